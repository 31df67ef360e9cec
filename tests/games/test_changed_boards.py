"""A game on another board: with other numbers, loaded again, in logs, and from the command line."""

from __future__ import annotations

import os
import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from snowbound.core import log as logs
from snowbound.core.board import OWNED
from snowbound.core.cache import compiled_hash
from snowbound.core.contract import CHANCE
from snowbound.core.errors import BadBoard
from snowbound.core.game import Game
from snowbound.core.guide import guide_text
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.option import Value
from snowbound.games import find
from snowbound.games.polar_rush.state import Face, Phase

RACE = find("arctic_race")
TEXT = (RACE.folder / "board.toml").read_text(encoding="utf-8")


def edited(folder: Path, *edits: tuple[str, str]) -> Path:
    """Write a copy of the board file of Arctic Race with these edits."""
    text = TEXT
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "arctic_race.toml"
    file.write_text(text, encoding="utf-8")
    return file


def finished(match: Match, seed: int = 1) -> Match:
    """Play a match to its end at random."""
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def position_of(match: Match) -> Any:
    """The position of a match, whose fields are those of its game."""
    return match.position


DEAR_RACE = ("points = [6, 4, 3, 2, 2, 2]", "points = [60, 40, 30, 20, 20, 20]")
LONGER = (
    "  { pos = 36, kind",
    '  { pos = 36, kind = "land", icon = "start", x = 10, y = 1 },\n  { pos = 37, kind',
)
LONGER_TRACK = (("length = 36", "length = 37"), LONGER)


def test_other_numbers_share_the_rules_and_count(tmp_path: Path) -> None:
    game = RACE.on_board(edited(tmp_path, DEAR_RACE, ("racers_home_to_end = 3", "racers_home_to_end = 5")))

    assert game.as_loaded is RACE and game.printed is RACE and kernels(game) is kernels(RACE)
    assert game.board_change["racers.1.points.0"] == 60 and game.board_change["game.racers_home_to_end"] == 5
    told = [fact for seed in range(3) for fact in finished(Match(game, players=6, seed=seed)).reckoning()]
    prizes = [fact for fact in told if fact.kind == "prize" and fact.what == 1]
    assert prizes and {fact.number for fact in prizes} <= {60, 40, 30, 20}
    assert any("60 points" in fact.text for fact in prizes)
    assert RACE.on_board(edited(tmp_path)) is RACE, "a copy of the printed board is the printed board"


def test_a_longer_track_loads_the_game_again(tmp_path: Path) -> None:
    game = RACE.on_board(edited(tmp_path, *LONGER_TRACK))

    assert game.record is not RACE.record and game.printed is RACE and game.as_loaded is game
    assert compiled_hash(game) != compiled_hash(RACE)
    ends = {int(position_of(finished(Match(game, 4, seed=n, compiled=False))).field.max()) for n in range(4)}
    assert ends == {38}, "the goal is one step after field 37"
    assert Match(RACE, 4, seed=1).scene(0).sprites != Match(game, 4, seed=1, compiled=False).scene(0).sprites


def test_a_longer_track_is_compiled_once_whatever_its_numbers(tmp_path: Path) -> None:
    longer = RACE.on_board(edited(tmp_path, *LONGER_TRACK))
    dearer = RACE.on_board(edited(tmp_path, *LONGER_TRACK, DEAR_RACE))

    assert dearer.as_loaded is longer and dearer is not longer
    plain, compiled = (finished(Match(dearer, 3, seed=7, compiled=form)) for form in (False, True))
    assert plain.bytes() == compiled.bytes() and plain.result == compiled.result
    assert position_of(Match(dearer, 3)).prize[1].tolist() == [0, 60, 40, 30, 20, 20, 20]


@pytest.mark.parametrize("edits", [(DEAR_RACE,), (*LONGER_TRACK, DEAR_RACE)])
def test_a_log_has_its_board_and_is_replayed_in_a_process_without_the_file(
    tmp_path: Path, edits: tuple[tuple[str, str], ...]
) -> None:
    match = finished(Match("arctic_race", 3, seed=5, board=edited(tmp_path, *edits), compiled=False))
    match.save(tmp_path / "game.jsonl")
    (tmp_path / "arctic_race.toml").unlink()

    code = f"from snowbound import Match\nprint(Match.load({str(tmp_path / 'game.jsonl')!r}, compiled=False).result)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stdout.strip() == str(match.result), done.stderr
    assert max(match.result.points) >= 20


def test_a_log_of_the_printed_board_names_none(tmp_path: Path) -> None:
    assert '"board"' not in logs.dump(Match("arctic_race", 2, seed=1).log)
    assert '"board":{"die.circle_steps":2}' in logs.dump(Match(RACE.changed({"die.circle_steps": 2}), 2, seed=1).log)


@pytest.mark.parametrize("edits", [(DEAR_RACE,), LONGER_TRACK])
def test_a_game_on_another_board_is_pickled_by_its_board(tmp_path: Path, edits: tuple[tuple[str, str], ...]) -> None:
    game = RACE.on_board(edited(tmp_path, *edits))
    assert pickle.loads(pickle.dumps(game)) is game


def told(game: Game, players: int, events: int, **options: Value) -> str:
    """What is told of the beginnings of random games."""
    texts: list[str] = []
    for seed in range(3):
        match, rng = Match(game, players, options=options, seed=seed, compiled=False), random.Random(seed)
        while not match.over and len(match.events) < events:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        texts += [event.text for event in match.history()]
    return " ".join(texts)


