"""What a seat knows, as numbers: the planes, and the rule that fills them."""

from snowbound.core.contract import SPECTATOR
from snowbound.core.observation import MOST, Observation, Plane, chair, mark, mark_bits, mark_seat, names_of
from snowbound.core.rule import rule

from .state import (
    CARDS,
    GOAL,
    LAND,
    LAND_ICON,
    NO_CARD,
    RACERS,
    ROW,
    SEATS,
    SLOT,
    TILE,
    TILE_ICON,
    TILES,
    EndReason,
    Icon,
    Phase,
)

ENDINGS, ICONS = len(EndReason), len(Icon)

OBSERVATION = Observation(
    1,
    (
        Plane("players", (), 2, SEATS, "seats in this game"),
        Plane("seat", (SEATS,), 0, 1, "the observer's seat as actions name it; a spectator has none"),
        Plane("phase", (len(Phase),), 0, 1, "what is asked: one of Phase", names_of(Phase)),
        Plane("max_rounds", (), 1, 10_000, "option max_rounds"),
        Plane("round_number", (), 0, MOST, "from 1; 0 before the first round"),
        Plane("holder", (SEATS,), 0, 1, "the chair with the start token"),
        Plane("opener", (SEATS,), 0, 1, "the chair whose turn is the first of this round"),
        Plane("turn", (SEATS,), 0, 1, "the chair in turn; nobody while cards are chosen"),
        Plane("card", (CARDS,), 0, 1, "the card in progress"),
        Plane("ending", (ENDINGS,), 0, 1, "why the game ends after this round: bits of EndReason", names_of(EndReason)),
        Plane("field", (SEATS, RACERS), 0, GOAL, "field[chair, racer]: 0 with its owner, position 1 to 36, 37 home"),
        Plane("place", (SEATS, RACERS), 0, SEATS, "place[chair, racer]: its place in its race, 0 if it is not home"),
        Plane("finished", (RACERS,), 0, SEATS, "finished[race]: how many are home in it"),
        Plane("occupied", (GOAL,), 0, 1, "occupied[position]: a racer stands there; position 0 is none"),
        Plane(
            "icons",
            (GOAL, ICONS),
            0,
            1,
            "icons[position]: what it carries now, one of Icon; position 0 is none",
            names_of(Icon),
        ),
        Plane("hand", (SEATS, CARDS), 0, 1, "hand[chair, card]: in hand; a face-down card counts as in hand"),
        Plane("pile_top", (SEATS, CARDS), 0, 1, "pile_top[chair, card]: the card on top of the pile"),
        Plane("face_down", (SEATS,), 0, 1, "face_down[chair]: a card lies face down"),
        Plane("chosen", (CARDS,), 0, 1, "the observer's own face-down card"),
        Plane("stack", (), 0, TILES, "tiles in the stack"),
        Plane("unseen", (TILES,), 0, 1, "unseen[tile]: nobody has seen it, so it may still be drawn", TILE),
    ),
)
AT = OBSERVATION.at


@rule
def is_discreet(s):
    """Of the face-down cards only the observer's own is read; covered cards are public (RACE-Q40)."""
    return True


@rule
def observe(s, seat, out):
    """Write the table, each player's racers and cards, and the icons on the path."""
    out[AT.players] = s.players
    out[AT.phase + s.phase] = 1
    out[AT.max_rounds] = s.max_rounds
    out[AT.round_number] = s.round_number
    out[AT.stack] = s.stack
    players = int(s.players)
    mark_seat(out, AT.holder, s.holder, seat, players)
    mark_seat(out, AT.opener, s.opener, seat, players)
    mark_seat(out, AT.turn, s.turn, seat, players)
    mark(out, AT.card, s.card)
    mark_bits(out, AT.ending, s.ending, ENDINGS)
    mark_bits(out, AT.occupied, s.occupied, GOAL)
    mark_bits(out, AT.unseen, s.unseen, TILES)
    for racer in range(RACERS):
        out[AT.finished + racer] = s.finished[racer]
    for other in range(players):
        observe_player(s, other, chair(other, seat, players), out)
    observe_path(s, out)
    if seat != SPECTATOR:
        out[AT.seat + seat] = 1
        mark(out, AT.chosen, int(s.chosen[seat]))


@rule
def observe_player(s, seat, place, out):
    """Write what everyone sees of one player."""
    for racer in range(RACERS):
        out[AT.field + RACERS * place + racer] = s.field[seat, racer]
        out[AT.place + RACERS * place + racer] = s.place[seat, racer]
    mark_bits(out, AT.hand + CARDS * place, max(int(s.hand[seat]), 0), CARDS)  # empty if a view does not show it
    out[AT.face_down + place] = (s.face_down >> seat) & 1
    top = NO_CARD
    for height in range(CARDS):
        if s.pile[seat, height] != NO_CARD:
            top = int(s.pile[seat, height])
    mark(out, AT.pile_top + CARDS * place, top)


@rule
def observe_path(s, out):
    """Write what each position carries: the printed icon on land, the tile's icon in the river."""
    for position in range(1, GOAL):
        icon = LAND_ICON[position]
        if SLOT[position] != LAND:
            icon = TILE_ICON[s.river[SLOT[position]], ROW[position]]
        out[AT.icons + ICONS * position + icon] = 1
