"""The suite as data: feature files read into scenarios, step definitions into an index, rule numbers into a table."""
