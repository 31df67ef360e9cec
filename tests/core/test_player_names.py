"""Names that people choose: what is removed, what is refused, and what looks alike."""

from __future__ import annotations

import pytest

from snowbound.core.cast import NAMES
from snowbound.core.names import NAME_AT_MOST, BadName, characters, checked_name, lookalike, numbered_apart, seat_names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann \t Lee\n", "Ann Lee"),
        ("An\u200bn\u2060", "Ann"),  # zero width
        ("\u202eAnn\u202c", "Ann"),  # right to left
        ("A\u00adnn\x07", "Ann"),  # soft hyphen, bell
        ("\uff21nn", "Ann"),  # full width
        ("A\u030ann", "\u00c5nn"),  # composed
        ("Z\u0335\u0327\u031b\u0316a", "Z\u0335\u0327a"),  # stacked marks
        ("\u0301\u0301Ann", "Ann"),  # marks on nothing
        ("\u3164Ann\u2800", "Ann"),  # blank letters
        ("Nguy\u1ec5n", "Nguy\u1ec5n"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),  # a family
        ("\u05d3\u05e0\u05d9", "\u05d3\u05e0\u05d9"),
    ],
)
def test_a_name_is_normalised(given: str, kept: str) -> None:
    assert checked_name(given) == kept
    assert checked_name(kept) == kept


@pytest.mark.parametrize("given", ["", " \u200b ", "\u3164", "\u0301", "x" * (NAME_AT_MOST + 1), "\ue000", "\ud800"])
def test_a_name_that_cannot_be_seen_is_refused(given: str) -> None:
    with pytest.raises(BadName, match="a name has"):
        checked_name(given)


def test_the_length_of_a_name_is_what_people_see() -> None:
    assert characters(checked_name("\u1ec5" * NAME_AT_MOST)) == NAME_AT_MOST
    assert characters("\U0001f1e9\U0001f1f0") == 1
    assert seat_names([checked_name("e\u0323\u0301" * NAME_AT_MOST) + " 2"], players=1)


@pytest.mark.parametrize("given", ["Onyx", "0nyx", "\u041enyx", "ONYX 2", "O-n-y-x", "\uff2fnyx", "O\u0301nyx"])
def test_a_person_cannot_bear_the_name_of_a_bot(given: str) -> None:
    with pytest.raises(BadName, match="bot"):
        checked_name(given)


def test_the_names_of_all_bots_are_refused() -> None:
    for name in (name for names in NAMES.values() for name in names):
        with pytest.raises(BadName, match="bot"):
            checked_name(name.lower())


@pytest.mark.parametrize("given", ["Bot 3", "b0t", "\u0412ot", "Ann (bot)", "The Admin", "\U0001f916", "Moderator1"])
def test_a_person_cannot_look_like_a_bot_or_the_host(given: str) -> None:
    with pytest.raises(BadName, match="looks like a bot or the host"):
        checked_name(given)


@pytest.mark.parametrize("given", ["Abbot", "Robotnik", "Talbot", "Ada Lee"])
def test_ordinary_names_are_allowed(given: str) -> None:
    assert checked_name(given) == given


def test_people_whose_names_look_alike_are_numbered() -> None:
    assert lookalike("Iris") == lookalike("lr\u0456s") != lookalike("Irma")
    people = [("a", "Ann"), ("b", "\u0410nn"), ("c", "ann"), ("d", "Ann (2)"), ("b", "\u0410nn")]
    shown = numbered_apart(people)
    assert shown[:3] == ["Ann", "\u0410nn (2)", "ann (3)"] and shown[4] == shown[1]
    assert len({lookalike(name) for name in shown}) == 4
