"""One sheet as a picture: paper, the pawn, bonus hexes and what is drawn; at the end which hunters fish where."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Part, Sprite, drawn_once
from snowbound.core.words import Phrase, phrase, player

from .fishing_places import Scoring, scoring_of
from .geometry import BONUS_HEX, BONUS_KIND, IS_CENTRAL, LABEL
from .scene_catch import PAWN, catch, scored
from .scene_fields import Meaning, bonus_label, pawn_actions
from .scene_layout import Frame, outline
from .scene_marks import rows
from .scene_miniature import miniature, open_bonuses
from .state import HEXES, HUNTER, ICE_HOLE, OPEN_WATER, WALRUS, Phase
from .terms import BONUS_ARTS

PAPER, WASH, GROUND = 1.0, 1.2, 1.4  # layers, from below
BONUS_HEXES: tuple[int, ...] = tuple(BONUS_HEX.tolist())
IS_WET = bytes(content in (OPEN_WATER, WALRUS) for content in range(256))  # translates contents


def draw_sheet(s: Any, frame: Frame, meaning: Meaning) -> tuple[Part, ...]:
    """A sheet in full, or as a miniature."""
    seat = frame.seat
    sheet, stands, claimed = s.sheet[seat].tobytes(), int(s.pawn[seat]), int(s.claimed[seat])
    return drawn(frame, sheet, stands, claimed, scoring_of(s), bool(s.phase == Phase.END), meaning)


@lru_cache(MOST_DRAWN)
def drawn(
    frame: Frame, sheet: bytes, stands: int, claimed: int, scoring: Scoring, over: bool, meaning: Meaning
) -> tuple[Part, ...]:
    """The parts of a sheet by its contents. Most events change no sheet, or only some of these parts."""
    hunters, holes = sheet.count(HUNTER), sheet.count(ICE_HOLE)
    parts = [
        paper(frame, catch(sheet, scoring).points, hunters, holes, stands),
        printed(frame),
        water(frame, sheet.translate(IS_WET)),
        pawn(frame, stands, meaning),
    ]
    if frame.large:
        seen = tuple([not (sheet[hex_] and claimed >> number & 1) for number, hex_ in enumerate(BONUS_HEXES)])
        parts.append(bonuses(frame, claimed, seen, meaning != Meaning.NOTHING))
        parts += rows(frame, sheet, stands, claimed, scoring, meaning)
    else:
        parts += [open_bonuses(frame, claimed), miniature(frame, sheet, scoring)]
    if over:
        parts.append(scored(frame, sheet, scoring))
    return tuple(parts)


# --- paper -------------------------------------------------------------------


@drawn_once
def paper(frame: Frame, points: int, hunters: int, holes: int, stands: int) -> list[Sprite]:
    """The sheet itself, with its player's colour at the edge and a label that sums it up."""
    who, here = player(frame.seat), LABEL[stands]
    return [
        Sprite(
            id=f"sheet-{frame.seat}",
            x=frame.x,
            y=frame.y,
            art="roll-paper",
            scale=frame.scale,
            layer=PAPER,
            seat=frame.seat,
            look="" if frame.large else "enlargeable",
            label=phrase("see-sheet", player=who, points=points, hunters=hunters, holes=holes, pawn=here),
        )
    ]


@drawn_once
def printed(frame: Frame) -> list[Sprite]:
    """The hexes that are printed on the paper, and the letters of the rows, which begin the hexes' names.

    On a miniature the letters are seen only while it is shown large.
    """
    seat, part = frame.seat, frame.part
    size, look = ("", "") if frame.large else (" roll-fine", "only-large")
    x, y, layer = frame.x, frame.y, PAPER + 0.1
    every, central = grid(frame, "all"), grid(frame, "central")
    return [
        Sprite(id=f"grid-{seat}", path=every, look="roll-grid" + size, layer=PAPER + 0.05, part=part),
        Sprite(id=f"centre-{seat}", path=central, look="roll-central" + size, layer=layer, part=part),
        Sprite(id=f"rows-{seat}", x=x, y=y, art="roll-letters", scale=frame.scale, look=look, layer=layer, part=part),
    ]


def grid(frame: Frame, which: str) -> str:
    """The outlines of all hexes, or of those in the central hexagon."""
    return "".join(outline(frame, hex_) for hex_ in range(HEXES) if which == "all" or IS_CENTRAL[hex_])


@drawn_once
def water(frame: Frame, wet: bytes) -> list[Sprite]:
    """All open water of a sheet as one wash of blue; `wet` has a 1 for each of its hexes."""
    path = "".join([outline(frame, hex_, 1.03) for hex_, is_wet in enumerate(wet) if is_wet])
    if not path:
        return []
    return [Sprite(id=f"water-{frame.seat}", path=path, look="roll-water", layer=WASH, part=frame.part)]


@drawn_once
def pawn(frame: Frame, stands: int, meaning: Meaning) -> list[Sprite]:
    """The wooden pawn; its foot is in the middle of its hex. A click on it may lift it, if it is stuck (ROLL-39)."""
    x, y = frame.hex(stands)
    label = phrase("see-pawn", player=player(frame.seat), hex=LABEL[stands]) if frame.large else ""
    grown = 1.0 if frame.large else 1.5
    return [
        Sprite(
            id=f"pawn-{frame.seat}",
            x=x,
            y=round(y - 0.5 * frame.a * grown, 1),
            art="roll-pawn",
            seat=frame.seat,
            scale=round(frame.scale * grown, 3),
            layer=PAWN,
            label=label,
            actions=pawn_actions(stands, meaning),
            part=frame.part,
        )
    ]


# --- bonuses -----------------------------------------------------------------


@drawn_once
def bonuses(frame: Frame, claimed: int, seen: tuple[bool, ...], is_covered: bool) -> list[Sprite]:
    """The signs in bonus hexes, pale once claimed. Under places to click they leave their labels to those.

    `seen` tells for each of them whether it is drawn: a claimed one is hidden under a drawing.
    """
    sprites = []
    for number, hex_ in enumerate(BONUS_HEXES):
        if not seen[number]:
            continue
        x, y = frame.hex(hex_)
        is_claimed = bool(claimed >> number & 1)
        label: Phrase | str = "" if is_covered else bonus_label(hex_, is_claimed)
        sprites.append(
            Sprite(
                id=f"bonus-{frame.seat}-{number}",
                x=x,
                y=y,
                art=BONUS_ARTS[BONUS_KIND[number]],
                scale=frame.scale,
                layer=GROUND,
                look="roll-claimed" if is_claimed else "",
                label=label,
            )
        )
    return sprites
