"""Questions and actions of Arctic Roll as phrases of `text/*.ftl`; facts and the table have modules of their own."""

from __future__ import annotations

from functools import cache
from typing import Any

from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from . import choices, seats
from .fact_words import fact, order, situation, sprites
from .geometry import FACE_OF, FIRST_PLACEMENT, LABEL
from .state import DRAFTS, FACES, NO_CALAMITY, SIDES, Bonus, Pending, Phase
from .table_words import table
from .terms import DIRECTIONS, black_die, line, numbered_die

__all__ = ["action", "fact", "group", "order", "question", "situation", "sprites", "table"]

OWNER_BEFORE: Any = seats.owner_before  # rules, so not typed
MAY_KEEP_DIE: Any = choices.may_keep_die
QUESTIONS = {
    Phase.TURN: "ask-turn",
    Phase.CALAMITY: "ask-calamity",
    Phase.AFTERMATH: "ask-aftermath",
}
PASSES = {
    Phase.TURN: "end-turn",
    Phase.SECOND_WINDOW: "end-turn",
    Phase.AFTERMATH: "keep-bonus",
}
FIRST_STEPS = {
    act.REROLL: "use-reroll",
    act.IGLOO: "use-igloo",
    act.BONUS_RELOCATE: "bonus-relocate",
}


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    pending = Pending(s.pending[seat])
    if pending == Pending.IGLOO:
        return phrase("ask-igloo")
    if pending == Pending.RELOCATION:
        return phrase("ask-relocation")
    if s.phase == Phase.CALAMITY:
        owner = int(OWNER_BEFORE(s, seat))
        drawn = black_die(s.drawn_as[owner])
        if pending == Pending.DIRECTION:
            return phrase("ask-direction", calamity=drawn, hex=LABEL[s.pending_hex[seat]])
        return phrase("ask-calamity", calamity=drawn, player=player(owner))
    if s.phase == Phase.WINDOW:
        return phrase(question_in_window(s, seat))
    if s.phase == Phase.TURN and s.die_done[seat]:
        return phrase("ask-bonus")
    if s.phase == Phase.SECOND_WINDOW:
        return phrase(question_in_second_window(s, seat))
    return phrase(QUESTIONS[Phase(s.phase)])


def question_in_window(s: Any, seat: int) -> str:
    """The question depends on whether the seat may pass, and has bonuses to use (ROLL-43, ROLL-60)."""
    if s.draft == DRAFTS:
        return "ask-last-window"
    has_bonus = s.stock[seat, Bonus.IGLOO] or s.stock[seat, Bonus.NEW_DICE]
    return "ask-window-bonus" if has_bonus and not s.one_window else "ask-window"


def question_in_second_window(s: Any, seat: int) -> str:
    """The question depends on what is left: a die, a calamity die to take, or only bonuses (ROLL-90)."""
    if not s.die_done[seat]:
        return "ask-kept-die" if s.held[seat] == NO_CALAMITY else "ask-turn"
    return "ask-second-window" if s.held[seat] == NO_CALAMITY else "ask-bonus"


def action(s: Any, seat: int, action: int) -> Phrase:
    """The name of an action, as on a button."""
    if action == act.PASS:
        return phrase(passing(s, seat))
    return choice(action)


@cache
def choice(action: int) -> Phrase:
    """The name of any other action, which is the same for everyone; one object per action is found fastest."""
    if action in FIRST_STEPS:
        return phrase(FIRST_STEPS[action])
    if action >= act.DIRECTION:
        return phrase("direction", direction=phrase(DIRECTIONS[action - act.DIRECTION]))
    if action >= act.HEX:
        return phrase("hex", hex=LABEL[action - act.HEX])
    if action >= act.BONUS_MOVE:
        return move("bonus-move", action - act.BONUS_MOVE)
    if action >= act.BONUS_PLACE:
        return placement("bonus-", action - act.BONUS_PLACE)
    if action >= act.WASTE:
        return phrase("waste", value=numbered_die(action - act.WASTE + 1))
    if action >= act.RELOCATE:
        return phrase("relocate", value=numbered_die(action - act.RELOCATE + 1))
    if action >= act.MOVE:
        return move("move", action - act.MOVE)
    if action >= act.PLACE:
        return placement("", action - act.PLACE)
    return taking(action)


def passing(s: Any, seat: int) -> str:
    """What passing means: to end the turn, or to keep something for the second window (ROLL-90, ROLL-91)."""
    if MAY_KEEP_DIE(s, seat):
        return "keep-die"
    has_window = s.phase == Phase.TURN and s.players > 1 and not s.one_window and s.held[seat] == NO_CALAMITY
    if has_window and s.stock[seat, Bonus.NEW_DICE]:
        return "keep-new-dice"
    return PASSES.get(Phase(s.phase), "pass")


def taking(action: int) -> Phrase:
    """A calamity die taken for a die, for a bonus, or for nothing."""
    if action >= act.TAKE_FREE:
        return phrase("take-free", calamity=black_die(action - act.TAKE_FREE + 1))
    if action >= act.TAKE_BONUS:
        return phrase("take-bonus", calamity=black_die(action - act.TAKE_BONUS + 1))
    white, black = divmod(action - act.TAKE, FACES)
    return phrase("take-die", value=numbered_die(white + 1), calamity=black_die(black + 1))


def move(id: str, number: int) -> Phrase:
    """A movement by its length and direction."""
    face, side = divmod(number, SIDES)
    return phrase(id, value=numbered_die(face + 1), direction=phrase(DIRECTIONS[side]))


@cache
def placement(prefix: str, number: int) -> Phrase:
    """A placement by its face, and by the line that its hunters stand on or leave free."""
    value = int(FACE_OF[number]) + 1
    kinds = {1: "place", 2: "place-line", 3: "place-line", 4: "place-gap", 5: "place-gap", 6: "place"}
    id = prefix + kinds[value]
    if kinds[value] == "place":
        return phrase(id, value=numbered_die(value))
    return phrase(id, value=numbered_die(value), line=line(number - int(FIRST_PLACEMENT[value - 1])))


def group(s: Any, seat: int, action: int) -> Phrase | None:
    """The heading under which an action is listed, by the uses of a die (ROLL-21) and the bonuses (ROLL-60)."""
    if action < act.TAKE or action >= act.HEX:
        return None
    if action < act.PLACE:
        return phrase("group-take")
    if action < act.MOVE:
        return phrase("group-place")
    if action < act.BONUS_PLACE:
        return phrase("group-move")
    return phrase("group-bonus")
