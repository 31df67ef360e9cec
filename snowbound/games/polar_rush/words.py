"""Questions, actions, facts and the table of Polar Rush, as phrases of `text/*.ftl`."""

from __future__ import annotations

from functools import lru_cache, reduce
from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.words import Fill, Phrase, drawn, phrase, player

from . import actions as act
from .facts import Fact, course_row
from .reach import first_slot, targets
from .spaces import (
    COLUMN_LETTERS,
    NAMES,
    NEAR_HOME,
    NEAR_START,
    junction,
    label,
    picture,
    picture_at,
    shown_picture,
    spot,
    turned_tile,
)
from .state import (
    ALL_TILES,
    COLUMNS,
    FACES,
    FLOE_OF,
    HARPOONS,
    IN_KAYAK,
    NOBODY,
    NOT_LAID,
    ON_START,
    PICTURE,
    PLACES,
    ROWS,
    SLOTS,
    UNSEEN,
    Aid,
    Face,
    Phase,
)

WITH_TILE = frozenset(
    {Fact.TURNS_OVER, Fact.MOVES, Fact.SLEDS, Fact.HUNTS, Fact.LANDS, Fact.NO_SPACE, Fact.BLOCKED, Fact.NO_HARPOON}
) | {Fact.STAYS, Fact.REACHES}
"""Kinds of facts whose `what` is the face of the tile that was turned over."""

TILE_OF = dict.fromkeys((Fact.SEPARATES, Fact.BRIDGES), Face.CRACK) | dict.fromkeys(
    (Fact.BOARDS, Fact.STAYS_OUT, Fact.NO_GAP, Fact.KAYAK_TAKEN), Face.KAYAK
)
"""Kinds of facts that only this tile can bring about."""


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
        return phrase("go", space=spot(s, action - act.MOVE))
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


# --- what happened -----------------------------------------------------------


def fact(s: Any, told: FactRow) -> Phrase:
    """The sentence of a fact. It never says at which place a tile lies (RUSH-Q31)."""
    kind, seat, what, where, number = told
    fill: dict[str, Any] = {} if seat == NOBODY else {"player": player(seat)}
    if kind in WITH_TILE:
        fill["tile"] = turned_tile(what)
    elif kind in TILE_OF:
        fill["tile"] = turned_tile(TILE_OF[Fact.of(kind)])
    if kind in (Fact.MOVES, Fact.SLEDS, Fact.HUNTS):
        fill |= {"way": way(number, where), "from": int(FLOE_OF[number]) + 1, "to": int(FLOE_OF[where]) + 1}
    elif kind == Fact.LANDS:
        fill["to"] = int(FLOE_OF[where]) + 1
    elif kind in (Fact.SEPARATES, Fact.BRIDGES, Fact.BOARDS):
        fill["junction"] = junction(where)
    elif kind in (Fact.BLOCKED, Fact.KAYAK_TAKEN):
        fill |= {"other": player(number), "whose": "own" if number == seat else "other"}
    elif kind == Fact.NO_SPACE:
        fill["picture"] = NAMES[Face(what)]
    elif kind == Fact.LEADS:
        fill["other"] = player(what)
    elif kind == Fact.ROLLS:
        fill["tiles"] = drawn(phrase("count", number=number), f"die-{number}", alone=True)
    elif kind in (Fact.TAKES_HARPOON, Fact.LEAVES_HARPOON):
        fill["harpoon"] = drawn(phrase("a-harpoon"), "rush-harpoon")
    elif kind == Fact.STEPS_LEFT:
        fill = {"number": number, "place": standing(s, where)}
    elif kind == Fact.HARPOON_LEFT:
        fill = {"harpoon": drawn(phrase("a-harpoon"), "rush-harpoon")}
    elif kind == Fact.AT_IGLOO:
        fill = {"number": number, "igloo": drawn(phrase("igloo"), "rush-igloo")}
    elif kind in (Fact.ROUND_BEGINS, Fact.COURSE_LAID):
        fill["number"] = number
    return phrase(kind.text_id, **fill)


def sprites(s: Any, told: FactRow) -> list[str]:
    """What a fact is about in the picture: figures, spaces and junctions, but never a tile, which has a place."""
    kind, seat, _, where, number = told
    figure = f"figure-{seat}"
    if kind in (Fact.MOVES, Fact.SLEDS, Fact.HUNTS, Fact.LANDS, Fact.REACHES):
        return [figure, f"space-{where}"]
    if kind == Fact.BLOCKED:
        return [f"figure-{number}", f"space-{where}"]
    if kind in (Fact.SEPARATES, Fact.BRIDGES):
        return [f"junction-{where}"]
    if kind in (Fact.BOARDS, Fact.KAYAK_TAKEN):
        return [figure if kind == Fact.BOARDS else f"figure-{number}", "kayak"]
    if kind in (Fact.TAKES_HARPOON, Fact.LEAVES_HARPOON):
        return ["harpoons"]
    if kind == Fact.ROLLS:
        return ["die"]
    return [] if seat == NOBODY else [figure]


