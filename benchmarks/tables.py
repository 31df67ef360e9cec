"""The tables of figures in docs, as Markdown."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from statistics import geometric_mean, mean

from benchmarks.figures import ROOT, Figure, shown
from benchmarks.measures import MEASURES, RATIOS, SEARCHES, TITLES
from snowbound.bots import threshold_for
from snowbound.bots.spec import LEVELS
from snowbound.games import find
from snowbound.lab.pace import seconds_per_decision

Figures = Mapping[str, Figure]

SERVER_RATIOS = (
    ("moves_per_cpu_second", "moves per CPU second of the server", "at least 2"),
    ("p99", "99th percentile of the time to the new state", "at most 0.5"),
    ("p50", "median of that time", ""),
    ("kib_per_table", "memory per table", ""),
    ("start_seconds", "from the command to listening", "at most 1.5"),
)
SERVER_RUNS = (
    ("sockets", "four sockets per table (`--alone --sockets 4`)"),
    ("texts", "views with texts (`--alone --texts`)"),
    ("pause", "230 moves per second in total (`--alone --pause 0.4`)"),
)

BEFORE_FACTS = "dd4f289"
"""The commit with which the speed of pictures is compared, see docs/performance.md."""

BEFORE_FACTS_KEY = "pictures_before_facts"
"""In the keys of what was measured of it, in turns with today's commit."""


PACE = ROOT / "benchmarks" / "results" / "pace.json"
PRICED = ("random", "greedy", "level:3")
"""The kinds of player whose games per hour were measured."""

COACH = ROOT / "benchmarks" / "results" / "coach.json"
HINTS = ROOT / "benchmarks" / "results" / "hints.json"

CAPACITIES = {"sqlite_1": "SQLite, one", "postgresql_1": "PostgreSQL, one", "postgresql_4": "PostgreSQL, four"}
"""Databases and numbers of server processes, by the names of their figures."""


def table(*rows: Sequence[str]) -> list[str]:
    """Return a Markdown table; the first row is its head."""
    head, *others = rows
    return [_line(head), _line(["---"] * len(head)), *map(_line, others)]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def ratios(figures: Figures) -> list[str]:
    """Return Snowbound beside other programs."""
    rows = []
    for each in RATIOS:
        figure = figures[each.key]
        value = f"**{figure.text}**" if each.goal else figure.text
        rows.append((each.number, each.label, value, figure.spread, each.goal))
    return table(("", "ratio", "median", "spread", "goal"), *rows)


def measures(figures: Figures) -> list[str]:
    """Return Snowbound by itself."""
    rows = [
        (each.label, f"{figures[each.key].text} {each.unit}", figures[each.key].spread, each.goal) for each in MEASURES
    ]
    return table(("", "median", "spread", "goal"), *rows)


def searches(figures: Figures) -> list[str]:
    """Return the speed of the search in each game."""
    rows = [(each.label, f"{figures[each.key].text} k") for each in SEARCHES]
    return table(("game", "simulations per second, one core"), *rows)


def games(figures: Figures) -> list[str]:
    """Return the speed of random games, and how long each game takes to compile."""
    head = ("game", "moves per second, one core", "two cores", "counting facts", "compile, first use (CPU time)")
    rows = [
        (
            title,
            f"{figures[f'random_{game}'].text} M",
            f"{figures[f'random_two_cores_{game}'].text} M",
            f"× {figures[f'facts_{game}'].text}",
            f"{figures[f'compile_{game}'].text} s",
        )
        for game, title in TITLES.items()
    ]
    return table(head, *rows)


def simulated(figures: Figures) -> list[str]:
    """Return how fast level-3 players play in the arena and in `simulate`, and how much of the time is Python's."""
    head = ("game", "arena, games/s", "`simulate`, games/s", "times as fast", "spread", "Python, % of CPU time")
    rows = []
    for game, title in TITLES.items():
        arena, simulate, times, python = (
            figures[f"level_3_{name}_{game}"] for name in ("arena", "simulate", "times", "python")
        )
        rows.append((title, arena.text, simulate.text, f"**{times.text}**", times.spread, python.text))
    return table(head, *rows)


