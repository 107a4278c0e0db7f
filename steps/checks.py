"""Checks: what must be so. Any check may stand after any step, also while a question is open."""

from __future__ import annotations

from pytest_bdd import parsers, then

from mtg_conformance.driving import checking
from mtg_conformance.driving.attempts import attempt as try_to
from mtg_conformance.driving.world import World
from mtg_conformance.suite.phrases import OBJECTS, PLAYER, STEP, cards_in_zones


@then(parsers.re(OBJECTS + " (?P<verb>is|isn't|are|aren't) (?P<is_so>.+)"))
def is_so(world: World, things: str, verb: str, is_so: str) -> None:
    """What an object is: power and toughness, colors, types, name, tapped, face up, attacking, attached to.

    After an article, or several together, colors are all it has; types are among those it has.

    Sentence: THING is PROPERTIES; THING isn't PROPERTIES
    Example: "Dryad Arbor" is a 1/1 green land creature
    Example: "Holy Strength" is attached to "Grizzly Bears"
    Example: each Dwarf token is named "Dwarf Berserker Token"
    Messages: observe: object power, toughness, colors, types, subtypes, supertypes, name, tapped, face_down,
        phased_out, attacking, blocking, attached_to, token, copy
    """
    checking.is_so(world, things, is_so, verb in ("isn't", "aren't"))


@then(parsers.re(OBJECTS + " (?P<verb>has|have|doesn't have|don't have) (?P<has>.+)"))
def has(world: World, things: str, verb: str, has: str) -> None:
    """What an object has: keywords, counters, damage, a mana value, abilities.

    Sentence: THING has PROPERTIES; THING doesn't have PROPERTIES
    Example: "Kavu Titan" has trample and 3 +1/+1 counters
    Example: "Grizzly Bears" has no abilities
    Example: the spell "Walking Ballista" has mana value 6
    Messages: observe: object keywords, abilities, counters, damage, mana_value
    """
    checking.has(world, things, has, verb.endswith("n't have"))


@then(parsers.re(PLAYER + " controls (?P<controlled>.+)"))
def controls(world: World, player: str, controlled: str) -> None:
    """What a player controls: at least one of each, exactly as many where a number is said; phased out doesn't count.

    Sentence: P controls THINGS; P controls N THINGS; P controls no THING
    Example: Alice controls 2 Soldier tokens
    Example: Alice controls no "Gigantiform"
    Messages: observe: object controller, name, token, types, subtypes
    """
    checking.controls(world, player, controlled)


@then(parsers.re(PLAYER + r' has (?P<cards>.*".*" (?:in|outside) [a-z ]+)'))
def has_cards(world: World, player: str, cards: str) -> None:
    """Cards that a player owns in a zone: at least one of each, exactly as many where a number is said.

    Sentence: P has THINGS in hand / library / graveyard / exile / the command zone; P has THINGS outside the game
    Example: Alice has "Opt" in graveyard
    Example: Bob has no "Forest" in hand
    Messages: observe: object zone, owner, card
    """
    for names, zone in cards_in_zones(cards):
        checking.owns_in_zone(world, player, names, zone)


@then(
    parsers.re(
        PLAYER + ' has (?P<cards>.*".*") on (?:the )?(?P<place>top|bottom) of (?:(?:her|his|their|the) )?library'
    )
)
def has_cards_on_library(world: World, player: str, cards: str, place: str) -> None:
    """The cards on top or on the bottom of a library, in whatever order.

    Sentence: P has THINGS on top / on the bottom of library
    Example: Alice has "Forest" on the bottom of library
    Messages: observe: object zone, owner, card, index
    """
    checking.owns_in_zone(world, player, cards, "library", place)


