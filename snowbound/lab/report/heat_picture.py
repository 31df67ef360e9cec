"""Draws the counts of a heat map over the game's own picture, as SVG.

The colours go from pale to dark, so they can be told apart in grey and by colour-blind readers, and every place has
its number. Differences between winners and others have a sign and two colours that colour-blind readers tell apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from html import escape

from msgspec.structs import replace

from snowbound.core.game import Game
from snowbound.core.heat_map import Box
from snowbound.core.picture import Art, art_of, decimal, drawn_sprite, in_order
from snowbound.core.scene import Sprite, settled

from .heat import Heat, PlaceCount

LIGHT, DARK = "#10202e", "#ffffff"
"""The ink on a light and on a dark colour."""

SCALE = (("#fff1bf", LIGHT), ("#fdc473", LIGHT), ("#f08c4d", LIGHT), ("#b83a60", DARK), ("#4f1566", DARK))
"""Fills and inks, from few to many; each is darker than the one before."""

MORE, LESS, UNCLEAR = ("#9a4600", DARK), ("#0b5a9e", DARK), ("#e4eaee", LIGHT)
"""Where winners do something more often than others, less often, and where the games do not tell."""

SMALLEST, LARGEST = 11.0, 23.0
"""The radius of a disc."""

LARGE = 50.0
"""The size of a sprite from which on its number stands at its lower edge, and its picture stays visible."""

NARROWEST = 420.0
"""The width of a picture in which the legend has room."""

SMALLEST_LETTER = 8.5
"""Pixels of the smallest number on a page."""

HALF_PAGE, WHOLE_PAGE = 528.0, 1140.0
"""The width of a map in one of two columns, and of one that has a row for itself, in pixels."""

LINE = 26.0
"""The height of the legend."""

PAPER = "#f4f8fa"
"""What pictures without a board lie on."""

PALE = 0.38
"""How much of the picture's colours is taken away, so that the discs stand out."""

STYLE = """
.heat-discs text, .heat-legend { font: 700 1px system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.heat-discs text { text-anchor: middle; dominant-baseline: central; }
.heat-discs circle, .heat-box { stroke: #10202e; stroke-width: 1; }
.heat-discs .heat-halo { opacity: .58; stroke: none; }
.heat-legend { fill: var(--ink, #10202e); font-weight: 500; dominant-baseline: central; }
"""


@dataclass(frozen=True)
class Disc:
    """A place with its number."""

    x: float
    y: float
    radius: float
    halo: tuple[float, float]  # the middle and the radius of the tinted part of a large sprite; 0 without one
    text: str
    fill: str
    ink: str
    tooltip: str


Pictures = dict[str, str]
"""The pictures under the heat maps of a page, by their ids: most maps of a game have the same one."""


def heat_svg(heat: Heat, game: Game, *, compares: bool = False, pictures: Pictures | None = None) -> str:
    """Return a heat map as the text of an SVG file.

    If it `compares`, it shows how much more often winners did something than others. On a page, which has the game's
    art, the picture under the map is put into `pictures`.
    """
    art, scene = art_of(game.folder), settled(heat.backdrop.scene)
    left, top, width, height = heat.backdrop.box
    wide = max(width, NARROWEST)
    shift = (wide - width) / 2 - left
    seen = [sprite for sprite in in_order(scene.sprites) if _is_in(sprite, art, heat.backdrop.box)]
    drawn = "".join(drawn_sprite(_silent(sprite), art, scene.colours or game.colours) for sprite in seen)
    symbols = ""
    if pictures is None:
        symbols = art.excerpt({sprite.art for sprite in seen if sprite.art})
    else:
        name = f"picture-{sha256(drawn.encode()).hexdigest()[:12]}"
        pictures[name] = drawn
        drawn = f'<use href="#{name}"/>'
    found = _discs(heat, art, compares)
    discs = "".join(map(_disc, found))
    line = LINE * max(1.0, wide / 598)
    legend = _legend(_compared_classes() if compares else _classes(heat), wide, height + line / 2)
    size = f"0 0 {decimal(wide)} {decimal(height + line + 4)}"
    area = " ".join(
        f'{name}="{decimal(value)}"'
        for name, value in zip(("x", "y", "width", "height"), heat.backdrop.box, strict=True)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" class="heat" '
        f'style="--least: {_least_width(found, wide)}px" role="img">'
        f"<title>{escape(heading(heat, compares))}</title><desc>{escape(summary(heat, compares))}</desc>"
        f"{symbols}<style>{STYLE}</style>"
        f'<svg x="{decimal((wide - width) / 2)}" width="{decimal(width)}" height="{decimal(height)}" '
        f'viewBox="{" ".join(map(decimal, heat.backdrop.box))}" class="scene">'
        f'<rect {area} fill="{PAPER}"/>{drawn}<rect {area} fill="#fff" opacity="{PALE}"/></svg>'
        f'<g class="heat-discs" transform="translate({decimal(shift)} {decimal(-top)})">{discs}</g>{legend}</svg>\n'
    )


