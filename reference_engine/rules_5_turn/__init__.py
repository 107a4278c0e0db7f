"""Chapter 5 of the rules: turn structure."""
