"""The kinds of cards that `board.toml` describes, and the check of that file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from snowbound.core.board import Board, Problem, Unlike
from snowbound.core.option import Choice, Number, Option

ACTION_TYPES = (
    "draw_one",
    "draw_two",
    "skip",
    "reverse",
    "take_two_towers",
    "wild_take_tower",
    "wild_draw_four",
)
"""The types of action cards, in the order in which the actions number them."""


LARGEST_DECK = 127
"""The most cards of a deck: a position counts them in 8 bits."""

ICONS_ALIKE = 2
"""The number cards of a colour that have the same icon."""


class CardKind(NamedTuple):
    """Cards that look the same. Their position in `card_kinds` is the action that plays one of them."""

    code: str  # "r7N", "b+2", "W4"
    type: str  # "number" or one of ACTION_TYPES
    copies: int
    points: int
    colour: str = ""  # "" for wild cards
    number: int = 0  # 0 for action cards
    icon: str = ""  # "" for cards without a power icon


def card_kinds(board: Board) -> list[CardKind]:
    """Return all kinds of cards: plain numbers, icon cards and action cards of each colour, then wild cards."""
    wild = [t for t in board["types"] if t.get("wild")]
    coloured = [t for t in board["types"] if not t.get("wild")]
    kinds = []
    for colour in board["deck"]["colours"]:
        letter = colour[0]
        icons = _icons(board, colour)
        for number in board["numbers"]["faces"]:
            plain = board["numbers"]["copies"] - sum(at == number for at, _ in icons)
            kinds.append(CardKind(f"{letter}{number}", "number", plain, number, colour, number))
        for number, icon in icons:
            kinds.append(CardKind(f"{letter}{number}{icon}", "number", 1, number, colour, number, icon))
        for t in coloured:
            kinds.append(CardKind(letter + t["code"], t["type"], t["copies"], t["points"], colour))
    return kinds + [CardKind(t["code"], t["type"], t["copies"], t["points"]) for t in wild]


def _icons(board: Board, colour: str) -> list[tuple[int, str]]:
    """Return number and icon of a colour's icon cards, sorted by number."""
    return sorted((number, icon) for icon, numbers in board["icons"][colour].items() for number in numbers)


def board_options(board: Board) -> tuple[Option, ...]:
    """Return the options of the rules."""
    target = board["constants"]["target_score"]
    return (
        Choice("scoring", ("winner_takes", "lowest_total", "single_round"), origin="printed"),
        Number("target_score", default=target, low=50, high=10_000, step=50, origin="printed"),
        Choice("uno_calls", ("live", "manual", "auto"), origin="printed"),
        Choice("wild_draw_four_bluff", (True, False), origin="printed"),
        Choice("two_player_reverse", ("plain", "skip"), origin="printed"),
        Choice("wild_take_tower_points", (20, 50), origin="reading"),
        Choice("first_take_two_towers", ("first_player", "while_on_top"), ruling=True, origin="printed"),
        Choice("four_towers", ("may", "must"), ruling=True, origin="printed"),
    )


