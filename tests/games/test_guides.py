"""The guides: every rule in every language, numbers as in the board file, an answer for everything on the board."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

import pytest

from snowbound.core.contract import RULING, SPECTATOR
from snowbound.core.game import Game
from snowbound.core.guide import PIECES, SECTIONS, Guide, GuideBlock, Thing, guide
from snowbound.core.guide_figures import figure_data, figure_match, figures
from snowbound.core.guide_numbers import board_number
from snowbound.core.kernels import Plain
from snowbound.core.match import Match
from snowbound.core.picture import art_of
from snowbound.core.registry import built_in, find
from snowbound.core.scene import Scene
from snowbound.server.messages.catalogue import rules
from snowbound.testing.samples import option_sets, sampled, sizes
from tests.games import rulebook_words

LANGUAGES = ("en", "da", "nb", "sv", "fi", "nl")
GAMES = built_in()
WORDS = (600, 1600)
BUBBLE, CARD = 45, 150
NUMBER = re.compile(r"\[([^\]]+)\]\(board:([^)]+)\)")
# fmt: off
NUMBER_WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve",
    "da": "en|et|én|ét to tre fire fem seks syv otte ni ti elleve tolv",
    "nb": "en|ett|ei|én|ett to tre fire fem seks sju|syv åtte ni ti elleve tolv",
    "sv": "en|ett två tre fyra fem sex sju åtta nio tio elva tolv",
    "fi": "yksi|yhden kaksi|kahden|kahta|kahdesta kolme|kolmen|kolmea|kolmesta neljä|neljän|neljää|neljästä "
          "viisi|viiden|viittä|viidestä kuusi|kuuden|kuutta|kuudesta seitsemän|seitsemää|seitsemästä "
          "kahdeksan|kahdeksaa yhdeksän|yhdeksää kymmenen|kymmentä yksitoista|yhdentoista kaksitoista|kahdentoista",
    "nl": "één|een twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
# fmt: on

every_guide = pytest.mark.parametrize(("name", "language"), [(g, language) for g in GAMES for language in LANGUAGES])
every_game = pytest.mark.parametrize("name", GAMES)


def source(game: Game, language: str) -> str:
    return (game.folder / "guide" / f"{language}.md").read_text(encoding="utf-8")


def plain(block: GuideBlock) -> str:
    return re.sub(r"<[^>]+>", " ", re.sub(r"<svg.*?</svg>", "", block.html))


def count(*blocks: GuideBlock) -> int:
    return sum(len(plain(block).split()) for block in blocks)


def ids_by_section(found: Guide) -> dict[str, set[str]]:
    return {
        part.id: {id for block in part.blocks for id in block.rules}
        for section in found.sections
        for part in (section, *section.things)
    }


def refusing_rulings(game: Game) -> set[str]:
    """Return the rulings that a refusal can name."""
    numbers = vars(import_module(f"{game.package}.rule_ids")).values()
    return {game.rule_id(number) for number in numbers if isinstance(number, int) and number > RULING}


@every_guide
def test_every_rule_and_every_ruling_of_a_refusal_is_covered(name: str, language: str) -> None:
    game = find(name)
    known = {rule["id"] for rule in rules(game)}
    wanted = {id for id in known if "-Q" not in id} | refusing_rulings(game)
    covered = {id for _, block in guide(game, language).blocks() for id in block.rules}
    assert wanted - covered == set()
    assert covered - known == set(), "the rule book does not have these"


@every_guide
def test_the_sections_are_the_same_in_every_language(name: str, language: str) -> None:
    found, english = guide(find(name), language), guide(find(name))
    assert found.language == language
    ids = [section.id for section in found.sections]
    assert [id for id in ids if id in SECTIONS] == list(SECTIONS)
    assert ids_by_section(found) == ids_by_section(english)
    assert [block.figure for _, block in found.blocks()] == [block.figure for _, block in english.blocks()]


@every_guide
def test_guides_are_four_to_eight_screens_and_their_cards_one_page(name: str, language: str) -> None:
    found = guide(find(name), language)
    by_id = {section.id: section for section in found.sections}
    length = count(*(block for _, block in found.blocks()))
    assert WORDS[0] * (0.75 if language == "fi" else 1) <= length <= WORDS[1]
    assert count(*by_id["card"].blocks) <= CARD


@every_guide
def test_the_first_paragraph_about_a_thing_fits_into_a_bubble(name: str, language: str) -> None:
    found = guide(find(name), language)
    entries = next(section.things for section in found.sections if section.id == PIECES)
    assert [entry.id for entry in entries] == list(found.things)
    for entry in entries:
        assert entry.title and entry.blocks and not entry.blocks[0].figure, entry.id
        assert 3 <= count(entry.blocks[0]) <= BUBBLE, entry.id
        assert art_of(find(name).folder).size(found.things[entry.id].picture) > (0, 0)


@every_guide
def test_numbers_are_those_of_the_board_file(name: str, language: str) -> None:
    game, text = find(name), source(find(name), language)
    board = tomllib.loads((game.folder / "board.toml").read_text(encoding="utf-8"))
    spelled = [words.split("|") for words in NUMBER_WORDS[language].split()]
    for written, path in NUMBER.findall(text):
        number = board_number(board, path)
        known = [str(number), *(spelled[number - 1] if 0 < number <= len(spelled) else [])]
        assert written.lower() in known, f"{written} stands for {path}, which is {number}"


@every_guide
def test_digits_without_a_source_are_only_in_examples_and_names(name: str, language: str) -> None:
    for number, line in enumerate(source(find(name), language).splitlines(), 1):
        if line.startswith((">", "{", "![", "### ")):  # printed names have digits: Take-2-Towers
            continue
        rest = re.sub(r"!\[[^\]]*\]\([^)]*\)|\*\*[^*]+\*\*", "", NUMBER.sub("", line))
        assert not re.search(r"\d", re.sub(r"^\d+\. ", "", rest)), f"line {number}: {line}"


@every_guide
def test_no_sentence_is_that_of_a_printed_rulebook(name: str, language: str) -> None:
    hashes = rulebook_words.known()
    copied = [
        run for _, block in guide(find(name), language).blocks() for run in rulebook_words.copied(plain(block), hashes)
    ]
    assert copied == []


def test_words_of_a_printed_rulebook_are_noticed(tmp_path: Path) -> None:
    printed = "Components: 1 custom dice, 1 kayak token, 6 harpoon tokens, 1 double-sided home ice floe board"
    assert rulebook_words.copied(printed, rulebook_words.known()), "that is how the rulebook of Polar Rush lists them"
    (tmp_path / "book.txt").write_text(
        "<i>Turn over</i> 3 movement tiles and navi-\n  gate across the ice.\n\nMove on."
    )
    rulebook_words.write(tmp_path, tmp_path / "hashes")
    hashes = rulebook_words.known(tmp_path / "hashes")
    assert rulebook_words.copied("Turn over three tiles and navigate across the ice.", hashes) == []
    assert rulebook_words.copied("Movement tiles and navigate across the *ice*!", hashes) == [
        "movement tiles and navigate across the ice"
    ]


@every_game
def test_every_figure_is_a_possible_position_and_is_used(name: str) -> None:
    game = find(name)
    used = [block.figure for _, block in guide(game).blocks() if block.figure]
    assert sorted(used) == sorted(figure_data(game)) and 2 <= len(used) <= 8
    for figure, drawn in figures(game, "da").items():
        match = figure_match(game, figure)
        Plain(game).check(match.position.states, 0)
        left, top, width, height = drawn.box
        assert width > 0 < height and left < drawn.scene.width and top < drawn.scene.height
        assert drawn.scene.sprites and not drawn.scene.tracks


def pictures(game: Game) -> Iterator[Scene]:
    """Yield pictures of random games of all sizes and options, as different seats and spectators see them."""
    for number, options in enumerate(option_sets(game)):
        for players in sizes(game):
            if number and players != game.default_players:
                continue
            match = Match(game, players, options=options, seed=number, compiled=False)
            rng = random.Random(number)
            for event in range(sampled(400, 60)):
                if match.over:
                    break
                if event % 7 == 0:
                    yield match.draw(rng.choice([SPECTATOR, *range(players)]), tall=event % 2 == 0)
                actor = rng.choice(match.actors)
                match.play(actor, rng.choice(match.legal(actor)))


def has_pattern(thing: Thing, id: str, art: str, look: str) -> bool:
    """Return whether a thing answers for a sprite or a badge, as `thingShown` of the client does."""
    for pattern in thing.sprites:
        wanted, _, style = pattern.partition(".")
        if pattern.startswith("#") and fnmatchcase(id, pattern[1:]):
            return True
        if art and fnmatchcase(art, wanted) and (not style or style in look.split()):
            return True
    return False


DECORATION = {"roll-letters", "roll-loupe", "seat-mark"}
"""Symbols on another player's small sheet that mean nothing in the game."""

DRAWN_IN_ONE = ("people", "heads", "holes", "water", "silent")
"""Sprites of a small sheet that show all things of a kind."""


@every_game
def test_everything_on_the_board_has_an_entry(name: str) -> None:
    """Everything with a name, the parts of what can be enlarged, and the badges beside the players' names."""
    game = find(name)
    shown, drawn_in_one = set[tuple[str, str, str]](), set[str]()
    for scene in pictures(game):
        for sprite in scene.sprites:
            is_part = bool(sprite.part and sprite.art) and sprite.art not in DECORATION
            if sprite.label or is_part:
                shown.add((sprite.id, sprite.art, sprite.look))
            if sprite.part and sprite.id.startswith(DRAWN_IN_ONE):
                drawn_in_one.add(sprite.id.partition("-")[0])
                shown.add((sprite.id, sprite.art, sprite.look))
        shown |= {("", badge.art, badge.look) for holding in scene.seats for badge in holding.badges}
    things = guide(game).things.values()
    assert {key for key in shown if not any(has_pattern(thing, *key) for thing in things)} == set()
    assert bool(drawn_in_one) == (name == "arctic_roll")
