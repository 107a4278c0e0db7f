"""Actions: what players do, as messages (rules 117, 305, 508, 509, 601, 602, 116)."""

from __future__ import annotations

from typing import Any

from mtg_conformance.driving.announce import Proposal
from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.finding import ACTIVATABLE, BATTLEFIELD, CASTABLE, PLAYABLE, TARGETABLE, Found, Id
from mtg_conformance.driving.options import Question, deciding, options_of, picks, tell_question
from mtg_conformance.driving.turns import Advance, Reach, Resolve, Round
from mtg_conformance.driving.world import World
from mtg_conformance.suite.clauses import NONE, Clauses, parse_clauses
from mtg_conformance.suite.things import Thing, parse, parse_list, parse_object, split_list, split_outside_quotes

_COST_ZONES: dict[str, tuple[str, ...]] = {
    "sacrifice": BATTLEFIELD,
    "tap": BATTLEFIELD,
    "discard": ("hand",),
    "exile": ("hand", "graveyard", "battlefield"),
    "reveal": ("hand", "battlefield"),
}
SPECIAL = {
    "suspends": "suspend", "foretells": "foretell", "plots": "plot", "unlocks": "unlock", "discards": "discard",
    "ignores": "ignore", "ends the effect on": "end", "fetches": "companion",
}  # fmt: skip
_ON_PERMANENTS = ("unlocks", "ignores", "ends the effect on")


def cast(world: World, player: str, thing: str, clauses: str | None) -> None:
    """Cast a card, or one face of it, with what the clauses announce."""
    wanted = parse_object(thing)
    found = world.view().one(wanted, player, CASTABLE, _offered(world, player, wanted))
    face = _face(wanted, found)
    action: dict[str, Any] = {"do": "cast", "object": found["id"]}
    if face is not None and "face" in world.announces:
        action["face"] = face
    world.act(player, action, propose(world, player, clauses, face))


def _offered(world: World, player: str, wanted: Thing) -> frozenset[Id] | None:
    """What is meant while a player is asked what to cast (608.2g): a copy that is offered, not the card it copies.

    None where nothing of that name is offered, or an ordinal counts what is and what isn't.
    """
    question = world.question
    if question is None or question["purpose"] != "cast-now" or deciding(question) != player or wanted.ordinal:
        return None
    offered = frozenset(option["object"] for option in options_of(question) if "object" in option)
    return offered if world.view().find(wanted, CASTABLE, offered) else None


def play_land(world: World, player: str, thing: str) -> None:
    """Play a land card, or one face of it."""
    wanted = parse_object(thing)
    found = world.view().one(wanted, player, PLAYABLE)
    action: dict[str, Any] = {"do": "play_land", "object": found["id"]}
    if (face := _face(wanted, found)) is not None:
        action["face"] = face
    world.act(player, action)


def activate(world: World, player: str, ability: str | None, thing: str, clauses: str | None) -> None:
    """Activate an ability, named by its cost as printed where its source has several."""
    source = world.view().one(parse_object(thing), player, ACTIVATABLE)
    action: dict[str, Any] = {"do": "activate", "source": source["id"]}
    if ability is not None:
        named = parse_object(ability)
        action["cost"] = named.name
        if named.ordinal is not None:
            action["index"] = named.ordinal
    world.act(player, action, propose(world, player, clauses))


def tap_for_mana(world: World, player: str, things: str, mana: str) -> None:
    """Activate a mana ability with the tap symbol (rule 106.12); several permanents one after the other."""
    values = () if mana == "mana" else (mana,)
    for thing in parse_list(things):
        count = 1 if thing.count is None else thing.count
        for source in world.view().several(thing, count, player):
            if world.question is not None and not world.attempting:
                raise world.unexpected(world.question)
            action = {"do": "activate", "source": source["id"], "mana": True}
            world.act(player, action, Proposal(player, Clauses(values=values), (), {}))


def turn_face_up(world: World, player: str, thing: str) -> None:
    """Turn a face-down permanent face up (rule 116.2b)."""
    found = world.view().one(parse_object(thing), player)
    world.act(player, {"do": "special", "what": "turn_face_up", "object": found["id"]})


def special(world: World, player: str, verb: str, thing: str) -> None:
    """Suspend, foretell, plot or discard from the hand; fetch a companion; unlock, ignore or end for a permanent."""
    zones = BATTLEFIELD if verb in _ON_PERMANENTS else ("outside",) if verb == "fetches" else ("hand",)
    found = world.view().one(parse_object(thing), player, zones)
    world.act(player, {"do": "special", "what": SPECIAL[verb], "object": found["id"]})


def pass_priority(world: World, player: str) -> None:
    """This player passes, and must have priority."""
    world.begin()
    world.player(player)
    if world.question is not None and not world.attempting:
        raise world.unexpected(world.question)
    if world.position.get("priority") != player and not world.attempting:
        raise Wrong(f"{player} to have priority", world.tell_state())
    world.act(player, {"do": "pass"})


def all_pass(world: World) -> None:
    """Every player still in the game passes once."""
    world.begin()
    lost = world.position.get("lost", ())
    world.intend(Round(sum(player not in lost for player in world.players)))


def resolve_stack(world: World) -> None:
    """Players pass until the stack is empty."""
    world.intend(Resolve())


