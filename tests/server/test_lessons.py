"""Lesson tables on a real server: the script, the kind answers, two learners, restarts, and what strangers may do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowbound.core.contract import CHANCE
from snowbound.core.lesson import Lesson, LessonHead, LessonStep, lessons_of, read_lesson
from snowbound.games import find
from snowbound.server.tables import lessons
from snowbound.server.tables.lessons import due
from snowbound.server.tables.snapshot import captured, decoded, encoded, restore
from snowbound.server.tables.table import TableState
from snowbound.testing.lesson_table import LessonTable
from tests.server.process import Process
from tests.server.running import Guest, Message, Running, Socket, until

RUSH = find("polar_rush")
ILLEGAL = 117  # taking a harpoon, while a tile is to be turned over


@pytest.fixture
def lesson() -> Lesson:
    return lessons_of(RUSH)["first_race"]


class Learner:
    """A guest at a lesson table, with a socket that watches the learners' seats."""

    def __init__(self, guest: Guest, table: str, *seats: int, language: str = "en") -> None:
        self.guest, self.table, self.seats = guest, table, seats
        self.socket: Socket = guest.socket()
        self.socket.do("hello", language=language, scenes="wide")
        for seat in seats:
            self.socket.watch(table, seat)

    def step(self, seat: int | None = None) -> Message:
        """Wait until one of the learners is asked, or the script has ended, and return the step."""
        while True:
            for own in self.seats if seat is None else [seat]:
                step: Message = self.socket.latest[self.table, own]["view"]["lesson"]
                if step.get("actions") or step.get("over"):
                    return step | {"seat": own}
            self.socket.receive()

    def move(self, action: int, seat: int = 0) -> Message:
        answer = self.socket.do("move", table=self.table, seat=seat, action=action)
        if answer["type"] == "ack":
            self.socket.news(self.table, seat, answer["number"])
        return answer


def learn(guest: Guest, **more: Any) -> str:
    table: str = guest.post("/api/lessons", 201, game="polar_rush", **more)["table"]
    return table


@pytest.fixture
def table(ann: Guest) -> str:
    return learn(ann)


def test_a_lesson_is_played_to_its_end_and_then_the_learner_plays_freely(
    running: Running, ann: Guest, table: str, lesson: Lesson
) -> None:
    learner = Learner(ann, table, 0, language="da")
    assert ann.socket().do("judge", table=table, seat=0, action=0)["error"]["code"] == "not-now", "the script decides"
    for number, step in enumerate(lesson.steps):
        shown = learner.step()
        assert (shown.get("done", 0), shown["steps"]) == (number, len(lesson.steps))
        assert shown["text"] == step.text["da"]
        assert shown["actions"] == step.actions
        assert shown["glow"], "something glows"
        assert learner.move(step.actions[-1])["type"] == "ack"
    shown = learner.step()
    assert (shown["over"], shown["done"], shown["text"]) == (True, len(lesson.steps), lesson.head.end["da"])
    live = running.services.tables.live[table].table
    assert live.match is not None
    played = list(live.match.events)
    assert len(played) == len(lesson.script)
    assert all(event.action in planned.actions for event, planned in zip(played, lesson.script, strict=True))
    assert [live.plays[n].by for n, event in enumerate(played) if event.seat == 1] == ["bot"] * 8

    free = learner.socket.latest[table, 0]["view"]["choices"][0]["action"]
    assert learner.move(free)["type"] == "ack", "any legal move is possible now"
    assert "lesson" not in learner.socket.latest[table, 0]["view"], "the last text goes with the first free move"
    assert [seat.level for seat in live.seats if seat.kind == "bot"] == [1], "the rival is an easy bot"


def test_the_last_text_stays_until_the_learner_moves(running: Running, ann: Guest) -> None:
    """In Arctic Race the rival chooses its card at the same time, and does not wait."""
    race = lessons_of(find("arctic_race"))["first_races"]
    table = ann.post("/api/lessons", 201, game="arctic_race")["table"]
    learner = Learner(ann, table, 0)
    for step in race.steps:
        learner.step()
        learner.move(step.actions[0])
    learner.step()
    live = running.services.tables.live[table].table
    until(lambda: live.match is not None and len(live.match.events) > len(race.script), "the choice of the rival")

    reloaded = Learner(ann, table, 0)
    assert reloaded.step()["text"] == race.head.end["en"]

    learner.move(learner.socket.latest[table, 0]["view"]["choices"][0]["action"])
    assert "lesson" not in learner.socket.latest[table, 0]["view"]


def test_another_legal_action_is_answered_kindly_and_an_illegal_one_by_its_rule(ann: Guest, table: str) -> None:
    learner = Learner(ann, table, 0, language="nl")
    learner.step()

    other = learner.move(5)["error"]
    assert other["code"] == "lesson-other"
    assert other["text"] == "Elke tegel mag. Draai in deze les de oplichtende om."
    illegal = learner.move(ILLEGAL)["error"]
    assert (illegal["code"], illegal["rule"]) == ("illegal-action", "RUSH-26")

    assert learner.socket.latest[table, 0]["view"]["events"] == 1, "nothing has happened"
    over_http = ann.post(f"/api/tables/{table}/move?language=nl", 422, seat=0, action=5)["error"]
    assert over_http == other
    assert learner.move(4)["type"] == "ack"


