"""The pages of the worked studies: tables, pictures, quotations and claims, all from the data beside them.

    <!-- study:towers 8 turns -->32.1 (31.5 to 32.7)<!-- /study -->             a metric of cell 8
    <!-- study:towers 8 turns change -->+3.2 (2.1 to 4.3)<!-- /study -->        how it differs from its baseline
    <!-- study:memory 8 wins_by_seat.0 even -->+1.4 pp (…)<!-- /study -->       how it differs from 1/n
    <!-- study:towers 8 turns verdict -->all players agree<!-- /study -->       what all kinds of players say about that
    <!-- study:towers 8 turns games -->2,500<!-- /study -->                     how many games it is measured in
    <!-- holds: towers 8 turns change low > 0 -->                               a claim, which a test checks
    <!-- studies:towers --> … <!-- /studies -->                                 a table of `TABLES`

A sentence that a person wrote is followed by the claims on which it rests. If a study is played again and one of them
is no longer true, the test names it, and the sentence has to be written again.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.tables import table
from snowbound.lab.metrics import METRICS
from snowbound.lab.report.axes import Plot, percent, plain, points_of_percent, with_sign
from snowbound.lab.report.charts import IntervalRow, bars, differences
from snowbound.lab.studies.comparison import FLAGGED
from snowbound.lab.studies.game_files import BRIEF
from snowbound.lab.studies.study import RESULT
from snowbound.lab.studies.study_tables import MEANINGS

ROOT = Path(__file__).parent.parent
STUDIES = ROOT / "docs" / "studies"
DATA = STUDIES / "data"
PICTURES = ROOT / "docs" / "pictures"
PUBLISHED = RESULT, BRIEF
"""What is published of the results of a study."""

GAMES = ("arctic_race", "arctic_roll", "ice_flow", "polar_rush", "uno_power_grab")
FIRST = "wins_by_turn_order.1"
STRONGEST = -1

QUOTE = re.compile(r"(<!-- study:([^>]+?) -->)(.*?)(<!-- /study -->)")
CLAIM = re.compile(r"<!-- holds: ([^>]+?) (value|low|high|verdict) (<|>|is) (\S+) -->")
TABLE = re.compile(r"(<!-- studies:(\w+) -->\n).*?(<!-- /studies -->)", re.DOTALL)


class Found(NamedTuple):
    """A number with its interval, and what is known about it."""

    value: float
    low: float
    high: float
    is_share: bool
    games: int
    verdict: str = ""
    is_change: bool = False

    @property
    def text(self) -> str:
        """The number with its interval."""
        say = self.say
        return f"{say(self.value)} ({say(self.low)} to {say(self.high)})"

    def say(self, number: float) -> str:
        """Return a number as pages show it."""
        if self.is_change:
            return points_of_percent(number) if self.is_share else with_sign(number)
        return f"{100 * number:.1f} %" if self.is_share else plain(number)


@cache
def result(study: str) -> Mapping[str, Any]:
    """Return what a study found, by its name."""
    found: Mapping[str, Any] = json.loads((DATA / study / RESULT).read_text(encoding="utf-8"))
    return found


def cell_of(study: str, number: int) -> Mapping[str, Any]:
    """Return a cell of a study."""
    found: Mapping[str, Any] = next(cell for cell in result(study)["cells"] if cell["cell"] == number)
    return found


def bots_of(cell: Mapping[str, Any]) -> str:
    """Return the players of a cell, as tables name them."""
    return ", ".join(cell["bots"])  # of a mix as well, which the page explains


def measured(study: str, number: int, metric: str) -> Found:
    """Return a metric of a cell."""
    one = next(one for one in cell_of(study, number)["metrics"] if one["name"] == metric)
    return Found(one["value"], one["low"], one["high"], one["unit"] == "share", one["games"])


def changed(study: str, number: int, metric: str, *, is_even: bool = False) -> Found:
    """Return how a metric of a cell differs from its baseline; without one, or if asked for, from an even chance."""
    conclusions = sorted(result(study)["conclusions"], key=lambda each: each["by"][0]["baseline"] is None)
    for conclusion in conclusions:
        for by in conclusion["by"]:
            is_of_cell = conclusion["metric"] == metric and by["cell"] == number
            if is_of_cell and (not is_even or by["baseline"] is None):
                is_share = METRICS[metric.partition(".")[0]].unit == "share"
                return Found(
                    by["difference"],
                    by["low"],
                    by["high"],
                    is_share,
                    cell_of(study, number)["games"],
                    conclusion["verdict"],
                    is_change=True,
                )
    raise KeyError(f"{study} compares {metric} of cell {number} with nothing")


def looked_up(words: str) -> Found:
    """Return what `STUDY CELL METRIC [change|even]` names."""
    study, cell, metric, *how = words.split()
    return changed(study, int(cell), metric, is_even=how == ["even"]) if how else measured(study, int(cell), metric)


def quoted(words: str) -> str:
    """Return what a mark in a page quotes."""
    *named, last = words.split()
    if last == "verdict":
        return said(looked_up(" ".join(_of_change(named))).verdict)
    if last == "games":
        return f"{looked_up(' '.join(named)).games:,}"
    return looked_up(words).text


def _of_change(words: Sequence[str]) -> Sequence[str]:
    """Return the words with `change` if they do not say which difference is meant: only differences have verdicts."""
    return words if words[-1] in {"change", "even"} else [*words, "change"]


def said(verdict: str) -> str:
    """Return a verdict in words."""
    meaning = MEANINGS[verdict]  # type: ignore[index]
    return f"**{meaning}**" if verdict in FLAGGED else meaning


def failed_claims(text: str) -> Iterator[str]:
    """Yield the claims of a page that the data do not support."""
    for words, part, sign, bound in CLAIM.findall(text):
        if part == "verdict":
            holds = looked_up(" ".join(_of_change(words.split()))).verdict in bound.replace("_", " ").split("|")
        else:
            compare = {"<": operator.lt, ">": operator.gt}[sign]
            holds = compare(getattr(looked_up(words), part), float(bound))
        if not holds:
            yield f"{words} {part} {sign} {bound}"


# --- tables ------------------------------------------------------------------


def played(*studies: str) -> list[str]:
    """Return how the games were played: command, games, seed, edition and commit."""
    head = ("command", "games", "seed", "edition", "commit")
    rows = []
    for name in studies:
        found = result(name)
        games = sum(cell["games"] for cell in found["cells"])
        command = f"`snowbound study docs/studies/{name}.toml`"
        commit = found["commit"] or "unknown"
        rows.append((command, f"{games:,}", str(found["seed"]), str(found["edition"]), commit))
    return table(head, *rows)


def start_player_table() -> list[str]:
    """Return how often the first player wins, for each game and kind of players."""
    head = ("game", "players", "two at the table", "games", "four at the table", "games")
    rows = []
    for game in GAMES:
        study = f"start_player/{game}"
        pairs = _by_players(study)
        for number, (two, four) in enumerate(pairs):
            name = result(study)["game_title"] if number == 0 else ""
            one, other = (measured(study, cell["cell"], FIRST) for cell in (two, four))
            rows.append((name, f"`{bots_of(two)}`", one.text, f"{one.games:,}", other.text, f"{other.games:,}"))
        verdicts = [said(changed(study, cell["cell"], FIRST).verdict) for cell in pairs[0]]
        rows.append(("", "together", verdicts[0], "", verdicts[1], ""))
    return table(head, *rows)


def seat_table() -> list[str]:
    """Return how often seat 0 wins at a table for two, whoever begins: one half if all is well."""
    head = ("game", "players", "wins of seat 0", "games", "conclusion")
    rows = []
    for game in GAMES:
        study = f"start_player/{game}"
        for number, (two, _) in enumerate(_by_players(study)):
            name, verdict = "", ""
            if number == 0:
                name = result(study)["game_title"]
                verdict = said(changed(study, two["cell"], "wins_by_seat.0").verdict)
            found = measured(study, two["cell"], "wins_by_seat.0")
            rows.append((name, f"`{bots_of(two)}`", found.text, f"{found.games:,}", verdict))
    return table(head, *rows)


def turn_order_table() -> list[str]:
    """Return the wins of each place in the turn order for four of the strongest players of each game."""
    head = ("game", "players", "first", "second", "third", "fourth")
    rows = []
    for game in GAMES:
        study = f"start_player/{game}"
        cell = _by_players(study)[STRONGEST][1]
        places = [measured(study, cell["cell"], f"wins_by_turn_order.{place}").text for place in range(1, 5)]
        rows.append((result(study)["game_title"], f"`{bots_of(cell)}`", *places))
    return table(head, *rows)


def _by_players(study: str) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Return the cells for two players and those for four, of each kind of players."""
    cells = result(study)["cells"]
    two, four = ([cell for cell in cells if cell["players"] == players] for players in (2, 4))
    return list(zip(two, four, strict=True))


