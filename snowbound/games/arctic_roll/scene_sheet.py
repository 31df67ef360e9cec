"""One sheet as a picture: paper, hexes, drawings, the pawn, and at the end which hunters fish where."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from snowbound.core.scene import Sprite
from snowbound.core.words import Phrase, phrase, player

from .fishing import Reason
from .geometry import BONUS_HEX, BONUS_KIND, IS_CENTRAL, LABEL, ROWS
from .scene_catch import PAWN, Catch, catch, lines, plaques, total
from .scene_layout import ANGLE, AWAY, CORNERS, Frame, disc
from .state import (
    BONUSES,
    HEXES,
    HUNTER,
    ICE_CHASM,
    ICE_HOLE,
    OPEN_WATER,
    PACK_ICE,
    POLAR_BEAR,
    WALRUS,
    Phase,
)
from .words import BONUSES as BONUS_NAMES
from .words import DIRECTIONS

PAPER, WASH, GROUND, INK = 1.0, 1.2, 1.4, 2.0  # layers, from below
ARTS = {
    HUNTER: "roll-hunter",
    ICE_HOLE: "roll-hole",
    OPEN_WATER: "roll-waves",
    WALRUS: "roll-walrus",
    PACK_ICE: "roll-pack",
    POLAR_BEAR: "roll-bear",
}
PLAIN = (HUNTER, ICE_HOLE, OPEN_WATER)  # there are many of these, so a miniature draws them as one path
CALAMITY_NAMES = {WALRUS: "walrus", PACK_ICE: "pack-ice", POLAR_BEAR: "polar-bear"}
BONUS_ARTS = ("roll-igloo", "roll-new-dice", "roll-reroll")
EDGE = 0.97  # a hex on paper is drawn slightly smaller than its space


# fmt: on


def draw_sheet(s: Any, frame: Frame) -> tuple[Sprite, ...]:
    """A sheet in full, or as a miniature."""
    sheet = np.asarray(s.sheet[frame.seat]).tobytes()
    stands, claimed, over = int(s.pawn[frame.seat]), int(s.claimed[frame.seat]), bool(s.phase == Phase.END)
    return drawn(frame, sheet, stands, claimed, int(s.scoring), over)


@lru_cache(maxsize=256)
def drawn(frame: Frame, sheet: bytes, stands: int, claimed: int, scoring: int, over: bool) -> tuple[Sprite, ...]:
    """Draw a sheet by its contents; cached, since most sheets do not change from one event to the next."""
    found, contents = catch(sheet, scoring), list(sheet)
    sprites = [paper(frame, contents, stands, found), *printed(frame), water(frame, contents), pawn(frame, stands)]
    if frame.large:
        sprites += [*letters(frame), *bonuses(frame, contents, claimed), *marks(frame, contents, found)]
    else:
        sprites += [open_bonuses(frame, claimed), holes(frame, contents)]
        sprites += [people(frame, contents), heads(frame, contents)]
        sprites += [mark(frame, hex_, content) for hex_, content in enumerate(contents) if is_rare(content)]
    if over:
        sprites += [*lines(frame, found), *(plaques(frame, found) if frame.large else ()), total(frame, found)]
    return tuple(sprite for sprite in sprites if sprite.art or sprite.path or sprite.text)


def is_rare(content: int) -> bool:
    """Whether a drawing has its own picture even in a miniature."""
    return content > 0 and content not in PLAIN


# --- paper -------------------------------------------------------------------


def paper(frame: Frame, contents: list[int], stands: int, found: Catch) -> Sprite:
    """The sheet itself, with its player's colour at the edge and a label that sums it up."""
    label = phrase(
        "see-sheet",
        player=player(frame.seat),
        points=found.points,
        hunters=contents.count(HUNTER),
        holes=contents.count(ICE_HOLE),
        pawn=LABEL[stands],
    )
    return Sprite(
        id=f"sheet-{frame.seat}",
        x=frame.x,
        y=frame.y,
        art="roll-paper",
        scale=frame.scale,
        layer=PAPER,
        seat=frame.seat,
        label=label,
    )