def pace(figures: Figures) -> list[str]:
    """Return how long people take for a decision, and the games that it was fitted to, from the file `PACE`."""
    measured = json.loads(PACE.read_text(encoding="utf-8"))["games"]
    head = ("game", "printed time", "players", "steps of level-3 games", "seconds per decision")
    rows = []
    for game, title in TITLES.items():
        kept = measured[game]
        counts = sorted(map(int, kept["players"]))
        steps = [kept["players"][str(players)]["steps"] for players in counts]
        seconds = str(seconds_per_decision(find(game)))
        between = f"{min(steps):.0f} to {max(steps):.0f}"
        rows.append((title, f"{kept['minutes']} minutes", f"{counts[0]} to {counts[-1]}", between, seconds))
    return table(head, *rows)


def priced(figures: Figures) -> list[str]:
    """Return how many games a core plays per hour, by the kind of player."""
    head = ("game", *(f"`{bot}`, thousand games" for bot in PRICED))
    rows = [
        (title, *(shown(price / 1000) for price in _prices(figures, game).values())) for game, title in TITLES.items()
    ]
    return table(head, *rows)


def billions(figures: Figures) -> list[str]:
    """Return how many core hours a billion games would take, by the kind of player."""
    head = ("game", *(f"`{bot}`, core hours" for bot in PRICED))
    rows = [
        (title, *(shown(1e9 / price) for price in _prices(figures, game).values())) for game, title in TITLES.items()
    ]
    return table(head, *rows)


def _prices(figures: Figures, game: str) -> dict[str, float]:
    return {bot: figures[f"per_core_hour_{bot.replace(':', '_')}_{game}"].value for bot in PRICED}


def server_ratios(figures: Figures) -> list[str]:
    """Return the table server beside boardgame.io."""
    rows = []
    for name, label, goal in SERVER_RATIOS:
        figure = figures[f"server_ratio_{name}"]
        rows.append((label, f"**{figure.text}**" if goal else figure.text, figure.spread, goal))
    return table(("Snowbound ÷ boardgame.io, 100 tables", "median", "spread", "goal"), *rows)


def server_runs(figures: Figures) -> list[str]:
    """Return the table server by itself."""
    rows = [
        (label, *(figures[f"server_{run}_{name}"].text for name in ("moves_per_cpu_second", "p50", "p99")))
        for run, label in SERVER_RUNS
    ]
    return table(("Snowbound alone", "moves per CPU second", "median, ms", "99th percentile, ms"), *rows)


def server_memory(figures: Figures) -> list[str]:
    """Return the memory of tables and sockets."""
    value = {key: figures[f"server_{key}"].text for key in ("tables_mib", "tables_kib_per_table", "idle_mib")}
    socket, before, beside = (figures[f"server_idle_{key}"].text for key in ("kib_per_socket", "p99_before", "p99"))
    return table(
        ("", "measured", "goal"),
        (
            "5,000 live tables of tic-tac-toe with two sockets each (`--tables 5000`)",
            f"{value['tables_mib']} MiB, {value['tables_kib_per_table']} KiB per table",
            "below 1 GB",
        ),
        (
            "10,000 idle sockets (`--idle 10000 --pairs 20 --pause 0.2`)",
            f"{value['idle_mib']} MiB, {socket} KiB per socket",
            "",
        ),
        ("99th percentile of 20 tables without them, and beside them", f"{before} ms, {beside} ms", ""),
    )


def server_games(figures: Figures) -> list[str]:
    """Return what our games cost the server with texts."""
    names = ("moves_per_cpu_second", "p50", "p99", "kib_per_table")
    rows = [(title, *(figures[f"server_{game}_{name}"].text for name in names)) for game, title in TITLES.items()]
    return table(("game", "moves per CPU second", "median, ms", "99th percentile, ms", "KiB per table"), *rows)


def server_pictures(figures: Figures) -> list[str]:
    """Return what our games cost the server with texts and pictures, and before facts were told (after a slash)."""
    head = ("game", "moves per CPU second", "times", "median, ms", "99th percentile, ms", "KiB per table")
    names = ("moves_per_cpu_second", "p50", "p99", "kib_per_table")
    rows, times = [], []
    for game, title in TITLES.items():
        now = [figures[f"server_{game}_pictures_{name}"] for name in names]
        before = [figures[f"server_{game}_{BEFORE_FACTS_KEY}_{name}"] for name in names]
        times.append(now[0].value / before[0].value)
        speed, *others = [f"{new.text} / {old.text}" for new, old in zip(now, before, strict=True)]
        rows.append((title, speed, f"**{shown(times[-1])}**", *others))
    return table(head, *rows, ("geometric mean", "", f"**{shown(geometric_mean(times))}**", "", "", ""))


