"""The command line, run as a person or a program would."""

from __future__ import annotations

import argparse
import io
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

import snowbound
from snowbound import Match
from snowbound.cli import MODULES, main, parser
from snowbound.cli.common import run as run_parsed
from snowbound.core.cast import bot_names
from snowbound.games import names

Out = pytest.CaptureFixture[str]


def run(capture: Out, *arguments: str) -> tuple[int, str, str]:
    """Return the exit code and the output of a command."""
    code = main(arguments)
    printed = capture.readouterr()
    return code, printed.out, printed.err


def run_json(capture: Out, *arguments: str) -> Any:
    code, out, _ = run(capture, *arguments, "--json")
    assert code == 0
    return json.loads(out)


def test_games_lists_every_game_with_players_and_options(capsys: Out) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(name in out for name in names())
    data = run_json(capsys, "games")
    assert [game["game"] for game in data] == list(names())
    uno = next(game for game in data if game["game"] == "uno_power_grab")
    assert uno["players"] == [2, 10]
    assert {
        "name": "target_score",
        "default": 500,
        "allowed": "50 to 10000",
        "ruling": False,
        "origin": "printed",
        "help": "The game ends after the round in which someone reaches this total.",
    } in uno["options"]
    assert {option["name"] for option in uno["options"] if option["ruling"]} == {"first_take_two_towers", "four_towers"}


