"""What a decision would draw, over the picture of the sheet: hunters, an ice hole, the pawn, a calamity.

It is worked out with the rules from what the viewer sees. Others choose at the same time, so the picture
after the whole draft is not known yet; but nobody else can change this sheet.
"""

from __future__ import annotations

from typing import Any

from snowbound.core.record import copy_states
from snowbound.core.scene import Sprite

from . import actions as act
from .scene import arranged, directions
from .scene_dice import taken
from .scene_fields import Meaning
from .scene_layout import Frame, outline
from .scene_sheet import draw_sheet
from .state import HEXES, OPEN_WATER, WALRUS, Pending
from .uses import take_step


def preview(s: Any, seat: int, action: int, tall: bool) -> list[Sprite]:
    """Return what a legal action would draw on the sheet that the seat works on. A reroll is left to chance."""
    if action == act.REROLL:
        return []
    frame = arranged(s, seat, tall).frames[0]
    after = s.record.view(copy_states(s.states[s.at : s.at + 1]), 0)
    take_step(after, seat, action)
    known = {sprite.id: shown(sprite) for sprite in drawings(s, frame)}
    changed = [sprite for sprite in drawings(after, frame) if known.get(sprite.id) != shown(sprite)]
    wet = newly_wet(s, after, frame.seat)
    if wet:
        path = "".join(outline(frame, hex_, 1.03) for hex_ in wet)
        changed.insert(0, Sprite(id="flooded", path=path, look="roll-water"))
    if after.pending[seat] == Pending.DIRECTION:
        changed.append(directions(frame, int(after.pending_hex[seat]))[0])
    return changed


def drawings(s: Any, frame: Frame) -> list[Sprite]:
    """The single drawings on a sheet, the pawn and the calamity die that lies there."""
    die = taken(frame, int(s.held[frame.seat]))
    return [sprite for part in (*draw_sheet(s, frame, Meaning.NOTHING), die) for sprite in part if not sprite.path]


def shown(sprite: Sprite) -> tuple[object, ...]:
    """What a sprite looks like; its label may differ all the same."""
    return sprite.x, sprite.y, sprite.art, sprite.turn, sprite.look


def newly_wet(before: Any, after: Any, owner: int) -> list[int]:
    """The hexes of a sheet that become open water."""
    wet = (OPEN_WATER, WALRUS)
    return [hex_ for hex_ in range(HEXES) if after.sheet[owner, hex_] in wet and before.sheet[owner, hex_] not in wet]