@lru_cache(maxsize=64)
def grid(frame: Frame, which: str) -> str:
    """The outlines of all hexes, or of those in the central hexagon."""
    return "".join(outline(frame, hex_) for hex_ in range(HEXES) if which == "all" or IS_CENTRAL[hex_])


def outline(frame: Frame, hex_: int, size: float = EDGE) -> str:
    """One hex as part of a path."""
    x, y = frame.hex(hex_)
    points = [(x + dx * frame.a * size, y + dy * frame.a * size) for dx, dy in CORNERS]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "Z"


def printed(frame: Frame) -> list[Sprite]:
    """The hexes that are printed on the paper."""
    size = "" if frame.large else " roll-fine"
    return [
        Sprite(id=f"grid-{frame.seat}", path=grid(frame, "all"), look="roll-grid" + size, layer=PAPER + 0.05),
        Sprite(id=f"centre-{frame.seat}", path=grid(frame, "central"), look="roll-central" + size, layer=PAPER + 0.1),
    ]


def letters(frame: Frame) -> list[Sprite]:
    """The letters of the rows, which begin the hexes' names."""
    sprites = []
    for label, first, _ in ROWS:
        x, y = frame.hex(first)
        place = round(x - frame.a * 1.25, 1)
        sprites.append(
            Sprite(id=f"row-{frame.seat}-{label}", x=place, y=y, text=label, look="roll-letter", layer=PAPER + 0.1)
        )
    return sprites


def water(frame: Frame, contents: list[int]) -> Sprite:
    """All open water of a sheet as one wash of blue."""
    hexes = [hex_ for hex_, content in enumerate(contents) if content in (OPEN_WATER, WALRUS)]
    path = "".join(outline(frame, hex_, 1.03) for hex_ in hexes)
    return Sprite(id=f"water-{frame.seat}", path=path, look="roll-water", layer=WASH)


# --- what is drawn -----------------------------------------------------------


def marks(frame: Frame, contents: list[int], found: Catch) -> list[Sprite]:
    """Each drawing of a large sheet, with its label."""
    sprites = []
    for hex_, content in enumerate(contents):
        if content:
            sprites.append(mark(frame, hex_, content, told(hex_, content, found), hex_ in found.kept))
    return sprites


def mark(frame: Frame, hex_: int, content: int, label: Phrase | str = "", silent: bool = False) -> Sprite:
    """A drawing; hunters and holes enter from the pawn."""
    x, y = frame.hex(hex_)
    chasm = content >= ICE_CHASM
    return Sprite(
        id=f"mark-{frame.seat}-{hex_}",
        x=x,
        y=y,
        art="roll-chasm" if chasm else ARTS[content],
        scale=frame.scale,
        turn=ANGLE[content - ICE_CHASM] if chasm else 0.0,
        layer=GROUND if chasm else INK,
        seat=frame.seat if content == HUNTER else -1,
        look="roll-silent" if silent else "",
        label=label,
        enters=f"pawn-{frame.seat}" if content in (HUNTER, ICE_HOLE) else "",
    )


def told(hex_: int, content: int, found: Catch) -> Phrase:
    """The label of a drawing: what it is, and whether it scores."""
    here = LABEL[hex_]
    if content == HUNTER:
        return hunter_told(hex_, found)
    if content in (ICE_HOLE, OPEN_WATER):
        return place_told(hex_, content, found)
    if content >= ICE_CHASM:
        return phrase("see-chasm", hex=here, direction=phrase(DIRECTIONS[content - ICE_CHASM]))
    return phrase("see-calamity", hex=here, calamity=phrase(CALAMITY_NAMES[content]))


def hunter_told(hunter: int, found: Catch) -> Phrase:
    """The label of a hunter: where it fishes, or what stops it."""
    kept = found.kept.get(hunter)
    if kept is None:
        return phrase("see-hunter", hex=LABEL[hunter], places=found.fished.get(hunter, 0))
    id = "see-hunter-bear" if kept.reason == Reason.POLAR_BEAR else "see-hunter-struck"
    return phrase(id, hex=LABEL[hunter], culprit=LABEL[kept.culprit])


