"""What a decision would lead to, drawn over the picture: where racers would go, who would drift and who would fall.

It is worked out with the rules from what the viewer sees, also for a card that nobody has revealed yet.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from snowbound.core.bits import has
from snowbound.core.record import copy_states
from snowbound.core.scene import Sprite

from . import actions as act
from .movement import move, push_floes
from .rules import racers_of_card
from .scene import RACER, landing, racer, token, track_of, way
from .scene_layout import Layout, layout
from .scene_players import TARGET
from .state import (
    CARDS,
    GOAL,
    NO_CARD,
    NO_TILE,
    RACERS,
    SECOND_ACTION,
    WITH_OWNER,
    Icon,
    Phase,
    SecondAction,
)


def preview(s: Any, seat: int, action: int, tall: bool) -> list[Sprite]:
    """Return what a legal action would lead to, as far as that is certain; for a card, what it could be used for."""
    at = layout(tall)
    if s.phase == Phase.CHOOSE:
        return uses(s, at, seat, action - act.CARD)
    if s.phase == Phase.GIVE:
        return [token(at, action - act.GIVE, seat, int(s.players))]
    if s.phase == Phase.CIRCLE:
        return journey(s, at, seat, action - act.CIRCLE, int(s.circle_steps))
    if action == act.SECOND:
        return effect(s, at, seat, SecondAction(SECOND_ACTION[s.card]))
    number = action - act.MOVE
    return journey(s, at, seat, number, int(s.card_steps[s.card, number]))


def copy(s: Any) -> Any:
    """A copy of a position, on which the rules may be tried."""
    return s.record.view(copy_states(s.states[s.at : s.at + 1]), 0)


def uses(s: Any, at: Layout, seat: int, card: int) -> list[Sprite]:
    """Where each racer of a card would go if nothing else moved before, and what its second action would do."""
    able = racers_of_card(s, seat, card)
    sprites = [
        sprite
        for number in range(RACERS)
        if has(able, number)
        for sprite in journey(s, at, seat, number, int(s.card_steps[card, number]))
    ]
    return [*sprites, *drift(s, at)] if SECOND_ACTION[card] == SecondAction.SHIFT else sprites


def effect(s: Any, at: Layout, seat: int, kind: SecondAction) -> list[Sprite]:
    """What the second action of the revealed card would do, unless that is left to the die or to the player."""
    if kind == SecondAction.SHIFT:
        return drift(s, at)
    return returned_cards(s, at, seat) if kind == SecondAction.PICKUP else []


def journey(s: Any, at: Layout, seat: int, number: int, steps: int) -> list[Sprite]:
    """A racer where its move would end, its way there, and what the icon there would do for certain."""
    start, track, after = int(s.field[seat, number]), track_of(s), copy(s)
    there = landing(track, start, steps)
    icon = move(after, seat, number, steps)
    trail = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at.points[start : there + 1])
    sprites = [Sprite(id=f"trail-{number + 1}", path=trail, look="race-foreseen", layer=RACER - 0.5)]
    if icon == Icon.WATER:  # RACE-58
        x, y = at.points[there]
        return [*sprites, Sprite(id=f"falls-{seat}-{number + 1}", x=x, y=y, art="race-splash", layer=TARGET)]
    here, place, path = int(after.field[seat, number]), int(after.place[seat, number]), way(track.river, int(s.stack))
    prize = int(s.prize[number, place])
    ghost = racer(at, seat, number, here, place, prize, int(icon), path, seat, int(s.players))
    if icon == Icon.GOAL:
        x, y = at.points[GOAL]
        ghost = replace(ghost, x=x, y=y, art=f"race-racer-{number + 1}", text="", scale=1.0)
    if icon == Icon.PICKUP:
        sprites += returned_cards(s, at, seat)
    if icon == Icon.SHIFT:
        sprites += drift(after, at)  # RACE-54
    return [*sprites, ghost]


def drift(s: Any, at: Layout) -> list[Sprite]:
    """An arrow at each racer that a shift would carry along, a cross on those that it would push out.

    They are those of RACE-51 and RACE-52.
    """
    after = copy(s)
    push_floes(after, NO_TILE)
    sprites = []
    for owner in range(int(s.players)):
        for number in range(RACERS):
            here, there = int(s.field[owner, number]), int(after.field[owner, number])
            if here != there:
                sprites.append(carried(at, f"{owner}-{number + 1}", here, there))
    return sprites


def carried(at: Layout, name: str, here: int, there: int) -> Sprite:
    """The mark of a racer that a shift would move."""
    (x, y), (to_x, to_y) = at.points[here], at.points[there]
    if there == WITH_OWNER:
        return Sprite(id=f"falls-{name}", x=x, y=y, art="race-splash", layer=TARGET)
    art = "race-carry-tall" if at.tall else "race-carry"
    return Sprite(id=f"drifts-{name}", x=round((x + to_x) / 2, 1), y=round((y + to_y) / 2, 1), art=art, layer=TARGET)


def returned_cards(s: Any, at: Layout, seat: int) -> list[Sprite]:
    """The cards that a pick-up would take back, in the hand (RACE-30)."""
    pile = [int(card) for card in s.pile[seat] if card != NO_CARD]
    return [
        Sprite(
            id=f"card-{card + 1}",
            x=at.hand[card][0],
            y=at.hand[card][1],
            art=f"race-card-{card + 1}",
            seat=seat,
            layer=TARGET,
        )
        for card in range(CARDS)
        if card in pile
    ]
