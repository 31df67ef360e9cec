"""Compare `imagine` with a list of all deals that are possible for a view (UNO-Q40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations

import pytest

from snowbound.core.chance import stream
from snowbound.core.contract import SPECTATOR
from snowbound.games.uno_power_grab.state import CODE, Phase
from tests.games.uno_power_grab.table import KIND, Table, Uno, all_but, codes

World = tuple[str, ...]


def in_order(cards: Sequence[str]) -> str:
    """Cards in the order of their kinds."""
    return " ".join(sorted(cards, key=KIND.__getitem__))


def all_deals(unseen: str, sizes: Sequence[int], read: Callable[[list[list[str]]], World]) -> Counter[World]:
    """Every way to deal these cards into groups of these sizes. Equal cards count as different."""
    deals = Counter[World]()
    for order in permutations(unseen.split()):
        groups, start = [], 0
        for size in sizes:
            groups.append(list(order[start : start + size]))
            start += size
        assert start == len(order), "every card is dealt"
        deals[read(groups)] += 1
    return deals


def compare(uno: Uno, table: Table, viewer: int, read: Callable[[Table], World], deals: Counter[World]) -> None:
    """Chi-square test of many imagined positions. A correct `imagine` fails about once in 10**6."""
    draws = (60 if uno.driver.compiled else 15) * len(deals)
    rng = stream(7, viewer + 1)
    seen = Counter(read(Table(table.position.world(viewer, rng))) for _ in range(draws))
    assert seen.keys() <= deals.keys(), f"impossible: {sorted(seen.keys() - deals.keys())[:3]}"
    if uno.driver.compiled:
        assert seen.keys() == deals.keys(), "every world is imagined now and then"
    total = deals.total()
    expected = {world: draws * ways / total for world, ways in deals.items()}
    chi_square = sum((seen[world] - wanted) ** 2 / wanted for world, wanted in expected.items())
    freedom = len(deals) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 24


def small(uno: Uno, *hands: str, pile: str, **more: object) -> Table:
    """Only these cards are hidden from seat 1, whose hand is `g1 g2`; all others are beneath the top."""
    first, *rest = hands
    return uno.table(first, "g1 g2", *rest, top="r9", pile=pile, **more)  # type: ignore[arg-type]


def remember(table: Table, viewer: int, owner: int, cards: str) -> None:
    """Let a viewer remember some cards of an owner's hand, as after a challenge."""
    for code in cards.split():
        table.shown[viewer, KIND[code]] += 1
    table.shown_owner[viewer], table.shown_turn[viewer] = owner, 1
    table.set(shown_to=1 << viewer)
    table.position.run.check(table.position.states, 0)


def hands_and_pile(table: Table) -> World:
    """The hands and the pile that are hidden from seat 1."""
    return table.hand(0), table.hand(2), table.in_pile


@pytest.mark.rule("UNO-Q40", "UNO-04")
def test_hands_and_pile_are_dealt_from_all_unseen_cards(uno: Uno) -> None:
    table = small(uno, "r5 b2", "y1 y4", pile="r5 b3")
    deals = all_deals("r5 b2 y1 y4 r5 b3", (2, 2, 2), lambda groups: tuple(in_order(g) for g in groups))

    compare(uno, table, 1, hands_and_pile, deals)


@pytest.mark.rule("UNO-Q40")
def test_a_remembered_card_is_in_its_owners_hand_in_every_world(uno: Uno) -> None:
    """One of two equal cards is remembered; the other can be anywhere."""
    table = small(uno, "r5 b2 b4", "y1 y4", pile="r5 b3")
    remember(table, 1, 0, "r5")

    def read(groups: list[list[str]]) -> World:
        return in_order(["r5", *groups[0]]), in_order(groups[1]), in_order(groups[2])

    compare(uno, table, 1, hands_and_pile, all_deals("b2 b4 y1 y4 r5 b3", (2, 2, 2), read))


@pytest.mark.rule("UNO-Q40", "UNO-Q37")
def test_another_viewer_does_not_use_what_only_the_challenger_remembers(uno: Uno) -> None:
    """Seat 2 sees its own hand only, and the challenger's hand is hidden from it."""
    table = uno.table("r5 b2", "g1 g2", "y1 y4", top="r9", pile="b3 b4")
    remember(table, 1, 0, "r5")
    deals = all_deals("r5 b2 g1 g2 b3 b4", (2, 2, 2), lambda groups: tuple(in_order(g) for g in groups))

    compare(uno, table, 2, lambda world: (world.hand(0), world.hand(1), world.in_pile), deals)


