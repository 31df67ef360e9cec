"""Questions, actions, facts and the table of UNO Power Grab as phrases of `text/*.ftl`."""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from typing import Any

from snowbound.core.facts import NONE, FactRow
from snowbound.core.words import Fill, Phrase, drawn, phrase, player

from . import actions as act
from .cards import can_draw
from .choices import is_playable
from .facts import Fact
from .scene_cards import LOOKS, MINIS, SUIT_LOOKS, TOWER_LOOKS, held
from .state import (
    BLOCKED,
    COLOUR_OF,
    ICON,
    NO_CARD,
    NO_COLOUR,
    NO_ICON,
    NUMBER,
    POOL,
    TYPE,
    WILD,
    Phase,
    Scoring,
    Type,
    Verdict,
)
from .table import next_seat

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
    Phase.COLOUR: "ask-colour",
    Phase.TOWER: "ask-tower",
    Phase.KEEP: "ask-keep",
    Phase.DECLARE: "ask-declare",
    Phase.CATCH: "ask-catch",
    Phase.RESPOND: "ask-respond",
}
SITUATIONS = {
    Phase.FIRST_DEALER: "now-dealing",
    Phase.DEAL: "now-dealing",
    Phase.TURN_UP: "now-dealing",
    Phase.START_COLOUR: "now-colour",
    Phase.TURN: "now-turn",
    Phase.DRAWN: "now-drawn",
    Phase.COLOUR: "now-colour",
    Phase.TOWER: "now-tower",
    Phase.KEEP: "now-keep",
    Phase.DECLARE: "now-declare",
    Phase.CATCH: "now-catch",
    Phase.RESPOND: "now-respond",
    Phase.DRAWING: "now-drawing",
    Phase.ROUND_END: "now-round-end",
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
OF_A_CARD = frozenset(
    {
        Fact.GETS,
        Fact.TURNED_UP,
        Fact.SHUFFLED_BACK,
        Fact.PLAYS,
        Fact.DISCARDS,
        Fact.DISCARDED,
        Fact.BLOCKS,
        Fact.DRAWS,
        Fact.WINS_ROUND,
        Fact.WENT_OUT,
    }
)
OF_THE_TOP_CARD = frozenset({Fact.PLAYS, Fact.TURNED_UP, Fact.SHUFFLED_BACK, Fact.WINS_ROUND})
OF_TOWERS = frozenset({Fact.DISCARDS, Fact.RETURNS, Fact.DECLINES})
OF_TWO_PLAYERS = frozenset({Fact.TAKES, Fact.CATCHES, Fact.GUILTY, Fact.INNOCENT, Fact.SHOWS})
OF_A_COLOUR = frozenset({Fact.GUILTY, Fact.INNOCENT})
SCORINGS = {Scoring.WINNER_TAKES: "winner", Scoring.LOWEST_TOTAL: "lowest", Scoring.SINGLE_ROUND: "single"}
MOST_LINES = 4096
"""Lines that are kept of one function: texts are found faster if equal phrases are the same object."""


# --- cards, colours and towers


@cache
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


@cache
def card_picture(kind: int, *, alone: bool = False) -> Phrase:
    """The name of a card with a small picture, or the picture alone."""
    return drawn(card(kind), MINIS[kind], look=LOOKS[kind], alone=alone)


@cache
def a_card_picture(kind: int) -> Phrase:
    """A card in a sentence, where many languages need an article."""
    named = card_picture(kind)
    return Phrase("a-" + named.id, named.fill, named.drawing)


@cache
def colour_picture(colour: int) -> Phrase:
    """The name of a colour with its shape."""
    return drawn(phrase(COLOURS[colour]), "uno-gem", look=SUIT_LOOKS[colour])


@cache
def tower_picture(tower: int) -> Phrase:
    """The name of a tower with a small picture."""
    return drawn(phrase(TOWERS[tower]), "uno-mini-tower", look=TOWER_LOOKS[tower])


def cards(counts: Any, *, alone: bool = False) -> Phrase:
    """All cards of a hand by name, sorted by suit and number, or as pictures alone."""
    names = [card_picture(kind, alone=alone) for kind, _ in held(counts.tobytes())]
    return reduce(lambda first, next: phrase("list", first=first, next=next), names)


# --- decisions


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act. It names only what is possible."""
    if s.phase in (Phase.CATCH, Phase.RESPOND):
        return phrase(QUESTIONS[s.phase], player=player(s.turn))
    if s.phase == Phase.TURN:
        return ask_turn(s, seat)
    if s.phase == Phase.DRAWN:
        fits = is_playable(s, seat, int(s.drawn))
        return phrase("ask-drawn" if fits else "ask-drawn-keep", card=card_picture(int(s.drawn)))
    if s.phase == Phase.KEEP and s.must_use_four:
        return phrase("ask-keep-must")
    return phrase(QUESTIONS[s.phase])


def ask_turn(s: Any, seat: int) -> Phrase:
    """The question at the start of a turn: play, draw, both or neither (UNO-16 to UNO-21, UNO-62)."""
    fits = any(is_playable(s, seat, kind) for kind, _ in held(s.hands[seat].tobytes()))
    if fits and can_draw(s):
        return phrase("ask-turn")
    if fits:
        return phrase("ask-turn-play")
    return phrase("ask-turn-draw" if can_draw(s) else "ask-turn-pass")


def plain_action(action: int, *, drew: bool) -> Phrase:
    """The text of an action without a card, a colour or a tower; `drew`: while a drawn card may be kept."""
    return phrase("keep-drawn" if action == act.PASS and drew else PLAIN_ACTIONS[action])


def action(s: Any, seat: int, action: int) -> Phrase:
    """The text of an action on a button."""
    if action < act.DRAW:
        return phrase("keep" if s.phase == Phase.KEEP else "lay", card=card_picture(action - act.CARD))
    if action in PLAIN_ACTIONS:
        return plain_action(action, drew=bool(s.phase == Phase.DRAWN))
    if action < act.TOWER:
        return phrase("name-colour", colour=colour_picture(action - act.COLOUR))
    return phrase("take", tower=tower_picture(action - act.TOWER))


# --- what happened


def fact(s: Any, told: FactRow) -> Phrase:
    """The sentence of a fact."""
    kind, seat, what, where, number = told
    fill: dict[str, Fill] = {"number": number}
    if seat >= 0:
        fill["player"] = player(seat)
    if kind in OF_A_CARD:
        fill["known"] = "no" if what == NONE else "yes"
        if what != NONE:
            fill["card"] = card_picture(what) if kind == Fact.DISCARDED else a_card_picture(what)
    if kind in OF_TWO_PLAYERS:
        fill["other"] = phrase("pool") if where == POOL else player(where)
        fill["from"] = "pool" if where == POOL else "player"
    if kind in OF_A_COLOUR:
        fill["colour"] = COLOURS[what]  # a plain word: languages inflect it
    if kind == Fact.NAMES:
        fill["colour"] = colour_picture(what)
    if kind == Fact.TAKES:
        fill["tower"] = tower_picture(what)
    if kind == Fact.BLOCKS:
        fill["tower"] = tower_picture(where)
    return Phrase(kind.text_id, fill | special(s, told))


def special(s: Any, told: FactRow) -> dict[str, Fill]:
    """What a sentence needs besides the numbers of its fact."""
    if told.kind == Fact.REVERSES:
        return {"way": "left" if told.number > 0 else "right"}
    if told.kind == Fact.SHOWS:
        return {"cards": cards(s.shown[told.where])}
    if told.kind in (Fact.WINS_ROUND, Fact.WINS_GAME):
        return {"scoring": SCORINGS[Scoring(s.scoring)]}
    if told.kind == Fact.REACHED:
        return {"target": int(s.target_score)}
    if told.kind in (Fact.CARDS_LEFT, Fact.OWN_CARDS):
        return {"cards": told.what, "hand": cards(s.hands[told.seat], alone=True)}
    return {}


def sprites(s: Any, told: FactRow) -> list[str]:
    """What a fact is about in the picture."""
    if told.kind in OF_TOWERS:
        return [f"tower-{tower}" for tower in range(len(TOWERS))]
    if told.kind == Fact.TAKES:
        return [f"tower-{told.what}"]
    if told.kind == Fact.BLOCKS:
        return [f"tower-{told.where}", f"place-{told.seat}"]
    if told.kind == Fact.CATCHES:
        return [f"place-{told.where}"]
    if told.kind == Fact.REVERSES:
        return ["direction"]
    if told.kind == Fact.RESHUFFLED:
        return ["pile"]
    if told.kind in OF_THE_TOP_CARD and told.what == s.top:
        return [f"card-{s.top}-{s.buried[s.top]}"]
    return [f"place-{told.seat}"] if told.seat >= 0 else []


# --- now


def situation(s: Any, seat: int) -> list[Phrase]:
    """What goes on, for those who wait: the round, and who decides about what."""
    if s.phase == Phase.GAME_END:
        return []
    lines = [round_line(int(s.round_number), way(s))] if s.round_number > 0 else []
    if (doing := SITUATIONS[s.phase]) == "now-dealing":
        return [*lines, phrase(doing)]
    fill: dict[str, Fill] = {"player": player(acting(s))}
    if s.phase == Phase.TURN:
        fill["card"] = card_picture(int(s.top))
    if s.phase == Phase.RESPOND:
        fill["other"] = player(s.turn)
    if s.phase == Phase.DRAWING:
        fill["number"] = int(s.to_draw)
    return [*lines, Phrase(doing, fill)]


@lru_cache(MOST_LINES)
def round_line(number: int, way: str) -> Phrase:
    """The number of a round and the direction of play."""
    return phrase("now-round", round=number, way=way)


def way(s: Any) -> str:
    """The direction of play, as texts select it."""
    return "left" if s.direction > 0 else "right"


def acting(s: Any) -> int:
    """The player who decides, draws or has won the round."""
    if s.phase == Phase.DRAWING:
        return int(s.drawer)
    if s.phase >= Phase.ROUND_END:
        return int(s.winner)
    return next_seat(s, int(s.turn)) if s.phase == Phase.RESPOND else int(s.turn)


def order(s: Any) -> list[int]:
    """The seats in the direction of play, from the one whose turn it is; between rounds, from the one who begins."""
    step = int(s.direction)
    if s.phase >= Phase.ROUND_END:
        first, step = int(s.dealer) + 2, 1
    elif s.phase < Phase.START_COLOUR:
        first = int(s.dealer) + 1
    else:
        first = acting(s) if s.phase == Phase.RESPOND else int(s.turn)
    return [(first + step * further) % int(s.players) for further in range(s.players)]


def table(s: Any, seat: int) -> list[Phrase]:
    """The table in lines: piles, colour, direction, towers, hands and points."""
    lines = [phrase("line-round", round=s.round_number, turn=s.turn_number)]
    if s.top != NO_CARD:
        colour = phrase("no-colour") if s.colour == NO_COLOUR else phrase(COLOURS[s.colour])
        lines.append(phrase("line-top", card=card(s.top), colour=colour))
    lines.append(phrase("line-piles", pile=s.pile_size, discards=s.buried_size + (s.top != NO_CARD)))
    lines.append(phrase("play-goes-" + way(s)))
    for tower, holder in enumerate(s.tower.tolist()):
        lines.append(tower_line(tower, holder))
    for other in range(s.players):
        lines.append(player_line(other, int(s.hand_size[other]), int(s.scores[other])))
    if s.verdict != Verdict.NONE:
        verdict = "line-guilty" if s.verdict == Verdict.GUILTY else "line-innocent"
        lines.append(phrase(verdict, accused=player(s.accused), challenger=player(s.challenger)))
    for other in range(s.players):
        if s.hands[other].any():
            lines.append(phrase("line-hand", player=player(other), cards=cards(s.hands[other])))
    if seat >= 0 and s.shown[seat].any():
        lines.append(phrase("line-shown", player=player(s.shown_owner[seat]), cards=cards(s.shown[seat])))
    return lines


@cache
def tower_line(tower: int, holder: int) -> Phrase:
    """A tower: its name, what it blocks and the seat that holds it, or POOL."""
    attack, where = phrase(TYPES[Type(BLOCKED[tower])]), phrase("pool") if holder == POOL else player(holder)
    return phrase("tower-stands", tower=phrase(TOWERS[tower]), attack=attack, holder=where)


@lru_cache(MOST_LINES)
def player_line(seat: int, cards: int, points: int) -> Phrase:
    """A player: the number of cards, and the points."""
    return phrase("line-player", player=player(seat), cards=cards, points=points)
