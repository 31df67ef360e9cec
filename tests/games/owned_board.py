"""Play a game with another board, in a process of its own: `python -m tests.games.owned_board GAME < BOARD.json`.

The constants of a game are read from its board file once, so another board needs another process.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from snowbound.core import board as core_board
from snowbound.core.board import Board, Check, Unlike, problems

LONGEST = 300
"""Events after which a game is cut off."""


def play(game: str, board: Board) -> int:
    """Play random games with the fewest and the most players; check and draw positions; return the events."""
    true_read = core_board.read_board

    def read_board(file: Path, check: Check) -> Board:
        if file.parent.name != game:
            return true_read(file, check)
        impossible = [problem for problem in problems(board, check) if not isinstance(problem, Unlike)]
        assert not impossible, impossible
        return board

    core_board.read_board = read_board
    from snowbound.core.match import Match
    from snowbound.core.registry import find

    events = 0
    for players in find(game).players:
        rng = random.Random(players)
        match = Match(game, players, seed=players, compiled=False)
        while not match.over and len(match.events) < LONGEST:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
            match._run.check(match._states, 0)
        match.scene(0)
        match.scene(0, tall=True)
        assert match.table(0)
        events += len(match.events)
    return events


def played(game: str, board: Board) -> int:
    """Return how many events `play` plays in another process; it fails if the game does."""
    command = [sys.executable, "-m", "tests.games.owned_board", game]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, input=json.dumps(board), capture_output=True, text=True, cwd=root, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


if __name__ == "__main__":
    sys.stdout.write(str(play(sys.argv[1], json.load(sys.stdin))))
