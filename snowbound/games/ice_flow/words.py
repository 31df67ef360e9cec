"""Questions and actions of Ice Flow as phrases of `text/*.ftl`.

`telling` has the sentences of the log, `status` what goes on and the table, `labels` the labels in the picture.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from snowbound.core.words import Phrase, drawn, phrase

from . import actions as act
from .naming import drifts_to, edges, explorer, floe_like, has_objects, heading, pictured, place, printed_edges
from .state import (
    ALASKA,
    CURRENT,
    DIRECTIONS,
    EDGES,
    EXPLORERS,
    NEXT,
    NO_FLOE,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    PATTERN,
    ROPE,
    Phase,
)
from .status import order as order
from .status import situation as situation
from .status import table as table
from .telling import fact as fact
from .telling import sprites as sprites

DRIFT = drawn(phrase("help-tile", code="A1"), "flow-drift")
TURN = drawn(phrase("help-tile", code="A2"), "flow-turn-right")
DISCOVER = drawn(phrase("help-tile", code="A3"), "flow-tile")
FISH = drawn(phrase("help-tile", code="B2"), "flow-fish")
"""The actions of the rulebook's help tile; B1 has an explorer of the player."""

QUESTIONS = {
    Phase.SETUP_EXPLORER: "ask-station",
    Phase.SETUP_PICK: "ask-pick",
    Phase.SETUP_HEX: "ask-hex",
    Phase.SETUP_ORIENT: "ask-orientation",
    Phase.FLOE: "ask-floe",
    Phase.REMOVE: "ask-remove",
    Phase.DISCOVER_HEX: "ask-entry",
    Phase.DISCOVER_ORIENT: "ask-orientation",
    Phase.COLLECT: "ask-collect",
}
TURNS = (("ask-turn", "ask-floe-action"), ("ask-explorer-action", "ask-end"))  # [floe done][explorer done]
ROTATIONS = ("do-rotate-clockwise", "do-rotate-back")
CHOOSING = (Phase.TURN, Phase.REMOVE)


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase == Phase.TURN:
        return phrase(TURNS[s.floe_done][s.explorer_done])
    if s.phase == Phase.JOURNEY:
        return asked_of("ask-journey", s, seat, s.traveller)
    if s.phase in (Phase.DRIVE, Phase.THREAT):
        return asked_of("ask-drive" if s.phase == Phase.DRIVE else "ask-threat", s, seat, s.threatened)
    return phrase(QUESTIONS[Phase(s.phase)])


def asked_of(id: str, s: Any, seat: int, number: int) -> Phrase:
    """A question about an explorer."""
    return phrase(id, explorer=explorer(seat, number), place=place(int(s.explorers[seat, number])))


# --- actions -----------------------------------------------------------------


def action(s: Any, seat: int, action: int) -> Phrase:
    """The text of an action on a button."""
    if action < act.PICK:
        return phrase(station_verb(s), station=place(ALASKA + action))
    if action < act.HEX:
        return floe_like(printed_edges(action - act.PICK))
    if action < act.ORIENT:
        return choosing(s, action - act.HEX)
    if action < act.DRIFT:
        return lying_like(s, action - act.ORIENT)
    if action < act.ROTATE:
        return drifting(s, action - act.DRIFT)
    if action < act.DISCOVER:
        return rotating(s, action - act.ROTATE)
    if action < act.STEP:
        return action_of_turn(s, seat, action)
    return action_of_journey(s, seat, action)


def station_verb(s: Any) -> str:
    """The text for choosing a station: place, fly or go overland."""
    if s.phase == Phase.THREAT:
        return "do-fly"
    return "do-overland" if s.phase == Phase.JOURNEY else "do-settle"


def choosing(s: Any, hex: int) -> Phrase:
    """Choose the floe on a hex, or place one there."""
    if s.phase not in CHOOSING or s.floe_at[hex] == NO_FLOE:
        return phrase("do-place", hex=place(hex))
    return pictured(phrase("do-choose", hex=place(hex)), int(s.ice[hex]))


def lying_like(s: Any, turned: int) -> Phrase:
    """Lay the floe turned by this much."""
    return laid(int(EDGES[PATTERN[s.floe], turned]) if s.floe != NO_FLOE else 0)


@cache
def laid(jagged: int) -> Phrase:
    """Lay a floe so that it has these jagged edges."""
    words = phrase("do-lay", edges=edges(jagged)) if jagged else phrase("do-lay-smooth")
    return pictured(words, jagged)


def drifting(s: Any, direction: int) -> Phrase:
    """Let the chosen floe drift; says where it stops."""
    hex = int(s.hex)
    if hex == NOWHERE or not CURRENT[hex] >> direction & 1:
        return phrase("do-drift", direction=heading(direction))
    return drifting_to(drifts_to(s, hex, direction), direction)


@cache
def drifting_to(end: int, direction: int) -> Phrase:
    """Let a floe drift to a hex, or out of the strait."""
    if end == OUTSIDE:
        return phrase("do-drift-out", direction=heading(direction))
    return phrase("do-drift-to", direction=heading(direction), hex=place(end))


def rotating(s: Any, back: int) -> Phrase:
    """Turn the chosen floe; shows how it lies afterwards."""
    if s.hex == NOWHERE or s.floe_at[s.hex] == NO_FLOE:
        return phrase(ROTATIONS[back])
    number = int(s.floe_at[s.hex])
    return rotated(number, int(s.turned[number]), back)


