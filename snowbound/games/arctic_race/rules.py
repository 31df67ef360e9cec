"""The rules of Arctic Race, in the order in which a round runs through them."""

from typing import Any

from snowbound.core.bits import count, has, list_bits, lowest
from snowbound.core.chance import below
from snowbound.core.contract import CHANCE
from snowbound.core.game import ANY_SEAT
from snowbound.core.rule import rule
from snowbound.core.seats import left_of, rank

from . import actions as act
from .movement import move, push_floes
from .state import (
    ALL_CARDS,
    ALL_RACERS,
    ALL_TILES,
    CARD_RACERS,
    CARDS,
    CIRCLE,
    FACES,
    NO_CARD,
    NO_FACE,
    NO_TILE,
    NOBODY,
    NOT_HOME,
    RACERS,
    SEATS,
    SECOND_ACTION,
    SLOTS,
    TILES,
    EndReason,
    Icon,
    Phase,
    SecondAction,
)


@rule
def setup(s, players, options):
    """Racers start with their owners, cards in hand, tiles unseen (RACE-02 to RACE-06, RACE-Q2)."""
    s.players = players
    s.max_rounds = options[1]
    s.open_piles = options[2]
    s.holder = s.opener = s.turn = NOBODY
    s.card = NO_CARD
    s.face = NO_FACE
    s.pile[:] = NO_CARD
    s.chosen[:] = NO_CARD
    s.hand[:] = ALL_CARDS
    s.river[:] = NO_TILE
    s.unseen = ALL_TILES
    s.stack = TILES - s.removed[players] - SLOTS
    s.phase = Phase.FIRST
    if options[0] != ANY_SEAT:  # RACE-Q39
        s.holder = options[0]
        s.phase = Phase.LAY


# --- who may do what ---------------------------------------------------------


@rule
def actors(s):
    """All players choose their cards at the same time (RACE-12); otherwise the player in turn or chance acts."""
    phase = s.phase
    if phase == Phase.CHOOSE:
        return ((1 << s.players) - 1) & ~s.face_down
    if phase == Phase.ACT or phase == Phase.GIVE or phase == Phase.CIRCLE:
        return 1 << s.turn
    if phase == Phase.END:
        return 0
    return 1 << CHANCE


@rule
def legal(s, seat, out):
    """List the actions of the current phase (RULES.md, section 6)."""
    phase = s.phase
    if phase == Phase.CHOOSE:
        return list_bits(int(s.hand[seat]), act.CARD, out, 0)  # RACE-16
    if phase == Phase.GIVE:
        return list_bits(possible_holders(s), act.GIVE, out, 0)
    if phase == Phase.CIRCLE:
        return list_bits(racers_not_home(s, seat), act.CIRCLE, out, 0)  # RACE-46, RACE-Q24
    number = list_bits(racers_of_card(s, seat, int(s.card)), act.MOVE, out, 0)
    if SECOND_ACTION[s.card] != SecondAction.NONE:
        out[number] = act.SECOND
        number += 1
    return number


@rule
def possible_holders(s):
    """The start token goes to any player who does not hold it (RACE-42, RACE-Q28)."""
    return ((1 << s.players) - 1) & ~(1 << s.holder)


@rule
def racers_not_home(s, seat):
    """A player's racers that can still move, those with their owner included."""
    return ALL_RACERS & ~int(s.home[seat])


@rule
def racers_of_card(s, seat, card):
    """A card moves its own racers, unless they are home (RACE-25 to RACE-28)."""
    return CARD_RACERS[card] & racers_not_home(s, seat)


@rule
def can_act(s, seat, card):
    """Whether a card has any possible action; without one the turn is skipped (RACE-Q33)."""
    return SECOND_ACTION[card] != SecondAction.NONE or racers_of_card(s, seat, card) != 0


