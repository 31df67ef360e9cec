"""Questions, actions, events and the table of Arctic Roll, as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from . import choices, fishing, seats
from .geometry import BONUS_AT, BONUS_KIND, FACE_OF, FIRST_PLACEMENT, LABEL, ROWS
from .state import DRAFTS, FACES, GLYPHS, NO_BONUS, NO_CALAMITY, SIDES, Bonus, Pending, Phase, Roll

CALAMITIES = ("pack-ice", "new-ice-flow", "expand", "walrus", "polar-bear", "ice-chasm")
BONUSES = ("igloo", "new-dice", "reroll")
BONUS_GLYPHS = "INR"  # of bonus hexes that are not claimed yet
DIRECTIONS = ("ne", "e", "se", "sw", "w", "nw")
LINES = ("╱", "─", "╲")  # the pairs of opposite neighbours, as on the sheet
SCORE: Any = fishing.score  # rules, so not typed
OWNER_BEFORE: Any = seats.owner_before
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
ROLLS = {
    Roll.AREA_1_FIRST: "rolls-area-1-first",
    Roll.AREA_1_SECOND: "rolls-area-1-second",
    Roll.AREA_2_FIRST: "rolls-area-2-first",
    Roll.AREA_2_SECOND: "rolls-area-2-second",
    Roll.WHITE: "rolls-white",
    Roll.REROLL: "rolls-again",
}
HIDDEN = {
    Phase.TURN: "hidden-turn",
    Phase.CALAMITY: "hidden-calamity",
    Phase.AFTERMATH: "hidden-aftermath",
}


def calamity(value: int) -> Phrase:
    """A calamity by the value of its die."""
    return phrase(CALAMITIES[value - 1])


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    pending = Pending(s.pending[seat])
    if pending == Pending.IGLOO:
        return phrase("ask-igloo")
    if pending == Pending.RELOCATION:
        return phrase("ask-relocation")
    if s.phase == Phase.CALAMITY:
        owner = int(OWNER_BEFORE(s, seat))
        drawn = calamity(s.drawn_as[owner])
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
        return phrase("waste", value=action - act.WASTE + 1)
    if action >= act.RELOCATE:
        return phrase("relocate", value=action - act.RELOCATE + 1)
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
        return phrase("take-free", calamity=calamity(action - act.TAKE_FREE + 1))
    if action >= act.TAKE_BONUS:
        return phrase("take-bonus", calamity=calamity(action - act.TAKE_BONUS + 1))
    white, black = divmod(action - act.TAKE, FACES)
    return phrase("take-die", value=white + 1, calamity=calamity(black + 1))


def move(id: str, number: int) -> Phrase:
    """A movement by its length and direction."""
    face, side = divmod(number, SIDES)
    return phrase(id, value=face + 1, direction=phrase(DIRECTIONS[side]))


def placement(prefix: str, number: int) -> Phrase:
    """A placement by its face, and by the line that its hunters stand on or leave free."""
    value = int(FACE_OF[number]) + 1
    kinds = {1: "place", 2: "place-line", 3: "place-line", 4: "place-gap", 5: "place-gap", 6: "place"}
    id = prefix + kinds[value]
    if kinds[value] == "place":
        return phrase(id, value=value)
    return phrase(id, value=value, line=LINES[number - int(FIRST_PLACEMENT[value - 1])])


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """The line in the log for an action or an outcome of chance."""
    if seat == CHANCE:
        return outcome(s, action)
    if action is None:
        return phrase(HIDDEN[Phase(s.phase)], player=player(seat))
    return phrase("does", player=player(seat), action=globals()["action"](s, seat, action))


def outcome(s: Any, face: int | None) -> Phrase:
    """The line in the log for an outcome of chance."""
    roll, who = Roll(s.roll), player(s.roll_seat)
    if face is None:
        return phrase("rolls-unseen", player=who)
    if roll == Roll.START_PLAYER:
        return phrase("starts", player=player(face))
    if roll == Roll.BLACK:
        return phrase("rolls-black", calamity=calamity(face + 1), value=face + 1)
    return phrase(ROLLS[roll], player=who, value=face + 1)


def table(s: Any, seat: int) -> list[Phrase]:
    """Round, pool, and every player's sheet with dice, bonuses and points."""
    lines = [phrase("line-round", round=s.round_number, draft=s.draft, player=player(s.start))]
    if s.pool.any():
        lines.append(phrase("line-pool", dice=dice(s.pool)))
    for other in range(s.players):
        lines.extend(sheet(s, other))
    return lines


def sheet(s: Any, seat: int) -> list[Phrase]:
    """One player's part of the table."""
    who = player(seat)
    points, counters = int(SCORE(s.sheet[seat], s.scoring)), int(s.counters[seat])
    lines = [phrase("line-player", player=who, points=points, pawn=LABEL[s.pawn[seat]], counters=counters)]
    if s.dice[seat].any():
        lines.append(phrase("line-dice", dice=dice(s.dice[seat])))
    if s.held[seat] != NO_CALAMITY:
        lines.append(phrase("line-calamity", calamity=calamity(s.held[seat]), value=int(s.held[seat])))
    for kind in Bonus:
        if s.stock[seat, kind]:
            lines.append(phrase("line-bonus", bonus=phrase(BONUSES[kind]), number=int(s.stock[seat, kind])))
    return lines + [phrase("line-row", row=row(s, seat, *place)) for place in ROWS]


def row(s: Any, seat: int, label: str, first: int, count: int) -> str:
    """A row of the sheet in the notation of RULES.md, section 7, with unclaimed bonuses and the pawn in brackets."""
    widest = max(length for _, _, length in ROWS)
    cells: list[str] = []
    for hex_ in range(first, first + count):
        glyph = GLYPHS[s.sheet[seat, hex_]]
        bonus = int(BONUS_AT[hex_])
        if bonus != NO_BONUS and not s.claimed[seat] >> bonus & 1:
            glyph = BONUS_GLYPHS[BONUS_KIND[bonus]]
        cells.append(f"[{glyph}]" if s.pawn[seat] == hex_ else f" {glyph} ")
    indent = " " * int(2 * (widest - count) + 1)
    return f"{label}{indent}{' '.join(cells).rstrip()}"


def dice(counts: Any) -> str:
    """Dice by their values."""
    return " ".join(str(face + 1) for face in range(FACES) for _ in range(counts[face]))