def advance(world: World, player: str | None, step: str) -> None:
    """Players pass, without attacks and blocks, until the step begins."""
    world.begin()
    if player is not None:
        world.player(player)
    world.intend(Advance(step, player, (world.position["turn"], world.position["step"])))


def concede(world: World, player: str) -> None:
    """Leave the game (rule 104.3a)."""
    world.act(player, {"do": "concede"})


def attack(world: World, player: str, declaration: str) -> None:
    """Declare attackers (rule 508): `Bob with "A" and Carol with "B"`, `with nothing`."""
    groups = parse_declaration(declaration)
    question = _reach(world, player, "attackers")
    pairs: list[list[Any]] = []
    for defender, attackers in groups:
        for attacker in _declared(world, question, attackers, player):
            pairs.append([attacker, _other(world, question, defender, player)])
    world.answer({"pairs": pairs})
    world.settle()


def block(world: World, player: str, declaration: str) -> None:
    """Declare blockers (rule 509): `"Hill Giant" with "Grizzly Bears"`."""
    groups = parse_declaration(declaration)
    question = _reach(world, player, "blockers")
    pairs: list[list[Any]] = []
    for attacker, blockers in groups:
        if attacker is None and blockers:
            raise Broken("say which attacker is blocked")
        for blocker in _declared(world, question, blockers, player):
            pairs.append([blocker, _other(world, question, attacker, player)])
    world.answer({"pairs": pairs})
    world.settle()


def parse_declaration(text: str) -> list[tuple[Thing | None, tuple[Thing, ...]]]:
    """`Bob with "A" and "B" and Carol with "C"` as pairs of what is attacked or blocked and by what."""
    head, *parts = split_outside_quotes(f" {text} ", " with ")
    if not parts and text.startswith("with "):
        head, parts = "", [head.removeprefix("with ")]
    if not parts:
        raise Broken(f"{text!r}: say with what")
    groups: list[tuple[Thing | None, tuple[Thing, ...]]] = []
    target = parse(head) if head else None
    for number, part in enumerate(parts, 1):
        names = list(split_list(part))
        following = parse(names.pop()) if number < len(parts) else None
        things = () if names == ["nothing"] else tuple(parse_object(name) for name in names)
        groups.append((target, things))
        target = following
    return groups


def propose(world: World, player: str, clauses: str | None, face: str | None = None) -> Proposal:
    """What the clauses announce, with the objects that they name found."""
    said = parse_clauses(clauses or "")
    if said is NONE and face is None:
        return Proposal(player, NONE, (), {})
    view = world.view()
    targets: list[dict[str, Any]] = []
    for thing in said.targets:
        if thing.word is not None:
            targets.append({"player": world.player(thing.word)})
        else:
            count = 1 if thing.count is None else thing.count
            targets += [{"object": found["id"]} for found in view.several(thing, count, player, TARGETABLE)]
    costs = {kind: _for_cost(world, player, kind, things) for kind, things in said.costs.items()}
    mana = [view.one(thing, player, ACTIVATABLE)["id"] for thing in said.mana_abilities]
    return Proposal(player, said, targets, costs, mana, face)


def _for_cost(world: World, player: str, kind: str, things: tuple[Thing, ...]) -> list[Id]:
    view, ids = world.view(), []
    for thing in things:
        count = 1 if thing.count is None else thing.count
        left = [found for found in view.several(thing, count, player, _COST_ZONES[kind]) if found["id"] not in ids]
        ids += [found["id"] for found in left]
    return ids


def _face(wanted: Thing, found: Found) -> str | None:
    """The face meant, where the name is that of one of several."""
    faces = found.get("faces") or ()
    if not faces and " // " in str(found.get("card", "")):
        faces = str(found["card"]).split(" // ")
    return wanted.name if len(faces) > 1 and wanted.name in faces else None


def _reach(world: World, player: str, purpose: str) -> Question:
    """The question for attackers or blockers, after passing up to it. Raises `NotOffered` where it isn't asked."""
    world.begin()
    world.player(player)
    question = world.question
    if question is None or question["purpose"] != purpose:
        if purpose == "attackers" and world.position["active"] != player:
            raise NotOffered(f"{player} to declare {purpose}", world.tell_state())
        world.intend(Reach(purpose, world.position["turn"]))
        world.intention = None
        question = world.question
    if question is None:
        raise NotOffered(f"{player} to be asked for {purpose}", world.tell_state())
    if question["purpose"] != purpose or deciding(question) != player:
        raise NotOffered(f"{player} to be asked for {purpose}", tell_question(question, world.view()))
    world.arrived()
    return question


def _declared(world: World, question: Question, things: tuple[Thing, ...], player: str) -> list[Any]:
    view = world.view()
    if "options" in question:
        return [option["id"] for option in picks(question, things, world.view, player)] if things else []
    return [found["id"] for thing in things for found in view.several(thing, thing.count or 1, player)]


def _other(world: World, question: Question, thing: Thing | None, player: str) -> Any:
    """The second half of a pair: the player or permanent attacked, the attacker blocked."""
    others = question.get("others")
    if thing is None:
        players = [option for option in others or () if "player" in option]
        if len(players) != 1:
            raise Broken("say who is attacked")
        return players[0]["id"]
    if others is None:
        return world.player(thing.word) if thing.word is not None else world.view().one(thing)["id"]
    narrowed = {**question, "options": others}
    return picks(narrowed, [thing], world.view, player if thing.word else "")[0]["id"]
