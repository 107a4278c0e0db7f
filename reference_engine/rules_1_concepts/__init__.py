"""Chapter 1 of the rules: game concepts."""