@pytest.mark.rule("UNO-Q40", "UNO-22")
def test_the_drawn_card_is_any_but_a_remembered_one(uno: Uno) -> None:
    table = small(uno, "r5 b2", "y1 y4", pile="r5 b3 b4")
    remember(table, 1, 0, "r5")
    table.play(0, "DRAW").draw("b3")

    def read(groups: list[list[str]]) -> World:
        (before, drawn), second, pile = groups
        return in_order(["r5", before, drawn]), drawn, in_order(second), in_order(pile)

    def look(world: Table) -> World:
        assert world.phase == Phase.DRAWN
        return world.hand(0), CODE[world.drawn], world.hand(2), world.in_pile

    compare(uno, table, 1, look, all_deals("b2 b3 y1 y4 r5 b4", (2, 2, 2), read))


@pytest.mark.rule("UNO-Q40", "UNO-Q17", "UNO-39")
def test_the_hand_played_from_is_without_the_cards_drawn_since(uno: Uno) -> None:
    """Seat 0 played a Wild Draw Four, was caught and drew two. Any of its three cards can be the old one."""
    table = small(uno, "W4 r5", "y1", pile="r5 b3 b4")
    table.play(0, "W4", "=blue", "SILENT").play(1, "CATCH").play(2, "LET_GO").draw("b3 r5")
    assert (table.phase, table.drawn_since) == (Phase.RESPOND, 2)

    def read(groups: list[list[str]]) -> World:
        played_from, since, second, pile = groups
        return in_order(played_from), in_order(played_from + since), in_order(second), in_order(pile)

    def look(world: Table) -> World:
        return codes(world.played_from), world.hand(0), world.hand(2), world.in_pile

    compare(uno, table, 1, look, all_deals("r5 r5 b3 b4 y1", (1, 2, 1, 1), read))


@pytest.mark.rule("UNO-Q40", "UNO-Q17")
def test_a_remembered_card_was_in_the_hand_played_from(uno: Uno) -> None:
    table = small(uno, "W4 r5", "y1 y4", pile="r5 b3 b4")
    remember(table, 1, 0, "r5")
    table.play(0, "W4", "=blue", "SILENT").play(1, "CATCH").play(2, "LET_GO").draw("b3 r5")

    def read(groups: list[list[str]]) -> World:
        return "r5", in_order(["r5", *groups[0]]), in_order(groups[1]), in_order(groups[2])

    def look(world: Table) -> World:
        return codes(world.played_from), world.hand(0), world.hand(2), world.in_pile

    compare(uno, table, 1, look, all_deals("r5 b3 b4 y1 y4", (2, 2, 1), read))


@pytest.mark.rule("UNO-Q40", "UNO-60")
def test_after_a_reshuffle_the_old_discards_may_be_anywhere(uno: Uno) -> None:
    """All but seven cards are in the viewer's own hand, so only those can change places."""
    table = uno.table("b2 b4", all_but("b2 b4 y1 y4 r9 b3 b8 g5"), "y1 y4", top="r9", pile="g5")
    assert table.beneath == "b3 b8"
    table.play(0, "DRAW").draw("g5").play(0, "PASS").play(1, "DRAW").draw("b3").play(1, "PASS")
    assert (table.beneath, table.in_pile) == ("", "b8")
    deals = all_deals("b2 b4 g5 y1 y4 b8", (3, 2, 1), lambda groups: tuple(in_order(g) for g in groups))

    compare(uno, table, 1, hands_and_pile, deals)


@pytest.mark.rule("UNO-Q40", "UNO-Q37")
def test_a_spectator_imagines_every_hand(uno: Uno) -> None:
    table = small(uno, "r5 b2", "y1", pile="b3")
    deals = all_deals("r5 b2 g1 g2 y1 b3", (2, 2, 1, 1), lambda groups: tuple(in_order(g) for g in groups))

    compare(uno, table, SPECTATOR, lambda w: (w.hand(0), w.hand(1), w.hand(2), w.in_pile), deals)


@pytest.mark.rule("UNO-Q40", "UNO-Q37")
@pytest.mark.parametrize("score", [0, 495])
def test_open_hands_are_not_dealt_again(uno: Uno, score: int) -> None:
    table = uno.table("b7", "g1 g4", "r1 r4", top="b6", scores=[score, 0, 0], pile="r8 r9").play(0, "b7")

    world = Table(table.position.world(1, stream(3)))

    assert [world.hand(seat) for seat in range(3)] == ["", "g1 g4", "r1 r4"]
    assert world.in_pile == "r8 r9", "only the pile was hidden, and these cards are left"


@pytest.mark.rule("UNO-Q40", "UNO-Q26")
def test_a_secret_answer_is_imagined_either_way_and_your_own_is_known(uno: Uno) -> None:
    table = uno.table("b7 r1", "g1 g4", "y1 y4", "r3 r4", top="b6", pile="y9").play(0, "b7", "SILENT")
    table.play(1, "CATCH").play(2, "LET_GO")
    rng = stream(5)

    caught = Counter(table.position.world(1, rng).caught for _ in range(60))

    assert caught.keys() == {1 << 1, 1 << 1 | 1 << 2}, "seat 2 may have caught, seat 3 has not answered"