def is_wide(heat: Heat, game: Game, compares: bool = False) -> bool:
    """Return whether a map is wider than half a page if all its numbers can be read."""
    found = _discs(heat, art_of(game.folder), compares)
    return _least_width(found, max(heat.backdrop.box[2], NARROWEST)) > HALF_PAGE


def _least_width(discs: list[Disc], wide: float) -> int:
    """Return how many pixels a picture of this width in its own units needs for its smallest number."""
    smallest = min((_letter(disc) for disc in discs), default=SMALLEST_LETTER)
    return round(min(max(NARROWEST, wide * SMALLEST_LETTER / smallest), WHOLE_PAGE))


def heading(heat: Heat, compares: bool = False) -> str:
    """Return the title of a heat map."""
    title = heat.heat_map.title + heat.where
    return f"{title}: winners compared with the others" if compares else title


def unit(heat: Heat, compares: bool = False) -> str:
    """Return what the numbers are."""
    if compares:
        return f"{heat.heat_map.counted} of a winner per game, minus those of another player on average"
    return f"{heat.heat_map.counted} per game"


def summary(heat: Heat, compares: bool = False) -> str:
    """Return the most important numbers as a sentence, for readers who do not see the picture."""
    if compares:
        clear = sorted((c for c in heat.counts if heat.is_clear(c)), key=lambda c: -abs(c.lead))[:5]
        if not clear:
            return f"In {heat.games} games no place shows a clear difference."
        told = ", ".join(f"{c.label or c.place} {signed(c.lead)}" for c in clear)
        return f"In {heat.games} games, {unit(heat, True)}: {told}."
    told = ", ".join(f"{c.label or c.place} {short(c.per_game)}" for c in heat.counts[:5])
    return f"In {heat.games} games, {unit(heat)}: {told}."


def short(number: float) -> str:
    """Return a number per game in at most four characters."""
    if number >= 9.95:
        return f"{number:,.0f}"
    if number >= 0.995:
        return f"{number:.1f}"
    return f"{number:.2f}".removeprefix("0") if number >= 0.005 else "<.01"


def signed(number: float) -> str:
    """Return a difference per game with its sign."""
    return f"{'+' if number >= 0 else '−'}{short(abs(number))}"


# --- discs -------------------------------------------------------------------


def _discs(heat: Heat, art: Art, compares: bool) -> list[Disc]:
    """Return a disc for each place, the least frequent first, so that no important number is covered."""
    sprites = heat.backdrop.places()
    return [_disc_of(heat, count, sprites[count.place], art, compares) for count in reversed(heat.counts)]


