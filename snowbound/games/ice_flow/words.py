"""Questions, actions, events and the table of Ice Flow as phrases of `text/*.ftl`."""

from __future__ import annotations

from typing import Any

from snowbound.core.contract import CHANCE
from snowbound.core.words import Fill, Phrase, phrase, player

from . import actions as act
from .state import (
    ALASKA,
    BEAR,
    BOARD,
    CHART,
    DIRECTIONS,
    EXPLORERS,
    FIELDS,
    FISH,
    HOLDS,
    ISLAND,
    NAMES,
    NEXT,
    NOWHERE,
    OPEN_SEA,
    PATTERN,
    ROPE,
    SEA,
    Phase,
)

COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
PLACES = {place["id"]: str(place["name"]) for place in [*BOARD["island"], *BOARD["station"]]}
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
CHOOSING = (Phase.TURN, Phase.REMOVE)


def place(field: int) -> Fill:
    """The name of a field: of a hex on the map, an island or a station; a dash for no field."""
    if field < 0:
        return "–"
    return PLACES.get(NAMES[field], NAMES[field])


def explorer_at(s: Any, seat: int, explorer: int) -> Phrase:
    """An explorer: its number and where it is."""
    return phrase("explorer", number=explorer + 1, place=place(int(s.explorers[seat, explorer])))


def things(ropes: int, fish: int, bears: int) -> Phrase:
    """Numbers of ropes, fish and bears."""
    return phrase("things", ropes=ropes, fish=fish, bears=bears)


def lying(s: Any, field: int) -> Phrase:
    """The things on a field."""
    return things(*(int(s.lying[thing, field]) for thing in (ROPE, FISH, BEAR)))


def edges(jagged: int) -> Fill:
    """The jagged edges of a floe as compass letters; a dash if there are none."""
    letters = BOARD["map"]["directions"]
    return " ".join(letters[d] for d in range(DIRECTIONS) if jagged >> d & 1) or "–"


def floe_of(pattern: int) -> Phrase:
    """A floe by its pattern."""
    return phrase("floe", pattern=pattern + 1, edges=str(BOARD["floe"][pattern]["edges"]))


def question(s: Any, seat: int) -> Phrase:
    """The question to a seat that may act."""
    if s.phase == Phase.TURN:
        return phrase(TURNS[s.floe_done][s.explorer_done])
    if s.phase == Phase.JOURNEY:
        return phrase("ask-journey", explorer=explorer_at(s, seat, s.traveller))
    if s.phase in (Phase.DRIVE, Phase.THREAT):
        id = "ask-drive" if s.phase == Phase.DRIVE else "ask-threat"
        return phrase(id, explorer=explorer_at(s, seat, s.threatened))
    return phrase(QUESTIONS[Phase(s.phase)])


def action(s: Any, seat: int, action: int) -> Phrase:
    """The text of an action on a button."""
    return said(s, seat, action, "do-")


def event(s: Any, seat: int, action: int | None) -> Phrase:
    """The line in the log for an event; nothing is hidden."""
    assert action is not None, "nothing is hidden in this game"
    if seat == CHANCE:
        return outcome(s, action)
    done = said(s, seat, action, "does-")
    return Phrase(done.id, done.fill | {"player": player(seat)})


def said(s: Any, seat: int, action: int, tense: str) -> Phrase:
    """An action as a phrase: `do-…` on a button, `does-…` in the log."""
    if action < act.PICK:
        return phrase(tense + station_verb(s), station=place(ALASKA + action))
    if action < act.HEX:
        return phrase(tense + "pick", floe=floe_of(action - act.PICK))
    if action < act.ORIENT:
        verb = "choose" if s.phase in CHOOSING else "place"
        return phrase(tense + verb, hex=place(action - act.HEX))
    if action < act.DRIFT:
        return phrase(tense + "orient", turns=action - act.ORIENT)
    if action < act.ROTATE:
        return phrase(tense + "drift", direction=phrase(COMPASS[action - act.DRIFT]))
    if action < act.DISCOVER:
        return phrase(tense + ("rotate-clockwise" if action == act.ROTATE else "rotate-back"))
    if action < act.STEP:
        return said_of_turn(s, seat, action, tense)
    return said_of_journey(s, seat, action, tense)


