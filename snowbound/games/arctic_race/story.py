"""The sentence of each fact, for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowbound.core.facts import NONE, FactRow
from snowbound.core.words import Fill, Phrase, player

from . import nouns
from .facts import Fact
from .movement import icon_at
from .state import GOAL, LAND, SECOND_ACTION, SLOT, Icon, SecondAction

EFFECTS = {SecondAction.PASS_START: "pass", SecondAction.SHIFT: "shift", SecondAction.ROLL: "roll"}


def fact(s: Any, told: FactRow) -> Phrase:
    """The sentence of a fact; `s` is the reader's view after the event."""
    return Phrase(told.kind.text_id, FILLS[Fact(told.kind)](s, told))


def sprites(s: Any, told: FactRow) -> list[str]:
    """What a fact is about in the picture, last where it happens."""
    racer = f"racer-{told.seat}-{told.what + 1}"
    if told.kind == Fact.FALLS_IN:
        return [racer, f"water-{told.where}"]
    if told.kind == Fact.FALLS_OFF:
        return [racer, "drop"]
    if told.kind in OF_RACERS:
        return [racer]
    if told.kind in OF_PLAYERS:
        return [f"camp-{told.seat}"]
    if told.kind == Fact.ROLLS:
        return ["die"]
    if told.kind in (Fact.IS_FIRST, Fact.GIVES):
        return ["token"]
    if told.kind in (Fact.FLOE_LAID, Fact.FLOES_SHIFT) and told.what != NONE:
        return [f"floe-{told.what}"]
    return []


OF_RACERS = (
    Fact.MOVES,
    Fact.ENTERS,
    Fact.JUMPS,
    Fact.SLIDES,
    Fact.COMES_HOME,
    Fact.CARRIED,
    Fact.ROLLS_IN_VAIN,
)
OF_PLAYERS = (Fact.PICKS_UP, Fact.REFILLS, Fact.TURN_SKIPPED, Fact.WINS)
Fills = dict[str, Fill]


def nothing(s: Any, told: FactRow) -> Fills:
    """A sentence without arguments."""
    return {}


def somebody(s: Any, told: FactRow) -> Fills:
    """A sentence about a player."""
    return {"player": player(told.seat)}


def number(s: Any, told: FactRow) -> Fills:
    """A sentence about a number."""
    return {"number": told.number}


def racer(s: Any, told: FactRow) -> Fills:
    """A sentence about a player's racer."""
    return {"player": player(told.seat), "racer": nouns.the_racer(told.what, told.seat)}


def by_card(told: FactRow, card: int) -> Fills:
    """The player and the card that was played, or 0 if it was none."""
    played = nouns.played_card(card, told.seat) if card != NONE else ""
    return {"player": player(told.seat), "card": card + 1 if card != NONE else 0, "played": played}


def moves(s: Any, told: FactRow) -> Fills:
    """Where a racer stops."""
    there = nouns.field(told.where, icon_of_landing(s, told))
    return by_card(told, told.number) | {"racer": nouns.moved_racer(told.what, told.seat), "field": there}


def icon_of_landing(s: Any, told: FactRow) -> int:
    """The icon that a racer stopped on; not known if a shift has carried it on at once."""
    stays = SLOT[told.where] == LAND or s.field[told.seat, told.what] == told.where
    return int(icon_at(s, told.where)) if stays else Icon.BLANK


def comes_home(s: Any, told: FactRow) -> Fills:
    """The place of a racer and its prize."""
    prize = nouns.prize(told.where, int(s.prize[told.what, told.where]))
    racer = nouns.moved_racer(told.what, told.seat)
    return by_card(told, told.number) | {"racer": racer, "place": nouns.in_place(told.where), "points": prize}


def falls_in(s: Any, told: FactRow) -> Fills:
    """Where a racer falls into the water."""
    racer = nouns.the_racer(told.what, told.seat)
    return by_card(told, told.number) | {"racer": racer, "field": told.where}


def floe_laid(s: Any, told: FactRow) -> Fills:
    """The slot of a floe and its fields."""
    fields = [p for p in range(1, GOAL) if SLOT[p] == told.where]
    return {"slot": told.where + 1, "fields": nouns.listed(nouns.spot(p, int(icon_at(s, p))) for p in fields)}


