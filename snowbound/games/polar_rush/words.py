"""Questions, actions, events and the table of Polar Rush, as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Phrase, phrase, player

from . import actions as act
from .state import (
    BOARD,
    COLUMN_OF,
    COLUMNS,
    FACES,
    FLOE_OF,
    IN_KAYAK,
    NOT_LAID,
    ON_START,
    PICTURE,
    PLACES,
    ROW_OF,
    ROWS,
    SIDE_NAMES,
    SLOT_OF,
    SLOTS,
    START,
    UNSEEN,
    WATER,
    Aid,
    Face,
    Phase,
)

NAMES = {
    Face.IGLOO: "igloo",
    Face.CRACK: "crack",
    Face.KAYAK: "kayak",
    Face.HARPOON: "harpoon",
    Face.POLAR_BEAR: "polar-bear",
    Face.SLED: "sled",
    Face.HARE: "hare",
    Face.PUFFIN: "puffin",
    Face.SEAL: "seal",
    Face.FISHING_HOLE: "fishing-hole",
}
LETTERS = BOARD["pictures"]["letters"]


def picture(number: int) -> Phrase:
    """The name of a tile's face or a board's picture."""
    if number == WATER:
        return phrase("water")
    return phrase("start-space") if number == START else phrase(NAMES[Face(number)])


def letter(number: int) -> str:
    """The letter of a picture on the map."""
    if number == WATER:
        return str(LETTERS["water"])
    return str(LETTERS["start"] if number == START else LETTERS[Face(number).name.lower()])


def space(s: Any, slot: int) -> Phrase:
    """A slot of the course: its picture, floe, row and column, counted from 1."""
    floe, inside = int(FLOE_OF[slot]), int(SLOT_OF[slot])
    side = int(s.course[floe])
    shown = WATER if side == NOT_LAID else int(PICTURE[side, inside])
    row, column = int(ROW_OF[inside]) + 1, int(COLUMN_OF[inside]) + 1
    return phrase("space", picture=picture(shown), floe=floe + 1, row=row, column=column)


def junction(number: int) -> Phrase:
    """A junction by the floes it lies between."""
    return phrase("junction", floe=number + 1, next=number + 2)


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase == Phase.FLIP:
        return phrase("ask-flip", tiles=s.tiles_left)
    if s.phase == Phase.MOVE:
        return phrase("ask-move", picture=picture(int(s.known[s.place])))
    if s.phase == Phase.HARPOON:
        return phrase("ask-harpoon")
    return phrase("ask-crack" if s.phase == Phase.CRACK else "ask-kayak")


def action(s: Any, seat: int, action: int) -> Phrase:
    """The name of an action, as on a button."""
    if action < act.MOVE:
        return phrase("flip", place=action - act.FLIP + 1)
    if action < act.CRACK:
        return phrase("go", space=space(s, action - act.MOVE))
    if action < act.BOARD_KAYAK:
        number = action - act.CRACK
        return phrase("bridge" if s.gaps >> number & 1 else "separate", junction=junction(number))
    if action < act.TAKE_HARPOON:
        return phrase("board", junction=junction(action - act.BOARD_KAYAK))
    return phrase("take-harpoon") if action == act.TAKE_HARPOON else phrase(declined(s))


def declined(s: Any) -> str:
    """The phrase for declining in this phase."""
    if s.phase == Phase.HARPOON:
        return "leave-harpoon"
    return "not-board" if s.phase == Phase.KAYAK else "stay"


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """The line in the log for an action or an outcome of chance; it never names the place of a tile (RUSH-Q31).

    The view before a tile is turned over does not hold its face; `witness` names it by the view after.
    """
    if seat == CHANCE:
        return outcome(s, action or 0)
    who = player(seat)
    if action is None or action < act.MOVE:
        return phrase("flips", player=who)
    if action < act.CRACK:
        return phrase("goes", player=who, space=space(s, action - act.MOVE))
    if action < act.BOARD_KAYAK:
        number = action - act.CRACK
        done = "bridges" if s.gaps >> number & 1 else "separates"
        return phrase(done, player=who, junction=junction(number))
    if action < act.TAKE_HARPOON:
        return phrase("boards", player=who, junction=junction(action - act.BOARD_KAYAK))
    return phrase("does-" + ("take-harpoon" if action == act.TAKE_HARPOON else declined(s)), player=who)


def witness(before: Any, after: Any, seat: int) -> Phrase:
    """The line in the log for a tile that was turned over: its face if it was seen before, and never its place.

    What an unseen tile shows is told by the outcome of chance that follows (RUSH-Q31).
    """
    turned = int(after.face_up) & ~int(before.face_up)
    for place in range(PLACES):
        if turned >> place & 1 and after.known[place] != UNSEEN:
            return phrase("flips-face", player=player(seat), picture=picture(int(after.known[place])))
    return event(before, seat, None)


def outcome(s: Any, number: int) -> Phrase:
    """The line in the log for an outcome of chance; a roll also ends the last turn and mentions a shuffle."""
    if s.phase == Phase.COURSE:
        laid = sum(1 for side in s.course.tolist() if side != NOT_LAID)
        return phrase("laid", floe=laid + 1, side=SIDE_NAMES[number])
    if s.phase == Phase.STARTER:
        return phrase("starts", player=player(number))
    if s.phase == Phase.REVEAL:
        return phrase("shows", picture=picture(number))
    crack_lies_open = any(s.known[place] == Face.CRACK for place in range(PLACES) if s.face_up >> place & 1)
    return phrase("shuffled-rolls" if crack_lies_open else "rolls", player=player(s.active), tiles=number)


# --- the table ---------------------------------------------------------------


def table(s: Any, seat: int) -> list[Phrase]:
    """The course from home to start, the figures, and the tiles that lie face up."""
    lines = [phrase("line-turn", turn=s.turn_number)]
    lines += [line for floe in reversed(range(s.floes)) for line in floe_lines(s, floe)]
    lines += [
        phrase("line-letter", letter=letter(face), picture=picture(face))
        for face in range(FACES)
        if face not in (Face.CRACK, Face.KAYAK)
    ]
    lines += [line for other in range(s.players) for line in player_lines(s, other)]
    lines.append(phrase("line-tiles", tiles=" ".join(tile(s, place) for place in range(PLACES))))
    lines += glimpse(s, seat)
    lines += [
        phrase("line-seen", place=place + 1, picture=picture(int(s.known[place])))
        for place in range(PLACES)
        if s.known[place] != UNSEEN and not s.face_up >> place & 1
    ]
    if s.memory_aid != Aid.OFF:
        lines.append(phrase("line-aid"))
    return lines


def glimpse(s: Any, seat: int) -> list[Phrase]:
    """The tiles that lie face up now; later views no longer show them."""
    return [
        phrase("line-face-up", place=place + 1, picture=picture(int(s.known[place])))
        for place in range(PLACES)
        if s.face_up >> place & 1 and s.known[place] != UNSEEN
    ]


def floe_lines(s: Any, floe: int) -> list[Phrase]:
    """A floe's rows, home side first, with figures as numbers; above them the gap to the next floe."""
    if s.course[floe] == NOT_LAID:
        return []
    lines = [phrase("line-gap", junction=junction(floe))] if s.gaps >> floe & 1 else []
    side = SIDE_NAMES[s.course[floe]]
    for row in reversed(range(ROWS)):
        slots = range(floe * SLOTS + row * COLUMNS, floe * SLOTS + (row + 1) * COLUMNS)
        shown = " ".join(mark(s, slot) for slot in slots)
        lines.append(phrase("line-row", floe=floe + 1, side=side, row=row + 1, pictures=shown))
    return lines


def mark(s: Any, slot: int) -> str:
    """What the map shows at a slot: the number of a figure, or the picture's letter."""
    for seat in range(s.players):
        if s.pos[seat] == slot:
            return str(seat + 1)
    return letter(int(PICTURE[s.course[FLOE_OF[slot]], SLOT_OF[slot]]))


def player_lines(s: Any, seat: int) -> list[Phrase]:
    """Where a figure is, and whether its player has a harpoon."""
    pos, who = int(s.pos[seat]), player(seat)
    if pos == ON_START:
        lines = [phrase("line-start", player=who)]
    elif pos >= IN_KAYAK:
        lines = [phrase("line-kayak", player=who, junction=junction(pos - IN_KAYAK))]
    else:
        lines = [phrase("line-player", player=who, space=space(s, pos))]
    if s.harpoon[seat]:
        lines.append(phrase("line-harpoon", player=who))
    return lines


def tile(s: Any, place: int) -> str:
    """A tile on its place: its number, in brackets if it lies face up."""
    return f"[{place + 1}]" if s.face_up >> place & 1 else str(place + 1)