@cache
def rotated(floe: int, turned: int, back: int) -> Phrase:
    """Turn a floe that lies turned by this much."""
    after = (turned + (DIRECTIONS - 1 if back else 1)) % DIRECTIONS
    return pictured(phrase(ROTATIONS[back]), int(EDGES[PATTERN[floe], after]))


def action_of_turn(s: Any, seat: int, action: int) -> Phrase:
    """The actions of a turn as phrases."""
    if action == act.DISCOVER:
        return drawn(phrase("do-discover"), "flow-bag")
    if action < act.FISH:
        return selecting(s, seat, action - act.SELECT)
    if action == act.FISH:
        return phrase("do-fish")
    if action == act.END:
        return phrase("do-end")
    thing, number = divmod(action - act.DROP, EXPLORERS)
    verb = "do-drop-rope" if thing == ROPE else "do-drop-fish"
    words = phrase(verb, explorer=explorer(seat, number), place=place(int(s.explorers[seat, number])))
    return drawn(words, "flow-rope" if thing == ROPE else "flow-fish")


def selecting(s: Any, seat: int, number: int) -> Phrase:
    """Move an explorer; says whether it could also collect where it is (FLOW-52)."""
    field = int(s.explorers[seat, number])
    id = "do-select-or-collect" if field != NOWHERE and has_objects(s, field) else "do-select"
    return phrase(id, explorer=explorer(seat, number), place=place(field))


def action_of_journey(s: Any, seat: int, action: int) -> Phrase:
    """Steps, swims, stopping, collecting and driving off bears as phrases."""
    if action < act.SWIM:
        return going(action, beyond(s, seat, action - act.STEP))
    if action < act.STOP:
        return going(action, beyond(s, seat, *divmod(action - act.SWIM, DIRECTIONS)))
    if action == act.STOP:
        return stopping(s, seat)
    if action < act.DRIVE:
        return phrase(("do-collect-rope", "do-collect-fish", "do-collect-nothing")[action - act.COLLECT])
    return phrase("do-drive", direction=heading(action - act.DRIVE))


@cache
def going(action: int, to: int) -> Phrase:
    """Step, swim or go overland to a field."""
    if action < act.PICK:
        return phrase("do-overland", station=place(to))
    if action < act.SWIM:
        return phrase("do-step", direction=heading(action - act.STEP), place=place(to))
    first, second = divmod(action - act.SWIM, DIRECTIONS)
    return phrase("do-swim", first=heading(first), second=heading(second), place=place(to))


def stopping(s: Any, seat: int) -> Phrase:
    """End the move; says whether there is something to collect."""
    field = int(s.explorers[seat, s.traveller]) if s.traveller != NOBODY else NOWHERE
    id = "do-stop-and-collect" if field != NOWHERE and has_objects(s, field) else "do-stop"
    return phrase(id, place=place(field))


def beyond(s: Any, seat: int, *directions: int) -> int:
    """The field where the moving explorer would arrive, or NOWHERE."""
    mover = s.threatened if s.phase == Phase.THREAT else s.traveller
    field = int(s.explorers[seat, mover]) if mover >= 0 else NOWHERE
    for direction in directions:
        field = int(NEXT[field, direction]) if field >= 0 else NOWHERE
    return field


def group(s: Any, seat: int, action: int) -> Phrase | None:
    """The heading of an action in a list, as on the rulebook's help tile."""
    if act.DROP <= action < act.END:
        return drawn(phrase("group-drop"), "flow-pack", seat=seat)
    if s.phase == Phase.TURN:
        return group_of_turn(seat, action)
    if s.phase == Phase.FLOE:
        return phrase("group-drift", code=DRIFT) if action < act.ROTATE else phrase("group-rotate", code=TURN)
    if s.phase in (Phase.REMOVE, Phase.DISCOVER_HEX, Phase.DISCOVER_ORIENT):
        return phrase("group-discover", code=DISCOVER)
    if s.phase == Phase.JOURNEY:
        return drawn(phrase("group-stop"), "flow-stop") if action == act.STOP else figure(phrase("group-go"), seat)
    if s.phase == Phase.THREAT and action < act.DRIVE:
        return drawn(phrase("group-rescue"), "flow-heli") if action < act.PICK else figure(phrase("group-flee"), seat)
    if s.phase in (Phase.THREAT, Phase.DRIVE):
        return drawn(phrase("group-drive" if s.phase == Phase.THREAT else "group-chase"), "flow-bear")
    return drawn(phrase("group-collect"), "flow-bag") if s.phase == Phase.COLLECT else None


def group_of_turn(seat: int, action: int) -> Phrase:
    """The heading of an action with which a turn goes on."""
    if action < act.ORIENT:
        return phrase("group-floe", drift=DRIFT, turn=TURN)
    if action == act.DISCOVER:
        return phrase("group-discover", code=DISCOVER)
    if action == act.END:
        return drawn(phrase("group-end"), "flow-tent")
    if action < act.FISH:
        return phrase("group-move", code=figure(phrase("help-tile", code="B1"), seat))
    return phrase("group-fish", code=FISH)


def figure(what: Phrase, seat: int) -> Phrase:
    """Something that an explorer of this player does."""
    return drawn(what, "flow-explorer", look="flow-figure", seat=seat)
