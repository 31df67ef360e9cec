"""The drawings of a large sheet row by row, each with a label that says whether it scores, and the empty hexes."""

from __future__ import annotations

from functools import lru_cache

from snowbound.core.scene import MOST_DRAWN, Part, Sprite, drawn_once, with_actions
from snowbound.core.words import Phrase, phrase

from . import actions as act
from .fishing import Reason
from .fishing_places import Scoring
from .geometry import BONUS_AT, LABEL, ROWS
from .scene_catch import Catch, catch
from .scene_fields import MOST_HEXES, Meaning, by_row, field, step_actions, step_values
from .scene_layout import ANGLE, Frame
from .state import EMPTY, HUNTER, ICE_CHASM, ICE_HOLE, NO_BONUS, NO_HEX, OPEN_WATER, PACK_ICE, POLAR_BEAR, WALRUS
from .terms import DIRECTIONS

GROUND, INK = 1.4, 2.0  # layers, from below
ARTS = {
    HUNTER: "roll-hunter",
    ICE_HOLE: "roll-hole",
    OPEN_WATER: "roll-waves",
    WALRUS: "roll-walrus",
    PACK_ICE: "roll-pack",
    POLAR_BEAR: "roll-bear",
}
CALAMITY_NAMES = {WALRUS: "walrus", PACK_ICE: "pack-ice", POLAR_BEAR: "polar-bear"}
COUNTS = {"see-hunter": "places", "see-hole": "hunters", "see-water": "hunters"}  # by label: what its number counts
SILENCED = ("see-hunter-bear", "see-hunter-struck")
NOTHING_DRAWN = (EMPTY, "", NO_HEX)
BONUS_BITS = tuple(0 if number == NO_BONUS else 1 << number for number in BONUS_AT.tolist())  # by hex
ROW_BONUSES = tuple(sum(BONUS_BITS[first : first + count]) for _, first, count in ROWS)

Drawing = tuple[int, str, int]
"""The content of a hex, the text of its label, and the number in it: a count, or the hex of what stops the fishing."""


def rows(frame: Frame, sheet: bytes, stands: int, claimed: int, scoring: Scoring, meaning: Meaning) -> list[Part]:
    """The hexes of a large sheet, with what is drawn in them; most events change only some rows."""
    is_clicked, steps = meaning != Meaning.NOTHING, step_actions(frame.seat, stands, meaning)
    found = []
    each = zip(ROWS, ROW_BONUSES, drawings(sheet, scoring), step_values(stands, bool(steps)), strict=True)
    for (_, first, count), bonuses, drawn, values in each:
        pawn = stands if first <= stands < first + count else NO_HEX
        part = row(frame, first, drawn, claimed & bonuses, pawn, values, is_clicked)
        found.append(with_actions(part, steps) if any(values) else part)
    return found


@drawn_once
def row(
    frame: Frame,
    first: int,
    drawn: tuple[Drawing, ...],
    claimed: int,
    pawn: int,
    values: tuple[int, ...],
    is_clicked: bool,
) -> list[Sprite]:
    """The drawings of a row and, if a click means something, its empty hexes without the pawn."""
    sprites = []
    for hex_, ((content, text, number), value) in enumerate(zip(drawn, values, strict=True), first):
        if content:
            sprites.append(mark(frame, hex_, content, text, number, is_clicked))
        elif is_clicked and hex_ != pawn:
            sprites.append(field(frame, hex_, bool(claimed & BONUS_BITS[hex_]), value))
    return sprites


@lru_cache(MOST_HEXES)
def mark(
    frame: Frame, hex_: int, content: int, text: str = "", number: int = NO_HEX, is_clicked: bool = False
) -> Sprite:
    """A drawing; hunters and holes enter from the pawn."""
    x, y = frame.hex(hex_)
    chasm = content >= ICE_CHASM
    return Sprite(
        id=f"mark-{frame.seat}-{hex_}",
        x=x,
        y=y,
        art="roll-chasm" if chasm else "roll-hunter-silent" if text in SILENCED else ARTS[content],
        scale=frame.scale,
        turn=ANGLE[content - ICE_CHASM] if chasm else 0.0,
        layer=GROUND if chasm else INK,
        seat=frame.seat if content == HUNTER else -1,
        label=label(hex_, content, text, number) if text else "",
        enters=f"pawn-{frame.seat}" if content in (HUNTER, ICE_HOLE) else "",
        actions=(act.HEX + hex_,) if is_clicked else (),
        part=frame.part,
    )


# --- labels ------------------------------------------------------------------


@lru_cache(MOST_DRAWN)
def drawings(sheet: bytes, scoring: Scoring) -> tuple[tuple[Drawing, ...], ...]:
    """What is drawn in the hexes of each row, with what is said of it."""
    found = catch(sheet, scoring)
    hexes = enumerate(sheet)
    return by_row([(content, *told(hex_, content, found)) if content else NOTHING_DRAWN for hex_, content in hexes])


def told(hex_: int, content: int, found: Catch) -> tuple[str, int]:
    """The text of a drawing's label, which says what it is and whether it scores, and the number in it."""
    if content == HUNTER:
        return hunter_told(hex_, found)
    if content in (ICE_HOLE, OPEN_WATER):
        return place_told(hex_, content, found)
    return ("see-chasm" if content >= ICE_CHASM else "see-calamity"), NO_HEX


def hunter_told(hunter: int, found: Catch) -> tuple[str, int]:
    """The same for a hunter: where it fishes, or what stops it."""
    if hunter not in found.silenced:
        return "see-hunter", found.fished.get(hunter, 0)
    reason, culprit = found.silenced[hunter]
    return ("see-hunter-bear" if reason == Reason.POLAR_BEAR else "see-hunter-struck"), culprit


def place_told(hex_: int, content: int, found: Catch) -> tuple[str, int]:
    """The same for an ice hole or open water: how many hunters fish there, or why none does."""
    place = found.at[hex_]
    if place.walruses:
        return "see-water-closed", place.walruses[0]
    if hex_ in found.struck:
        return ("see-hole-struck" if content == ICE_HOLE else "see-water-struck"), found.struck[hex_]
    return ("see-hole" if content == ICE_HOLE else "see-water"), len(place.hunters)


@lru_cache(MOST_DRAWN)
def label(hex_: int, content: int, text: str, number: int) -> Phrase:
    """The label of a drawing as a phrase; it is the same object for all sheets, and so is found faster."""
    here = LABEL[hex_]
    if text == "see-calamity":
        return phrase(text, hex=here, calamity=phrase(CALAMITY_NAMES[content]))
    if text == "see-chasm":
        return phrase(text, hex=here, direction=phrase(DIRECTIONS[content - ICE_CHASM]))
    if text in COUNTS:
        return phrase(text, hex=here, **{COUNTS[text]: number})
    return phrase(text, hex=here, culprit=LABEL[number])
