"""UNO Power Grab: UNO with four power towers, each of which blocks one kind of attack.

>>> from snowbound import Match
>>> match = Match("uno_power_grab", players=4, seed=1)
>>> match.over
False
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Game

from . import (
    actions,
    board,
    choices,
    deal,
    ends,
    facts,
    heat_maps,
    invariants,
    observation,
    reckoning,
    refusals,
    rules,
    scene,
    sense,
    state,
    views,
    waiting,
    words,
)

GAME = Game(
    id="uno_power_grab",
    prefix="UNO",
    version=2,
    editions={
        1: {
            "uno_calls": "manual",
            "two_player_reverse": "skip",
            "first_take_two_towers": "while_on_top",
            "four_towers": "must",
        },
    },
    record=state.State,
    modules=(rules, choices, deal, ends, facts, reckoning, refusals, invariants, observation, views, sense, waiting),
    players=(state.FEWEST, state.SEATS),
    minutes=state.BOARD["game"]["minutes_per_round"],
    actions=actions.ACTIONS,
    outcomes=state.KINDS,
    board=GameBoard(state.BOARD, board.check_board, board.board_fields, board.board_options),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    facts=facts.Fact,
    call=waiting.UNO_CALL,
    quick={"scoring": "single_round"},
    environment_options={"uno_calls": "auto"},
    options=board.board_options(state.BOARD),
)
