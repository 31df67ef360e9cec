"""The players' colours: which colour each seat gets, which choices are refused, and where a match keeps them."""

from __future__ import annotations

from pathlib import Path

import pytest

from snowbound import Match
from snowbound.core.colours import HOUSE, Colour, catalogue, check_colours, dealt, seated
from snowbound.core.contract import MOST_SEATS
from snowbound.core.errors import BadColour

PRINTED = ("red", "yellow", "blue", "green")
READABLE = 4.5
"""Least contrast of letters by WCAG, level AA."""


def test_seats_without_a_choice_have_the_printed_colours_in_order() -> None:
    assert seated((), PRINTED, 3) == ("red", "yellow", "blue")


def test_a_choice_moves_only_the_seat_that_would_have_had_that_colour() -> None:
    assert seated(("blue",), PRINTED, 3) == ("blue", "yellow", "red")
    assert seated(("", "green"), PRINTED, 3) == ("red", "green", "blue")
    assert seated(("yellow", "red"), PRINTED, 4) == ("yellow", "red", "blue", "green")


def test_a_wish_gives_way_to_a_choice() -> None:
    assert dealt(("", "", ""), PRINTED, ("green", "", "")) == ("green", "yellow", "blue")
    assert dealt(("", "green", ""), PRINTED, ("green", "", "")) == ("red", "green", "blue")


def test_a_colour_that_the_game_no_longer_has_is_replaced() -> None:
    assert dealt(("beige", ""), PRINTED) == ("red", "yellow")


@pytest.mark.parametrize(
    ("chosen", "text"),
    [
        (("beige",), "the game has no colour 'beige'; free are: red, yellow, blue, green"),
        (("red", "red"), "the colour red is taken; free are: yellow, blue, green"),
        (("red", "blue", "", "beige"), "free are: yellow, green"),
        (("red",) * 5, "5 colours are chosen for 4 players"),
    ],
)
def test_a_refusal_lists_the_free_colours(chosen: tuple[str, ...], text: str) -> None:
    with pytest.raises(BadColour, match=text):
        seated(chosen, PRINTED, 4)


def test_a_board_file_names_enough_different_colours_that_can_be_drawn() -> None:
    assert list(check_colours(PRINTED, 4, ("colours",))) == []
    found = [(problem.where, problem.text) for problem in check_colours(("red", "beige", "red"), 4, ("colours",))]
    assert [where for where, _ in found] == [("colours",), ("colours", 1), ("colours", 2)]
    assert "4 players need 4 colours, not 3" in found[0][1]


def test_every_seat_of_a_game_without_printed_colours_has_one() -> None:
    assert len(set(HOUSE)) == MOST_SEATS
    assert set(HOUSE) <= catalogue().keys()


@pytest.mark.parametrize("colour", catalogue().values(), ids=lambda colour: colour.name)
def test_letters_are_readable_on_every_colour(colour: Colour) -> None:
    light, dark = sorted((luminance(colour.fill), luminance(colour.ink)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= READABLE


def luminance(colour: str) -> float:
    """The relative luminance of a colour by WCAG."""
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# --- in a match


@pytest.mark.rule("RACE-01")
def test_a_match_draws_the_colours_that_were_chosen() -> None:
    match = Match("arctic_race", players=3, seed=1, compiled=False, colours=["orange", "red"])
    assert match.colours == ("orange", "red", "blue")
    assert match.scene(1).colours == ["orange", "red", "blue"]
    assert all(f"colour-{name}" in drawn_classes(match) for name in match.colours)
    assert "colour-yellow" not in drawn_classes(match)


def drawn_classes(match: Match) -> set[str]:
    """The classes of the sprites in a picture."""
    sprites = match.svg(0).partition("</symbol><g")[2]
    return {name for part in sprites.split('class="')[1:] for name in part.partition('"')[0].split()}


@pytest.mark.rule("RACE-01")
def test_positions_do_not_depend_on_colours() -> None:
    plain = Match("arctic_race", players=3, seed=1, compiled=False)
    chosen = Match("arctic_race", players=3, seed=1, compiled=False, colours=["orange", "red"])
    assert plain.bytes() == chosen.bytes()


def test_a_log_keeps_chosen_colours_and_omits_the_usual_ones(tmp_path: Path) -> None:
    for colours, line in (((), ""), (("red", "yellow"), ""), (("", "red"), ',"colours":["yellow","red"]}')):
        match = Match("arctic_race", players=2, seed=1, compiled=False, colours=colours)
        match.save(tmp_path / "game.jsonl")
        first = (tmp_path / "game.jsonl").read_text(encoding="utf-8").splitlines()[0]
        assert first.endswith(line or "}") and ("colours" in first) == bool(line)
        loaded = Match.load(tmp_path / "game.jsonl", compiled=False)
        assert loaded.colours == loaded.again().colours == match.colours
        loaded.save(tmp_path / "again.jsonl")
        assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "game.jsonl").read_bytes()


def test_a_log_can_be_looked_at_in_other_colours(tmp_path: Path) -> None:
    Match("arctic_race", players=2, seed=1, compiled=False, colours=("green",)).save(tmp_path / "game.jsonl")
    assert Match.load(tmp_path / "game.jsonl", compiled=False, colours=("blue",)).colours == ("blue", "yellow")