@rule
def outcomes(s, out, weights):
    """Seats, faces of the die and unseen tiles are equally likely (RACE-Q21, RACE-Q22)."""
    members = s.unseen
    if s.phase == Phase.FIRST:
        members = (1 << s.players) - 1
    elif s.phase == Phase.ROLL:
        members = (1 << FACES) - 1
    number = list_bits(members, 0, out, 0)
    for i in range(number):
        weights[i] = 1
    return number


@rule
def sample(s, rng):
    """Draw one of `outcomes` without listing them."""
    if s.phase == Phase.ROLL:
        return below(rng, FACES)
    if s.phase == Phase.FIRST:
        return below(rng, s.players)
    tiles = s.unseen
    for _ in range(below(rng, count(tiles))):
        tiles &= tiles - 1
    return lowest(tiles)


# --- carrying it out ---------------------------------------------------------


@rule
def apply(s, seat, action):
    """Carry out a decision or an outcome of chance, and everything that follows without a further decision."""
    if s.phase == Phase.CHOOSE:
        choose_card(s, seat, action - act.CARD)
    elif s.phase == Phase.FIRST:
        s.holder = action  # RACE-04
        s.phase = Phase.LAY
    elif s.phase == Phase.LAY:
        lay_tile(s, action)
    elif carry_out(s, seat, action):
        next_turn(s, left_of(s, int(s.turn)))


@rule
def lay_tile(s, tile):
    """The first tiles go to slots 1 to 5 in order (RACE-06, RACE-Q21); then the first round begins."""
    slot = 0
    while s.river[slot] != NO_TILE:
        slot += 1
    s.river[slot] = tile
    s.unseen &= ~(1 << tile)
    if slot + 1 == SLOTS:
        begin_round(s)


@rule
def begin_round(s):
    """Everyone chooses a card; the holder of the start token will go first (RACE-12, RACE-18)."""
    s.round_number += 1
    s.opener = s.holder
    s.turn = NOBODY
    s.card = NO_CARD
    s.phase = Phase.CHOOSE


@rule
def choose_card(s, seat, card):
    """A chosen card lies face down; when everyone has chosen, the turns begin (RACE-12, RACE-13)."""
    s.chosen[seat] = card
    s.face_down |= 1 << seat
    if s.face_down == (1 << s.players) - 1:
        next_turn(s, int(s.opener))


@rule
def next_turn(s, seat):
    """Turns go clockwise from the opener, one per player (RACE-13, RACE-17); then the round ends.

    The start token may have moved in the meantime, so the face-down cards tell who has yet to play.
    """
    while s.face_down != 0:
        reveal(s, seat)
        if can_act(s, seat, int(s.card)):
            s.phase = Phase.ACT
            return
        seat = left_of(s, seat)  # RACE-Q33
    end_round(s)


@rule
def reveal(s, seat):
    """The card is turned face up on top of its owner's earlier cards (RACE-14, RACE-16)."""
    card = int(s.chosen[seat])
    height = CARDS - count(int(s.hand[seat]))
    s.pile[seat, height] = card
    s.hand[seat] &= ~(1 << card)
    s.chosen[seat] = NO_CARD
    s.face_down &= ~(1 << seat)
    s.turn = seat
    s.card = card


@rule
def carry_out(s, seat, action):
    """Carry out what the player in turn or chance has decided; return whether the chain is over (RACE-Q11)."""
    phase = s.phase
    if phase == Phase.ACT:
        if action == act.SECOND:
            return begin_effect(s, SECOND_ACTION[s.card])
        return move_on(s, seat, action - act.MOVE, int(s.card_steps[s.card, action - act.MOVE]))
    if phase == Phase.CIRCLE:
        return move_on(s, seat, action - act.CIRCLE, s.circle_steps)
    if phase == Phase.ROLL:
        s.face = action
        return use_die(s, int(s.die_face[action]))
    if phase == Phase.DRAW:
        s.stack -= 1
        s.unseen &= ~(1 << action)
        push_floes(s, action)  # RACE-49
    else:
        s.holder = action - act.GIVE  # RACE-42; it may move again (RACE-43)
    return True


