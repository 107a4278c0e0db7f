"""Set-up: the position a scenario starts from. States facts, never history; what isn't said has its default.

Defaults: Alice and Bob at 20 life, hands empty, libraries of a filler; Alice is active in her precombat main phase.
All of it is sent in one `start` message, after `check_cards`, when the first other sentence is played.
"""

from __future__ import annotations

from pytest_bdd import given, parsers

from mtg_conformance.driving.world import World
from mtg_conformance.suite.phrases import MANA, PLAYER, STEP, cards_in_zones
from mtg_conformance.suite.things import split_list


@given(parsers.re(PLAYER + r' controls (?P<permanents>.*".+)'))
def controls(world: World, player: str, permanents: str) -> None:
    """Permanents on the battlefield, in timestamp order, untapped and not summoning sick unless it says so.

    Sentence: P controls THINGS [that is tapped / summoning sick / face down] [with N KIND counters] [with VALUE chosen]
        [attached to THING] [called "LABEL"]
    Example: Alice controls "Pili-Pala" that is tapped with 1 stun counter
    Example: Alice controls "Holy Strength" attached to "Runeclaw Bear"
    Example: Bob controls his commander "Isamaru, Hound of Konda"
    Messages: start: battlefield
    """
    world.setup.place(player, permanents)


@given(parsers.re(PLAYER + r' has (?P<cards>.*".*" (?:in|outside) [a-z ]+)'))
def has_cards(world: World, player: str, cards: str) -> None:
    """Cards in zones other than the battlefield; of a library the first named is on top, of a graveyard the last.

    Sentence: P has THINGS in hand / library / graveyard / exile / the command zone; P has THINGS outside the game
    Example: Bob has 2 "Howling Mine" in library
    Example: Alice has "Gigantiform" in hand and "Opt" in library
    Messages: start: players' hand, library, graveyard, exile, command, outside
    """
    for names, zone in cards_in_zones(cards):
        world.setup.put(player, names, zone)


@given(parsers.re(PLAYER + " has lands for " + MANA))
def has_lands(world: World, player: str, mana: str) -> None:
    """Untapped basic lands that make exactly this mana; Wastes for the generic part.

    Sentence: P has lands for MANA
    Example: Alice has lands for {3}{G}
    Messages: start: battlefield
    """
    world.setup.lands(player, mana)


@given(parsers.re(PLAYER + r" has (?P<number>\d+) (?P<what>life|\w+ counters?)"))
def has_life_or_counters(world: World, player: str, number: str, what: str) -> None:
    """A life total, or counters on a player.

    Sentence: P has N life; P has N poison counters
    Example: Bob has 9 poison counters
    Messages: start: players' life, counters
    """
    if what == "life":
        world.setup.life[player] = int(number)
    else:
        world.setup.counter(player, what.partition(" ")[0], int(number))


@given(parsers.re(r"it is (?P<player>[A-Z]\w*)'s " + STEP))
def turn_is(world: World, player: str, step: str) -> None:
    """Whose turn it is, and the step or main phase; nothing of that step triggers any more.

    Sentence: it is P's STEP
    Example: it is Alice's upkeep
    Messages: start: active, step
    """
    world.setup.active, world.setup.step = player, step


@given(parsers.re("it is (?P<time>day|night)"))
def day_or_night_is(world: World, time: str) -> None:
    """The game starts with it being day or night (rule 731).

    Sentence: it is day; it is night
    Example: it is day
    Messages: start: day_night
    """
    world.setup.day_night = time


@given(parsers.re(PLAYER + " is the starting player"))
def is_starting_player(world: World, player: str) -> None:
    """The game has yet to begin (rule 103): opening hands come from the tops of libraries; nothing else is there.

    Sentence: P is the starting player
    Example: Alice is the starting player
    Messages: start: turn 0, active
    """
    world.setup.starting_player = player


@given(parsers.re("a (?P<commander>Commander )?game with (?P<players>[A-Z].*)"))
def game_with(world: World, commander: str | None, players: str) -> None:
    """Who plays, in turn order; with the word Commander, in that format.

    Sentence: a [Commander] game with PLAYERS
    Example: a game with Alice, Bob and Carol
    Messages: start: players, format
    """
    world.setup.players[:] = split_list(players)
    world.setup.commander = commander is not None
