"""The sentences of the log of Ice Flow: each fact as a phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.words import Phrase, drawn, phrase, player

from .fact_kinds import COSTS, FEW, Fact
from .naming import amount, amounts, explorer, floe, floe_like, for_price, place, printed_edges
from .state import BEAR, FISH, ISLAND, NOWHERE, PATTERN, ROPE, SEA

WHYS = ("stops-at-floe", "stops-at-island", "stops-at-coast", "stops-at-rim")


def fact(s: Any, told: FactRow) -> Phrase:
    """The sentence for a fact; `s` is the position after the event."""
    fill = TELLERS.get(Fact(told.kind), plainly)(s, told)
    return Phrase(Fact(told.kind).text_id, fill)


def plainly(s: Any, told: FactRow) -> dict[str, Any]:
    """A fact about a player, or about a number."""
    fill: dict[str, Any] = {}
    if told.seat >= 0:
        fill["player"] = player(told.seat)
    if told.number >= 0:
        fill["number"] = str(told.number)
    return fill


def unpacked(number: int) -> tuple[int, int, int]:
    """The ropes, fish and bears in `things`."""
    return number // (FEW * FEW), number // FEW % FEW, number % FEW


def with_things(s: Any, told: FactRow) -> dict[str, Any]:
    """A floe that is placed, with what lies on it."""
    return {
        "player": player(told.seat),
        "floe": floe(s, told.what),
        "place": place(told.where),
        "things": amounts(*unpacked(told.number)),
        "number": told.number,  # 0: nothing lies on it, which needs no words
    }


def only_things(s: Any, told: FactRow) -> dict[str, Any]:
    """Things that are put somewhere or are missing."""
    fill: dict[str, Any] = {"things": amounts(*unpacked(told.number))}
    if told.where >= 0:
        fill["place"] = place(told.where)
    return fill


def tile_up(s: Any, told: FactRow) -> dict[str, Any]:
    """A tile and what it shows; for an island tile the island."""
    shown = amounts(*unpacked(told.number))
    if ISLAND[told.what] == NOWHERE:
        return {"player": player(told.seat), "tile": shown}
    island = phrase("for-island", place=place(int(ISLAND[told.what])), things=shown)
    return {"player": player(told.seat), "tile": island}


def drawn_floe(s: Any, told: FactRow) -> dict[str, Any]:
    """A floe that somebody draws."""
    return {"player": player(told.seat), "floe": floe_like(printed_edges(int(PATTERN[told.what])), alone=True)}


def drifting(s: Any, told: FactRow) -> dict[str, Any]:
    """A floe that moves from hex to hex."""
    fill = {"player": player(told.seat), "floe": floe(s, told.what)}
    return {**fill, "from": place(told.number), "to": place(told.where)}


def leaving(s: Any, told: FactRow) -> dict[str, Any]:
    """A floe that leaves the strait."""
    return {"player": player(told.seat), "place": place(told.where)}


def stopping(s: Any, told: FactRow) -> dict[str, Any]:
    """Why a floe stops before the current ends."""
    return {"place": place(told.where), "reason": phrase(WHYS[told.what])}


def rotating(s: Any, told: FactRow) -> dict[str, Any]:
    """A floe that turns, as it lies afterwards."""
    direction = phrase("counter-clockwise" if told.number else "clockwise")
    return {**leaving(s, told), "direction": direction, "floe": floe(s, told.what)}


def with_explorer(s: Any, told: FactRow) -> dict[str, Any]:
    """An explorer and a place."""
    return {"player": player(told.seat), "explorer": explorer(told.seat, told.what), "place": place(told.where)}


def counting_home(s: Any, told: FactRow) -> dict[str, Any]:
    """An explorer at a station, and how many are in Siberia now."""
    return {**with_explorer(s, told), "number": str(told.number), "needed": str(s.needed)}


def riding(s: Any, told: FactRow) -> dict[str, Any]:
    """An explorer that is carried from one place to another."""
    return {**with_explorer(s, told), "from": place(told.number)}


def travelling(s: Any, told: FactRow) -> dict[str, Any]:
    """An explorer's way and its price."""
    field, ropes, fish = told.number // COSTS // COSTS, told.number // COSTS % COSTS, told.number % COSTS
    return {**with_explorer(s, told), "from": place(field), "price": for_price(ropes, fish)}


