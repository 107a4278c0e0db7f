"""Chapter 6 of the rules: spells, abilities and effects."""
