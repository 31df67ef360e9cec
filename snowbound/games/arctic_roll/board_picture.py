"""The sheet of Arctic Roll with the names of its hexes and directions, and what each die draws."""

from __future__ import annotations

from collections.abc import Iterator

from snowbound.core.board import Where
from snowbound.core.board_picture import BoardPicture, PrintedPlace, plain_sprites
from snowbound.core.scene import Scene, Sprite

from .geometry import BONUS_AT, FACE_OF, HOLE_OF, HUNTERS_OF, LABEL
from .scene_layout import AWAY, PAPER, Frame, around, disc, outline
from .scene_sheet import BONUS_HEXES, bonuses, printed
from .state import BOARD, CENTRE, FACES, HEXES, NO_BONUS, SIDES

MARGIN, SIZE = 44.0, 32.0
"""Units around the sheet, and from the middle of a hex to its corners."""

FRAME = Frame(0, PAPER[0] * SIZE / 2 + MARGIN, PAPER[1] * SIZE / 2 + MARGIN, SIZE, True)
WIDTH, SHEET_HEIGHT = PAPER[0] * SIZE + 2 * MARGIN, PAPER[1] * SIZE + 2 * MARGIN
BEYOND = 1.1
"""Hexes from the outermost one in a direction to the number of the direction."""

DIE_ROW, STAMP, STAMP_STEP, FIRST_STAMP = 62.0, 10.0, 62.0, 62.0
"""The height and width of what a die draws; a hex of it; and where the first one is, beside the die."""


def board_picture() -> BoardPicture:
    """Draw the sheet, and below it the faces of the dice."""
    paper = Sprite(id="paper", x=FRAME.x, y=FRAME.y, art="roll-paper", scale=FRAME.scale, layer=0, seat=0)
    sheet = [*printed(FRAME), *bonuses(FRAME, 0, (True,) * len(BONUS_HEXES), True)]
    dice = [(face, *_die_place(face)) for face in range(FACES)]
    sprites = [paper, *(sprite for sprite in sheet if sprite.art != "roll-letters")]
    sprites += [Sprite(id=f"die-{face}", x=x, y=y, art=f"die-{face + 1}", layer=3) for face, x, y in dice]
    places = [*_hexes(), *_directions()]
    for face, x, y in dice:
        stamps = [n for n in range(len(FACE_OF)) if FACE_OF[n] == face]
        for number, placement in enumerate(stamps):
            sprites += _stamp(placement, x + FIRST_STAMP + STAMP_STEP * number, y)
        wide = FIRST_STAMP + STAMP_STEP * len(stamps)
        where: tuple[Where, ...] = (("faces", str(face + 1)),)
        places.append(PrintedPlace(str(face + 1), x - 32 + wide / 2, y, where, wide, DIE_ROW - 4))
    height = SHEET_HEIGHT + DIE_ROW * -(-FACES // 2) + MARGIN / 2
    return BoardPicture(Scene(width=WIDTH, height=height, sprites=plain_sprites(sprites)), places)


def _hexes() -> Iterator[PrintedPlace]:
    """All hexes; the centre and those with a bonus have entries of their own in the file."""
    rows = [row for row, entry in enumerate(BOARD["sheet"]["rows"]) for _ in range(entry["count"])]
    for hex_ in range(HEXES):
        where: list[Where] = [("sheet", "rows", rows[hex_])]
        if hex_ == CENTRE:
            where.insert(0, ("sheet", "centre"))
        if BONUS_AT[hex_] != NO_BONUS:
            where.insert(0, ("sheet", "bonus_hexes", int(BONUS_AT[hex_])))
        x, y = FRAME.hex(hex_)
        yield PrintedPlace(LABEL[hex_], x, y, tuple(where), 50, 44)


def _directions() -> Iterator[PrintedPlace]:
    """The directions, each beyond the last hex of the straight line from the centre."""
    for side, entry in enumerate(BOARD["sheet"]["directions"]):
        across, down = around(side)
        steps = max((x * across + y * down) / 3 for x, y in AWAY) + BEYOND
        x, y = FRAME.at(across * steps, down * steps)
        yield PrintedPlace(str(entry["value"]), x, y, (("sheet", "directions", side),), 26, 22)


def _die_place(face: int) -> tuple[float, float]:
    row, column = divmod(face, 2)
    return 54.0 + column * WIDTH / 2, SHEET_HEIGHT + DIE_ROW * (row + 0.5)


def _stamp(placement: int, x: float, y: float) -> list[Sprite]:
    """What a die draws on the pawn's hex and around it."""
    small = Frame(0, x, y, STAMP, False)
    rings = outline(small, CENTRE)
    hunters, holes = "", disc(x, y, STAMP * 0.58) if HOLE_OF[placement] else ""
    for side in range(SIDES):
        dx, dy = around(side)
        rings += outline(Frame(0, x + dx * STAMP, y + dy * STAMP, STAMP, False), CENTRE)
        if HUNTERS_OF[placement] >> side & 1:
            hunters += disc(x + dx * STAMP, y + dy * STAMP, STAMP * 0.5)
    looks = (("ring", rings), ("hunter", hunters), ("hole", holes))
    return [
        Sprite(id=f"stamp-{placement}-{look}", path=path, look=f"roll-stamp-{look}", layer=4)
        for look, path in looks
        if path
    ]
