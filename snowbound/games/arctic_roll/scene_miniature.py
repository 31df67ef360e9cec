"""What is drawn on a miniature: many equal things as one path, made of pieces that are kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from snowbound.core.scene import Sprite, drawn_once

from .fishing_places import Scoring
from .geometry import BONUS_HEX
from .scene_catch import PAWN, catch
from .scene_layout import AWAY, MOST_PIECES, Frame, disc, outline
from .scene_marks import INK, mark
from .state import HUNTER, ICE_HOLE, OPEN_WATER

GOLD = 1.2  # the layer of bonus hexes
PLAIN = (HUNTER, ICE_HOLE, OPEN_WATER)  # there are many of these, so they are drawn as paths
FIGURE = (
    (-0.45, 0.62),
    (-0.5, 0.05),
    (-0.38, -0.22),
    (-0.18, -0.28),
    (-0.26, -0.5),
    (-0.16, -0.72),
    (0.08, -0.76),
    (0.26, -0.62),
    (0.26, -0.42),
    (0.16, -0.28),
    (0.38, -0.2),
    (0.48, 0.05),
    (0.45, 0.62),
)


@drawn_once
def miniature(frame: Frame, sheet: bytes, scoring: Scoring) -> list[Sprite]:
    """The drawings of a sheet; silenced hunters are grey and struck out."""
    seat, part = frame.seat, frame.part
    stopped = catch(sheet, scoring).silenced
    hunters = [hex_ for hex_, content in enumerate(sheet) if content == HUNTER]
    silenced = [hex_ for hex_ in hunters if hex_ in stopped]
    active = [hex_ for hex_ in hunters if hex_ not in stopped]
    dug = [hex_ for hex_, content in enumerate(sheet) if content == ICE_HOLE]
    x, y = frame.at(8.3, 7.3)
    drawn = [
        Sprite(id=f"loupe-{seat}", x=x, y=y, art="roll-loupe", look="only-small", layer=PAWN, part=part),
        Sprite(id=f"holes-{seat}", path=joined(hole, frame, dug), look="roll-holes", layer=INK, part=part),
        Sprite(
            id=f"people-{seat}", path=joined(person, frame, active), look="roll-people", seat=seat, layer=INK, part=part
        ),
        Sprite(id=f"silent-{seat}", path=joined(person, frame, silenced), look="roll-silent", layer=INK, part=part),
        Sprite(id=f"heads-{seat}", path=joined(head, frame, hunters), look="roll-heads", layer=INK + 0.1, part=part),
        Sprite(
            id=f"struck-{seat}", path=joined(stroke, frame, silenced), look="roll-stroke", layer=INK + 0.2, part=part
        ),
        *[mark(frame, hex_, content) for hex_, content in enumerate(sheet) if content and content not in PLAIN],
    ]
    return [sprite for sprite in drawn if sprite.art or sprite.path]


@drawn_once
def open_bonuses(frame: Frame, claimed: int) -> list[Sprite]:
    """The bonus hexes that are not yet claimed."""
    path = "".join(outline(frame, hex_, 0.7) for n, hex_ in enumerate(BONUS_HEX.tolist()) if not claimed >> n & 1)
    return [Sprite(id=f"bonus-{frame.seat}", path=path, look="roll-gold", layer=GOLD, part=frame.part)] if path else []


# --- pieces of paths ---------------------------------------------------------


def joined(piece: Callable[[Frame, int], str], frame: Frame, hexes: list[int]) -> str:
    """The same piece in each of these hexes, as one path."""
    return "".join([piece(frame, hex_) for hex_ in hexes])


@lru_cache(maxsize=64)
def figure(a: float) -> str:
    """A person in a parka, from the first of its points."""
    return "".join(f"l{(x - px) * a:.1f} {(y - py) * a:.1f}" for (px, py), (x, y) in pairwise(FIGURE)) + "z"


@lru_cache(MOST_PIECES)
def person(frame: Frame, hex_: int) -> str:
    """A hunter."""
    x, y = frame.at(AWAY[hex_][0] + FIGURE[0][0], AWAY[hex_][1] + FIGURE[0][1])
    return f"M{x} {y}{figure(frame.a)}"


@lru_cache(MOST_PIECES)
def head(frame: Frame, hex_: int) -> str:
    """A hunter's face in its hood."""
    return disc(*frame.at(AWAY[hex_][0], AWAY[hex_][1] - 0.5), frame.a * 0.17)


@lru_cache(MOST_PIECES)
def stroke(frame: Frame, hex_: int) -> str:
    """A stroke through a silenced hunter."""
    (x, y), (to_x, to_y) = (frame.at(AWAY[hex_][0] + d, AWAY[hex_][1] - d) for d in (-0.62, 0.62))
    return f"M{x} {y}L{to_x} {to_y}"


@lru_cache(MOST_PIECES)
def hole(frame: Frame, hex_: int) -> str:
    """An ice hole."""
    return disc(*frame.hex(hex_), frame.a * 0.52)
