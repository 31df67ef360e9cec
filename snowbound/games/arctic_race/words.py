"""Questions, actions, events and the table of Arctic Race, as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from .rules import prizes
from .state import (
    CARD_STEPS,
    CARDS,
    CIRCLE,
    CIRCLE_STEPS,
    FACE,
    GOAL,
    LAND,
    NO_CARD,
    NO_TILE,
    NOBODY,
    RACER_STEPS,
    RACERS,
    ROWS,
    SECOND_ACTION,
    SLOT,
    SYMBOL,
    TILE,
    TILE_ICON,
    WITH_OWNER,
    EndReason,
    Phase,
    SecondAction,
)
from .views import pile_height

NAMES = ("cross-country-skier", "snowboarder", "skier", "dog-sled", "snowmobile")
CARD_NAMES = ("card-1", "card-2", "card-3", "card-4", "card-5")
QUESTIONS = {
    Phase.CHOOSE: "ask-card",
    Phase.ACT: "ask-action",
    Phase.GIVE: "ask-give",
    Phase.CIRCLE: "ask-circle",
}
SECONDS = {
    SecondAction.NONE: "no-second",
    SecondAction.PASS_START: "pass-token",
    SecondAction.SHIFT: "shift",
    SecondAction.ROLL: "roll",
    SecondAction.PICKUP: "pick-up",
}
ICONS = (
    "icon-blank",
    "icon-plus1",
    "icon-plus2",
    "icon-plus3",
    "icon-die",
    "pick-up",
    "shift",
    "icon-start",
    "icon-water",
)
ENDINGS = {
    EndReason.THREE_HOME: "line-three-home",
    EndReason.FLOES_OUT: "line-floes-out",
    EndReason.STOPPED: "line-stopped",
}


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase == Phase.ACT:
        return phrase("ask-action", card=card(s.card))
    return phrase(QUESTIONS[Phase(s.phase)])


def card(number: int) -> Phrase:
    """A card by its number and what is on it."""
    return phrase(CARD_NAMES[number])


def action(s: Any, seat: int, action: int) -> Phrase:
    """The name of an action, as on a button."""
    if action < act.MOVE:
        return phrase("choose", card=card(action - act.CARD))
    if action == act.SECOND:
        return phrase(second(s))
    if action == act.GIVE + seat:
        return phrase("take-token")
    if action >= act.GIVE and action < act.CIRCLE:
        return phrase("give", receiver=player(action - act.GIVE))
    racer, steps = moved(s, action)
    return phrase("move", number=racer + 1, name=phrase(NAMES[racer]), steps=steps)


def second(s: Any) -> str:
    """The second action of the card in progress."""
    return "no-second" if s.card == NO_CARD else SECONDS[SecondAction(SECOND_ACTION[s.card])]


def moved(s: Any, action: int) -> tuple[int, int]:
    """The racer that an action moves, and how far."""
    if action >= act.CIRCLE:
        return action - act.CIRCLE, CIRCLE_STEPS
    racer = action - act.MOVE
    steps = RACER_STEPS[racer] if s.card == NO_CARD else CARD_STEPS[s.card, racer]
    return racer, int(steps or RACER_STEPS[racer])


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """The line in the log for an action or an outcome of chance."""
    if seat == CHANCE:
        return outcome(s, action or 0)
    who = player(seat)
    if action is None:
        return phrase("has-chosen", player=who)
    if action < act.MOVE:
        return phrase("chooses", player=who, card=action - act.CARD + 1)
    if action == act.SECOND:
        return phrase("does-" + second(s), player=who, card=s.card + 1)
    if action == act.GIVE + seat:
        return phrase("takes-token", player=who)
    if action >= act.GIVE and action < act.CIRCLE:
        return phrase("gives", player=who, receiver=player(action - act.GIVE))
    racer, steps = moved(s, action)
    name = phrase(NAMES[racer])
    if action >= act.CIRCLE:
        return phrase("moves-by-circle", player=who, number=racer + 1, name=name, steps=steps)
    return phrase("moves", player=who, card=s.card + 1, number=racer + 1, name=name, steps=steps)


def outcome(s: Any, number: int) -> Phrase:
    """The line in the log for an outcome of chance."""
    if s.phase == Phase.FIRST:
        return phrase("is-first", player=player(number))
    if s.phase == Phase.LAY:
        return phrase("is-laid", tile=tile(number))
    if s.phase == Phase.DRAW:
        return phrase("is-pushed-in", tile=tile(number))
    racer = int(FACE[number])
    if racer == CIRCLE:
        return phrase("rolls-circle", player=player(s.turn))
    return phrase("rolls", player=player(s.turn), number=racer + 1, name=phrase(NAMES[racer]))


def tile(number: int) -> str:
    """A tile by its id and the symbols of its fields, the lower first."""
    return f"{TILE[number]} ({' '.join(SYMBOL[TILE_ICON[number, row]] for row in range(ROWS))})"


def table(s: Any, seat: int) -> list[Phrase]:
    """River, stack, start token, then each player's cards and racers."""
    lines = [phrase("line-round", round=s.round_number)]
    if s.holder != NOBODY:
        lines.append(phrase("line-token", player=player(s.holder)))
    slots = ", ".join("~" if t == NO_TILE else tile(t) for t in s.river.tolist())
    lines.append(phrase("line-river", tiles=slots, stack=s.stack))
    for other in range(s.players):
        lines.append(cards_of(s, other, seat))
        lines.append(racers_of(s, other))
    if s.face_down:
        lines.append(phrase("line-face-down", number=int(s.face_down).bit_count()))
    if seat >= 0 and s.chosen[seat] != NO_CARD:
        lines.append(phrase("line-chosen", card=card(s.chosen[seat])))
    if s.card != NO_CARD:
        lines.append(phrase("line-revealed", player=player(s.turn), card=card(s.card)))
    return lines + [phrase(text) for reason, text in ENDINGS.items() if s.ending & reason]