def capacity(figures: Figures) -> list[str]:
    """Return how many people can play at once, for the configurations that were measured."""
    limit, whole = ("people", "people per core", "99th percentile, ms", "CPU"), "2,000 tables: 99th percentile, ms"
    names = ("people", "people_per_core", "p99", "cpu", "all_p99", "all_cpu", "generator_cpu")
    rows = [
        (label, *(figures[f"capacity_{key}_{name}"].text for name in names))
        for key, label in CAPACITIES.items()
        if f"capacity_{key}_people" in figures
    ]
    return table(("database, processes", *limit, whole, "CPU", "CPU of the load"), *rows)


def levels(figures: Figures) -> list[str]:
    """Return how often each level beats the one below; the games' `levels.toml` are the home of these figures."""
    rows = []
    for game, title in TITLES.items():
        settings = tomllib.loads((find(game).folder / "levels.toml").read_text(encoding="utf-8"))["levels"]
        measured = [level["measured"] for level in settings[1:]]
        rows.append(
            (title, *(f"{100 * m['win_rate']:.1f} % ({100 * m['low']:.0f}–{100 * m['high']:.0f})" for m in measured))
        )
    return table(("game", *(f"{level + 1} : {level}" for level in range(1, LEVELS))), *rows)


def hints(figures: Figures) -> list[str]:
    """Return what hinted moves lose, how long hints take, and how often they have a reason, from the file `HINTS`."""
    measured = json.loads(HINTS.read_text(encoding="utf-8"))["games"]
    rows = []
    for game, title in TITLES.items():
        found, loss = measured[game]["summary_of_reasons"], measured[game]["summary"]["loss"]
        all_, reason, alike = found["positions"], found["with_reason"], found["alike"]
        seconds = f"{found['seconds']:.2f} s, at most {found['seconds_most']:.2f} s"
        rows.append((title, f"{loss:.4f}", seconds, f"{reason} of {all_}", str(alike), str(all_ - reason - alike)))
    return table(("game", "loss", "time", "with a reason", "others as good", "neither"), *rows)


def coach(figures: Figures) -> list[str]:
    """Return how often the coach speaks to each level, whether it is right and says why, from the file `COACH`."""
    measured = json.loads(COACH.read_text(encoding="utf-8"))["games"]
    summaries = {title: measured[game]["summary"] for game, title in TITLES.items()}
    levels = [f"level {level}, {100 * threshold_for(level):.0f} %" for level in range(1, LEVELS + 1)]
    rows = []
    for title, found in summaries.items():
        shares = [f"{100 * share:.0f} %" for share in found["speaks"]]
        seconds = f"{found['seconds_to_rate']:.2f} s + {found['seconds_to_judge']:.2f} s"
        rows.append((title, str(found["positions"]), *shares, *_rightness([found]), seconds))
    all_ = [*summaries.values()]
    shares = [f"{100 * mean(found['speaks'][level] for found in all_):.0f} %" for level in range(LEVELS)]
    rows.append(("together", str(sum(found["positions"] for found in all_)), *shares, *_rightness(all_), ""))
    return table(("game", "positions", *levels, "worse", "false alarms", "with a reason", "time"), *rows)


def _rightness(found: Sequence[Mapping[str, int]]) -> tuple[str, str, str]:
    """Return how many of the moves that the coach spoke about were worse, how many were not, and for how many it had a
    reason.
    """
    keys = ("spoken", "worse", "false_alarms", "with_reason")
    spoken, worse, false, reason = (sum(each[key] for each in found) for key in keys)
    return f"{worse} of {spoken}", str(false), f"{reason} of {spoken}"


TABLES: dict[str, Callable[[Figures], list[str]]] = {
    each.__name__: each
    for each in (
        ratios,
        measures,
        searches,
        games,
        levels,
        hints,
        coach,
        pace,
        simulated,
        priced,
        billions,
        server_ratios,
        server_runs,
        server_memory,
        server_games,
        server_pictures,
        capacity,
    )
}
