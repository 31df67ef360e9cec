"""Questions, actions, events and the table of UNO Power Grab as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Fill, Phrase, phrase, player

from . import actions as act
from .state import (
    CODE,
    COLOUR_OF,
    ICON,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    NO_ICON,
    NUMBER,
    POOL,
    TYPE,
    WILD,
    Phase,
    Type,
    Verdict,
)

COLOURS = ("red", "blue", "green", "yellow")
TOWERS = ("tower-u", "tower-n", "tower-o", "tower-bang")
ICONS = ("U", "N", "O", "!")
TYPES = {
    Type.DRAW_ONE: "draw-one",
    Type.DRAW_TWO: "draw-two",
    Type.SKIP: "skip",
    Type.REVERSE: "reverse",
    Type.TAKE_TWO_TOWERS: "take-two-towers",
    Type.WILD_TAKE_TOWER: "wild-take-tower",
    Type.WILD_DRAW_FOUR: "wild-draw-four",
}
QUESTIONS = {
    Phase.START_COLOUR: "ask-start-colour",
    Phase.TURN: "ask-turn",
    Phase.DRAWN: "ask-drawn",
    Phase.COLOUR: "ask-colour",
    Phase.TOWER: "ask-tower",
    Phase.KEEP: "ask-keep",
    Phase.DECLARE: "ask-declare",
    Phase.CATCH: "ask-catch",
    Phase.RESPOND: "ask-respond",
}
PLAIN_ACTIONS = {
    act.DRAW: "draw",
    act.PASS: "pass",
    act.CALL: "call",
    act.SILENT: "stay-silent",
    act.CATCH: "catch",
    act.LET_GO: "let-go",
    act.CHALLENGE: "challenge",
    act.ACCEPT: "accept",
    act.DECLINE: "keep-all",
}


def card(kind: int) -> Phrase:
    """The name of a card."""
    type_ = Type(TYPE[kind])
    if kind >= WILD:
        return phrase(TYPES[type_])
    colour = COLOURS[COLOUR_OF[kind]]  # a plain word: languages inflect it
    if type_ != Type.NUMBER:
        return phrase("coloured-card", colour=colour, type=phrase(TYPES[type_]))
    if ICON[kind] == NO_ICON:
        return phrase("number-card", colour=colour, number=int(NUMBER[kind]))
    return phrase("icon-card", colour=colour, number=int(NUMBER[kind]), icon=ICONS[ICON[kind]])


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase in (Phase.CATCH, Phase.RESPOND):
        return phrase(QUESTIONS[Phase(s.phase)], player=player(s.turn))
    if s.phase == Phase.DRAWN:
        return phrase("ask-drawn", card=card(s.drawn))
    if s.phase == Phase.KEEP and s.must_use_four:
        return phrase("ask-keep-must")
    return phrase(QUESTIONS[Phase(s.phase)])


def action(s: Any, seat: int, action: int) -> Phrase:
    """The text of an action on a button."""
    if action < act.DRAW:
        return phrase("keep" if s.phase == Phase.KEEP else "lay", card=card(action - act.CARD))
    if action in PLAIN_ACTIONS:
        return phrase(PLAIN_ACTIONS[action])
    if action < act.TOWER:
        return phrase("name-colour", colour=phrase(COLOURS[action - act.COLOUR]))
    return phrase("take", tower=phrase(TOWERS[action - act.TOWER]))


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """The line in the log for an event."""
    if seat == CHANCE:
        return outcome(s, action)
    who = player(seat)
    if action is None:
        return phrase("keeps-a-card" if s.phase == Phase.KEEP else "answers", player=who)
    if action < act.DRAW:
        return phrase("keeps" if s.phase == Phase.KEEP else "lays", player=who, card=card(action - act.CARD))
    if action in PLAIN_ACTIONS:
        return phrase("does-" + PLAIN_ACTIONS[action], player=who)
    if action < act.TOWER:
        return phrase("names-colour", player=who, colour=phrase(COLOURS[action - act.COLOUR]))
    return taken(s, who, action - act.TOWER)


def taken(s: Any, who: Phrase, tower: int) -> Phrase:
    """The line for a tower taken from the pool or from a player."""
    name = phrase(TOWERS[tower])
    if s.tower[tower] == POOL:
        return phrase("takes", player=who, tower=name)
    return phrase("takes-from", player=who, tower=name, holder=player(s.tower[tower]))


def outcome(s: Any, kind: int | None) -> Phrase:
    """The line for an outcome of chance."""
    if s.phase == Phase.FIRST_DEALER:
        return phrase("deals-first", player=player(kind or 0))
    if s.phase == Phase.TURN_UP:
        return phrase("turned-up", card=card(kind or 0))
    receiver = s.drawer if s.phase != Phase.ROUND_END else (s.dealer + 2) % s.players
    if kind is None:
        return phrase("gets-a-card", player=player(receiver))
    return phrase("gets", player=player(receiver), card=card(kind))


def table(s: Any, seat: int) -> list[Phrase]:
    """The table in lines: piles, colour, towers, hands and points."""
    lines = [phrase("line-round", round=s.round_number, turn=s.turn_number)]
    if s.top != NO_CARD:
        colour = phrase("no-colour") if s.colour == NO_COLOUR else phrase(COLOURS[s.colour])
        lines.append(phrase("line-top", card=card(s.top), colour=colour))
    lines.append(phrase("line-piles", pile=s.pile_size, discards=s.buried_size + (s.top != NO_CARD)))
    for tower, holder in enumerate(s.tower.tolist()):
        where = phrase("pool") if holder == POOL else player(holder)
        lines.append(phrase("line-tower", tower=phrase(TOWERS[tower]), holder=where))
    for other in range(s.players):
        size, points = int(s.hand_size[other]), int(s.scores[other])
        lines.append(phrase("line-player", player=player(other), cards=size, points=points))
    if s.verdict != Verdict.NONE:
        verdict = "line-guilty" if s.verdict == Verdict.GUILTY else "line-innocent"
        lines.append(phrase(verdict, accused=player(s.accused), challenger=player(s.challenger)))
    for other in range(s.players):
        if s.hands[other].any():
            lines.append(phrase("line-hand", player=player(other), cards=cards(s.hands[other])))
    if seat >= 0 and s.shown[seat].any():
        lines.append(phrase("line-shown", player=player(s.shown_owner[seat]), cards=cards(s.shown[seat])))
    return lines


def cards(counts: Any) -> Fill:
    """Cards by their short codes."""
    return " ".join(CODE[kind] for kind in range(KINDS) for _ in range(counts[kind]))
