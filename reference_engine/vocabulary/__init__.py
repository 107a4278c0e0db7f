"""The records that card files are made of: small, frozen, without code; one file for each kind.

A record is written under its own head word: `draw: 2` is `Draw(count=2)`; its other fields stand beside it.
"""
