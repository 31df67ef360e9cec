"""One sheet as a picture: paper, hexes, drawings, the pawn, and at the end which hunters fish where."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from snowbound.core.scene import Part, Sprite
from snowbound.core.words import Phrase, phrase, player

from .fishing import Reason
from .geometry import BONUS_AT, BONUS_HEX, BONUS_KIND, IS_CENTRAL, LABEL
from .scene_catch import PAWN, Catch, catch, lines, plaques, total
from .scene_fields import Meaning, fields, hex_actions, pawn_actions
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
from .terms import BONUS_ARTS, DIRECTIONS
from .terms import BONUSES as BONUS_NAMES

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
EDGE = 0.97  # a hex on paper is drawn slightly smaller than its space


def draw_sheet(s: Any, frame: Frame, meaning: Meaning) -> Part:
    """A sheet in full, or as a miniature."""
    sheet = np.asarray(s.sheet[frame.seat]).tobytes()
    stands, claimed, over = int(s.pawn[frame.seat]), int(s.claimed[frame.seat]), bool(s.phase == Phase.END)
    return drawn(frame, sheet, stands, claimed, int(s.scoring), over, meaning)


@lru_cache(maxsize=256)
def drawn(frame: Frame, sheet: bytes, stands: int, claimed: int, scoring: int, over: bool, meaning: Meaning) -> Part:
    """Draw a sheet by its contents; cached, since most sheets do not change from one event to the next."""
    found, contents = catch(sheet, scoring), list(sheet)
    sprites = [paper(frame, contents, stands, found), *printed(frame), water(frame, contents)]
    sprites.append(pawn(frame, stands, meaning))
    if frame.large:
        labels = bonus_labels(contents, claimed)
        sprites += bonuses(frame, claimed, labels, is_covered=meaning != Meaning.NOTHING)
        sprites += marks(frame, contents, found, stands, meaning)
        if meaning != Meaning.NOTHING:
            sprites += fields(frame, contents, stands, labels, meaning)
    else:
        sprites += miniature(frame, contents, claimed, found)
    if over:
        sprites += [*lines(frame, found), *plaques(frame, found), total(frame, found)]
    if not frame.large:
        on_paper(sprites, f"sheet-{frame.seat}")
    return Part([sprite for sprite in sprites if sprite.art or sprite.path or sprite.text])


def on_paper(sprites: list[Sprite], sheet: str) -> None:
    """Mark everything on a miniature as a part of it, so that it can be shown large."""
    for sprite in sprites:
        if sprite.id != sheet:
            sprite.part = sheet


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
        look="" if frame.large else "enlargeable",
        label=label,
    )


@lru_cache(maxsize=512)
def printed(frame: Frame) -> tuple[Sprite, ...]:
    """The hexes that are printed on the paper, and the letters of the rows, which begin the hexes' names.

    On a miniature the letters are seen only while it is shown large.
    """
    size, look = ("", "") if frame.large else (" roll-fine", "only-large")
    x, y, layer = frame.x, frame.y, PAPER + 0.1
    return (
        Sprite(id=f"grid-{frame.seat}", path=grid(frame, "all"), look="roll-grid" + size, layer=PAPER + 0.05),
        Sprite(id=f"centre-{frame.seat}", path=grid(frame, "central"), look="roll-central" + size, layer=layer),
        Sprite(id=f"rows-{frame.seat}", x=x, y=y, art="roll-letters", scale=frame.scale, look=look, layer=layer),
    )


def grid(frame: Frame, which: str) -> str:
    """The outlines of all hexes, or of those in the central hexagon."""
    return "".join(outline(frame, hex_) for hex_ in range(HEXES) if which == "all" or IS_CENTRAL[hex_])


def outline(frame: Frame, hex_: int, size: float = EDGE) -> str:
    """One hex as part of a path."""
    x, y = frame.hex(hex_)
    points = [(x + dx * frame.a * size, y + dy * frame.a * size) for dx, dy in CORNERS]
    return "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "Z"


def water(frame: Frame, contents: list[int]) -> Sprite:
    """All open water of a sheet as one wash of blue."""
    hexes = [hex_ for hex_, content in enumerate(contents) if content in (OPEN_WATER, WALRUS)]
    path = "".join(outline(frame, hex_, 1.03) for hex_ in hexes)
    return Sprite(id=f"water-{frame.seat}", path=path, look="roll-water", layer=WASH)


# --- what is drawn -----------------------------------------------------------


def marks(frame: Frame, contents: list[int], found: Catch, stands: int, meaning: Meaning) -> list[Sprite]:
    """Each drawing of a large sheet, with its label and what a click on it means."""
    return [
        clickable_mark(
            frame, hex_, content, told(hex_, content, found), hex_ in found.silenced, hex_actions(hex_, stands, meaning)
        )
        for hex_, content in enumerate(contents)
        if content
    ]


@lru_cache(maxsize=8192)
def clickable_mark(
    frame: Frame, hex_: int, content: int, label: Phrase, silent: bool, actions: tuple[int, ...]
) -> Sprite:
    """A drawing of a large sheet; cached, since most drawings stay as they are."""
    sprite = mark(frame, hex_, content, label, silent)
    sprite.actions = actions
    return sprite


def mark(frame: Frame, hex_: int, content: int, label: Phrase | str = "", silent: bool = False) -> Sprite:
    """A drawing; hunters and holes enter from the pawn."""
    x, y = frame.hex(hex_)
    chasm = content >= ICE_CHASM
    return Sprite(
        id=f"mark-{frame.seat}-{hex_}",
        x=x,
        y=y,
        art="roll-chasm" if chasm else "roll-hunter-silent" if silent else ARTS[content],
        scale=frame.scale,
        turn=ANGLE[content - ICE_CHASM] if chasm else 0.0,
        layer=GROUND if chasm else INK,
        seat=frame.seat if content == HUNTER else -1,
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
    if hunter not in found.silenced:
        return _counted("see-hunter", hunter, "places", found.fished.get(hunter, 0))
    reason, culprit = found.silenced[hunter]
    id = "see-hunter-bear" if reason == Reason.POLAR_BEAR else "see-hunter-struck"
    return phrase(id, hex=LABEL[hunter], culprit=LABEL[culprit])


def place_told(hex_: int, content: int, found: Catch) -> Phrase:
    """The label of an ice hole or open water: which hunters fish there, or why none does."""
    place, here = found.at[hex_], LABEL[hex_]
    if place.walruses:
        return phrase("see-water-closed", hex=here, culprit=LABEL[place.walruses[0]])
    if hex_ in found.struck:
        id = "see-hole-struck" if content == ICE_HOLE else "see-water-struck"
        return phrase(id, hex=here, culprit=LABEL[found.struck[hex_]])
    return _counted("see-hole" if content == ICE_HOLE else "see-water", hex_, "hunters", len(place.hunters))


@cache
def _counted(id: str, hex_: int, what: str, number: int) -> Phrase:
    """The label of a hex with a number; it is made once, since it is part of many keys."""
    return phrase(id, hex=LABEL[hex_], **{what: number})


def pawn(frame: Frame, stands: int, meaning: Meaning) -> Sprite:
    """The wooden pawn; its foot is in the middle of its hex. A click on it may lift it, if it is stuck (ROLL-39)."""
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
        actions=pawn_actions(stands, meaning),
    )


# --- bonuses -----------------------------------------------------------------


def bonus_labels(contents: list[int], claimed: int) -> dict[int, Phrase]:
    """The labels of the bonus hexes whose sign can be seen; a claimed one is hidden under a drawing."""
    labels = {}
    for number, (hex_, kind) in enumerate(zip(BONUS_HEX.tolist(), BONUS_KIND, strict=True)):
        gone = claimed >> number & 1
        if not (contents[hex_] and gone):
            id = "see-bonus-claimed" if gone else "see-bonus"
            labels[hex_] = phrase(id, hex=LABEL[hex_], bonus=phrase(BONUS_NAMES[kind]))
    return labels


def bonuses(frame: Frame, claimed: int, labels: dict[int, Phrase], is_covered: bool) -> list[Sprite]:
    """The signs in bonus hexes, pale once claimed. Under places to click they leave their labels to those."""
    sprites = []
    for hex_, label in labels.items():
        x, y = frame.hex(hex_)
        number = int(BONUS_AT[hex_])
        sprites.append(
            Sprite(
                id=f"bonus-{frame.seat}-{number}",
                x=x,
                y=y,
                art=BONUS_ARTS[BONUS_KIND[number]],
                scale=frame.scale,
                layer=GROUND,
                look="roll-claimed" if claimed >> number & 1 else "",
                label="" if is_covered else label,
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


def miniature(frame: Frame, contents: list[int], claimed: int, found: Catch) -> list[Sprite]:
    """What is drawn on a miniature: many equal things as one path; silenced hunters are grey and struck out."""
    hunters = [hex_ for hex_, content in enumerate(contents) if content == HUNTER]
    silenced = [hex_ for hex_ in hunters if hex_ in found.silenced]
    active = [hex_ for hex_ in hunters if hex_ not in found.silenced]
    x, y = frame.at(8.3, 7.3)
    return [
        Sprite(id=f"loupe-{frame.seat}", x=x, y=y, art="roll-loupe", look="only-small", layer=PAWN),
        open_bonuses(frame, claimed),
        holes(frame, contents),
        Sprite(id=f"people-{frame.seat}", path=people(frame, active), look="roll-people", seat=frame.seat, layer=INK),
        Sprite(id=f"silent-{frame.seat}", path=people(frame, silenced), look="roll-silent", layer=INK),
        Sprite(id=f"heads-{frame.seat}", path=heads(frame, hunters), look="roll-heads", layer=INK + 0.1),
        Sprite(id=f"struck-{frame.seat}", path=strokes(frame, silenced), look="roll-stroke", layer=INK + 0.2),
        *(mark(frame, hex_, content) for hex_, content in enumerate(contents) if is_rare(content)),
    ]


def people(frame: Frame, hunters: list[int]) -> str:
    """Hunters of a miniature, as a path."""
    shape, path = figure(frame.a), ""
    for hex_ in hunters:
        x, y = frame.at(AWAY[hex_][0] + FIGURE[0][0], AWAY[hex_][1] + FIGURE[0][1])
        path += f"M{x} {y}{shape}"
    return path


def heads(frame: Frame, hunters: list[int]) -> str:
    """The hunters' faces in their hoods, as a path."""
    middles = [frame.at(AWAY[hex_][0], AWAY[hex_][1] - 0.5) for hex_ in hunters]
    return "".join(disc(x, y, frame.a * 0.17) for x, y in middles)


def strokes(frame: Frame, hunters: list[int]) -> str:
    """A stroke through each silenced hunter, as a path."""
    path = ""
    for hex_ in hunters:
        (x, y), (to_x, to_y) = (frame.at(AWAY[hex_][0] + d, AWAY[hex_][1] - d) for d in (-0.62, 0.62))
        path += f"M{x} {y}L{to_x} {to_y}"
    return path
