"""Whole games over the wire: people on sockets, a bot in the third seat, and nothing hidden is shown."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from snowbound.core import log as logs
from snowbound.core.match import Match
from snowbound.core.record import restore
from snowbound.games import find
from snowbound.server.tables.chance_receipt import BadReceipt, pledge_of, verify
from tests.server.running import Guest, Message, Running, Socket


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that starts with plain code and goes on with compiled code; its players are faster than people."""
    with Running(tmp_path_factory.mktemp("games"), message_burst=100_000) as server:
        yield server


def opened(game: str, news: Message) -> Any:
    """Return the fields of a view's position by name."""
    record = find(game).record
    states = record.new(1)
    restore(states, 0, base64.b64decode(news["view"]["position"]))
    return record.view(states, 0)


def seated(server: Running, game: str, **more: Any) -> tuple[str, list[Guest], list[Socket]]:
    """Seat two people and a bot at a table."""
    guests = [server.guest(name) for name in ("Ann", "Bea")]
    table = guests[0].create(game, "me", "open", "bot:3", **more)
    guests[1].post(f"/api/tables/{table}/sit", contributes=True)
    guests[1].pledge(table, "beef")
    guests[1].post(f"/api/tables/{table}/reveal", number="beef")
    sockets = [guest.socket() for guest in guests]
    return table, guests, sockets


def play_out(table: str, sockets: list[Socket], spectator: Socket) -> list[Message]:
    """Play the first or last choice until the game is over, and return the spectator's last news."""
    for seat, socket in enumerate(sockets):
        socket.watch(table, seat)
    spectator.watch(table)
    moves = 0
    while not (news := spectator.latest[table, -1])["view"].get("over"):
        asked = [seat for seat in news["view"]["actors"] if seat < len(sockets)]
        for seat in asked:
            mine = sockets[seat].news(table, seat, news["number"])
            choices = mine["view"].get("choices", [])
            if choices:
                chosen = choices[moves % len(choices)]["action"]
                answer = sockets[seat].do("move", table=table, seat=seat, action=chosen, expect=mine["number"])
                assert answer["type"] == "ack", answer
                moves += 1
        before = news["number"]
        while spectator.latest[table, -1]["number"] <= before:
            spectator.receive()
    return [message for message in spectator.received if message["type"] == "news"]


@pytest.fixture(scope="module")
def uno(compiled: Running) -> tuple[str, list[Guest], list[Socket], list[Message]]:
    """A finished game of UNO."""
    table, guests, sockets = seated(compiled, "uno_power_grab", options={"scoring": "single_round"})
    spectator = compiled.guest().socket()
    news = play_out(table, sockets, spectator)
    return table, guests, sockets, news


Uno = tuple[str, list[Guest], list[Socket], list[Message]]


def test_a_game_of_uno_is_played_to_its_end(uno: Uno) -> None:
    table, guests, _, news = uno
    end = news[-1]
    assert end["view"]["over"] is True
    assert 1 in end["view"]["places"]
    assert end["info"]["status"] == "over"
    moves = [told for message in news for told in message.get("told", []) if told["kind"] == "move"]
    assert {told["by"] for told in moves} == {"person", "bot", "chance"}
    steps = guests[1].replay(table, lens="all")
    assert [step["told"]["number"] for step in steps][-len(moves) :] == [told["number"] for told in moves]
    assert all("action" in step["told"] for step in steps)


def test_nobody_sees_another_hand_during_the_round(uno: Uno) -> None:
    table, _, sockets, news = uno
    for message in news:
        if not message["view"].get("over"):
            assert not opened("uno_power_grab", message).hands.any(), "a spectator sees no hand"
    for seat, socket in enumerate(sockets):
        own = [m for m in socket.received if m["type"] == "news" and not m["view"].get("over")]
        for message in own:
            hands = opened("uno_power_grab", message).hands
            assert hands[seat].any() or message["view"]["events"] < 3
            assert not np.delete(hands, seat, axis=0).any()
    assert table


def test_the_log_says_who_played_each_event_and_its_receipt_verifies(uno: Uno, tmp_path: Path) -> None:
    table, guests, _, news = uno
    text = guests[0].http.get(f"/api/tables/{table}/log").text
    (tmp_path / "game.jsonl").write_text(text)
    log = logs.read(tmp_path / "game.jsonl")
    assert Match.load(tmp_path / "game.jsonl").over
    assert logs.dump(log) == text
    assert set(log.played_by) == {None, "person", "bot"}
    assert log.receipt is not None
    assert log.receipt.contributions == ("", "beef", "")
    assert log.names == tuple(seat["name"] for seat in news[0]["info"]["seats"]), "what everyone at the table sees"
    assert not any(guest.id in text for guest in guests), "no more than the names"
    assert log.receipt.commitment == news[0]["info"]["commitment"]
    assert "seed" not in news[0]["info"]
    assert log.receipt.pledges == ("", pledge_of("beef"), "") and log.receipt.without == (0,)
    assert "follow from the receipt; without a number: seats 0; the game is over" in verify(log)