@rule
def move_on(s, seat, racer, steps):
    """A racer that lands sets off the icon there (RACE-39, RACE-40). Returns whether the chain is over."""
    icon = move(s, seat, racer, steps)
    if icon == Icon.START:
        return begin_effect(s, SecondAction.PASS_START)
    if icon == Icon.DIE:
        return begin_effect(s, SecondAction.ROLL)
    if icon == Icon.PICKUP:
        return begin_effect(s, SecondAction.PICKUP)
    if icon == Icon.SHIFT:
        return begin_effect(s, SecondAction.SHIFT)
    return True


@rule
def begin_effect(s, kind):
    """Begin the effect of an icon or of a card's second action. Returns whether the chain is over."""
    if kind == SecondAction.PICKUP:
        pick_up(s, int(s.turn))  # RACE-48
        return True
    if kind == SecondAction.PASS_START:
        s.phase = Phase.GIVE
    elif kind == SecondAction.ROLL:
        s.phase = Phase.ROLL
    elif s.stack > 0:
        s.phase = Phase.DRAW
    else:  # RACE-55, RACE-61, RACE-Q16
        s.ending |= EndReason.FLOES_OUT
        push_floes(s, NO_TILE)
        return True
    return False


@rule
def pick_up(s, seat):
    """A player takes all cards of the own pile into the hand, the last one included (RACE-30, RACE-Q25)."""
    s.hand[seat] = ALL_CARDS
    s.pile[seat, :] = NO_CARD


@rule
def use_die(s, racer):
    """A number moves that racer (RACE-44) unless it is home (RACE-45); the circle lets the player choose (RACE-46)."""
    seat = int(s.turn)
    able = racers_not_home(s, seat)
    if racer == CIRCLE:
        s.phase = Phase.CIRCLE
        return able == 0
    if not has(able, racer):
        return True
    return move_on(s, seat, racer, int(s.racer_steps[racer]))


# --- the end of a round ------------------------------------------------------


@rule
def end_round(s):
    """Empty hands are refilled (RACE-19); then the game ends or the next round begins (RACE-60, RACE-61)."""
    for seat in range(s.players):
        if s.hand[seat] == 0:
            pick_up(s, seat)
        if count(int(s.home[seat])) >= s.home_to_end:
            s.ending |= EndReason.THREE_HOME
    if s.round_number >= s.max_rounds:
        s.ending |= EndReason.STOPPED  # RACE-Q35
    if s.ending != 0:
        s.turn = NOBODY
        s.card = NO_CARD
        s.phase = Phase.END
    else:
        begin_round(s)


@rule
def result(s, points, places):
    """Most points win (RACE-68); ties are broken race by race, for every place (RACE-69, RACE-Q38)."""
    points[:] = 0
    places[:] = 0
    for seat in range(s.players):
        points[seat] = prizes(s, seat)
    if s.phase != Phase.END:
        return
    for seat in range(s.players):
        places[seat] = value_at_end(s, seat, points[seat])
    rank(places, s.players)


@rule
def prizes(s: Any, seat: int) -> int:
    """Return the prizes of a player's racers that are home (RACE-63 to RACE-67, RACE-Q43)."""
    total = 0
    for racer in range(RACERS):
        total += int(s.prize[racer, s.place[seat, racer]])
    return total


@rule
def value_at_end(s, seat, points):
    """More points are better, then the better place in the first race that differs (RACE-69, RACE-Q36).

    Seats without a difference share a place (RACE-70, RACE-Q37).
    """
    value = int(points)
    for racer in range(RACERS):
        value *= SEATS + 1  # a race counts more than all races after it
        if s.place[seat, racer] != NOT_HOME:
            value += SEATS + 1 - int(s.place[seat, racer])
    return value
