"""Which hunters fish where on a sheet, and the scoring as lines and numbers on it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from snowbound.core.scene import MOST_DRAWN, Sprite, drawn_once
from snowbound.core.words import phrase, player

from . import fishing
from .fishing import Reason
from .fishing_places import FishingPlace, Neighbour, Scoring, fishing_places, scoring_of
from .geometry import LABEL, NEIGHBOUR
from .scene_layout import Frame
from .state import HEXES, HUNTER, ICE_CHASM, NO_HEX, OFF_SHEET, POLAR_BEAR, SIDES

BEAR_BESIDE: Any = fishing.bear_beside  # a rule, so not typed
LINES, PAWN = 2.4, 3.0  # layers above those of scene_sheet.py


@dataclass(frozen=True)
class Catch:
    """The fishing on a sheet: its places, and what stops hunters."""

    places: tuple[FishingPlace, ...]
    points: int
    # fmt: off
    fished: dict[int, int]                    # by hunter: at how many places it fishes
    silenced: dict[int, tuple[Reason, int]]   # by hunter: whether a bear or a chasm silences it, and from which hex
    at: dict[int, FishingPlace]               # by hex of a place
    struck: dict[int, int]                    # by hex that a chasm points at: the chasm
    # fmt: on


@lru_cache(MOST_DRAWN)
def catch(sheet: bytes, scoring: Scoring) -> Catch:
    """Return which hunters fish where on a sheet; cached, since sheets are drawn more often than they change."""
    contents = list(sheet)
    places = fishing_places(SimpleNamespace(sheet=[contents], **scoring._asdict()), 0)
    beside = [neighbour for place in places for neighbour in place.neighbours]
    fished: dict[int, int] = {}
    for neighbour in beside:
        fished[neighbour.hunter] = fished.get(neighbour.hunter, 0) + (neighbour.reason == Reason.FISHES)
    at = {hex_: place for place in places for hex_ in place.hexes}
    chasms = [(hex_, content - ICE_CHASM) for hex_, content in enumerate(contents) if content >= ICE_CHASM]
    struck = {int(NEIGHBOUR[hex_, side]): hex_ for hex_, side in chasms}

    has_bears = POLAR_BEAR in contents

    def silencer(hunter: int) -> tuple[Reason, int] | None:
        if has_bears and (bear := int(BEAR_BESIDE(contents, hunter))) != NO_HEX:
            return Reason.POLAR_BEAR, bear
        return (Reason.HUNTER_STRUCK, struck[hunter]) if hunter in struck else None

    silenced = {hunter: by for hunter in range(HEXES) if contents[hunter] == HUNTER and (by := silencer(hunter))}
    return Catch(places, sum(place.points for place in places), fished, silenced, at, struck)


def catch_of(s: Any, seat: int) -> Catch:
    """The fishing on a seat's sheet as this view shows it."""
    return catch(s.sheet[seat].tobytes(), scoring_of(s))


@drawn_once
def scored(frame: Frame, sheet: bytes, scoring: Scoring) -> list[Sprite]:
    """The scoring of a sheet at the end."""
    found = catch(sheet, scoring)
    return [*lines(frame, found), *plaques(frame, found), total(frame, found)]


def lines(frame: Frame, found: Catch) -> list[Sprite]:
    """Lines from each hunter to the places where it fishes, and red ones to what stops it (ROLL-70 to ROLL-75)."""
    fishing, kept = "", ""
    for place in found.places:
        for neighbour in place.neighbours:
            if neighbour.reason == Reason.FISHES:
                fishing += line(frame, neighbour.hunter, reach(neighbour.hunter, place, found))
            else:
                kept += line(frame, neighbour.hunter, obstacle(neighbour, place))
    size = "" if frame.large else " roll-fine"
    sprites = [
        Sprite(id=f"fishing-{frame.seat}", path=fishing, look="roll-fishing" + size, layer=LINES, part=frame.part),
        Sprite(id=f"kept-{frame.seat}", path=kept, look="roll-kept" + size, layer=LINES, part=frame.part),
    ]
    return [sprite for sprite in sprites if sprite.path]


def reach(hunter: int, place: FishingPlace, found: Catch) -> int:
    """The hex of a place where a hunter fishes: the first adjacent one that is not struck."""
    beside = [int(NEIGHBOUR[hunter, side]) for side in range(SIDES) if NEIGHBOUR[hunter, side] != OFF_SHEET]
    return next((hex_ for hex_ in beside if hex_ in place.hexes and hex_ not in found.struck), NO_HEX)


def obstacle(neighbour: Neighbour, place: FishingPlace) -> int:
    """The end of the line of a hunter that does not fish: the closed place, or what silences the hunter."""
    if neighbour.reason in (Reason.POLAR_BEAR, Reason.HUNTER_STRUCK):
        return neighbour.culprit
    return next(int(hex_) for hex_ in NEIGHBOUR[neighbour.hunter] if hex_ in place.hexes)


def line(frame: Frame, start: int, end: int) -> str:
    """A stroke from one hex to another, as part of a path."""
    (x, y), (to_x, to_y) = frame.hex(start), frame.hex(end)
    return f"M{x} {y}L{to_x} {to_y}"


def total(frame: Frame, found: Catch) -> Sprite:
    """The points of the whole sheet, in its corner."""
    x, y = frame.at(8.8, -7.7) if frame.a > 10 else frame.at(6.6, -6.6)
    return Sprite(
        id=f"total-{frame.seat}",
        x=x,
        y=y,
        art="roll-total",
        text=str(found.points),
        layer=PAWN + 1,
        look="roll-sum",
        scale=round(max(0.75, frame.scale), 2),
        label=phrase("see-total", player=player(frame.seat), points=found.points),
        part=frame.part,
    )


def plaques(frame: Frame, found: Catch) -> list[Sprite]:
    """The points of each place at the end; on a miniature only while it is shown large."""
    sprites = []
    only = "" if frame.large else " only-large"
    for place in found.places:
        x, y = frame.hex(next((hex_ for hex_ in place.hexes if hex_ not in place.walruses), place.hexes[0]))
        label = phrase("see-catch", hex=LABEL[place.hexes[0]], hunters=len(place.hunters), points=place.points)
        sprites.append(
            Sprite(
                id=f"catch-{frame.seat}-{place.hexes[0]}",
                x=x,
                y=y,
                art="roll-plaque",
                text=str(place.points),
                scale=1.0 if frame.large else round(frame.scale, 2),
                layer=PAWN + 1,
                look=("roll-number" if place.points else "roll-number roll-nothing") + only,
                label=label,
                part=frame.part,
            )
        )
    return sprites
