"""Choices: one sentence for one decision of the rules, in whatever shape the engine asks for it.

A `Decision` is what a sentence decides. `fits` says whether an open question is the one it answers, without a message
sent; the world asks it of the next sentence before it answers a forced question itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mtg_conformance.driving.faults import Broken, NotOffered, Wrong
from mtg_conformance.driving.options import (
    Option,
    Question,
    can_decline,
    deciding,
    matching,
    not_offered,
    options_of,
    picks,
    refusal,
    tell_question,
    unlisted,
)
from mtg_conformance.protocol.errors import Unsupported
from mtg_conformance.suite.things import Thing

if TYPE_CHECKING:
    from mtg_conformance.driving.world import World

Answer = dict[str, Any]
_ORDERS = ("trigger-order", "replacement")


def forced(question: Question) -> Answer | None:
    """The one legal answer to a question, or None where there are more (or none that can be told)."""
    options = options_of(question)
    if "options" not in question and question["shape"] not in ("number",):
        return None
    match question["shape"]:
        case "choose":
            if question.get("may_decline") and options:
                return None
            least, most = question.get("min", 1), question.get("max", 1)
            if most == 0 or (not options and (least == 0 or question.get("may_decline"))):
                return refusal(question) if question.get("may_decline") else {"options": []}
            if least == len(options) and not any(option.get("decline") for option in options):
                return {"options": [option["id"] for option in options]}
        case "number":
            if "min" in question and question["min"] == question.get("max"):
                return {"number": question["min"]}
        case "order":
            if len(options) < 2:
                return {"order": [option["id"] for option in options]}
        case "divide":
            if len(options) == 1 and "total" in question:
                return {"division": [{"option": options[0]["id"], "amount": question["total"]}]}
            if "total" in question and options and sum(o.get("min", 0) for o in options) == question["total"]:
                return {"division": [{"option": o["id"], "amount": o.get("min", 0)} for o in options]}
        case "pairs":
            if not options:
                return {"pairs": []}
        case "arrange":
            places = question.get("places", ())
            if not options or len(places) == 1:
                ids = [option["id"] for option in options]
                return (
                    {"places": {place: ids if place == places[0] else [] for place in places}} if len(ids) < 2 else None
                )
    return None


def offered_order(question: Question) -> Answer | None:
    """The answer that takes an order as offered; None where the question is about something else."""
    ids = [option["id"] for option in options_of(question)]
    if question["shape"] == "order" and ids:
        return {"order": ids}
    if question["shape"] == "choose" and question["purpose"] in _ORDERS and question.get("min", 1) == 1:
        if not ids or question.get("may_decline") or any(option.get("decline") for option in options_of(question)):
            return None
        return {"options": ids[:1]}
    return None


@dataclass(frozen=True)
class Decision:
    """What a sentence decides for a player."""

    player: str

    def fits(self, world: World, question: Question) -> bool:
        """Whether this is the question that the sentence answers."""
        raise NotImplementedError

    def take(self, world: World) -> None:
        """Answer. Raises `Wrong` where nothing of the kind is asked, `NotOffered` where it isn't among the options."""
        raise NotImplementedError

    def _asked(self, question: Question) -> bool:
        """Whether it is this player's question."""
        return deciding(question) == self.player


