"""Only the last played card is visible (RACE-16, RACE-Q40).

Most tests here compare two tables that differ only in which cards a rival has covered: the top card and the number of
cards are the same.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from snowbound import Match
from snowbound.bots import Bots, Player
from snowbound.core.chance import stream
from snowbound.core.contract import SPECTATOR
from snowbound.core.kernels import Plain
from snowbound.core.words import LANGUAGES, words
from snowbound.games import find
from snowbound.games.arctic_race.scene import scene
from snowbound.games.arctic_race.state import ALL_CARDS, COVERED, NO_CARD, UNSEEN_HAND, Phase
from snowbound.testing.observing import tensor_of
from tests.games.arctic_race.table import NAMES, Race, Table
from tests.server.test_no_leak import imagined, shown, started

RED, YELLOW, BLUE = range(3)
RIVALS = (SPECTATOR, RED, BLUE)
"""Those who do not know yellow's cards."""

GAME = find("arctic_race")


def said(table: Table, viewer: int, language: str = "en") -> str:
    """The table's text for a viewer."""
    view = table.position.view(viewer)
    return "\n".join(words(GAME, language).say(line) for line in GAME.words.table(view.s, viewer))


def seen(table: Table, viewer: int) -> list[bytes | str]:
    """Everything that a viewer sees: the position, texts in all languages, and pictures."""
    view = table.position.view(viewer)
    pictures = [repr(scene(view.s, viewer, tall)) for tall in (False, True)]
    return [view.bytes, *(said(table, viewer, language) for language in LANGUAGES), *pictures]


def two_tables(race: Race, **options: Any) -> tuple[Table, Table]:
    """Two tables at which yellow has played three cards, the last of them C2."""
    first, other = (
        race.table("r4:18 y1:3", players=3, piles={"r": "14", "y": pile, "b": "5"}, **options)
        for pile in ("132", "452")
    )
    return first, other


@pytest.mark.rule("RACE-16", "RACE-Q40")
@pytest.mark.parametrize("viewer", RIVALS)
def test_tables_that_differ_in_covered_cards_look_alike_to_rivals(race: Race, viewer: int) -> None:
    first, other = two_tables(race)

    assert seen(first, viewer) == seen(other, viewer)
    assert seen(first, YELLOW) != seen(other, YELLOW), "yellow holds the rest in the hand"


@pytest.mark.rule("RACE-16", "RACE-72", "RACE-14")
@pytest.mark.parametrize("viewer", RIVALS)
def test_they_look_alike_while_a_round_is_played(race: Race, viewer: int) -> None:
    """Yellow has chosen other cards, too; when one is revealed, the tables differ in that card and in nothing else."""
    first, other = two_tables(race)
    for table, cards in ((first, "C2 C4 C1"), (other, "C2 C1 C1")):
        table.choose(cards)
    assert first.turn == "r"
    assert seen(first, viewer) == seen(other, viewer)

    for table in (first, other):
        table.do("second")
        assert table.turn == "y"
        view = table.position.view(viewer)
        assert view.pile[YELLOW].tolist() == [COVERED, COVERED, COVERED, table.s.card, NO_CARD]
    assert seen(first, viewer) != seen(other, viewer), "everyone sees the card that was just revealed"


@pytest.mark.rule("RACE-16", "RACE-30", "RACE-Q26")
@pytest.mark.parametrize("viewer", RIVALS)
def test_a_pick_up_makes_the_hand_known_again(race: Race, viewer: int) -> None:
    first, other = (race.table(players=3, piles={"y": pile}, token="y").choose("C1 C2 C1") for pile in ("135", "415"))
    assert first.position.view(viewer).hand[YELLOW] == UNSEEN_HAND
    for table in (first, other):
        table.do("second")
        assert table.position.view(viewer).hand[YELLOW] == ALL_CARDS
    assert seen(first, viewer) == seen(other, viewer)


