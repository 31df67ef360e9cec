"""Absent people: their consent still counts, leaving is for good, and the others may claim the game."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound import find
from snowbound.core import log as logs
from snowbound.core.errors import UnfairUndo
from snowbound.games.uno_power_grab import actions as act
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.server.messages import endings, views
from snowbound.server.tables import claims, commands
from snowbound.server.tables.chance_receipt import BadReceipt, commit, verify
from snowbound.server.tables.claims import ABSENCE, MISSED
from snowbound.server.tables.draft import TableError
from snowbound.server.tables.finished import log_of
from snowbound.server.tables.old_editions import closed_table
from snowbound.server.tables.seating import seats_again
from snowbound.server.tables.table import TableState
from tests.server.clocked import TEXTS, ClockedTable
from tests.server.running import Running, until
from tests.server.test_replays import page

UNO, RACE = find("uno_power_grab"), find("arctic_race")


def propose(table: ClockedTable, guest: str, what: Any) -> None:
    table.do(lambda draft: commands.propose(draft, guest, what))


def away(table: ClockedTable, *seats: int) -> None:
    table.do(lambda draft: commands.hand_to_stand_ins(draft, seats))


def back(table: ClockedTable, seat: int) -> None:
    table.do(lambda draft: draft.add("back", seat))


def leave(table: ClockedTable, guest: str) -> None:
    table.do(lambda draft: commands.leave(draft, guest))


def claim(table: ClockedTable, guest: str, seat: int) -> Any:
    return table.do(lambda draft: claims.claim(draft, guest, seat))


def play_on(table: ClockedTable, absent: int, decisions: int) -> None:
    """Play until the stand-in of the absent seat has made so many more decisions."""
    while decisions:
        seat, question = next(iter(table.table.questions.items()))
        table.move(seat, question.legal[0], by="stand-in" if seat == absent else "person")
        decisions -= seat == absent


def folded(table: ClockedTable) -> TableState:
    again = TableState(table.table.agreement, table.table.game, compiled=False)
    again.fold_all(table.records)
    return again


# --- consent


def test_a_card_that_was_seen_is_not_taken_back_while_the_other_player_is_away() -> None:
    table = ClockedTable(UNO, "Ann", "Bea")
    (seat,) = table.table.questions
    other = "Bea" if seat == 0 else "Ann"
    table.move(seat, act.DRAW)
    away(table, 1 - seat)
    events = len(table.events)
    assert table.view(seat).undo == "ask"
    asked = table.do(lambda d: commands.undo(d, table.table.seats[seat].guest, seat, key=None, ask=True))
    assert asked.kind == "ask" and len(table.events) == events, "nothing is taken back without consent"
    shown = views.proposal(table.table)
    assert shown is not None and shown.wanted == [other]
    back(table, 1 - seat)
    table.do(lambda draft: commands.answer(draft, other, True))
    assert len(table.events) < events


def test_a_game_does_not_end_without_the_consent_of_people_who_are_away() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "Bea")
    propose(table, "Ann", "end")
    away(table, 1)
    assert not table.table.is_over, "going offline is no consent"
    table.do(lambda draft: commands.answer(draft, "Bea", True))
    assert table.table.status == "closed"


def test_a_game_pauses_without_people_who_are_away() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "Bea")
    away(table, 1)
    propose(table, "Ann", "pause")
    assert table.table.paused is not None


def test_people_who_have_left_for_good_are_not_asked() -> None:
    table = ClockedTable(UNO, "Ann", "Bea", "Cid")
    propose(table, "Ann", "end")
    leave(table, "Bea")
    assert not table.table.is_over, "Cid has not agreed"
    leave(table, "Cid")
    assert table.table.status == "closed", "everyone who is left has agreed"


def test_stand_ins_of_people_who_left_cannot_be_asked_to_take_back_a_drawn_card() -> None:
    table = ClockedTable(UNO, "Ann", "Bea")
    (seat,) = table.table.questions
    table.move(seat, act.DRAW)
    leave(table, "Bea" if seat == 0 else "Ann")
    assert table.view(seat).undo == ""
    with pytest.raises(UnfairUndo):
        table.do(lambda d: commands.undo(d, table.table.seats[seat].guest, seat, key=None, ask=True))


# --- leaving


def test_leaving_a_game_is_for_good() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "Bea")
    leave(table, "Bea")
    for state in (table.table, folded(table)):
        seat = state.seats[1]
        assert seat.left and seat.away and not state.seats_of("Bea") and not state.is_seat_of(1, "Bea")
        assert state.is_played_by_program(1)
        assert [again.kind for again in seats_again(state)] == ["open", "bot"]
    shown = views.table_info(table.table).seats[1]
    assert shown.left and shown.stand_in and shown.name == "Bea"


def test_a_game_that_everyone_has_left_ends() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "bot")
    leave(table, "Ann")
    assert table.table.status == folded(table).status == "closed"


def test_a_person_who_has_left_can_watch_but_not_return(running: Running) -> None:
    ann, bea = running.guest("Ann"), running.guest("Bea")
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/move", seat=0, action=4)
    bea.post(f"/api/tables/{table}/leave")
    refused = bea.post(f"/api/tables/{table}/move", expect=403, seat=1, action=0)
    assert refused["error"]["code"] == "not-allowed"
    bea.get(f"/api/tables/{table}", expect=403, seat=1)
    assert bea.socket().watch(table)["info"]["seats"][1]["left"] is True
    until(lambda: ann.get(f"/api/tables/{table}")["view"]["events"] >= 2, "the stand-in's move")
    assert ann.post(f"/api/tables/{table}/ask", what="end")["number"], "nobody else is asked"
    assert ann.get(f"/api/tables/{table}")["info"]["status"] == "closed"


# --- claims


def test_a_claim_is_refused_until_three_decisions_were_missed_and_ten_minutes_have_passed() -> None:
    table = ClockedTable(RACE, "Ann", "Bea", "Cid")
    with pytest.raises(TableError, match="is not away"):
        claim(table, "Ann", 1)
    away(table, 1)
    play_on(table, 1, MISSED - 1)
    table.now = ABSENCE
    with pytest.raises(TableError, match=r"has made 2 of 3 decisions in a row, and 0 of 600 seconds"):
        claim(table, "Ann", 1)
    play_on(table, 1, 1)
    table.now = ABSENCE - 1
    with pytest.raises(TableError, match=r"has made 3 of 3 decisions in a row, and 1 of 600 seconds"):
        claim(table, "Ann", 1)
    table.now = ABSENCE
    with pytest.raises(TableError, match="no other person"):
        claim(table, "Bea", 1)
    assert not table.table.is_over
    claim(table, "Ann", 1)
    assert table.table.status == "over"


def test_coming_back_starts_the_count_again() -> None:
    table = ClockedTable(RACE, "Ann", "Bea")
    away(table, 1)
    play_on(table, 1, MISSED)
    table.now = 2 * ABSENCE
    back(table, 1)
    away(table, 1)
    play_on(table, 1, MISSED)
    with pytest.raises(TableError, match="600 of 600 seconds"):
        claim(table, "Ann", 1)


def test_a_pause_does_not_count_as_absence() -> None:
    table = ClockedTable(RACE, "Ann", "Bea")
    away(table, 1)
    play_on(table, 1, MISSED)
    propose(table, "Ann", "pause")
    table.now = 2 * ABSENCE
    with pytest.raises(TableError, match="paused"):
        claim(table, "Ann", 1)
    table.do(commands.resume)
    with pytest.raises(TableError, match="cannot be claimed yet"):
        claim(table, "Ann", 1)


def test_decisions_that_are_taken_back_are_not_missed_twice() -> None:
    table = ClockedTable(TIC_TAC_TOE, "Ann", "Bea")
    away(table, 1)
    for _ in range(MISSED):
        table.move(0, 4)
        table.move(1, 0, by="stand-in")
        table.do(lambda draft: commands.undo(draft, "Ann", 0, key=None, ask=False))
    table.now = ABSENCE
    with pytest.raises(TableError, match="has made 0 of 3"):
        claim(table, "Ann", 1)


def claimed_race() -> ClockedTable:
    """Return a race of three that Ann has claimed because Bea did not come back."""
    table = ClockedTable(RACE, "Ann", "Bea", "Cid", seed="11" * 32)
    away(table, 1)
    play_on(table, 1, 12)
    table.now = ABSENCE
    claim(table, "Ann", 1)
    return table


def test_in_a_claimed_game_the_absent_player_is_last_and_the_others_rank_by_standing() -> None:
    table = claimed_race()
    assert table.table.match is not None and not table.table.match.over
    points = table.table.match.result.points
    first = [1 if points[seat] >= points[other] else 2 for seat, other in ((0, 2), (2, 0))]
    expected = [first[0], 3, first[1]]
    for state in (table.table, folded(table)):
        shown = views.view(state, 0, TEXTS)
        assert shown is not None and shown.over and shown.places == expected and shown.points == list(points)
        assert [fact.text.split(".")[0] for fact in shown.reckoning] == ["Bea did not come back"]
        assert views.table_info(state).claimed == [1] and views.table_info(state).status == "over"
        assert endings.absences(state) == []
        replay = page(state, lens="all", preferences=TEXTS)
        assert replay.over and replay.places == expected
    with pytest.raises(TableError, match="it was claimed"):
        table.move(0, 0)


def test_every_language_says_that_the_game_was_claimed() -> None:
    table = claimed_race().table
    told = {page(table, lens="all", preferences=TEXTS._replace(language=language)).reckoning[0].text
            for language in ("en", "da", "nb", "sv", "fi", "nl")}  # fmt: skip
    assert len(told) == 6 and all("Bea" in text for text in told)


def test_the_log_of_a_claimed_game_names_the_claim_and_can_be_verified() -> None:
    table = claimed_race()
    log = log_of(table.table)
    receipt = log.receipt
    assert receipt is not None
    text = logs.dump(log).replace('"commitment":""', f'"commitment":"{commit(receipt.seed)}"')
    log = logs.parse(text)
    assert log.claim is not None and log.claim.absent == (1,)
    assert "the game was claimed" in verify(log)
    wrong = text.replace('"places":[', '"places":[9')
    assert wrong != text
    with pytest.raises(BadReceipt, match="do not follow from its last position"):
        verify(logs.parse(wrong))


def test_a_claimed_game_of_an_edition_that_is_gone_stays_claimed() -> None:
    table = claimed_race()
    closed = closed_table(table.table.agreement, RACE, table.records, "over")
    assert closed.status == "over" and closed.claim == table.table.claim


def test_the_news_say_when_a_game_may_be_claimed() -> None:
    table = ClockedTable(RACE, "Ann", "Bea")
    assert views.news(table.table, 0, TEXTS).absences == []
    table.now = 5000
    away(table, 1)
    play_on(table, 1, 2)
    (absence,) = views.news(table.table, 0, TEXTS).absences
    assert (absence.seat, absence.missed, absence.needed, absence.due) == (1, 2, MISSED, 5000 + ABSENCE)


def test_a_claim_is_a_command(running: Running) -> None:
    ann, bea = running.guest("Ann"), running.guest("Bea")
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    refused = ann.post(f"/api/tables/{table}/claim", expect=409, seat=1)
    assert refused["error"]["code"] == "not-now" and "is not away" in refused["error"]["message"]
    running.guest("Cid").post(f"/api/tables/{table}/claim", expect=403, seat=1)
