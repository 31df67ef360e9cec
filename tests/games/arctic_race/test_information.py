"""What is public, what is secret until it is revealed, and what nobody knows."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import CHANCE, EVERYONE, SPECTATOR
from snowbound.core.words import words
from snowbound.games import find
from snowbound.games.arctic_race.state import ALL_CARDS, NO_CARD, Phase
from tests.games.arctic_race.table import NAMES, Race, Table


def said(table: Table, viewer: int) -> str:
    """The table's text for a viewer."""
    game = find("arctic_race")
    view = table.position.view(viewer)
    return "\n".join(words(game).say(line) for line in game.words.table(view.s, viewer))


@pytest.mark.rule("RACE-71")
def test_everything_but_face_down_cards_is_public(race: Race) -> None:
    table = race.turn("C5", "r4:18 y1:3", players=3, home="b5", piles={"r": "2", "y": "31"}, others="C2")
    table.do("second", "give b", "move 2")
    for viewer in (SPECTATOR, 0, 1, 2):
        view, known = table.position.view(viewer).s, table.position.knowledge(viewer).s
        for name in ("field", "place", "river", "stack", "unseen", "holder", "card"):
            assert bytes_of(view, name) == bytes_of(table.position.s, name), f"{name} is public"
        for name in ("hand", "pile"):
            assert bytes_of(known, name) == bytes_of(table.position.s, name), f"{name} follows from revealed cards"

    rolled = race.turn("C3").do("second")
    assert rolled.position.audience(CHANCE, 2) == EVERYONE, "die results are public"
    assert race.turn("C4").do("second").position.audience(CHANCE, 20) == EVERYONE
    assert rolled.roll("circle").position.audience(0, NAMES["circle 2"]) == EVERYONE


def bytes_of(s: object, name: str) -> bytes:
    """A field of a position."""
    value = getattr(s, name)
    return bytes(str(value.tolist() if hasattr(value, "tolist") else value), "ascii")


@pytest.mark.rule("RACE-72", "RACE-12")
def test_a_chosen_card_is_known_to_its_owner_only_until_it_is_revealed(race: Race) -> None:
    table = race.table(players=3)
    assert table.position.audience(1, NAMES["C3"]) == 1 << 1
    table.position.play(1, NAMES["C3"])

    assert table.position.view(1).chosen[:3].tolist() == [NO_CARD, 2, NO_CARD]
    for viewer in (SPECTATOR, 0, 2):
        view = table.position.view(viewer)
        assert (view.chosen == NO_CARD).all()
        assert view.face_down == 1 << 1, "that a choice was made is seen"
        assert view.hand[:3].tolist() == [ALL_CARDS] * 3, "the card counts as still in hand"
    assert "chosen race card 3" in said(table, 1)
    assert "chosen" not in said(table, 0)


@pytest.mark.rule("RACE-72", "RACE-14")
def test_later_cards_stay_hidden_while_earlier_turns_are_played(race: Race) -> None:
    table = race.table(players=3).choose("C2 C3 C4").do("move 2")

    assert table.turn == "y"
    assert table.position.view(0).chosen[:3].tolist() == [NO_CARD] * 3, "blue's is still secret"
    assert table.position.view(2).chosen[:3].tolist() == [NO_CARD, NO_CARD, 3]
    assert table.position.view(0).pile[1].tolist()[0] == 2, "yellow's lies open"


@pytest.mark.rule("RACE-72")
def test_a_choice_may_be_taken_back_until_the_last_one_is_made(race: Race) -> None:
    """`reveals` is False for actions that told nobody anything."""
    table = race.table(players=3)
    run, states = table.position.run, table.position.states
    assert not run.reveals(states, 0, 0, NAMES["C1"])
    table.position.play(0, NAMES["C1"]).play(1, NAMES["C1"])
    assert run.reveals(states, 0, 2, NAMES["C1"]), "the last choice reveals the opener's card"

    table.position.play(2, NAMES["C1"])
    assert run.reveals(states, 0, 0, NAMES["move 1"]), "the next card is revealed when the turn ends"
    table.do("move 1", "move 1")
    assert not run.reveals(states, 0, 2, NAMES["move 1"]), "in the last turn nothing is hidden"


@pytest.mark.rule("RACE-73", "RACE-Q20", "RACE-Q21")
def test_nobody_knows_the_stack_or_what_was_taken_out(race: Race) -> None:
    """A position holds no order of tiles: any unseen tile may be drawn next, in the view and in the position."""
    table = race.turn("C4", stack=3, coming="F20 F21 F22").do("second")
    may_come = table.position.outcomes()
    assert len(may_come) == 3 + 8, "three in the stack and the eight taken out, for two players"
    assert set(may_come.values()) == {1}
    for viewer in (SPECTATOR, 0, 1):
        assert table.position.view(viewer).outcomes() == may_come
    table.draw("F22")
    assert table.position.stack == 2


@pytest.mark.rule("RACE-72")
def test_imagined_worlds_are_spread_like_all_that_are_possible(race: Race) -> None:
    """Chi-square against enumeration, for a perfect memory: yellow has 2 cards, blue 3, green has not chosen."""
    table = race.table(players=4, piles={"y": "135", "b": "12"})
    table.position.play(0, NAMES["C2"]).play(1, NAMES["C4"]).play(2, NAMES["C5"])
    possible = set(product([1], [1, 3], [2, 3, 4], [NO_CARD]))
    rng = stream(5)
    draws = 100 * len(possible)

    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        world = table.position.knowledge(0)
        table.position.run.imagine(world.states, 0, 0, rng)
        assert world.pile.tolist() == table.position.pile.tolist(), "a perfect memory knows the covered cards"
        seen[tuple(world.chosen.tolist()[:4])] += 1

    assert set(seen) == possible
    chi_square = sum((seen[world] - 100) ** 2 / 100 for world in possible)
    assert chi_square < 24, "5 degrees of freedom: a correct sampler exceeds this once in 4000 streams"


@pytest.mark.rule("RACE-72")
def test_worlds_leave_a_card_that_is_already_revealed_alone(race: Race) -> None:
    table = race.table(players=3).choose("C2 C3 C4").do("move 2")
    rng = stream(6)
    for _ in range(20):
        world = table.position.world(0, rng)
        assert (world.card, world.turn, world.phase) == (2, 1, Phase.ACT)
        assert world.chosen.tolist()[:2] == [NO_CARD, NO_CARD]
        assert world.chosen[2] != NO_CARD
