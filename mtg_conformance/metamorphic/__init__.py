"""Metamorphic checks: scenarios changed in ways that the rules don't mind, and what becomes of the verdict."""
