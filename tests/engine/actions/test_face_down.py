"""702.37, 708: morph. 702.62: suspend. 116.2: both by special actions."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.kernel import actions, events, pipeline
from reference_engine.kernel.driver import run
from reference_engine.kernel.frame import Context
from reference_engine.kernel.state import Counter, with_object
from reference_engine.rules_1_concepts import priority_117
from reference_engine.rules_6_spells import resolving_608, triggers_603
from reference_engine.rules_7_more import copying_707
from reference_engine.vocabulary.abilities import Card, Triggered
from reference_engine.vocabulary.keywords import Suspend


def lands(table: Any, *names: str) -> None:
    for name in names:
        table.put(name)


def test_cast_face_down(table: Any) -> None:
    """702.37c, 708.4: the spell and then the permanent is a nameless 2/2 creature with mana value 0 for {3}."""
    lands(table, "Wastes", "Wastes", "Wastes")
    spell = table.cast(table.put("Canyon Lurkers", zone="hand"))
    row = table.row(spell.id)
    assert (row.name, row.types, row.power, row.mana_cost, row.abilities) == ("", {"Creature"}, 2, None, ())
    assert spell.cast.method == "morph"
    table.resolve()
    row = table.row(table.game.state.zone("battlefield")[-1])
    assert (row.name, row.power, row.toughness, row.colors) == ("", 2, 2, frozenset())


def test_asked_which_way_if_both_can_be_paid(table: Any) -> None:
    lands(table, "Mountain", *["Wastes"] * 4)
    lurkers = table.put("Canyon Lurkers", zone="hand")
    moment = table.game.moment()
    assert table.cast(lurkers, "morph").face_down
    table.game.return_to(moment)
    assert not table.cast(lurkers, "normal").face_down
    table.game.return_to(moment)
    assert table.cast(lurkers, method="morph").face_down


def test_no_other_card_is_cast_face_down(table: Any) -> None:
    """702.37d, 118.9a."""
    lands(table, "Forest", "Forest", "Forest")
    assert table.refuses(actions.Cast(table.put("Grizzly Bears", zone="hand"), method="morph")) == "118.9a"


def test_turned_face_up(table: Any) -> None:
    """702.37e, 708.8: for the morph cost, when there is priority; it gets a new timestamp (613.7f)."""
    lands(table, "Island", "Island", *["Wastes"] * 3)
    wastes = table.game.state.zone("battlefield")[2:]
    table.cast(table.put("Willbender", zone="hand"), method="morph", mana_abilities=wastes)
    table.resolve()
    id = table.game.state.zone("battlefield")[-1]
    before = table.game.state.objects[id].stamp
    table.put("Mountain", "Bob")
    table.cast(table.put("Lightning Bolt", "Bob", zone="hand"), "Alice", player="Bob")
    assert table.refuses(actions.Special("turn_face_up", id), player="Bob") == "702.37e"
    table.do(actions.Special("turn_face_up", id))
    row = table.row(id)
    assert (row.name, row.power, row.obj.stamp > before) == ("Willbender", 1, True)
    assert table.refuses(actions.Special("turn_face_up", id)) == "702.37e"
    assert len(table.game.triggered) == 1


@pytest.mark.parametrize("card", ["Grizzly Bears", "Mulldrifter"])
def test_without_a_morph_cost_it_stays_face_down(table: Any, card: str) -> None:
    lands(table, *["Island"] * 6)
    id = table.put(card)
    table.game.state = with_object(table.game.state, replace(table.game.state.objects[id], face_down=True))
    assert table.refuses(actions.Special("turn_face_up", id)) == "702.37e"


def test_change_the_target(table: Any) -> None:
    """115.7a, 115.9a: of a spell or an ability with a single target; it must be another one that is legal."""
    lands(table, *["Mountain"] * 6, "Island", "Island")
    bears = table.put("Grizzly Bears")
    pyromancer = table.put("Prodigal Pyromancer", "Bob")
    bender = table.put("Willbender")
    two = (bears, bender)
    table.cast(table.put("Fireball", zone="hand"), 1, two)
    table.do(actions.Activate(pyromancer), bears, player="Bob")
    ability = table.game.state.zone("stack")[-1]
    [held] = [h for h, _ in table.row(bender).all(Triggered)]

    context = Context(held.ability, "Alice", table.row(bender), held=held)
    table.game.triggered.append(triggers_603.Triggering(context))
    asked: list[Any] = []

    def answer(question: Any) -> Any:
        asked.append(question)
        return ability if question.purpose == "target" else "Bob"

    run(triggers_603.put_triggers_on_stack(table.game), answer)
    assert asked[0].options == (ability,)

    run(resolving_608.resolve_top(table.game), answer)
    assert bears not in asked[1].options
    assert table.game.state.objects[ability].context.targets == (("Bob",),)


# ------------------------------------------------------------------------------------------------ 702.62
def test_suspend(table: Any) -> None:
    """702.62a: {U} and exile with four time counters, when it could be cast; 118.6 doesn't matter for it."""
    lands(table, "Island", "Mountain")
    vision = table.put("Ancestral Vision", zone="hand")
    bolt = table.put("Lightning Bolt", zone="hand")
    assert table.refuses(actions.Special("suspend", bolt)) == "702.62a"
    moment = table.game.moment()
    table.cast(bolt, "Bob")
    assert table.refuses(actions.Special("suspend", vision)) == "117.1a"
    table.game.return_to(moment)
    table.do(actions.Special("suspend", vision))
    [id] = table.game.state.zone("exile")
    assert table.game.state.objects[id].count("time") == 4
    assert table.tapped(*table.game.state.zone("battlefield")) == [True, False]


