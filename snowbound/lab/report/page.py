"""A page in one HTML file: sections of text, plots, heat maps and replays. It needs no network and no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.picture import art_of

from .axes import Plot
from .heat import Heat
from .heat_picture import Pictures, heading, heat_svg, is_wide, short, signed, summary, unit
from .replays import Replay

HERE = Path(__file__).parent

MOST_BYTES = 1_900_000
"""The most that a page may have."""

LONG = 30
"""Letters in a cell of a table from which on it may have several lines."""


class BadPage(SnowboundError):
    """A page that cannot be written."""

    code = "bad-page"


def check_page(file: Path) -> Path:
    """Return the file if a page can be written to it; call this before a long simulation."""
    if file.suffix.lower() not in {".html", ".htm"}:
        raise BadPage(f"the name of a page ends in .html, not {file.name!r}")
    if not file.parent.is_dir():
        raise BadPage(f"there is no folder {file.parent}: create it first")
    is_new = not file.exists()
    try:
        file.open("ab").close()
    except OSError as error:
        raise BadPage(f"cannot write the page to {file}: {error.strerror}") from error
    if is_new:
        file.unlink()
    return file


@dataclass
class Page:
    """The contents of a page, section by section."""

    title: str
    lead: str  # a paragraph below the title
    sections: list[PageSection] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)  # whose art the page needs
    pictures: Pictures = field(default_factory=dict)  # under its heat maps

    def add(self, id: str, title: str) -> PageSection:
        """Return a section at the end of the page."""
        section = PageSection(id, title, self.pictures)
        self.sections.append(section)
        return section

    def html(self) -> str:
        """Return the page as the text of an HTML file."""
        sections = [section for section in self.sections if section.parts]
        contents = "".join(f'<li><a href="#{s.id}">{escape(s.title)}</a></li>' for s in sections)
        body = "".join(
            f'<section aria-labelledby="{s.id}"><h2 id="{s.id}">{escape(s.title)}</h2>{"".join(s.parts)}</section>\n'
            for s in sections
        )
        has_replay = 'class="replay"' in body
        script = f"<script>{_text('replay.js')}</script>" if has_replay else ""
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<title>{escape(self.title)}</title><link rel="icon" href="data:,">'
            f"<style>{_text('page.css')}</style></head>\n"
            f'<body><a class="skip" href="#contents">Skip to the contents</a>{self._shapes(body)}\n'
            f'<header><h1>{escape(self.title)}</h1><p class="lead">{escape(self.lead)}</p></header>\n'
            f'<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>{contents}</ol></nav>\n'
            f"<main>{body}</main>{script}</body></html>\n"
        )

    def _repr_html_(self) -> str:
        """Show the page in a notebook, in a frame of its own."""
        source = escape(self.html(), quote=True)
        look = 'width="100%" height="800" style="border:0"'
        return f'<iframe title="{escape(self.title)}" srcdoc="{source}" {look}></iframe>'

    def write(self, file: str | Path) -> None:
        """Write the page to a file."""
        check_page(Path(file)).write_text(self.html(), encoding="utf-8")

    def _shapes(self, body: str) -> str:
        """Return the symbols and pictures that the figures of the page use, once for all of them."""
        found = "".join(
            f'<g id="{name}">{picture}</g>' for name, picture in self.pictures.items() if f'href="#{name}"' in body
        )
        body += found
        for art in dict.fromkeys(art_of(game.folder) for game in self.games):
            used = [symbol for symbol in art.sizes if f'href="#{symbol}"' in body]
            if used:
                found += art.excerpt([*used, "seat-mark"])
        return f'<svg class="shapes" aria-hidden="true" focusable="false">{found}</svg>' if found else ""


@dataclass
class PageSection:
    """A part of a page with a heading."""

    id: str
    title: str
    pictures: Pictures = field(default_factory=dict)  # those of its page
    parts: list[str] = field(default_factory=list)

    def text(self, *sentences: str, look: str = "") -> None:
        """Add a paragraph."""
        self.parts.append(f"<p{_class(look)}>{escape(' '.join(sentences))}</p>")

    def command(self, words: str) -> None:
        """Add a command to copy."""
        self.parts.append(f"<p><code>{escape(words)}</code></p>")

    def points(self, sentences: Iterable[str]) -> None:
        """Add a list."""
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
        self.parts.append(f"<ul>{items}</ul>")

    def table(self, header: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> None:
        """Add a table."""
        self.parts.append(f'<div class="card">{table_html(header, rows, caption)}</div>')

    def charts(self, charts: Iterable[Plot]) -> None:
        """Add plots, side by side if there is room."""
        figures = "".join(map(chart_html, charts))
        if figures:
            self.parts.append(f'<div class="plots">{figures}</div>')

    def heats(self, heats: Iterable[Heat], game: Game) -> None:
        """Add heat maps, each followed by the comparison of winners with others if there is one."""
        figures = "".join(heats_html(heats, game, self.pictures))
        if figures:
            self.parts.append(f'<div class="plots">{figures}</div>')

    def replay(self, replay: Replay) -> None:
        """Add a replay."""
        self.parts.append(replay.html())


def chart_html(chart: Plot) -> str:
    """Return a plot with its title and its numbers."""
    return (
        f"<figure><figcaption><h3>{escape(chart.title)}</h3></figcaption>{chart.svg}"
        f"{_numbers(chart.header, chart.rows, chart.title)}</figure>"
    )


def heats_html(heats: Iterable[Heat], game: Game, pictures: Pictures) -> Iterator[str]:
    """Yield heat maps, each followed by the comparison of winners with others if something is clear there."""
    for heat in heats:
        yield heat_html(heat, game, pictures, compares=False)
        if heat.heat_map.compares and has_clear_places(heat):
            yield heat_html(heat, game, pictures, compares=True)


def has_clear_places(heat: Heat) -> bool:
    """Return whether winners and others differ clearly somewhere."""
    return any(heat.is_clear(count) for count in heat.counts)


def heat_html(heat: Heat, game: Game, pictures: Pictures, *, compares: bool) -> str:
    """Return a heat map with its title, its unit and its numbers."""
    title = heading(heat, compares)
    svg = heat_svg(heat, game, compares=compares, pictures=pictures)
    say = "difference" if compares else "per game"
    rows = [
        (count.label or count.place, signed(count.lead) if compares else short(count.per_game), f"{count.times:,}")
        for count in heat.counts
    ]
    note = f" {heat.heat_map.note}" if heat.heat_map.note else ""
    clear = " Colours mark differences that are clear although all places were tried." if compares else ""
    if heat.heat_map.compares and not has_clear_places(heat):
        clear = " Winners and others do not differ clearly in any of these places."
    return (
        f"<figure{_class('wide' if is_wide(heat, game, compares) else '')}>"
        f"<figcaption><h3>{escape(title)}</h3></figcaption>"
        f'<div class="board" tabindex="0" role="group" aria-label="{escape(title)}">{svg}</div>'
        f'<p class="note">{escape(_sentence(unit(heat, compares)))} in {heat.games:,} games.{escape(clear + note)}</p>'
        f"{_numbers(('place', say, 'times'), rows, summary(heat, compares))}</figure>"
    )


def table_html(header: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> str:
    """Return a table whose first column names its rows; wide ones can be scrolled."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in header)
    body = "".join(f'<tr><th scope="row">{escape(row[0])}</th>{"".join(map(_cell, row[1:]))}</tr>' for row in rows)
    return (
        f'<div class="table" tabindex="0" role="group" aria-label="{escape(caption)}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cell(words: str) -> str:
    """Return a cell of a table. Short contents stay on one line."""
    return f"<td{_class('long' if len(words) > LONG else '')}>{escape(words)}</td>"


def _numbers(header: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> str:
    return f"<details><summary>Numbers</summary>{table_html(header, rows, caption)}</details>"


def _class(look: str) -> str:
    return f' class="{look}"' if look else ""


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _text(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
