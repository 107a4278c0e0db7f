"""Chapter 4 of the rules: zones."""