def test_uno_tells_of_the_cards_of_its_board() -> None:
    uno = find("uno_power_grab")
    change = {"constants.hand_size": 3, "constants.uno_penalty": 5, "types.0.next_draws": 6, "types.0.copies": 4}
    changed = told(uno.changed(change), 4, 300, uno_calls="manual")
    assert "Everyone gets 3 cards." in changed and "Everyone gets 7 cards." in told(uno, 4, 40)
    assert "draws 6 cards and loses the turn" in changed and "draws 5 cards for not calling UNO" in changed


def test_polar_rush_rolls_the_die_and_turns_over_the_tiles_of_its_board() -> None:
    rush = find("polar_rush")
    game = rush.changed({f"die.faces.{face}": 5 for face in range(6)} | {"tiles.8.count": 2, "tiles.0.count": 1})
    assert game.as_loaded is rush
    match = Match(game, 2, seed=1, compiled=False, chance="manual")
    while position_of(match).phase != Phase.ROLL:
        match.play(CHANCE, next(iter(match.chances())))
    assert match.chances() == {5: 6}
    match.play(CHANCE, 5)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.chances()[Face.SEAL] == 2


def test_arctic_roll_ends_after_the_rounds_of_its_board_and_scores_by_its_table() -> None:
    game = find("arctic_roll").changed({"length.rounds": 2} | {f"scoring.table.{n}": 50 for n in range(1, 7)})
    match = finished(Match(game, 2, seed=1, options={"scoring_mode": "table"}))
    assert position_of(match).round_number == 2 and "2 rounds" in match.reckoning()[0].text
    assert max(match.result.points) >= 50 and all(points % 50 == 0 for points in match.result.points)


def test_another_number_of_tiles_loads_the_game_again() -> None:
    game = find("polar_rush").changed({"tiles.8.count": 3})
    assert game.as_loaded is game and len(position_of(Match(game, 2, compiled=False)).known) == 13
    finished(Match(game, 2, seed=1, compiled=False, options={"variant": "easy"}))


IMPOSSIBLE = [
    (("racers_home_to_end = 3", "racers_home_to_end = 6"), "game.racers_home_to_end: must be from 1 to 5, not 6"),
    (("circle_steps = 1", "circle_steps = 0"), "die.circle_steps: must be from 1 to 9, not 0"),
    (('"2" = 8', '"2" = 26'), "setup.removed.2: must be from 0 to 25, not 26"),
    (("length = 36", "length = 60"), "board.length: the path has 36 positions"),
]


@pytest.mark.parametrize(("edit", "said"), IMPOSSIBLE)
def test_an_impossible_board_is_refused_with_its_line(tmp_path: Path, edit: tuple[str, str], said: str) -> None:
    file = edited(tmp_path, edit)
    with pytest.raises(BadBoard) as refusal:
        Match("arctic_race", 2, board=file)

    lines = file.read_text(encoding="utf-8").splitlines()
    found = re.search(rf"arctic_race.toml:(\d+): {re.escape(said)}", str(refusal.value))
    assert found is not None, refusal.value
    assert edit[1] in lines[int(found[1]) - 1]


def test_a_wider_range_in_a_copy_changes_nothing(tmp_path: Path) -> None:
    file = edited(
        tmp_path,
        ('"die.circle_steps" = [1, 9]', '"die.circle_steps" = [1, 99]'),
        ("circle_steps = 1 ", "circle_steps = 50 "),
    )
    with pytest.raises(BadBoard, match="must be from 1 to 9, not 50"):
        RACE.on_board(file)


def test_a_board_that_only_differs_from_the_printed_game_is_accepted() -> None:
    game = RACE.changed({"racers.1.points.1": 60})
    assert position_of(Match(game, 2, compiled=False)).prize[1].tolist() == [0, 6, 60, 3, 2, 2, 2]


def test_options_have_the_defaults_of_the_board() -> None:
    game = RACE.changed({"game.max_rounds": 7})
    assert Match(game, 2, seed=1).options["max_rounds"] == 7
    assert position_of(finished(Match(game, 2, seed=1))).round_number <= 7


def test_the_guide_shows_the_numbers_of_the_board() -> None:
    changed = guide_text(RACE.changed({"game.racers_home_to_end": 2, "racers.0.points.0": 77, "setup.removed.2": 3}))
    printed = guide_text(RACE)
    assert "has three" in " ".join(printed.split()) and "77" not in printed and "| 17 |" in printed
    assert "has 2" in " ".join(changed.split()) and "77" in changed and "| 22 |" in changed


def test_sentences_and_pictures_show_the_numbers_of_the_board() -> None:
    game: Game = RACE.changed({"racers.0.points.0": 77, "cards.4.actions.0.steps": 8})
    match = Match(game, 2, seed=1, compiled=False)
    assert "77" in [sprite.text for sprite in match.scene(0).sprites]


def test_an_owners_board_is_in_logs_and_needs_no_compiling_for_other_numbers(tmp_path: Path) -> None:
    edited(tmp_path, DEAR_RACE)
    code = "from snowbound import Match\nm = Match('arctic_race', 2, seed=1, compiled=False)"
    code += "\nprint(m.game.as_loaded is m.game.printed, m.log.board['racers.1.points.0'])"
    environment = os.environ | {OWNED: str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "60"], done.stderr
