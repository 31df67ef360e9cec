"""Logs of older editions replay as they were played, and save back byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound import Match
from snowbound.core import log as logs
from snowbound.core.errors import UnknownVersion
from snowbound.core.log import Log
from snowbound.core.registry import every_game, find

from . import FOLDER, account

KEPT = sorted(FOLDER.glob("*.jsonl"))
CORRECTED = {("ice_flow", 1)}
"""Editions that cannot be played any more: the game was simply corrected."""


def is_playable(log: Log) -> bool:
    """Whether the program still knows the edition of a log."""
    game = find(log.game)
    return log.rules == game.version or log.rules in game.editions


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_log_of_an_older_edition_replays_as_it_was_played(file: Path, tmp_path: Path) -> None:
    log = logs.read(file)
    if not is_playable(log):
        assert (log.game, log.rules) in CORRECTED
        with pytest.raises(UnknownVersion, match=f"cannot be played by edition {log.rules}"):
            Match.load(file)
        return
    assert account(log) == file.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    Match.load(file).save(tmp_path / file.name)
    assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_every_older_edition_has_a_kept_log() -> None:
    kept = {(log.game, log.rules) for log in map(logs.read, KEPT)}
    assert {(game.id, edition) for game in every_game() for edition in game.editions} <= kept


def test_an_older_edition_names_values_that_its_options_have() -> None:
    for game in every_game():
        for edition, values in game.editions.items():
            assert edition < game.version
            assert game.complete(values, game.default_players).items() >= values.items()
            assert {option.name for option in game.options if option.ruling} <= values.keys(), "a log of it lacks them"


def test_a_new_game_of_an_older_edition_can_be_continued(tmp_path: Path) -> None:
    for game in every_game():
        for edition in game.editions:
            match = Match(game, game.default_players, seed=5, rules=edition)
            for _ in range(20):
                match.play(match.actors[0], match.legal(match.actors[0])[-1])
            match.save(tmp_path / "game.jsonl")
            again = Match.load(tmp_path / "game.jsonl")
            assert (again.rules, again.options, again.bytes()) == (edition, match.options, match.bytes())
            assert not match.log.options.keys() & game.editions[edition].keys(), "its logs lack them"