TOWER_BOARDS = {"printed": "as printed", "no_shields": "towers without shields", "no_towers": "no towers"}
LENGTHS = ("turns", "minutes", "dead_turns", "facts.takes", "facts.blocks", "facts.discards")
COMEBACKS = ("lead_changes", "lead_taken", "leader_wins", "catch_up", "drama", "deepest_deficit", "lowest_chance")


def towers_length() -> list[str]:
    """Return how long rounds are on each board, and what the towers do in them."""
    return _tower_table(LENGTHS)


def towers_comebacks() -> list[str]:
    """Return the metrics of comebacks on each board."""
    return _tower_table(COMEBACKS)


def _tower_table(metrics: Sequence[str]) -> list[str]:
    """Return metrics on each board, a row for each metric and kind of players, with the verdict on each change."""
    rows = []
    for players in (2, 4):
        cells = [cell for cell in result("towers")["cells"] if cell["players"] == players]
        for metric in metrics:
            for number, bots in enumerate(dict.fromkeys(map(bots_of, cells))):
                numbers = [cell["cell"] for cell in cells if bots_of(cell) == bots]
                values = [measured("towers", cell, metric).text for cell in numbers]
                verdicts = [said(changed("towers", cell, metric).verdict) for cell in numbers[1:]] if not number else []
                named = (str(players), f"`{metric}`") if number == 0 else ("", "")
                rows.append((*named, f"`{bots}`", *values, "; ".join(dict.fromkeys(verdicts))))
    return table(("players", "metric", "bots", *TOWER_BOARDS.values(), "changes"), *rows)


