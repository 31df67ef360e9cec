"""A game on another board: with other numbers, or loaded again from its folder.

If only tunable numbers differ (`core.tunable`), the game is the same, and its positions begin with other numbers. For
any other change, such as a longer track, the game's modules are loaded a second time under a name with a hash of the
board, and read its data in place of their file. Such a game has a record and compiled code of its own, which is kept
on disk like that of every game. Its memory can be given back (`forget`) until compiled code was loaded for it: Numba
keeps what it knows for ever.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import threading
from collections import OrderedDict
from dataclasses import replace
from pathlib import Path
from types import ModuleType

from . import contract
from .board import Board, GameBoard, Unlike, dotted, examine_board, instead_of, problems
from .errors import BadBoard, SnowboundError
from .game import Game
from .rule import rules_apart
from .tunable import TUNABLE, content_key

MOST_KEPT = 64
"""Games on other boards that are kept, so that all matches on a board share one."""

_lock = threading.RLock()
_loaded: dict[tuple[Game, str], Game] = {}  # by the printed game and the shape of the board
_kept: OrderedDict[tuple[Game, str], Game] = OrderedDict()  # by the printed game and the content of the board


def on_file(printed: Game, file: Path) -> Game:
    """Return a game on the board in a file; BadBoard says in which lines it is impossible."""
    board = _board_of(printed)
    report = examine_board(file, board.check, board.data.get(TUNABLE))
    if report.impossible:
        raise BadBoard("\n".join(report.impossible))
    return _on(printed, report.board)


def on_data(printed: Game, data: Board) -> Game:
    """Return a game on a board that is given as data; BadBoard says in which places it is impossible."""
    board = _board_of(printed)
    data = {name: part for name, part in data.items() if name != TUNABLE}
    if TUNABLE in board.data:
        data[TUNABLE] = board.data[TUNABLE]
    impossible = [found for found in problems(data, board.check) if not isinstance(found, Unlike)]
    if impossible:
        raise BadBoard("\n".join(f"{dotted(found.where)}: {found.text}" for found in impossible))
    return _on(printed, data)


def forget(game: Game) -> bool:
    """Forget a game that was loaded again for its board, and return whether its memory can be given back.

    The caller must have no matches of it. It is loaded again when somebody asks for that board.
    """
    loaded = game.as_loaded
    with _lock:
        for known in [key for key, kept in _kept.items() if kept.as_loaded is loaded and loaded is not loaded.printed]:
            del _kept[known]
        key = next((key for key, other in _loaded.items() if other is loaded), None)
        if key is None or not loaded.record.rules:
            return False
        del _loaded[key]
        _forget(loaded.package)
        contract.forget(loaded.record)
        loaded.record.forget()
    return True


def loaded_layouts() -> int:
    """Return how many games this process has loaded again for their boards and not forgotten."""
    return len(_loaded)


def module_on(printed: Game, data: Board, name: str) -> ModuleType:
    """Return one module of a game, loaded again by itself with this board, which was checked.

    This is much faster than loading the game. The module is forgotten once the caller lets it go.
    """
    package = ModuleType(f"{printed.package}_part_of_{content_key(data)}")
    package.__path__ = [str(printed.folder)]
    with _lock, instead_of(printed.folder / "board.toml", data):
        sys.modules[package.__name__] = package
        try:
            return importlib.import_module(f"{package.__name__}.{name}")
        finally:
            _forget(package.__name__)


def _forget(name: str) -> None:
    """Remove a package and its modules from those that are loaded."""
    for module_name in [each for each in sys.modules if each == name or each.startswith(f"{name}.")]:
        del sys.modules[module_name]


def _board_of(game: Game) -> GameBoard:
    if game.board is None:
        raise BadBoard(f"{game.id} has no board that could be another one")
    return game.board


def _on(printed: Game, data: Board) -> Game:
    """Return a game on a board that was checked."""
    if data == _board_of(printed).data:
        return printed
    key = printed, content_key(data)
    with _lock:
        if key not in _kept:
            _kept[key] = _with_numbers(_with_shape(printed, data), data)
        _kept.move_to_end(key)
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
        return _kept[key]


def _with_numbers(loaded: Game, data: Board) -> Game:
    """Return the game with the numbers of a board of the same shape."""
    board = _board_of(loaded)
    if data == board.data:
        return loaded
    options = loaded.options if board.options is None else board.options(data)
    return replace(
        loaded,
        board=replace(board, data=data),
        options=options,
        printed_game=loaded.printed,
        loaded_game=loaded,
    )


def _with_shape(printed: Game, data: Board) -> Game:
    """Return the game as it was loaded for boards of this shape."""
    board = _board_of(printed)
    shape = board.shape(data)
    if shape == board.shape(board.data):
        return printed
    if (printed, shape) not in _loaded:
        _loaded[printed, shape] = _load_again(printed, data, f"{printed.package}_on_{shape}")
    return _loaded[printed, shape]


def _load_again(printed: Game, data: Board, name: str) -> Game:
    """Load the modules of a game under another name, with this board."""
    try:
        with instead_of(printed.folder / "board.toml", data), rules_apart() as rules:
            module = _module_again(printed.package, name)
    except BaseException as error:
        _forget(name)
        if isinstance(error, SnowboundError) or not isinstance(error, Exception):
            raise
        raise BadBoard(f"{printed.id} cannot be played on this board: {type(error).__name__}: {error}") from error
    game = next(each for each in vars(module).values() if isinstance(each, Game) and each.id == printed.id)
    if game.record is printed.record:
        raise BadBoard(f"{printed.id} cannot be loaded for another board: its modules do not import each other by dots")
    game.record.rules = rules
    return replace(game, printed_game=printed)


def _module_again(package: str, name: str) -> ModuleType:
    """Import a module, with all that it imports by dots, a second time under another name."""
    spec = importlib.util.find_spec(package)
    assert spec is not None and spec.origin is not None, "the module was imported before"
    again = importlib.util.spec_from_file_location(
        name, spec.origin, submodule_search_locations=spec.submodule_search_locations
    )
    assert again is not None and again.loader is not None, "so it has a loader"
    module = importlib.util.module_from_spec(again)
    sys.modules[name] = module
    again.loader.exec_module(module)
    return module
