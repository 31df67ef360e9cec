"""What must be true of the pack of cards, whoever enters it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from snowbound.core.board import Board, Problem


def check_board(board: Board) -> Iterator[Problem]:
    """The totals of the rulebook, and the order of kinds that the actions rely on."""
    kinds, colours = board["kinds"], board["deck"]["colours"]
    coloured = [kind for kind in kinds if "colour" in kind]
    if not colours or not coloured or len(coloured) % len(colours):
        yield Problem(("kinds",), f"{len(coloured)} coloured kinds are not {len(colours)} suits of equal size")
        return
    suit = len(coloured) // len(colours)
    codes = Counter(kind["code"] for kind in kinds)
    for place, kind in enumerate(kinds):
        where = ("kinds", place)
        if kind["i"] != place:
            yield Problem((*where, "i"), f"the kinds are numbered in order: {place} is expected")
        if "colour" in kind and kind["colour"] != colours[min(place // suit, len(colours) - 1)]:
            yield Problem((*where, "colour"), "the kinds of one colour stand together, in the colours' order")
        if "colour" in kind and not _alike(kind, kinds[place % suit]):
            yield Problem(where, "each colour has the same cards in the same order, icons aside")
        if kind["copies"] < 1:
            yield Problem((*where, "copies"), "a kind has at least one card")
        if codes[kind["code"]] > 1:
            yield Problem((*where, "code"), f"two kinds have the code {kind['code']}")
        if "icon" in kind and kind["number"] not in board["icons"][kind["colour"]].get(kind["icon"], ()):
            yield Problem((*where, "icon"), f"icons.{kind['colour']} has no {kind['icon']} on this number")
    yield from _check_totals(board)


def _alike(kind: Board, other: Board) -> bool:
    return all(kind.get(part) == other.get(part) for part in ("type", "number", "copies", "points"))


def _check_totals(board: Board) -> Iterator[Problem]:
    deck = board["deck"]
    cards: Counter[str] = Counter()
    icons: Counter[tuple[str, str]] = Counter()
    points = 0
    for kind in board["kinds"]:
        cards[kind["type"]] += kind["copies"]
        points += kind["copies"] * kind["points"]
        if "icon" in kind:
            icons[kind["colour"], kind["icon"]] += kind["copies"]
    found = {
        "total": cards.total(),
        "number_cards": cards["number"],
        "icon_cards": icons.total(),
        "points_in_pack": points,
    }
    for name, number in found.items():
        if number != deck[name]:
            yield Problem(("deck", name), f"the kinds add up to {number}")
    for colour in deck["colours"]:
        for tower in board["towers"]:
            if icons[colour, tower["label"]] != 2:
                text = f"each icon is on two cards of a colour (UNO-43), {tower['label']} is not"
                yield Problem(("icons", colour), text)
