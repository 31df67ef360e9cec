"""Small positions of UNO Power Grab: small hands and a small draw pile, all of one colour.

In one colour every card can be played, so that rounds end soon. The other cards are in the discard pile. They
come back only when the draw pile runs out, and the solver does not follow that.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any

import numpy as np

from snowbound.core.chance import Stream, below, stream
from snowbound.core.kernels import Plain
from snowbound.core.record import States, copy_states, restore, snapshot
from snowbound.games import find
from snowbound.games.uno_power_grab import cards
from snowbound.games.uno_power_grab.state import COLOUR_OF, COLOURS, KINDS, POOL, TOWERS, Phase

from .best_response import Belief

GAME = find("uno_power_grab").printed  # positions are made with its numbers
ME, OTHER, PLAYERS = 0, 1, 2
SIZES = ((2, 2, 4), (3, 1, 4), (2, 1, 5))  # cards in my hand, in the other hand, in the pile


def random_hands(seed: int) -> States:
    """Return a random position in which it is my turn, in a single round without UNO calls."""
    rng = stream(seed)
    states = GAME.new_states(PLAYERS, {"scoring": "single_round", "uno_calls": "auto"})
    s: Any = GAME.record.view(states, 0)
    s.pile[:], s.pile_suit[:], s.pile_size = 0, 0, 0
    colour = below(rng, COLOURS)
    kinds = [kind for kind in range(KINDS) for _ in range(s.copies[kind])]
    suit = shuffled([kind for kind in kinds if COLOUR_OF[kind] == colour], rng)
    mine, theirs, pile = SIZES[below(rng, len(SIZES))]
    s.top, s.colour = suit.pop(), colour
    add_to_hand: Any = cards.add_to_hand
    for seat, size in ((ME, mine), (OTHER, theirs)):
        for _ in range(size):
            add_to_hand(s, seat, suit.pop())
    fill_pile(s, [suit.pop() for _ in range(pile)])
    beneath = suit + [kind for kind in kinds if COLOUR_OF[kind] != colour]
    s.buried[:], s.buried_size = np.bincount(beneath, minlength=KINDS), len(beneath)
    place_towers(s, rng)
    s.phase, s.turn, s.turn_number, s.round_number, s.dealer = Phase.TURN, ME, 1, 1, OTHER
    Plain(GAME).check(states, 0)
    return states


def shuffled(kinds: list[int], rng: Stream) -> list[int]:
    """Return the cards in random order."""
    return [kinds.pop(below(rng, len(kinds))) for _ in range(len(kinds))]


def fill_pile(s: Any, kinds: list[int]) -> None:
    """Put cards into the draw pile."""
    add_to_pile: Any = cards.add_to_pile
    for kind in kinds:
        add_to_pile(s, kind, 1)


def place_towers(s: Any, rng: Stream) -> None:
    """Give each tower to the pool or to a player; nobody gets all four."""
    for tower in range(TOWERS):
        s.tower[tower] = (ME, OTHER, POOL)[below(rng, 3)]
    if len(set(s.tower.tolist())) == 1:
        s.tower[0] = POOL


def deals(states: States, seat: int) -> Belief:
    """Return all positions that a seat cannot tell from this one, weighted by the ways to deal them (UNO-Q40)."""
    view = copy_states(states)
    Plain(GAME).conceal(view, 0, seat)
    s: Any = GAME.record.view(view, 0)
    other = 1 - seat
    unseen = s.copies - s.buried - s.hands[seat]
    unseen[s.top] -= 1
    hands = list(choose(unseen.tolist(), int(s.hand_size[other]), 0))
    worlds, ways = GAME.record.new(len(hands)), np.zeros(len(hands))
    for number, (hand, ways[number]) in enumerate(hands):
        restore(worlds, number, snapshot(dealt(view, other, hand, unseen), 0))
    return Belief(worlds, ways / ways.sum())


def choose(copies: list[int], number: int, kind: int) -> Iterator[tuple[list[int], int]]:
    """Yield every hand of `number` cards from this kind on, with the number of ways to deal it."""
    if number == 0:
        yield [], 1
    elif kind < KINDS:
        for taken in range(min(copies[kind], number) + 1):
            for hand, ways in choose(copies, number - taken, kind + 1):
                yield [kind] * taken + hand, ways * comb(copies[kind], taken)


def dealt(view: States, seat: int, hand: list[int], unseen: Any) -> States:
    """Return the view with this hand for a seat and the remaining unseen cards in the draw pile."""
    states = copy_states(view)
    s: Any = GAME.record.view(states, 0)
    s.hand_size[seat], s.pile_size = 0, 0
    add_to_hand: Any = cards.add_to_hand
    for kind in hand:
        add_to_hand(s, seat, kind)
    rest = unseen - np.bincount(hand, minlength=KINDS)
    fill_pile(s, [kind for kind in range(KINDS) for _ in range(rest[kind])])
    Plain(GAME).check(states, 0)
    return states
