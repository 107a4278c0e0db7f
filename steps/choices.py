"""Choices: what players decide when they are asked. One sentence for one decision of the rules.

A forced choice isn't scripted: the harness answers it. Choosing implies yes to a may before it; declining where nobody
asks is nothing; any other choice that nobody asks for fails.
"""

from __future__ import annotations

from typing import Protocol

from pytest_bdd import parsers, when

from mtg_conformance.driving.answers import (
    Accepts,
    Assigns,
    Chooses,
    Decision,
    Declines,
    Orders,
    Puts,
    Shows,
    places_of,
)
from mtg_conformance.suite.phrases import PLAYER, cards_at_places, shares_of
from mtg_conformance.suite.things import parse_list, split_list


class Decider(Protocol):
    """The fixture `world`, as far as choices need it: the harness also asks a sentence for its decision beforehand."""

    def decide(self, decision: Decision) -> None: ...


@when(parsers.re(PLAYER + " chooses (?P<choice>.+)"))
def chooses(world: Decider, player: str, choice: str) -> None:
    """Choose among the options offered: objects, players, a color, a type, a mana symbol, a number, a mode, a pile.

    Sentence: P chooses THINGS; P chooses VALUE; P chooses nothing
    Example: Bob chooses "Hill Giant"
    Example: Alice chooses {C}
    Example: Alice chooses pile 2
    Messages: answer: options (or yes before it, number, order)
    """
    world.decide(Chooses(player, parse_list(choice)))


@when(parsers.re(PLAYER + " accepts"))
def accepts(world: Decider, player: str) -> None:
    """Say yes to a bare may, or to paying.

    Sentence: P accepts
    Example: Bob accepts
    Messages: answer: yes
    """
    world.decide(Accepts(player))


@when(parsers.re(PLAYER + " declines"))
def declines(world: Decider, player: str) -> None:
    """Say no, or no more; nothing where nobody asks.

    Sentence: P declines
    Example: Alice declines
    Messages: answer: no, decline or nothing chosen
    """
    world.decide(Declines(player))


@when(parsers.re(PLAYER + " orders (?P<order>.+ before .+)"))
def orders(world: Decider, player: str, order: str) -> None:
    """Put triggers or replacement effects in order; the first named takes effect first.

    Sentence: P orders THING before THING [before THING]
    Example: Alice orders "Phyrexian Arena" before "Felidar Sovereign"
    Messages: answer: order, or one option at a time
    """
    things = tuple(thing for part in split_list(order, (" before ",)) for thing in parse_list(part))
    world.decide(Orders(player, things))


@when(parsers.re(PLAYER + r" puts (?P<places>.+ (?:on top|on the bottom|in (?:the )?graveyard|in pile \d+))"))
def puts(world: Decider, player: str, places: str) -> None:
    """Put cards on top, on the bottom, in the graveyard or in piles; the rest goes to the place that isn't named.

    Sentence: P puts THINGS PLACE [and THINGS PLACE]
    Example: Bob puts "Opt" in pile 1 and "Forest" in pile 2
    Example: Alice puts nothing on the bottom
    Messages: answer: places
    """
    world.decide(Puts(player, places_of(cards_at_places(places))))


@when(parsers.re(PLAYER + r" assigns (?P<shares>\d+ to .+)"))
def assigns(world: Decider, player: str, shares: str) -> None:
    """Divide damage, or distribute counters.

    Sentence: P assigns N to THING [and N to THING]
    Example: Alice assigns 2 to "Grizzly Bears" and 4 to Bob
    Messages: answer: division
    """
    world.decide(Assigns(player, shares_of(shares)))


@when(parsers.re(r"the (?P<what>coin|die) shows (?P<result>\w+)"))
def chance_shows(world: Decider, what: str, result: str) -> None:
    """What a coin or a die shows, where the engine lets chance be scripted.

    Sentence: the coin shows heads / tails; the die shows N
    Example: the die shows 14
    Messages: answer for the player chance
    """
    world.decide(Shows("chance", result, "flip" if what == "coin" else "roll"))
