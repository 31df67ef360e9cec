"""The picture of tic-tac-toe: nine fields and the marks on them."""

from __future__ import annotations

from typing import Any

from snowbound.core.scene import Holding, Scene, Sprite
from snowbound.core.words import phrase

WIDTH = 3
SIZE = 200
FIELDS = WIDTH * WIDTH


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Return the grid, the same for every viewer."""
    side = WIDTH * SIZE
    marks = [mark(owner, field) for owner in range(2) for field in range(FIELDS) if s.marks[owner] >> field & 1]
    return Scene(width=side, height=side, sprites=[*map(square, range(FIELDS)), *marks], seats=[Holding(), Holding()])


def square(field: int) -> Sprite:
    """Return a field that can be clicked."""
    x, y = middle(field)
    return Sprite(id=f"field-{field}", x=x, y=y, art="ttt-field", label=phrase("field", field=field), actions=(field,))


def mark(owner: int, field: int) -> Sprite:
    """Return the mark of a player."""
    x, y = middle(field)
    label = phrase("taken", field=field, seat=owner + 1)
    return Sprite(id=f"mark-{field}", x=x, y=y, art="ttt-mark", seat=owner, layer=1, label=label, actions=(field,))


def middle(field: int) -> tuple[float, float]:
    """Return the centre of a field."""
    return (field % WIDTH + 0.5) * SIZE, (field // WIDTH + 0.5) * SIZE
