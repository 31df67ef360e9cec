"""The static part of a picture of Arctic Race: land, river, path and point board."""

from __future__ import annotations

from itertools import pairwise

from snowbound.core.scene import Point, Sprite, drawn_once

from . import words
from .nouns import MEDALS
from .scene_layout import Box, Layout, layout
from .state import LAND, LAND_ICON, LENGTH, RACERS, SLOT, Icon

GROUND, WAY, FIELD, PANEL = 0, 1, 2, 1
LANE_HEAD = 66
"""Room for a race's number and figure at the left of its lane."""

WORN = 0.78
"""The size of a racer that is home, relative to its place."""

Prizes = tuple[tuple[int, ...], ...]
"""The prizes by racer and place."""

PLACE, MOST, FEW = 35, 58, 3
"""The least and the most room for a place; with few players there is room to spare."""


@drawn_once
def fields(tall: bool) -> list[Sprite]:
    """The fields on land and the finish."""
    at = layout(tall)
    return [*(land(at, position) for position in range(1, LENGTH + 1) if SLOT[position] == LAND), finish(at)]


def icon_art(icon: int, tall: bool) -> str:
    """The suffix of a symbol's id: the arrow points along the river, which a tall picture turns."""
    name = Icon(icon).name.lower()
    return f"{name}-tall" if tall and icon == Icon.SHIFT else name


def valley(at: Layout) -> list[Sprite]:
    """The snow, the river and the path."""
    x, y = at.board.middle
    return [
        Sprite(id="board", x=x, y=y, art="race-board-tall" if at.tall else "race-board", layer=GROUND),
        Sprite(id="river-1", path=banks(at, 9), look="race-shore", layer=GROUND + 0.1),
        Sprite(id="river-2", path=banks(at, 0), look="race-river", layer=GROUND + 0.2),
        Sprite(id="river-3", path=currents(at), look="race-flow", layer=GROUND + 0.3),
        Sprite(
            id="drop",
            x=at.drop[0],
            y=at.drop[1],
            art="race-drop-tall" if at.tall else "race-drop",
            layer=GROUND + 0.4,
            label=words.drop(),
        ),
        Sprite(id="way-1", path=trail(at), look="race-trail", layer=WAY),
        Sprite(id="way-2", path=trail(at), look="race-ruts", layer=WAY + 0.1),
        Sprite(id="way-3", path=arrows(at), look="race-arrows", layer=FIELD + 0.5),
    ]


def finish(at: Layout) -> Sprite:
    """The gate at the end of the path."""
    x, y = at.points[-1]
    return Sprite(id="finish", x=x, y=y - 8, art="race-finish", layer=FIELD + 0.6, scale=0.65, label=words.finish())


def land(at: Layout, position: int) -> Sprite:
    """A field on land, with its icon."""
    x, y = at.points[position]
    icon = int(LAND_ICON[position])
    return Sprite(
        id=f"field-{position}",
        x=x,
        y=y + 2,
        art=f"race-field-{icon_art(icon, at.tall)}",
        layer=FIELD,
        label=words.spot(position, icon),
    )


def banks(at: Layout, wider: float) -> str:
    """The river from edge to edge of the board, with soft bends."""
    near, far = at.river[0] - wider, at.river[1] + wider
    end = at.board.height if at.tall else at.board.width
    bends = 6
    step = end / bends
    there = [(step * i, near + (-3 if i % 2 else 2)) for i in range(bends + 1)]
    back = [(step * i, far + (3 if i % 2 else -2)) for i in range(bends, -1, -1)]
    return f"M{_pair(at, there[0])}{_curve(at, there)}L{_pair(at, back[0])}{_curve(at, back)}Z"


def _curve(at: Layout, points: list[Point]) -> str:
    """Soft bends through points that lie along the river."""
    text = ""
    for (a, b), (c, d) in pairwise(points):
        middle = (a + c) / 2
        text += f"C{_pair(at, (middle, b))} {_pair(at, (middle, d))} {_pair(at, (c, d))}"
    return text


def _pair(at: Layout, point: Point) -> str:
    """A point given along and across the river."""
    along, across = point
    return f"{across:.1f} {along:.1f}" if at.tall else f"{along:.1f} {across:.1f}"


def currents(at: Layout) -> str:
    """Lines of the current."""
    near, far = at.river
    end = at.board.height if at.tall else at.board.width
    text = ""
    for line in range(1, 7):
        across = near + (far - near) * line / 7
        points = [(end * i / 5, across + (4 if (i + line) % 2 else -4)) for i in range(6)]
        text += f"M{_pair(at, (0, across))}{_curve(at, points)}"
    return text