def test_the_last_time_counter(table: Any) -> None:
    """702.62a: only its removal makes it castable, and then at once, from exile, without paying."""
    id = table.put("Ancestral Vision", zone="exile")
    obj = table.game.state.objects[id]
    table.game.state = with_object(table.game.state, replace(obj, counters=(Counter("time", 2, 1),)))

    def remove() -> None:
        run(pipeline.happen(table.game, events.RemoveCounters(obj=id, kind="time", count=1)), lambda q: None)

    remove()
    assert not table.game.triggered
    remove()
    assert len(table.game.triggered) == 1
    run(priority_117.before_priority(table.game), lambda q: None)
    asked: list[Any] = []

    def answer(question: Any) -> Any:
        asked.append(question.purpose)
        return actions.Cast(id) if question.purpose == "cast-now" else "Alice"

    run(resolving_608.resolve_top(table.game), answer)
    assert asked == ["cast-now", "target"]
    [spell] = table.game.state.zone("stack")
    assert table.game.state.objects[spell].cast.method == "without paying"


def test_a_suspended_creature_has_haste(table: Any) -> None:
    """702.62a: as a spell, and as the permanent it becomes, until its player loses control of it."""
    card = Card(name="X", type="Creature — Bear", mana_cost="{G}", size="2/2", abilities=(Suspend(1, ("{G}",)),))
    id = table.put(card, zone="exile")
    obj = table.game.state.objects[id]
    table.game.state = with_object(table.game.state, replace(obj, counters=(Counter("time", 1, 1),)))
    one = events.RemoveCounters(obj=id, kind="time", count=1)
    run(pipeline.happen(table.game, one), lambda q: None)
    run(priority_117.before_priority(table.game), lambda q: None)
    run(resolving_608.resolve_top(table.game), lambda q: actions.Cast(id))
    assert table.row(table.game.state.zone("stack")[0]).has("haste")
    table.resolve()
    bear = table.game.state.zone("battlefield")[-1]
    assert table.row(bear).has("haste")
    table.game.state = with_object(table.game.state, replace(table.game.state.objects[bear], controller="Bob"))
    pipeline.look_after(table.game)
    assert not table.row(bear).has("haste")


def test_a_face_down_object_is_copied_as_it_is(table: Any) -> None:
    """708.2a, 707.2."""
    id = table.put("Willbender")
    table.game.state = with_object(table.game.state, replace(table.game.state.objects[id], face_down=True))
    assert copying_707.copiable(table.game, id) is copying_707.FACE_DOWN
