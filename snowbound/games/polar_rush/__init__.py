"""Polar Rush: a race over ice floes, driven by a shared memory game.

>>> from snowbound import Match
>>> match = Match("polar_rush", players=2, seed=1, compiled=False)
>>> match.question(match.actors[0])
'Turn over a tile (2 left)'
"""

from snowbound.core.board import GameBoard
from snowbound.core.game import Choice, Game, Number, Row, SeatChoice, SeatSet

from . import (
    actions,
    board,
    facts,
    heat_maps,
    invariants,
    luck,
    memory,
    observation,
    refusals,
    rules,
    scene,
    sense,
    state,
    views,
    words,
)

GAME = Game(
    id="polar_rush",
    prefix="RUSH",
    version=2,
    editions={1: {"sled_to_igloo": True, "distant_sled_move": "must", "look_time": state.LOOK_TIME}},
    record=state.State,
    modules=(rules, luck, refusals, invariants, observation, views, memory, sense, facts),
    players=(state.FEWEST, state.SEATS),
    colours=tuple(state.BOARD["players"]["colours"]),
    minutes=state.BOARD["players"]["minutes"],
    actions=actions.ACTIONS,
    outcomes=state.SIDES,
    board=GameBoard(state.BOARD, board.check_board, board.board_fields, sizes=board.board_sizes),
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    facts=facts.Fact,
    has_points=False,
    quick={"variant": "easy"},
    options=(
        Choice("variant", ("standard", "easy"), origin="printed"),
        Choice("mid_floes", state.MID_FLOES, origin="printed"),
        SeatChoice("start_player"),
        Choice("memory_aid", ("off", "young_seats", "all_seats"), origin="printed"),
        SeatSet("young", default=0, low=0, high=(1 << state.SEATS) - 1),
        Choice("sled_to_igloo", (True, False), origin="reading"),
        Choice("distant_sled_move", ("may", "must"), ruling=True, origin="reading"),
        Number("look_time", default=state.LOOK_TIME, low=0, high=board.MOST_LOOK_TIME),
        Row(
            "course",
            state.SIDE_NAMES,
            state.MOST_FLOES,
            fits=board.is_course(state.BOARD),
            example="SA M1B M4A M2A M6A M3B HA",
            samples=(
                ("mixed", "SA M1B M4A M2A M6A M3B HA"),
                ("broad", "SB M1B M2B M3B M4B M5B HA"),
                ("narrow", "SA M1A M2A M3A M4A M5A HB"),
                ("long", "SA M7B M2A M5B M1A M6B M3A HA"),
                ("longest", "SB M3A M6B M1B M7A M4B M2B M5A HB"),
            ),
            pictured=("edge", "floe", "joint", "seam", "space"),
            origin="printed",
        ),
    ),
)
