"""Grading: outcomes, the run over worker processes, the event stream, the summary, and the check of an adapter."""
