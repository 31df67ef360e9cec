"""How cards and towers look: their symbols and classes, and the order of cards in a hand."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, radians, sin

from snowbound.core.scene import MOST_DRAWN

from .state import BLOCKED, BOARD, COLOUR_OF, COLOURS, ICON, KINDS, NO_ICON, NUMBER, TYPE, Type

SUIT_LOOKS = tuple(f"uno-{colour}" for colour in BOARD["deck"]["colours"])
ICON_LOOKS = tuple(f"uno-{tower['label'].lower()}".replace("!", "bang") for tower in BOARD["towers"])
TOWER_LOOKS = tuple(
    f"uno-{tower['colour']} {look} uno-blocks-{Type(blocked).name.lower().replace('_', '-')}"
    for tower, look, blocked in zip(BOARD["towers"], ICON_LOOKS, BLOCKED, strict=True)
)
BACK = "uno-back"


def _face(kind: int) -> str:
    type_ = Type(TYPE[kind])
    return f"uno-card-{NUMBER[kind]}" if type_ == Type.NUMBER else "uno-card-" + type_.name.lower().replace("_", "-")


def _look(kind: int) -> str:
    suit = "" if COLOUR_OF[kind] == COLOURS else SUIT_LOOKS[COLOUR_OF[kind]]
    return suit if ICON[kind] == NO_ICON else f"{suit} {ICON_LOOKS[ICON[kind]]}"


FACES = tuple(_face(kind) for kind in range(KINDS))
MINIS = tuple(face.replace("card", "mini") for face in FACES)  # for texts
LOOKS = tuple(_look(kind) for kind in range(KINDS))
IN_ORDER = sorted(range(KINDS), key=lambda kind: (COLOUR_OF[kind], TYPE[kind], NUMBER[kind], kind))


@lru_cache(MOST_DRAWN)
def held(counts: bytes) -> tuple[tuple[int, int], ...]:
    """Return the cards of a hand sorted by suit and number: each kind with the number of its copy.

    `counts` are the copies of each kind, one byte each.
    """
    return tuple([(kind, copy) for kind in IN_ORDER if counts[kind] for copy in range(counts[kind])])


@cache
def fan(cards: int, scale: float) -> list[tuple[float, float, float]]:
    """Return where each card of a small hand lies, from its middle, and its angle."""
    step = min(11.0, 68 / max(cards - 1, 1))
    angles = [(card - (cards - 1) / 2) * step for card in range(cards)]
    radius = 185 * scale
    return [(radius * sin(radians(a)), radius - radius * cos(radians(a)), round(a, 1)) for a in angles]
