"""The seats that may act and the actions they may take (section 6 of RULES.md)."""

from snowbound.core.bits import list_bits
from snowbound.core.contract import CHANCE
from snowbound.core.rule import rule

from . import actions as act
from .cards import can_draw
from .state import (
    BIT,
    COLOUR_OF,
    COLOURS,
    KINDS,
    SAME_SYMBOL,
    SUIT,
    TOWERS,
    TYPE,
    WHOLE_SUIT,
    WILD,
    Phase,
    Type,
)
from .table import next_seat


@rule
def actors(s):
    """One seat acts, except in CATCH, where all other players answer at the same time (section 6)."""
    phase = s.phase
    if phase == Phase.GAME_END:
        return 0
    if (phase <= Phase.TURN_UP) or (phase == Phase.DRAWING) or (phase == Phase.ROUND_END):
        return 1 << CHANCE
    if phase == Phase.RESPOND:
        return 1 << next_seat(s, s.turn)
    if phase == Phase.CATCH:
        return ((1 << s.players) - 1) & ~(1 << s.turn) & ~s.answered
    return 1 << s.turn


@rule
def legal(s, seat, out):
    """Each phase has its own list of actions (section 6)."""
    phase = s.phase
    if phase == Phase.TURN:
        return legal_in_turn(s, seat, out)
    if phase == Phase.DRAWN:
        return legal_when_drawn(s, seat, out)
    if phase == Phase.COLOUR or phase == Phase.START_COLOUR:
        for colour in range(COLOURS):
            out[colour] = act.COLOUR + colour
        return COLOURS
    if phase == Phase.TOWER:
        return legal_towers(s, seat, out)
    if phase == Phase.KEEP:
        return legal_to_keep(s, seat, out)
    first = act.CALL  # DECLARE: call, stay silent
    if phase == Phase.CATCH:
        first = act.CATCH  # catch, let go
    if phase == Phase.RESPOND:
        first = act.CHALLENGE  # challenge, accept
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def legal_in_turn(s, seat, out):
    """Play a card that matches, or draw one (UNO-16 to UNO-21).

    When no card can be drawn, play a card; pass only if none matches (UNO-62).
    """
    number = 0
    for colour in range(COLOURS):
        number = list_bits(playable_places(s, colour) & s.suits[seat, colour], colour * SUIT, out, number)
    for kind in range(WILD, KINDS):
        if s.hands[seat, kind] > 0 and is_playable(s, seat, kind):
            out[number] = kind
            number += 1
    if can_draw(s):
        out[number] = act.DRAW
        return number + 1
    if number == 0:
        out[0] = act.PASS
        return 1
    return number


@rule
def legal_when_drawn(s, seat, out):
    """Only the drawn card may be played (UNO-22, UNO-23). Even a lone pass is asked (UNO-Q37)."""
    number = 0
    if is_playable(s, seat, s.drawn):
        out[0] = act.CARD + s.drawn
        number = 1
    out[number] = act.PASS
    return number + 1


@rule
def legal_towers(s, seat, out):
    """Take any tower that you do not hold, from the pool or from a player (UNO-32, UNO-33)."""
    number = 0
    for tower in range(TOWERS):
        if s.tower[tower] != seat:
            out[number] = act.TOWER + tower
            number += 1
    return number


@rule
def legal_to_keep(s, seat, out):
    """Keep any card of your hand (UNO-51), or all of them and the towers (UNO-Q24)."""
    number = 0
    for kind in range(KINDS):
        if s.hands[seat, kind] > 0:
            out[number] = act.CARD + kind
            number += 1
    if s.must_use_four:
        return number
    out[number] = act.DECLINE
    return number + 1


@rule
def playable_places(s, colour):
    """The places in a suit whose cards match by colour, number or type (UNO-17, UNO-18, UNO-19)."""
    if colour == s.colour:
        return WHOLE_SUIT
    if s.symbol_counts == 0:  # UNO-13
        return 0
    return SAME_SYMBOL[s.top, colour]


@rule
def is_playable(s, seat, kind):
    """Whether a card may be played (UNO-17).

    Without bluffing, a Wild Draw Four needs a hand without the colour in force (UNO-36).
    """
    if kind < WILD:
        return playable_places(s, COLOUR_OF[kind]) & BIT[kind] != 0
    if TYPE[kind] != Type.WILD_DRAW_FOUR or s.bluff:
        return True
    return s.suits[seat, s.colour] == 0
