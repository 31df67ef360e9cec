"""The changed boards of new tables: whether the host allows them, and which one a person has chosen."""

from __future__ import annotations

from snowbound.core.board_change import Change
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game

from ..storage import boards
from .registry import LiveTables


class BoardsOff(SnowboundError):
    """The host does not allow changed boards."""

    code = "boards-off"


class BoardChoice:
    """Finds the boards that people choose for new tables."""

    def __init__(self, tables: LiveTables, allowed: bool) -> None:
        self.tables = tables
        self.allowed = allowed  # whether there may be new tables on changed boards

    def check(self, board: object) -> None:
        """Raise BoardsOff for a new table on a changed board if the host does not allow those."""
        if board and not self.allowed:
            raise BoardsOff("changed boards are off on this server: its host can allow them with the setting `boards`")

    async def find(self, name: str, board: str) -> tuple[Game, Change]:
        """Return a game on the board with this id, and what that board changes. Without an id it is the usual one."""
        game = await self.tables.games.find(name)
        self.check(board)
        change = await boards.find(self.tables.database, board, game.id) if board else {}
        return (await self.tables.games.find_on(game.id, change) if change else game), change
