"""Questions, actions, what goes on and the table of Arctic Race, as phrases of `text/*.ftl`; `story.py` tells facts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from snowbound.core.bits import has
from snowbound.core.kept_wording import MOST_PHRASES
from snowbound.core.words import Phrase, drawn, phrase, player

from . import actions as act
from .movement import icon_at
from .nouns import SECONDS, card, chip, face, listed, name, own_card, points, spot, whereabouts
from .rules import prizes
from .state import (
    CARDS,
    CIRCLE,
    GOAL,
    LAND,
    LAND_ICON,
    NO_CARD,
    NO_FACE,
    NOBODY,
    RACERS,
    SEATS,
    SECOND_ACTION,
    SLOT,
    SLOTS,
    UNSEEN_HAND,
    EndReason,
    Icon,
    Phase,
    SecondAction,
)
from .story import fact as fact
from .story import sprites as sprites

QUESTIONS = {
    Phase.CHOOSE: "ask-card",
    Phase.ACT: "ask-action",
    Phase.GIVE: "ask-give",
    Phase.CIRCLE: "ask-circle",
}
DECISIONS = {
    Phase.ACT: "decides-action",
    Phase.GIVE: "decides-give",
    Phase.CIRCLE: "decides-circle",
    Phase.ROLL: "rolls-now",
    Phase.DRAW: "shifts-now",
}
ENDINGS = {
    EndReason.THREE_HOME: "line-three-home",
    EndReason.FLOES_OUT: "line-floes-out",
    EndReason.STOPPED: "line-stopped",
}
THINGS = {
    SecondAction.PASS_START: "race-icon-start",
    SecondAction.SHIFT: "race-icon-shift",
    SecondAction.ROLL: "race-icon-die",
    SecondAction.PICKUP: "race-icon-pickup",
}
ALL_SEATS = (1 << SEATS) - 1


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase == Phase.ACT:
        return phrase("ask-action", card=card(s.card))
    return phrase(QUESTIONS[Phase(s.phase)])


def action(s: Any, seat: int, action: int) -> Phrase:
    """The name of an action, as on a button."""
    if action < act.MOVE:
        return phrase("choose", card=own_card(action - act.CARD, seat))
    if action == act.SECOND:
        return second(int(s.card))
    if action >= act.GIVE and action < act.CIRCLE:
        return give(seat, action - act.GIVE)
    racer, steps = moved(s, action)
    return move(seat, racer, steps)


@cache
def move(seat: int, racer: int, steps: int) -> Phrase:
    """A move of a racer."""
    return phrase("move", number=racer + 1, name=chip(name(racer), racer, seat), steps=steps)


@cache
def second(card: int) -> Phrase:
    """The second action of the card in progress, with the thing it is about."""
    kind = SecondAction.NONE if card == NO_CARD else SecondAction(SECOND_ACTION[card])
    what = phrase(SECONDS[kind])
    return drawn(what, THINGS[kind]) if kind in THINGS else what


@cache
def give(seat: int, receiver: int) -> Phrase:
    """What a seat does with the start token: give it to a player, or take it."""
    return phrase("take-token") if receiver == seat else phrase("give", receiver=player(receiver))


def moved(s: Any, action: int) -> tuple[int, int]:
    """The racer that an action moves, and how far."""
    if action >= act.CIRCLE:
        return action - act.CIRCLE, int(s.circle_steps)
    racer = action - act.MOVE
    steps = 0 if s.card == NO_CARD else s.card_steps[s.card, racer]
    return racer, int(steps or s.racer_steps[racer])


# --- what goes on ------------------------------------------------------------


def situation(s: Any, seat: int) -> list[Phrase]:
    """The round and its turns, who decides what, and that the game is about to end."""
    if not s.round_number or s.phase == Phase.END:
        return []
    return [line_of_round(int(s.round_number)), decision(int(s.phase), int(s.turn), int(s.card)), *endings(s)]


@lru_cache(MOST_PHRASES)
def line_of_round(number: int) -> Phrase:
    """The number of the round."""
    return phrase("line-round", round=number)


@cache
def decision(phase: int, turn: int, card: int) -> Phrase:
    """What is decided now: by everyone, by the player in turn, or by chance."""
    if phase == Phase.CHOOSE:
        return phrase("everyone-chooses")
    return phrase(DECISIONS[Phase(phase)], player=player(turn), card=own_card(card, turn))


def order(s: Any) -> list[int]:
    """The seats in the order of their turns; those that have had theirs come last."""
    players, opener, turn = int(s.players), int(s.opener), int(s.turn)
    if opener == NOBODY:
        return list(range(players))
    left = seats_left(int(s.phase), turn, int(s.face_down))
    return sorted(order_of_turns(opener, players), key=lambda seat: not has(left, seat))


def order_of_turns(opener: int, players: int) -> list[int]:
    """The seats in the order of this round's turns: clockwise from the one that held the start token (RACE-13)."""
    return [(opener + place) % players for place in range(players)]


