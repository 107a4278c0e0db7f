"""Actions: what players do. Each is one or more `act` messages, or the answer to a question for a declaration."""

from __future__ import annotations

from pytest_bdd import parsers, when

from mtg_conformance.driving import actions
from mtg_conformance.driving.world import World
from mtg_conformance.suite.phrases import PLAYER, STEP, THING

_CLAUSES = "(?P<clauses> .+)?"


@when(parsers.re(PLAYER + " casts " + THING + _CLAUSES))
def casts(world: World, player: str, thing: str, clauses: str | None) -> None:
    """Cast a spell, from the hand if it is there; also while something resolves that lets the player cast.

    Sentence: P casts THING [for its METHOD cost / without paying its mana cost] [with kicker] [with X = N]
        [choosing modes N and N / VALUE] [sacrificing / discarding / exiling / tapping / revealing THINGS]
        [paying N life] [activating THING] [targeting THINGS]
    Example: Alice casts "Gigantiform" with kicker targeting "Grizzly Bears"
    Example: Alice casts "Conflagrate" for its flashback cost with X = 2 discarding 2 "Opt" targeting Bob
    Messages: act: cast with its announcement; answer to the engine's questions about it; answer to cast-now
    """
    actions.cast(world, player, thing, clauses)


@when(parsers.re(PLAYER + ' activates (?:(?P<ability>(?:the \\w+ )?"[^"]+") of )?' + THING + _CLAUSES))
def activates(world: World, player: str, ability: str | None, thing: str, clauses: str | None) -> None:
    """Activate an ability; its cost as printed names it where the source has several.

    Sentence: P activates [ABILITY of] THING [clauses as for casting]
    Example: Alice activates "{3}{U}" of "Jin-Gitaxias"
    Example: Alice activates the second "{T}" of "Quirion Elves"
    Messages: act: activate with its announcement; answer to the engine's questions about it
    """
    actions.activate(world, player, ability, thing, clauses)


@when(parsers.re(PLAYER + r" taps (?P<things>.+) for (?P<mana>mana|\{[^{}]+\})"))
def taps_for_mana(world: World, player: str, things: str, mana: str) -> None:
    """Activate a mana ability with the tap symbol in its cost (rule 106.12), of each permanent named.

    Sentence: P taps THINGS for mana; P taps THINGS for MANA
    Example: Alice taps "Fellwar Stone" for {U}
    Messages: act: activate with mana true
    """
    actions.tap_for_mana(world, player, things, mana)


@when(parsers.re(PLAYER + " plays " + THING))
def plays(world: World, player: str, thing: str) -> None:
    """Play a land.

    Sentence: P plays THING
    Example: Alice plays "Forest"
    Messages: act: play_land
    """
    actions.play_land(world, player, thing)


@when(parsers.re(PLAYER + " turns " + THING + " face up"))
def turns_face_up(world: World, player: str, thing: str) -> None:
    """Turn a face-down permanent face up as a special action (rule 116.2b).

    Sentence: P turns THING face up
    Example: Alice turns "Lumithread Field" face up
    Messages: act: special turn_face_up
    """
    actions.turn_face_up(world, player, thing)


@when(
    parsers.re(
        PLAYER + " (?P<verb>suspends|foretells|plots|unlocks|discards|fetches|ignores|ends the effect on) " + THING
    )
)
def takes_special_action(world: World, player: str, verb: str, thing: str) -> None:
    """Another special action (rule 116.2).

    Sentence: P suspends / foretells / plots / discards / fetches / unlocks / ignores / ends the effect on THING
    Example: Alice suspends "Rift Bolt"
    Messages: act: special
    """
    actions.special(world, player, verb, thing)


@when(parsers.re(PLAYER + " attacks (?P<attack>(?:.+ )?with .+)"))
def attacks(world: World, player: str, attack: str) -> None:
    """Declare attackers, all at once; players pass until attackers are asked for.

    Sentence: P attacks DEFENDER with THINGS [and DEFENDER with THINGS]; P attacks with nothing
    Example: Alice attacks Bob with 2 "Child of Night"
    Messages: act: pass up to the declaration; answer to attackers
    """
    actions.attack(world, player, attack)


@when(parsers.re(PLAYER + " blocks (?P<block>(?:.+ )?with .+)"))
def blocks(world: World, player: str, block: str) -> None:
    """Declare blockers, all at once; players pass until blockers are asked for.

    Sentence: P blocks THING with THINGS [and THING with THINGS]; P blocks with nothing
    Example: Bob blocks "Hill Giant" with "Grizzly Bears"
    Messages: act: pass up to the declaration; answer to blockers
    """
    actions.block(world, player, block)


@when(parsers.re(PLAYER + " passes"))
def passes(world: World, player: str) -> None:
    """Pass priority; said only where somebody else is to act.

    Sentence: P passes
    Example: Alice passes
    Messages: act: pass
    """
    actions.pass_priority(world, player)


@when(parsers.re("all players pass"))
def all_pass(world: World) -> None:
    """Every player passes once: the top object of the stack resolves, or the step ends.

    Sentence: all players pass
    Example: all players pass
    Messages: act: pass, once for each player
    """
    actions.all_pass(world)


@when(parsers.re("the stack resolves"))
def stack_resolves(world: World) -> None:
    """Players pass until the stack is empty; stops at a question and goes on after its answer.

    Sentence: the stack resolves
    Example: the stack resolves
    Messages: act: pass, until the stack is empty
    """
    actions.resolve_stack(world)


@when(parsers.re(r"the game advances to (?:(?P<player>[A-Z]\w*)'s |the )(?:next )?" + STEP))
def advances(world: World, player: str | None, step: str) -> None:
    """Players pass until the step next begins; nobody attacks or blocks on the way.

    Sentence: the game advances to P's [next] STEP; the game advances to the next STEP
    Example: the game advances to Bob's upkeep
    Messages: act: pass; answer to attackers and blockers with none
    """
    actions.advance(world, player, step)


@when(parsers.re(PLAYER + " concedes"))
def concedes(world: World, player: str) -> None:
    """Concede the game (rule 104.3a).

    Sentence: P concedes
    Example: Bob concedes
    Messages: act: concede
    """
    actions.concede(world, player)