def board_fields(board: Board) -> Mapping[str, Any]:
    """Return the numbers of the board that a position holds (`State`)."""
    kinds, constants = card_kinds(board), board["constants"]
    types: list[Board] = [{}, *board["types"]]  # number cards do nothing
    return {
        "dealt": constants["hand_size"],
        "uno_penalty": constants["uno_penalty"],
        "guilty_draw": constants["challenge_guilty_draw"],
        "innocent_draw": constants["challenge_innocent_draw"],
        "turn_limit": constants["turn_limit_per_round"],
        "pack": sum(kind.copies for kind in kinds),
        "copies": [kind.copies for kind in kinds],
        "points": [kind.points for kind in kinds],
        "draws": [entry.get("next_draws", 0) for entry in types],
        "towers_to_take": [entry.get("towers_to_take", 0) for entry in types],
    }


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what contradicts the rulebook or the order of cards that the actions rely on, and icons unlike ours."""
    if tuple(t["type"] for t in board["types"]) != ACTION_TYPES:
        yield Problem(("types",), f"the types are {', '.join(ACTION_TYPES)}, in this order")
        return
    for place, t in enumerate(board["types"]):
        if t.get("wild", False) != t["type"].startswith("wild_"):
            yield Problem(("types", place, "wild"), "the two wild types, and no others, have wild = true")
    for place, tower in enumerate(board["towers"]):
        if tower["blocks"] not in ACTION_TYPES:
            yield Problem(("towers", place, "blocks"), f"no type is called {tower['blocks']}")
    yield from _check_icons(board)
    kinds = card_kinds(board)
    codes = Counter(kind.code for kind in kinds)
    for kind in kinds:
        if kind.copies == 0 and kind.type == "number":
            yield Unlike(_where(board, kind), f"no card {kind.code} is without an icon, unlike in our deck")
        elif kind.copies < 1:
            yield Problem(_where(board, kind), f"there must be at least one card {kind.code}")
        if codes[kind.code] > 1:
            yield Problem(_where(board, kind), f"two kinds of cards have the code {kind.code}")
    yield from _check_totals(board, kinds)
    yield from _check_deal(board, kinds)


def _where(board: Board, kind: CardKind) -> tuple[str | int, ...]:
    """Return the part of the file that describes a kind."""
    if kind.type != "number":
        return ("types", ACTION_TYPES.index(kind.type))
    return ("icons", kind.colour) if kind.icon or kind.number in dict(_icons(board, kind.colour)) else ("numbers",)


def _check_icons(board: Board) -> Iterator[Problem]:
    """Each icon is on at most two cards of a colour (UNO-43), or the deck has more kinds of cards than actions.

    In the printed deck it is on two, and in ours icons are on the same numbers in every colour.
    """
    labels = [tower["label"] for tower in board["towers"]]
    colours = board["deck"]["colours"]
    for colour in colours:
        icons = _icons(board, colour)
        for label in labels:
            cards = [icon for _, icon in icons].count(label)
            if cards > ICONS_ALIKE:
                yield Problem(("icons", colour), f"an icon is on at most two cards of a colour, {label} is on {cards}")
            elif cards < ICONS_ALIKE:
                yield Unlike(
                    ("icons", colour), f"each icon is on two cards of a colour (UNO-43), {label} is on {cards}"
                )
        for number, icon in icons:
            if number not in board["numbers"]["faces"] or icon not in labels:
                yield Problem(("icons", colour), f"there is no card {number} with the icon {icon}")
        if [number for number, _ in icons] != [number for number, _ in _icons(board, colours[0])]:
            yield Unlike(("icons", colour), f"the icons are not on the same numbers as in {colours[0]}")


def _check_totals(board: Board, kinds: list[CardKind]) -> Iterator[Problem]:
    found = {
        "total": sum(kind.copies for kind in kinds),
        "number_cards": sum(kind.copies for kind in kinds if kind.type == "number"),
        "icon_cards": sum(kind.copies for kind in kinds if kind.icon),
        "points_in_pack": sum(kind.copies * kind.points for kind in kinds),
    }
    for name, number in found.items():
        if number != board["deck"][name]:
            yield Unlike(("deck", name), f"the cards add up to {number}, in the printed deck to {board['deck'][name]}")


def _check_deal(board: Board, kinds: list[CardKind]) -> Iterator[Problem]:
    """All players get their cards, and one is turned up (UNO-03, UNO-06)."""
    total, most = sum(kind.copies for kind in kinds), board["game"]["players"][1]
    if total > LARGEST_DECK:
        yield Problem(("types",), f"there are {total} cards, and more than {LARGEST_DECK} are not possible")
    if most * board["constants"]["hand_size"] >= total:
        yield Problem(("constants", "hand_size"), f"{total} cards are too few for {most} players")
