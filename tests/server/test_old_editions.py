"""Tables of older editions of the rules: played on after an upgrade, or closed with a reason."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from snowbound.cli import main
from snowbound.core import log as logs
from snowbound.core.contract import CHANCE
from snowbound.core.errors import BadLog
from snowbound.core.match import Match
from snowbound.core.registry import find
from snowbound.server.tables.old_editions import current_options
from snowbound.server.tables.records import LogRecord, Seat
from tests.editions import FOLDER as KEPT
from tests.server.running import Guest
from tests.server.upgrade import EDITION_1, Upgrade


@pytest.fixture
def upgrade(folder: Path) -> Upgrade:
    """A server before and after an upgrade."""
    return Upgrade(folder)


def play_to_the_end(ann: Guest) -> None:
    """Play Ann's seat with the first legal action, until the game is over."""
    seen = 0
    while not (news := ann.get("/api/tables/old", seat=0, after=seen, wait=20, texts="off"))["view"].get("over"):
        seen = news["number"]
        if 0 in news["view"]["actors"]:
            action = news["view"]["choices"][0]["action"]
            # Ann may have the turn again, so the view right after her move is not skipped.
            seen = ann.post("/api/tables/old/move", seat=0, action=action)["number"] - 1


@pytest.mark.rule("UNO-30", "UNO-Q30")
def test_a_table_that_runs_while_the_server_is_upgraded_finishes_under_its_edition(
    upgrade: Upgrade, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    agreement, records = upgrade.begun(moves=10)
    upgrade.store(agreement, records, "playing")
    file = tmp_path / "old.jsonl"
    with upgrade.server() as server:
        ann = upgrade.guest(server)
        info = ann.get("/api/tables/old", seat=0)["info"]
        assert (info["rules"], info["options"], info["status"]) == (1, EDITION_1, "playing")
        assert "reason" not in info
        play_to_the_end(ann)
        replayed = ann.get("/api/tables/old/replay", lens="all", scenes="wide")
        assert (replayed["over"], replayed["info"]["rules"]) == (True, 1)
        file.write_bytes(ann.http.get("/api/tables/old/log").content)
        again = ann.post("/api/tables/old/rematch")["table"]
        ann.post(f"/api/tables/{again}/start")
        rematch = ann.get(f"/api/tables/{again}")["info"]
    log = logs.read(file)
    assert (log.rules, log.options) == (1, EDITION_1)
    assert len(replayed["steps"]) == len(log.events) > len(records)
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file)]) == 0
    assert main(["draw", str(file), "-o", str(tmp_path / "old.svg")]) == 0
    capsys.readouterr()
    assert Match.load(file).over
    with pytest.raises(BadLog):  # the two editions differ in this game
        Match.replay(replace(log, rules=2, options=current_options(find(log.game), agreement)))
    assert (rematch["rules"], rematch["options"]["scoring"]) == (2, "single_round")
    assert (rematch["options"]["two_player_reverse"], rematch["options"]["four_towers"]) == ("plain", "may")


def test_a_table_of_an_older_edition_that_waits_for_players_starts_under_its_edition(upgrade: Upgrade) -> None:
    upgrade.store(upgrade.agreement(seats=[Seat("open", guest=upgrade.ann), Seat()]), [], "open")
    with upgrade.server() as server:
        ann = upgrade.guest(server)
        ann.post("/api/tables/old/sit")
        ann.post("/api/tables/old/start")
        news = ann.get("/api/tables/old", seat=0, fields="on")
    assert news["info"]["rules"] == 1
    assert (news["fields"]["must_use_four"], news["fields"]["reverse_skips"]) == (1, 1)


@pytest.mark.parametrize("status", ["open", "playing"])
def test_a_table_of_an_unknown_edition_is_closed_with_a_reason(upgrade: Upgrade, status: str) -> None:
    agreement, records = upgrade.begun(moves=10 if status == "playing" else 0)
    if status == "open":
        records = [record for record in records if record.kind == "sit"]
    upgrade.store(msgspec.structs.replace(agreement, rules=99), records, status)
    for _ in range(2):  # also after another restart
        with upgrade.server() as server:
            ann = upgrade.guest(server)
            assert ann.get("/api/tables")["tables"] == [], "the lobby leaves it out"
            mine = ann.get("/api/guest/tables")["tables"][0]
            assert (mine["status"], mine["reason"], mine["rules"]) == ("closed", "edition", 99)
            news = ann.get("/api/tables/old", seat=0)
            assert (news["info"]["status"], news["info"]["reason"]) == ("closed", "edition")
            assert [seat["kind"] for seat in news["info"]["seats"]] == ["person", "bot"]
            assert news.get("view") is None
            assert "seed" not in news["info"], "an older server could still play it"
            socket = ann.socket()
            assert socket.watch("old", 0, since=1)["info"]["reason"] == "edition"
            for refused in (
                socket.do("move", table="old", seat=0, action=90),
                socket.do("undo", table="old", seat=0),
                ann.post("/api/tables/old/move", expect=409, seat=0, action=90),
                ann.post("/api/tables/old/ask", expect=409, what="end"),
                ann.get("/api/tables/old/replay", expect=409),
                ann.get("/api/tables/old/log", expect=409),
            ):
                assert refused["error"]["code"] == "old-edition"
                assert "an older edition of the rules that this server no longer knows" in refused["error"]["message"]
            mine = ann.get("/api/guest/tables")["tables"][0]
            assert (mine["status"], mine["reason"]) == ("closed", "edition")
        assert upgrade.records() == records, "nothing was added to its log or deleted from it"


