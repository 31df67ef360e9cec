"""A scene as one SVG file, for documents, notebooks and replays. It looks as in the browser."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path

from .errors import SnowboundError
from .scene import NO_SEAT, Offers, Scene, Sprite

COMMON = Path(__file__).parent / "art" / "common.svg"
SVG = "{http://www.w3.org/2000/svg}"


class BadArt(SnowboundError):
    """The game's art has no such symbol."""

    code = "bad-art"


class Art:
    """The symbols of a game and those that all games share."""

    def __init__(self, *files: Path) -> None:
        self.text = "".join(_inside(file) for file in files)
        self.sizes = {id: size for file in files for id, size in _sizes(file)}

    def size(self, symbol: str) -> tuple[float, float]:
        """Return the width and height of a symbol."""
        if symbol not in self.sizes:
            raise BadArt(f"there is no symbol {symbol!r} in the art; it has {', '.join(sorted(self.sizes))}")
        return self.sizes[symbol]


@cache
def art_of(folder: Path) -> Art:
    """Return the art of the game in this folder."""
    own = folder / "art.svg"
    return Art(COMMON, own) if own.exists() else Art(COMMON)


def svg(scene: Scene, art: Art, offered: Offers | None = None) -> str:
    """Return the picture as the text of an SVG file; what is offered is highlighted."""
    glowing = set(offered.actions) if offered is not None else set()
    extra = offered.targets if offered is not None else []
    drawn = [_sprite(sprite, art, scene.colours, sprite.id in glowing) for sprite in in_order([*scene.sprites, *extra])]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" '
        f'class="scene" role="img">{art.text}{"".join(drawn)}</svg>\n'
    )


def in_order(sprites: Iterable[Sprite]) -> list[Sprite]:
    """Return the sprites in drawing order, from the farthest to the nearest."""
    return sorted(sprites, key=lambda sprite: (sprite.layer, sprite.id))


def _sprite(sprite: Sprite, art: Art, colours: Sequence[str], glows: bool) -> str:
    classes = ["sprite", *sprite.look.split()]
    if sprite.seat != NO_SEAT:
        classes.append(f"colour-{colours[sprite.seat]}")
    if glows:
        classes.append("glows")
    inside = f"<title>{escape(str(sprite.label))}</title>" if sprite.label else ""
    if sprite.path:
        inside += f'<path d="{escape(sprite.path)}"/>'
    if sprite.art:
        width, height = art.size(sprite.art)
        inside += (
            f'<use href="#{sprite.art}" x="{_n(-width / 2)}" y="{_n(-height / 2)}" '
            f'width="{_n(width)}" height="{_n(height)}"/>'
        )
    if sprite.text:
        inside += f"<text>{escape(sprite.text)}</text>"
    place = "" if sprite.path else f' transform="{_transform(sprite)}"'
    return f'<g class="{" ".join(classes)}"{place}>{inside}</g>'


def _transform(sprite: Sprite) -> str:
    parts = [f"translate({_n(sprite.x)} {_n(sprite.y)})"]
    if sprite.turn:
        parts.append(f"rotate({_n(sprite.turn)})")
    if sprite.scale != 1:
        parts.append(f"scale({_n(sprite.scale)})")
    return " ".join(parts)


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _inside(file: Path) -> str:
    """Return what is between <svg …> and </svg>."""
    text = file.read_text(encoding="utf-8")
    start = text.index(">", text.index("<svg")) + 1
    return text[start : text.rindex("</svg>")].strip()


def _sizes(file: Path) -> Iterable[tuple[str, tuple[float, float]]]:
    for symbol in ET.parse(file).getroot().iter(f"{SVG}symbol"):
        _, _, width, height = (float(part) for part in symbol.attrib["viewBox"].split())
        yield symbol.attrib["id"], (width, height)