@pytest.mark.rule("RACE-16", "RACE-19", "RACE-29")
def test_the_fifth_card_leaves_an_empty_hand_in_every_view(race: Race) -> None:
    first, other = (race.table(piles={"r": pile}).choose("C5 C1") for pile in ("1234", "4321"))
    assert first.turn == "r" and first.hand(RED) == ""
    assert seen(first, YELLOW) == seen(other, YELLOW)
    assert "Player 1: cards in hand: 0; top of the pile: card 5;" in said(first, YELLOW)
    first.do("move 5", "move 1")
    assert "Player 1: cards in hand: 5; top of the pile: none;" in said(first, YELLOW), "the next round"


@pytest.mark.rule("RACE-16", "RACE-Q40")
def test_rivals_are_told_the_top_card_and_how_many_are_in_hand(race: Race) -> None:
    table = two_tables(race)[0]

    for viewer in RIVALS:
        assert "Player 2: cards in hand: 2; top of the pile: card 2; 0 points" in said(table, viewer)
    own = "Player 2: in hand: card 4, card 5; on the pile: card 2; 0 points"
    assert own in said(table, YELLOW), "the own hand is known"
    assert "Player 3: cards in hand: 4; top of the pile: card 5;" in said(table, YELLOW)


@pytest.mark.rule("RACE-16", "RACE-Q40")
def test_covered_cards_are_drawn_as_blank_edges_without_a_label(race: Race) -> None:
    drawn = {sprite.id: sprite for sprite in scene(two_tables(race)[0].position.view(RED).s, RED, False).sprites}

    edges, top = [drawn["played-1-0"], drawn["played-1-1"]], drawn["played-1-2"]
    for edge in edges:
        assert (edge.art, edge.label, edge.text, edge.motion, edge.actions) == ("race-minicard", "", "", "", ())
    assert (top.art, bool(top.label)) == ("race-mini-2", True)
    assert edges[0].x < edges[1].x < top.x, "each edge shows"
    assert edges[0].layer < edges[1].layer < top.layer, "the last card is on top"


@pytest.mark.rule("RACE-Q40")
def test_with_open_piles_everyone_sees_all_cards(race: Race) -> None:
    first, other = two_tables(race, pile_view="open")

    for viewer in RIVALS:
        assert first.position.view(viewer).pile[YELLOW].tolist() == [0, 2, 1, NO_CARD, NO_CARD]
        assert first.position.view(viewer).hand.tolist() == first.position.hand.tolist()
        assert "Player 2: in hand: card 4, card 5; on the pile: card 1, card 3, card 2; 0 points" in said(first, viewer)
        assert seen(first, viewer) != seen(other, viewer)
    drawn = {sprite.id: sprite for sprite in scene(first.position.view(RED).s, RED, False).sprites}
    assert [drawn[f"played-1-{height}"].art for height in range(3)] == ["race-mini-1", "race-mini-3", "race-mini-2"]
    assert all(drawn[f"played-1-{height}"].label for height in range(3))


@pytest.mark.rule("RACE-Q40", "RACE-71")
@pytest.mark.parametrize("viewer", RIVALS)
def test_covered_cards_are_public_knowledge_for_bots_and_environments(race: Race, viewer: int) -> None:
    """A player could have remembered them, so what a program knows does not depend on the option."""
    top, opened = two_tables(race)[0], two_tables(race, pile_view="open")[0]
    other = two_tables(race)[1]

    known = top.position.knowledge(viewer)
    assert known.pile.tolist() == top.position.pile.tolist()
    assert known.hand.tolist() == top.position.hand.tolist()
    assert (tensor_of(top.position, viewer) == tensor_of(opened.position, viewer)).all()
    assert (tensor_of(top.position, viewer) != tensor_of(other.position, viewer)).any()


@pytest.mark.rule("RACE-Q40")
def test_no_rule_looks_at_the_option(race: Race) -> None:
    top, opened = two_tables(race)[0], two_tables(race, pile_view="open")[0]
    for seat in range(3):
        assert top.options_of(seat) == opened.options_of(seat)
        assert [top.why_not(name, seat) for name in NAMES] == [opened.why_not(name, seat) for name in NAMES]