def station_verb(s: Any) -> str:
    """The verb for choosing a station: place, fly or go overland."""
    if s.phase == Phase.THREAT:
        return "fly"
    return "overland" if s.phase == Phase.JOURNEY else "settle"


def said_of_turn(s: Any, seat: int, action: int, tense: str) -> Phrase:
    """The actions of a turn as phrases."""
    if action == act.DISCOVER:
        return phrase(tense + "discover")
    if action < act.FISH:
        return phrase(tense + "select", explorer=explorer_at(s, seat, action - act.SELECT))
    if action == act.FISH:
        return phrase(tense + "fish")
    if action == act.END:
        return phrase(tense + "end")
    thing, explorer = divmod(action - act.DROP, EXPLORERS)
    verb = "drop-rope" if thing == ROPE else "drop-fish"
    return phrase(tense + verb, explorer=explorer_at(s, seat, explorer))


def said_of_journey(s: Any, seat: int, action: int, tense: str) -> Phrase:
    """Steps, swims, stopping, collecting and driving off bears as phrases."""
    if action < act.SWIM:
        direction = action - act.STEP
        return phrase(tense + "step", direction=phrase(COMPASS[direction]), place=beyond(s, seat, direction))
    if action < act.STOP:
        first, second = divmod(action - act.SWIM, DIRECTIONS)
        turns = {"first": phrase(COMPASS[first]), "second": phrase(COMPASS[second])}
        return Phrase(tense + "swim", {**turns, "place": beyond(s, seat, first, second)})
    if action == act.STOP:
        return phrase(tense + "stop")
    if action < act.DRIVE:
        return phrase(tense + ("collect-rope", "collect-fish", "collect-nothing")[action - act.COLLECT])
    return phrase(tense + "drive", direction=phrase(COMPASS[action - act.DRIVE]))


def beyond(s: Any, seat: int, *directions: int) -> Fill:
    """The place where the moving explorer would arrive; a dash if there is no field."""
    mover = s.threatened if s.phase == Phase.THREAT else s.traveller
    field = int(s.explorers[seat, mover]) if mover >= 0 else NOWHERE
    for direction in directions:
        field = int(NEXT[field, direction]) if field >= 0 else NOWHERE
    return place(field)


def outcome(s: Any, outcome: int) -> Phrase:
    """The line in the log for an outcome of chance."""
    if s.phase == Phase.START:
        return phrase("begins", player=player(outcome))
    if s.phase == Phase.DEAL:
        return phrase("is-dealt", player=player(s.turn), floe=floe_of(outcome))
    if s.phase == Phase.DRAW:
        return phrase("is-drawn", floe=floe_of(outcome))
    return seen_tile(outcome)


def table(s: Any, seat: int) -> list[Phrase]:
    """The table in lines: the turn, floes, islands and stations in use, backpacks, supply, bag and stack."""
    lines = [phrase("line-turn", turn=s.turns + 1, player=player(max(int(s.turn), 0)))]
    for field in range(FIELDS):
        if field < SEA and s.ice[field] != OPEN_SEA:
            floe = phrase(
                "line-floe",
                hex=place(field),
                number=int(s.floe_at[field]) + 1,
                edges=edges(int(s.ice[field])),
            )
            lines.append(phrase("line-field", field=floe, things=lying(s, field), explorers=explorers_on(s, field)))
        elif field >= SEA and (s.crowd[field] or s.lying[:, field].any()):
            spot = phrase("line-place", place=place(field))
            lines.append(phrase("line-field", field=spot, things=lying(s, field), explorers=explorers_on(s, field)))
    for other in range(s.players):
        ropes, fish = s.backpack[other].tolist()
        lines.append(phrase("line-backpack", player=player(other), ropes=ropes, fish=fish))
        if s.hands[other]:
            lines.append(phrase("line-hand", player=player(other), floes=hand(int(s.hands[other]))))
    if s.floe >= 0:
        lines.append(phrase("line-in-hand", floe=floe_of(int(PATTERN[s.floe])), things=lying(s, FIELDS)))
    lines.append(phrase("line-supply", things=things(*s.supply.tolist())))
    lines.append(phrase("line-bag", floes=int(s.bag).bit_count(), tiles=s.stack_size))
    return lines