def has_chosen(s: Any, told: FactRow) -> Fills:
    """The chosen card, if the reader may know it."""
    return by_card(told, told.what)


def reveals(s: Any, told: FactRow) -> Fills:
    """The revealed card."""
    return {"player": player(told.seat), "card": nouns.own_card(told.what, told.seat)}


def uses_card(s: Any, told: FactRow) -> Fills:
    """The card, and what its second action is."""
    effect = EFFECTS[SecondAction(SECOND_ACTION[told.what])]
    played = nouns.played_card(told.what, told.seat)
    return {"player": player(told.seat), "played": played, "effect": effect}


def picks_up(s: Any, told: FactRow) -> Fills:
    """The card that lets a player pick up all cards, or none."""
    return by_card(told, told.number)


def rolls(s: Any, told: FactRow) -> Fills:
    """What the die shows."""
    return {"player": player(told.seat), "face": nouns.face(told.what)}


def rolls_in_vain(s: Any, told: FactRow) -> Fills:
    """What the die shows, and the racer that is home."""
    return rolls(s, told) | {"racer": nouns.the_racer(told.what, told.seat)}


def gives(s: Any, told: FactRow) -> Fills:
    """Who gets the start token."""
    return {"player": player(told.seat), "receiver": player(told.where), "self": int(told.where == told.seat)}


def jumps(s: Any, told: FactRow) -> Fills:
    """The field that is taken."""
    return racer(s, told) | {"field": told.where}


def slides(s: Any, told: FactRow) -> Fills:
    """How far a number carries a racer."""
    return racer(s, told) | {"field": told.where, "steps": told.number}


def carried(s: Any, told: FactRow) -> Fills:
    """From where to where a floe carries a racer."""
    return racer(s, told) | {"start": told.number, "field": told.where}


def falls_off(s: Any, told: FactRow) -> Fills:
    """Where a racer was pushed out."""
    return racer(s, told) | {"field": told.where}


def begins(s: Any, told: FactRow) -> Fills:
    """A round and who has its first turn."""
    return {"player": player(told.seat), "number": told.number}


def wins(s: Any, told: FactRow) -> Fills:
    """A winner's points."""
    return {"player": player(told.seat), "winners": told.what, "points": nouns.points(told.number)}


def tie(s: Any, told: FactRow) -> Fills:
    """Two players with equal points and the race that decides."""
    race: Fills = {"race": told.where + 1, "name": nouns.name(told.where)}
    return {"player": player(told.seat), "other": player(told.what), "points": nouns.points(told.number)} | race


def prize(s: Any, told: FactRow) -> Fills:
    """A race, the place in it and its points."""
    race = nouns.chip(nouns.name(told.what), told.what, told.seat)
    points = nouns.prize(told.where, told.number)
    return {"race": told.what + 1, "name": race, "place": nouns.in_place(told.where), "points": points}


FILLS: dict[Fact, Callable[[Any, FactRow], Fills]] = {
    Fact.IS_FIRST: somebody,
    Fact.FLOE_LAID: floe_laid,
    Fact.RIVER_LAID: number,
    Fact.ROUND_BEGINS: begins,
    Fact.HAS_CHOSEN: has_chosen,
    Fact.TURN_BEGINS: somebody,
    Fact.REVEALS: reveals,
    Fact.TURN_SKIPPED: somebody,
    Fact.MOVES: moves,
    Fact.ENTERS: moves,
    Fact.JUMPS: jumps,
    Fact.SLIDES: slides,
    Fact.COMES_HOME: comes_home,
    Fact.FALLS_IN: falls_in,
    Fact.USES_CARD: uses_card,
    Fact.PICKS_UP: picks_up,
    Fact.REFILLS: somebody,
    Fact.ROLLS: rolls,
    Fact.ROLLS_IN_VAIN: rolls_in_vain,
    Fact.GIVES: gives,
    Fact.FLOES_SHIFT: number,
    Fact.CARRIED: carried,
    Fact.FALLS_OFF: falls_off,
    Fact.FLOES_RUN_OUT: nothing,
    Fact.NOTHING_SHIFTS: nothing,
    Fact.WINS: wins,
    Fact.THREE_HOME: somebody,
    Fact.FLOES_OUT: nothing,
    Fact.STOPPED: number,
    Fact.TIE_BROKEN: tie,
    Fact.SHARED_WIN: number,
    Fact.PRIZE: prize,
}
