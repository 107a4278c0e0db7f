"""Checks: what a sentence says against what the engine shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from mtg_conformance.driving.answers import Chooses
from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.finding import Found, View
from mtg_conformance.driving.options import matching, not_offered, options_of, tell_option, tell_question
from mtg_conformance.driving.world import World
from mtg_conformance.protocol.errors import Unsupported
from mtg_conformance.suite.properties import Property, parse_has, parse_is
from mtg_conformance.suite.things import Thing, parse, parse_list, parse_object, parse_objects, split_list

__all__ = ["NotOffered", "Wrong"]


def has_properties(world: World, things: str, properties: Sequence[Property], negated: bool) -> None:
    """Each of `things` has all the properties; negated: has not all of them."""
    view = world.view()
    for found in _checked(view, things):
        verdicts = [(wanted, *_verdict(world, view, found, wanted)) for wanted in properties]
        if negated:
            if all(holds for _, holds, _ in verdicts):
                raise Wrong(f"{things} not to be or have {_told(properties)}", f"it is so: {_seen(verdicts)}")
        elif not all(holds for _, holds, _ in verdicts):
            missing = [verdict for verdict in verdicts if not verdict[1]]
            raise Wrong(f"{things}: {_told([wanted for wanted, _, _ in missing])}", _seen(missing))


def is_so(world: World, things: str, text: str, negated: bool) -> None:
    """THING is / isn't PROPERTIES."""
    has_properties(world, things, parse_is(text), negated)


def has(world: World, things: str, text: str, negated: bool) -> None:
    """THING has / doesn't have PROPERTIES."""
    has_properties(world, things, parse_has(text), negated)


def controls(world: World, player: str, things: str) -> None:
    """P controls THINGS: at least one of each; a number means exactly so many; "no" means none."""
    world.begin()
    world.player(player)
    view = world.view()
    for thing in parse_objects(things):
        zones = ("stack",) if thing.kind in ("spell", "trigger", "ability", "copy") else ("battlefield",)
        hits = [
            found
            for found in view.objects
            if view.matches(thing, found, zones) and view.who(found) == player and not found.get("phased_out")
        ]
        _expect_count(thing, hits, f"{player} to control {thing}", view, player, zones)


def owns_in_zone(world: World, player: str, things: str, zone: str, place: str | None = None) -> None:
    """P has THINGS in ZONE; with `place` top or bottom those are the cards there."""
    world.begin()
    world.player(player)
    view = world.view()
    there = [found for found in view.objects if found["zone"] == zone and found.get("owner") == player]
    if not there and zone in ("library", "hand") and view.snapshot.get("players", {}).get(player, {}).get(zone):
        raise Unsupported("field", f"the cards in {player}'s {zone} aren't shown", ["object.zone"])
    wanted = parse_objects(things)
    if place is not None:
        there = sorted(there, key=lambda found: int(view.value(found, "index")))
        number = sum(1 if thing.count is None else thing.count for thing in wanted)
        there = there[:number] if place == "top" else there[-number:]
    for thing in wanted:
        hits = [found for found in there if view.matches(thing, found, (zone,))]
        where = f"on the {place} of the {zone}" if place else f"in {zone}"
        _expect_count(thing, hits, f"{player} to have {thing} {where}", view, player, (zone,))


def player_has(world: World, player: str, text: str) -> None:
    """P has N life, N cards in hand, MANA, no mana, no untapped lands, N poison counters."""
    world.begin()
    world.player(player)
    view = world.view()
    expected, got = _player_value(view, player, text)
    if expected != got:
        raise Wrong(f"{player} to have {text}", _told_value(got))


