"""`snowbound board GAME FILE --watch`: the page follows the file and serves nothing else."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from snowbound import find
from snowbound.cli.board_watch import PageServer, WatchedBoard

PRINTED = (find("arctic_race").folder / "board.toml").read_text(encoding="utf-8")
FIELD = '{ pos =  4, kind = "land", icon = "blank"'
SECONDS = 60


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(PRINTED, encoding="utf-8")
    return path


@pytest.fixture
def watched(file: Path) -> WatchedBoard:
    board = WatchedBoard(find("arctic_race"), file)
    board.show(board.contents())
    return board


@pytest.fixture
def server(watched: WatchedBoard) -> Iterator[PageServer]:
    with PageServer(watched) as server:
        server.start()
        yield server
        server.shutdown()


def save(watched: WatchedBoard, data: str | bytes) -> dict[str, Any]:
    """Save the file, and return what the page is told."""
    watched.file.write_bytes(data.encode() if isinstance(data, str) else data)
    watched.show(watched.contents())
    return watched.told()


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def get(server: PageServer, path: str, host: str | None = None) -> tuple[int, bytes, http.client.HTTPMessage]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)
    connection.request("GET", path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    found = answer.status, answer.read(), answer.headers
    connection.close()
    return found


# --- the state ---------------------------------------------------------------


def test_a_printed_board_has_no_findings_and_is_drawn(watched: WatchedBoard) -> None:
    told = watched.told()

    assert told["title"] == "Arctic Race: mine.toml"
    assert told["status"] == "This board is possible."
    assert told["findings"] == [] and told["isDrawn"] is True
    assert told["text"] == PRINTED
    assert told["svg"].startswith("<svg")


def test_each_place_of_the_picture_knows_its_lines(watched: WatchedBoard) -> None:
    told = watched.told()
    assert watched.picture is not None
    lines = dict(zip([place.name for place in watched.picture.places], told["places"], strict=True))

    assert lines["4"] == [line_of(PRINTED, FIELD)]
    assert lines["F07"] == [line_of(PRINTED, 'id = "F07"')]
    card = line_of(PRINTED, 'id = "C1"')
    assert lines["C1"] == [card - 1, *range(card, card + 5)], "from its header to its last action"


def test_something_unlike_the_printed_game_is_told_and_drawn(watched: WatchedBoard) -> None:
    before = watched.svg

    told = save(watched, PRINTED.replace(FIELD, FIELD.replace("blank", "start")))

    (found,) = told["findings"]
    assert found["kind"] == "unlike" and "5 START fields" in found["text"]
    assert found["line"] == line_of(PRINTED, "path = [")
    assert told["status"] == "This board is possible. Unlike the printed game in 1 place, which is allowed."
    assert told["isDrawn"] is True and told["svg"] != before


def test_something_impossible_is_told_at_its_line_and_the_last_possible_board_stays(watched: WatchedBoard) -> None:
    before = watched.svg

    told = save(watched, PRINTED.replace(FIELD, FIELD.replace("blank", "lava")))

    found = [each for each in told["findings"] if each["kind"] == "impossible"]
    assert [each["line"] for each in found] == [line_of(PRINTED, FIELD)]
    assert "lava" in found[0]["text"]
    assert told["isDrawn"] is False and told["svg"] == before
    assert told["status"].startswith("Impossible in 1 place.")

    told = save(watched, PRINTED)
    assert told["findings"] == [] and told["isDrawn"] is True, "and it recovers"


@pytest.mark.parametrize(
    ("data", "line", "said"),
    [
        (PRINTED.replace("length = 36", "length = = 36"), line_of(PRINTED, "length = 36"), "not TOML"),
        (PRINTED[: PRINTED.index("columns = 11") + 8], line_of(PRINTED, "columns = 11"), "not TOML"),
        (PRINTED.encode().replace(b"minutes = 60", b"minutes = \xff"), line_of(PRINTED, "minutes"), "UTF-8"),
        ("", 1, "the board has nothing there"),
    ],
    ids=["a slip", "half-written", "not UTF-8", "empty"],
)
def test_a_file_that_cannot_be_read_is_told_at_its_line(
    watched: WatchedBoard, data: str | bytes, line: int, said: str
) -> None:
    told = save(watched, data)

    assert told["findings"][0]["kind"] == "impossible" and told["findings"][0]["line"] == line
    assert said in told["findings"][0]["text"]
    assert told["isDrawn"] is False and told["svg"], "the last possible board stays"
    assert not any(told["places"]), "nobody knows what its lines describe"
    assert save(watched, PRINTED)["isDrawn"] is True


def test_a_file_that_is_gone_is_told_and_may_come_back(watched: WatchedBoard) -> None:
    watched.file.unlink()
    watched.show(watched.contents())

    assert "is gone" in watched.status and watched.told()["text"] == PRINTED
    assert save(watched, PRINTED)["status"] == "This board is possible."


def test_nothing_in_a_file_becomes_markup(watched: WatchedBoard) -> None:
    told = save(watched, PRINTED.replace('id = "F01"', 'id = "<script>alert(1)</script>"'))

    assert told["isDrawn"] is True
    assert "<script" not in told["svg"] and "&lt;script&gt;" in told["svg"]


def test_a_board_that_passes_the_check_but_cannot_be_drawn_is_told(
    watched: WatchedBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError("no columns")

    monkeypatch.setattr("snowbound.cli.board_watch.watched_board.board_picture_of", fail)
    told = save(watched, PRINTED + "\n# more")

    assert told["findings"] == [
        {"line": 1, "kind": "impossible", "text": "it cannot be drawn: ZeroDivisionError: no columns"}
    ]
    assert told["isDrawn"] is False and told["svg"]


# --- the server --------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/", "text/html"), ("/page.css", "text/css"), ("/page.js", "text/javascript"), ("/state", "application/json")],
)
def test_the_page_is_served_with_a_policy(server: PageServer, path: str, kind: str) -> None:
    status, body, headers = get(server, path)

    assert status == 200 and body
    assert headers["Content-Type"].startswith(kind)
    assert "script-src 'self'" in headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path", ["/mine.toml", "/../mine.toml", "/%2e%2e/mine.toml", "//page.css/..", "/page_server.py", "/state/x"]
)
def test_no_other_file_is_served(server: PageServer, path: str) -> None:
    assert get(server, path)[0] == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil.example"]
)
def test_a_page_of_another_name_is_refused(server: PageServer, host: str) -> None:
    status, body, _ = get(server, "/state", host)

    assert status == 403 and b"racers" not in body
    assert get(server, "/state", f"localhost:{server.port}")[0] == 200


def test_a_request_for_the_next_state_waits_for_a_save(server: PageServer, watched: WatchedBoard) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SECONDS)
    connection.request("GET", f"/state?after={watched.number}")

    save(watched, PRINTED + "# more\n")

    told = json.loads(connection.getresponse().read())
    connection.close()
    assert told["text"].endswith("# more\n") and told["number"] == watched.number


def test_a_request_is_answered_without_a_save_after_a_while(
    server: PageServer, watched: WatchedBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowbound.cli.board_watch.page_server.LONGEST_WAIT", 0.01)

    assert get(server, f"/state?after={watched.number}")[:2] == (204, b"")


# --- the command -------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT for another process")
def test_the_command_follows_the_file_until_ctrl_c(file: Path) -> None:
    command = [sys.executable, "-m", "snowbound", "board", "arctic_race", str(file), "--watch"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        port = int(process.stdout.readline().split("/")[2].split(":")[1])

        def state(after: int | str = "") -> dict[str, Any]:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
            connection.request("GET", f"/state?after={after}")
            told = json.loads(connection.getresponse().read())
            connection.close()
            return dict(told)

        first = state(0)
        assert first["status"] == "This board is possible."

        other = file.with_suffix(".swp")  # as editors do: write another file and put it in place
        other.write_text(PRINTED.replace(FIELD, FIELD.replace("blank", "lava")), encoding="utf-8")
        other.replace(file)
        assert state(first["number"])["status"].startswith("Impossible in 1 place.")

        file.unlink()
        gone = state(first["number"] + 1)
        assert "is gone" in gone["status"]
        file.write_text(PRINTED, encoding="utf-8")
        assert state(gone["number"])["isDrawn"] is True

        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0
        assert process.stderr.read() == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.toml", "--watch"], "snowbound board arctic_race --copy nowhere.toml"),
        (["--watch"], "name the file to watch"),
        (["--watch", "nowhere.toml"], "snowbound board arctic_race --copy nowhere.toml"),
        (["{file}", "--watch", "--port", "70000"], "cannot be served on port 70000"),
    ],
)
def test_what_cannot_be_watched_is_refused(
    file: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from snowbound.cli import main

    code = main(["board", "arctic_race", *(word.format(file=file) for word in words)])

    assert code != 0
    assert said in " ".join(capsys.readouterr().err.split())
