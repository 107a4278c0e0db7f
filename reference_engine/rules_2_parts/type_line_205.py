"""205 Type line: supertypes, card types and subtypes, and which subtypes belong to which card type."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from reference_engine.rules_2_parts.creature_types_205_3m import CREATURE_TYPES

SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
"""205.4a."""
BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""305.6."""
LAND_TYPES = frozenset(
    (*BASIC_LAND_TYPES, "Urza's", "Town", "Tower", "Sphere", "Power-Plant", "Planet", "Mine", "Locus", "Lair", "Gate",
     "Desert", "Cave")
)  # fmt: skip
"""205.3i."""
SPELL_TYPES = frozenset(("Trap", "Omen", "Lesson", "Arcane", "Adventure"))
"""205.3k."""
ENCHANTMENT_TYPES = frozenset(
    ("Aura", "Saga", "Shrine", "Shard", "Rune", "Room", "Role", "Plan", "Curse", "Class", "Case", "Cartouche",
     "Background")
)  # fmt: skip
"""205.3h."""
ARTIFACT_TYPES = frozenset(
    ("Equipment", "Vehicle", "Treasure", "Food", "Clue", "Vibranium", "Stone", "Spacecraft", "Powerstone", "Mutagen",
     "Map", "Lander", "Junk", "Infinity", "Incubator", "Heartwood", "Gold", "Fortification", "Contraption", "Book",
     "Bobblehead", "Blood", "Attraction")
)  # fmt: skip
"""205.3g."""
_CREATURE_TYPES = frozenset(CREATURE_TYPES)


@lru_cache(None)
def type_line(text: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """(supertypes, card types, subtypes) of a type line such as `Legendary Creature — Time Lord Doctor`.

    Subtypes are single words but for the creature type of two words (205.3b, 205.3m).
    """
    left, _, right = text.partition("—")
    words = left.split()
    supertypes = frozenset(word for word in words if word in SUPERTYPES)
    joined = right.replace("Time Lord", "Time_Lord").split()
    return supertypes, frozenset(words) - supertypes, frozenset(word.replace("_", " ") for word in joined)


def with_types(text: str, types: Iterable[str], subtypes: Iterable[str]) -> str:
    """A type line with card types and subtypes in addition to its own (205.1b)."""
    left, _, right = text.partition(" — ")
    left, right = (
        " ".join((*own.split(), *(word for word in more if word not in own.split())))
        for own, more in ((left, types), (right, subtypes))
    )
    return f"{left} — {right}" if right else left


@lru_cache(None)
def types_of_subtype(subtype: str) -> frozenset[str]:
    """The card types that a subtype is correlated with (205.3g–m)."""
    if subtype in _CREATURE_TYPES:
        return frozenset(("Creature", "Kindred"))
    if subtype in LAND_TYPES:
        return frozenset(("Land",))
    if subtype in ARTIFACT_TYPES:
        return frozenset(("Artifact",))
    if subtype in ENCHANTMENT_TYPES:
        return frozenset(("Enchantment",))
    if subtype in SPELL_TYPES:
        return frozenset(("Instant", "Sorcery"))
    return frozenset(("Battle",)) if subtype == "Siege" else frozenset(("Planeswalker",))


def correlated(subtypes: Iterable[str], types: frozenset[str]) -> frozenset[str]:
    """Those of the subtypes that an object with these card types can have (205.1a, 205.3d)."""
    return frozenset(subtype for subtype in subtypes if types_of_subtype(subtype) & types)
