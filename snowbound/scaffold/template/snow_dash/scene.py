"""Snow Dash as a picture: a track in rows to and fro, sledges, camps, and the die."""

from __future__ import annotations

from typing import Any

from snowbound.core.scene import Holding, Point, Scene, Sprite
from snowbound.core.words import phrase, player

from . import actions as act
from .state import NO_FACE
from .words import field_of

# fmt: off
STEP = 92.0                         # from one field to the next
MARGIN = 70.0                       # from the edge of the picture to the first field
WIDE, TALL = (8, 1000.0), (6, 600.0)    # fields in a row, and the width of the picture
DIE_ROOM = 190.0                    # beside the track, or below it
# fmt: on


def scene(s: Any, seat: int, tall: bool) -> Scene:
    """Draw the track, and the die beside it, or below it where the screen is tall."""
    columns, width = TALL if tall else WIDE
    points = [place(field, columns) for field in range(s.length + 1)]
    bottom = max(y for _, y in points) + MARGIN
    height = bottom + (DIE_ROOM if tall else 0.0)
    die_at = (width / 2, bottom + DIE_ROOM / 2) if tall else (width - DIE_ROOM / 2, height / 2)
    return Scene(
        width=width,
        height=height,
        sprites=[
            Sprite(id="ground", path=f"M0 0H{width}V{height}H0Z", look="dash-ground"),
            Sprite(id="trail", path="M" + "L".join(f"{x} {y}" for x, y in points), look="dash-trail", layer=1),
            *(stake(field, *point) for field, point in enumerate(points[:-1])),
            Sprite(id="hut", x=points[-1][0], y=points[-1][1], art="dash-hut", layer=2, label=phrase("hut")),
            *(tent(s, other, points) for other in range(s.players) if 0 < s.camp[other] < s.length),
            *(sledge(s, other, points) for other in range(s.players)),
            die(s, *die_at),
        ],
        seats=[Holding(points=int(s.camp[other])) for other in range(s.players)],
        tracks={"trail": points},
    )


def place(field: int, columns: int) -> Point:
    """Return the middle of a field: rows run to the right and to the left in turn."""
    row, column = divmod(field, columns)
    across = column if row % 2 == 0 else columns - 1 - column
    return MARGIN + across * STEP, MARGIN + row * STEP


def stake(field: int, x: float, y: float) -> Sprite:
    """Return a field, every fifth with its number."""
    number = str(field) if field % 5 == 0 and field > 0 else ""
    return Sprite(id=f"field-{field}", x=x, y=y, art="dash-field", text=number, look="dash-number", layer=2)


def beside(seat: int) -> Point:
    """Return where a seat's pieces stand on a field, so that four seats have room."""
    return (-20.0 if seat % 2 == 0 else 20.0), (-17.0 if seat < 2 else 17.0)


def tent(s: Any, seat: int, points: list[Point]) -> Sprite:
    """Return a camp."""
    (x, y), (right, down) = points[s.camp[seat]], beside(seat)
    label = phrase("tent", player=player(seat), field=int(s.camp[seat]))
    return Sprite(id=f"tent-{seat}", x=x + right, y=y + down, art="dash-tent", seat=seat, layer=3, label=label)


def sledge(s: Any, seat: int, points: list[Point]) -> Sprite:
    """Return a sledge; a click on the one in turn camps."""
    field = field_of(s, seat)
    (x, y), (right, down) = points[field], beside(seat)
    return Sprite(
        id=f"sledge-{seat}",
        x=x + right,
        y=y + down,
        art="dash-sledge",
        seat=seat,
        layer=4,
        track="trail",
        at=field,
        label=phrase("sledge", player=player(seat), field=field),
        actions=(act.CAMP,) if seat == s.turn else (),
    )


def die(s: Any, x: float, y: float) -> Sprite:
    """Return the die; a click on it rolls."""
    if s.face == NO_FACE:
        art, label = "die-unknown", phrase("die-unrolled")
    else:
        art, label = f"die-{s.face}", phrase("die-shows", face=s.face)
    return Sprite(id="die", x=x, y=y, art=art, scale=2.5, layer=3, motion="tumble", label=label, actions=(act.ROLL,))
