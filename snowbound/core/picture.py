"""A scene as one SVG file, for documents, notebooks and replays. It looks as in the browser."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path

from .errors import SnowboundError
from .scene import NO_SEAT, Offers, Scene, Sprite

COMMON = Path(__file__).parent / "art" / "common.svg"
SVG = "{http://www.w3.org/2000/svg}"
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>\s*', re.DOTALL)
REFERENCE = re.compile(r'href="#([^"]+)"')


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

    def excerpt(self, symbols: Iterable[str]) -> str:
        """Return the art without the symbols that neither these nor their parts need."""
        bodies = {found[1]: found[0] for found in SYMBOL.finditer(self.text)}
        needed, waiting = set(REFERENCE.findall(SYMBOL.sub("", self.text))), list(symbols)
        while waiting:
            symbol = waiting.pop()
            needed.add(symbol)
            waiting += [other for other in REFERENCE.findall(bodies.get(symbol, "")) if other not in needed]
        return SYMBOL.sub(lambda found: found[0] if found[1] in needed else "", self.text)


@cache
def art_of(folder: Path) -> Art:
    """Return the art of the game in this folder."""
    own = folder / "art.svg"
    return Art(COMMON, own) if own.exists() else Art(COMMON)


def svg(scene: Scene, art: Art, offered: Offers | None = None) -> str:
    """Return the picture as the text of an SVG file; what is offered is highlighted."""
    glowing = set(offered.actions) if offered is not None else set()
    extra = offered.targets if offered is not None else []
    drawn = [
        drawn_sprite(sprite, art, scene.colours, sprite.id in glowing) for sprite in in_order([*scene.sprites, *extra])
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {decimal(scene.width)} {decimal(scene.height)}" '
        f'class="scene" role="img">{art.text}{"".join(drawn)}</svg>\n'
    )


def in_order(sprites: Iterable[Sprite]) -> list[Sprite]:
    """Return the sprites in drawing order, from the farthest to the nearest."""
    return sorted(sprites, key=lambda sprite: (sprite.layer, sprite.id))


def drawn_sprite(sprite: Sprite, art: Art, colours: Sequence[str], glows: bool = False) -> str:
    """Return a sprite in its place, with its label as a tooltip."""
    title = f"<title>{escape(str(sprite.label))}</title>" if sprite.label else ""
    place = "" if sprite.path else f' transform="{_transform(sprite)}"'
    classes = sprite_classes(sprite, colours) + (" glows" if glows else "")
    return f'<g class="{classes}"{place}>{title}{sprite_shapes(sprite, art)}</g>'


def sprite_classes(sprite: Sprite, colours: Sequence[str]) -> str:
    """Return the classes that give a sprite its look."""
    colour = [f"colour-{colours[sprite.seat]}"] if sprite.seat != NO_SEAT else []
    return " ".join(["sprite", *sprite.look.split(), *colour])


def sprite_shapes(sprite: Sprite, art: Art) -> str:
    """Return the path, the symbol and the text of a sprite, around its middle."""
    shapes = f'<path d="{escape(sprite.path)}"/>' if sprite.path else ""
    if sprite.art:
        width, height = art.size(sprite.art)
        shapes += (
            f'<use href="#{sprite.art}" x="{decimal(-width / 2)}" y="{decimal(-height / 2)}" '
            f'width="{decimal(width)}" height="{decimal(height)}"/>'
        )
    return f"{shapes}<text>{escape(sprite.text)}</text>" if sprite.text else shapes


def _transform(sprite: Sprite) -> str:
    parts = [f"translate({decimal(sprite.x)} {decimal(sprite.y)})"]
    if sprite.turn:
        parts.append(f"rotate({decimal(sprite.turn)})")
    if sprite.scale != 1:
        parts.append(f"scale({decimal(sprite.scale)})")
    return " ".join(parts)


def decimal(value: float) -> str:
    """Return a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _inside(file: Path) -> str:
    """Return what is between <svg …> and </svg>."""
    text = file.read_text(encoding="utf-8")
    start = text.index(">", text.index("<svg")) + 1
    return text[start : text.rindex("</svg>")].strip()


def _sizes(file: Path) -> Iterable[tuple[str, tuple[float, float]]]:
    for symbol in ET.parse(file).getroot().iter(f"{SVG}symbol"):
        _, _, width, height = (float(part) for part in symbol.attrib["viewBox"].split())
        yield symbol.attrib["id"], (width, height)