def cards_of(s: Any, seat: int, viewer: int) -> Phrase:
    """A player's cards and points; of a rival's the number in hand and the top of the pile (RACE-16, RACE-Q40)."""
    who, points = player(seat), int(prizes(s, seat))
    pile = [str(number + 1) for number in s.pile[seat].tolist() if number != NO_CARD]
    if seat != viewer and not s.open_piles:
        return phrase(
            "line-top-card", player=who, number=hand_size(s, seat), top=pile[-1] if pile else "–", points=points
        )
    hand = " ".join(str(number + 1) for number in range(CARDS) if s.hand[seat] >> number & 1)
    shown = pile if s.open_piles else pile[-1:]
    return phrase("line-cards", player=who, hand=hand or "–", pile=" ".join(shown) or "–", points=points)


def hand_size(s: Any, seat: int) -> int:
    """How many cards a player has in hand, a face-down one included; views show this of every player."""
    return CARDS - pile_height(s, seat)


def racers_of(s: Any, seat: int) -> Phrase:
    """Where a player's racers are."""
    where = {f"racer{racer + 1}": whereabouts(s, seat, racer) for racer in range(RACERS)}
    return phrase("line-racers", player=player(seat), **where)


def whereabouts(s: Any, seat: int, racer: int) -> Phrase:
    """Where a racer is: with its owner, on a field, on a floe, or home."""
    here = int(s.field[seat, racer])
    if here == WITH_OWNER:
        return phrase("with-owner")
    if here == GOAL:
        return phrase("is-home", place=int(s.place[seat, racer]))
    return phrase("on-field" if SLOT[here] == LAND else "on-floe", field=here)


# --- labels of the picture ---------------------------------------------------


def figure(s: Any, seat: int, racer: int) -> Phrase:
    """A racer: its owner, its number and where it is."""
    return phrase(
        "figure", player=player(seat), number=racer + 1, name=phrase(NAMES[racer]), where=whereabouts(s, seat, racer)
    )


def spot(position: int, icon: int) -> Phrase:
    """A field and its icon."""
    return phrase("spot", field=position, icon=phrase(ICONS[icon]))


def landing(position: int, icon: int) -> Phrase:
    """Where a move leads."""
    return phrase("leads-to", where=finish() if position == GOAL else spot(position, icon))


def finish() -> Phrase:
    """The goal."""
    return phrase("finish")


def drop() -> Phrase:
    """Where floes leave the river."""
    return phrase("drop")


def stack(s: Any) -> Phrase:
    """The stack of floe tiles."""
    return phrase("stack", number=int(s.stack))


def die(s: Any) -> Phrase:
    """The die; it shows the black circle while the player chooses a racer for it."""
    return phrase("die-circle" if s.phase == Phase.CIRCLE else "die")


def race(racer: int) -> Phrase:
    """A lane of the point board."""
    return phrase("race", number=racer + 1, name=phrase(NAMES[racer]))


def prize(racer: int, place: int, points: int) -> Phrase:
    """A place of a race and its prize."""
    return phrase("prize", number=racer + 1, place=place, points=points)


def start_token(seat: int) -> Phrase:
    """The start token and who holds it."""
    return phrase("line-token", player=player(seat))


def face_down(seat: int, number: int) -> Phrase:
    """A chosen card, named only to those who know it."""
    if number == NO_CARD:
        return phrase("face-down", player=player(seat))
    return phrase("face-down-known", player=player(seat), card=card(number))


def on_table(seat: int, number: int) -> Phrase:
    """A revealed card."""
    return phrase("on-table", player=player(seat), card=card(number))


def cards_in_hand(number: int) -> Phrase:
    """How many cards a player may choose from."""
    return phrase("cards-in-hand", number=number)


def racers_home(number: int) -> Phrase:
    """How many racers of a player are home."""
    return phrase("racers-home", number=number)
