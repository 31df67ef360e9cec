"""Which values of a board file are never read. It runs in a process of its own, before any game is loaded.

`python -m snowbound.testing.board_reads GAME` prints a JSON list of keys that nothing reads, such as `racers.da`. The
elements of a list share a key.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from snowbound.core import board as core_board

Key = tuple[str, ...]


class Reads:
    """The keys of one board file, and those that have been read."""

    def __init__(self) -> None:
        self.all: set[Key] = set()
        self.read: set[Key] = set()

    def wrap(self, value: Any, key: Key = ()) -> Any:
        """The same data, in containers that note what is taken out of them."""
        if isinstance(value, dict):
            return Table(self, key, {name: self.wrap(part, (*key, name)) for name, part in value.items()})
        if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
            return [self.wrap(part, key) for part in value]
        self.all.add(key)
        return value


class Table(dict[str, Any]):
    """A table of a board file; what is taken out of it counts as read."""

    def __init__(self, reads: Reads, key: Key, values: dict[str, Any]) -> None:
        super().__init__(values)
        self.reads, self.key = reads, key

    def __getitem__(self, name: str) -> Any:
        self.reads.read.add((*self.key, name))
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The value, noted as read, or the default."""
        if name not in self:
            return default
        return self[name]

    def values(self) -> Any:
        """All values, noted as read."""
        return [self[name] for name in self]

    def items(self) -> Any:
        """All names and values, noted as read."""
        return [(name, self[name]) for name in self]


def unread(path: str) -> list[str]:
    """Load a game by its name or module:NAME, play it a little and draw it; return the keys that nothing has read."""
    found: dict[str, Reads] = {}
    true_read = core_board.read_board

    def read_board(file: Any, check: Any) -> Any:
        board = true_read(file, check)
        reads = found.setdefault(file.parent.name, Reads())
        recorded = reads.wrap(board)
        core_board.problems(recorded, check)
        return recorded

    core_board.read_board = read_board
    from snowbound.core.match import Match
    from snowbound.core.registry import load

    game = load(path)
    rng = random.Random(1)
    match = Match(game, game.players[1], seed=1, compiled=False)
    for _ in range(60):
        if match.over:
            break
        seat = rng.choice(match.actors)
        match.table(seat)
        match.scene(seat)
        match.play(seat, rng.choice(match.legal(seat)))
    reads = found[game.folder.name]
    return sorted(".".join(key) for key in reads.all - reads.read)


if __name__ == "__main__":
    json.dump(unread(sys.argv[1]), sys.stdout)