@dataclass(frozen=True)
class Chooses(Decision):
    """Objects, players or values; choosing says yes to a may in front of the choice."""

    things: tuple[Thing, ...] = ()

    def fits(self, world: World, question: Question) -> bool:
        if not self._asked(question):
            return False
        if question["shape"] == "confirm":
            return bool(question["purpose"] != "optional-cost")
        if question["shape"] == "number":
            return bool(self.things) and (self.things[0].word or "").isdigit()
        if question["shape"] not in ("choose", "order") or question["purpose"] == "trigger-order":
            return False  # triggers are ordered, not chosen
        if "options" not in question:
            return True
        if _nothing(self.things):
            return can_decline(question)
        return bool(matching(question, self.things[0], world.view, self.player))

    def take(self, world: World) -> None:
        question = world.asked(self.player, "to choose " + " and ".join(str(thing) for thing in self.things))
        if question["shape"] == "confirm":
            if _nothing(self.things):
                world.answer(refusal(question))
                return
            world.answer({"yes": True})
            following = world.question
            if following is None or following["shape"] == "confirm" or not self.fits(world, following):
                return  # the choice had one outcome, and the engine made it with the yes
            question = following
        self._choose(world, question)

    def _choose(self, world: World, question: Question) -> None:
        left = list(self.things)
        while True:
            answer = self._answer(world, question, left)
            world.answer(answer)
            if not left:
                return
            question = world.asked(self.player, f"to choose {left[0]}")

    def _answer(self, world: World, question: Question, left: list[Thing]) -> Answer:
        """One message's worth; takes what it uses off `left`."""
        if _nothing(left):
            left.clear()
            if not can_decline(question):
                raise NotOffered("a choice of nothing", tell_question(question, world.view()))
            return refusal(question)
        if question["shape"] == "number":
            return self._number(question, left.pop(0))
        if question["shape"] not in ("choose", "order") or question["purpose"] == "trigger-order":
            raise not_offered(question, left[0], world.view())
        if "options" not in question:
            wanted, left[:] = list(left), []
            ids = unlisted(question, wanted, world.view, self.player)
            return {"options": ids}
        if question["shape"] == "order":
            wanted, left[:] = list(left), []
            first = picks(question, wanted, world.view, self.player)
            return {"order": [option["id"] for option in _first(first, question)]}
        most = question.get("max", 1)
        number = len(left) if _together(left, most) else 1
        wanted = left[:number]
        del left[:number]
        chosen = picks(question, wanted, world.view, self.player)
        if len(chosen) > most and most == 1:  # "2 "Forest"" asked one at a time
            left[:0] = [wanted[0].without_count()] * (len(chosen) - 1)
            chosen = chosen[:1]
        return {"options": [option["id"] for option in chosen]}

    def _number(self, question: Question, thing: Thing) -> Answer:
        if thing.word is None or not thing.word.isdigit():
            raise NotOffered(str(thing), tell_question(question, None))
        number = int(thing.word)
        if not question.get("min", number) <= number <= question.get("max", number):
            raise NotOffered(str(number), f"{question.get('min', 0)} to {question.get('max')}")
        return {"number": number}


@dataclass(frozen=True)
class Accepts(Decision):
    """Yes to a bare may."""

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and (question["shape"] == "confirm" or self._only(question) is not None)

    def take(self, world: World) -> None:
        question = world.asked(self.player, "whether they do")
        if question["shape"] == "confirm":
            world.answer({"yes": True})
        elif (option := self._only(question)) is not None:
            world.answer({"options": [option["id"]]})
        elif question["purpose"] != "cast-now" and not (can_decline(question) and world.scripted(question)):
            # Where the may and the choice (or the casting) are one question, the sentence that follows answers both.
            raise Wrong(f"{self.player} to be asked whether they do", tell_question(question, world.view()))

    def _only(self, question: Question) -> Option | None:
        """The one thing that can be said yes to."""
        real = [option for option in options_of(question) if not option.get("decline")]
        return real[0] if question["shape"] == "choose" and can_decline(question) and len(real) == 1 else None


@dataclass(frozen=True)
class Declines(Decision):
    """No; nothing more. Nothing where nobody asks."""

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and can_decline(question)

    def take(self, world: World) -> None:
        question = world.question
        if question is None or not self._asked(question):
            return
        if question["shape"] == "pairs":
            world.answer({"pairs": []})
        elif can_decline(question):
            world.answer(refusal(question))
        else:
            raise NotOffered(f"{self.player} may decline", tell_question(question, world.view()))


@dataclass(frozen=True)
class Orders(Decision):
    """An order, whole, or a preference where the engine asks for one at a time; the first takes effect first."""

    things: tuple[Thing, ...] = ()

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and (
            question["shape"] == "order" or (question["shape"] == "choose" and question["purpose"] in _ORDERS)
        )

    def take(self, world: World) -> None:
        question = world.asked(self.player, "for an order")
        if not self.fits(world, question):
            raise Wrong(f"{self.player} to be asked for an order", tell_question(question, world.view()))
        world.prefer(self, question["purpose"])
        answer = self.next_answer(world, question)
        if answer is None:
            raise not_offered(question, self.things[0], world.view())
        world.answer(answer)

    def next_answer(self, world: World, question: Question) -> Answer | None:
        """The answer that the preference gives; None where nothing of it is on offer."""
        found: list[Option] = []
        for thing in self.things:
            found += [option for option in matching(question, thing, world.view, self.player) if option not in found]
        if not found:
            return None
        if question["shape"] == "order":
            return {"order": [option["id"] for option in _first(found, question)]}
        return {"options": [found[0]["id"]]}