def test_a_step_without_an_own_answer_has_a_general_one(ann: Guest, table: str) -> None:
    learner = Learner(ann, table, 0)
    learner.move(4)
    learner.step()
    error = learner.move(0)["error"]
    assert error["code"] == "lesson-other"
    assert "text" not in error


def test_two_learners_on_one_device_share_the_decisions(ann: Guest, lesson: Lesson) -> None:
    learner = Learner(ann, learn(ann, learners=2), 0, 1)
    for planned in lesson.script:
        if planned.seat == CHANCE:
            continue
        shown = learner.step(planned.seat)
        assert tuple(shown["actions"]) == planned.actions
        assert shown["glow"]
        assert bool(shown.get("text")) == (planned.seat == 0), "the second learner is told by the action's own text"
        other = learner.socket.latest[learner.table, 1 - planned.seat]["view"]
        assert "choices" not in other and "actions" not in other["lesson"]
        assert learner.move(planned.actions[0], planned.seat)["type"] == "ack"
    assert learner.step(0)["over"] and learner.step(1)["over"]


def test_a_lesson_table_is_for_its_learner_only_and_has_no_receipt(ann: Guest, bea: Guest, table: str) -> None:
    assert table not in [info["id"] for info in bea.get("/api/tables")["tables"]]
    assert bea.get(f"/api/tables/{table}", 403)["error"]["code"] == "not-allowed"
    assert bea.post(f"/api/tables/{table}/sit", 403)["error"]["code"] == "not-allowed"
    info = ann.get(f"/api/tables/{table}")["info"]
    assert info["lesson"] == "first_race"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert not any(seat.get("contributes") for seat in info["seats"])

    ann.post(f"/api/tables/{table}/leave")
    after = ann.get(f"/api/tables/{table}")["info"]
    assert after["status"] == "closed" and "seed" not in after
    assert ann.get(f"/api/tables/{table}/receipt", 409)["error"]["code"] == "not-now"
    assert "receipt" not in ann.http.get(f"/api/tables/{table}/log").text


def test_nothing_of_the_script_can_be_taken_back(ann: Guest, table: str, lesson: Lesson) -> None:
    learner = Learner(ann, table, 0)
    for step in lesson.steps[:3]:
        learner.step()
        learner.move(step.actions[0])
    learner.step()
    assert "undo" not in learner.socket.latest[table, 0]["view"]
    refused = learner.socket.do("undo", table=table, seat=0, ask=True)
    assert refused["error"]["code"] == "unfair-undo"


def test_a_lesson_offers_no_whole_journeys_until_the_learner_plays_freely() -> None:
    flow = find("ice_flow")
    taught = lessons_of(flow)["first_steps"]
    at = LessonTable(flow, taught)
    for step in taught.steps:
        offers = at.view().offers
        assert offers is not None and offers.routes == [], step.text["en"]
        at.move(step.actions[0])
    offers = at.view().offers
    assert offers is not None and any(len(route.actions) > 1 for route in offers.routes)


def test_the_same_key_creates_one_table(ann: Guest) -> None:
    first = ann.post("/api/lessons", game="polar_rush", key="k")["table"]
    assert ann.post("/api/lessons", game="polar_rush", key="k")["table"] == first
    assert ann.post("/api/lessons", 409, game="polar_rush", key="k", learners=2)["error"]["code"] == "reused-key"


def test_an_unknown_lesson_is_refused_and_names_those_that_exist(ann: Guest) -> None:
    error = ann.post("/api/lessons", 404, game="polar_rush", lesson="second_race")["error"]
    assert error["code"] == "unknown-lesson"
    assert "first_race" in error["message"]
    assert ann.post("/api/lessons", 404, game="tic_tac_toe")["error"]["code"] == "unknown-lesson"


def test_the_games_name_their_lessons_in_the_visitors_language(ann: Guest) -> None:
    games = ann.get("/api/games", language="sv")["games"]
    (rush,) = [game for game in games if game["game"] == "polar_rush"]
    assert rush["lessons"] == [{"name": "first_race", "title": "Din första kapplöpning", "minutes": 5}]


