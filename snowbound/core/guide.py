"""The rules of a game for people: `guide/LANGUAGE.md` and `guide/things.toml` in the game's folder.

A guide is Markdown. A line of attributes before a block says which rules it covers, and gives headings their ids:

    {#turn}
    ## Your turn

    {rules="RUSH-09 RUSH-10"}
    Roll the die. It says how many of the [11](board:tiles.*.count) tiles you turn over.

    ![Red stands next to a seal.](figure:first-move)

`[11](board:…)` is a number of the game's board, `![](thing:seal)` the small picture of a thing, and
`![caption](figure:…)` a position of `guide/figures.toml` (`core.guide_figures`). The section `pieces` describes
every thing of `things.toml`. The first paragraph there also answers "What is this?" at the table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.attrs import attrs_block_plugin

from .board import Board
from .errors import SnowboundError
from .guide_numbers import BadPath, quoted_number
from .picture import Art, art_of, decimal

if TYPE_CHECKING:
    from .game import Game

PIECES = "pieces"
"""The section with an entry for each thing."""

SECTIONS = ("goal", "setup", "turn", PIECES, "end", "variants", "card")
"""The sections that every guide has, in this order. Others may come between."""


class BadGuide(SnowboundError):
    """A guide is missing or contains a mistake; the text names the file and the line."""

    code = "bad-guide"


class GuideBlock(msgspec.Struct, omit_defaults=True):
    """A paragraph, a list, a table or a figure."""

    html: str = ""
    rules: tuple[str, ...] = ()  # the ids of the rules that it covers
    figure: str = ""  # the name of a figure; `html` is then its caption


class GuideSection(msgspec.Struct, omit_defaults=True):
    """A heading and the blocks below it. The entry of a thing is a section within the section `pieces`."""

    id: str
    title: str
    blocks: list[GuideBlock] = []
    things: list[GuideSection] = []


class Thing(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something about which people ask what it is: a piece, a field, a card."""

    picture: str  # a symbol of art.svg
    sprites: tuple[str, ...]  # patterns for `art`, with a class of `look` after a full stop, or with # for `id`
    look: str = ""  # classes for the style of the symbol


class Guide(msgspec.Struct):
    """The guide of a game in one language."""

    title: str
    language: str
    sections: list[GuideSection]
    things: dict[str, Thing]

    def blocks(self) -> Iterator[tuple[GuideSection, GuideBlock]]:
        """Yield all blocks with the section, or the entry of a thing, to which each belongs."""
        for section in self.sections:
            for part in (section, *section.things):
                for block in part.blocks:
                    yield part, block


def has_guide(game: Game) -> bool:
    """Return whether there is a guide, at least in English."""
    return _file(game, "en").exists()


@cache
def guide(game: Game, language: str = "en") -> Guide:
    """Return the guide of a game; English if there is none in this language."""
    if not _file(game, language).exists():
        language = "en"
    if not has_guide(game):
        raise BadGuide(f"{game.id} has no guide")
    things = read_things(game.folder / "guide" / "things.toml")
    return Reader(_file(game, language), things, art_of(game.folder), *_boards(game)).guide(language)


def guide_text(game: Game, language: str = "en") -> str:
    """Return the guide as plain Markdown for a terminal: captions in place of figures, names in place of pictures."""
    found = guide(game, language)
    titles = {entry.id: entry.title for section in found.sections for entry in section.things}
    board, printed = _boards(game)

    def number(quoted: re.Match[str]) -> str:
        return quoted_number(board, printed, quoted[2], quoted[1])

    text = _file(game, found.language).read_text(encoding="utf-8")
    text = re.sub(r"^\{[^}]*\}\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"!\[([^\]]*)\]\(figure:[^)]+\)", r"*\1*", text)
    text = re.sub(r"\[([^\]]+)\]\(board:([^)]+)\)", number, text)
    return re.sub(r"!\[\]\(thing:([^)]+)\)", lambda thing: f"‹{titles[thing[1]]}›", text)


def _file(game: Game, language: str) -> Path:
    return game.folder / "guide" / f"{language}.md"


def _boards(game: Game) -> tuple[Board, Board]:
    """Return the board that the game is played on, and the printed one."""
    board, printed = game.board, game.printed.board
    return board.data if board else {}, printed.data if printed else {}