def stack_is(world: World, text: str) -> None:
    """The stack is THINGS, top first and complete, or empty."""
    world.begin()
    if text == "empty":
        if world.position["stack"]:
            raise Wrong("an empty stack", _told_stack(world.view()))
        return
    view = world.view()
    wanted, stack = parse_objects(text), view.stack()
    expanded = [thing.without_count() for thing in wanted for _ in range(thing.count or 1)]
    for thing in expanded:
        if thing.kind not in ("spell", "trigger", "ability", "copy"):
            raise Broken(f'{thing} on the stack: say the spell, the trigger of, the ability of or the copy of "…"')
    fits = len(expanded) == len(stack) and all(
        view.matches(thing, found) and (thing.kind != "spell" or not found.get("copy"))
        for thing, found in zip(expanded, stack, strict=True)
    )
    if not fits:
        raise Wrong(f"the stack, top first: {text}", _told_stack(view))


def may_choose_only(world: World, player: str, things: str) -> None:
    """The open question offers these and no others."""
    world.begin()
    question = world.asked(player, f"to choose among {things}")
    if question["shape"] == "confirm" and isinstance(world.upcoming, Chooses) and world.upcoming.player == player:
        world.answer({"yes": True})  # choosing implies yes, and the choice comes next
        question = world.asked(player, f"to choose among {things}")
    if "options" not in question:
        raise Unsupported("question", "the engine lists no options", ["questions"])
    view = world.view()
    seen: list[Any] = []
    for thing in parse_list(things):
        hits = matching(question, thing, world.view, "")
        if not hits:
            raise not_offered(question, thing, view)
        if thing.count is not None and len(hits) != thing.count:
            raise Wrong(f"{thing} among the options", tell_question(question, view))
        seen += [option["id"] for option in hits]
    extra = [option for option in options_of(question) if option["id"] not in seen and not option.get("decline")]
    if extra:
        told = ", ".join(tell_option(option, view) for option in extra)
        raise Wrong(f"{player} to be offered only {things}", f"also offered: {told}")


def nobody_has_priority(world: World) -> None:
    """No player has priority (rule 117)."""
    world.begin()
    if (holder := world.position.get("priority")) is not None:
        raise Wrong("nobody to have priority", f"{holder} has priority in {world.position['step']}")


def turn_is(world: World, player: str, step: str) -> None:
    """It is P's STEP."""
    world.begin()
    world.player(player)
    position = world.position
    if (position["active"], position["step"]) != (player, step):
        raise Wrong(f"{player}'s {step}", f"{position['active']}'s {position['step']}")


def day_or_night_is(world: World, wanted: str) -> None:
    """It is day / night (rule 731)."""
    snapshot = world.view().snapshot
    if "day_night" not in snapshot and "day_night" not in world.observes:
        raise Unsupported("field", "the engine doesn't show it", ["day_night"])
    if snapshot.get("day_night") != wanted:
        raise Wrong(wanted, str(snapshot.get("day_night") or "neither day nor night"))


def outcome_is(world: World, player: str | None, verb: str | None) -> None:
    """P wins / loses the game; without a player nobody has won, or, with the verb "draw", it is a draw (rule 104)."""
    world.begin()
    over = world.position.get("over")
    winners = over.get("winners", ()) if over else ()
    if player is not None:
        world.player(player)
    if verb == "wins" and player not in winners:
        raise Wrong(f"{player} to have won", world.tell_state())
    if verb == "loses" and player not in world.position.get("lost", ()) and (not winners or player in winners):
        raise Wrong(f"{player} to have lost", world.tell_state())
    if verb == "draw" and not (over and (over.get("draw") or not winners)):
        raise Wrong("the game to be a draw", world.tell_state())
    if verb is None and over is not None:
        raise Wrong("the game to go on", world.tell_state())


def sees(world: World, player: str, thing: str, negated: bool) -> None:
    """P sees / doesn't see what something is (rule 400.2)."""
    world.begin()
    world.player(player)
    wanted = parse_object(thing)
    seen = bool(world.seen_by(player).find(wanted, None))
    if seen == negated:
        raise Wrong(f"{player} {'not ' if negated else ''}to see {thing}", "it is shown" if seen else "it isn't shown")


