"""A rules engine for Magic: The Gathering that is written to be read.

The folders follow the Comprehensive Rules: `rules_1_concepts` … `rules_7_more` hold one module per section, named after
it and its number (`casting_601`, `layers_613`), and `rulebook` imports them all; `kernel` holds the state, events and
questions that they share, `vocabulary` the records that card files are made of, `cards` the card files, `protocol` the
adapter protocol's server. The engine imports nothing of the harness that grades it.
"""

__version__ = "0.1.0"
