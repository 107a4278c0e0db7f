"""The command ``mtg-conformance``. Exit status: 0 as expected, 1 unexpected results, 2 usage, 3 the engine couldn't be
run, 4 the suite is at fault, 130 interrupted; never a count."""

from __future__ import annotations

import difflib
import importlib
import importlib.util
from collections.abc import Mapping

import click

from mtg_conformance import __version__

# name -> (module, what it does in one line: shown in the overview without importing the module)
COMMANDS: Mapping[str, tuple[str, str]] = {
    "run": ("run", "Grade an engine on scenarios."),
    "check-adapter": ("check_adapter", "Try an adapter message by message."),
    "show": ("show", "Show a scenario, its rules and steps."),
    "steps": ("steps", "List the sentences scenarios are made of."),
    "lint": ("lint", "Check the suite's feature files."),
    "coverage": ("coverage", "Show which rules the suite proves."),
}


class LazyGroup(click.Group):
    """Imports a command when it is used: the overview and each command stay quick, and one can't break another.

    A module ``cli/x_y.py`` holds the command ``x-y`` under the name ``command``; beyond those of ``COMMANDS``, every
    module of the folder that isn't private is a command.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, (module, _) in COMMANDS.items() if _exists(module)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module, _ = COMMANDS.get(cmd_name, (cmd_name.replace("-", "_"), ""))
        if not module.isidentifier() or module in ("main", "options") or not _exists(module):
            return None
        command = importlib.import_module(f"mtg_conformance.cli.{module}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name][1]) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            near = difflib.get_close_matches(args[0], self.list_commands(ctx), n=1)
            ctx.fail(f"no command {args[0]!r}." + (f" Did you mean {near[0]}?" if near else ""))
        return super().resolve_command(ctx, args)


def _exists(module: str) -> bool:
    return importlib.util.find_spec(f"mtg_conformance.cli.{module}") is not None


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="mtg-conformance")
def main() -> None:
    """An executable statement of the rules of Magic: grade an engine, read a rule as examples."""