@then(
    parsers.re(
        PLAYER
        + r" has (?P<value>-?\d+ life|(?:\d+|no) cards? in (?:hand|library|graveyard|exile)|no mana|(?:\{[^{}]+\})+"
        r"|no untapped lands|(?:\d+|no) \w+ counters?)"
    )
)
def player_has(world: World, player: str, value: str) -> None:
    """A player's life, number of cards, mana (all of it), untapped lands or counters.

    Sentence: P has N life; P has N cards in ZONE; P has MANA; P has no mana; P has no untapped lands;
        P has N KIND counters
    Example: Alice has {B}{B}
    Example: Alice has no untapped lands
    Messages: observe: player life, hand, library, mana, counters
    """
    checking.player_has(world, player, value)


@then(parsers.re("the stack is (?P<stack>.+)"))
def stack_is(world: World, stack: str) -> None:
    """Everything on the stack, top first, or that there is nothing.

    Sentence: the stack is THINGS; the stack is empty
    Example: the stack is the trigger of "Manabarbs" and the spell "Opt"
    Messages: observe: stack, object kind, source, controller, name
    """
    checking.stack_is(world, stack)


@then(parsers.re(PLAYER + " may choose only (?P<offered>.+)"))
def may_choose_only(world: World, player: str, offered: str) -> None:
    """The open question offers exactly these options; no is not counted.

    Sentence: P may choose only THINGS
    Example: Alice may choose only {B} or {C}
    Messages: none: the options of the open question
    """
    checking.may_choose_only(world, player, offered)


@then(parsers.re(PLAYER + " can't (?P<attempt>[a-z]+(?: .+)?)"))
def cannot(world: World, player: str, attempt: str) -> None:
    """An action or choice that is refused, and changes nothing. Takes every such sentence in its plain form.

    Sentence: P can't ACTION
    Example: Alice can't cast "Opt"
    Example: Alice can't attack Bob with "Grizzly Bears"
    Messages: those of the action, which must be illegal; observe before and after; cancel
    """
    try_to(world, player, attempt)


@then(parsers.re("nobody has priority"))
def nobody_has_priority(world: World) -> None:
    """No player has priority: something is being cast, resolved or declared.

    Sentence: nobody has priority
    Example: nobody has priority
    Messages: none: the position
    """
    checking.nobody_has_priority(world)


@then(parsers.re(r"it is (?P<player>[A-Z]\w*)'s " + STEP))
def turn_is(world: World, player: str, step: str) -> None:
    """Whose turn it is, and which step or phase.

    Sentence: it is P's STEP
    Example: it is Bob's upkeep
    Messages: none: the position
    """
    checking.turn_is(world, player, step)


@then(parsers.re("it is (?P<time>day|night)"))
def day_or_night_is(world: World, time: str) -> None:
    """Whether it is day or night.

    Sentence: it is day; it is night
    Example: it is night
    Messages: observe: day_night
    """
    checking.day_or_night_is(world, time)


@then(parsers.re(PLAYER + " (?P<verb>wins|loses) the game"))
def wins_or_loses(world: World, player: str, verb: str) -> None:
    """A player has won, or has lost (perhaps while others play on).

    Sentence: P wins the game; P loses the game
    Example: Bob loses the game
    Messages: none: the position
    """
    checking.outcome_is(world, player, verb)


@then(parsers.re("nobody has won"))
def nobody_has_won(world: World) -> None:
    """The game goes on.

    Sentence: nobody has won
    Example: nobody has won
    Messages: none: the position
    """
    checking.outcome_is(world, None, None)


@then(parsers.re("the game is a draw"))
def game_is_a_draw(world: World) -> None:
    """The game has ended without a winner (rule 104.4).

    Sentence: the game is a draw
    Example: the game is a draw
    Messages: none: the position
    """
    checking.outcome_is(world, None, "draw")


@then(parsers.re(PLAYER + " (?P<verb>sees|doesn't see) " + OBJECTS))
def sees(world: World, player: str, verb: str, things: str) -> None:
    """Whether a player may know what something is.

    Sentence: P sees THING; P doesn't see THING
    Example: Bob doesn't see "Lumithread Field"
    Messages: observe with a viewer
    """
    checking.sees(world, player, things, verb != "sees")
