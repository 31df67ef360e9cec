"""The rules of Ice Flow: seats, actions, chance and turns.

Other modules have the details: `start` (start phase), `floes` (A1 to A3), `journey` (B1), `objects`
(backpacks, tiles, B2) and `bears`.
"""

from snowbound.core.bits import count, lowest
from snowbound.core.chance import below, list_evenly
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, rank

from . import actions as act
from . import start
from .bears import (
    answer_threat,
    drive,
    end_on_bears,
    go_on,
    list_drives,
    list_stations_with_room,
    list_threat,
)
from .floes import (
    discover,
    end_floe_action,
    list_drifts,
    list_entries,
    list_floes,
    list_leaving_floes,
    list_orientations,
    may_discover,
    place_floe,
    take_from_strait,
    turn_up_discovery,
    use_floe,
)
from .journey import go_on_travelling, in_siberia, list_journey, may_set_out, set_out, visit
from .objects import collect, drop, go_fishing, list_drops, load, may_fish, take_tile
from .start import is_starting
from .state import (
    ALASKA,
    ALIKE,
    ALL_TILES,
    ANY_TURN,
    BACKPACK,
    BEAR,
    COPIES,
    EXPLORERS,
    FISH,
    NO_OBJECT,
    NOBODY,
    OBJECTS,
    PATTERN,
    PATTERNS,
    ROPE,
    TILES,
    Phase,
)


@rule
def setup(s, players, options):
    """Set up the material (FLOW-01 to FLOW-04)."""
    start.setup(s, players, options)


# --- seats and actions -------------------------------------------------------


@rule
def actors(s):
    """One seat or chance decides: usually the current player, under attack the attacked player."""
    phase = s.phase
    if phase == Phase.OVER:
        return 0
    if phase <= Phase.DRAW:
        return 1 << CHANCE
    if phase == Phase.DRIVE or phase == Phase.THREAT:
        return 1 << s.decider
    return 1 << s.turn


@rule
def legal(s, seat, out):
    """Each phase has its own list of actions (section 6.1)."""
    phase = s.phase
    if phase == Phase.TURN:
        return list_turn(s, seat, out)
    if phase == Phase.JOURNEY:
        return list_journey(s, seat, out)
    if phase == Phase.FLOE:
        return list_drops(s, seat, out, list_drifts(s, out))
    if phase == Phase.COLLECT:
        return list_collecting(s, seat, out)
    if phase == Phase.DISCOVER_HEX:
        return list_drops(s, seat, out, list_entries(s, out))
    if phase == Phase.DISCOVER_ORIENT or phase == Phase.SETUP_ORIENT:
        return list_drops(s, seat, out, list_orientations(s, out))
    if phase == Phase.THREAT:
        return list_threat(s, seat, out)
    if phase == Phase.DRIVE:
        return list_drives(s, out, list_drops(s, seat, out, 0))
    if phase == Phase.REMOVE:
        return list_drops(s, seat, out, list_leaving_floes(s, seat, out))
    if phase == Phase.SETUP_EXPLORER:
        return list_stations_with_room(s, out)
    if phase == Phase.SETUP_PICK:
        return start.list_hand(s, seat, out)
    return start.list_start_hexes(s, out)


@rule
def list_turn(s, seat, out):
    """One floe action and at most one explorer action, in either order (FLOW-15 to FLOW-17).

    Objects can be dropped between them.
    """
    number = 0
    if not s.floe_done:
        number = list_floes(s, seat, out, 0)
        if may_discover(s, seat):
            out[number] = act.DISCOVER
            number += 1
    may_stop = s.floe_done or number == 0  # FLOW-15, FLOW-Q19
    if not s.explorer_done:
        number = list_explorer_actions(s, seat, out, number)
    number = list_drops(s, seat, out, number)
    if may_stop:
        out[number] = act.END
        number += 1
    return number


