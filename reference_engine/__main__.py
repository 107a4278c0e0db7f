"""The reference engine as a process of its own: the adapter protocol over standard input and output."""

from __future__ import annotations

import argparse
import json
import sys

from reference_engine.protocol.server import Engine


def main() -> None:
    """One message a line, in and out, until `shutdown` or the end of the input."""
    parser = argparse.ArgumentParser(prog="python -m reference_engine", description=__doc__)
    parser.add_argument("--rules-date", help="play by the rules of this day (YYYY-MM-DD), whatever is asked for")
    engine = Engine(parser.parse_args().rules_date)
    for line in sys.stdin:
        try:
            response = engine.handle(json.loads(line))
        except json.JSONDecodeError as error:
            response = {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": str(error)}}
        sys.stdout.write(json.dumps(response, ensure_ascii=False) + "\n")
        sys.stdout.flush()
        if engine.finished:
            break


if __name__ == "__main__":
    main()
