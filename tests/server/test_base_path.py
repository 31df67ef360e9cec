"""A server under a path of its host, such as /games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from snowbound.server.settings import BadSetting, Settings
from snowbound.server.transport.browser_client import PAGES
from tests.server.running import Guest, Running


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("below"), compiled=False, base_path="/our/games") as server:
        yield server


def outside(server: Running) -> str:
    """Return the address without the base path."""
    return server.address.removesuffix("/our/games")


def test_requests_and_sockets_are_served_under_the_base_path(below: Running) -> None:
    ann = below.guest("Ann")
    table = ann.create("tic_tac_toe", "me", "me")
    ann.post(f"/api/tables/{table}/start")
    socket = ann.socket()
    socket.watch(table, 0)
    assert socket.do("move", table=table, seat=0, action=4)["type"] == "ack"
    assert ann.get(f"/api/tables/{table}")["view"]["events"] == 1
    for path in ("/health", "/metrics", "/art/common.svg", f"/api/tables/{table}/replay"):
        answer = ann.http.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["x-frame-options"] == "DENY"
    assert ann.http.get("/api/guest").headers["cache-control"] == "no-store"
    assert ann.http.post("/api/guest", content=b"x" * 20_000).status_code == 413, "the size of a request is limited"


def test_the_cookie_belongs_to_the_base_path_alone(below: Running) -> None:
    answer = httpx.post(f"{below.address}/api/guest", json={"name": "Ann"}, trust_env=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("snowbound-our-games=") and "Path=/our/games;" in cookie
    other = {"snowbound": answer.cookies["snowbound-our-games"]}  # of another server at the root of the host
    assert httpx.get(f"{below.address}/api/guest", cookies=other, trust_env=False).json()["guest"] == ""


def test_deleting_ones_data_removes_the_cookie_of_the_base_path(below: Running) -> None:
    ann = below.guest("Ann")
    assert list(ann.http.cookies) == ["snowbound-our-games"]
    assert ann.http.delete("/api/guest").status_code == 200
    assert list(ann.http.cookies) == []


def test_a_device_link_names_the_base_path(below: Running) -> None:
    link = below.guest("Ann").post("/api/guest/link")
    assert link["path"] == f"/our/games/take#{link['token']}"


def test_the_page_and_its_files_name_the_base_path(below: Running) -> None:
    http = below.guest().http
    redirect = httpx.get(below.address, trust_env=False)
    assert redirect.status_code == 308 and redirect.headers["location"] == "/our/games/"
    for path in ("/", "/t/abc", "/lobby", "/board/ice_flow"):
        page = http.get(path)
        assert page.status_code == 200 and page.headers["cache-control"] == "no-cache"
        assert 'src="/our/games/assets/' in page.text and 'content="/our/games/"' in page.text
        assert '"./' not in page.text
    script = page.text.partition('src="/our/games')[2].partition('"')[0]
    assert "immutable" in http.get(script).headers["cache-control"]
    assert http.get("/no/such", headers={"Accept": "text/html"}).status_code == 404
    assert http.get("/%2e%2e/app.py").status_code == 404


def test_the_server_knows_every_page_of_the_client() -> None:
    """Otherwise a page that was opened by a link answers 404 when it is reloaded."""
    source = Path(__file__).parents[2] / "web" / "src"
    routes = re.findall(r'<Route path="/([a-z]+)', (source / "app.tsx").read_text(encoding="utf-8"))
    named = re.findall(r"export const [A-Z_]+ = '/([a-z]+)'", (source / "navigation.ts").read_text(encoding="utf-8"))
    assert {*routes, *named} == PAGES


@pytest.mark.parametrize("path", ["/", "/api/games", "/ws", "/our/gamesapi/games", "/health"])
def test_a_proxy_that_strips_the_path_gets_a_clear_answer(below: Running, path: str) -> None:
    answer = httpx.get(outside(below) + path, trust_env=False)
    assert answer.status_code == 404 and answer.headers["x-frame-options"] == "DENY"
    assert "this server is at /our/games/, and a proxy must pass" in answer.json()["error"]["message"]


def test_without_a_base_path_the_page_is_at_the_root(folder: Path) -> None:
    with Running(folder, compiled=False) as server:
        ann = Guest(server.address, "Ann")
        assert 'src="/assets/' in ann.http.get("/t/abc").text
        assert list(ann.http.cookies) == ["snowbound"]
        ann.close()


def test_a_base_path_is_normalized_or_refused() -> None:
    assert Settings.given(["base_path=/games/"]).base_path == "/games"
    assert Settings.given([], base_path="/").base_path == ""
    for wrong in ("games", "//games", "/a b", "/../x", "/a?b", "/{x}"):
        with pytest.raises(BadSetting, match="a path such as /games"):
            Settings.given([], base_path=wrong)
