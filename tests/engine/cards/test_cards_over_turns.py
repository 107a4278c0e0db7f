"""Abilities of cards that work later than they are used: delayed triggers, upkeep keywords."""

from __future__ import annotations

from typing import Any


def test_a_creature_is_tapped_when_control_of_it_ends(play: Any) -> None:
    """603.7: created as the spell resolves, it triggers at the moment in the cleanup step when control is lost."""
    play.start("Grizzly Bears", bob=("Island",) * 4, hand={"Bob": ("Ray of Command",)})
    play.act("Alice", do="pass")
    bears = play.the("Grizzly Bears")["id"]
    spell = play.the("Ray of Command", "hand")["id"]
    play.act("Bob", {"targets": [{"object": bears}]}, do="cast", object=spell)
    play.resolve()
    assert play.the("Grizzly Bears")["controller"] == "Bob"
    assert not play.the("Grizzly Bears")["tapped"]
    play.pass_until("Bob", "upkeep")
    assert play.the("Grizzly Bears")["controller"] == "Alice"
    assert play.the("Grizzly Bears")["tapped"]


def test_a_delayed_trigger_remembers_its_object(play: Any) -> None:
    """603.7c: the token is sacrificed at the next end step, and not the creature it copies."""
    play.start("Kiki-Jiki, Mirror Breaker", "Grizzly Bears")
    source, bears = play.the("Kiki-Jiki, Mirror Breaker")["id"], play.the("Grizzly Bears")["id"]
    play.act("Alice", {"targets": [{"object": bears}]}, do="activate", source=source)
    play.resolve()
    token = next(o for o in play.objects("Grizzly Bears") if o["token"])
    assert "haste" in token["keywords"]
    play.pass_until("Alice", "end step")
    assert [o["id"] for o in play.objects("Grizzly Bears")] == [bears]
    assert play.objects("Kiki-Jiki, Mirror Breaker")


def test_cumulative_upkeep_grows_and_is_paid_whole_or_not_at_all(play: Any) -> None:
    """702.24a: once for each age counter; two Swamps pay for the first two upkeeps only."""
    play.start("Infernal Darkness", "Swamp", "Swamp")
    for counters in (1, 2):
        play.pass_until(question="pay")
        play.answer(yes=True)
        assert play.the("Infernal Darkness")["counters"] == {"age": counters}
        play.pass_until("Bob", "upkeep")
    assert play.call("observe")["snapshot"]["players"]["Alice"]["life"] == 20 - 1 - 2
    play.pass_until("Alice", "draw step")
    assert not play.objects("Infernal Darkness")


def test_fading_takes_a_counter_each_upkeep_and_then_the_creature(play: Any) -> None:
    """702.32a."""
    play.start("Forest", "Forest", "Forest", "Forest", hand={"Alice": ("Blastoderm",)})
    play.act("Alice", do="cast", object=play.the("Blastoderm", "hand")["id"])
    play.resolve()
    assert play.the("Blastoderm")["counters"] == {"fade": 3}
    for left in (2, 1, 0):
        play.pass_until("Bob", "upkeep")
        play.pass_until("Alice", "draw step")
        assert play.the("Blastoderm")["counters"].get("fade", 0) == left
    play.pass_until("Bob", "upkeep")
    play.pass_until("Alice", "draw step")
    assert not play.objects("Blastoderm")


def test_a_fetched_gigantiform_searches_for_no_third(play: Any) -> None:
    """702.33d: only one that was cast kicked searches; 303.4f: the other is attached as it enters."""
    play.start(*["Forest"] * 9, "Grizzly Bears", hand={"Alice": ("Gigantiform",)}, library=("Gigantiform",) * 2)
    bears, spell = play.the("Grizzly Bears")["id"], play.the("Gigantiform", "hand")["id"]
    announcement = {"targets": [{"object": bears}], "optional_costs": [{"cost": "kicker"}]}
    play.act("Alice", announcement, do="cast", object=spell)
    play.pass_until(question="may")
    play.answer(yes=True)
    for purpose in ("search", "attach"):
        assert play.position["question"]["purpose"] == purpose
        play.answer(options=[play.position["question"]["options"][0]["id"]])
    assert (play.position["question"], play.position["stack"]) == (None, 0)
    assert [o["attached_to"] for o in play.objects("Gigantiform")] == [{"object": bears}] * 2
    bear = play.the("Grizzly Bears")
    assert (bear["power"], bear["toughness"]) == (8, 8)
    assert "trample" in bear["keywords"]


def test_counts_of_card_types_look_at_all_graveyards(play: Any) -> None:
    """208.2a, 604.3: Tarmogoyf with an instant and a creature card in graveyards."""
    play.start("Tarmogoyf", "Grizzly Bears", "Swamp", "Swamp", hand={"Alice": ("Doom Blade",)})
    assert (play.the("Tarmogoyf")["power"], play.the("Tarmogoyf")["toughness"]) == (0, 1)
    bears, blade = play.the("Grizzly Bears")["id"], play.the("Doom Blade", "hand")["id"]
    play.act("Alice", {"targets": [{"object": bears}]}, do="cast", object=blade)
    play.resolve()
    assert (play.the("Tarmogoyf")["power"], play.the("Tarmogoyf")["toughness"]) == (2, 3)
