"""Failing scenarios cut down to what is needed to fail, and scenarios written as feature files."""
