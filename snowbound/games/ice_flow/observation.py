"""The position as planes of numbers; it is the same for everyone."""

from snowbound.core.bits import count
from snowbound.core.observation import MOST, Observation, Plane, capped, chair, mark, mark_bits, mark_seat, names_of
from snowbound.core.rule import rule

from .state import (
    ALIKE,
    ALL_TILES,
    BACKPACK,
    BEARS,
    BIT,
    DIRECTIONS,
    EXPLORERS,
    FIELDS,
    FLOES,
    HEXES,
    MOST_OBJECTS,
    NAMES,
    NO_FLOE,
    OBJECTS,
    PATTERN,
    PATTERNS,
    SEA,
    SEATS,
    THINGS,
    TILES,
    WORD,
    Danger,
    Phase,
)

PLACES = FIELDS + 1  # fields, and the floe in hand
DANGERS = len(Danger)

OBSERVATION = Observation(
    2,
    (
        Plane("players", (), 2, SEATS, "seats in this game"),
        Plane("needed", (), 2, 3, "option explorers_needed"),
        Plane("turn_cap", (), 0, 10_000, "option turn_cap; 0 = no limit"),
        Plane("overland", (), 0, 1, "option rope_along_coast; 1 = per_move"),
        Plane("phase", (len(Phase),), 0, 1, "the next decision: one of Phase", names_of(Phase)),
        Plane("first", (SEATS,), 0, 1, "the start player's chair"),
        Plane("turn", (SEATS,), 0, 1, "the chair of the player whose turn it is"),
        Plane("decider", (SEATS,), 0, 1, "while bears are driven off: the chair that decides"),
        Plane("turns", (), 0, MOST, "finished turns, at most 32767"),
        Plane("placed", (), 0, max(FLOES, SEATS * EXPLORERS), "start phase: explorers, then floes on the board"),
        Plane("floe_done", (), 0, 1, "the floe action of this turn is used"),
        Plane("explorer_done", (), 0, 1, "the explorer action of this turn is used"),
        Plane("collected", (OBJECTS,), 0, 1, "the object collected in this turn", ("rope", "fish")),
        Plane("winner", (SEATS,), 0, 1, "the winner's chair"),
        Plane("bag", (PATTERNS,), 0, FLOES, "bag[pattern]: floes in the bag"),
        Plane("hands", (SEATS, PATTERNS), 0, FLOES, "hands[chair, pattern]: floes drawn for the start phase"),
        Plane("floes", (SEA,), 0, 1, "floes[hex]: 1 = a floe is there", HEXES[:SEA]),
        Plane("edges", (SEA, DIRECTIONS), 0, 1, "edges[hex, direction]: 1 = the floe has a jagged edge there"),
        Plane("floe", (PATTERNS,), 0, 1, "the pattern of the floe drawn or picked and not yet placed"),
        Plane("hex", (SEA,), 0, 1, "the hex chosen for it; in FLOE the hex of the chosen floe", HEXES[:SEA]),
        Plane("stack", (TILES,), 0, ALL_TILES, "stack[kind]: tiles in the stack"),
        Plane("tile", (TILES,), 0, 1, "the tile turned up"),
        Plane("supply", (THINGS,), 0, MOST_OBJECTS, "ropes, fish, bears in the supply", ("rope", "fish", "bear")),
        Plane(
            "lying",
            (THINGS, PLACES),
            0,
            MOST_OBJECTS,
            "lying[thing, field]: ropes, fish, bears; the last place is the floe not yet placed",
            (*NAMES, "in_hand"),
        ),
        Plane("backpack", (SEATS, OBJECTS), 0, BACKPACK, "backpack[chair, object]: ropes, fish", ("rope", "fish")),
        Plane("explorers", (SEATS, EXPLORERS, FIELDS), 0, 1, "explorers[chair, number, field]", NAMES),
        Plane("traveller", (EXPLORERS,), 0, 1, "the explorer on its journey"),
        Plane("ended", (FIELDS,), 0, 1, "the field where the journey ended", NAMES),
        Plane(
            "visited",
            (FIELDS,),
            0,
            1,
            "visited[field]: 1 = closed to this journey until something is paid or dropped",
            NAMES,
        ),
        Plane("threatened", (EXPLORERS,), 0, 1, "the decider's explorer in danger"),
        Plane("dangers", (), 0, BEARS, "dangers still to be settled; the last one comes first"),
        Plane("danger", (BEARS, DANGERS), 0, 1, "danger[entry]: one of Danger", names_of(Danger)),
        Plane("danger_field", (BEARS, FIELDS), 0, 1, "danger_field[entry]: the field", NAMES),
        Plane(
            "danger_seat",
            (BEARS, SEATS),
            0,
            1,
            "danger_seat[entry]: ATTACK: the chair that endangered; DRIVING: the owner",
        ),
        Plane("danger_from", (BEARS, DIRECTIONS), 0, 1, "danger_from[entry]: ATTACK: the barred direction"),
        Plane("danger_explorer", (BEARS, EXPLORERS), 0, 1, "danger_explorer[entry]: DRIVING: the explorer"),
    ),
)
AT = OBSERVATION.at