def seats_left(phase: int, turn: int, face_down: int) -> int:
    """A bit per seat that has not had its whole turn in this round."""
    return ALL_SEATS if phase <= Phase.CHOOSE else face_down | (1 << turn if turn != NOBODY else 0)


def round_and_order(number: int, opener: int, players: int) -> Phrase:
    """The round and the order of its turns."""
    return phrase("round-and-order", round=number, order=listed(map(player, order_of_turns(opener, players))))


def endings(s: Any) -> list[Phrase]:
    """Why the game ends after this round, or has ended."""
    return [phrase(text) for reason, text in ENDINGS.items() if s.ending & reason]


# --- the table ---------------------------------------------------------------


def table(s: Any, seat: int) -> list[Phrase]:
    """The round, the track with its icons, the river, then each player's cards and racers."""
    lines = [round_and_order(int(s.round_number), int(s.opener), int(s.players))] if s.round_number else []
    if s.holder != NOBODY:
        lines.append(start_token(s.holder))
    lines += [land(), *(slot(s, number) for number in range(SLOTS)), phrase("line-stack", number=int(s.stack))]
    if shown_face(s) != NO_FACE:
        lines.append(phrase("line-die", face=face(shown_face(s))))
    for other in range(s.players):
        lines.append(cards_of(s, other, seat))
        lines.append(racers_of(s, other))
    if s.face_down:
        lines.append(phrase("line-face-down", number=int(s.face_down).bit_count()))
    if seat >= 0 and s.chosen[seat] != NO_CARD:
        lines.append(phrase("line-chosen", card=card(s.chosen[seat])))
    if s.card != NO_CARD:
        lines.append(phrase("line-revealed", player=player(s.turn), card=card(s.card)))
    return lines + endings(s)


@cache
def land() -> Phrase:
    """The icons of the fields on land; all others there are blank."""
    icons = [(p, int(LAND_ICON[p])) for p in range(1, GOAL) if SLOT[p] == LAND and LAND_ICON[p] != Icon.BLANK]
    return phrase(
        "line-land", last=GOAL - 1, fields=listed((spot(position, icon) for position, icon in icons), "listed-long")
    )


def slot(s: Any, number: int) -> Phrase:
    """The fields of a slot of the river and their icons."""
    fields = [p for p in range(1, GOAL) if SLOT[p] == number]
    return phrase(
        "line-slot", slot=number + 1, fields=listed((spot(p, int(icon_at(s, p))) for p in fields), "listed-long")
    )


def cards_of(s: Any, seat: int, viewer: int) -> Phrase:
    """A player's cards and points."""
    return line_of_cards(seat, known_cards(s, seat, viewer, pile_of(s, seat)), int(prizes(s, seat)))


def pile_of(s: Any, seat: int) -> tuple[int, ...]:
    """A player's revealed cards, the top one last; COVERED is one that the viewer cannot see."""
    return tuple([card for card in s.pile[seat].tolist() if card != NO_CARD])


class KnownCards(NamedTuple):
    """What a viewer is told of a player's cards."""

    hand: int  # a bit per card, or UNSEEN_HAND
    number: int  # of cards in hand; a face-down one counts
    shown: tuple[int, ...]  # revealed cards: the top one, or all of them if piles are open