def test_games_lists_rulings_of_earlier_editions_apart(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    _, out, _ = run(capsys, "games")
    chosen, rulings = out.split("uno_power_grab")[1].split("rulings of earlier editions:")
    assert "two_player_reverse: plain" in chosen
    assert "four_towers" not in chosen
    assert "four_towers: may (may or must)" in rulings


def test_simulate_reports_results_lengths_and_speed(capsys: Out) -> None:
    code, out, _ = run(capsys, "simulate", "uno_power_grab", "--players", "3", "--games", "40", "--seed", "5")
    assert code == 0
    assert "40 games" in out
    assert "moves per second" in out
    data = run_json(capsys, "simulate", "uno_power_grab", "--players", "3", "--games", "40", "--jobs", "2")
    assert data["games"] == 40
    assert data["moves"] > 0 and data["seconds"] > 0 and data["moves_per_second"] > 0
    assert len(data["wins"]) == 3 and sum(data["wins"]) == pytest.approx(40)
    for word in ("seat", "turn order", "ending", "capped", "moves", "turns", "95 %"):
        assert word in out
    assert sum(place["share"] for place in data["by_turn_order"]) == pytest.approx(1)
    assert data["turns"]["games"] == 40 and data["turns"]["low"] < data["turns"]["mean"] < data["turns"]["high"]


def test_simulate_plays_a_mix_of_levels(capsys: Out) -> None:
    arguments = "simulate", "polar_rush", "--games", "10", "--mix", "level:1, level:3", "--starter", "1"
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "level:1" in out and "level:3" in out and "drawn" in out
    data = run_json(capsys, *arguments)
    assert (data["bots"], data["mix"], data["options"]["start_player"]) == ([], ["level:1", "level:3"], 1)
    assert {bot["name"] for bot in data["by_bot"]} == {"level:1", "level:3"}
    assert data["by_turn_order"][0]["times"] == data["by_seat"][1]["times"]


def test_simulate_tells_of_capped_games(capsys: Out) -> None:
    arguments = "simulate", "polar_rush", "--games", "5", "--bots", "inclined", "--cap", "3"
    _, out, _ = run(capsys, *arguments)
    assert "stopped after 3 decisions" in " ".join(out.split())
    data = run_json(capsys, *arguments)
    assert (data["cap"], data["capped"], data["unfinished"]) == (3, 5, 5)


def test_simulate_takes_options_and_bots(capsys: Out) -> None:
    data = run_json(
        capsys,
        "simulate",
        "uno_power_grab",
        "--games",
        "20",
        "--bots",
        "greedy,random",
        "--option",
        "scoring=single_round",
        "--option",
        "uno_calls=auto",
    )
    assert data["bots"] == ["greedy", "random"]
    assert data["options"]["scoring"] == "single_round"


CONTEST = ("arena", "polar_rush", "--bots", "greedy, random", "--games", "5", "--seed", "3")


def test_arena_compares_bots(capsys: Out) -> None:
    code, out, err = run(capsys, *CONTEST, "--duplicate")
    assert code == 0
    assert all(line.startswith("snowbound: compiling") for line in err.splitlines()), (
        "no progress bar without a terminal"
    )
    assert "Polar Rush, 2 players: 6 games in 3 deals (5 requested), seed 3" in out.replace("\n", " ")
    assert all(words in out for words in ("greedy", "random", "win rate", "rating", "before", "decisions"))


def test_arena_for_programs(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "results.svg"
    data = run_json(capsys, *CONTEST, "--option", "mid_floes=6", "--players", "3", "--jobs", "1", "--plot", str(file))
    assert (data["games"], data["players"], data["seed"], data["jobs"]) == (6, 3, 3, 1)
    assert data["options"]["mid_floes"] == 6
    assert [bot["name"] for bot in data["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in data["bots"]) == 6
    assert {"low", "high", "win_rate", "mu", "p95_ms"} < set(data["bots"][0])
    assert [pair["games"] for pair in data["pairs"]] == [6]
    assert "Polar Rush: 3 players, 6 games" in file.read_text(encoding="utf-8")


def test_the_contests_in_the_documents_run(capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    own = next(block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "class Cautious" in block)
    (tmp_path / "my_bots.py").write_text(own[own.index("class Cautious") : own.index("result =")], encoding="utf-8")
    commands = [shlex.split(line)[1:] for line in text.splitlines() if line.startswith("snowbound arena ")]
    assert [run(capsys, *command)[0] for command in commands] == [0] * len(commands)
    assert commands
    assert (tmp_path / "results.svg").exists()


def test_ctrl_c_ends_a_contest_and_reports_the_games_played(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(Progress):
        def update(self, *arguments: Any, completed: float | None = None, **settings: Any) -> None:
            if completed == 4:
                raise KeyboardInterrupt

    monkeypatch.setattr("snowbound.cli.common.progress_bar", lambda: Impatient(disable=True))
    code, out, _ = run(capsys, "arena", "polar_rush", "--bots", "greedy,random", "--games", "50000")
    assert code == 130
    assert "2 players: stopped after" in out and "greedy" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "uno"), "there is no game 'uno': did you mean uno_power_grab?"),
        (("simulate", "uno_power_grab", "--players", "11"), "is for 2 to 10 players, not 11"),
        (("simulate", "uno_power_grab", "--games", "0"), "games is at least 1, not 0"),
        (("simulate", "uno_power_grab", "--bots", "clever,random"), "there is no bot 'clever': choose from random"),
        (("simulate", "uno_power_grab", "--bots", "gredy"), "; did you mean greedy?"),
        (("arena", "polar_rush", "--bots", "levle:3,greedy"), "; did you mean level:"),
        (("simulate", "uno_power_grab", "--bots", "search:1s"), "search:1s is limited by time"),
        (("simulate", "uno_power_grab", "--mix", "greedy,level:6"), "there is no bot 'level:6': choose from random"),
        (("simulate", "uno_power_grab", "--bots", "greedy,greedy,greedy"), "3 bots for 2 players: name one for each"),
        (("simulate", "uno_power_grab", "--starter", "0"), "uno_power_grab has no option that says who begins"),
        (("simulate", "polar_rush", "--starter", "2"), "option start_player of polar_rush is random or a seat"),
        (("simulate", "polar_rush", "--cap", "0"), "cap is at least 1, not 0"),
        (("simulate", "polar_rush", "--on", "cloud"), "no workers on 'cloud': choose threads, processes, ray"),
        (("simulate", "uno_power_grab", "--option", "stacking=on"), "has no option 'stacking'"),
        (("simulate", "uno_power_grab", "--option", "stacking"), "write an option as NAME=VALUE, not 'stacking'"),
        (("arena", "polar_rush", "--bots", "greedy,clever"), "there is no bot 'clever': choose from random"),
        (("arena", "polar_rush", "--bots", ""), "there is no bot '': choose from random"),
        (("arena", "polar_rush", "--bots", "greedy,random", "--games", "0"), "games is at least 1, not 0"),
        (("arena", "arctic_roll", "--bots", "greedy,random", "--players", "1"), "a contest needs at least 2 players"),
        (("arena", "polar_rush", "--bots", "greedy,random", "--plot", "a.pdf"), "ends in .svg or .png, not"),
        (("play", "uno_power_grab", "--seat", "2"), "--seat is 0 to 1, not 2"),
        (("replay", "nowhere.jsonl"), "there is no file nowhere.jsonl"),
        (("board", "uno_power_grab", "nowhere.toml"), "there is no file nowhere.toml"),
    ],
)
def test_errors_go_to_stderr(capsys: Out, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert said in err.replace("\n", " ")


def test_a_missing_extra_is_named(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Before any game is played, for people and for programs."""
    file = tmp_path / "study.toml"
    file.write_text('game = "polar_rush"\ngames = 1000000\nbots = ["level:5"]\n', encoding="utf-8")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = 'this command needs pyarrow: pip install "snowbound[study]"'
    assert run(capsys, "study", str(file)) == (2, "", f"snowbound: {said}\n")
    code, out, err = run(capsys, "study", str(file), "--json")
    assert (code, err) == (2, "")
    assert json.loads(out) == {"error": {"code": "missing-extra", "message": said}}


def test_programs_get_errors_as_json(capsys: Out) -> None:
    code, out, err = run(capsys, "simulate", "chess", "--json")
    assert code == 2
    assert json.loads(out)["error"]["code"] == "unknown-game"
    assert err == ""


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game on disk."""
    match = Match("uno_power_grab", 2, seed=3, options={"scoring": "single_round"})
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_replay_shows_each_lens_what_it_may_know(capsys: Out, saved: Path) -> None:
    everything, public, own = (
        run_json(capsys, "replay", str(saved), "--lens", lens)["events"] for lens in ("all", "public", "1")
    )
    assert all(event["action"] is not None for event in everything)
    hidden = [event["n"] for event in public if event["action"] is None]
    assert len(hidden) >= 14, "at least the deal is hidden from the public"
    assert 7 <= len([event for event in own if event["action"] is None]) < len(hidden)
    code, out, _ = run(capsys, "replay", str(saved), "--language", "en")
    assert code == 0
    assert "deals." in out and "places: " in out


def test_replay_tells_a_game_as_a_story(capsys: Out, saved: Path) -> None:
    code, out, _ = run(capsys, "replay", str(saved), "--story", "--language", "da")
    assert code == 0
    assert out.startswith("UNO Power Grab\n==============\n\n- Spiller 1\n- Spiller 2\n")
    assert "\n1. Spiller " in out and "\n2. Spiller " in out


def test_replays_and_films_use_the_names_in_the_log(capsys: Out, saved: Path) -> None:
    match = Match.load(saved)
    match.names = ("Ann & Co", "Bea")
    match.save(saved)
    _, out, _ = run(capsys, "replay", str(saved))
    assert "Ann & Co deals." in out and "Player" not in out
    assert run_json(capsys, "replay", str(saved))["names"] == ["Ann & Co", "Bea"]
    _, film, _ = run(capsys, "draw", str(saved), "--film", "--at", "30")
    assert "Ann &amp; Co" in film and "Player" not in film


def test_draw_films_a_game(capsys: Out, saved: Path, tmp_path: Path) -> None:
    film = tmp_path / "film.svg"
    assert main(["draw", str(saved), "--film", "--lens", "all", "-o", str(film)]) == 0
    whole = film.read_text(encoding="utf-8")
    assert whole.startswith("<svg") and "<animateTransform" in whole and "<script" not in whole
    code, out, _ = run(capsys, "draw", str(saved), "--film", "--at", "5", "--tall")
    assert code == 0
    assert "<animate" in out and len(out) < len(whole)
    assert main(["draw", str(saved), "--film", "--at", "9999"]) == 2


def test_review_shows_the_costliest_decisions_and_luck_apart(capsys: Out, saved: Path) -> None:
    command = ("review", str(saved), "--simulations", "300")
    code, out, _ = run(capsys, *command, "--seat", "1")
    data = run_json(capsys, *command, "--seat", "1")
    match = Match.load(saved, chance="manual")
    assert code == 0
    assert f"Player 2: {data['decisions']} decisions with more than one choice." in out
    assert 1 <= len(data["costliest"]) <= 3
    text = " ".join(out.split())
    for one in data["costliest"]:
        judgement = one["judgement"]
        assert match.events[one["event"]] == (1, judgement["action"])
        assert f"{one['event']} {_described(match, one['event'], judgement['action'])}: wins" in text
        assert f"better: {_described(match, one['event'], judgement['best'])}: wins" in text
    lost = sum(one["judgement"]["best_win"] - one["judgement"]["win"] for one in data["costliest"])
    result = (match.result.places[1] == 1) - 0.5
    assert result == pytest.approx(data["luck"] - lost)
    assert f"Result compared with an even share: {'+' if result > 0 else '−'}50 %." in text
    assert f"Luck and how the others played: {100 * data['luck']:+.0f} %.".replace("-", "−") in text


def _described(match: Match, number: int, action: int) -> str:
    before = match.again()
    for event in match.events[:number]:
        before.happen(event)
    return before.describe(1, action)


def test_review_speaks_other_languages_and_refuses_unfinished_games(capsys: Out, saved: Path, tmp_path: Path) -> None:
    code, out, _ = run(capsys, "review", str(saved), "--simulations", "100", "--seat", "1", "--language", "da")
    assert code == 0 and "Spiller 2" in out
    Match("uno_power_grab", 2, seed=3).save(tmp_path / "begun.jsonl")
    code, _, err = run(capsys, "review", str(tmp_path / "begun.jsonl"))
    assert code == 2 and "is not over" in err


def test_an_unknown_lens_is_refused(capsys: Out, saved: Path) -> None:
    code, _, err = run(capsys, "replay", str(saved), "--lens", "7")
    assert code == 2
    assert "--lens is all, public, or a seat from 0 to 1, not '7'" in err.replace("\n", " ")


def test_the_guide_of_a_game_is_printed_in_a_language(capsys: Out) -> None:
    code, out, _ = run(capsys, "guide", "polar_rush", "--language", "da")
    assert code == 0 and "Målet" in out and "11" in out and "‹" in out
    assert not re.search(r"board:|thing:|figure:|rules=", out)


def test_a_board_is_checked(capsys: Out, tmp_path: Path) -> None:
    from snowbound import find

    assert run(capsys, "board", "uno_power_grab")[0] == 0
    text = (find("uno_power_grab").folder / "board.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("copies = 2       #", "copies = 5       #", 1), encoding="utf-8")
    code, _, err = run(capsys, "board", "uno_power_grab", str(file))
    assert code == 2
    assert "types[0].copies: must be from 1 to 4, not 5" in err


def test_a_board_unlike_ours_is_told_and_accepted_and_both_kinds_are_shown_apart(capsys: Out, tmp_path: Path) -> None:
    from snowbound import find

    text = (find("polar_rush").folder / "board.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('["sled", "hare", "polar_bear"', '["hare", "hare", "polar_bear"'), encoding="utf-8")
    code, out, err = run(capsys, "board", "polar_rush", str(file))
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "Unlike our reconstruction, but possible:"
    assert "M1A: sled is missing" in out.splitlines()[1]
    assert out.splitlines()[-5:] == [
        "mine.toml is a valid board of Polar Rush",
        "Different from the printed board:",
        "  boards.1.sides.0.rows.1.0 = 'hare'",
        "The rules are compiled again for it, once.",
        f"To play on it, write --board {file}, or name it polar_rush.toml and set SNOWBOUND_BOARDS to its folder.",
    ]

    file.write_text(text.replace('["sled", "hare", "polar_bear"', '["bat", "hare", "polar_bear"'), encoding="utf-8")
    code, out, err = run(capsys, "board", "polar_rush", str(file))
    assert code == 2
    assert "M1A: sled is missing" in out and "valid" not in out
    assert "mine.toml cannot be a board of Polar Rush:" in err and "no picture 'bat'" in err
    assert "sled" not in err


def test_games_are_played_simulated_and_replayed_on_another_board(capsys: Out, tmp_path: Path) -> None:
    from snowbound import Match, find

    text = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("points = [5, 3, 2, 1, 1, 1]", "points = [50, 30, 20, 10, 10, 10]"), encoding="utf-8")
    code, out, _ = run(capsys, "board", "arctic_race", str(file))
    assert code == 0 and "  racers.4.points.5 = 10\nAll of these are tunable numbers" in out

    simulate = ("simulate", "arctic_race", "--games", "20", "--json")
    boards = ("--board", str(file)), ()
    dear, printed = (json.loads(run(capsys, *simulate, *board)[1])["points"] for board in boards)
    assert sum(dear) > 3 * sum(printed)

    match = Match("arctic_race", 2, seed=1, board=file, compiled=False)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.save(tmp_path / "game.jsonl")
    file.unlink()
    code, out, _ = run(capsys, "replay", str(tmp_path / "game.jsonl"))
    assert code == 0 and f"points: {', '.join(map(str, match.result.points))}" in out
    code, out, _ = run(capsys, *simulate, "--board", str(file))
    assert code == 2 and "mine.toml cannot be read: No such file" in out


def test_a_board_is_copied_to_edit_it(capsys: Out, tmp_path: Path) -> None:
    from snowbound.games import find

    file, second = tmp_path / "boards" / "polar_rush.toml", tmp_path / "second.toml"
    code, out, _ = run(capsys, "board", "polar_rush", "--copy", str(file))
    assert code == 0 and "Edit it, then check it with" in " ".join(out.split())
    assert file.read_bytes() == (find("polar_rush").folder / "board.toml").read_bytes()
    code, _, _ = run(capsys, "board", "polar_rush", str(second), "--copy")  # the order of earlier versions
    assert code == 0 and second.read_bytes() == file.read_bytes()
    code, out, _ = run(capsys, "board", "polar_rush", str(file))
    assert code == 0 and "valid board of Polar Rush" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--copy", "{there}"], "exists already: name another file"),
        (["--copy"], "snowbound board polar_rush --copy polar_rush.toml"),
        (["a.toml", "--copy", "b.toml"], "two files are named, a.toml and b.toml"),
        (["--copy", "{there}/below.toml"], "below.toml cannot be written:"),
        (["--copy", "{there}", "--watch"], "first copy the board file, then watch the copy"),
        (["{folder}"], "is a folder: name the board file in it"),
        (["nowhere.toml"], "snowbound board polar_rush --copy nowhere.toml"),
    ],
)
def test_a_board_that_cannot_be_copied_or_checked_is_refused(
    words: list[str], said: str, capsys: Out, tmp_path: Path
) -> None:
    there = tmp_path / "there.toml"
    there.touch()
    code, _, err = run(capsys, "board", "polar_rush", *(word.format(there=there, folder=tmp_path) for word in words))
    assert code == 2 and said in " ".join(err.split())


def test_a_board_that_is_not_a_text_is_refused(capsys: Out, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\x9c\xff")
    code, _, err = run(capsys, "board", "uno_power_grab", str(tmp_path / "mine.toml"))
    assert code == 2
    assert "mine.toml is not a text file in UTF-8" in err


def test_bench_measures_here(capsys: Out) -> None:
    (row,) = run_json(capsys, "bench", "uno_power_grab", "--seconds", "0.05")
    assert row["moves_per_second"] > 0
    assert row["state_bytes"] % 64 == 0


# --- playing in the terminal


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_whole_game_is_played_in_the_terminal(capsys: Out, monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
    typed(monkeypatch, *["1"] * 20_000)
    short = [f"--option={name}={value}" for name, value in game.quick.items()]
    code, out, _ = run(capsys, "play", game.id, "--seed", "4", "--bot", "inclined", *short)
    assert code == 0
    assert "(you)" in "".join(out.splitlines()[-14:])


def test_the_terminal_takes_commands_and_helps(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    typed(monkeypatch, "help me", "w 104", "t", "u", f"s {file}", "99", "q")
    code, out, _ = run(capsys, "play", "uno_power_grab", "--seed", "7", "--players", "3")
    assert code == 0
    assert "take back your last decision" in out
    assert "UNO-38" in out.replace("\n", " ")
    assert out.count("Play a card, or draw one") == 2
    assert "cannot be taken back" in out.replace("\n", " ")
    assert "Stopped." in out
    saved = Match.load(file, chance="manual")
    assert saved.bytes() == Match("uno_power_grab", 3, seed=7).bytes()
    bots = bot_names(7, level=3, seats=3)[1:]
    assert saved.names == ("", *bots), "bots have the names of their level"
    assert all(name in out for name in bots) and "Player 2" not in out and "Player 3" not in out
    _, story, _ = run(capsys, "replay", str(file), "--story")
    assert story.startswith(f"UNO Power Grab\n==============\n\n- Player 1\n- {bots[0]}\n- {bots[1]}\n")


def test_a_game_that_cannot_be_saved_goes_on(capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, f"s {tmp_path / 'nowhere' / 'game.jsonl'}", "q")
    code, out, _ = run(capsys, "play", "uno_power_grab", "--seed", "7")
    assert code == 0
    said = " ".join(out.split())  # long names of folders divide lines anywhere
    assert "cannot write" in said and "No such file or directory" in said


def remembered_by_the_hint(seed: int, **options: object) -> bool:
    """Whether a hint knows a tile that was turned over four turns ago."""
    import io as streams

    from rich.console import Console

    from snowbound.cli.terminal import Terminal
    from snowbound.core.contract import CHANCE
    from snowbound.core.record import restore
    from snowbound.games.polar_rush.state import Face

    table = {"course": "SA M1B M4A M2A M6A M3B HA", "start_player": 0, **options}
    terminal = Terminal(Console(file=streams.StringIO()), lambda _: "q", 0, "greedy")
    match = Match("polar_rush", 2, options=table, seed=seed, chance="manual", listener=terminal.hear)
    terminal.adviser = terminal.new_adviser(match)
    for place, face in ((4, Face.POLAR_BEAR), (0, Face.IGLOO), (0, None), (0, None)):
        match.play(CHANCE, 1)  # one tile per turn
        match.play(match.actors[0], place)
        if face is not None:
            match.play(CHANCE, face)
    match.play(CHANCE, 1)
    known = match.game.record.new(1)
    restore(known, 0, terminal.adviser.remembered(match.view(0)))
    found: Any = match.game.record.view(known, 0)
    return bool(found.known[4] == Face.POLAR_BEAR)


@pytest.mark.rule("RUSH-Q32", "RUSH-Q33")
def test_a_hint_forgets_like_an_average_player_unless_the_table_has_the_memory_aid() -> None:
    from snowbound.bots.spec import HINT_FORGETS
    from snowbound.games.polar_rush import memory

    assert memory.FORGETS[memory.MemoryLevel.AVERAGE] == HINT_FORGETS
    kept = sum(remembered_by_the_hint(seed) for seed in range(100))
    assert 15 <= kept <= 50, "three quarters to the power of four is 32 percent"
    assert all(remembered_by_the_hint(seed, memory_aid="all_seats") for seed in range(10))


def test_the_terminal_gives_a_hint(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "?", "q")
    _, out, _ = run(capsys, "play", "arctic_race", "--seed", "2", "--bot", "greedy")
    hints = re.findall(r"\d  choose race card [^:]*: wins \d+ % +([A-Z][^.]*\.)", " ".join(out.splitlines()))
    assert 2 <= len(hints) <= 3, "each with a reason"


def taught(*answers: str, bot: str = "level:5") -> tuple[Match, str]:
    """Play tic-tac-toe with the coach as the second player, who must not let the first one have field 2."""
    from rich.console import Console

    from snowbound.bots import threshold_for
    from snowbound.cli.terminal import Terminal
    from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

    printed, lines = io.StringIO(), iter(answers)

    def ask(prompt: str) -> str:
        printed.write(prompt)
        return next(lines, "q")

    terminal = Terminal(Console(file=printed), ask, 1, bot, threshold=threshold_for(3))
    match = Match(TIC_TAC_TOE, 2, seed=1, listener=terminal.hear)
    for field in (0, 4, 1):
        match.play(match.actors[0], field)
    terminal.play(match)
    return match, printed.getvalue()


def test_the_coach_speaks_before_a_bad_move_and_it_can_be_taken_back() -> None:
    match, said = taught("6", "", "1")
    assert "This move is clearly worse: it wins 0 %. A better one:" in said
    assert "   1  field 2: wins 5" in said and "wins more often than yours." in " ".join(said.split())
    assert said.count("Take it back?") == 1
    assert match.events[3] == (1, 2), "field 8 was never marked"


def test_the_coach_lets_a_bad_move_be_played_anyway() -> None:
    match, said = taught("6", "n")
    assert said.count("Take it back?") == 1
    assert match.events[3] == (1, 8)


def test_the_coach_speaks_once_a_turn() -> None:
    match, said = taught("6", "y", "5")
    assert said.count("Take it back?") == 1
    assert match.events[3] == (1, 7), "the second bad move was played without a word"


def test_the_coach_speaks_again_in_the_next_turn_and_never_about_the_best_move() -> None:
    match, said = taught("6", "y", "1", "1", "n", bot="greedy")
    assert said.count("Take it back?") == 2, "not about field 2"
    assert match.events[3:6] == [(1, 2), (0, 3), (1, 5)]
    assert "   2  field 6: wins 100 %" in said, "three in a row"


def test_the_coach_notices_whose_turn_begins() -> None:
    from snowbound.bots import hint_player
    from snowbound.cli.coaching import TerminalCoach

    match = Match("uno_power_grab", 3, seed=3, options={"scoring": "single_round"})
    coach = TerminalCoach(hint_player(match.game, 1), 0.05, has_spoken=True)
    turns: list[tuple[int, bool]] = []
    match.listeners.append(lambda match, event: coach.hear(match.tell(event, 1)))
    while len(turns) < 12:
        seat = match.actors[0]
        turns.append((seat, coach.has_spoken))
        if seat == 1:
            coach.has_spoken = True
        match.play(seat, match.legal(seat)[0])
    assert [spoken for seat, spoken in turns if seat != 1] == [True] * sum(seat != 1 for seat, _ in turns)
    own = [spoken for number, (seat, spoken) in enumerate(turns) if seat == 1 and turns[number - 1][0] != 1]
    assert len(own) > 2 and not any(own), "its turn has begun"


def test_without_the_option_there_is_no_coach(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1", "y"] * 8, "q")
    _, out, _ = run(capsys, "play", "polar_rush", "--seed", "6")
    assert "clearly worse" not in out
    typed(monkeypatch, *["1", "y"] * 8, "q")
    code, out, _ = run(capsys, "play", "polar_rush", "--seed", "6", "--coach")
    assert code == 0
    assert "clearly worse" in out


def test_the_terminal_shows_what_opponents_turn_over(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    """Polar Rush is a game of memory: a tile is seen when it is turned, not looked up later."""
    typed(monkeypatch, "1", "1", "1", "q")
    _, out, _ = run(capsys, "play", "polar_rush", "--seed", "2", "--bot", "random", "--players", "3")
    assert any("Player 2 turns over" in line for line in out.splitlines()), "an opponent has turned over a tile"
    assert "Tile " in out


def test_without_a_game_the_terminal_asks_which(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, "0", str(1 + names().index("uno_power_grab")), "q")
    code, out, _ = run(capsys, "play", "--seed", "1")
    assert code == 0
    assert "UNO Power Grab" in out
    assert f"Please enter a number from 1 to {len(names())}." in out


def test_without_a_command_the_commands_are_listed(capsys: Out) -> None:
    code, out, _ = run(capsys)
    assert code == 2
    assert all(command in out for command in MODULES)


def test_each_command_is_declared_by_its_module(capsys: Out) -> None:
    for command, module in MODULES.items():
        with pytest.raises(SystemExit):
            parser([module]).parse_args([command, "--help"])
        assert f"usage: snowbound {command}" in capsys.readouterr().out


def test_a_wrong_call_says_where_to_find_help(capsys: Out) -> None:
    with pytest.raises(SystemExit) as left:
        main(["board"])
    assert left.value.code == 2
    assert "Run 'snowbound board --help' for help." in capsys.readouterr().err


def test_a_port_out_of_range_is_refused(capsys: Out) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--port", "70000"])
    assert "a port is 0 to 65535, not 70000" in capsys.readouterr().err


def test_the_version_is_that_of_the_package(capsys: Out) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"snowbound {snowbound.__version__}\n"


def test_serve_does_not_import_what_other_commands_need() -> None:
    code = "import sys; from snowbound.cli import main; main(['serve', '--set', 'x=1']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "unknown setting 'x'" in done.stderr
    assert not {"numpy", "rich", "snowbound.games", "snowbound.cli.lab"} & set(done.stdout.split())


def test_draw_gives_a_position_of_a_saved_game_as_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("polar_rush", players=2, seed=1)
    for _ in range(6):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.save(tmp_path / "game.jsonl")
    picture = tmp_path / "position.svg"

    assert main(["draw", str(tmp_path / "game.jsonl"), "--at", "12", "--tall", "-o", str(picture)]) == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    nowhere = tmp_path / "nowhere" / "position.svg"
    assert main(["draw", str(tmp_path / "game.jsonl"), "-o", str(nowhere)]) == 2
    assert f"cannot write {nowhere}: No such file or directory" in capsys.readouterr().err
    assert main(["draw", str(tmp_path / "game.jsonl"), "--at", "9999"]) == 2
    assert "not 9999" in capsys.readouterr().err


def test_a_command_without_its_extra_says_what_to_install(capsys: Out) -> None:
    def lacks_sqlalchemy(_: argparse.Namespace) -> None:
        raise ModuleNotFoundError("No module named 'sqlalchemy.orm'", name="sqlalchemy.orm")

    def lacks_something(_: argparse.Namespace) -> None:
        raise ModuleNotFoundError("No module named 'unheard_of'", name="unheard_of")

    assert run_parsed(argparse.Namespace(run=lacks_sqlalchemy)) == 2
    assert 'pip install "snowbound[server]"' in capsys.readouterr().err
    with pytest.raises(ModuleNotFoundError):
        run_parsed(argparse.Namespace(run=lacks_something))
