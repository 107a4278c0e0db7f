"""phase over standard input and output."""

from __future__ import annotations

import argparse

from mtg_conformance.adapters.base import serve

from .adapter import PhaseAdapter


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mtg_conformance.adapters.phase", description=__doc__)
    parser.add_argument("--cards", metavar="FILE", help="MTGJSON AtomicCards or Scryfall oracle-cards file")
    serve(PhaseAdapter(parser.parse_args().cards))


if __name__ == "__main__":
    main()
