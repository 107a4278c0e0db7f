"""A generated game as sentences, and as the scenario that plays it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mtg_conformance.suite.catalog import Kind, Scenario, Step
from mtg_conformance.suite.things import names_in

PLAYERS = ("Alice", "Bob")


@dataclass(frozen=True)
class Move:
    """An action or a choice; with `refused` one that the first engine doesn't allow, told as a check."""

    text: str
    refused: bool = False

    @property
    def verb(self) -> str:
        """What is done, for telling kinds of differences apart."""
        words = self.text.split()
        if words[0] not in PLAYERS:
            return "passing"
        return words[2] if words[1] == "can't" else words[1]


@dataclass(frozen=True)
class Check:
    """What one engine shows, as a sentence. `kind` is the field it is about, `subject` whose."""

    kind: str
    subject: str
    text: str

    @property
    def key(self) -> tuple[str, str]:
        """The same for the same fact, whatever its value."""
        return self.kind, self.subject


@dataclass(frozen=True)
class Game:
    """Set-up sentences, each with one thing in it, and what happens then."""

    givens: tuple[str, ...]
    moves: tuple[Move, ...] = ()

    def then(self, move: Move) -> Game:
        """The game with one more move."""
        return replace(self, moves=(*self.moves, move))

    def instead(self, move: Move) -> Game:
        """The game with another last move."""
        return replace(self, moves=(*self.moves[:-1], move))

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards it names, sorted."""
        return tuple(
            sorted({name for text in (*self.givens, *(m.text for m in self.moves)) for name in names_in(text)})
        )


@dataclass(frozen=True)
class Line:
    """One step of the scenario, and what it stands for."""

    kind: Kind
    text: str
    source: Move | Check | None = None


def lines_of(game: Game, checks: Sequence[Sequence[Check]] = ()) -> list[Line]:
    """The game's steps. `checks[i]` are asked after `i` moves; what isn't there isn't asked."""
    lines = [Line("given", text) for text in game.givens]
    lines += [Line("then", check.text, check) for check in (checks[0] if checks else ())]
    for number, move in enumerate(game.moves, 1):
        lines.append(Line("then" if move.refused else "when", move.text, move))
        lines += [Line("then", check.text, check) for check in (checks[number] if number < len(checks) else ())]
    return lines


def scenario_of(lines: Sequence[Line], scenario_id: str = "differ") -> Scenario:
    """The lines as the harness plays them; a step's line is its place, counted from 1."""
    steps = tuple(Step(line.kind.capitalize(), line.kind, line.text, number) for number, line in enumerate(lines, 1))
    cards = tuple(dict.fromkeys(name for line in lines for name in names_in(line.text)))
    return Scenario(scenario_id, "", "", 1, (), (), cards, None, None, steps, "", None)


def feature_text(lines: Sequence[Line], name: str, comments: Sequence[str]) -> str:
    """The lines as a feature file of one scenario."""
    essence = "\n".join(line.text for line in lines)
    tag = f"differ-{hashlib.sha256(essence.encode()).hexdigest()[:10]}"
    text = [f"# {comment}" for comment in comments]
    text += ["Feature: A difference between two engines", "", f"  @id:{tag}", f"  Scenario: {name}"]
    before: Kind | None = None
    for line in lines:
        text.append(f"    {'And' if line.kind == before else line.kind.capitalize()} {line.text}")
        before = line.kind
    return "\n".join(text) + "\n"


def fewer_lands(given: str) -> str | None:
    """The sentence with one land less; None where it is about something else, or about one land."""
    match = re.fullmatch(r"(\w+ has lands for )((?:\{\w\})+)", given)
    if match is None or match[2].count("{") < 2:
        return None
    return match[1] + match[2][3:]