def way(before: int, slot: int) -> str:
    """How a move over the ice is described: on to another floe, back to another floe, or on the same one."""
    if FLOE_OF[before] == FLOE_OF[slot]:
        return "here"
    return "on" if course_row(slot) > course_row(before) else "back"


def standing(s: Any, pos: int) -> Phrase:
    """Where a figure is."""
    if pos == ON_START:
        return phrase("on-start")
    return phrase("in-kayak", junction=junction(pos - IN_KAYAK)) if pos >= IN_KAYAK else spot(s, pos)


def situation(s: Any, seat: int) -> list[Phrase]:
    """What goes on now, for people who wait: who decides what, and who is in front."""
    if s.phase == Phase.END or s.active == NOBODY:
        return []
    who = player(int(s.active))
    if s.phase == Phase.ROLL:
        now = phrase("now-look", player=who) if s.face_up else phrase("now-roll", player=who)
    elif s.phase in (Phase.FLIP, Phase.REVEAL):
        now = phrase("now-flip", player=who, tiles=s.tiles_left)
    else:
        now = phrase("now-choose", player=who, tile=turned_tile(int(s.known[s.place])))
    return [phrase("line-round", round=round_of(s)), now]


def round_of(s: Any) -> int:
    """The number of the round; in each, every player has one turn."""
    return max(0, int(s.turn_number) - 1) // int(s.players) + 1


def order(s: Any) -> list[int]:
    """The players clockwise, from the one in turn (RUSH-50)."""
    first = max(0, int(s.active))
    return [(first + further) % int(s.players) for further in range(s.players)]


# --- the table ---------------------------------------------------------------


def table(s: Any, seat: int) -> list[Phrase]:
    """The course from home to start, the figures, what is in reach, and the tiles that lie face up."""
    lines = [phrase("line-round", round=round_of(s)), phrase("line-course", floes=s.floes)]
    lines += [line for floe in reversed(range(s.floes)) for line in floe_lines(s, floe)]
    lines += [line for other in range(s.players) for line in player_lines(s, other)]
    lines += reach_lines(s)
    lines.append(phrase("harpoons-left", harpoons=HARPOONS - sum(s.harpoon.tolist())))
    lines += down_line(s)
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
    """A floe's rows, home side first, with the figures on them; above them the gap to the next floe."""
    if s.course[floe] == NOT_LAID:
        return []
    lines = [phrase("line-gap", junction=junction(floe))] if s.gaps >> floe & 1 else []
    first = floe * SLOTS
    here = tuple((pos - first, seat) for seat, pos in enumerate(s.pos.tolist()) if first <= pos < first + SLOTS)
    return lines + [row_line(floe, int(s.course[floe]), row, here) for row in reversed(range(ROWS))]


@lru_cache(maxsize=4096)
def row_line(floe: int, side: int, row: int, here: tuple[tuple[int, int], ...]) -> Phrase:
    """A row of a floe; `here` are the slots and seats of the figures on the floe."""
    figures = dict(here)
    cells = []
    for column in range(COLUMNS):
        inside = row * COLUMNS + column
        fill: dict[str, Fill] = {"column": COLUMN_LETTERS[column], "picture": shown_picture(int(PICTURE[side, inside]))}
        if inside in figures:
            cells.append(phrase("cell-taken", player=player(figures[inside]), **fill))
        else:
            cells.append(phrase("cell", **fill))
    return phrase("line-row", floe=floe + 1, row=NEAR_HOME if row else NEAR_START, spaces=listed(cells))


def listed(parts: list[Phrase]) -> Phrase:
    """Phrases, separated by commas."""
    return reduce(lambda first, rest: phrase("list", first=first, rest=rest), parts)


def player_lines(s: Any, seat: int) -> list[Phrase]:
    """Where a figure is, and whether its player has a harpoon."""
    pos, who = int(s.pos[seat]), player(seat)
    if pos == ON_START:
        lines = [phrase("line-start", player=who)]
    elif pos >= IN_KAYAK:
        lines = [phrase("line-kayak", player=who, junction=junction(pos - IN_KAYAK))]
    else:
        lines = [phrase("line-player", player=who, space=label(picture_at(s, pos), pos))]
    if s.harpoon[seat]:
        lines.append(phrase("line-harpoon", player=who))
    return lines


def reach_lines(s: Any) -> list[Phrase]:
    """The spaces to which a tile could move the figure of the player in turn now (RUSH-14)."""
    if s.active == NOBODY or s.phase == Phase.END:
        return []
    seat = int(s.active)
    first = first_slot(s, seat)
    found = []
    for face in range(FACES):
        if face not in (Face.CRACK, Face.KAYAK):
            spaces = int(targets(s, seat, face))
            found += [spot(s, first + bit) for bit in range(spaces.bit_length()) if spaces >> bit & 1]
    if not found:
        return [phrase("line-no-reach", player=player(seat))]
    return [phrase("line-reach", player=player(seat), spaces=listed(found))]


def down_line(s: Any) -> list[Phrase]:
    """The places of the tiles that lie face down."""
    down = ALL_TILES & ~int(s.face_up)
    return [phrase("line-down", places=", ".join(str(k + 1) for k in range(PLACES) if down >> k & 1))] if down else []
