"""Commands at a table. Repeating one gains no time, knowledge or seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snowbound import find
from snowbound.core.game import Game
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.tables import commands
from snowbound.server.tables.clocks import PRESETS
from snowbound.server.tables.commands import Stale
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.records import Agreement, Seat, Timing
from snowbound.server.tables.table import TableState

FAST = PRESETS["fast"]
PEOPLE = ("Ann", "Bea", "Cid")


def new_table(game: Game, players: int, timing: Timing = "none") -> TableState:
    seats = [Seat() for _ in range(players)]
    options = game.complete({}, players)
    what = (game.id, game.version, players, options, "Ann", timing)
    agreed = Agreement("t", *what, 3, "public", "", "5eed", "", 0, seats)
    return TableState(agreed, game, compiled=False)


def started(game: Game, players: int = 2, timing: Timing = "none") -> TableState:
    table = new_table(game, players, timing)
    for name in PEOPLE[:players]:
        commands.sit(Draft(table, 0), name, name, None)
    return table


def move(table: TableState, seat: int, action: int, expect: int | None = None, at: int = 0) -> Any:
    return commands.move(Draft(table, at), seat, action, key=None, expect=expect, by="person")


def go_and_come(table: TableState, seat: int, at: int) -> None:
    commands.hand_to_stand_ins(Draft(table, at), [seat])
    Draft(table, at).add("back", seat)


def test_leaving_and_returning_gives_no_extra_time() -> None:
    table = started(TIC_TAC_TOE, timing="fast")
    end = FAST.allowance + FAST.reserve
    for at in (FAST.allowance + 1000, FAST.allowance + 5000, end - 2000):
        go_and_come(table, 0, at)
        assert table.clocks.deadlines() == {0: end}
    commands.hand_to_stand_ins(Draft(table, end), [0])
    assert table.is_late(0), "the stand-in answers this question"
    Draft(table, end).add("back", 0)
    assert table.clocks.deadlines() == {0: end}


def test_the_next_question_has_its_own_time() -> None:
    table = started(TIC_TAC_TOE, timing="fast")
    late = FAST.allowance + FAST.reserve
    commands.hand_to_stand_ins(Draft(table, late), [0])
    commands.move(Draft(table, late), 0, 4, key=None, expect=None, by="stand-in")
    move(table, 1, 0, at=late)
    assert not table.is_late(0)
    Draft(table, late + 3000).add("back", 0)
    assert table.clocks.deadlines() == {0: late + 3000 + FAST.allowance}, "its reserve is gone"


def test_leaving_and_returning_does_not_reset_patience() -> None:
    table = started(TIC_TAC_TOE)
    patience = PRESETS["none"].patience
    go_and_come(table, 0, patience - 1000)
    assert table.clocks.patience_ends(0) == patience
    commands.hand_to_stand_ins(Draft(table, patience), [0])
    assert table.is_late(0)


def test_a_pause_does_not_need_the_consent_of_stand_ins() -> None:
    table = started(TIC_TAC_TOE, timing="fast")
    commands.propose(Draft(table, 0), "Ann", "pause")
    assert table.paused is None
    commands.hand_to_stand_ins(Draft(table, 10), [1])
    assert table.paused == 10, "everyone still present has agreed"


def test_a_key_takes_only_one_seat() -> None:
    table = new_table(TIC_TAC_TOE, 2)
    for _ in range(2):
        commands.sit(Draft(table, 0), "Ann", "Ann", None, key="k")
    assert [seat.guest for seat in table.seats] == ["Ann", ""]
    commands.sit(Draft(table, 0), "Bea", "Bea", None, key="k")
    assert [seat.guest for seat in table.seats] == ["Ann", "Bea"], "keys of different guests are different"


def test_a_stale_choice_does_not_replace_the_choice_of_this_round() -> None:
    table = started(find("arctic_race"), 3)
    first = table.seq
    assert set(table.questions) == {0, 1, 2}
    for seat in (0, 1, 2):
        move(table, seat, table.questions[seat].legal[0], first)
    while len(table.questions) < 3:
        seat, question = next(iter(table.questions.items()))
        move(table, seat, question.legal[0])
    second = table.seq
    legal = table.questions[2].legal
    move(table, 2, legal[0], second)
    with pytest.raises(Stale, match="choose again"):
        move(table, 2, legal[1], first)
    assert move(table, 2, legal[1], second).more["changed"] is True
    assert table.match is not None and table.match.events[-1] == (2, legal[1])


def test_revealed_facts_still_limit_undo_after_an_undo_by_consent() -> None:
    """Otherwise a player could draw a card, take that back by consent, and then take back an earlier decision alone."""
    table, rng, patience_ends = started(find("uno_power_grab")), Random(1), 0
    assert table.match is not None
    while patience_ends < 3 and not table.is_over:
        first = next(iter(table.questions))
        move(table, first, rng.choice(table.questions[first].legal))
        if table.is_over or (earlier := table.undo_of(first)) is None or not earlier[2]:
            continue
        second = next(iter(table.questions))
        move(table, second, table.questions[second].legal[-1])
        if table.is_over or (found := table.undo_of(second)) is None or found[2] or found[0] <= earlier[0]:
            continue
        Draft(table, 0).add("undo", second, first=found[0], keep=[])
        undo = table.undo_of(first)
        assert undo is not None and undo[0] == earlier[0] and not undo[2], "it was fair before the other's move"
        patience_ends += 1
    assert patience_ends == 3
