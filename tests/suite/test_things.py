"""The grammar of references, clauses, properties and set-up phrases."""

from __future__ import annotations

import pytest

from mtg_conformance.suite.clauses import BadClause, OptionalCost, parse_clauses
from mtg_conformance.suite.permanents import parse_permanents
from mtg_conformance.suite.phrases import cards_at_places, cards_in_zones, shares_of
from mtg_conformance.suite.properties import BadProperty, parse_has, parse_is
from mtg_conformance.suite.things import NotAThing, parse, parse_list, parse_object, same_value, split_list


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ('"Grizzly Bears"', {"name": "Grizzly Bears"}),
        ('Bob\'s "Grizzly Bears"', {"owner": "Bob"}),
        ('the second "Forest"', {"ordinal": 2}),
        ('2 "Forest"', {"count": 2}),
        ('no "Forest"', {"count": 0}),
        ('the spell "Opt"', {"kind": "spell", "name": "Opt"}),
        ('the token "Gatekeeper of Malakir"', {"kind": "token", "name": "Gatekeeper of Malakir"}),
        ("2 Soldier tokens", {"kind": "token", "types": ("Soldier",), "count": 2}),
        ("each Dwarf token", {"kind": "token", "each": True}),
        ("no tokens", {"kind": "token", "types": (), "count": 0}),
        ('"Opt" in Bob\'s graveyard', {"zone": "graveyard", "zone_owner": "Bob"}),
        ('"Kenrith" in the command zone', {"zone": "command"}),
        ("Bob", {"word": "Bob"}),
        ("{C}", {"word": "{C}"}),
        ("pile 2", {"word": "pile 2"}),
    ],
)
def test_a_reference_is_read(text: str, fields: dict[str, object]) -> None:
    thing = parse(text)
    assert {name: getattr(thing, name) for name in fields} == fields


def test_an_ability_on_the_stack_keeps_its_source_and_its_controller() -> None:
    thing = parse('the trigger of Alice\'s "Sulfuric Vortex"')
    assert thing.kind == "trigger"
    assert thing.owner == "Alice"
    assert thing.of is not None
    assert thing.of.name == "Sulfuric Vortex"


@pytest.mark.parametrize("text", ['"Opt', 'twice "Opt"', "", "the trigger of Alice"])
def test_what_is_no_reference_is_refused(text: str) -> None:
    with pytest.raises(NotAThing):
        parse(text)


def test_an_object_needs_quotation_marks() -> None:
    with pytest.raises(NotAThing, match="quotation marks"):
        parse_object("Opt")


def test_lists_are_cut_outside_of_quotation_marks_only() -> None:
    assert split_list('"Fire and Ice, or so", "B" and "C"') == ('"Fire and Ice, or so"', '"B"', '"C"')
    assert [thing.text for thing in parse_list("{B} or {C}")] == ["{B}", "{C}"]


def test_a_color_is_its_mana_symbol() -> None:
    assert same_value("blue", "{U}")
    assert same_value("Goblin", "goblin")
    assert not same_value("blue", "black")


def test_every_clause_is_read() -> None:
    said = parse_clauses(
        ' for its flashback cost with kicker {W} with X = 2 choosing modes 1 and 3 discarding 2 "Opt" paying 4 life'
        ' activating "Sol Ring" targeting Bob and the spell "Opt"'
    )
    assert said.method == "flashback"
    assert said.optional_costs == (OptionalCost("kicker", "{W}"),)
    assert (said.x, said.modes, said.life) == (2, (1, 3), 4)
    assert [thing.count for thing in said.costs["discard"]] == [2]
    assert [thing.name for thing in said.mana_abilities] == ["Sol Ring"]
    assert [thing.word or thing.name for thing in said.targets] == ["Bob", "Opt"]


def test_a_name_that_holds_the_words_of_a_clause_is_no_clause() -> None:
    said = parse_clauses(' targeting "One with X = targeting Nothing"')
    assert [thing.name for thing in said.targets] == ["One with X = targeting Nothing"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (' targeting "A" targeting "B"', "twice"),
        (" targeting Bob with kicker", "stands before"),
        (" with X = many", "number"),
        (" paying {2}", "life"),
        (" for its flashback", "cost"),
        (" quickly", "no clause"),
        (" with Kicker", "no clause"),
    ],
)
def test_a_bad_clause_is_told(text: str, complaint: str) -> None:
    with pytest.raises(BadClause, match=complaint):
        parse_clauses(text)


def test_a_kicker_paid_twice() -> None:
    assert parse_clauses(" with kicker twice").optional_costs == (OptionalCost("kicker", None, 2),)


def test_after_an_article_colors_are_exact() -> None:
    kinds = {found.kind: found for found in parse_is("a 1/1 green land creature")}
    assert kinds["size"].size == (1, 1)
    assert kinds["colors"].exact
    assert [found.text for found in parse_is("a 1/1 green land creature") if found.kind == "type"] == [
        "land",
        "creature",
    ]
    assert not parse_is("red")[0].exact
    assert parse_is("red and green")[0].exact
    assert parse_is("colorless")[0].words == ()


@pytest.mark.parametrize("text", ["a greenish creature", 'like "Opt"', "a", "an and"])
def test_a_check_of_unknown_words_is_refused(text: str) -> None:
    with pytest.raises(BadProperty):
        parse_is(text)


def test_what_an_object_has() -> None:
    counters, keyword, damage, value, none = parse_has(
        "3 +1/+1 counters, first strike, no damage, mana value 4 and no abilities"
    )
    assert (counters.words, counters.number) == (("+1/+1",), 3)
    assert keyword.words == ("first strike",)
    assert (damage.kind, damage.number) == ("damage", 0)
    assert (value.words, value.number) == (("mana_value",), 4)
    assert (none.kind, none.number) == ("abilities", 0)
    with pytest.raises(BadProperty):
        parse_has("Trample")


def test_status_of_permanents() -> None:
    items, status = parse_permanents(
        'his commander "Pili-Pala" that is tapped and summoning sick with 1 stun counter and 2 +1/+1 counters'
        ' with blue chosen attached to the second "Forest" called "Pal"'
    )
    assert [(item.name, item.commander) for item in items] == [("Pili-Pala", True)]
    assert status.states == ("tapped", "summoning_sick")
    assert status.counters == (("stun", 1), ("+1/+1", 2))
    assert (status.chosen, status.called) == ("blue", "Pal")
    assert status.attached_to is not None
    assert status.attached_to.ordinal == 2


@pytest.mark.parametrize("text", ["a Forest", '"Forest" that is happy', '"Forest" with three apples'])
def test_what_cannot_be_set_up_is_refused(text: str) -> None:
    with pytest.raises(NotAThing):
        parse_permanents(text)


def test_cards_by_zone_and_by_place() -> None:
    assert cards_in_zones('"A" and "B" in hand and "C" in her library') == [('"A" and "B"', "hand"), ('"C"', "library")]
    assert cards_in_zones('"Live in hand" in the command zone') == [('"Live in hand"', "command")]
    places = cards_at_places('"A" in pile 1 and "B" and "C" in pile 2')
    assert {place: len(things) for place, things in places.items()} == {"pile 1": 1, "pile 2": 2}
    assert [(amount, thing.text) for amount, thing in shares_of('2 to "A" and 4 to Bob')] == [(2, '"A"'), (4, "Bob")]