# --- one property ---


def _verdict(world: World, view: View, found: Found, wanted: Property) -> tuple[bool, str]:
    """Whether it holds, and what was seen."""
    match wanted.kind:
        case "size":
            size = (view.value(found, "power"), view.value(found, "toughness"))
            told = "no power and toughness" if size == (None, None) else f"{size[0]}/{size[1]}"
            return size == wanted.size, told
        case "name":
            return view.value(found, "name") == wanted.words[0], repr(found.get("name"))
        case "colors":
            colors = set(view.value(found, "colors"))
            holds = colors == set(wanted.words) if wanted.exact else set(wanted.words) <= colors
            return holds, " and ".join(sorted(colors)) or "colorless"
        case "type":
            types = _types(view, found, wanted.words[0])
            return wanted.words[0].lower() in {word.lower() for word in types}, " ".join(types) or "no types"
        case "state":
            return _state(view, found, wanted.words[0])
        case "attached_to" | "attacking" | "blocking":
            return _related(world, view, found, wanted)
        case "counters":
            counters = view.value(found, "counters")
            told = ", ".join(f"{number} {kind}" for kind, number in counters.items() if number) or "no"
            return counters.get(wanted.words[0], 0) == wanted.number, f"{told} counters"
        case "damage":
            return view.value(found, "damage") == wanted.number, f"{found.get('damage', 0)} damage"
        case "number":
            field = wanted.words[0]
            return view.value(found, field) == wanted.number, f"{field.replace('_', ' ')} {found.get(field)}"
        case "abilities":
            abilities = [*view.value(found, "abilities"), *view.value(found, "keywords")]
            return bool(abilities) == bool(wanted.number), f"abilities: {', '.join(abilities) or 'none'}"
    keywords = view.value(found, "keywords")
    word = wanted.words[0]
    holds = any(keyword == word or keyword.startswith(f"{word} ") for keyword in keywords)
    return holds, f"keywords: {', '.join(keywords) or 'none'}"


def _types(view: View, found: Found, word: str) -> list[str]:
    """The words of the type line that `word` could be among."""
    if word[:1].isupper() and word.lower() not in ("basic", "legendary", "ongoing", "snow", "world"):
        return [*found.get("types", ()), *view.value(found, "subtypes")]
    fields = ("supertypes",) if word.lower() in ("basic", "legendary", "ongoing", "snow", "world") else ("types",)
    return [str(kind) for field in fields for kind in view.value(found, field)]


def _state(view: View, found: Found, state: str) -> tuple[bool, str]:
    if state == "blocked":
        if any(
            found["id"] in view.value(other, "blocking") for other in view.objects if other["zone"] == "battlefield"
        ):
            return True, "blocked"
        if view.value(found, "attacking") is not None:  # it stays blocked when its blockers have left (rule 509.1h)
            raise Unsupported(
                "field", "whether an attacker without blockers is blocked isn't shown", ["object.blocked"]
            )
        return False, "not attacking"
    field, positive = {
        "tapped": ("tapped", True),
        "untapped": ("tapped", False),
        "face down": ("face_down", True),
        "face up": ("face_down", False),
        "phased out": ("phased_out", True),
        "phased in": ("phased_out", False),
        "summoning sick": ("summoning_sick", True),
        "token": ("token", True),
        "copy": ("copy", True),
        "attacking": ("attacking", True),
        "blocking": ("blocking", True),
    }[state]
    holds = bool(view.value(found, field))
    return holds == positive, f"{'' if holds else 'not '}{field.replace('_', ' ')}"