def _disc_of(heat: Heat, count: PlaceCount, sprite: Sprite, art: Art, compares: bool) -> Disc:
    width, height = (side * sprite.scale for side in art.sizes.get(sprite.art, (2 * SMALLEST, 2 * SMALLEST)))
    size = min(width, height)
    is_large = size >= LARGE
    radius = min(max((0.28 if is_large else 0.46) * size, SMALLEST), LARGEST)
    y = sprite.y + (height / 2 - radius if is_large else 0)
    halo = (sprite.y, size / 2) if is_large else (0.0, 0.0)
    fill, ink = _compared(heat, count) if compares else SCALE[_class(count.per_game, heat.most)]
    text = signed(count.lead) if compares else short(count.per_game)
    name = count.label or count.place
    told = f"{name}: {text} ({count.times} in {heat.games} games)"
    return Disc(sprite.x, y, radius, halo, text, fill, ink, told)


def _letter(disc: Disc) -> float:
    """Return the height of a number."""
    return disc.radius * min(0.95, 2.7 / max(len(disc.text), 1))


def _disc(disc: Disc) -> str:
    size = _letter(disc)
    halo = ""
    if disc.halo[1]:
        halo = _circle(disc.x, disc.halo[0], disc.halo[1], f'class="heat-halo" fill="{disc.fill}"')
    number = (
        f'<text x="{decimal(disc.x)}" y="{decimal(disc.y)}" fill="{disc.ink}" '
        f'style="font-size:{decimal(size)}px">{escape(disc.text)}</text>'
    )
    circle = _circle(disc.x, disc.y, disc.radius, f'fill="{disc.fill}"')
    return f"<g><title>{escape(disc.tooltip)}</title>{halo}{circle}{number}</g>"


def _circle(x: float, y: float, radius: float, look: str) -> str:
    return f'<circle cx="{decimal(x)}" cy="{decimal(y)}" r="{decimal(radius)}" {look}/>'


def _class(number: float, most: float) -> int:
    """Return which colour a number has: the classes are equally wide."""
    return min(int(len(SCALE) * number / most), len(SCALE) - 1) if most else 0


def _compared(heat: Heat, count: PlaceCount) -> tuple[str, str]:
    if not heat.is_clear(count):
        return UNCLEAR
    return MORE if count.lead > 0 else LESS


# --- legend ------------------------------------------------------------------


def _classes(heat: Heat) -> list[tuple[str, str]]:
    """Return the colours with the numbers that they stand for."""
    edges = [heat.most * n / len(SCALE) for n in range(len(SCALE) + 1)]
    return [(SCALE[n][0], f"{short(edges[n]) if n else '0'}–{short(edges[n + 1])}") for n in range(len(SCALE))]


def _compared_classes() -> list[tuple[str, str]]:
    return [(LESS[0], "winners less"), (UNCLEAR[0], "not clear"), (MORE[0], "winners more")]


def _legend(classes: list[tuple[str, str]], width: float, y: float) -> str:
    size = max(13.0, width / 46)
    box = 1.3 * size
    step = min((width - box) / len(classes), 11.5 * size)
    start = (width - step * len(classes)) / 2
    parts = []
    for n, (fill, text) in enumerate(classes):
        x = start + n * step
        parts.append(
            f'<rect class="heat-box" x="{decimal(x)}" y="{decimal(y - box / 2)}" width="{box:g}" height="{box:g}" '
            f'rx="3" fill="{fill}"/><text class="heat-legend" x="{decimal(x + box + 6)}" y="{decimal(y)}" '
            f'style="font-size:{size:g}px">{escape(text)}</text>'
        )
    return "".join(parts)


# --- the picture -------------------------------------------------------------


def _silent(sprite: Sprite) -> Sprite:
    """Return a sprite without its label: the discs say what the places are."""
    return replace(sprite, label="")


def _is_in(sprite: Sprite, art: Art, box: Box) -> bool:
    """Return whether a sprite may be seen in a part of the picture."""
    if sprite.path or not sprite.art:
        return True
    left, top, width, height = box
    reach = max(art.size(sprite.art)) * sprite.scale
    return left - reach < sprite.x < left + width + reach and top - reach < sprite.y < top + height + reach
