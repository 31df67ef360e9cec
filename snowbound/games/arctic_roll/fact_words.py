"""The sentences of facts (`fact`), and what goes on while others act (`situation`, `order`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snowbound.core.facts import FactRow
from snowbound.core.seats import left_of
from snowbound.core.words import Fill, Phrase, phrase, player

from . import pawn as rules_of_pawn
from .fact_kinds import Fact
from .fact_turns import EXTRA_DIE, FREE, LIFTED
from .geometry import LABEL, NEIGHBOUR
from .state import (
    BOARD,
    DRAFTS,
    ICE_CHASM,
    NEW_DICE,
    OFF_SHEET,
    Bonus,
    Calamity,
    Phase,
    Roll,
)
from .terms import DIRECTIONS, black_dice, black_die, bonus, die, players, white_dice

HOLES = {int(value): bool(face["hole"]) for value, face in BOARD["faces"].items()}
PHASES = {Phase.TURN: "turn", Phase.CALAMITY: "calamity", Phase.AFTERMATH: "aftermath"}
BEGUN = {Bonus.IGLOO: "igloo", Bonus.REROLL: "reroll", LIFTED: "lift"}
IS_WATER: Any = rules_of_pawn.is_water  # a rule, so not typed

Filling = Callable[[Any, FactRow], dict[str, Fill]]


def fact(s: Any, told: FactRow) -> Phrase:
    """The sentence of a fact; `s` is the reader's view after the event."""
    fill = FILLINGS.get(Fact(told.kind))
    named: dict[str, Fill] = {"player": player(told.seat)} if told.seat >= 0 else {}
    return Phrase(told.kind.text_id, named | (fill(s, told) if fill else {}))


def _round(s: Any, told: FactRow) -> dict[str, Fill]:
    solo = "yes" if s.players == 1 else "no"
    return {"round": told.number, "rounds": int(s.rounds), "solo": solo, "player": player(max(told.seat, 0))}


def _draft(s: Any, told: FactRow) -> dict[str, Fill]:
    return {"draft": told.number, "drafts": DRAFTS, "solo": "yes" if s.players == 1 else "no"}


def _water(s: Any, told: FactRow) -> dict[str, Fill]:
    walrus = "yes" if told.what == 2 else "no"
    return {"hex": LABEL[told.where], "other": LABEL[told.number], "walrus": walrus}


def _taking(s: Any, told: FactRow) -> dict[str, Fill]:
    price = bonus(NEW_DICE) if told.what in (FREE, EXTRA_DIE) else die(told.what)
    return {"calamity": black_die(told.number), "price": price, "paid": "no" if told.what == FREE else "yes"}


def _placing(s: Any, told: FactRow) -> dict[str, Fill]:
    hole = HOLES[told.what]
    hunters = told.what - hole
    kind = "both" if hole and hunters else "hole" if hole else "hunters"
    return {"die": die(told.what), "hex": LABEL[told.where], "hunters": hunters, "kind": kind}


def _extra_placing(s: Any, told: FactRow) -> dict[str, Fill]:
    return {"bonus": bonus(NEW_DICE), **_placing(s, told)}


def _moving(s: Any, told: FactRow) -> dict[str, Fill]:
    return {"die": die(told.what), "hex": LABEL[told.where]}


def _extra_moving(s: Any, told: FactRow) -> dict[str, Fill]:
    return {"bonus": bonus(NEW_DICE), **_moving(s, told)}


def _wasting(s: Any, told: FactRow) -> dict[str, Fill]:
    known = told.what > 0
    return {"die": die(told.what if known else 1), "known": "yes" if known else "no"}


def _drawing(s: Any, told: FactRow) -> dict[str, Fill]:
    kind = "both" if told.what and told.number else "holes" if told.what else "hunters"
    return {"hunters": told.number, "holes": told.what, "kind": kind}


def _striking(s: Any, told: FactRow) -> dict[str, Fill]:
    """Who draws which calamity where, and what it costs: a neighbour, in solo the player or the automa."""
    by = "neighbour" if s.players > 1 else "automa" if s.automa else "self"
    effect = "loses" if told.number < 0 else "gains" if told.number > 0 else "none"
    return {
        "calamity": black_die(told.what),
        "drawer": player(int(left_of(s, told.seat))),
        "by": by,
        "place": _struck(s, told),
        "effect": effect,
        "points": abs(told.number),
    }


def _struck(s: Any, told: FactRow) -> Phrase:
    """Where a calamity was drawn: in a hex, in two, or with an arrow (ROLL-49, ROLL-55)."""
    here, sheet = LABEL[told.where], s.sheet[told.seat]
    if told.what == Calamity.ICE_CHASM:
        side = int(sheet[told.where]) - ICE_CHASM
        return phrase("on-hex-pointing", hex=here, direction=phrase(DIRECTIONS[side]))
    if told.what == Calamity.NEW_ICE_FLOW:  # not next to other water, so its second hex is the only one
        beside = [int(there) for there in NEIGHBOUR[told.where] if there != OFF_SHEET]
        other = next(there for there in beside if IS_WATER(sheet[there]))
        return phrase("on-hexes", hex=here, other=LABEL[other])
    return phrase("on-hex", hex=here)


def _winning(s: Any, told: FactRow) -> dict[str, Fill]:
    how = "solo" if s.players == 1 else "alone" if told.what == 1 else "shared"
    return {"points": told.number, "how": how}


