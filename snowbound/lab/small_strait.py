"""Small positions of Ice Flow: a random strait with few turns left and few floes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snowbound.core.chance import Stream, below, stream
from snowbound.core.kernels import Plain
from snowbound.core.record import States
from snowbound.games import find
from snowbound.games.ice_flow import floes
from snowbound.games.ice_flow.state import (
    ALASKA,
    ALL_FLOES,
    BEAR,
    BOARD,
    COPIES,
    CROWD,
    EXPLORERS,
    FIELDS,
    FLOES,
    HEXES,
    LOOKS,
    NEXT,
    NO_FLOE,
    OBJECTS,
    PATTERN,
    SEA,
    SIBERIA,
    START_FLOES,
    THINGS,
    TILES,
    Phase,
)

GAME = find("ice_flow").printed  # positions are made with its map
PLAYERS, NEEDED, TURN_CAP = 2, 2, 20
TURNS_LEFT = 2  # one for each player
ICE = 3  # floes off the coast of Siberia
TILES_LEFT = 2  # so that a discovery has few outcomes
ENTRIES = [HEXES.index(hex) for side in ("north", "south") for hex in BOARD["entries"][side]]
SHORE = [hex for hex in range(SEA) if max(NEXT[hex]) >= SIBERIA]


def strait(seed: int, turns_left: int = TURNS_LEFT) -> States:
    """Return a position at the start of a turn; every entry hex has a floe, so that discoveries are rare."""
    rng = stream(seed)
    states = GAME.new_states(PLAYERS, {"explorers_needed": NEEDED, "start_player": 0, "turn_cap": TURN_CAP})
    s: Any = GAME.record.view(states, 0)
    s.phase, s.placed, s.bag = Phase.TURN, START_FLOES, ALL_FLOES
    s.turns = PLAYERS * TURN_CAP - turns_left
    s.turn = s.turns % PLAYERS
    s.lying[:], s.supply[:] = 0, s.total
    for hex in ENTRIES:
        lay(s, hex, rng)
    ice = lay_ice(s, rng)
    for seat in range(PLAYERS):
        place_explorers(s, seat, ice, rng)
        for thing in range(OBJECTS):
            s.backpack[seat, thing] = below(rng, 2)
            s.supply[thing] -= s.backpack[seat, thing]
    scatter(s, ice, rng)
    stack_tiles(s, rng)
    Plain(GAME).check(states, 0)
    return states


def lay(s: Any, hex: int, rng: Stream) -> None:
    """Place a random floe from the bag in a random orientation."""
    floe = pick([floe for floe in range(FLOES) if s.bag >> floe & 1], rng)
    s.bag &= ~(1 << floe)
    lay_floe: Any = floes.lay_floe
    lay_floe(s, floe, hex, below(rng, int(LOOKS[PATTERN[floe]])))


def lay_ice(s: Any, rng: Stream) -> list[int]:
    """Place floes next to Siberia and to each other, and return their hexes."""
    ice: list[int] = []
    while len(ice) < ICE:
        hex = pick(SHORE + [int(near) for hex in ice for near in NEXT[hex] if 0 <= near < SEA], rng)
        if s.floe_at[hex] == NO_FLOE:
            lay(s, hex, rng)
            ice.append(hex)
    return ice


def place_explorers(s: Any, seat: int, ice: list[int], rng: Stream) -> None:
    """Place one explorer on the ice, mostly one in Siberia, and the others in Alaska."""
    arrived = min(1, below(rng, 3))
    places = [pick(range(SIBERIA, FIELDS), rng)] if arrived else []
    places += [pick([hex for hex in ice if s.crowd[hex] < CROWD], rng)]
    s.crowd[places] += 1
    while len(places) < EXPLORERS:
        places.append(pick([field for field in range(ALASKA, SIBERIA) if s.crowd[field] < CROWD], rng))
        s.crowd[places[-1]] += 1
    s.explorers[seat] = places


def scatter(s: Any, ice: list[int], rng: Stream) -> None:
    """Put ropes, fish and bears on some of the ice; no bear where an explorer stands."""
    for hex in ice:
        thing = below(rng, 3 * THINGS)
        if thing < THINGS and not (thing == BEAR and s.crowd[hex]):
            s.lying[thing, hex] = 1
            s.supply[thing] -= 1


def stack_tiles(s: Any, rng: Stream) -> None:
    """Leave only a few tiles in the stack."""
    s.stack[:], s.stack_size = 0, TILES_LEFT
    for _ in range(TILES_LEFT):
        s.stack[pick([kind for kind in range(TILES) if s.stack[kind] < COPIES[kind]], rng)] += 1


def pick(members: Sequence[int], rng: Stream) -> int:
    """Return a random member."""
    return members[below(rng, len(members))]
