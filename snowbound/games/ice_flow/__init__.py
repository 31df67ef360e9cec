"""Ice Flow: lead three explorers over drifting ice floes across the Bering Strait.

>>> from snowbound import Match
>>> match = Match("ice_flow", players=2, seed=1)
>>> match.over
False
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Choice, Game, Number, SeatChoice

from . import (
    actions,
    board,
    facts,
    heat_maps,
    invariants,
    observation,
    reach,
    refusals,
    rules,
    scene,
    scene_routes,
    sense,
    state,
    words,
)

GAME = Game(
    id="ice_flow",
    prefix="FLOW",
    version=2,
    record=state.State,
    modules=(rules, refusals, invariants, observation, sense, facts, reach),
    players=(state.BOARD["game"]["players_min"], state.SEATS),
    colours=tuple(state.BOARD["components"]["colours"]),
    minutes=state.BOARD["game"]["minutes"],
    actions=actions.ACTIONS,
    outcomes=max(state.PATTERNS, state.TILES),
    board=GameBoard(state.BOARD, board.check_board, board.board_fields),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    routes=scene_routes.routes,
    facts=facts.Fact,
    has_points=False,
    quick={"turn_cap": 30},
    simulation_options={"turn_cap": state.BOARD["options"]["turn_cap"]["advice_for_bots"]},
    long_game=5_000,
    options=(
        Choice("explorers_needed", state.NEEDED, origin="printed"),
        SeatChoice("start_player"),
        Number(
            "turn_cap", default=state.ANY_TURN, low=state.ANY_TURN, high=board.MOST_TURNS, step=10, origin="printed"
        ),
        Choice("rope_along_coast", state.ROPE_ALONG_COAST, ruling=True, origin="reading"),
    ),
)
