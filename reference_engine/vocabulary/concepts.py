"""Records of chapter 1: how a game ends (104), lands (305.2), mana by another's cost (106), tokens (111)."""

from __future__ import annotations

from typing import Literal

from reference_engine.vocabulary.record import Record, head
from reference_engine.vocabulary.selectors import Ref, Which, Whose
from reference_engine.vocabulary.values import Value


# ------------------------------------------------------------------------------------------------ 104
class LoseTheGame(Record, frozen=True, tag_field="is", tag="lose_game", rename=head("lose_game", "who")):
    """104.3e."""

    who: Ref = "target"


class GameIsADraw(Record, frozen=True, tag_field="is", tag="game_is_a", rename=head("game_is_a", "result")):
    """104.4c."""

    result: Literal["draw"] = "draw"


class CantLose(Record, frozen=True, tag_field="is", tag="cant_lose_game", rename=head("cant_lose_game", "who")):
    """These players can't lose the game (101.2), except by conceding (104.3a)."""

    who: Whose


class CantWin(Record, frozen=True, tag_field="is", tag="cant_win_game", rename=head("cant_win_game", "who")):
    """These players can't win the game, except as the only ones left (104.2a)."""

    who: Whose


# ------------------------------------------------------------------------------------------------ lands
class MoreLands(Record, frozen=True, tag_field="is", tag="more_lands", rename=head("more_lands", "count")):
    """So many more lands may be played in each of a player's turns (305.2)."""

    count: int = 1
    whose: Whose = "you"


class CantPlayLands(
    Record, frozen=True, tag_field="is", tag="cant_play_lands", rename=head("cant_play_lands", "who")
):
    """These players can't play lands, or lands of a kind (305.2, 101.2)."""

    who: Whose
    lands: Which | None = None


# ------------------------------------------------------------------------------------------------ 106
class AddManaOfCost(Record, frozen=True, tag_field="is", tag="add_cost_of", rename=head("add_cost_of", "what")):
    """Add the mana in an object's mana cost: each symbol as 106.8–11 say."""

    what: Ref


class DoubleMana(Record, frozen=True, tag_field="is", tag="double_mana", rename=head("double_mana", "whose")):
    """Double the amount of each type of unspent mana that a player has."""

    whose: Ref = "you"


class ActivateLands(
    Record, frozen=True, tag_field="is", tag="activate_lands", rename=head("activate_lands", "who")
):
    """A player activates a mana ability of each land they control."""

    who: Ref = "target"


class GainLevel(Record, frozen=True, tag_field="is", tag="gain_level", rename=head("gain_level", "level")):
    """The source's level becomes this (716.2a)."""

    level: int


class TakeMana(Record, frozen=True, tag_field="is", tag="take_mana", rename=head("take_mana", "of")):
    """What is left in a player's mana pool goes over to yours (106.13)."""

    of: Ref = "target"


# ------------------------------------------------------------------------------------------------ exile
class ExileFromHand(
    Record, frozen=True, tag_field="is", tag="exile_from_hand", rename=head("exile_from_hand", "who")
):
    """A player exiles a card from hand, of that player's choice."""

    who: Ref = "you"
    face_down: bool = False


class PutInGraveyard(
    Record, frozen=True, tag_field="is", tag="put_in_graveyard", rename=head("put_in_graveyard", "what")
):
    """Put all that fit into their owners' graveyards, but for what a reference means."""

    what: Which
    but: Ref | None = None


class RestartTheGame(
    Record, frozen=True, tag_field="is", tag="restart_the_game", rename=head("restart_the_game", "exempt")
):
    """727: restart the game without these cards, then put them onto the battlefield under your control (727.5)."""

    exempt: Which


# ------------------------------------------------------------------------------------------------ costs, damage
class PayManaCostOf(
    Record, frozen=True, tag_field="is", tag="pay_mana_cost_of", rename=head("pay_mana_cost_of", "what")
):
    """A cost: the mana cost of an object (107.3h)."""

    what: Ref = "this"


class DamageTimes(Record, frozen=True, tag_field="is", tag="damage_times", rename=head("damage_times", "factor")):
    """A source that would deal damage deals so many times as much instead (614.1a, 109.2c)."""

    factor: int
    sources: Which = Which()


# ------------------------------------------------------------------------------------------------ 111, cards
class CreateNamed(Record, frozen=True, tag_field="is", tag="create_named", rename=head("create_named", "name")):
    """Create tokens by name: predefined ones (111.10), or with the characteristics of the card so named (111.11)."""

    name: str
    amount: Value = 1
    who: Ref = "you"
    tapped: bool = False
    attached_to: Ref | None = None


class Incubate(Record, frozen=True, tag_field="is", tag="incubate", rename=head("incubate", "counters")):
    """701.53: an Incubator token with that many +1/+1 counters on it."""

    counters: Value


class Explore(Record, frozen=True, tag_field="is", tag="explore", rename=head("explore", "what")):
    """701.44."""

    what: Ref = "target"


class PutOnLibrary(
    Record, frozen=True, tag_field="is", tag="put_on_library", rename=head("put_on_library", "what")
):
    """Put objects on top of their owner's library, or on the bottom."""

    what: Ref = "target"
    place: Literal["top", "bottom"] = "top"
    nth: int = 1
    """With top: so many from the top (401.7)."""


ConceptEffect = (
    GainLevel | LoseTheGame | GameIsADraw | AddManaOfCost | DoubleMana | ActivateLands | TakeMana | ExileFromHand
    | PutInGraveyard | RestartTheGame | CreateNamed | Incubate | Explore | PutOnLibrary
)  # fmt: skip
ConceptRule = CantLose | CantWin | MoreLands | CantPlayLands | DamageTimes
