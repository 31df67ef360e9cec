"""The cards of UNO Power Grab: number cards by colour, one of each other type, and the towers."""

from __future__ import annotations

from collections.abc import Iterator

from snowbound.core.board import Where
from snowbound.core.board_picture import BoardPicture, PrintedPlace, plain_sprites
from snowbound.core.scene import Scene, Sprite

from .scene_cards import FACES, IN_ORDER, LOOKS, TOWER_LOOKS
from .scene_layout import CARD, CARD_HEIGHT, TOWER_HEIGHT
from .state import BOARD, COLOUR_OF, COLOURS, ICON, KINDS, NO_ICON, NUMBER, TYPE, Type

SIZE, GAP, HEAD = 0.6, 8.0, 16.0
"""The size of a card, the units between two, and the room for a name above it."""

IN_ROW = 9
WIDE, HIGH = CARD * SIZE + GAP, CARD_HEIGHT * SIZE + GAP + HEAD


def board_picture() -> BoardPicture:
    """Draw all kinds of number cards, then the other types, then the towers."""
    sprites: list[Sprite] = []
    places: list[PrintedPlace] = []
    row = 0
    for group in (*map(_numbers, range(COLOURS)), _types()):
        for place, (kind, name, where) in enumerate(group):
            down, column = divmod(place, IN_ROW)
            x, y = WIDE * (column + 0.5) + GAP, HIGH * (row + down + 0.5) + GAP
            look, art = LOOKS[kind], FACES[kind]
            sprites.append(Sprite(id=f"kind-{kind}", x=x, y=y + HEAD / 2, art=art, look=look, scale=SIZE))
            places.append(PrintedPlace(name, x, y, (where,), WIDE - 4, HIGH - 4))
        row += -(-len(group) // IN_ROW)
    top = HIGH * row + 2 * GAP
    high = TOWER_HEIGHT + HEAD
    for tower, entry in enumerate(BOARD["towers"]):
        x = WIDE * (2 * tower + 1.5)
        art = Sprite(
            id=f"tower-{tower}", x=x, y=top + HEAD + TOWER_HEIGHT / 2, art="uno-tower", look=TOWER_LOOKS[tower]
        )
        sprites.append(art)
        where = (("towers", tower),)
        places.append(PrintedPlace(entry["label"], x, top + high / 2, where, WIDE + GAP, high + 4))
    scene = Scene(width=WIDE * IN_ROW + 2 * GAP, height=top + high + GAP, sprites=plain_sprites(sprites))
    return BoardPicture(scene, places)


def _numbers(colour: int) -> list[tuple[int, str, Where]]:
    """The number cards of a colour with their names: those without an icon, then those with one."""
    kinds = [kind for kind in IN_ORDER if COLOUR_OF[kind] == colour and TYPE[kind] == Type.NUMBER]
    return [_number(kind) for kind in sorted(kinds, key=lambda kind: int(ICON[kind]) != NO_ICON)]


def _number(kind: int) -> tuple[int, str, Where]:
    number, icon = int(NUMBER[kind]), int(ICON[kind])
    if icon == NO_ICON:
        return kind, str(number), ("numbers", "faces", BOARD["numbers"]["faces"].index(number))
    colour, label = BOARD["deck"]["colours"][COLOUR_OF[kind]], BOARD["towers"][icon]["label"]
    return kind, f"{number} {label}", ("icons", colour, label, BOARD["icons"][colour][label].index(number))


def _types() -> list[tuple[int, str, Where]]:
    """One card of each other type."""
    return list(_cards_of_types())


def _cards_of_types() -> Iterator[tuple[int, str, Where]]:
    for number, entry in enumerate(BOARD["types"]):
        type_ = Type[entry["type"].upper()]
        yield next(kind for kind in range(KINDS) if TYPE[kind] == type_), entry["code"], ("types", number)
