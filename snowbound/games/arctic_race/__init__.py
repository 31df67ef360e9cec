"""Arctic Race: five races on one track across a river of drifting floes.

>>> from snowbound import Match
>>> match = Match("arctic_race", players=3, seed=1)
>>> match.over
False
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Game

from . import (
    actions,
    board,
    facts,
    heat_maps,
    invariants,
    observation,
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
    id="arctic_race",
    prefix="RACE",
    version=1,
    record=state.State,
    modules=(rules, facts, refusals, invariants, observation, views, sense),
    players=(state.FEWEST, state.SEATS),
    colours=tuple(state.BOARD["game"]["colours"]),
    minutes=state.BOARD["game"]["minutes"],
    actions=actions.ACTIONS,
    outcomes=max(state.TILES, state.FACES, state.SEATS),
    board=GameBoard(state.BOARD, board.check_board, board.board_fields, board.board_options),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    preview=scene_preview.preview,
    facts=facts.Fact,
    options=board.board_options(state.BOARD),
)
