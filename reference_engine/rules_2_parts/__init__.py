"""Chapter 2 of the rules: parts of a card."""
