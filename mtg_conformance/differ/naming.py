"""References to what a snapshot shows, as the sentences write them."""

from __future__ import annotations

from mtg_conformance.driving.finding import Found, View
from mtg_conformance.driving.options import Option, Question

BASIC_LANDS = frozenset(("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"))


def permanents(view: View) -> list[Found]:
    """What is on the battlefield, phased in, as listed."""
    return [found for found in view.objects if found["zone"] == "battlefield" and not found.get("phased_out")]


def refer(view: View, found: Found) -> str | None:
    """The reference to an object; None where words would fit others too."""
    zone, name = found["zone"], found.get("name")
    if zone == "stack":
        return refer_on_stack(view, found)
    if not name or found.get("face_down"):
        return None
    alike = [o for o in view.objects if o["zone"] == zone and o.get("name") == name]
    if found.get("token"):
        if len(alike) > 1 or not found.get("subtypes"):
            return None
        word = found["subtypes"][0]
        kin = [o for o in permanents(view) if o.get("token") and word in o.get("subtypes", ())]
        return f"the {word} token" if len(kin) == 1 else None
    elsewhere = [o for o in view.objects if o.get("name") == name and o["zone"] != zone]
    text = f'"{name}"'
    if len(alike) > 1:
        if sum(view.who(o) == view.who(found) for o in alike) > 1 and name not in BASIC_LANDS:
            return None
        text = f"{view.who(found)}'s {text}"
    return text if zone == "battlefield" or not elsewhere else f"{text} in {zone}"


def refer_on_stack(view: View, found: Found) -> str | None:
    """The reference to a spell or ability, if nothing else on the stack goes by it."""
    kind, name = found.get("kind"), None
    if kind == "spell":
        name = found.get("name")
        text = f'the spell "{name}"'
    elif kind in ("trigger", "ability"):
        source = view.object(found["source"]) if "source" in found else None
        name = source.get("name") if source is not None and not source.get("token") else None
        text = f'the {kind} of "{name}"'
    if not name or found.get("copy"):
        return None
    return text


def options_told(question: Question, view: View) -> list[str]:
    """The options that can be named, in the order offered; each text once."""
    told: dict[str, None] = {}
    for option in question.get("options") or ():
        text = _option(option, view)
        if text is not None:
            told[text] = None
    return list(told)


def _option(option: Option, view: View) -> str | None:
    if option.get("decline"):
        return None
    if "player" in option:
        return str(option["player"])
    if "object" in option:
        found = view.object(option["object"])
        return refer(view, found) if found is not None else None
    if "mode" in option:
        return f"mode {option['mode']}"
    return str(option["value"]) if "value" in option else None
