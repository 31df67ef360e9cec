"""The players' numbers: the commitment comes first, then every hash, then the numbers."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest

from snowbound import find
from snowbound.core import log as logs
from snowbound.core.log import Log, Receipt
from snowbound.server.messages import chance, views
from snowbound.server.tables import commands, drawing
from snowbound.server.tables.chance_receipt import (
    BadContribution,
    BadReceipt,
    commit,
    mixing_key,
    pledge_of,
    seed_of_attempt,
    verify,
)
from snowbound.server.tables.draft import Draft, TableError
from snowbound.server.tables.drawing import ANSWER_TIME
from snowbound.server.tables.finished import log_of
from snowbound.server.tables.records import Agreement, LogRecord, Seat
from snowbound.server.tables.table import TableState
from tests.server.running import Running, until
from tests.server.test_time_limits import Hands

RACE = find("arctic_race")
SEED = "5eed" * 16
NUMBERS = {"Ann": "a1" * 16, "Bea": "b2" * 16, "Cid": "c3" * 16}


class Table:
    """An open table in memory whose clock the test sets."""

    def __init__(self, *people: str, contribute: bool = True) -> None:
        options = RACE.complete({}, len(people))
        seats = [Seat() for _ in people]
        what = (RACE.id, RACE.version, len(people), options, "Ann")
        agreed = Agreement("t", *what, "none", 3, "public", "", SEED, commit(SEED), 0, seats)
        self.state = TableState(agreed, RACE, compiled=False)
        self.now, self.records = 0, list[LogRecord]()
        for name in people:
            self.do(lambda draft, name=name: commands.sit(draft, name, name, None, contributes=contribute))

    def do(self, command: Any) -> None:
        draft = Draft(self.state, self.now)
        try:
            command(draft)
        finally:
            self.records += draft.records

    def pledge(self, *names: str, salt: str = "") -> None:
        for name in names:
            hashed = pledge_of(salt + NUMBERS[name])
            self.do(lambda draft, name=name, hashed=hashed: drawing.pledge(draft, name, self.state.commitment, hashed))

    def reveal(self, *names: str, salt: str = "") -> None:
        for name in names:
            self.do(lambda draft, name=name: drawing.reveal(draft, name, salt + NUMBERS[name]))

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds
        self.do(drawing.start_over_if_due)

    def ended(self) -> Log:
        """End the game and return its log, as it is after a new start of the server."""
        self.do(lambda draft: draft.add("end"))
        again = TableState(self.state.agreement, RACE, compiled=False)
        again.fold_all(self.records)
        return logs.parse(logs.dump(log_of(again)))


def receipt_of(log: Log) -> Receipt:
    assert log.receipt is not None
    return log.receipt


def test_the_game_starts_when_everyone_has_pledged_and_revealed() -> None:
    table = Table("Ann", "Bea")
    assert table.state.status == "open" and table.state.drawing == 0
    table.pledge("Ann")
    shown = views.table_info(table.state).drawing
    assert shown is not None and shown.waiting == [1] and not shown.reveals
    with pytest.raises(TableError, match="keep your number secret"):
        table.reveal("Ann")
    table.pledge("Bea")
    shown = views.table_info(table.state).drawing
    assert shown is not None and shown.waiting == [0, 1] and shown.reveals
    table.reveal("Ann", "Bea")
    assert table.state.match is not None and table.state.drawing is None
    numbers = (NUMBERS["Ann"], NUMBERS["Bea"])
    assert table.state.key == mixing_key(SEED, "t", numbers)
    receipt = receipt_of(table.ended())
    assert receipt.contributions == numbers and receipt.without == () and receipt.attempt == 0


def test_people_may_decline_and_then_the_game_starts_at_once() -> None:
    table = Table("Ann", "Bea", contribute=False)
    assert table.state.status == "playing"
    assert receipt_of(table.ended()).without == (0, 1)


def test_a_number_cannot_be_changed_after_its_hash_was_sent() -> None:
    table = Table("Ann", "Bea")
    table.pledge("Ann")
    with pytest.raises(TableError, match="already fixed"):
        table.pledge("Ann", salt="00")
    table.pledge("Bea")
    with pytest.raises(BadContribution, match="does not belong to your pledge"):
        table.reveal("Ann", salt="00")


def test_nobody_pledges_after_numbers_may_have_been_revealed() -> None:
    """Otherwise a puppet of the operator could choose its number last."""
    table = Table("Ann", "Bea")
    table.state = TableState(table.state.agreement, RACE, compiled=False)
    table.do(lambda draft: commands.sit(draft, "Ann", "Ann", None, contributes=True))
    table.pledge("Ann")
    table.do(lambda draft: commands.sit(draft, "Bea", "Bea", None))
    with pytest.raises(TableError, match="has all pledges"):
        table.pledge("Bea")
    table.reveal("Ann")
    assert [seat.contribution for seat in table.state.seats] == [NUMBERS["Ann"], ""]


def test_a_pledge_belongs_to_one_commitment() -> None:
    table = Table("Ann", "Bea")
    with pytest.raises(TableError, match="not the one that the pledge is for"):
        table.do(lambda draft: drawing.pledge(draft, "Ann", commit("00" * 32), pledge_of("ab")))
    for wrong in ("", "abc", "x" * 64):
        with pytest.raises(BadContribution):
            table.do(lambda draft, wrong=wrong: drawing.pledge(draft, "Ann", table.state.commitment, wrong))


def test_a_pledge_counts_for_seats_that_its_player_takes_later() -> None:
    table = Table("Ann", "Bea")
    state = table.state = TableState(table.state.agreement, RACE, compiled=False)
    table.do(lambda draft: commands.sit(draft, "Ann", "Ann", None, contributes=True))
    table.pledge("Ann")
    table.do(lambda draft: commands.sit(draft, "Ann", "Ann", None, contributes=True))
    assert state.drawing is not None and not state.unpledged
    table.reveal("Ann")
    assert [seat.contribution for seat in state.seats] == [NUMBERS["Ann"]] * 2 and state.status == "playing"


def test_nobody_comes_or_goes_while_the_numbers_are_collected() -> None:
    table = Table("Ann", "Bea")
    for command in (
        lambda draft: commands.leave(draft, "Ann"),
        lambda draft: drawing.begin(draft, 1),
        lambda draft: commands.choose_colour(draft, 0, "red"),
    ):
        with pytest.raises(TableError, match="about to start"):
            table.do(command)


def test_somebody_who_does_not_reveal_is_left_out_with_a_new_commitment() -> None:
    table = Table("Ann", "Bea", "Cid")
    table.pledge("Ann", "Bea", "Cid")
    table.reveal("Ann", "Cid")
    first = table.state.commitment
    table.wait(ANSWER_TIME - 1)
    assert table.state.commitment == first
    table.wait(1)
    second = table.state.commitment
    assert second != first and table.state.status == "open", "what was revealed is worth nothing now"
    assert [seat.contributes for seat in table.state.seats] == [True, False, True]
    with pytest.raises(TableError, match="keep your number secret"):
        table.reveal("Ann")
    table.pledge("Ann", "Cid", salt="77")
    table.reveal("Ann", "Cid", salt="77")
    log = table.ended()
    receipt = receipt_of(log)
    assert (receipt.commitment, receipt.without, receipt.attempt) == (second, (1,), 1)
    assert receipt.seed == seed_of_attempt(SEED, 1)
    assert "without a number: seats 1" in verify(log)


def test_somebody_who_does_not_pledge_is_left_out() -> None:
    table = Table("Ann", "Bea")
    table.pledge("Ann")
    table.wait(ANSWER_TIME)
    table.pledge("Ann")
    table.reveal("Ann")
    assert table.state.status == "playing"


def test_after_two_new_starts_the_game_begins_without_numbers() -> None:
    table = Table("Ann", "Bea", "Cid")
    table.wait(ANSWER_TIME)  # nobody answers, so nobody is asked again
    assert table.state.match is not None
    table = Table("Ann", "Bea", "Cid")
    for missing in ("Ann", "Bea"):
        names = [name for name, seat in zip(NUMBERS, table.state.seats, strict=True) if seat.contributes]
        table.pledge(*names)
        table.reveal(*(name for name in names if name != missing))
        table.wait(ANSWER_TIME)
    assert table.state.attempt == 2 and table.state.match is None
    table.wait(ANSWER_TIME)
    log = table.ended()
    assert receipt_of(log).contributions == ("", "", "") and receipt_of(log).without == (0, 1, 2)
    assert "all" in verify(log)


def fair_log() -> Log:
    table = Table("Ann", "Bea")
    table.pledge("Ann", "Bea")
    table.reveal("Ann", "Bea")
    while len(table.state.plays) < 20:
        seat, question = next(iter(table.state.questions.items()))
        table.do(
            lambda draft, seat=seat, action=question.legal[0]: commands.move(
                draft, seat, action, key=None, expect=None, by="person"
            )
        )
    return table.ended()


def test_a_player_checks_the_own_number_and_commitment() -> None:
    log = fair_log()
    assert "your own number is in it" in verify(log, number=NUMBERS["Ann"], commitment=commit(SEED))
    with pytest.raises(BadReceipt, match="which you saw before the game"):
        verify(log, commitment=commit("00" * 32))
    with pytest.raises(BadReceipt, match="is not among the numbers"):
        verify(log, number="dd" * 16)


def test_a_server_that_tries_seeds_until_one_suits_it_is_caught() -> None:
    """Knowing the numbers, it finds a seed whose outcomes it likes; but the commitment was made before."""
    log = fair_log()
    receipt = receipt_of(log)
    wanted = next(
        seed
        for n in range(300)
        if mixing_key(seed := hashlib.sha256(str(n).encode()).hexdigest(), "t", receipt.contributions)[0] < 8
    )
    forged = Receipt("t", commit(wanted), wanted, receipt.contributions, receipt.pledges)
    with pytest.raises(BadReceipt, match="which you saw before the game"):
        verify(Log(log.game, log.rules, log.players, log.options, (), (), forged), commitment=receipt.commitment)


def test_a_number_that_does_not_belong_to_its_pledge_is_found() -> None:
    log = fair_log()
    receipt = receipt_of(log)
    forged = Receipt("t", receipt.commitment, receipt.seed, ("ee", receipt.contributions[1]), receipt.pledges)
    late = Receipt("t", receipt.commitment, receipt.seed, receipt.contributions, ("", receipt.pledges[1]))
    for wrong in (forged, late):
        with pytest.raises(BadReceipt, match="the number of seat 0 does not belong to its pledge"):
            verify(Log(log.game, log.rules, log.players, log.options, log.events, (), wrong))


def test_numbers_from_older_servers_still_count() -> None:
    """They were sent with `sit` and `contribute`, without a hash."""
    table = Table("Ann", "Bea", contribute=False)
    old = TableState(table.state.agreement, RACE, compiled=False)
    more = [{"guest": name, "name": name, "contribution": NUMBERS[name], "colour": ""} for name in ("Ann", "Bea")]
    old.fold_all([LogRecord(seat + 1, "sit", 0, seat, more=values) for seat, values in enumerate(more)])
    old.fold(LogRecord(3, "contribute", 0, more={"guest": "Bea", "contribution": "beef"}))
    drawing.begin(Draft(old, 0), 0)
    assert old.key == mixing_key(SEED, "t", (NUMBERS["Ann"], "beef"))
    Draft(old, 0).add("end")
    log = log_of(old)
    assert receipt_of(log).pledges == () and "follow from the receipt" in verify(log)


def test_the_receipt_lists_what_was_possible_at_each_draw(running: Running) -> None:
    ann = running.guest("Ann")
    table = ann.create("arctic_race", "me", "me", number="00ff")
    ann.get(f"/api/tables/{table}/receipt", expect=409)
    live = running.services.tables.live[table]
    while not any(play.by == "chance" for play in live.table.plays):
        news = ann.get(f"/api/tables/{table}")
        seat = news["view"]["actors"][0]
        choice = ann.get(f"/api/tables/{table}", seat=seat)["view"]["choices"][0]["action"]
        ann.post(f"/api/tables/{table}/move", seat=seat, action=choice)
    ann.post(f"/api/tables/{table}/ask", what="end")
    receipt = ann.get(f"/api/tables/{table}/receipt")
    assert receipt["contributions"] == ["00ff", "00ff"] and receipt["pledges"] == [pledge_of("00ff")] * 2
    assert receipt["draws"] and all(draw["action"] in draw["outcomes"] for draw in receipt["draws"])
    assert len(receipt["draws"]) == sum(play.by == "chance" for play in live.table.plays)
    assert chance.receipt(live.table).seed == receipt["seed"]


def test_a_sleeping_phone_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    hands = Hands()
    with Running(tmp_path, now=hands, compiled=False) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        table = ann.create("tic_tac_toe", "me", "open", contributes=True)
        ann.pledge(table, "aa")
        bea.post(f"/api/tables/{table}/sit", contributes=True)
        bea.pledge(table, "bb")
        ann.post(f"/api/tables/{table}/reveal", number="aa")
        live = server.services.tables.live[table]
        hands.forward(ANSWER_TIME)
        until(lambda: live.table.attempt == 1, "the new commitment")
        del server.services.tables.live[table]  # the log has it all
        assert ann.get(f"/api/tables/{table}")["info"]["drawing"]["waiting"] == [0]
        ann.pledge(table, "cc")
        ann.post(f"/api/tables/{table}/reveal", number="cc")
        info = ann.get(f"/api/tables/{table}")["info"]
        assert (info["status"], info["contributions"]) == ("playing", ["cc", ""])