def test_a_finished_game_of_an_unknown_edition_keeps_its_log(upgrade: Upgrade) -> None:
    agreement, records = upgrade.begun(moves=10)
    upgrade.store(msgspec.structs.replace(agreement, rules=99), records, "over")
    with upgrade.server() as server:
        ann = upgrade.guest(server)
        mine = ann.get("/api/guest/tables")["tables"][0]
        assert (mine["status"], mine["reason"]) == ("over", "edition")
        info = ann.get("/api/tables/old")["info"]
        assert (info["status"], info["reason"], info["seed"]) == ("over", "edition", agreement.seed)
        text = ann.http.get("/api/tables/old/log").text
        assert ann.get("/api/tables/old/replay", expect=409)["error"]["code"] == "old-edition"
        again = ann.post("/api/tables/old/rematch")["table"]
        ann.post(f"/api/tables/{again}/start")
        assert ann.get(f"/api/tables/{again}")["info"]["rules"] == find("uno_power_grab").version
    log = logs.parse(text)
    moves = [(record.seat, record.action) for record in records if record.kind == "move"]
    assert (log.rules, [*map(tuple, log.events)]) == (99, moves)
    assert log.receipt is not None and log.receipt.seed == agreement.seed


def test_moves_that_were_taken_back_are_not_in_the_log_of_such_a_game(upgrade: Upgrade) -> None:
    agreement, records = upgrade.begun(moves=10)
    moves = [(record.seat, record.action) for record in records if record.kind == "move"]
    undo = LogRecord(len(records) + 1, "undo", 1_000, 0, more={"first": len(moves) - 3, "keep": [len(moves) - 1]})
    upgrade.store(msgspec.structs.replace(agreement, rules=99), [*records, undo], "over")
    with upgrade.server() as server:
        log = logs.parse(upgrade.guest(server).http.get("/api/tables/old/log").text)
    assert [*map(tuple, log.events)] == [*moves[:-3], moves[-1]]


def test_a_table_whose_log_has_a_move_that_is_refused_is_closed_too(upgrade: Upgrade) -> None:
    agreement, records = upgrade.begun(moves=10)
    last = max(n for n, record in enumerate(records) if record.kind == "move" and record.seat != CHANCE)
    records[last] = msgspec.structs.replace(records[last], action=104)  # nobody can challenge anything now
    upgrade.store(agreement, records, "playing")
    with upgrade.server() as server:
        ann = upgrade.guest(server)
        assert ann.get("/api/tables/old")["info"]["reason"] == "edition"
        mine = ann.get("/api/guest/tables")["tables"][0]
        assert (mine["status"], mine["reason"]) == ("closed", "edition"), "once it has been loaded"
        other = ann.create("tic_tac_toe", "me", "me")
        assert ann.get(f"/api/tables/{other}")["info"]["status"] == "open", "other tables are not affected"
    assert upgrade.records() == records


def test_a_table_of_ice_flow_from_before_its_map_was_redrawn_is_closed(upgrade: Upgrade) -> None:
    log = logs.read(KEPT / "ice_flow-1-2-players.jsonl")
    rules = log.rules if log.rules != find("ice_flow").version else 99
    agreement = upgrade.agreement(game="ice_flow", rules=rules, options=dict(log.options), visibility="public")
    more = {"guest": upgrade.ann, "name": "Ann", "contribution": "ab"}
    records = [LogRecord(1, "sit", 1_000, 0, more=more), LogRecord(2, "start", 1_000, more={"bots": {}})]
    for number, (seat, action) in enumerate(log.events, 3):
        records.append(LogRecord(number, "move", 1_000, seat, action, "chance" if seat == CHANCE else "person"))
    upgrade.store(agreement, records, "playing")
    with upgrade.server() as server:
        ann = upgrade.guest(server)
        assert ann.get("/api/tables/old", seat=0)["info"]["reason"] == "edition"
    assert upgrade.records() == records


def test_a_rematch_keeps_what_people_chose_and_drops_the_rulings_of_the_old_edition(upgrade: Upgrade) -> None:
    game = find("uno_power_grab")
    chosen = EDITION_1 | {"target_score": 200, "wild_take_tower_points": 50}
    kept = current_options(game, upgrade.agreement(options=chosen))
    assert kept == game.complete(
        {"scoring": "single_round", "target_score": 200, "uno_calls": "auto", "wild_take_tower_points": 50}, 2
    )
    unknown = upgrade.agreement(rules=99, options=chosen | {"gone": 3, "scoring": "by_weight"})
    assert current_options(game, unknown)["scoring"] == "winner_takes"
    today = upgrade.agreement(rules=game.version, options=game.complete({"four_towers": "must"}, 2))
    assert current_options(game, today)["four_towers"] == "must", "at a table of this edition people chose it"
