"""The faults, a module for each chapter of the rules or part of one. Each has ``FAULTS``; see ``catalogue``."""
