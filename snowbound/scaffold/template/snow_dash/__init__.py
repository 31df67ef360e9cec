"""Snow Dash: a sledge race in which you may always roll once more.

>>> from snowbound import Match
>>> match = Match("snow_dash", players=2, seed=1, compiled=False)
>>> match.question(0)
'Roll the die'
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Choice, Game

from . import actions, board, facts, invariants, observation, refusals, rules, scene, sense, state, words

GAME = Game(
    id="snow_dash",
    prefix="DASH",
    version=1,
    record=state.State,
    modules=(rules, refusals, invariants, observation, sense, facts),
    players=(state.FEWEST, state.SEATS),
    minutes=state.BOARD["game"]["minutes"],
    actions=actions.ACTIONS,
    outcomes=state.FACES,
    board=GameBoard(state.BOARD, board.check_board),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    facts=facts.Fact,
    quick={"track": "short"},
    options=(Choice("track", ("full", "short")),),
)
