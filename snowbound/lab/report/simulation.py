"""The page of one simulation: who wins, how long games are, where things happen, and two games to watch.

page = simulation_page(report, recordings)
page.write("arctic_race.html")
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from snowbound.core.board import Board
from snowbound.core.game import Game
from snowbound.games import find
from snowbound.lab.jobs import Progress, available_cores
from snowbound.lab.recording import Recorder, Recording
from snowbound.lab.seating import Seating
from snowbound.lab.simulation_report import Report, Share
from snowbound.lab.watched_games import WatchedGame

from .axes import Plot
from .charts import IntervalRow, Series, bars, distribution
from .course import course_charts, no_progress, watched_of
from .heat import heats
from .notable import notable_games
from .page import MOST_BYTES, Page, PageSection

RECORDED = 200
"""The games that are recorded at most: the first ones of a simulation."""

MOST_FACTS = 2_000_000
"""Facts of recorded games after which no further games are recorded."""


def record_games(
    report: Report,
    game: Game | None = None,
    *,
    most: int = RECORDED,
    jobs: int | None = None,
    progress: Progress = no_progress,
) -> list[Recording]:
    """Play the first games of a simulation again and keep what happens in them; `game` is needed on another board."""
    return play_recorded(_recorder(report, game), min(most, report.games), jobs, progress)


def watch_games(
    report: Report,
    recordings: Sequence[Recording],
    game: Game | None = None,
    *,
    jobs: int | None = None,
    progress: Progress = no_progress,
) -> list[WatchedGame]:
    """Search for the chances to win in some games of these players, if they are good players and games are short."""
    return watched_of(_recorder(report, game), recordings, jobs=jobs, progress=progress)


def _recorder(report: Report, game: Game | None) -> Recorder:
    chosen = find(report.game) if game is None else game
    seating = Seating.of(chosen, report.players, report.bots, report.mix)
    return Recorder(chosen, seating, report.options, report.seed, report.cap)


def play_recorded(recorder: Recorder, games: int, jobs: int | None, progress: Progress) -> list[Recording]:
    """Record the first games, or fewer if a great deal happens in them."""
    found: list[Recording] = []
    facts = 0
    with ThreadPoolExecutor(jobs or available_cores()) as pool:
        for future in [pool.submit(recorder.record, number) for number in range(games)]:
            found.append(future.result())
            facts += len(found[-1].facts)
            progress(len(found), games)
            if facts > MOST_FACTS:
                pool.shutdown(cancel_futures=True)
                break
    return found


def simulation_page(report: Report, recordings: Sequence[Recording], watched: Sequence[WatchedGame] = ()) -> Page:
    """Return the page of a simulation; `recordings` are the first of its games, and `watched` are searched ones."""
    game = recordings[0].game if recordings else find(report.game)
    page = Page(f"{game.title}: {report.games:,} games", _lead(report), games=[game])
    _played(page.add("played", "What was played"), report, game)
    wins = page.add("wins", "Who wins")
    wins.charts(win_charts(report))
    page.add("length", "How long games are").charts(length_charts(report, recordings))
    page.add("points", "Points and margins").charts(point_charts(recordings))
    page.add("course", "How games go").charts(course_charts(recordings, watched))
    places = page.add("places", "Where things happen")
    found = heats(recordings)
    if found:
        places.text(f"Counted in the first {len(recordings):,} games, per game.", look="note")
    places.heats(found, game)
    shown = page.add("replays", "Two games to watch")
    for replay in notable_games(recordings, watched=watched):
        if len(page.html().encode()) + len(replay.html().encode()) < MOST_BYTES:
            shown.replay(replay)
    _again(page.add("again", "Make this page again"), report, game)
    return page


def _lead(report: Report) -> str:
    who = " and ".join(dict.fromkeys(report.bots or report.mix))
    drawn = " drawn for each seat of each game" if report.mix else ""
    return f"{report.players} players: {who}{drawn}. Intervals are 95 % confidence intervals."


def _played(section: PageSection, report: Report, game: Game) -> None:
    defaults = game.complete({}, report.players)
    changed = [f"{name} = {value}" for name, value in report.options.items() if value != defaults[name]]
    rows = [
        ("players", str(report.players)),
        ("bots", ", ".join(report.bots) or f"drawn from {', '.join(report.mix)}"),
        ("options that differ from the defaults", ", ".join(changed) or "none"),
        ("games", f"{report.games:,}"),
        ("seed", str(report.seed)),
        *((ending_name(share), _share(share)) for share in report.endings),
    ]
    section.table(("", "value"), rows, "What was played")
    board_table(section, game)
    if set(report.bots or report.mix) <= {"random"}:
        section.text(
            "All players chose at random. They do not use what the rules offer, "
            "so these numbers say little about games between people.",
            look="warning",
        )


def board_table(section: PageSection, game: Game, name: str = "") -> None:
    """Add what the board of a game has differently from the printed one."""
    if change := game.board_change:
        printed = game.printed.board.data if game.printed.board else {}
        rows = [
            (path, _value_at(printed, path), "–" if value is None else str(value)) for path, value in change.items()
        ]
        section.table(("board", "printed", name or "here"), rows, f"What is different on the board {name}".strip())


def _value_at(board: Board, path: str) -> str:
    """Return a value of a board by its dotted path."""
    found: Any = board
    for step in path.split("."):
        if found is not None:
            found = found[int(step)] if isinstance(found, list) else found.get(step)
    return "–" if found is None else str(found)


def ending_name(share: Share) -> str:
    """Return how an ending is called on a page."""
    return {
        "shared": "games with several winners",
        "unfinished": "games without a winner",
        "capped": "games that a cap ended",
    }.get(share.name, share.name)


def _share(share: Share) -> str:
    return (
        f"{share.times:,.0f} ({100 * share.share:.1f} %, interval {100 * share.low:.1f} % to {100 * share.high:.1f} %)"
    )


def estimates(shares: Sequence[Share], name: str = "{}") -> list[IntervalRow]:
    """Return shares as rows of a plot."""
    return [IntervalRow(name.format(share.name), share.share, share.low, share.high) for share in shares]


def win_charts(report: Report) -> Iterator[Plot]:
    """Yield the wins by turn order, by seat and by bot."""
    even = 1 / report.players
    for title, shares, name, what in (
        ("Wins by turn order", report.by_turn_order, "turn order {}", "place in the order of turns"),
        ("Wins by seat", [share_from_one(share) for share in report.by_seat], "seat {}", "seat"),
        ("Wins per seat of each bot", report.by_bot, "{}", "bot"),
    ):
        if shares:
            yield bars(title, estimates(shares, name), shares[0].games, even=even, what=what)


def share_from_one(share: Share) -> Share:
    """Return the share of a seat with the seats counted from 1, as people do."""
    return Share(str(int(share.name) + 1), share.games, share.times, share.share, share.low, share.high)


def length_charts(report: Report, recordings: Sequence[Recording]) -> Iterator[Plot]:
    """Yield the distributions of the lengths of games."""
    turns = [len(recording.turns) for recording in recordings]
    if any(turns):
        yield distribution("Length in turns", [Series.of("turns", turns)], "turns")
    if recordings:
        yield distribution("Length in decisions", [Series.of("decisions", _decisions(recordings))], "decisions")


def _decisions(recordings: Sequence[Recording]) -> list[int]:
    return [recording.decisions for recording in recordings]


def point_charts(recordings: Sequence[Recording]) -> Iterator[Plot]:
    """Yield the distributions of points and of the margin between the winner and the next player."""
    finished = [recording for recording in recordings if recording.winners]
    if not finished or not finished[0].game.has_points:
        return
    winners = [recording.points[recording.winners[0]] for recording in finished]
    others = [
        points
        for recording in finished
        for seat, points in enumerate(recording.points)
        if seat not in recording.winners
    ]
    series = [Series.of("winners", winners), *([Series.of("others", others)] if others else [])]
    yield distribution("Points at the end", series, "points", games=len(finished), what="players")
    margins = [margin(recording) for recording in finished if recording.players > 1]
    if margins:
        yield distribution("Margin of the winner", [Series.of("margin", margins)], "points more than the next player")


def margin(recording: Recording) -> int:
    """Return by how many points the winner differs from the next player."""
    order = sorted(range(recording.players), key=lambda seat: recording.places[seat])
    return abs(recording.points[order[0]] - recording.points[order[1]])


def _again(section: PageSection, report: Report, game: Game) -> None:
    words = ["snowbound", "simulate", report.game, "--players", str(report.players), "--games", str(report.games)]
    words += ["--seed", str(report.seed)]
    words += ["--mix", ",".join(report.mix)] if report.mix else ["--bots", ",".join(report.bots)]
    words += ["--board", "FILE"] if game.board_change else []
    defaults = game.complete_for_simulations({}, report.players)
    for name, value in report.options.items():
        if value != defaults.get(name):
            words += ["--option", f"{name}={value}"]
    section.command(f"{' '.join(words)} --html FILE")