@rule
def list_explorer_actions(s, seat, out, number):
    """List B1 for each explorer that can move or collect (FLOW-Q35), and B2 (FLOW-58)."""
    for explorer in range(EXPLORERS):
        if may_set_out(s, seat, explorer, out, number):
            out[number] = act.SELECT + explorer
            number += 1
    if may_fish(s, seat):
        out[number] = act.FISH
        number += 1
    return number


@rule
def list_collecting(s, seat, out):
    """Collect an object that fits, or nothing. With a full backpack, drop something first (FLOW-Q38)."""
    number = list_drops(s, seat, out, 0)
    if load(s, seat) < BACKPACK:
        for thing in range(OBJECTS):
            if s.lying[thing, s.ended] > 0:
                out[number] = act.COLLECT + thing
                number += 1
    out[number] = act.COLLECT + OBJECTS
    return number + 1


# --- chance ------------------------------------------------------------------


@rule
def outcomes(s, out, weights):
    """A start player, a floe or a tile, weighted by what is left (FLOW-05, FLOW-Q66)."""
    if s.phase == Phase.START:
        return list_evenly(s.players, out, weights)
    number = 0
    last = TILES
    if s.phase != Phase.TURN_UP:
        last = PATTERNS
    for outcome in range(last):
        weight = weight_of(s, outcome)
        if weight > 0:
            out[number] = outcome
            weights[number] = weight
            number += 1
    return number


@rule
def weight_of(s, outcome):
    """The floes of a pattern in the bag, or the tiles of a kind in the stack.

    An empty stack counts as full (FLOW-36).
    """
    if s.phase != Phase.TURN_UP:
        return count(s.bag & ALIKE[outcome])
    if s.stack_size == 0:
        return int(COPIES[outcome])
    return int(s.stack[outcome])


@rule
def sample(s, rng):
    """Draw one of the `outcomes` without listing them."""
    if s.phase == Phase.START:
        return below(rng, s.players)
    if s.phase == Phase.TURN_UP:
        return random_tile(s, rng)
    rest = below(rng, count(s.bag))
    floes = int(s.bag)
    for _ in range(rest):
        floes &= floes - 1
    return int(PATTERN[lowest(floes)])


@rule
def random_tile(s, rng):
    """The kind of a random tile in the stack."""
    tiles = int(s.stack_size)
    if tiles == 0:
        tiles = ALL_TILES
    rest = below(rng, tiles)
    kind = 0
    while rest >= weight_of(s, kind):
        rest -= weight_of(s, kind)
        kind += 1
    return kind


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """Carry out one decision or outcome of chance, and everything up to the next decision."""
    phase = s.phase
    if seat == CHANCE:
        apply_outcome(s, action)
    elif act.DROP <= action < act.END:
        drop_object(s, seat, action)
    elif phase == Phase.TURN:
        play_turn(s, seat, action)
    elif phase == Phase.JOURNEY:
        play_journey(s, seat, action)
    elif phase == Phase.FLOE:
        use_floe(s, action)
    elif phase == Phase.COLLECT:
        collect(s, seat, action - act.COLLECT)
    elif phase == Phase.THREAT:
        answer_threat(s, seat, action)
    elif phase == Phase.DRIVE:
        drive(s, seat, action - act.DRIVE)
    elif phase == Phase.REMOVE:
        take_from_strait(s, action - act.HEX)
    else:
        apply_placing(s, seat, action)


@rule
def apply_placing(s, seat, action):
    """Place an explorer or a floe, in the start phase and in A3."""
    phase = s.phase
    if phase == Phase.SETUP_EXPLORER:
        start.place_explorer(s, seat, ALASKA + action - act.STATION)
    elif phase == Phase.SETUP_PICK:
        start.pick_floe(s, seat, action - act.PICK)
    elif phase == Phase.SETUP_HEX or phase == Phase.DISCOVER_HEX:
        s.hex = action - act.HEX
        s.phase = phase + 1  # how it lies
    elif phase == Phase.SETUP_ORIENT:
        start.place_start_floe(s, action - act.ORIENT)
    else:
        place_floe(s, action - act.ORIENT)
        end_floe_action(s)