def test_a_spectator_is_told_what_the_history_of_the_log_tells(uno: Uno) -> None:
    table, guests, _, news = uno
    log = logs.parse(guests[0].http.get(f"/api/tables/{table}/log").text)
    told = [told for message in news for told in message.get("told", []) if told["kind"] == "move"]
    history = Match.replay(log, chance="manual").history()[-len(told) :]
    assert [event.get("text", "") for event in told] == [event.text for event in history]
    facts = [fact for event in history for fact in event.facts]
    assert [fact for event in told for fact in event.get("facts", [])] == msgspec.to_builtins(facts)
    assert {fact.get("sound") for event in told for fact in event.get("facts", [])} >= {"card", None}


def test_a_forged_outcome_is_detected(uno: Uno) -> None:
    table, guests, _, _ = uno
    log = logs.parse(guests[0].http.get(f"/api/tables/{table}/log").text)
    wrong = list(log.events)
    wrong[0] = wrong[0]._replace(action=(wrong[0].action + 1) % 3)
    with pytest.raises(BadReceipt, match=r"event 0 \(line 2\) is wrong: the log has outcome"):
        verify(logs.Log(log.game, log.rules, log.players, log.options, tuple(wrong), (), log.receipt))
    assert log.receipt is not None
    other = logs.Receipt(log.receipt.table, log.receipt.commitment, "00" * 32, log.receipt.contributions)
    with pytest.raises(BadReceipt, match="does not belong to the commitment"):
        verify(logs.Log(log.game, log.rules, log.players, log.options, log.events, (), other))
    with pytest.raises(BadReceipt, match="has no receipt"):
        verify(logs.Log(log.game, log.rules, log.players, log.options, log.events))


def test_each_lens_shows_what_its_viewer_could_see(uno: Uno) -> None:
    table, guests, _, _ = uno
    public = guests[0].get(f"/api/tables/{table}/replay", lens="public")["steps"]
    other = guests[0].get(f"/api/tables/{table}/replay", lens="seat:1", positions="on")["steps"]
    deal = slice(1, 22)
    assert all("action" not in step["told"] for step in public[deal])
    assert ["action" in step["told"] for step in other[deal]].count(True) == 7
    assert all(step["position"] for step in other)


def test_a_game_of_simultaneous_choices_is_played_to_its_end(compiled: Running) -> None:
    table, guests, sockets = seated(compiled, "arctic_race")
    spectator = compiled.guest().socket()
    news = play_out(table, sockets, spectator)
    assert news[-1]["view"]["over"] is True
    assert verify(logs.parse(guests[0].http.get(f"/api/tables/{table}/log").text))


def test_a_hidden_choice_can_be_changed_until_the_last_one_is_made(compiled: Running) -> None:
    guests = [compiled.guest(name) for name in ("Ann", "Bea", "Cid")]
    table = guests[0].create("arctic_race", "me", "open", "open")
    sockets = [guest.socket() for guest in guests]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit")
    views = [socket.watch(table, seat) for seat, socket in enumerate(sockets)]
    assert views[0]["view"]["actors"] == [0, 1, 2]
    number = views[0]["number"]
    choices = [[choice["action"] for choice in view["view"]["choices"]] for view in views]

    def choose(seat: int, action: int) -> Message:
        return sockets[seat].do("move", table=table, seat=seat, action=action, expect=number)

    assert choose(2, choices[2][0])["type"] == "ack", "in any order"
    assert choose(0, choices[0][0])["type"] == "ack", "another choice does not make mine stale"
    changed = choose(2, choices[2][1])
    assert changed["changed"] is True, "even after another choice"
    assert choose(0, 10**6)["error"]["code"] == "unknown-action"
    own = sockets[2].news(table, 2, changed["number"])["view"]
    assert [choice["action"] for choice in own["changes"]] == choices[2]
    assert all(choice["text"] for choice in own["changes"])
    assert opened("arctic_race", {"view": own}).chosen[2] == choices[2][1]
    others = guests[0].get(f"/api/tables/{table}", seat=0)
    assert others["number"] == changed["number"] - 2, "the others do not hear of the change"
    assert opened("arctic_race", others).chosen[0] == choices[0][0], "the others' choices stay"
    assert choose(1, choices[1][0])["type"] == "ack"
    late = choose(2, choices[2][0])
    assert late["type"] == "error", "all choices are revealed"


def test_a_drawn_card_cannot_be_taken_back_alone_and_is_drawn_again(compiled: Running) -> None:
    ann = compiled.guest("Ann")
    socket, drawing = ann.socket(), None
    while drawing is None:  # after some first cards, a player must first name a colour
        table = ann.create("uno_power_grab", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        seat = socket.watch(table)["view"]["actors"][0]
        before = socket.watch(table, seat)["view"]
        drawing = next((choice["action"] for choice in before["choices"] if choice["text"] == "draw a card"), None)

    def drawn() -> Any:
        number = socket.do("move", table=table, seat=seat, action=drawing)["number"]
        return socket.news(table, seat, number)["view"]

    first = drawn()
    refused = socket.do("undo", table=table, seat=seat)
    assert refused["error"]["code"] == "unfair-undo"
    assert socket.do("undo", table=table, seat=seat, ask=True)["type"] == "ack", "nobody else needs to agree"
    assert ann.get(f"/api/tables/{table}", seat=seat)["view"]["position"] == before["position"]
    assert drawn()["position"] == first["position"], "an undo does not change the outcome of chance"
