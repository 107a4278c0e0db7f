"""The steps of ``check-adapter``, in the order in which an adapter comes to life."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from mtg_conformance.grading.check_adapter import ALICE, BOB, Check, Failed, NotObserved, Table, expect
from mtg_conformance.protocol.errors import Unsupported

ORDINARY = ("Forest", "Plains", "Island", "Mountain", "Grizzly Bears", "Hill Giant", "Air Elemental", "Holy Strength")
UNKNOWN = "Card That Nobody Ever Printed"


def permanent(card: str, controller: str = ALICE, **more: Any) -> dict[str, Any]:
    return {"label": more.pop("label", card), "card": card, "controller": controller, **more}


def cards_known(table: Table) -> None:
    found = table.session.request("check_cards", {"cards": list(ORDINARY)})["cards"]
    unknown = [card for card in ORDINARY if found[card]["support"] == "none"]
    if unknown:
        raise Unsupported("card", "the checks that follow need them", unknown)
    in_part = [card for card in ORDINARY if found[card]["support"] == "part"]
    if in_part:
        raise Failed(f"only in part: {', '.join(in_part)}; no ordinary card should be")


def card_unknown(table: Table) -> None:
    found = table.session.request("check_cards", {"cards": [UNKNOWN]})["cards"][UNKNOWN]
    if found["support"] != "none":
        raise Failed(f'support of a card that doesn\'t exist: expected "none"; got {found["support"]!r}')
    try:
        table.start(permanent(UNKNOWN))
    except Unsupported as refusal:
        if refusal.kind != "card":
            raise Failed(f'start with an unknown card: expected kind "card"; got {refusal.kind!r}') from refusal
        return
    raise Failed("start with an unknown card was accepted; expected error -32001, kind card")


def method_unknown(table: Table) -> None:
    got = table.session.probe("no_such_method", {})
    if got.get("code") != -32601:
        raise Failed(f"an unknown method: expected error -32601; got {got}")


def position(table: Table) -> None:
    table.start(permanent("Forest"), step="upkeep", turn=7, active=BOB)
    wanted: dict[str, Any] = {
        "question": None,
        "priority": BOB,
        "settled": True,
        "over": None,
        "lost": [],
        "turn": 7,
        "stack": 0,
    }
    for key, value in (wanted | {"step": "upkeep", "active": BOB}).items():
        expect(table.position, key, value, "position")
    snapshot = table.snapshot()
    for key, value in (("turn", 7), ("step", "upkeep"), ("active", BOB)):
        expect(snapshot, key, value, "snapshot")


def place_and_read(table: Table) -> None:
    table.start(permanent("Forest"), permanent("Hill Giant", BOB), permanent("Grizzly Bears", BOB, owner=ALICE))
    for label, controller, owner in (("Forest", ALICE, ALICE), ("Hill Giant", BOB, BOB), ("Grizzly Bears", BOB, ALICE)):
        found = table.labelled(label)
        for key, value in (("zone", "battlefield"), ("card", label), ("name", label), ("controller", controller)):
            expect(found, key, value, label)
        expect(found, "owner", owner, label)


def characteristics(table: Table) -> None:
    table.start(permanent("Forest"), permanent("Air Elemental"), permanent("Grizzly Bears"))
    wanted: Mapping[str, Mapping[str, Any]] = {
        "Forest": {"types": ["Land"], "subtypes": ["Forest"], "supertypes": ["Basic"], "colors": []},
        "Air Elemental": {
            "types": ["Creature"],
            "subtypes": ["Elemental"],
            "supertypes": [],
            "colors": ["blue"],
            "power": 4,
            "toughness": 4,
            "mana_value": 5,
            "keywords": ["flying"],
        },
        "Grizzly Bears": {"colors": ["green"], "power": 2, "toughness": 2, "keywords": [], "damage": 0},
    }
    unseen: list[str] = []
    for label, fields in wanted.items():
        found = table.labelled(label)
        unseen += [key for key in fields if key not in found and key not in unseen]
        for key, value in fields.items():
            if key in found:
                expect(found, key, value, label)
    if unseen:
        raise NotObserved(", ".join(f"object.{key}" for key in unseen) + "; the rest is right")


def players(table: Table) -> None:
    table.start(alice={"life": 7, "hand": [{"card": "Forest"}, {"card": "Island"}]}, bob={"counters": {"poison": 9}})
    alice, bob = table.player(ALICE), table.player(BOB)
    expect(alice, "life", 7, ALICE)
    expect(alice, "hand", 2, ALICE)
    expect(bob, "life", 20, BOB)
    expect(bob, "hand", 0, BOB)
    if "counters" not in bob:
        raise NotObserved("player.counters")
    expect(bob["counters"], "poison", 9, f"{BOB}.counters")


def tapped(table: Table) -> None:
    table.start(permanent("Forest", tapped=True), permanent("Plains"))
    expect(table.labelled("Forest"), "tapped", True, "Forest")
    expect(table.labelled("Plains"), "tapped", False, "Plains")


def counters(table: Table) -> None:
    table.start(permanent("Grizzly Bears", counters={"+1/+1": 2}), permanent("Hill Giant", BOB))
    bears = table.labelled("Grizzly Bears")
    expect(bears, "counters", {"+1/+1": 2}, "Grizzly Bears")
    expect(bears, "power", 4, "Grizzly Bears")
    expect(bears, "toughness", 4, "Grizzly Bears")
    expect(table.labelled("Hill Giant"), "counters", {}, "Hill Giant")


def attached(table: Table) -> None:
    table.start(permanent("Grizzly Bears"), permanent("Holy Strength", attached_to="Grizzly Bears"))
    bears = table.labelled("Grizzly Bears")
    expect(table.labelled("Holy Strength"), "attached_to", {"object": bears["id"]}, "Holy Strength")
    expect(bears, "power", 3, "Grizzly Bears")
    expect(bears, "toughness", 4, "Grizzly Bears")


def hidden_zones(table: Table) -> None:
    top = [{"card": "Island"}, {"card": "Mountain", "label": "second"}, {"card": "Plains"}]
    table.start(alice={"library": top, "graveyard": [{"card": "Hill Giant"}], "exile": [{"card": "Forest"}]})
    library = {o.get("index"): o.get("card") for o in table.objects(zone="library", owner=ALICE)}
    if library:
        for index, entry in enumerate(top):
            if library.get(index) != entry["card"]:
                raise Failed(f"library, top first: expected {entry['card']} at index {index}; got {library.get(index)}")
        if len(library) != 40:
            raise Failed(f"a library is padded to 40 cards with the filler; got {len(library)}")
        expect(table.labelled("second"), "card", "Mountain", "the labelled card")
    for zone, card in (("graveyard", "Hill Giant"), ("exile", "Forest")):
        found = [o.get("card") for o in table.objects(zone=zone)]
        if found != [card]:
            raise Failed(f"{zone}: expected {[card]}; got {found}")
    if not library:
        raise NotObserved("objects in libraries")


def identities(table: Table) -> None:
    table.start(
        permanent("Forest", label="one"), permanent("Forest", label="other"), permanent("Forest", BOB, label="his")
    )
    if len(set(table.labels.values())) != 3:
        raise Failed(f"three permanents, and not three ids: {dict(table.labels)}")
    ids = [o["id"] for o in table.objects()]
    if len(ids) != len(set(ids)):
        double = sorted({str(i) for i in ids if ids.count(i) > 1})
        raise Failed(f"ids that several objects share: {', '.join(double)}")
    if ids != [o["id"] for o in table.objects()]:
        raise Failed("two snapshots with nothing between them name objects differently, or in another order")


def mana(table: Table) -> None:
    table.start(permanent("Forest"), permanent("Plains"))
    table.act(ALICE, {"do": "activate", "source": table.labels["Forest"], "mana": True})
    expect(table.labelled("Forest"), "tapped", True, "Forest")
    expect(table.labelled("Plains"), "tapped", False, "Plains")
    expect(table.player(ALICE), "mana", "{G}", ALICE)
    table.refused("tapping it again", lambda: table.act(ALICE, _tap(table.labels["Forest"])))


def mana_pool(table: Table) -> None:
    table.declares("mana_pool_setup")
    table.start(alice={"mana": "{W}{G}{G}"})
    expect(table.player(ALICE), "mana", "{W}{G}{G}", ALICE)


def play_land(table: Table) -> None:
    table.start(alice={"hand": [{"card": "Forest", "label": "one"}, {"card": "Forest", "label": "other"}]})
    table.act(ALICE, {"do": "play_land", "object": table.labels["one"]})
    if len(table.objects(zone="battlefield", card="Forest")) != 1:
        raise Failed("a land was played and no Forest is on the battlefield")
    left = table.objects(zone="hand", card="Forest")
    if len(left) != 1:
        raise Failed(f"one Forest of two was played and {len(left)} are in hand")
    table.refused("a second land", lambda: table.act(ALICE, {"do": "play_land", "object": left[0]["id"]}))


def illegal_action(table: Table) -> None:
    table.start(
        alice={"hand": [{"card": "Hill Giant", "label": "giant"}]}, bob={"hand": [{"card": "Forest", "label": "land"}]}
    )
    before, where = copy.deepcopy(table.snapshot()), table.position
    cast = {"do": "cast", "object": table.labels["giant"]}
    table.refused("a spell without mana", lambda: table.act(ALICE, cast))
    play = {"do": "play_land", "object": table.labels["land"]}
    table.refused("a land in another player's turn", lambda: table.act(BOB, play))
    if (change := difference(before, table.snapshot())) is not None:
        raise Failed(f"a refused action changed the position: {change}")
    table.act(ALICE, {"do": "pass"})
    expect(table.position, "priority", BOB, f"position, once {where['priority']} has passed")


def illegal_answer(table: Table) -> None:
    table.start(permanent("Forest"))
    params = {"question": "no such question", "answer": {"yes": True}}
    table.refused("an answer where no question is open", lambda: _send(table, "answer", params))


def cast(table: Table) -> None:
    lands = [permanent("Forest", label=f"Forest {n}") for n in (1, 2)]
    table.start(*lands, alice={"hand": [{"card": "Grizzly Bears", "label": "bears"}]})
    table.act(ALICE, {"do": "cast", "object": table.labels["bears"]})
    if table.position["question"] is not None:
        raise Failed(f"a spell without choices asks one: {table.position['question']['purpose']}")
    expect(table.position, "stack", 1, "position, with a spell on the stack")
    expect(table.position, "settled", False, "position, with a spell on the stack")
    expect(table.position, "priority", ALICE, "position, with a spell on the stack")
    on_stack = table.objects(zone="stack")
    if len(on_stack) != 1:
        raise Failed(f"one spell on the stack, and {len(on_stack)} objects in a snapshot of it")
    for key, value in (("kind", "spell"), ("card", "Grizzly Bears"), ("controller", ALICE)):
        expect(on_stack[0], key, value, "the spell")
    for n in (1, 2):
        expect(table.labelled(f"Forest {n}"), "tapped", True, "a land that paid")
    table.act(ALICE, {"do": "pass"})
    expect(table.position, "stack", 1, "position, when one of two players has passed")
    table.act(BOB, {"do": "pass"})
    expect(table.position, "stack", 0, "position, when both have passed")
    if len(table.objects(zone="battlefield", card="Grizzly Bears")) != 1:
        raise Failed("the creature spell has resolved and the creature isn't on the battlefield")


def target(table: Table) -> None:
    hand = {"hand": [{"card": "Holy Strength", "label": "aura"}]}
    table.start(permanent("Plains"), permanent("Grizzly Bears"), permanent("Hill Giant", BOB), alice=hand)
    giant, aura = table.labels["Hill Giant"], {"do": "cast", "object": table.labels["aura"]}
    if "targets" in table.session.capabilities.get("announces", ()):
        table.act(ALICE, aura, targets=[{"object": giant}])
    else:
        table.act(ALICE, aura)
    if (question := table.position["question"]) is not None:
        for key, value in (("purpose", "target"), ("shape", "choose"), ("player", ALICE)):
            expect(question, key, value, "question")
        if "options" not in question:
            table.answer({"options": [giant]})
        else:
            offered = {option.get("object"): option["id"] for option in question["options"]}
            if set(offered) != {giant, table.labels["Grizzly Bears"]}:
                raise Failed(f"targets of an Aura with two creatures on the battlefield: offered {list(offered)}")
            table.refused("an answer that isn't offered", lambda: table.answer({"options": ["no such option"]}))
            table.answer({"options": [offered[giant]]})
    expect(table.position, "question", None, "position, with the target chosen")
    table.pass_until(lambda position: position["stack"] == 0, "an empty stack")
    expect(table.labelled("Hill Giant"), "power", 4, "Hill Giant, with Holy Strength cast on it")


def cancel(table: Table) -> None:
    table.declares("cancel")
    hand = {"hand": [{"card": "Holy Strength", "label": "aura"}]}
    table.start(permanent("Plains"), permanent("Grizzly Bears"), permanent("Hill Giant", BOB), alice=hand)
    before = copy.deepcopy(table.snapshot())
    table.act(ALICE, {"do": "cast", "object": table.labels["aura"]})
    if table.position["question"] is None:
        raise NotObserved("the engine asks nothing of a proposal that could be taken back")
    table.position = table.session.request("cancel", {})["position"]
    expect(table.position, "question", None, "position, after cancel")
    if (change := difference(before, table.snapshot())) is not None:
        raise Failed(f"after cancel the position isn't what it was: {change}")


def combat(table: Table) -> None:
    table.start(permanent("Grizzly Bears"), permanent("Hill Giant", BOB))
    table.pass_until(_asks("attackers"), "the declaration of attackers")
    question = table.position["question"]
    expect(question, "shape", "pairs", "question")
    expect(question, "player", ALICE, "question")
    attacker = _option(question, "options", "object", table.labels["Grizzly Bears"])
    table.answer({"pairs": [[attacker, _option(question, "others", "player", BOB)]]})
    expect(table.labelled("Grizzly Bears"), "attacking", {"player": BOB}, "the attacker")
    table.pass_until(_asks("blockers"), "the declaration of blockers")
    question = table.position["question"]
    expect(question, "player", BOB, "question")
    _option(question, "options", "object", table.labels["Hill Giant"])
    _option(question, "others", "object", table.labels["Grizzly Bears"])
    table.answer({"pairs": []})
    table.pass_until(lambda position: position["step"] == "end of combat", "the end of combat")
    expect(table.player(BOB), "life", 18, BOB)


def start_resets(table: Table) -> None:
    table.start(permanent("Forest"), permanent("Hill Giant", BOB), alice={"life": 3})
    table.act(ALICE, _tap(table.labels["Forest"]))
    table.start(permanent("Forest"))
    expect(table.labelled("Forest"), "tapped", False, "Forest, after a second start")
    expect(table.player(ALICE), "life", 20, f"{ALICE}, after a second start")
    expect(table.player(ALICE), "mana", "", f"{ALICE}, after a second start")
    left = [o.get("card") for o in table.objects(zone="battlefield")]
    if left != ["Forest"]:
        raise Failed(f"a second start with one Forest, and on the battlefield there are {left}")


def snapshots_keep(table: Table) -> None:
    table.start(permanent("Forest"))
    handed_out = table.snapshot()
    before = copy.deepcopy(handed_out)
    table.act(ALICE, _tap(table.labels["Forest"]))
    if (change := difference(before, handed_out)) is not None:
        raise Failed(f"a snapshot that was handed out changed later: {change}")


def viewer(table: Table) -> None:
    table.declares("viewers")
    table.start(alice={"hand": [{"card": "Hill Giant"}]}, bob={"hand": [{"card": "Air Elemental"}]})
    seen = {o.get("card") for o in table.snapshot(BOB).get("objects", ()) if o["zone"] == "hand"}
    if "Hill Giant" in seen:
        raise Failed(f"what {BOB} may know shows a card in {ALICE}'s hand")
    if "Air Elemental" not in seen:
        raise Failed(f"what {BOB} may know doesn't show his own hand")


def opening_hands(table: Table) -> None:
    table.declares("opening_hands")
    table.start(active=BOB, step="untap step", turn=0, alice={"library": [{"card": "Forest"}]})
    for player in (BOB, ALICE):
        expect(table.position, "turn", 0, "position, before the first turn")
        question = table.position["question"] or {}
        for key, value in (("purpose", "mulligan"), ("shape", "confirm"), ("player", player)):
            if question.get(key) != value:
                raise Failed(f"{player}'s mulligan: expected a question with {key} {value!r}; got {question or None}")
        table.answer({"yes": False})
    begun: dict[str, Any] = {"turn": 1, "active": BOB, "step": "upkeep", "priority": BOB}
    for key, wanted in begun.items():
        expect(table.position, key, wanted, "position, once both players have kept")
    for player in (ALICE, BOB):
        expect(table.player(player), "hand", 7, player)
        expect(table.player(player), "library", 33, player)
    if len(table.objects(zone="hand", card="Forest", owner=ALICE)) != 1:
        raise Failed(f"the top card of {ALICE}'s library isn't in the opening hand")


def concede(table: Table) -> None:
    table.start(permanent("Forest"))
    table.act(ALICE, {"do": "concede"})
    over = table.position["over"]
    if over is None or over["winners"] != [BOB]:
        raise Failed(f"one of two players conceded: expected {BOB} to have won; got {over}")


def difference(before: Any, after: Any, path: str = "$") -> str | None:
    """The first place where two values differ, or None."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in [*before, *(key for key in after if key not in before)]:
            if key not in before or key not in after:
                return f"{path}.{key} {'appeared' if key in after else 'is gone'}"
            if (found := difference(before[key], after[key], f"{path}.{key}")) is not None:
                return found
        return None
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return next((found for i, (a, b) in pairs if (found := difference(a, b, f"{path}[{i}]")) is not None), None)
    return None if before == after else f"{path} was {before!r} and is {after!r}"


