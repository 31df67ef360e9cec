"""The table in words: each sheet as lists of what is where, then as a map whose signs are explained (`table`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from snowbound.core.words import Phrase, phrase, player

from .fishing import Reason
from .fishing_places import FishingPlace, Scoring, scoring_of
from .geometry import BONUS_AT, BONUS_HEX, BONUS_KIND, LABEL, NEIGHBOUR, ROWS
from .scene_catch import catch, catch_of
from .state import (
    COUNTERS,
    DRAFTS,
    GLYPHS,
    HUNTER,
    ICE_CHASM,
    NO_BONUS,
    NO_CALAMITY,
    PACK_ICE,
    POLAR_BEAR,
)
from .terms import BONUSES, DIRECTIONS, black_dice, calamity, hexes, in_row, white_dice
from .terms import bonuses as bonus_list

BONUS_GLYPHS = "INR"  # of bonus hexes that are not claimed yet
WIDEST = max(count for _, _, count in ROWS)


def table(s: Any, seat: int) -> list[Phrase]:
    """Round, calamity dice, how to read a sheet, and every player's sheet with dice, bonuses and points."""
    start = player(s.start)
    lines = [
        phrase("line-round", round=s.round_number, rounds=int(s.rounds), draft=s.draft, drafts=DRAFTS, player=start)
    ]
    if s.pool.any():
        lines.append(phrase("line-pool", dice=black_dice(s.pool)))
    lines += [phrase("line-sheets"), phrase("line-signs")]
    for other in range(s.players):
        lines += sheet(s, other)
    return lines


def sheet(s: Any, seat: int) -> list[Phrase]:
    """One player's part of the table."""
    who, found = player(seat), catch_of(s, seat)
    counters = int(s.counters[seat])
    pawn = LABEL[s.pawn[seat]]
    lines = [phrase("line-player", player=who, points=found.points, pawn=pawn, counters=counters, all=COUNTERS)]
    if s.dice[seat].any():
        lines.append(phrase("line-dice", dice=white_dice(s.dice[seat])))
    if s.held[seat] != NO_CALAMITY:
        lines.append(phrase("line-calamity", calamity=calamity(s.held[seat]), value=int(s.held[seat])))
    if s.stock[seat].any():
        lines.append(phrase("line-bonuses", bonuses=bonus_list(s.stock[seat])))
    contents = np.asarray(s.sheet[seat]).tobytes()
    return [*lines, *paper(contents, int(s.pawn[seat]), int(s.claimed[seat]), scoring_of(s))]


@lru_cache(maxsize=256)
def paper(sheet: bytes, stands: int, claimed: int, scoring: Scoring) -> tuple[Phrase, ...]:
    """What is on a sheet, by its contents; cached, since most sheets do not change from one event to the next."""
    found, contents = catch(sheet, scoring), list(sheet)
    lines = drawings(contents)
    lines += [place_line(place) for place in found.places]
    if found.silenced:
        lines.append(phrase("line-silenced", hexes=hexes(found.silenced)))
    map_ = "\n".join(row(contents, stands, claimed, *place) for place in ROWS)
    return (*lines, *unclaimed(claimed), phrase("line-map", map=map_))


def drawings(contents: list[int]) -> list[Phrase]:
    """Hunters, and calamities that are no place to fish."""
    lines = []
    for content, id in ((HUNTER, "line-hunters"), (PACK_ICE, "line-pack-ice"), (POLAR_BEAR, "line-polar-bears")):
        found = [hex_ for hex_, held in enumerate(contents) if held == content]
        if found:
            lines.append(phrase(id, hexes=hexes(found), number=len(found)))
    for hex_, content in enumerate(contents):
        if content >= ICE_CHASM:
            side = content - ICE_CHASM
            struck, way = LABEL[NEIGHBOUR[hex_, side]], phrase(DIRECTIONS[side])
            lines.append(phrase("line-chasm", hex=LABEL[hex_], direction=way, struck=struck))
    return lines


def place_line(place: FishingPlace) -> Phrase:
    """A place to fish: which hunters fish there, or why nobody does (ROLL-69 to ROLL-75)."""
    if place.walruses:
        return phrase("line-area-closed", hexes=hexes(place.hexes), walruses=hexes(place.walruses))
    if place.is_hole and any(neighbour.reason == Reason.PLACE_STRUCK for neighbour in place.neighbours):
        return phrase("line-hole-struck", hex=LABEL[place.hexes[0]])
    fishers = hexes(place.hunters)
    if place.is_hole:
        return phrase("line-hole", hex=LABEL[place.hexes[0]], number=len(place.hunters), hunters=fishers)
    return phrase("line-area", hexes=hexes(place.hexes), number=len(place.hunters), hunters=fishers)


def unclaimed(claimed: int) -> list[Phrase]:
    """The bonuses that are still to be claimed on a sheet."""
    left = [
        phrase("bonus-on", bonus=phrase(BONUSES[kind]), hex=LABEL[hex_])
        for number, (hex_, kind) in enumerate(zip(BONUS_HEX, BONUS_KIND, strict=True))
        if not claimed >> number & 1
    ]
    return [phrase("line-unclaimed", bonuses=in_row(left, "list-more"))] if left else []


def row(contents: list[int], stands: int, claimed: int, label: str, first: int, count: int) -> str:
    """A row of the sheet in the notation of RULES.md, section 7, with unclaimed bonuses and the pawn in brackets."""
    cells: list[str] = []
    for hex_ in range(first, first + count):
        glyph = GLYPHS[contents[hex_]]
        bonus = int(BONUS_AT[hex_])
        if bonus != NO_BONUS and not claimed >> bonus & 1:
            glyph = BONUS_GLYPHS[BONUS_KIND[bonus]]
        cells.append(f"[{glyph}]" if stands == hex_ else f" {glyph} ")
    indent = " " * int(2 * (WIDEST - count) + 1)
    return f"{label}{indent}{' '.join(cells).rstrip()}"
