"""Chapter 7 of the rules: additional rules."""
