"""Reads the boards of a study: tables of changes, and files beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.toml_lines import Where

from .plan import PRINTED

if TYPE_CHECKING:
    from .study_reader import StudyReader


def read_boards(reader: StudyReader, game: Game) -> dict[str, Game]:
    """Return the game on each board, first on its own one."""
    boards = {PRINTED: game}
    for name, change in reader.table_at("boards").items():
        where: Where = ("boards", name)
        if name == PRINTED:
            reader.wrong(where, "this is the board of the game itself: choose another name")
        elif (on_board := _board(reader, game, where, change)) is not None:
            boards[name] = on_board
    return boards


def _board(reader: StudyReader, game: Game, where: Where, change: object) -> Game | None:
    """Return the game on one board: that of a file, or its own one with changes."""
    if isinstance(change, str):
        file = reader.folder / change
        if not file.is_file():
            reader.wrong(where, f"there is no file {change}")
            return None
        if not file.resolve().is_relative_to(reader.folder.resolve()):
            reader.wrong(where, f"{change} must be beside the study or in a folder there: the results keep a copy")
            return None
        on_board = reader.attempt(where, lambda: game.on_board(file))
        if on_board is not None:
            reader.board_files[change] = file.read_text(encoding="utf-8")
        return on_board
    if not isinstance(change, Mapping):
        reader.wrong(where, f"must be the name of a file or a table of changes, not {change!r}")
        return None
    return _changed(reader, game, where, change)


def _changed(reader: StudyReader, game: Game, where: Where, change: Mapping[str, Any]) -> Game | None:
    """Return the game with changes; what one of them alone makes impossible is told at its line."""
    changes = flat_changes(change)
    if not changes:
        reader.wrong(where, "changes nothing")
        return None
    together = {".".join(steps): value for steps, value in changes.items()}
    try:
        return game.changed(together)
    except BadBoard as impossible:
        told = [(steps, told_by(game, {".".join(steps): value})) for steps, value in changes.items()]
        for steps, text in told:
            if text:
                reader.wrong((*where, *steps), text)
        if not any(text for _, text in told):
            reader.wrong(where, str(impossible))
        return None


def told_by(game: Game, change: Mapping[str, Any]) -> str:
    """Return why a change is impossible, or nothing if it is possible."""
    try:
        game.changed(change)
    except BadBoard as error:
        return "; ".join(str(error).splitlines())
    return ""


def flat_changes(change: Mapping[str, Any], steps: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    """Return the changes of a board by the keys that lead to them; tables and dotted keys mean the same."""
    found: dict[tuple[str, ...], Any] = {}
    for name, value in change.items():
        if isinstance(value, Mapping):
            found |= flat_changes(value, (*steps, name))
        else:
            found[(*steps, name)] = value
    return found