@rule
def apply_outcome(s, outcome):
    """Chance decides the start player, a floe from the bag or a tile (section 6.2)."""
    if s.phase == Phase.START:
        start.begin_placing(s, outcome)
    elif s.phase == Phase.DEAL:
        start.deal_floe(s, outcome)
    elif s.phase == Phase.DRAW:
        s.floe = lowest(s.bag & ALIKE[outcome])
        s.bag &= ~(1 << s.floe)
        s.phase = Phase.TURN_UP
    else:
        take_tile(s, outcome)
        if is_starting(s):
            start.turn_up_start_tile(s)
        else:
            turn_up_discovery(s)


@rule
def play_turn(s, seat, action):
    """The current player begins an action or ends the turn (FLOW-15 to FLOW-19)."""
    if action < act.ORIENT:
        s.hex = action - act.HEX
        s.phase = Phase.FLOE
    elif action == act.DISCOVER:
        discover(s)
    elif action < act.FISH:
        set_out(s, seat, action - act.SELECT)
    elif action == act.FISH:
        go_fishing(s, seat)
    else:
        end_turn(s, seat)


@rule
def drop_object(s, seat, action):
    """Drop the object of an action at its explorer (FLOW-57). Whatever is in progress goes on."""
    if action < act.DROP + EXPLORERS:
        drop(s, seat, ROPE, action - act.DROP)
    else:
        drop(s, seat, FISH, action - act.DROP - EXPLORERS)
    if s.phase == Phase.JOURNEY:
        visit(s, s.explorers[seat, s.traveller], True)  # FLOW-Q34


@rule
def play_journey(s, seat, action):
    """Move on or stop (FLOW-38)."""
    if action == act.STOP:
        stop(s, seat)
    else:
        go_on_travelling(s, seat, action)


@rule
def stop(s, seat):
    """The move ends. Bears here are driven off (FLOW-62); then an object may be collected (FLOW-51)."""
    s.explorer_done = 1
    s.visited[:] = 0
    s.ended = s.explorers[seat, s.traveller]
    if s.lying[BEAR, s.ended] > 0:
        end_on_bears(s, seat, s.traveller, s.ended)
    go_on(s)


@rule
def end_turn(s, seat):
    """The turn passes clockwise (FLOW-19). The option `turn_cap` can end the game (section 4)."""
    s.floe_done = 0
    s.explorer_done = 0
    s.collected = NO_OBJECT
    s.turns += 1
    s.turn = left_of(s, seat)
    if s.turn_cap != ANY_TURN and s.turns == s.turn_cap * s.players:
        s.phase = Phase.OVER
        s.winner = leader(s)


@rule
def is_capped(s):
    """Whether `turn_cap` ended the game before anybody had enough explorers in Siberia (section 4)."""
    if s.phase != Phase.OVER:
        return False
    for seat in range(s.players):
        if in_siberia(s, seat) >= s.needed:
            return False
    return True


@rule
def leader(s):
    """The only seat with the most explorers in Siberia, or NOBODY (section 4)."""
    best = NOBODY
    most = -1
    for seat in range(s.players):
        number = in_siberia(s, seat)
        if number == most:
            best = NOBODY
        if number > most:
            most = number
            best = seat
    return best


@rule
def result(s, points, places):
    """Points are explorers in Siberia. At the end they decide the places; ties share a place (section 4)."""
    points[:] = 0
    places[:] = 0
    for seat in range(s.players):
        points[seat] = in_siberia(s, seat)
    if s.phase != Phase.OVER:
        return
    for seat in range(s.players):
        places[seat] = points[seat]
    rank(places, s.players)
