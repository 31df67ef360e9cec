"""Rewrite all golden files."""

from snowbound.games import every_game
from tests.golden import FOLDER, observations, perft, playthrough

for game in every_game():
    (FOLDER / f"{game.id}.txt").write_text(playthrough(game), encoding="utf-8")
    (FOLDER / f"{game.id}.perft.txt").write_text(perft(game), encoding="utf-8")
    (FOLDER / f"{game.id}.observation.txt").write_text(observations(game), encoding="utf-8")
