"""Chapter 3 of the rules: card types."""