def read_things(file: Path) -> dict[str, Thing]:
    """Return the things of a game by their ids, in the order of the guide."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Thing])
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadGuide(f"{file.name}: {error}") from None


class Reader:
    """Reads one Markdown file."""

    def __init__(self, file: Path, things: dict[str, Thing], art: Art, board: Board, printed: Board) -> None:
        self._name = f"{file.parent.name}/{file.name}"
        self._things = things
        self._boards = board, printed
        self._art = art
        self._line = 0
        self._markdown = MarkdownIt("commonmark", {"html": False}).enable("table").use(attrs_block_plugin)
        self._tokens = self._markdown.parse(file.read_text(encoding="utf-8"))

    def guide(self, language: str) -> Guide:
        """Return the whole guide."""
        title, sections = "", list[GuideSection]()
        for block in self._top_blocks():
            first = block[0]
            self._line = first.map[0] + 1 if first.map else self._line
            if first.type != "heading_open":
                self._last_part(sections).blocks.append(self._block(block))
            elif first.tag == "h1":
                title = self._text(block)
            elif first.tag == "h2":
                sections.append(self._section(block))
            elif first.tag == "h3" and sections:
                sections[-1].things.append(self._section(block))
            else:
                raise self._wrong(f"a heading {first.tag} has no place here: sections are ##, things ###")
        return Guide(title, language, sections, self._things)

    def _top_blocks(self) -> Iterator[list[Token]]:
        """Yield the tokens of each block that is not inside another one."""
        block: list[Token] = []
        for token in self._tokens:
            block.append(token)
            if token.level == 0 and token.nesting <= 0:
                yield block
                block = []

    def _section(self, block: list[Token]) -> GuideSection:
        id = block[0].attrGet("id")
        if not id:
            raise self._wrong("the heading has no id: write {#id} on the line before it")
        return GuideSection(str(id), self._text(block))

    def _last_part(self, sections: list[GuideSection]) -> GuideSection:
        if not sections:
            raise self._wrong("there is a text before the first section")
        section = sections[-1]
        return section.things[-1] if section.things else section

    def _block(self, block: list[Token]) -> GuideBlock:
        rules = tuple(str(block[0].attrs.pop("rules", "")).split())
        _demote_empty_heads(block)
        if (image := _only_image(block)) is not None and (name := _target(image, "src", "figure:")):
            return GuideBlock(self._html(image.children or []), rules, name)
        return GuideBlock(self._html(block), rules)

    def _text(self, block: Iterable[Token]) -> str:
        return "".join(token.content for token in block if token.type == "inline")

    def _html(self, tokens: list[Token]) -> str:
        self._resolve(tokens)
        return str(self._markdown.renderer.render(tokens, self._markdown.options, {})).strip()

    def _resolve(self, tokens: list[Token]) -> None:
        """Replace references to the board and to things, in place."""
        for token in tokens:
            if token.children and token.type == "inline":
                token.children = list(self._resolved(token.children))

    def _resolved(self, tokens: list[Token]) -> Iterator[Token]:
        path = ""
        for token in tokens:
            if token.type == "link_open" and (path := _target(token, "href", "board:")):
                continue
            if token.type == "link_close" and path:
                path = ""
                continue
            if path:
                token.content = self._number(path, token.content)
            if token.type == "image" and (id := _target(token, "src", "thing:")):
                token = self._picture(id)
            yield token

    def _number(self, path: str, written: str) -> str:
        """Return a number of the board; one that is written as a word stays so on the printed board."""
        try:
            return quoted_number(*self._boards, path, written)
        except BadPath as error:
            raise self._wrong(str(error)) from None

    def _picture(self, id: str) -> Token:
        if id not in self._things:
            raise self._wrong(f"things.toml has no {id!r}")
        return Token("html_inline", "", 0, content=thing_picture(self._things[id], self._art))

    def _wrong(self, text: str) -> BadGuide:
        return BadGuide(f"{self._name}, line {self._line}: {text}")


def thing_picture(thing: Thing, art: Art) -> str:
    """Return the small picture of a thing, for a page that has loaded the game's art."""
    width, height = map(decimal, art.size(thing.picture))
    used = f'<use href="#{escape(thing.picture)}" width="{width}" height="{height}"/>'
    box = f'viewBox="0 0 {width} {height}" aria-hidden="true"'
    return f'<svg class="sb-thing" {box}><g class="{escape(f"sprite {thing.look}".strip())}">{used}</g></svg>'


def _only_image(block: list[Token]) -> Token | None:
    inline = [token for token in block if token.type == "inline"]
    children = inline[0].children or [] if len(inline) == 1 and block[0].type == "paragraph_open" else []
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _demote_empty_heads(block: list[Token]) -> None:
    """Turn empty heads of table columns into plain cells. Markdown demands a head, screen readers a text in it."""
    for opened, inline, closed in zip(block, block[1:], block[2:], strict=False):
        if opened.type == "th_open" and not inline.content:
            opened.tag = closed.tag = "td"


def _target(token: Token, attribute: str, scheme: str) -> str:
    """Return where a link or an image of this scheme leads to, or an empty text."""
    found = str(token.attrGet(attribute) or "")
    return found.removeprefix(scheme) if found.startswith(scheme) else ""