@rule
def observe(s, seat, out):
    """Write the table, the players, the strait, and the journey or danger in progress."""
    players = int(s.players)
    out[AT.players] = s.players
    out[AT.needed] = s.needed
    out[AT.turn_cap] = s.turn_cap
    out[AT.overland] = s.overland
    out[AT.phase + s.phase] = 1
    mark_seat(out, AT.first, s.first, seat, players)
    mark_seat(out, AT.turn, s.turn, seat, players)
    mark_seat(out, AT.decider, s.decider, seat, players)
    mark_seat(out, AT.winner, s.winner, seat, players)
    out[AT.turns] = capped(s.turns)
    out[AT.placed] = s.placed
    out[AT.floe_done] = s.floe_done
    out[AT.explorer_done] = s.explorer_done
    mark(out, AT.collected, s.collected)
    for other in range(players):
        observe_player(s, other, chair(other, seat, players), out)
    observe_strait(s, out)
    observe_stocks(s, out)
    observe_journey(s, out)
    for entry in range(s.dangers):
        observe_danger(s, entry, seat, out)


@rule
def observe_player(s, seat, place, out):
    """Write a player's explorers, backpack and drawn floes."""
    for number in range(EXPLORERS):
        mark(out, AT.explorers + FIELDS * (EXPLORERS * place + number), int(s.explorers[seat, number]))
    for thing in range(OBJECTS):
        out[AT.backpack + OBJECTS * place + thing] = s.backpack[seat, thing]
    if s.hands[seat] != 0:
        for pattern in range(PATTERNS):
            out[AT.hands + PATTERNS * place + pattern] = count(int(s.hands[seat]) & ALIKE[pattern])


@rule
def observe_strait(s, out):
    """Write the floes, and the things on all fields."""
    for hex_ in range(SEA):
        if s.floe_at[hex_] != NO_FLOE:
            out[AT.floes + hex_] = 1
            mark_bits(out, AT.edges + DIRECTIONS * hex_, int(s.ice[hex_]), DIRECTIONS)
    for thing in range(THINGS):
        for place in range(PLACES):
            out[AT.lying + PLACES * thing + place] = s.lying[thing, place]


@rule
def observe_stocks(s, out):
    """Write the bag, the tiles and the supply."""
    for pattern in range(PATTERNS):
        out[AT.bag + pattern] = count(s.bag & ALIKE[pattern])
    for kind in range(TILES):
        out[AT.stack + kind] = s.stack[kind]
    for thing in range(THINGS):
        out[AT.supply + thing] = s.supply[thing]
    mark(out, AT.tile, s.tile)


@rule
def observe_journey(s, out):
    """Write what the current player has begun."""
    if s.floe != NO_FLOE:
        out[AT.floe + PATTERN[s.floe]] = 1
    mark(out, AT.hex, s.hex)
    mark(out, AT.traveller, s.traveller)
    mark(out, AT.ended, s.ended)
    mark(out, AT.threatened, s.threatened)
    if s.visited[0] != 0 or s.visited[1] != 0:
        for field in range(FIELDS):
            if s.visited[WORD[field]] & BIT[field] != 0:
                out[AT.visited + field] = 1


@rule
def observe_danger(s, entry, seat, out):
    """Write one entry of the stack of dangers."""
    out[AT.dangers] = s.dangers
    out[AT.danger + DANGERS * entry + int(s.danger[entry])] = 1
    out[AT.danger_field + FIELDS * entry + int(s.danger_field[entry])] = 1
    mark_seat(out, AT.danger_seat + SEATS * entry, int(s.danger_seat[entry]), seat, int(s.players))
    if s.danger[entry] == Danger.ATTACK:
        mark(out, AT.danger_from + DIRECTIONS * entry, int(s.danger_from[entry]))
    else:
        mark(out, AT.danger_explorer + EXPLORERS * entry, int(s.danger_from[entry]))
