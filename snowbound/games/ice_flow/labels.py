"""The labels of what is drawn in Ice Flow: what a screen reader says and what a pointer shows."""

from __future__ import annotations

from functools import cache

from snowbound.core.words import Phrase, phrase, player

from .naming import amount, current, explorer, floe_like, place, price, printed_edges, whose
from .state import FIELDS, NOWHERE, PATTERN
from .words import going

LYING = ("seen-rope-on", "seen-fish-on", "seen-bear-on")
PACKED = ("seen-packed-rope", "seen-packed-fish")


@cache
def sea(hex: int) -> Phrase:
    """A hex without a floe."""
    return phrase("seen-sea", hex=place(hex), current=current(hex))


@cache
def loose_floe(floe: int) -> Phrase:
    """A floe that is not on the board yet."""
    return floe_like(printed_edges(int(PATTERN[floe])))


def standing_explorer(seat: int, number: int, field: int) -> Phrase:
    """A player's explorer and where it is."""
    return phrase("seen-explorer", explorer=whose(seat, number), place=place(field))


@cache
def lying_thing(thing: int, field: int) -> Phrase:
    """A rope, a fish or a bear on a field."""
    return phrase(LYING[thing], place=place(field if field < FIELDS else NOWHERE))


@cache
def packed_thing(thing: int) -> Phrase:
    """A rope or a fish in a backpack."""
    return phrase(PACKED[thing])


@cache
def supplied(thing: int, number: int) -> Phrase:
    """The ropes, fish or bears in the supply."""
    return phrase("line-supply", things=amount(thing, number))


def priced(action: int, to: int, ropes: int, fish: int) -> Phrase:
    """A step, a swim or an overland move and its price."""
    return phrase("seen-price", way=going(action, to), price=price(ropes, fish))


def journey(seat: int, number: int, field: int, ropes: int, fish: int) -> Phrase:
    """A whole journey and its price."""
    return phrase("seen-journey", explorer=explorer(seat, number), place=place(field), price=price(ropes, fish))


def collecting(seat: int, number: int, thing: int, field: int) -> Phrase:
    """Collecting where an explorer stands."""
    return phrase("seen-collecting", explorer=explorer(seat, number), object=amount(thing, 1), place=place(field))


@cache
def home(number: int) -> Phrase:
    """How many explorers of a player are in Siberia."""
    return phrase("seen-home", number=str(number))


@cache
def bag(floes: int) -> Phrase:
    """The bag."""
    return phrase("seen-bag", floes=str(floes))


@cache
def stack(tiles: int) -> Phrase:
    """The tile stack."""
    return phrase("seen-stack", tiles=str(tiles))


@cache
def turn(seat: int) -> Phrase:
    """The lantern at the current player."""
    return phrase("seen-turn", player=player(seat))


@cache
def chosen(hex: int) -> Phrase:
    """The ring around the chosen floe."""
    return phrase("seen-chosen", hex=place(hex))


@cache
def danger(field: int) -> Phrase:
    """The ring around a field in danger."""
    return phrase("seen-danger", place=place(field))
