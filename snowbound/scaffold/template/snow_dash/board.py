"""The check of `board.toml`."""

from __future__ import annotations

from collections.abc import Iterator

from snowbound.core.board import Board, Problem

MOST_SEATS = 4  # the fields of the picture have room for four sledges
MOST_FIELDS = 34  # and the picture for as many fields
MOST_FACES = 6  # there are pictures of dice with up to six faces


def check_board(board: Board) -> Iterator[Problem]:
    """Yield what cannot be right."""
    game, track, die = board["game"], board["track"], board["die"]
    if not 2 <= game["players_min"] <= game["players_max"] <= MOST_SEATS:
        yield Problem(("game", "players_max"), f"from 2 to {MOST_SEATS} players, the fewest not above the most")
    if game["minutes"] < 1:
        yield Problem(("game", "minutes"), "a game takes at least a minute")
    if not die["faces"] < track["short_fields"] < track["fields"] <= MOST_FIELDS:
        yield Problem(("track",), f"the short track is longer than a roll, the full one longer, up to {MOST_FIELDS}")
    if not 2 <= die["faces"] <= MOST_FACES:
        yield Problem(("die", "faces"), f"a die has 2 to {MOST_FACES} faces")
    if not 1 <= die["storm"] <= die["faces"]:
        yield Problem(("die", "storm"), "the storm is one of the faces")