def test_a_changed_script_lets_the_learner_play_freely(
    running: Running, ann: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(ann, table, 0)
    learner.step()
    live = running.services.tables.live[table].table
    assert live.lesson is not None
    changed = type(live.lesson)(live.lesson.name, "another script", live.lesson.events)
    monkeypatch.setattr(live, "lesson", changed)
    assert learner.move(5)["type"] == "ack"


def secret_cards(rival_first: bool) -> Lesson:
    """A lesson of Arctic Race whose second step is to choose a card in secret, at the same time as the rival."""
    dealt: list[Any] = [("chance", action) for action in (11, 15, 4, 10, 29)]
    texts = {"en": "Choose a card."}
    rival_moves: list[Any] = [(1, 7), (1, 12)]
    rival_chooses: list[Any] = [(1, 3)]
    early, late = (rival_chooses, []) if rival_first else ([], rival_chooses)
    head = LessonHead(title=texts, end=texts, minutes=1, begin=[*dealt, (0, 4), (1, 2)], options={"first_player": 0})
    steps = (
        LessonStep(text=texts, actions=[9], then=rival_moves + early),
        LessonStep(text=texts, actions=[4], then=late),
    )
    return Lesson("secret", Path("secret.toml"), head, steps)


@pytest.mark.parametrize("rival_first", [True, False])
def test_a_simultaneous_choice_follows_the_order_of_the_script(
    monkeypatch: pytest.MonkeyPatch, rival_first: bool
) -> None:
    taught = secret_cards(rival_first)
    monkeypatch.setattr(lessons, "lessons_of", lambda game: {"secret": taught})
    at = LessonTable(find("arctic_race"), taught, learners=2)
    for action, seat in [(9, 0), (7, 1), (12, 1)]:
        at.move(action, seat)
    first, second = (1, 0) if rival_first else (0, 1)
    chosen = {0: 4, 1: 3}

    assert at.view(seat=first).actors == at.view(seat=second).actors == [first]
    assert not at.view(seat=second).choices
    with pytest.raises(lessons.LessonOther):
        at.move(chosen[second], second)
    at.move(chosen[first], first)
    assert at.view(seat=second).actors == [second]
    assert not at.view(seat=first).changes, "a choice of the script cannot be changed"
    at.move(chosen[second], second)
    assert at.step is None


@pytest.mark.parametrize("learners", [1, 2])
def test_the_script_plays_the_beginning_for_the_learners_as_well(
    monkeypatch: pytest.MonkeyPatch, learners: int
) -> None:
    taught = secret_cards(rival_first=False)
    monkeypatch.setattr(lessons, "lessons_of", lambda game: {"secret": taught})
    at = LessonTable(find("arctic_race"), taught, learners)
    assert at.step == 0, "the first step is due at once"
    assert at.view().actors == [0]
    rival = "bot" if learners == 1 else "table"
    assert [play.by for play in at.table.plays] == [*["chance"] * 5, "table", rival]
    assert at.view().undo == "", "nothing of it can be taken back"


def test_what_a_step_skips_is_played_at_once_for_everyone() -> None:
    flow = find("ice_flow")
    taught = lessons_of(flow)["first_steps"]
    at = LessonTable(flow, taught)
    (skips,) = [number for number, step in enumerate(taught.steps) if step.at_once]
    for step in taught.steps[: skips + 1]:
        at.move(step.actions[0])
    assert at.step == skips + 1, "nobody was asked meanwhile"
    by = {taught.script[n].seat: play.by for n, play in enumerate(at.table.plays) if taught.script[n].at_once}
    assert by == {0: "table", 1: "bot", CHANCE: "chance"}
    assert at.view().undo == "", "nothing of it can be taken back"


def test_a_snapshot_keeps_the_lesson(lesson: Lesson) -> None:
    at = LessonTable(RUSH, lesson)
    for step in lesson.steps[:6]:
        at.move(step.actions[0])
    again = TableState(at.table.agreement, RUSH, compiled=False)
    restore(again, decoded(encoded(captured(at.table))))
    assert again.lesson == at.table.lesson
    assert due(again) == due(at.table) == lesson.script[len(again.plays)]


@pytest.fixture
def process(folder: Path) -> Iterator[Process]:
    started = Process(folder, f"sqlite:///{folder / 'tables.db'}", games="polar_rush")
    yield started
    started.kill()


def test_a_lesson_goes_on_after_the_server_was_killed(process: Process, lesson: Lesson) -> None:
    process.start()
    ann = Guest(process.address, "Ann")
    table = learn(ann)
    cookie = ann.http.cookies["snowbound"]
    for number, step in enumerate(lesson.steps[:9]):
        if number % 4 == 3:
            ann.close()
            process.kill()
            process.start()
            ann = Guest(process.address)
            ann.http.cookies.set("snowbound", cookie)
        learner = Learner(ann, table, 0)
        shown = learner.step()
        assert (shown.get("done", 0), shown["text"]) == (number, step.text["en"])
        learner.move(step.actions[0])
    ann.close()


def test_a_restarted_server_reads_lessons_outside_the_event_loop(
    running: Running, ann: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading them takes longer than one message may (decision 024)."""
    on_the_loop = list[bool]()

    def noted(file: Path) -> Lesson:
        on_the_loop.append(_runs_a_loop())
        return read_lesson(file)

    monkeypatch.setattr("snowbound.core.lesson.read_lesson", noted)
    lessons_of.forget(running.services.tables.live[table].table.game)
    running.services.tables.live.clear()
    ann.get(f"/api/tables/{table}")
    assert on_the_loop and not any(on_the_loop)


def _runs_a_loop() -> bool:
    """Whether this thread runs an event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
