"""Why not? A viewer asks about something in the picture that is not on offer."""

from __future__ import annotations

from typing import Any

import pytest

from snowbound import find
from snowbound.core.contract import SPECTATOR
from snowbound.core.words import LANGUAGES
from snowbound.server.messages.explanations import explanation
from snowbound.server.messages.views import Preferences
from snowbound.server.messages.wire import AskWhy
from tests.server.clocked import ClockedTable
from tests.server.running import Guest, Socket


@pytest.fixture
def table(ann: Guest, bea: Guest) -> str:
    """Ann has taken the centre, and it is Bea's turn."""
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/move", seat=0, action=4)
    return table


def ask(socket: Socket, table: str, seat: int, sprite: str) -> Any:
    return socket.do("why", table=table, seat=seat, sprite=sprite)


def test_a_taken_field_names_the_rule_and_what_is_possible_instead(bea: Guest, table: str) -> None:
    answer = ask(bea.socket(), table, 1, "mark-4")
    assert answer["type"] == "explained"
    assert [cited["rule"] for cited in answer["rules"]] == ["TTT-01"]
    assert answer["rules"][0]["text"]
    assert len(answer["instead"]) == 8 and all(answer["instead"])
    assert answer["sprites"] == [f"field-{n}" for n in range(9) if n != 4]


def test_a_field_on_offer_says_what_it_means(bea: Guest, table: str) -> None:
    answer = ask(bea.socket(), table, 1, "field-3")
    assert "rules" not in answer
    assert len(answer["instead"]) == 1 and answer["sprites"] == ["field-3"]


def test_a_seat_that_waits_is_told_whose_turn_it_is(ann: Guest, table: str) -> None:
    answer = ask(ann.socket(), table, 0, "field-3")
    assert answer["label"] and answer["actors"] == [1]
    assert "rules" not in answer and "instead" not in answer and "sprites" not in answer


def test_a_spectator_is_told_what_it_is_and_whose_turn_it_is(running: Any, table: str) -> None:
    answer = ask(running.guest("Cid").socket(), table, SPECTATOR, "mark-4")
    assert answer["label"] and answer["actors"] == [1] and "rules" not in answer


def test_nobody_asks_from_the_seat_of_another(ann: Guest, table: str) -> None:
    assert ask(ann.socket(), table, 1, "mark-4")["error"]["code"] == "not-allowed"


@pytest.mark.parametrize("sprite", ["field-9", "constructor", "ü" * 64])
def test_something_that_is_not_there_is_refused(bea: Guest, table: str, sprite: str) -> None:
    assert ask(bea.socket(), table, 1, sprite)["error"]["code"] == "unknown-sprite"


def test_before_the_game_there_is_nothing_to_explain(ann: Guest) -> None:
    table = ann.create("tic_tac_toe", "me", "open")
    assert ask(ann.socket(), table, 0, "field-1")["error"]["code"] == "not-now"


def test_an_answer_over_http_is_the_same_as_over_a_socket(bea: Guest, table: str) -> None:
    asked: dict[str, Any] = {"seat": 1, "sprite": "mark-4", "key": "k"}
    assert bea.post(f"/api/tables/{table}/why", **asked) == bea.socket().do("why", table=table, **asked)
    assert bea.post(f"/api/tables/{table}/why", expect=404, seat=1, sprite="none")["error"]["code"] == "unknown-sprite"


def test_the_rule_is_cited_in_the_language_of_the_reader() -> None:
    """A card that does not match, in six languages."""
    table = ClockedTable(find("uno_power_grab"), "Ann", "Bea")
    seat = next(iter(table.table.questions))
    match = table.table.match
    assert match is not None
    drawn, legal = match.draw(seat), set(match.legal(seat))
    thing = next(s for s in drawn.sprites if s.label and s.actions and not s.target and not set(s.actions) & legal)
    asked = AskWhy(table="t", seat=seat, sprite=thing.id)
    answers = [explanation(table.table, asked, Preferences(language)) for language in LANGUAGES]
    assert len({answer.rules[0].rule for answer in answers}) == 1
    assert len({answer.rules[0].text for answer in answers}) == len(LANGUAGES)
    assert len({tuple(answer.instead) for answer in answers}) == len(LANGUAGES)


def test_a_hidden_choice_can_still_be_changed_so_its_alternatives_are_possible() -> None:
    table = ClockedTable(find("arctic_race"), "Ann", "Bea", "Cid")
    choices = table.table.questions[0].legal
    table.move(0, choices[0])
    assert table.table.hidden_choice(0) is not None
    answer = explanation(table.table, AskWhy(table="t", seat=0, sprite="camp-1"), Preferences())
    assert len(answer.instead) == len(choices), "what was chosen, and what may be chosen instead of it"
    assert answer.actors == [1, 2]