def trail(at: Layout) -> str:
    """The trail: from field to field on land, and up to the bank where a floe follows."""
    text = ""
    for here, there in _steps(at):
        (a, b), (c, d) = at.points[here], at.points[there]
        dry, ahead = SLOT[here] == LAND, SLOT[there] == LAND
        if not dry and not ahead:
            continue
        half = ((a + c) / 2, (b + d) / 2)
        start, end = (a, b) if dry else half, (c, d) if ahead else half
        text += f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    return text


def arrows(at: Layout) -> str:
    """A small arrow between consecutive fields, which shows the direction of the path."""
    text = ""
    for here, there in _steps(at)[1:]:
        if SLOT[here] != LAND and SLOT[there] != LAND:
            continue
        (a, b), (c, d) = at.points[here], at.points[there]
        length = max(((c - a) ** 2 + (d - b) ** 2) ** 0.5, 1)
        x, y, u, v = (a + c) / 2, (b + d) / 2 + 1, (c - a) / length * 3, (d - b) / length * 3
        text += f"M{x - u - 2 * v:.1f} {y - v + 2 * u:.1f}L{x + u:.1f} {y + v:.1f}"
        text += f"L{x - u + 2 * v:.1f} {y - v - 2 * u:.1f}"
    return text


def _steps(at: Layout) -> list[tuple[int, int]]:
    """All pairs of consecutive points, from the entry to the finish."""
    return [(position, position + 1) for position in range(len(at.points) - 1)]


# --- the point board ---------------------------------------------------------


def point_board(box: Box, players: int, prizes: Prizes) -> list[Sprite]:
    """Five lanes, each with as many places as there are players."""
    (x, y), half = box.middle, round(box.height / RACERS / 2 - 3, 1)
    strips = [Box(box.left + 5, lane(box, racer) - half, box.width - 10, 2 * half) for racer in range(RACERS)]
    sprites = [
        Sprite(id="point-board", x=x, y=y, path=box.outline(), look="race-panel", layer=PANEL),
        Sprite(
            id="lanes",
            x=x,
            y=y,
            path="".join(strip.outline(6) for strip in strips),
            look="race-lane",
            layer=PANEL + 0.1,
        ),
    ]
    for racer in range(RACERS):
        sprites.append(race(box, racer, players))
        sprites += [place(box, racer, number, players, prizes[racer][number]) for number in range(1, players + 1)]
    return sprites


def race(box: Box, racer: int, players: int) -> Sprite:
    """The number and the figure of a race."""
    scale = head(box, players)
    return Sprite(
        id=f"lane-{racer + 1}",
        x=box.left + 38 * scale,
        y=lane(box, racer),
        art=f"race-lane-{racer + 1}",
        scale=scale,
        layer=PANEL + 0.2,
        label=words.race(racer),
    )


def head(box: Box, players: int) -> float:
    """The size of a race's number and figure: larger where there are few places."""
    return 1.3 if players <= FEW and box.height / RACERS > MOST else 1.0


def lane(box: Box, racer: int) -> float:
    """The height of a race's lane."""
    return round(box.top + (racer + 0.5) * box.height / RACERS, 1)


def spot_of_place(box: Box, racer: int, number: int, players: int) -> tuple[float, float, float]:
    """The centre and the size of a place: the more players, the smaller."""
    left, right = box.left + LANE_HEAD * head(box, players) + 6, box.right - 6
    pitch = (right - left) / players
    scale = min(pitch, box.height / RACERS, MOST) / PLACE
    return round(left + (number - 0.5) * pitch, 1), lane(box, racer), round(scale, 2)


def won(box: Box, racer: int, number: int, players: int) -> tuple[float, float, float]:
    """The centre and the size of a racer that is home: it wears the prize of its place, so that it can be read."""
    x, y, scale = spot_of_place(box, racer, number, players)
    return x, y, round(scale * WORN, 2)


def place(box: Box, racer: int, number: int, players: int, prize: int) -> Sprite:
    """A place of a race with its prize; the first three have medals."""
    x, y, scale = spot_of_place(box, racer, number, players)
    art = f"race-place-{min(number, MEDALS + 1)}"
    return Sprite(
        id=f"place-{racer + 1}-{number}",
        x=x,
        y=y,
        art=art,
        scale=scale,
        text=str(prize),
        look="race-prize",
        layer=PANEL + 0.2,
        label=words.prize(racer, number, prize),
    )