def memory_table() -> list[str]:
    """Return how often the player with a perfect memory wins, by how much the other one forgets."""
    head = ("bots", "forgets per turn", "wins of perfect memory", "the same with the memory aid", "games")
    cells = result("memory")["cells"]
    half = len(cells) // 2
    rows = []
    for cell, aided in zip(cells[:half], cells[half:], strict=True):
        perfect, forgetful = cell["bots"]
        share = float(forgetful.partition("=")[2])
        values = [measured("memory", one["cell"], "wins_by_seat.0").text for one in (cell, aided)]
        rows.append((f"`{perfect}`", percent(share), *values, f"{cell['games']:,}"))
    return table(head, *rows)


def memory_length() -> list[str]:
    """Return the length of games, by how much one player forgets."""
    cells = result("memory")["cells"]
    half = len(cells) // 2
    rows = []
    for cell, aided in zip(cells[:half], cells[half:], strict=True):
        values = [measured("memory", one["cell"], "turns").text for one in (cell, aided)]
        rows.append((f"`{cell['bots'][1]}`", *values))
    return table(("the player who forgets", "turns", "turns with the memory aid"), *rows)


def scoring_table() -> list[str]:
    """Return the skill share of each scoring mode and pair of players."""
    return _by_mode(("skill_share", "tie"))


def scoring_changes() -> list[str]:
    """Return how the skill share differs from that of `pairs`."""
    rows = []
    for cell in result("scoring_modes")["cells"]:
        mode = cell["options"]["scoring_mode"]
        if mode != "pairs":
            change = changed("scoring_modes", cell["cell"], "skill_share")
            rows.append((f"`{mode}`", f"`{bots_of(cell)}`", change.text, said(change.verdict)))
    return table(("scoring", "players", "skill share, less that of `pairs`", "conclusion"), *rows)


def _by_mode(metrics: Sequence[str]) -> list[str]:
    rows = []
    for cell in result("scoring_modes")["cells"]:
        values = [measured("scoring_modes", cell["cell"], metric).text for metric in metrics]
        games = measured("scoring_modes", cell["cell"], "skill_share").games
        rows.append((f"`{cell['options']['scoring_mode']}`", f"`{bots_of(cell)}`", *values, f"{games:,}"))
    return table(("scoring", "players", *(f"`{metric}`" for metric in metrics), "games"), *rows)


TABLES: dict[str, Callable[[], list[str]]] = {
    "start_player_played": lambda: played(*(f"start_player/{game}" for game in GAMES)),
    "start_player": start_player_table,
    "turn_order": turn_order_table,
    "seats": seat_table,
    "towers_played": lambda: played("towers"),
    "towers_length": towers_length,
    "towers_comebacks": towers_comebacks,
    "memory_played": lambda: played("memory"),
    "memory": memory_table,
    "memory_length": memory_length,
    "scoring_played": lambda: played("scoring_modes"),
    "scoring": scoring_table,
    "scoring_changes": scoring_changes,
}


