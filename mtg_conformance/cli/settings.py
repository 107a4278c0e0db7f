"""The settings file of an engine's repository, ``conformance.toml``: what one would write as flags each time.

Each key is a flag's long name and takes what the flag takes; flags win.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from mtg_conformance.cli.options import F, Trouble
from mtg_conformance.grading.toml_files import BadFile, did_you_mean, line_of, read_toml

SETTINGS = "conformance.toml"
_TEXT, _NUMBER, _TEXTS, _COUNT = "a text", "a number", "a text or a list of texts", "a whole number or a text"

# key -> (name of the parameter, what TOML may say, whether it is a path, from the settings' folder)
TOP: Mapping[str, tuple[str, str, bool]] = {
    "engine": ("engine", _TEXTS, False),
    "timeout": ("timeout", _NUMBER, False),
    "start-timeout": ("start_timeout", _NUMBER, False),
    "rules-date": ("rules_date", _TEXT, False),
    "suite": ("suite_dir", _TEXT, True),
    "workers": ("workers", _COUNT, False),
    "expect": ("expect", _TEXT, True),
    "results": ("results", _TEXT, True),
}
SELECT: Mapping[str, tuple[str, str, bool]] = {
    "rule": ("rules", _TEXTS, False),
    "card": ("cards", _TEXTS, False),
    "id": ("ids", _TEXTS, False),
    "path": ("what", _TEXTS, False),
    "expression": ("expression", _TEXT, False),
}
_TYPES: Mapping[str, tuple[type, ...]] = {
    _TEXT: (str,),
    _NUMBER: (int, float),
    _TEXTS: (str, list),
    _COUNT: (int, str),
}
_LEAVE = "mtg_conformance.leave_settings"
T = TypeVar("T")


def settings_options(function: F) -> F:
    """``--settings FILE`` and ``--no-settings``; the file's values become the other parameters' defaults."""
    chosen = click.option(
        "--settings",
        "settings_file",
        type=click.Path(dir_okay=False, path_type=Path),
        metavar="FILE",
        is_eager=True,
        expose_value=False,
        callback=_load,
        help=f"Settings to use instead of {SETTINGS} in the current folder.",
    )
    none = click.option(
        "--no-settings",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_leave,
        help=f"Leave {SETTINGS} alone.",
    )
    return none(chosen(function))


def read_settings(path: Path, command: click.Command) -> dict[str, Any]:
    """The file's values by the name of the command's parameter; each is checked as its flag is. Raises BadFile."""
    values, text = read_toml(path)
    select = values.pop("select", {})
    if not isinstance(select, dict):
        raise BadFile(path, line_of(text, ["select"]), "select is a table: [select]")
    found = {}
    parameters = {parameter.name: parameter for parameter in command.params}
    for table, known, told in (([], TOP, values), (["select"], SELECT, select)):
        for key, value in told.items():
            line = line_of(text, [*table, key])
            if key not in known:
                hint = did_you_mean(key, [*known, *([] if table else ["select"])])
                if not table and key in SELECT:
                    hint = f"{key} belongs under [select]"
                raise BadFile(path, line, f"unknown setting {key!r}", hint)
            name, kind, is_path = known[key]
            _check_type(path, line, key, value, kind)
            if is_path:
                value = str(path.parent / value)
            elif key == "engine" and isinstance(value, list):
                value = shlex.join(value)
            elif kind == _TEXTS and key != "engine":
                value = tuple(value) if isinstance(value, list) else (value,)
            if (parameter := parameters.get(name)) is None:
                continue  # a setting of another command
            try:
                parameter.type_cast_value(click.Context(command), value)
            except click.BadParameter as fault:
                raise BadFile(path, line, f"{key}: {fault.message}") from fault
            found[name] = value
    return found


def flags_replace_selection(ctx: click.Context, selection: Mapping[str, T], empty: T) -> dict[str, T]:
    """A selection on the command line replaces the file's as a whole: the two would only narrow each other."""
    sources = {name: ctx.get_parameter_source(name) for name in selection}
    if ParameterSource.COMMANDLINE not in sources.values():
        return dict(selection)
    return {name: empty if sources[name] is ParameterSource.DEFAULT_MAP else value for name, value in selection.items()}


def _load(ctx: click.Context, param: click.Parameter, value: Path | None) -> None:
    if ctx.resilient_parsing or ctx.meta.get(_LEAVE):
        return
    path = value or Path(SETTINGS)
    if value is None and not path.is_file():
        return
    try:
        ctx.default_map = read_settings(path, ctx.command)
    except BadFile as fault:
        raise Trouble(f"{fault.where}: {fault.message}", fault.hint) from fault


def _leave(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Called before ``_load`` where the flag is given: eager options go by the order of the command line."""
    ctx.meta[_LEAVE] = value


def _check_type(path: Path, line: int | None, key: str, value: object, kind: str) -> None:
    allowed = _TYPES[kind]
    fits = isinstance(value, allowed) and not isinstance(value, bool)
    if isinstance(value, list):
        fits = fits and all(isinstance(each, str) for each in value)
    if not fits:
        raise BadFile(path, line, f"{key} takes {kind}, not {value!r}")
