"""Pages generated from the sources they describe."""
