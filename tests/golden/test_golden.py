"""Games run as recorded."""

from __future__ import annotations

from snowbound.core.game import Game
from tests.golden import FOLDER, STARTS, after_random_events, children, counts, observations, perft, playthrough


def test_the_playthrough_is_as_recorded(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8")
    assert playthrough(game).splitlines() == recorded.splitlines()


def test_the_number_of_paths_is_as_recorded(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.perft.txt").read_text(encoding="utf-8")
    assert perft(game) == recorded, f"paths per choice: {divided(game)}"


def test_observations_are_as_recorded(game: Game) -> None:
    recorded = (FOLDER / f"{game.id}.observation.txt").read_text(encoding="utf-8")
    assert observations(game).splitlines() == recorded.splitlines(), "a change is a new version of the observation"


def divided(game: Game) -> dict[int, list[list[int]]]:
    """Return the counts after each first choice, to show which branch is wrong."""
    return {start: [counts(child) for child in children(after_random_events(game, start))] for start in STARTS}