def with_ropes(s: Any, told: FactRow) -> dict[str, Any]:
    """Ropes that stay somewhere."""
    return {"place": place(told.where), "ropes": amount(ROPE, told.number)}


def lost_ropes(s: Any, told: FactRow) -> dict[str, Any]:
    """Ropes that go to the supply."""
    return {"ropes": amount(ROPE, told.number)}


def feeding(s: Any, told: FactRow) -> dict[str, Any]:
    """Fish for the bears on a field."""
    fish, bears = amount(FISH, told.number), amount(BEAR, told.number)
    return {"player": player(told.seat), "place": place(told.where), "fish": fish, "bears": bears}


def handling(s: Any, told: FactRow) -> dict[str, Any]:
    """An object that an explorer collects or drops."""
    who = explorer(told.seat, told.number)
    return {
        "player": player(told.seat),
        "explorer": who,
        "object": amount(told.what, 1),
        "place": place(told.where),
    }


def fishing(s: Any, told: FactRow) -> dict[str, Any]:
    """A rope for fish."""
    return {"player": player(told.seat), "rope": amount(ROPE, 1), "fish": amount(FISH, told.number)}


def driving(s: Any, told: FactRow) -> dict[str, Any]:
    """A bear that is driven off, perhaps for a fish."""
    fill = {
        "player": player(told.seat),
        "bear": drawn(phrase("the-bear"), "flow-bear"),
        "price": for_price(0, told.what),
    }
    if told.number >= 0:
        return {**fill, "from": place(told.number), "to": place(told.where)}
    return {**fill, "from": place(told.where)}


TELLERS: dict[Fact, Callable[[Any, FactRow], dict[str, Any]]] = {
    Fact.SETTLES: with_explorer,
    Fact.IS_DEALT: drawn_floe,
    Fact.PLACES: with_things,
    Fact.DISCOVERS: with_things,
    Fact.TURNS_UP: tile_up,
    Fact.DRAWS: drawn_floe,
    Fact.TAKES_OUT: leaving,
    Fact.ISLAND_GETS: only_things,
    Fact.IS_SHORT: only_things,
    Fact.DRIFTS: drifting,
    Fact.STOPS_EARLY: stopping,
    Fact.DRIFTS_OUT: leaving,
    Fact.RIDES: riding,
    Fact.ROTATES: rotating,
    Fact.SETS_OUT: with_explorer,
    Fact.STEPS: travelling,
    Fact.SWIMS: travelling,
    Fact.GOES_OVERLAND: travelling,
    Fact.LEAVES_ROPES: with_ropes,
    Fact.LOSES_ROPES: lost_ropes,
    Fact.FEEDS: feeding,
    Fact.ARRIVES: counting_home,
    Fact.GOES_BACK: counting_home,
    Fact.COLLECTS: handling,
    Fact.DROPS: handling,
    Fact.FISHES: fishing,
    Fact.DRIVES: driving,
    Fact.DRIVES_OUT: driving,
    Fact.IS_ATTACKED: with_explorer,
    Fact.FLEES: travelling,
    Fact.IS_RESCUED: riding,
    Fact.IS_HOME: with_explorer,
    Fact.IS_ON_THE_WAY: with_explorer,
}


# --- in the picture ----------------------------------------------------------

EXPLORERS = (
    Fact.SETTLES,
    Fact.RIDES,
    Fact.SETS_OUT,
    Fact.STEPS,
    Fact.SWIMS,
    Fact.GOES_OVERLAND,
    Fact.FEEDS,
    Fact.ARRIVES,
    Fact.GOES_BACK,
    Fact.IS_ATTACKED,
    Fact.FLEES,
    Fact.IS_RESCUED,
)
FLOES = (Fact.PLACES, Fact.DISCOVERS, Fact.DRIFTS, Fact.ROTATES)


def sprites(s: Any, told: FactRow) -> list[str]:
    """The ids of the sprites that a fact is about: an explorer, a floe or an island."""
    kind = Fact(told.kind)
    if kind in EXPLORERS:
        return [f"explorer-{told.seat}-{told.what}"]
    if kind in (Fact.COLLECTS, Fact.DROPS):
        return [f"explorer-{told.seat}-{told.number}"]
    if kind in FLOES:
        return [f"floe-{told.what}"]
    return [f"island-{told.where - SEA}"] if kind == Fact.ISLAND_GETS else []
