"""Measuring which rules are basic: it can be continued, and its file says what was played."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound.core.game import Game
from snowbound.lab import basic_rules
from snowbound.lab.basic_rules import FactShares, measure, read_shares
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Game, "folder", tmp_path)
    return tmp_path


def test_a_measurement_is_continued_and_gives_what_one_run_gives(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []
    facts_of = basic_rules.facts_of

    def counted(game: Game, players: int, chance: int, seed: int) -> set[str]:
        played.append((chance, seed))
        return facts_of(game, players, chance, seed)

    monkeypatch.setattr(basic_rules, "facts_of", counted)
    measure(TIC_TAC_TOE, 3)
    continued = measure(TIC_TAC_TOE, 5)
    assert len(played) == len(set(played)) == 5, "each game is played once"
    (folder / basic_rules.FILE).unlink()
    assert measure(TIC_TAC_TOE, 5) == continued == read_shares(TIC_TAC_TOE)
    assert (continued.edition, continued.players, continued.seed, continued.games) == (1, 2, 0, 5)


def test_a_measurement_of_another_seed_starts_over(folder: Path) -> None:
    measure(TIC_TAC_TOE, 3)
    assert measure(TIC_TAC_TOE, 2, seed=1).games == 2


def test_the_rules_of_facts_in_half_of_the_games_are_basic() -> None:
    first, second = list(TIC_TAC_TOE.facts)[:2]
    shares = FactShares(1, "", 2, 0, 4, {first.slug: 2, second.slug: 1})
    assert shares.rules(TIC_TAC_TOE) == set(first.rules)


def test_without_git_there_is_no_commit(tmp_path: Path) -> None:
    assert basic_rules.current_commit(tmp_path) == ""
