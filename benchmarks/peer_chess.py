"""python-chess: random legal moves, and copies of a board."""

from __future__ import annotations

import random

import chess  # type: ignore[import-not-found]
from timing import rate, seconds_asked  # type: ignore[import-not-found]

LONGEST, COPIES = 400, 100
chooser = random.Random(4)


def game() -> int:
    """Play one game; return the number of moves."""
    board = chess.Board()
    for moves in range(LONGEST):
        legal = list(board.legal_moves)
        if not legal:
            return moves
        board.push(legal[int(chooser.random() * len(legal))])
    return LONGEST


middle = chess.Board()
for _ in range(40):
    middle.push(chooser.choice(list(middle.legal_moves)))
rate("chess_moves", game, seconds_asked())
rate("chess_copies", lambda: len([middle.copy() for _ in range(COPIES)]), seconds_asked() / 2)