# --- pictures ----------------------------------------------------------------


def row_of(label: str, found: Found) -> IntervalRow:
    """Return a row of a plot; one that players disagree about is hollow."""
    warning = MEANINGS[found.verdict] if found.verdict in FLAGGED else ""  # type: ignore[index]
    return IntervalRow(label, found.value, found.low, found.high, warning)


def start_player_picture() -> Plot:
    """Draw the advantage of the first of two players, by game and level."""
    rows, most = [], 0
    for game in GAMES:
        study = f"start_player/{game}"
        for two, _ in _by_players(study):
            found = changed(study, two["cell"], FIRST)
            rows.append(row_of(f"{result(study)['game_title']}, {bots_of(two)}", found._replace(verdict="")))
            most = max(most, found.games)
    title = "Wins of the first of two players, beyond one in two"
    return differences(
        title,
        rows,
        most,
        label="beyond one half, in up to",
        say=points_of_percent,
        what="players",
    )


def towers_picture() -> Plot:
    """Draw what the towers do to the length of a round."""
    rows = []
    for cell in result("towers")["cells"]:
        if cell["board"] != "printed":
            name = f"{TOWER_BOARDS[cell['board']]}, {cell['players']} × {bots_of(cell)}"
            rows.append(row_of(name, changed("towers", cell["cell"], "turns")))
    most = max(cell["games"] for cell in result("towers")["cells"])
    return differences(
        "Turns more than on the printed board", rows, most, label="turns more (search:500: fewer games)", what="players"
    )


def memory_picture() -> Plot:
    """Draw how often a perfect memory wins, by how much the other player forgets."""
    cells = [cell for cell in result("memory")["cells"] if cell["options"]["memory_aid"] == "off"]
    rows = [row_of(cell["bots"][1], measured("memory", cell["cell"], "wins_by_seat.0")) for cell in cells]
    title = "Wins of a perfect memory against a player who forgets"
    return bars(title, rows, cells[0]["games"], even=0.5, what="the player who forgets")


def scoring_picture() -> Plot:
    """Draw the skill share of each mode and pair of players."""
    cells = sorted(result("scoring_modes")["cells"], key=lambda cell: cell["cell"] % 3)
    rows = [
        row_of(
            f"{cell['options']['scoring_mode']}: {' against '.join(cell['bots'])}",
            measured("scoring_modes", cell["cell"], "skill_share"),
        )
        for cell in cells
    ]
    return bars(
        "Skill share by scoring mode",
        rows,
        cells[0]["games"],
        label="skill share (level:4: fewer games)",
        what="players",
    )


PLOTS: dict[str, Callable[[], Plot]] = {
    "study_start_player": start_player_picture,
    "study_towers": towers_picture,
    "study_memory": memory_picture,
    "study_scoring_modes": scoring_picture,
}


def picture(plot: Plot) -> str:
    """Return a plot as a file: with a background, since a page around it may be dark."""
    return plot.svg.replace("</style>", '</style><rect width="100%" height="100%" fill="#ffffff"/>', 1)


# --- pages -------------------------------------------------------------------


def pages() -> list[Path]:
    """Return the pages of the studies."""
    return sorted(STUDIES.glob("*.md"))


def updated(text: str) -> str:
    """Return a page with the numbers of the data."""
    text = TABLE.sub(lambda found: found[1] + "\n" + "\n".join(TABLES[found[2]]()) + "\n\n" + found[3], text)
    return QUOTE.sub(lambda found: found[1] + quoted(found[2]) + found[4], text)


def outdated() -> Iterator[tuple[Path, str]]:
    """Yield each page and picture that does not show the data, and how it should be."""
    for file in pages():
        text = file.read_text(encoding="utf-8")
        if (wanted := updated(text)) != text:
            yield file, wanted
    for name, draw in PLOTS.items():
        file = PICTURES / f"{name}.svg"
        wanted = picture(draw())
        if not file.is_file() or file.read_text(encoding="utf-8") != wanted:
            yield file, wanted


def write_pages() -> Iterator[str]:
    """Write the data into all pages and pictures; yield the names of those that change."""
    for file, wanted in outdated():
        file.write_text(wanted, encoding="utf-8")
        yield file.relative_to(ROOT).as_posix()
