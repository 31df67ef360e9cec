"""A process for one board file that somebody has sent: it checks it, or compiles its game and plays trial games.

The server starts a process for each job and stops it if it takes too long, so that a bad file harms nothing else.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable

import msgspec

from snowbound.core.board import BoardReport, BoardSyntaxError, Unlike, dotted, examine_bytes
from snowbound.core.board_change import Change, difference
from snowbound.core.cache import cache_folder
from snowbound.core.contract import CHANCE
from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.kernels import Plain
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.registry import load, load_on
from snowbound.core.tunable import TUNABLE

from .games import ENTRIES
from .job_worker import Progress, do_jobs
from .precompile import BOT_ENTRIES

NICE = 15
"""The niceness of this process. It yields to everything else, even to bots."""

MOST_MEMORY = 4 << 30
"""Bytes of address space that this process may use."""

MOST_FINDINGS, LONGEST_FINDING = 50, 400
"""Findings that are told about a file, and characters of each."""

LARGEST_POSITION = 16_384
"""Bytes of a position. Those of the printed games have less than 3000."""

TRIAL_GAMES, TRIAL_DECISIONS = 20, 400
"""Games in compiled code for each number of players, and decisions of a game in plain code."""

TRIAL_SECONDS = 10.0
"""Seconds after which no further game in plain code begins."""


class BoardJob(msgspec.Struct, array_like=True):
    """The text of a file to check, or an accepted change of a board to compile."""

    game: str  # as `load` finds it
    text: bytes = b""
    board: bytes = b""  # JSON


class BoardFinding(msgspec.Struct):
    """Something in a board file, and where."""

    line: int
    where: str  # the place in the data, such as tiles[3].lower
    text: str  # what is wrong, or unlike the printed game, and what would be right


class BoardResult(msgspec.Struct):
    """What the check of a file found."""

    impossible: list[BoardFinding] = []
    unlike: list[BoardFinding] = []
    board: bytes = b""  # JSON: what differs from the printed board, if nothing is impossible
    is_layout: bool = False  # whether the game must be compiled for it
    is_compiled: bool = False


def done(job: bytes, progress: Progress) -> bytes:
    """Do a job and return its encoded result."""
    asked = msgspec.msgpack.decode(job, type=BoardJob)
    if asked.board:
        compile_and_try(load_on(asked.game, msgspec.json.decode(asked.board, type=dict)), progress)
        return msgspec.msgpack.encode(BoardResult(is_layout=True, is_compiled=True))
    return msgspec.msgpack.encode(checked(load(asked.game).printed, asked.text))


# --- checking


def checked(printed: Game, text: bytes) -> BoardResult:
    """Return what is impossible in a board file and what is unlike the printed game, and its differences."""
    assert printed.board is not None, "the server has asked for a game with a board"
    try:
        report = examine_bytes("board.toml", text, printed.board.check, printed.board.data.get(TUNABLE))
    except BoardSyntaxError as error:
        return BoardResult(impossible=[BoardFinding(error.line, "the file", str(error)[:LONGEST_FINDING])])
    except RecursionError:
        return BoardResult(impossible=[BoardFinding(1, "the file", "its tables and arrays are nested too deeply")])
    result = BoardResult(_findings(report, unlike=False), _findings(report, unlike=True))
    if result.impossible:
        return result
    data = msgspec.json.encode(difference(printed.board.data, report.board))
    change: Change = msgspec.json.decode(data, type=dict)  # as logs will have it
    try:
        game = printed.changed(change)
    except BadBoard as error:
        result.impossible.append(BoardFinding(1, "the file", str(error)[:LONGEST_FINDING]))
        return result
    if game.record.dtype.itemsize > LARGEST_POSITION:
        larger = f"a position would take {game.record.dtype.itemsize} bytes; at most {LARGEST_POSITION} are possible"
        result.impossible.append(BoardFinding(1, "the file", larger))
        return result
    result.board, result.is_layout = data, game.as_loaded is not printed
    result.is_compiled = not result.is_layout or is_tried(game)
    return result


def _findings(report: BoardReport, *, unlike: bool) -> list[BoardFinding]:
    found = [(line, problem) for line, problem in report.found if isinstance(problem, Unlike) is unlike]
    return [
        BoardFinding(line, dotted(problem.where), problem.text[:LONGEST_FINDING])
        for line, problem in found[:MOST_FINDINGS]
    ]


# --- compiling and trying


def is_tried(game: Game) -> bool:
    """Whether the game's code for this layout is on disk, and trial games were played."""
    return (cache_folder(game) / "tried").exists()


def compile_and_try(game: Game, progress: Progress) -> None:
    """Play a few games in plain code, compile everything that tables and bots need, and play games in compiled code.

    Raises BadBoard if the games break a rule or cannot be told or drawn. A game without end ends this process.
    """
    if is_tried(game):
        return
    import snowbound.bots  # noqa: F401  (declares the kernels of bots)
    from snowbound.core.kernels import kernels

    wanted = [*ENTRIES, *BOT_ENTRIES, "random_games"]
    _try(game, play_plain)
    for number, name in enumerate(wanted):
        progress(number, len(wanted))
        kernels(game).prepare(name)
    _try(game, play_compiled)
    (cache_folder(game) / "tried").touch()


def _try(game: Game, play: Callable[[Game], None]) -> None:
    try:
        play(game)
    except Exception as error:
        raise BadBoard(
            f"{game.title} cannot be played on this board: a trial game failed ({type(error).__name__}: {error})"
        ) from error


def play_plain(game: Game) -> None:
    """Play a game for each number of players in plain code, tell and draw it, and check its positions."""
    ends = time.monotonic() + TRIAL_SECONDS
    for players in range(game.players[0], game.players[1] + 1):
        if time.monotonic() > ends:
            return
        match, rng = Match(game, players, seed=players, compiled=False, chance="manual"), random.Random(players)
        for number in range(TRIAL_DECISIONS):
            if match.over or time.monotonic() > ends:
                break
            seat = rng.choice(match.actors)
            actions = list(match.chances()) if seat == CHANCE else list(match.legal(seat))
            event = Event(seat, rng.choice(actions))
            if number % 20 == 0:
                _tell(match, event)
            match.play(*event)
            Plain(game).check(match.position.states, 0)


def _tell(match: Match, event: Event) -> None:
    """Make the texts and pictures of a position and of the next event, for a player."""
    match.tell(event, 0, "en")
    match.table(0, "en")
    if match.game.scene is not None:
        for tall in (False, True):
            match.draw(0, tall=tall)


def play_compiled(game: Game) -> None:
    """Play random games for each number of players in compiled code."""
    import numpy as np

    from snowbound.core.contract import MOST_SEATS
    from snowbound.core.kernels import kernels

    for players in range(game.players[0], game.players[1] + 1):
        states = game.new_states(players, None, count=2)
        lengths, capped = np.zeros(TRIAL_GAMES, np.int64), np.zeros(TRIAL_GAMES, np.int64)
        points, places = (np.zeros((TRIAL_GAMES, MOST_SEATS), np.int64) for _ in range(2))
        rng = np.zeros(4, np.int64)
        kernels(game).random_games(states, 1, 0, game.long_game, rng, lengths, capped, points, places)


def limit_memory() -> None:
    """Limit the memory of this process, where the system has such a thing."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    limit_memory()
    do_jobs(done, NICE)
