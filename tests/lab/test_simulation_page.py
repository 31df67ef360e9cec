"""The page of a simulation: what it says, that it stands alone, and that its replays show the games."""

from __future__ import annotations

import json
import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from snowbound.cli import main
from snowbound.core.film import film_step
from snowbound.core.game import Game
from snowbound.core.retelling import RetoldEvent, retell
from snowbound.core.scene import settled
from snowbound.games import find
from snowbound.lab import simulate
from snowbound.lab.game_runner import GameRunner
from snowbound.lab.recording import Recording
from snowbound.lab.report import record_games, simulation_page
from snowbound.lab.report.notable import drama, most_dramatic, most_typical
from snowbound.lab.report.page import BadPage
from snowbound.lab.report.replays import replay_of
from snowbound.lab.seating import Seating
from snowbound.lab.simulation_report import Report

GAMES = 30


@cache
def simulated() -> tuple[Report, list[Recording]]:
    report = simulate("uno_power_grab", players=2, games=GAMES, seed=4, options={"scoring": "single_round"})
    return report, record_games(report)


@cache
def page() -> str:
    return simulation_page(*simulated()).html()


class Outline(HTMLParser):
    """The headings, ids and addresses of a page, and the tags that are open."""

    EMPTY = frozenset({"meta", "link", "input", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[int] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.addresses += [value for name, value in attrs if name in {"src", "href"} and value]
        if tag not in self.EMPTY:
            self.open.append(tag)
        assert "onclick" not in found

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@cache
def outline() -> Outline:
    found = Outline()
    found.feed(page())
    return found


def test_all_tags_are_closed_and_ids_are_given_once() -> None:
    assert outline().open == []
    assert len(outline().ids) == len(set(outline().ids))


def test_the_page_loads_nothing() -> None:
    assert [address for address in outline().addresses if not address.startswith(("#", "data:,"))] == []
    assert set(outline().addresses) - {"data:,"} <= {f"#{id}" for id in outline().ids}
    assert "url(http" not in page() and "@import" not in page()


def test_headings_have_no_gaps() -> None:
    levels = outline().headings
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_the_page_is_small_enough() -> None:
    assert len(page().encode()) < 2_000_000


def test_the_page_says_what_was_played_and_how_often() -> None:
    assert "UNO Power Grab: 30 games" in page()
    assert "scoring = single_round" in page()
    assert "All players chose at random" in page()
    report, _ = simulated()
    share = report.by_seat[0]
    assert f"{100 * share.share:.0f} %" in page()


def test_a_page_without_records_still_has_the_wins() -> None:
    report, _ = simulated()
    html = simulation_page(report, []).html()
    assert "Wins by seat" in html and "replay" not in html.split("</style>")[1]


def test_a_page_says_what_is_different_on_the_board() -> None:
    game = find("arctic_race").changed({"die.circle_steps": 3})
    report = simulate(game, players=2, games=4)
    recordings = record_games(report, game)
    assert [recording.decisions for recording in recordings] == simulated_lengths(report, game)
    html = simulation_page(report, recordings).html()
    printed = find("arctic_race").board
    assert printed is not None
    assert f"die.circle_steps</th><td>{printed.data['die']['circle_steps']}</td><td>3</td>" in html
    assert "--board FILE" in html


def simulated_lengths(report: Report, game: Game) -> list[int]:
    """The lengths of the same games, as they are simulated."""
    seating = Seating.of(game, report.players, report.bots)
    runner = GameRunner(game, seating, report.options, report.seed, report.cap, told=0)
    return [int(length) for length in runner.play(0, report.games).lengths]


def test_a_notebook_shows_the_page_in_a_frame() -> None:
    shown = simulation_page(*simulated())._repr_html_()
    assert shown.startswith("<iframe") and shown.count("<") == 2, "the page is an attribute"
    assert "&lt;!doctype html" in shown


def test_replays_end_with_the_last_picture_and_the_result() -> None:
    _, recordings = simulated()
    recording = min(recordings, key=lambda recording: len(recording.events))
    replay = replay_of(recording, "A game", "It is short.")
    assert replay is not None
    told = retell(recording.match(), None)
    captions = [text for text, _ in replay.steps]
    assert captions[0] == "The game begins."
    assert captions[-1] == [text for text in map(caption, told.events) if text][-1]

    shown: dict[float, list[float]] = {}
    for _, changes in replay.steps:
        shown |= {change[0]: change[1:] for change in changes}
    seen = [replay.contents[int(change[0])] for change in shown.values() if change[0] >= 0]
    assert len(seen) == len(settled(recording.match().draw(None)).sprites)


def caption(event: RetoldEvent) -> str:
    return film_step(event.change, event.facts).caption


def test_data_of_a_replay_cannot_end_its_script() -> None:
    _, recordings = simulated()
    replay = replay_of(recordings[0], "A game", "")
    assert replay is not None
    data = replay.html().split('<script type="application/json">')[1].split("</script>")[0]
    assert "<" not in data
    assert json.loads(data)["steps"][0][0] == "The game begins."


def recording(standing: list[tuple[float, ...]], winner: int, decisions: int = 10) -> Recording:
    template = simulated()[1][0]
    places = (1, 2) if winner == 0 else (2, 1)
    return Recording(template.game, 0, 2, {}, [], standing=standing, places=places, points=(0, 0), decisions=decisions)


def test_drama_is_worked_out_on_paper() -> None:
    """The lead goes to 0, 1, 0 and 1; player 1 wins and is behind in the third of four turns for the last time."""
    found = drama(recording([(0.6, 0.4), (0.3, 0.7), (0.9, 0.1), (0.2, 0.8)], winner=1))
    assert found[:2] == (3, 0.75)
    assert found.behind == pytest.approx(0.8)


def test_a_game_that_is_led_from_the_start_has_no_drama() -> None:
    dull = recording([(0.6, 0.4), (0.7, 0.3)], winner=0)
    close = recording([(0.6, 0.4), (0.4, 0.6), (0.6, 0.4), (0.4, 0.6)], winner=0)
    assert drama(dull).score == (0, 0)
    assert most_dramatic([dull, close])[0] is close


def test_the_most_typical_game_is_in_the_middle() -> None:
    games = [recording([(0.6, 0.4), (0.7, 0.3)], winner=0, decisions=number) for number in (10, 100, 52, 48, 51)]
    assert most_typical(games)[0].decisions == 51
    assert most_typical([]) == []


def test_simulate_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "uno.html"
    words = ["simulate", "uno_power_grab", "--games", "20", "--option", "scoring=single_round", "--json"]
    main([*words, "--html", str(file)])
    assert json.loads(capsys.readouterr().out)["games"] == 20
    assert "UNO Power Grab: 20 games" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["page.txt", "missing/page.html", "folder.html"])
def test_a_page_that_cannot_be_written_is_refused_before_any_game(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.html").mkdir()
    code = main(["simulate", "uno_power_grab", "--games", "1000000000", "--html", str(tmp_path / name)])
    assert code != 0
    assert "page" in capsys.readouterr().err
    with pytest.raises(BadPage):
        simulation_page(simulated()[0], []).write(tmp_path / name)