@dataclass(frozen=True)
class Puts(Decision):
    """Cards into places: top, bottom, graveyard, piles. What isn't named goes to the place that isn't named."""

    places: tuple[tuple[str, tuple[Thing, ...]], ...] = ()

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and (question["shape"] == "arrange" or self._as_choice(question) is not None)

    def take(self, world: World) -> None:
        question = world.asked(self.player, "to put cards somewhere")
        if question["shape"] != "arrange":
            option = self._as_choice(question)
            if option is None:
                raise Wrong(f"{self.player} to be asked where cards are put", tell_question(question, world.view()))
            world.answer({"options": [option["id"]]})
            return
        world.answer({"places": self._arranged(world, question)})

    def _arranged(self, world: World, question: Question) -> dict[str, list[Any]]:
        known = list(question.get("places", ()))
        arranged: dict[str, list[Any]] = {place: [] for place in known}
        placed: list[Option] = []
        for place, things in self.places:
            if known and place not in known:
                raise NotOffered(f"{place} among the places", ", ".join(known))
            wanted = () if _nothing(things) else things
            left: Question = {**question, "options": [o for o in options_of(question) if o not in placed]}
            chosen = picks(left, wanted, world.view, self.player)
            placed += chosen
            arranged.setdefault(place, []).extend(option["id"] for option in chosen)
        rest = [option["id"] for option in options_of(question) if option not in placed]
        if rest:
            named = {place for place, _ in self.places}
            free = [place for place in arranged if place not in named]
            if len(free) != 1:
                raise Broken(f"say where the other {len(rest)} go: {', '.join(free or known)}")
            arranged[free[0]] += rest
        return arranged

    def _as_choice(self, question: Question) -> Option | None:
        """One thing put to one place, asked as a choice between the places (merging, rule 730.2)."""
        if question["shape"] != "choose" or len(self.places) != 1:
            return None
        place = self.places[0][0]
        return next((o for o in options_of(question) if str(o.get("value", o.get("text"))).lower() == place), None)


@dataclass(frozen=True)
class Assigns(Decision):
    """Amounts to things: combat damage, divided damage, distributed counters."""

    shares: tuple[tuple[int, Thing], ...] = ()

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and question["shape"] == "divide"

    def take(self, world: World) -> None:
        question = world.asked(self.player, "to divide")
        if question["shape"] != "divide":
            raise Wrong(f"{self.player} to be asked to divide", tell_question(question, world.view()))
        division = []
        for amount, thing in self.shares:
            if "options" in question:
                found = picks(question, [thing], world.view, self.player)[0]["id"]
            else:
                found = unlisted(question, [thing], world.view, self.player)[0]
            division.append({"option": found, "amount": amount})
        world.answer({"division": division})


@dataclass(frozen=True)
class Shows(Decision):
    """What chance brings: a coin, a die. Only for engines whose chance is scripted."""

    result: str = ""
    purpose: str = "flip"

    def fits(self, world: World, question: Question) -> bool:
        return self._asked(question) and question["purpose"] == self.purpose

    def refuse_unscripted(self, world: World) -> None:
        """Raises `Unsupported` where the engine doesn't ask what chance brings."""
        scripted = world.capabilities.get("scripted_random") or ()
        if scripted is not True and self.purpose not in scripted:
            raise Unsupported("question", "chance can't be scripted", ["scripted_random"])

    def take(self, world: World) -> None:
        self.refuse_unscripted(world)
        question = world.asked(self.player, "for a result")
        if not self.fits(world, question):
            raise Wrong(f"the result {self.result} to be asked for", tell_question(question, world.view()))
        if question["shape"] == "number":
            world.answer({"number": int(self.result)})
            return
        for option in options_of(question):
            if str(option.get("value", "")).lower() == self.result.lower():
                world.answer({"options": [option["id"]]})
                return
        raise not_offered(question, self.result, None)


def _nothing(things: Sequence[Thing]) -> bool:
    return len(things) == 1 and things[0].word == "nothing"


def _together(left: Sequence[Thing], most: int) -> bool:
    """Whether what is left fits into one answer."""
    return sum(1 if thing.count is None else thing.count for thing in left) <= most


def _first(chosen: Sequence[Option], question: Question) -> list[Option]:
    return [*chosen, *(option for option in options_of(question) if option not in chosen)]


def places_of(groups: Mapping[str, Sequence[Thing]]) -> tuple[tuple[str, tuple[Thing, ...]], ...]:
    """Places as `Puts` takes them."""
    return tuple((place, tuple(things)) for place, things in groups.items())
