"""Arctic Race: five races on one track across a river of drifting floes.

>>> from snowbound import Match
>>> match = Match("arctic_race", players=3, seed=1)
>>> match.over
False
"""

from snowbound.core.game import Choice, Game, Number, SeatChoice

from . import (
    actions,
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
    words=words,
    observation=observation.OBSERVATION,
    scene=scene.scene,
    heat_maps=heat_maps.HEAT_MAPS,
    preview=scene_preview.preview,
    facts=facts.Fact,
    options=(
        SeatChoice("first_player"),
        Number("max_rounds", default=state.MAX_ROUNDS, low=1, high=10_000, step=10),
        Choice("pile_view", ("top", "open"), origin="reading"),
    ),
)
