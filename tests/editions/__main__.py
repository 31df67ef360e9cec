"""Keep games of the current edition, before its rules change: `python -m tests.editions GAME`."""

import sys

from snowbound.core.registry import find

from . import write

GAMES: dict[str, list[tuple[str, int, dict[str, object]]]] = {
    "uno_power_grab": [
        ("two", 2, {"scoring": "single_round"}),
        ("two-plain", 2, {"scoring": "single_round", "two_player_reverse": "plain"}),
        ("three", 3, {"target_score": 60}),
        ("four", 4, {"scoring": "lowest_total", "target_score": 200, "wild_take_tower_points": 50}),
        ("six-auto", 6, {"scoring": "single_round", "uno_calls": "auto"}),
        ("ten-honest", 10, {"scoring": "single_round", "wild_draw_four_bluff": False}),
    ],
}

for number, (name, players, options) in enumerate(GAMES.get(sys.argv[1], [])):
    write(sys.argv[1], name, players, options, seed=number + 1)
if sys.argv[1] not in GAMES:
    game = find(sys.argv[1])
    for players in sorted({game.players[0], game.players[1], min(3, game.players[1])}):
        write(game.id, f"{players}-players", players, dict(game.quick), seed=players)
        write(game.id, f"{players}-players-default", players, {}, seed=100 + players)