FILLINGS: dict[Fact, Filling] = {
    Fact.ROUND_BEGINS: _round,
    Fact.DRAFT_BEGINS: _draft,
    Fact.WATER_DIE: lambda s, told: {"die": die(told.number)},
    Fact.WATER_DRAWN: _water,
    Fact.BLACK_DIE: lambda s, told: {"calamity": black_die(told.number)},
    Fact.POOL_ROLLED: lambda s, told: {"dice": black_dice(s.pool)},
    Fact.WHITE_DIE: lambda s, told: {"die": die(told.number)},
    Fact.DICE_ROLLED: lambda s, told: {"dice": white_dice(s.dice[told.seat])},
    Fact.DICE_REROLLED: lambda s, told: {"dice": white_dice(s.dice[told.seat]), "bonus": bonus(Bonus.REROLL)},
    Fact.HAS_CHOSEN: lambda s, told: {"phase": PHASES[Phase(told.what)]},
    Fact.BEGINS: lambda s, told: {"what": BEGUN[told.what]},
    Fact.TAKES: _taking,
    Fact.MUST_TAKE: _taking,
    Fact.PLACES: _placing,
    Fact.MOVES: _moving,
    Fact.LIFTS: lambda s, told: {"hex": LABEL[told.where]},
    Fact.WASTES: _wasting,
    Fact.EXTRA_PLACES: _extra_placing,
    Fact.EXTRA_MOVES: _extra_moving,
    Fact.IGLOO_BUILT: lambda s, told: {"bonus": bonus(Bonus.IGLOO), "hex": LABEL[told.where]},
    Fact.USES_BONUS: lambda s, told: {"bonus": bonus(told.what), "number": told.number},
    Fact.COMBINES: lambda s, told: {"die": die(told.what), "bonus": bonus(NEW_DICE), "number": told.number},
    Fact.DRAWS: _drawing,
    Fact.GOES: lambda s, told: {"hex": LABEL[told.where]},
    Fact.CLAIMS: lambda s, told: {"bonus": bonus(told.what), "hex": LABEL[told.where]},
    Fact.STRIKES: _striking,
    Fact.FIZZLES: lambda s, told: {"calamity": black_die(told.what)},
    Fact.REMOVED: lambda s, told: {"calamity": black_die(told.what)},
    Fact.GAME_WON: _winning,
    Fact.ROUNDS_PLAYED: lambda s, told: {"rounds": told.number},
    Fact.TIE_BREAK: lambda s, told: {"points": told.what, "holes": told.number},
    Fact.HUNTERS_FISH: lambda s, told: {"hunters": told.where, "places": told.what, "points": told.number},
    Fact.HOLES_FISHED: lambda s, told: {"places": told.what, "points": told.number},
    Fact.WATER_FISHED: lambda s, told: {"places": told.what, "points": told.number},
    Fact.BEAR_SILENCES: lambda s, told: {"hunters": told.what},
    Fact.CHASM_STRIKES: lambda s, told: {"hunters": told.what},
    Fact.WALRUS_CLOSES: lambda s, told: {"hunters": told.what},
    Fact.IDLE_HUNTERS: lambda s, told: {"hunters": told.what},
}


def sprites(s: Any, told: FactRow) -> list[str]:
    """What a fact is about in the picture: a pawn, a calamity, the dice, or a sheet."""
    if told.kind in OF_THE_PAWN:
        return [f"pawn-{told.seat}"]
    if told.kind in (Fact.TAKES, Fact.MUST_TAKE):
        return [f"held-{told.seat}"]
    if told.kind == Fact.POOL_ROLLED:
        return ["pool"]
    if told.kind == Fact.STRIKES and told.what not in (Calamity.NEW_ICE_FLOW, Calamity.EXPAND):
        return [f"mark-{told.seat}-{told.where}"]
    return [f"sheet-{told.seat}"] if told.seat >= 0 else []


OF_THE_PAWN = (Fact.MOVES, Fact.EXTRA_MOVES, Fact.LIFTS, Fact.GOES)

# --- what goes on now --------------------------------------------------------


def situation(s: Any, seat: int) -> list[Phrase]:
    """The round and draft, who decides what, and the calamity dice that are left."""
    if s.phase == Phase.END or s.round_number == 0:
        return []
    lines = [phrase("now-round", round=int(s.round_number), rounds=int(s.rounds), draft=int(s.draft), drafts=DRAFTS)]
    deciding = [other for other in order(s) if s.to_act >> other & 1]
    if s.roll != Roll.NOTHING:
        lines.append(phrase("now-rolling"))
    elif deciding and s.phase in WAITING:
        lines.append(phrase(WAITING[Phase(s.phase)], players=players(deciding)))
    pool = s.pool.tolist()
    if any(pool) and s.phase in (Phase.WINDOW, Phase.TURN, Phase.SECOND_WINDOW):
        lines.append(phrase("now-pool", dice=black_dice(pool)))
    return lines


WAITING = {
    Phase.WINDOW: "now-window",
    Phase.TURN: "now-turn",
    Phase.CALAMITY: "now-calamity",
    Phase.AFTERMATH: "now-aftermath",
    Phase.SECOND_WINDOW: "now-second-window",
}


def order(s: Any) -> list[int]:
    """The seats from the one that decides in a window, otherwise from the start player (ROLL-22, ROLL-41)."""
    count, first = int(s.players), int(s.start)
    if s.phase in (Phase.WINDOW, Phase.SECOND_WINDOW) and s.to_act:
        first = next(seat for seat in range(count) if s.to_act >> seat & 1)
    return [(first + further) % count for further in range(count)]
