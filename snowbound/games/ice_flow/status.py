"""What goes on in a game of Ice Flow, and everything on the table, in words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from snowbound.core.frozen import kept
from snowbound.core.words import Fill, Phrase, phrase, player

from .journey import in_siberia
from .naming import (
    amounts,
    current,
    edges,
    floe,
    floe_like,
    listed,
    lying,
    neighbours,
    pictured,
    place,
    printed_edges,
    sentences,
    whose,
)
from .state import (
    BOARD,
    FIELDS,
    FLOES,
    HEXES,
    HOLDS,
    IN_HAND,
    ISLAND,
    NO_FLOE,
    NO_TILE,
    NOBODY,
    NOWHERE,
    OPEN_SEA,
    PATTERN,
    SEA,
    START_FLOES,
    Phase,
)

Standing = tuple[tuple[int, int], ...]
"""Explorers on a field, by seat and number."""


def situation(s: Any, seat: int) -> list[Phrase]:
    """What goes on, for those who wait: the turn, the decision, and who is in Siberia."""
    if s.phase == Phase.OVER:
        return []
    if s.placed < START_FLOES:
        return [preparing(s)]
    decision = deciding(s)
    return [turn_line(s), *([decision] if decision is not None else []), homes(s)]


def preparing(s: Any) -> Phrase:
    """How far the start phase is."""
    if s.phase in (Phase.START, Phase.SETUP_EXPLORER, Phase.DEAL):
        return phrase("now-explorers")
    return phrase("now-floes", number=str(s.placed), all=str(START_FLOES))


def turn_line(s: Any) -> Phrase:
    """The round, whose turn it is, and which actions are still possible."""
    return phrase(
        "now-turn",
        round=str(s.turns // s.players + 1),
        player=player(s.turn),
        floe=phrase("floe-done" if s.floe_done else "floe-open"),
        explorer=phrase("explorer-done" if s.explorer_done else "explorer-open"),
    )


def deciding(s: Any) -> Phrase | None:
    """What is being decided in the middle of an action."""
    if s.phase in (Phase.DRIVE, Phase.THREAT):
        id = "now-driving" if s.phase == Phase.DRIVE else "now-attacked"
        return phrase(id, explorer=whose(s.decider, s.threatened), place=place(int(s.danger_field[s.dangers - 1])))
    if s.phase == Phase.JOURNEY:
        here = place(int(s.explorers[s.turn, s.traveller]))
        return phrase("now-travelling", explorer=whose(s.turn, s.traveller), place=here)
    if s.floe != NO_FLOE:
        return phrase("now-placing", floe=floe(s, int(s.floe)), things=lying(s, IN_HAND))
    return None


def homes(s: Any) -> Phrase:
    """How many explorers of each player are in Siberia."""
    each = [phrase("home-of", player=player(seat), number=str(in_siberia(s, seat))) for seat in range(s.players)]
    return phrase("now-home", needed=str(s.needed), players=listed(each))


def order(s: Any) -> list[int]:
    """The seats in the order in which they act next; explorers are placed counter-clockwise (FLOW-06)."""
    step = -1 if s.phase in (Phase.START, Phase.SETUP_EXPLORER) else 1
    seats = [(max(int(s.turn), 0) + step * i) % int(s.players) for i in range(s.players)]
    if s.decider == NOBODY:
        return seats
    return [int(s.decider), *(seat for seat in seats if seat != s.decider)]


# --- the table ---------------------------------------------------------------


def table(s: Any, seat: int) -> list[Phrase]:
    """The table in lines: what goes on, the map, every field in use, backpacks, bag, tiles and supply."""
    lines = [*situation(s, seat), chart_line()]
    lines += [field_line(s, field) for field in range(FIELDS) if is_used(s, field)]
    for other in range(s.players):
        lines.append(backpack(other, *s.backpack[other].tolist()))
        if s.hands[other]:
            lines.append(phrase("line-hand", player=player(other), floes=hand(int(s.hands[other]))))
    if s.tile != NO_TILE:
        lines.append(tile(int(s.tile)))
    lines.append(supply(s))
    lines.append(phrase("line-bag", floes=str(int(s.bag).bit_count()), tiles=str(s.stack_size)))
    return lines


@cache
def chart_line() -> Phrase:
    """How hexes are named, and the hexes where floes enter."""
    columns = sorted({hex[0] for hex in HEXES[:SEA]})
    shifted = [column for column in columns if BOARD["map"]["letters"].index(column) % 2]
    entries = [*BOARD["entries"]["north"], *BOARD["entries"]["south"]]
    names = {"first": columns[0], "last": columns[-1], "shifted": listed(shifted), "entries": listed(entries)}
    return Phrase("line-map", names)


def is_used(s: Any, field: int) -> bool:
    """Whether there is anything to say about a field; open sea and empty stations are left out."""
    if field < SEA:
        return bool(s.ice[field] != OPEN_SEA)
    return bool(s.crowd[field] or s.lying[:, field].any())


def field_line(s: Any, field: int) -> Phrase:
    """A floe, island or station, with everything on it and the fields next to it."""
    around = [str(place(to)) for to in neighbours(field) if s.ice[to] != OPEN_SEA]
    line = field_labels(s)[field]
    return sentences([line, phrase("line-near", places=", ".join(around))]) if around else line


@kept
def field_labels(s: Any) -> list[Phrase]:
    """Every floe, island or station, with everything on it."""
    ice, (ropes, fish, bears), who = s.ice.tolist(), s.lying.tolist(), standing(s)
    return [
        contents(field, ice[field] if field < SEA else 0, ropes[field], fish[field], bears[field], who.get(field, ()))
        for field in range(FIELDS)
    ]


@lru_cache(maxsize=8192)
def contents(field: int, jagged: int, ropes: int, fish: int, bears: int, who: Standing) -> Phrase:
    """A field and what is on it, by its contents; cached, since most fields are the same after the next event."""
    said = [floe_line(field, jagged)] if field < SEA else [phrase("line-place", place=place(field))]
    if ropes or fish or bears:
        said.append(phrase("line-things", things=amounts(ropes, fish, bears)))
    if who:
        said.append(phrase("line-explorers", explorers=listed([whose(*each) for each in who])))
    return sentences(said)


def floe_line(hex: int, jagged: int) -> Phrase:
    """A floe: where it lies, its edges, and the current under it."""
    return pictured(phrase("line-floe", hex=place(hex), edges=edges(jagged), current=current(hex)), jagged)


def standing(s: Any) -> dict[int, Standing]:
    """The explorers on each field, by seat and number."""
    found: dict[int, Standing] = {}
    for seat, fields in enumerate(s.explorers[: s.players].tolist()):
        for number, field in enumerate(fields):
            found[field] = (*found.get(field, ()), (seat, number))
    return found


def backpack(seat: int, ropes: int, fish: int) -> Phrase:
    """A backpack and its contents."""
    return phrase("line-backpack", player=player(seat), things=amounts(ropes, fish))


def hand(floes: int) -> Fill:
    """The floes of a hand by their printed edges."""
    return listed(
        [floe_like(printed_edges(int(PATTERN[floe])), alone=True) for floe in range(FLOES) if floes >> floe & 1]
    )


def tile(kind: int) -> Phrase:
    """The tile that is turned up."""
    shown = amounts(*(int(number) for number in HOLDS[kind]))
    if ISLAND[kind] == NOWHERE:
        return phrase("tile-up", things=shown)
    return phrase("island-tile-up", island=place(int(ISLAND[kind])), things=shown)


def supply(s: Any) -> Phrase:
    """The general supply."""
    return phrase("line-supply", things=amounts(*s.supply.tolist()))
