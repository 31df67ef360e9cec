"""Arctic Roll: draft dice from trays that travel round the table, and draw hunters on your own sheet.

>>> from snowbound import Match
>>> match = Match("arctic_roll", players=3, seed=1, compiled=False)
>>> match.over
False
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Choice, Game, SeatChoice

from . import (
    actions,
    board,
    choices,
    fact_kinds,
    facts,
    heat_maps,
    invariants,
    observation,
    reckoning,
    refusals,
    rules,
    scene,
    scene_preview,
    sense,
    state,
    views,
    words,
)

GAME = Game(
    id="arctic_roll",
    prefix="ROLL",
    version=2,
    record=state.State,
    modules=(rules, choices, refusals, invariants, observation, views, sense, facts, reckoning),
    facts=fact_kinds.Fact,
    players=(1, state.SEATS),
    minutes=state.BOARD["players"]["minutes"],
    actions=actions.ACTIONS,
    outcomes=state.FACES,
    board=GameBoard(state.BOARD, board.check_board, board.board_fields),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    preview=scene_preview.preview,
    options=(
        Choice("scoring_mode", ("pairs", "table", "pairs_plus_table"), origin="reading"),
        Choice("sixth_draft", ("dispose", "free"), origin="reading"),
        Choice("unusable_die", ("only_if_no_use", "always_allowed"), origin="reading"),
        Choice("impossible_calamity", ("no_effect", "expand"), origin="reading"),
        Choice("setup_touching", ("reroll", "allowed"), origin="reading"),
        Choice("solo_calamity", ("player", "automa"), origin="printed"),
        SeatChoice("start_player"),
        Choice("bonus_windows", ("anytime", "once"), ruling=True, origin="reading"),
        Choice("automa_advice", ("printed", "join_first"), ruling=True, origin="printed"),
    ),
    editions={1: {"setup_touching": "allowed", "bonus_windows": "once", "automa_advice": "join_first"}},
)
