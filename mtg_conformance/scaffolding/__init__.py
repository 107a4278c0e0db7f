"""Starter adapters, as folders of files to copy, and the copying of them."""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = ("python", "javascript")
PLACEHOLDER = "my-engine"
HERE = Path(__file__).parent


class CannotWrite(Exception):
    """The folder can't take a starter; the message says why and what to do."""


def starter_files(language: str) -> dict[str, str]:
    """File name -> text, as shipped. `language` is one of LANGUAGES."""
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted((HERE / language).iterdir())
        if path.is_file() and path.suffix != ".pyc"
    }


def engine_name(folder: Path) -> str:
    """The folder's name as an engine's: lower case, joined by hyphens. Raises CannotWrite where nothing is left."""
    name = re.sub(r"[^a-z0-9]+", "-", folder.resolve().name.lower()).strip("-")
    if not name:
        raise CannotWrite(f"{folder}: no name for an engine can be made of that; give the folder a name with letters")
    return name


def write_starter(language: str, folder: Path) -> list[Path]:
    """Write a starter into `folder`, which is made where it doesn't exist; the files written.

    Nothing is written and CannotWrite is raised where one of the files is already there or the folder isn't one.
    """
    name = engine_name(folder)
    files = starter_files(language)
    if folder.exists() and not folder.is_dir():
        raise CannotWrite(f"{folder} is a file; name a folder")
    if there := [file for file in files if (folder / file).exists()]:
        raise CannotWrite(f"{folder} already has {', '.join(there)}, and nothing is overwritten; name another folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in files.items():
            (folder / file).write_text(text.replace(PLACEHOLDER, name), encoding="utf-8")
    except OSError as fault:
        raise CannotWrite(f"{folder} can't be written: {fault.strerror or fault}") from fault
    return [folder / file for file in files]