def explorers_on(s: Any, field: int) -> Fill:
    """The explorers on a field as player and number, such as 2.1; a dash for none."""
    return (
        " ".join(
            f"{seat + 1}.{explorer + 1}"
            for seat in range(s.players)
            for explorer in range(EXPLORERS)
            if s.explorers[seat, explorer] == field
        )
        or "–"
    )


def hand(floes: int) -> Fill:
    """The floes of a hand by their printed edges."""
    return "  ".join(str(BOARD["floe"][PATTERN[floe]]["edges"]) for floe in range(len(PATTERN)) if floes >> floe & 1)


# --- in the picture ----------------------------------------------------------

HELD = ("seen-ropes", "seen-fish", "seen-bears")
LYING = ("seen-rope-on", "seen-fish-on", "seen-bear-on")
PACKED = ("seen-packed-rope", "seen-packed-fish")


def current(hex: int) -> dict[str, Fill]:
    """The printed directions of a sea hex and their strength."""
    first, *other = (phrase(COMPASS[d]) for d in CHART.currents[hex])
    directions = phrase("seen-or", one=first, other=other[0]) if other else first
    return {"direction": directions, "strength": int(CHART.strengths[hex])}


def seen_sea(hex: int) -> Phrase:
    """A hex without a floe."""
    return Phrase("seen-sea", {"hex": place(hex), **current(hex)})


def seen_floe(s: Any, hex: int) -> Phrase:
    """A floe, the things on it and the current under it."""
    floe = phrase("line-floe", hex=place(hex), number=int(s.floe_at[hex]) + 1, edges=edges(int(s.ice[hex])))
    return Phrase("seen-floe", {"floe": seen_field(s, hex, floe), **current(hex)})


def seen_field(s: Any, field: int, name: Phrase | None = None) -> Phrase:
    """An island or a station, and the things on it."""
    spot = name or phrase("line-place", place=place(field))
    return phrase("line-field", field=spot, things=lying(s, field), explorers=explorers_on(s, field))


def seen_explorer(s: Any, seat: int, explorer: int) -> Phrase:
    """A player's explorer."""
    return phrase("seen-explorer", player=player(seat), explorer=explorer_at(s, seat, explorer))


def seen_thing(thing: int, field: int) -> Phrase:
    """A rope, a fish or a bear on a field."""
    return phrase(LYING[thing], place=place(field if field < FIELDS else NOWHERE))


def seen_packed(thing: int) -> Phrase:
    """A rope or a fish in a backpack."""
    return phrase(PACKED[thing])


def seen_number(thing: int, number: int) -> Phrase:
    """A number of ropes, fish or bears."""
    return phrase(HELD[thing], number=number)


def seen_supply(thing: int, number: int) -> Phrase:
    """The general supply."""
    return phrase("seen-supply", things=seen_number(thing, number))


def seen_pack(s: Any, seat: int) -> Phrase:
    """A backpack and its contents."""
    ropes, fish = s.backpack[seat].tolist()
    return phrase("line-backpack", player=player(seat), ropes=ropes, fish=fish)


def seen_way(s: Any, seat: int, way: int, ropes: int, fish: int) -> Phrase:
    """A step, a swim or an overland move and its price."""
    return phrase("seen-price", way=action(s, seat, way), ropes=ropes, fish=fish)


def seen_bag(floes: int) -> Phrase:
    """The bag."""
    return phrase("seen-bag", floes=floes)


def seen_stack(tiles: int) -> Phrase:
    """The tile stack."""
    return phrase("seen-stack", tiles=tiles)


def seen_tile(kind: int) -> Phrase:
    """The tile that is turned up."""
    shown = things(*(int(amount) for amount in HOLDS[kind]))
    if ISLAND[kind] == NOWHERE:
        return phrase("tile-up", things=shown)
    return phrase("island-tile-up", island=place(int(ISLAND[kind])), things=shown)


def seen_turn(seat: int) -> Phrase:
    """The lantern at the current player."""
    return phrase("seen-turn", player=player(seat))


def seen_chosen(hex: int) -> Phrase:
    """The ring around the chosen floe."""
    return phrase("seen-chosen", hex=place(hex))


def seen_danger(field: int) -> Phrase:
    """The ring around a field in danger."""
    return phrase("seen-danger", place=place(field))