def known_cards(s: Any, seat: int, viewer: int, pile: tuple[int, ...]) -> KnownCards:
    """Return what is told of a player's cards: the hand only to its owner, unless piles are open (RACE-Q40)."""
    hand = int(s.hand[seat]) if seat == viewer or s.open_piles else UNSEEN_HAND
    return KnownCards(hand, CARDS - len(pile), pile if s.open_piles else pile[-1:])


@lru_cache(MOST_PHRASES)
def line_of_cards(seat: int, cards: KnownCards, won: int) -> Phrase:
    """A player's cards and points; of a rival's the number in hand and the top of the pile (RACE-16, RACE-Q40)."""
    who, shown = player(seat), listed(map(numbered, cards.shown))
    if cards.hand == UNSEEN_HAND:
        return phrase("line-top-card", player=who, number=cards.number, top=shown, points=points(won))
    hand = listed(numbered(number) for number in range(CARDS) if has(cards.hand, number))
    return phrase("line-cards", player=who, hand=hand, pile=shown, points=points(won))


@cache
def numbered(number: int) -> Phrase:
    """A card by its number."""
    return phrase("numbered-card", card=number + 1)


def racers_of(s: Any, seat: int) -> Phrase:
    """Where a player's racers are, and the icons that they stand on."""
    racers = (phrase("racer", number=n + 1, name=name(n), where=place_of(s, seat, n)) for n in range(RACERS))
    return phrase("line-racers", player=player(seat), racers=listed(racers, "listed-long"))


def place_of(s: Any, seat: int, racer: int) -> Phrase:
    """Where a racer is."""
    here = int(s.field[seat, racer])
    return whereabouts(here, int(s.place[seat, racer]), int(icon_at(s, here)) if here != GOAL else Icon.BLANK)


# --- labels of the picture ---------------------------------------------------


@lru_cache(MOST_PHRASES)
def figure(seat: int, racer: int, where: Phrase) -> Phrase:
    """A racer: its owner, its number and where it is."""
    return phrase("figure", player=player(seat), number=racer + 1, name=name(racer), where=where)


@cache
def landing(position: int, icon: int) -> Phrase:
    """Where a move leads."""
    return phrase("leads-to", where=finish() if position == GOAL else spot(position, icon))


def finish() -> Phrase:
    """The goal."""
    return phrase("finish")


def drop() -> Phrase:
    """Where floes leave the river."""
    return phrase("drop")


@cache
def stack(number: int) -> Phrase:
    """The stack of floe tiles."""
    return phrase("stack", number=number)


def die(face: int) -> Phrase:
    """The die and what it shows."""
    if face == NO_FACE:
        return phrase("die")
    return phrase("die-circle") if face == CIRCLE else phrase("die-number", number=face + 1)


def shown_face(s: Any) -> int:
    """What the last roll shows, a racer or CIRCLE; NO_FACE while the die is about to be rolled."""
    return NO_FACE if s.phase == Phase.ROLL or s.face == NO_FACE else int(s.die_face[s.face])


def race(racer: int) -> Phrase:
    """A lane of the point board."""
    return phrase("race", number=racer + 1, name=name(racer))


def prize(racer: int, place: int, points: int) -> Phrase:
    """A place of a race and its prize."""
    return phrase("prize", number=racer + 1, place=place, points=points)


@cache
def start_token(seat: int) -> Phrase:
    """The start token and who holds it."""
    return phrase("line-token", player=player(seat))


@cache
def face_down(seat: int, number: int) -> Phrase:
    """A chosen card, named only to those who know it."""
    if number == NO_CARD:
        return phrase("face-down", player=player(seat))
    return phrase("face-down-known", player=player(seat), card=card(number))


@cache
def on_table(seat: int, number: int) -> Phrase:
    """A revealed card."""
    return phrase("on-table", player=player(seat), card=card(number))


@cache
def cards_in_hand(number: int) -> Phrase:
    """How many cards a player may choose from."""
    return phrase("cards-in-hand", number=number)


@cache
def racers_home(number: int) -> Phrase:
    """How many racers of a player are home."""
    return phrase("racers-home", number=number)
