"""python-mtg over standard input and output."""

from __future__ import annotations

from mtg_conformance.adapters.base import serve

from .adapter import PythonMtgAdapter

if __name__ == "__main__":
    serve(PythonMtgAdapter())
