"""The command line: one module for each command, imported when the command is used."""