def _send(table: Table, method: str, params: dict[str, Any]) -> None:
    table.session.request(method, params)


def _tap(source: str | int) -> dict[str, Any]:
    return {"do": "activate", "source": source, "mana": True}


def _asks(purpose: str) -> Any:
    return lambda position: position["question"] is not None and position["question"]["purpose"] == purpose


def _option(question: Mapping[str, Any], among: str, key: str, value: str | int) -> str | int:
    for option in question.get(among, ()):
        if option.get(key) == value:
            found: str | int = option["id"]
            return found
    raise Failed(f"the {question['purpose']} question has no entry with {key} {value!r} among its {among}")


CHECKS = (
    Check("cards", "check_cards knows basic lands, vanilla creatures, an Aura", cards_known),
    Check("unknown card", "check_cards and start refuse a card nobody printed", card_unknown),
    Check("unknown method", "a method the protocol doesn't have is -32601", method_unknown),
    Check("position", "turn, step, active player and priority are as placed", position),
    Check("place and read", "permanents come back with card, controller, owner", place_and_read),
    Check("characteristics", "types, colors, power, keywords and their spelling", characteristics),
    Check("players", "life, hand and poison counters", players),
    Check("tapped", "tapped and untapped", tapped),
    Check("counters", "counters on a permanent, and what they do", counters),
    Check("attached", "an Aura is attached to what it was placed on", attached),
    Check("zones", "library order, filler, graveyard, exile", hidden_zones),
    Check("ids", "ids are unique and stay", identities),
    Check("tap for mana", "a land taps for mana, once", mana),
    Check("mana pool", "mana placed in a pool", mana_pool),
    Check("play a land", "one land a turn", play_land),
    Check("illegal action", "refused with -32002, and nothing has changed", illegal_action),
    Check("illegal answer", "refused with -32002 where no question is open", illegal_answer),
    Check("cast", "a creature spell is paid for, waits on the stack, resolves", cast),
    Check("target", "a target is announced or asked for", target),
    Check("cancel", "a proposal is taken back", cancel),
    Check("combat", "attackers and blockers are asked for as pairs", combat),
    Check("start resets", "a second start forgets the first", start_resets),
    Check("snapshots", "what was handed out doesn't change later", snapshots_keep),
    Check("viewer", "a snapshot for one player hides what they can't know", viewer),
    Check("opening hands", "a game from before its first turn", opening_hands),
    Check("concede", "a player concedes and the other wins", concede),
)
