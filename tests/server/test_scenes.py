"""Pictures over the wire: the whole scene, then patches; clickable targets; previews."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from snowbound.core.scene import Patch, Scene, patched
from tests.server.running import Guest, Socket

Ids = set[str]


def ids(scene: dict[str, Any]) -> Ids:
    return {sprite["id"] for sprite in scene["sprites"]}


class Viewer:
    """Maintains a picture as a browser does."""

    def __init__(self, guest: Guest, table: str, seat: int, **hello: Any) -> None:
        self.table, self.seat, self.socket = table, seat, guest.socket()
        self.socket.do("hello", scenes="wide", **hello)
        self.scene = _scene(self.socket.watch(table, seat)["scene"])

    def follow(self, number: int) -> dict[str, Any]:
        """Read until a number is reached, and apply all patches."""
        while True:
            message = self.socket.receive()
            if message["type"] != "news":
                continue
            for told in message.get("told", []):
                if "scene" in told:
                    self.scene = patched(self.scene, msgspec.convert(told["scene"], Patch))
            if "scene" in message:
                self.scene = _scene(message["scene"])
            if message["number"] >= number:
                return message

    def whole(self) -> Scene:
        """Return the picture that a new client gets."""
        return _scene(self.socket.watch(self.table, self.seat)["scene"])


def _scene(data: Any) -> Scene:
    scene = msgspec.convert(data, Scene)
    return msgspec.structs.replace(scene, sprites=sorted(scene.sprites, key=lambda sprite: sprite.id))


@pytest.fixture
def table(ann: Guest, bea: Guest) -> str:
    table = ann.create("tic_tac_toe", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    return table


def play(socket: Socket, table: str, seat: int, action: int) -> int:
    ack = socket.do("move", table=table, seat=seat, action=action)
    assert ack["type"] == "ack", ack
    number: int = ack["number"]
    return number


def test_patches_lead_to_the_picture_that_a_new_client_gets(ann: Guest, bea: Guest, table: str) -> None:
    first, second = ann.socket(), bea.socket()
    viewer = Viewer(ann, table, 0)
    assert ids(msgspec.to_builtins(viewer.scene)) == {f"field-{n}" for n in range(9)}
    for place, field in enumerate((4, 0, 2)):
        number = play((first, second)[place % 2], table, place % 2, field)
        message = viewer.follow(number)
        assert "scene" not in message, "a move has a patch"
    assert len(viewer.scene.sprites) == 12
    assert _scene(msgspec.to_builtins(viewer.scene)) == viewer.whole()


def test_an_undo_sends_the_whole_picture(ann: Guest, bea: Guest, table: str) -> None:
    viewer, socket = Viewer(ann, table, 0), ann.socket()
    viewer.follow(play(socket, table, 0, 4))
    assert "mark-4" in ids(msgspec.to_builtins(viewer.scene))
    message = viewer.follow(socket.do("undo", table=table, seat=0)["number"])
    assert "mark-4" not in ids(message["scene"])


def test_only_the_acting_seat_gets_clickable_targets(ann: Guest, bea: Guest, table: str) -> None:
    viewer = Viewer(bea, table, 1)
    message = viewer.follow(play(ann.socket(), table, 0, 4))
    assert message["view"]["offers"]["actions"] == {f"field-{n}": [n] for n in range(9) if n != 4}
    other = Viewer(ann, table, 0)
    assert "offers" not in other.socket.latest[table, 0]["view"]


def test_a_preview_shows_the_effect_and_changes_nothing(ann: Guest, bea: Guest, table: str) -> None:
    viewer = Viewer(ann, table, 0)
    answer = viewer.socket.do("preview", table=table, seat=0, action=4)
    assert answer["type"] == "foreseen"
    assert ids(answer["scene"]) == {"mark-4"}
    assert viewer.whole() == viewer.scene
    viewer.follow(play(ann.socket(), table, 0, 4))
    refused = viewer.socket.do("preview", table=table, seat=0, action=5)
    assert refused["error"]["code"] == "wrong-seat"


def test_a_game_with_previews_of_its_own_shows_what_a_hidden_choice_could_do(ann: Guest, bea: Guest) -> None:
    """In Arctic Race both choose a card in secret; a preview needs nothing that the other knows."""
    table = ann.create("arctic_race", "me", "open", options={"first_player": 0})
    bea.post(f"/api/tables/{table}/sit")
    viewer = Viewer(ann, table, 0)
    before = viewer.socket.do("preview", table=table, seat=0, action=0)["scene"]
    assert {"racer-0-1", "racer-0-2", "racer-0-3"} < ids(before), "card 1 moves any of these racers"

    play(bea.socket(), table, 1, 4)

    assert viewer.socket.do("preview", table=table, seat=0, action=0)["scene"] == before


def test_pictures_are_sent_only_on_request(ann: Guest, bea: Guest, table: str) -> None:
    socket = ann.socket()
    assert "scene" not in socket.watch(table, 0)
    news = socket.news(table, 0, play(ann.socket(), table, 0, 4))
    assert "scene" not in news and all("scene" not in told for told in news["told"])


def test_a_replay_has_a_picture_for_each_event(ann: Guest, bea: Guest, table: str) -> None:
    sockets = ann.socket(), bea.socket()
    for place, field in enumerate((4, 0, 2, 1, 6)):
        play(sockets[place % 2], table, place % 2, field)
    replay = ann.get(f"/api/tables/{table}/replay", scenes="tall", lens="all")
    scene = msgspec.convert(replay["scene"], Scene)
    for step in replay["steps"]:
        before = {sprite.id for sprite in scene.sprites}
        scene = patched(scene, msgspec.convert(step["scene"], Patch))
        assert {sprite.id for sprite in scene.sprites} - before == {f"mark-{step['told']['action']}"}
    assert ann.get(f"/api/tables/{table}/replay", expect=400, scenes="round")["error"]["code"] == "bad-message"


def test_a_refusal_says_in_the_players_language_which_rule_forbids_it(ann: Guest) -> None:
    table = ann.create("uno_power_grab", "me", "bot:1", options={"uno_calls": "auto"})
    socket = ann.socket()
    socket.do("hello", language="da")
    ann.post(f"/api/tables/{table}/start")
    view = socket.watch(table, 0)["view"]
    while 0 not in view["actors"]:
        view = socket.until(lambda message: message["type"] == "news")["view"]
    legal = {choice["action"] for choice in view["choices"]}
    wrong = next(action for action in range(200) if action not in legal)
    error = socket.do("move", table=table, seat=0, action=wrong)["error"]
    assert error["rule"].startswith("UNO-")
    english = ann.socket().do("move", table=table, seat=0, action=wrong)["error"]
    assert error["text"] and error["text"] != english["text"]
