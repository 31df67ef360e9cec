"""Taking back: it is offered exactly where it is possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snowbound import find
from snowbound.core.errors import SnowboundError, UnfairUndo
from snowbound.core.log import Event
from snowbound.games.uno_power_grab import actions as act
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.messages import scenes, wire
from snowbound.server.tables import commands
from snowbound.server.tables.draft import Draft
from snowbound.server.tables.table import TableState
from tests.server.clocked import ClockedTable
from tests.server.test_waits import Clocked as UnoTable
from tests.server.test_waits import others, three  # noqa: F401

UNO = find("uno_power_grab")


def draws(table: ClockedTable) -> int:
    """Let the acting seat draw a card, which it then knows; return the seat."""
    (seat,) = table.table.questions
    table.move(seat, act.DRAW)
    return seat


def undo(table: ClockedTable, seat: int, ask: bool) -> Any:
    guest = table.table.seats[seat].guest
    return table.do(lambda draft: commands.undo(draft, guest, seat, key=None, ask=ask))


def test_a_move_against_bots_can_be_taken_back_while_nothing_was_revealed() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "bot")
    assert table.view(0).undo == "", "there is no decision yet"
    table.move(0, 4)
    assert table.view(0).undo == "fair"
    table.move(1, 0, by="bot")
    assert table.view(0).undo == "fair", "a bot does not mind"
    undo(table, 0, ask=False)
    assert table.events == []
    assert table.view(0).undo == ""


def test_bots_cannot_be_asked_to_take_back_a_drawn_card() -> None:
    (starter,) = ClockedTable(UNO, "Ann", "bot").table.questions
    table = ClockedTable(UNO, *(("Ann", "bot") if starter == 0 else ("bot", "Ann")))
    assert draws(table) == starter
    assert table.view(starter).undo == ""
    for ask in (False, True):
        with pytest.raises(UnfairUndo):
            undo(table, starter, ask=ask)


def test_people_can_be_asked_to_take_back_a_drawn_card() -> None:
    table = ClockedTable(UNO, "Ann", "Bea")
    seat = draws(table)
    assert table.view(seat).undo == "ask"
    assert undo(table, seat, ask=True).kind == "ask"


def test_people_on_one_device_agree_at_once() -> None:
    table = ClockedTable(UNO, "Ann", "Ann")
    seat = draws(table)
    assert table.view(seat).undo == "ask"
    undo(table, seat, ask=True)
    assert list(table.table.questions) == [seat] and table.view(seat).undo != "fair"


def test_nobody_is_asked_twice_at_the_same_time() -> None:
    table = ClockedTable(UNO, "Ann", "Bea")
    seat = draws(table)
    table.do(lambda draft: commands.propose(draft, "Ann", "pause"))
    assert table.view(seat).undo == ""
    table.do(lambda draft: commands.answer(draft, "Bea", False))
    assert table.view(seat).undo == "ask"


def test_nothing_is_taken_back_during_a_pause() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "bot")
    table.move(0, 4)
    table.do(lambda draft: commands.propose(draft, "Ann", "pause"))
    assert table.table.paused is not None and table.view(0).undo == ""
    table.do(commands.resume)
    assert table.view(0).undo == "fair"


def test_a_forgotten_call_is_nothing_to_take_back(three: tuple[UnoTable, int]) -> None:  # noqa: F811
    table, caller = three
    assert table.view(caller).undo == "ask", "the card was a decision"
    table.pass_time(60_000)
    assert table.events[-1].action != act.CALL
    assert table.view(caller).undo == ""


@pytest.mark.rule("UNO-Q26")
@pytest.mark.parametrize("together", [True, False], ids=["with the card", "in time"])
@pytest.mark.parametrize("who", [("Ann", "Bea"), ("Ann", "bot")], ids=["people", "bots"])
def test_a_call_is_taken_back_only_with_its_card(together: bool, who: tuple[str, str]) -> None:
    """A call that was taken back alone left a question that no bot could answer."""
    for number in range(9):
        table = UnoTable(*who, seed=f"{number:04}")
        seat, card = table.play_to_the_last_but_one_card()
        if seat == 0:
            break
    else:
        raise AssertionError("Ann never comes down to two cards first: choose other seeds")
    before = len(table.events)
    table.move(0, card, call=together)
    if not together:
        table.move(0, act.CALL)
    assert table.events[before:] == [Event(0, card), Event(0, act.CALL)]

    if "bot" in who:
        assert table.view(0).undo == "", "everyone has seen the card, and a bot cannot agree"
        with pytest.raises(UnfairUndo):
            undo(table, 0, ask=True)
        assert table.events[before:] == [Event(0, card), Event(0, act.CALL)]
        return
    assert table.view(0).undo == "ask"
    undo(table, 0, ask=True)
    table.do(lambda draft: commands.answer(draft, "Bea", True))
    assert len(table.events) == before
    assert card in table.table.questions[0].legal and table.table.wait is None


@pytest.mark.rule("UNO-Q28")
@pytest.mark.parametrize("answer", [act.CATCH, act.LET_GO])
def test_a_log_in_which_a_call_alone_was_taken_back_can_be_played_on(answer: int) -> None:
    table = UnoTable("Ann", "Bea")
    seat, card = table.play_to_the_last_but_one_card()
    table.move(seat, card, call=True)
    table.do(lambda draft: draft.add("undo", seat, first=len(table.events) - 1, keep=[]))
    table.move(seat, act.SILENT)

    table.move(1 - seat, answer)

    assert Event(1 - seat, answer) in table.events[-4:]
    assert table.table.wait is None and table.table.questions


@pytest.mark.parametrize("played", ["tic_tac_toe", "uno_power_grab", "arctic_race"])
@pytest.mark.parametrize("who", [("Ann", "Bea"), ("Ann", "bot")], ids=["people", "bots"])
def test_taking_back_is_offered_exactly_where_it_is_possible(played: str, who: tuple[str, ...]) -> None:
    rng, table = Random(3), ClockedTable(TIC_TAC_TOE if played == "tic_tac_toe" else find(played), *who)
    offered = set()
    for _ in range(30):
        if table.table.is_over:
            break
        for seat, name in enumerate(who):
            if name == "bot":
                continue
            offer = table.view(seat).undo
            offered.add(offer)
            for ask in (False, True):
                again = TableState(table.table.agreement, table.table.game, compiled=False)
                again.fold_all(table.records)
                possible = offer == "fair" or (offer == "ask" and ask)
                try:
                    commands.undo(Draft(again, table.now), name, seat, key=None, ask=ask)
                except SnowboundError:
                    assert not possible, f"{offer} was offered to seat {seat}"
                else:
                    assert possible, f"taking back is possible for seat {seat}, but was not offered"
        if table.table.wait is not None:
            table.pass_time(60_000)
            continue
        seat, question = rng.choice(list(table.table.questions.items()))
        table.move(seat, rng.choice(question.legal), by="bot" if who[seat] == "bot" else "person", call=True)
    assert "ask" not in offered or "bot" not in who
    assert offered > {""}


def test_a_preview_says_whether_the_move_could_be_taken_back() -> None:
    def is_final(table: ClockedTable, seat: int, action: int) -> bool:
        asked = wire.Preview(table="t", seat=seat, action=action)
        return scenes.preview(table.table, asked, None).final

    table = ClockedTable(TIC_TAC_TOE, "Ann", "bot")
    assert not is_final(table, 0, 4)
    for seat, field in ((0, 0), (1, 3), (0, 1), (1, 4)):
        table.move(seat, field)
    assert is_final(table, 0, 2), "it ends the game"
    table = ClockedTable(UNO, "Ann", "Bea")
    (seat,) = table.table.questions
    assert is_final(table, seat, act.DRAW), "it shows a card"
