"""Racers, cards, fields and icons as phrases, with their pictures. Those that occur again and again are kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from snowbound.core.words import Phrase, drawn, phrase

from .state import CIRCLE, GOAL, LAND, SLOT, Icon, SecondAction

NAMES = ("cross-country-skier", "snowboarder", "skier", "dog-sled", "snowmobile")
CARD_NAMES = ("card-1", "card-2", "card-3", "card-4", "card-5")
SECONDS = {
    SecondAction.NONE: "no-second",
    SecondAction.PASS_START: "pass-token",
    SecondAction.SHIFT: "shift",
    SecondAction.ROLL: "roll",
    SecondAction.PICKUP: "pick-up",
}
ICONS = {
    Icon.BLANK: "icon-blank",
    Icon.PLUS1: "icon-plus1",
    Icon.PLUS2: "icon-plus2",
    Icon.PLUS3: "icon-plus3",
    Icon.DIE: "icon-die",
    Icon.PICKUP: "pick-up",
    Icon.SHIFT: "shift",
    Icon.START: "icon-start",
    Icon.WATER: "icon-water",
}
MEDALS = 3
"""Places on the point board that have a medal."""


def listed(phrases: Iterable[Phrase], joint: str = "listed") -> Phrase:
    """Phrases one after another, with commas between them or another joint."""
    each = list(phrases)
    if not each:
        return phrase("nothing")
    return reduce(lambda rest, first: phrase(joint, first=first, rest=rest), reversed(each[:-1]), each[-1])


@cache
def card(number: int) -> Phrase:
    """A card by its number and what is on it."""
    return phrase(CARD_NAMES[number])


@cache
def own_card(number: int, seat: int) -> Phrase:
    """A card with its picture."""
    return drawn(card(number), f"race-mini-{number + 1}", seat=seat)


@cache
def played_card(number: int, seat: int) -> Phrase:
    """A card as the object of "plays", by its number, with its picture."""
    return drawn(phrase("played-card", card=number + 1), f"race-mini-{number + 1}", seat=seat)


@cache
def name(racer: int) -> Phrase:
    """The name of a racer."""
    return phrase(NAMES[racer])


@cache
def the_racer(racer: int, seat: int) -> Phrase:
    """A racer as the subject of a sentence."""
    return chip(phrase("the-" + NAMES[racer]), racer, seat)


@cache
def moved_racer(racer: int, seat: int) -> Phrase:
    """A racer as the object of "moves"; some languages have another form for it."""
    return chip(phrase("moved-" + NAMES[racer]), racer, seat)


def chip(what: Phrase, racer: int, seat: int) -> Phrase:
    """A phrase with a small picture of a racer: its number in its owner's colour."""
    return drawn(what, f"race-chip-{racer + 1}", seat=seat)


@cache
def field(position: int, icon: int) -> Phrase:
    """The number of a field, with the picture of its icon."""
    number = phrase("field-number", field=position)
    if icon in (Icon.BLANK, Icon.WATER, Icon.GOAL):
        return number
    return drawn(number, f"race-icon-{Icon(icon).name.lower()}")


@cache
def spot(position: int, icon: int) -> Phrase:
    """A field and its icon."""
    return phrase("spot", field=position, icon=phrase(ICONS[Icon(icon)]))


@cache
def face(racer: int) -> Phrase:
    """A result of the die, as its picture."""
    if racer == CIRCLE:
        return drawn(phrase("black-circle"), "race-die-circle", alone=True)
    return drawn(phrase("field-number", field=racer + 1), f"race-die-{racer + 1}", alone=True)


@cache
def in_place(place: int) -> Phrase:
    """A place of a race."""
    return phrase("in-place", place=place)


@cache
def points(number: int) -> Phrase:
    """A number of points."""
    return phrase("points", points=number)


@cache
def prize(place: int, number: int) -> Phrase:
    """The points of a place, with its medal."""
    return drawn(points(number), f"race-place-{min(place, MEDALS + 1)}", look="race-prize", text=str(number))


@cache
def whereabouts(here: int, place: int, icon: int) -> Phrase:
    """Where a racer is: with its owner, on a field, on a floe, or home."""
    if place:
        return phrase("is-home", place=place)
    if not here:
        return phrase("with-owner")
    assert here < GOAL
    return phrase("on-field" if SLOT[here] == LAND else "on-floe", field=here, icon=phrase(ICONS[Icon(icon)]))
