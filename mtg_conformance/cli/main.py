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
    "expect": ("expect", "Record what an engine is known not to pass."),
    "report": ("report", "Turn results into JUnit XML, Markdown, a badge …"),
    "compare": ("compare", "Put engines, versions or days side by side."),
    "merge": ("merge", "Put the parts of a run together."),
    "site": ("site", "Write the static site of rules and results."),
    "new-adapter": ("new_adapter", "Start an adapter from a template."),
    "shrink": ("shrink", "Cut a failing scenario down."),
    "metamorphic": ("metamorphic", "Change what can't matter; see whether verdicts stay."),
    "differ": ("differ", "Play at random on two engines until they differ."),
    "sensitivity": ("sensitivity", "See which wrong engines the suite catches."),
    "mutation": ("mutation", "Change the rules' code at random; see who notices."),
    "card": ("card", "Begin a card file; check card files."),
    "show": ("show", "Show a scenario, its rules and steps."),
    "steps": ("steps", "List the sentences scenarios are made of."),
    "lint": ("lint", "Check the suite's feature files."),
    "coverage": ("coverage", "Show which rules the suite proves."),
}


class LazyGroup(click.Group):
    """Imports a command when it is used: the overview and each command stay quick, and one can't break another.

    A module ``cli/x_y.py`` holds the command ``x-y`` under the name ``command``, whether ``COMMANDS`` tells of it or
    not; modules without that name serve the others.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, (module, _) in COMMANDS.items() if _exists(module)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module, _ = COMMANDS.get(cmd_name, (cmd_name.replace("-", "_"), ""))
        if not module.isidentifier() or not _exists(module):
            return None
        command = getattr(importlib.import_module(f"mtg_conformance.cli.{module}"), "command", None)
        return command if isinstance(command, click.Command) else None

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


def _tell_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Of the harness, of the suite and of the rules that it states: what a report of a fault needs."""
    if not value or ctx.resilient_parsing:
        return
    from mtg_conformance.cli.playing import suite_product
    from mtg_conformance.engines.session import PROTOCOL
    from mtg_conformance.suite.rules_data import rules

    suite = suite_product(None)
    click.echo(f"mtg-conformance {__version__}")
    click.echo(f"suite {suite['version']}, rules of {rules().effective}, protocol {PROTOCOL}")
    ctx.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_tell_version, help="Show versions and exit."
)
def main() -> None:
    """An executable statement of the rules of Magic: grade an engine, read a rule as examples."""