@pytest.mark.rule("RACE-Q40", "RACE-72")
def test_worlds_imagined_from_a_view_have_every_order_of_covered_cards_equally_often(race: Race) -> None:
    """Chi-square against enumeration: two of the four cards that are not on top, in either order, then a choice."""
    table = race.table(piles={"y": "452"})
    table.position.play(YELLOW, NAMES["C1"])
    possible = {
        (*covered, chosen) for covered in permutations((0, 2, 3, 4), 2) for chosen in {0, 2, 3, 4} - set(covered)
    }
    rng = stream(7)
    draws = 100 * len(possible)

    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        world = table.position.world(RED, rng)
        assert world.pile[YELLOW, 2] == 1, "the top card is seen"
        assert world.phase == Phase.CHOOSE
        table.position.run.check(world.states, 0)
        found[(*world.pile[YELLOW, :2].tolist(), int(world.chosen[YELLOW]))] += 1

    assert set(found) == possible
    chi_square = sum((found[world] - 100) ** 2 / 100 for world in possible)
    assert chi_square < 53, "23 degrees of freedom: a correct sampler exceeds this once in 3000 streams"


# --- matches: what people and programs are given -----------------------------


def match_after_three_rounds() -> Match:
    """A match in which seat 1 has moved with C4, C1 and C2; seat 0 has used C2 to pick up each time."""
    match = Match(GAME, 2, seed=5, options={"first_player": 0}, compiled=False)
    for card in ("C4", "C1", "C2"):
        match.play(0, NAMES["C2"])
        match.play(1, NAMES[card])
        match.play(0, NAMES["second"])
        match.play(1, NAMES[f"move {card[1]}"])
    position: Any = match.position
    assert position.pile[1].tolist() == [3, 0, 1, NO_CARD, NO_CARD]
    return match


@pytest.mark.rule("RACE-16", "RACE-Q40")
def test_a_match_shows_people_the_top_card_and_its_bots_all_cards() -> None:
    """The history still tells each card when it is revealed; the present view does not list what was played before."""
    match = match_after_three_rounds()

    position: Any = match.position
    view: Any = match.view(0)
    known: Any = match.knowledge(0)

    assert view.pile[1].tolist()[:3] == [COVERED, COVERED, 1]
    assert view.hand[1] == UNSEEN_HAND
    assert match.bytes(0) == view.states.tobytes(), "this is what is sent to clients"
    assert known.pile.tolist() == position.pile.tolist()
    assert known.hand.tolist() == position.hand.tolist()
    assert "Player 2: cards in hand: 2; top of the pile: card 2" in match.table(0)
    assert "Player 2: in hand: card 3, card 5; on the pile: card 2" in match.table(1)
    assert any("plays card 4" in told.text for told in match.history(0) if told.seat == 1)


@pytest.mark.rule("RACE-Q40")
@pytest.mark.parametrize("bot", ["inclined", "greedy", "search:60"])
def test_bots_decide_by_what_they_know_and_can_decide_by_a_view(bot: str) -> None:
    match = match_after_three_rounds()
    for given in (match.knowledge(0), match.view(0)):
        assert Player(GAME, 0, bot, seed=3).decide(given) in match.legal(0)
    assert Bots(match, {0: bot}, seed=3).decide(0) == Player(GAME, 0, bot, seed=3).decide(match.knowledge(0))


@pytest.mark.rule("RACE-16", "RACE-Q40")
def test_tables_that_differ_in_covered_cards_send_rivals_the_same_messages() -> None:
    """News with pictures, the fields of the position and refusals; the owner is sent the own hand."""
    table = started(GAME, {"first_player": 0})
    assert table.match is not None
    worlds = []
    for pile, hand in (((0, 3, 1), 0b10100), ((4, 2, 1), 0b01001)):
        states = table.match.position.states.copy()
        s: Any = GAME.record.view(states, 0)
        s.pile[1, :3] = pile
        s.hand[1] = hand
        Plain(GAME).check(states, 0)
        worlds.append(imagined(table, states.tobytes()))

    for viewer in (SPECTATOR, 0, 2):
        assert shown(worlds[0], viewer) == shown(worlds[1], viewer)
    assert shown(worlds[0], 1) != shown(worlds[1], 1)