def place_told(hex_: int, content: int, found: Catch) -> Phrase:
    """The label of an ice hole or open water: which hunters fish there, or why none does."""
    place, here = found.at[hex_], LABEL[hex_]
    if place.walruses:
        return phrase("see-water-closed", hex=here, culprit=LABEL[place.walruses[0]])
    if hex_ in found.struck:
        id = "see-hole-struck" if content == ICE_HOLE else "see-water-struck"
        return phrase(id, hex=here, culprit=LABEL[found.struck[hex_]])
    return phrase("see-hole" if content == ICE_HOLE else "see-water", hex=here, hunters=len(place.hunters))


def pawn(frame: Frame, stands: int) -> Sprite:
    """The wooden pawn; its foot is in the middle of its hex."""
    x, y = frame.hex(stands)
    label = phrase("see-pawn", player=player(frame.seat), hex=LABEL[stands]) if frame.large else ""
    grown = 1.0 if frame.large else 1.5
    return Sprite(
        id=f"pawn-{frame.seat}",
        x=x,
        y=round(y - 0.5 * frame.a * grown, 1),
        art="roll-pawn",
        seat=frame.seat,
        scale=round(frame.scale * grown, 3),
        layer=PAWN,
        label=label,
    )


# --- bonuses -----------------------------------------------------------------


def bonuses(frame: Frame, contents: list[int], claimed: int) -> list[Sprite]:
    """The signs in bonus hexes: pale once claimed, hidden under a drawing."""
    sprites = []
    for number, (hex_, kind) in enumerate(zip(BONUS_HEX, BONUS_KIND, strict=True)):
        gone = claimed >> number & 1
        if contents[hex_] and gone:
            continue
        x, y = frame.hex(hex_)
        id = "see-bonus-claimed" if gone else "see-bonus"
        label = phrase(id, hex=LABEL[hex_], bonus=phrase(BONUS_NAMES[kind]))
        sprites.append(
            Sprite(
                id=f"bonus-{frame.seat}-{number}",
                x=x,
                y=y,
                art=BONUS_ARTS[kind],
                scale=frame.scale,
                layer=GROUND,
                look="roll-claimed" if gone else "",
                label=label,
            )
        )
    return sprites


def open_bonuses(frame: Frame, claimed: int) -> Sprite:
    """The bonus hexes of a miniature that are not yet claimed."""
    hexes = [BONUS_HEX[number] for number in range(BONUSES) if not claimed >> number & 1]
    path = "".join(outline(frame, hex_, 0.7) for hex_ in hexes)
    return Sprite(id=f"bonus-{frame.seat}", path=path, look="roll-gold", layer=WASH)


# --- miniatures --------------------------------------------------------------


def holes(frame: Frame, contents: list[int]) -> Sprite:
    """All ice holes of a miniature."""
    hexes = [hex_ for hex_, content in enumerate(contents) if content == ICE_HOLE]
    path = "".join(disc(*frame.hex(hex_), frame.a * 0.52) for hex_ in hexes)
    return Sprite(id=f"holes-{frame.seat}", path=path, look="roll-holes", layer=INK)


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


@lru_cache(maxsize=64)
def figure(a: float) -> str:
    """A person in a parka, as part of a path."""
    return "".join(f"l{(x - px) * a:.1f} {(y - py) * a:.1f}" for (px, py), (x, y) in pairwise(FIGURE)) + "z"


def people(frame: Frame, contents: list[int]) -> Sprite:
    """All hunters of a miniature."""
    shape, path = figure(frame.a), ""
    for hex_, content in enumerate(contents):
        if content == HUNTER:
            x, y = frame.at(AWAY[hex_][0] + FIGURE[0][0], AWAY[hex_][1] + FIGURE[0][1])
            path += f"M{x} {y}{shape}"
    return Sprite(id=f"people-{frame.seat}", path=path, look="roll-people", seat=frame.seat, layer=INK)


def heads(frame: Frame, contents: list[int]) -> Sprite:
    """The hunters' faces in their hoods."""
    away = [AWAY[hex_] for hex_, content in enumerate(contents) if content == HUNTER]
    middles = [frame.at(x, y - 0.5) for x, y in away]
    path = "".join(disc(x, y, frame.a * 0.17) for x, y in middles)
    return Sprite(id=f"heads-{frame.seat}", path=path, look="roll-heads", layer=INK + 0.1)