def _related(world: World, view: View, found: Found, wanted: Property) -> tuple[bool, str]:
    """Attached to, attacking or blocking something in particular."""
    thing = wanted.thing
    assert thing is not None
    value = view.value(found, wanted.kind)
    refs = [{"object": key} for key in value] if wanted.kind == "blocking" else [value] if value else []
    if thing.word is not None:
        world.player(thing.word)
        holds = {"player": thing.word} in refs
    else:
        meant = {other["id"] for other in view.find(thing)}
        if not meant:
            raise Wrong(f"{thing} to be there", "nothing of that name on the battlefield")
        holds = any(ref.get("object") in meant for ref in refs)
    told = []
    for ref in refs:
        other = view.object(ref["object"]) if "object" in ref else None
        told.append(view.tell(other) if other else str(ref.get("player", ref.get("object"))))
    return holds, f"{wanted.kind.replace('_', ' ')} {' and '.join(told) or 'nothing'}"


# --- helpers ---


def _checked(view: View, things: str) -> list[Found]:
    """The objects that a check is about."""
    found: list[Found] = []
    for part in split_list(things):
        thing = parse(part)
        if not thing.is_object:
            raise Broken(f"{part!r} names no object")
        if thing.each:
            hits = view.find(thing, ("battlefield",))
            if not hits:
                raise Wrong(f"{thing} to be there", "none")
            found += hits
        else:
            found += view.several(thing, 1 if thing.count is None else thing.count)
    return found


def _expect_count(
    thing: Thing, hits: Sequence[Found], expected: str, view: View, player: str, zones: Sequence[str]
) -> None:
    if thing.ordinal is not None:
        raise Broken(f"{thing}: say how many")
    if (thing.count is None and hits) or thing.count == len(hits):
        return
    there = [view.name(found) for found in view.objects if found["zone"] in zones and view.who(found) == player]
    listed = ", ".join(f"{number} {name}" if number > 1 else name for name, number in Counter(there).items())
    raise Wrong(expected, f"{len(hits) or 'none'}; there: {listed[:300] or 'nothing'}")


def _player_value(view: View, player: str, text: str) -> tuple[Any, Any]:
    """What the sentence says and what is so, comparable."""
    if match := re.fullmatch(r"(-?\d+) life", text):
        return int(match[1]), view.player(player, "life")
    if match := re.fullmatch(r"(\d+|no) cards? in (hand|library|graveyard|exile)", text):
        number = 0 if match[1] == "no" else int(match[1])
        if match[2] in ("hand", "library"):
            return number, view.player(player, match[2])
        there = [found for found in view.objects if found["zone"] == match[2] and found.get("owner") == player]
        return number, len(there)
    if text == "no mana" or text.startswith("{"):
        wanted = "" if text == "no mana" else text
        return Counter(_symbols(wanted)), Counter(_symbols(view.player(player, "mana")))
    if text == "no untapped lands":
        lands = [
            view.name(found)
            for found in view.objects
            if found["zone"] == "battlefield"
            and view.who(found) == player
            and "Land" in view.value(found, "types")
            and not view.value(found, "tapped")
        ]
        return [], lands
    if match := re.fullmatch(r"(\d+|no) (\w+) counters?", text):
        return 0 if match[1] == "no" else int(match[1]), view.player(player, "counters").get(match[2], 0)
    raise Broken(f"a player can't be checked for {text!r}")


def _symbols(mana: str) -> list[str]:
    return re.findall(r"\{[^{}]+\}", mana)


def _told_value(value: Any) -> str:
    if isinstance(value, Counter):
        return "".join(symbol * number for symbol, number in value.items()) or "no mana"
    return ", ".join(value) if isinstance(value, list) else str(value)


def _told(properties: Sequence[Property]) -> str:
    return " and ".join(wanted.text for wanted in properties)


def _seen(verdicts: Sequence[tuple[Property, bool, str]]) -> str:
    return "; ".join(dict.fromkeys(seen for _, _, seen in verdicts))


def _told_stack(view: View) -> str:
    told = []
    for found in view.stack():
        kind = "copy" if found.get("copy") and found.get("kind") == "spell" else found.get("kind", "object")
        told.append(f"{kind} {view.name(found)} ({found.get('controller', 'nobody')})")
    return ", ".join(told) or "an empty stack"
