"""The deployment that docs/hosting.md shows, made of the files in deploy/, is played with and tested on loopback."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from snowbound.testing.samples import SOAK, sampled
from tests.server.deployment import (
    DEPLOY,
    MOST_SOCKETS,
    PROGRAM,
    DeployedGuest,
    Deployment,
    first_choice,
    replaced,
)
from tests.server.postgres import Cluster
from tests.server.running import Socket, until
from tests.server.test_attacks import connect, is_open
from tests.web.conftest import Visit
from tests.web.players import FAST

GUESTS = 4
"""New guests per hour, address and process."""

HALF = sampled(full=1500, sample=600)


@pytest.fixture(scope="module", params=["", "/games"] if SOAK else [""])
def deployment(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    cluster = Cluster()
    cluster.start()
    try:
        folder = tmp_path_factory.mktemp("deployment")
        with Deployment(folder, cluster, request.param, guests_per_address=GUESTS) as deployment:
            yield deployment
    finally:
        cluster.close()


def spread(deployment: Deployment, guests: list[DeployedGuest]) -> list[Socket]:
    """Return a socket per guest, together at both processes. nginx chooses the one with fewer connections."""
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.until(lambda m: m["type"] == "welcome")
    assert [process.sockets() for process in deployment.processes] == [1, 1]
    return sockets


def test_people_at_both_processes_play_through_https_and_outlive_a_process(deployment: Deployment) -> None:
    ann, bea = deployment.guest("Ann"), deployment.guest("Bea")
    guests = [ann, bea]
    table = ann.create("arctic_race", "me", "open")
    sockets = spread(deployment, guests)
    bea.post(f"/api/tables/{table}/sit")
    for seat, socket in enumerate(sockets):
        socket.watch(table, seat)

    acknowledged: list[int] = []

    def play(moves: int) -> None:
        """Play some moves, each by the person whose turn it is."""
        for _ in range(moves):
            seat = int(ann.get(f"/api/tables/{table}")["view"]["actors"][0])
            news = guests[seat].get(f"/api/tables/{table}", seat=seat)
            sockets[seat].news(table, seat, news["number"])
            ack = sockets[seat].do("move", table=table, seat=seat, action=first_choice(news))
            assert ack["type"] == "ack", ack
            acknowledged.append(ack["number"])

    play(6)
    deployment.reload()
    play(4)  # the sockets were opened before nginx read its files again
    fresh = ann.socket()
    assert fresh.watch(table, 0)["number"] >= acknowledged[-1], "and new ones are accepted"
    fresh.close()

    deployment.processes[0].kill()
    lost = []
    for seat, socket in enumerate(sockets):
        try:
            socket.do("ping")
        except ConnectionClosed:
            lost.append(seat)
            sockets[seat] = guests[seat].socket()
            since = sockets[seat].watch(table, seat)["number"]
            assert since >= acknowledged[-1], "no acknowledged move is lost"
    assert len(lost) == 1, "one of the two played at the other process"
    play(6)
    assert deployment.processes[1].sockets() == 2
    for number, guest in enumerate(guests * 3):  # requests find the process that is left
        assert guest.get("/api/guest")["name"] == ("Ann", "Bea")[number % 2]

    deployment.processes[0].start()
    deployment.processes[0].wait()
    for socket in sockets:
        socket.close()
    until(lambda: sum(process.sockets() for process in deployment.processes) == 0, "the end of the sockets")

    def are_both_used() -> bool:
        opened = [ann.socket() for _ in range(2)]
        counts = [process.sockets() for process in deployment.processes]
        for socket in opened:
            socket.close()
        until(lambda: sum(process.sockets() for process in deployment.processes) == 0, "the end of the sockets")
        return counts == [1, 1]

    until(are_both_used, "the restarted process being used again")


def test_the_cookie_is_sent_over_https_only(deployment: Deployment) -> None:
    answer = deployment.guest().http.post("/api/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "Secure" in cookie and "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    plain = httpx.get(f"http://localhost:{deployment.plain_port}/t/abc?x=1", trust_env=False)
    assert plain.status_code == 301 and plain.headers["location"] == "https://localhost/t/abc?x=1"


def test_limits_count_the_true_address_and_not_what_a_client_claims(deployment: Deployment) -> None:
    crowd = [deployment.guest(address="127.0.0.2") for _ in range(2 * GUESTS + 2)]
    claims = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(len(crowd))]
    answers = [
        guest.http.post("/api/guest", json={"name": "Ann"}, headers=claim)
        for guest, claim in zip(crowd, claims, strict=True)
    ]
    assert [answer.status_code for answer in answers].count(200) <= 2 * GUESTS, "so many per process"
    assert answers[-1].status_code == 429
    assert deployment.guest("Bea", address="127.0.0.3").id, "others are not affected"


def test_half_requests_shut_nobody_out_and_do_not_last(deployment: Deployment) -> None:
    """Half of the connections begin a TLS handshake, the others send half of their headers."""
    begun = ((deployment.port, b"\x16\x03\x01"), (deployment.plain_port, b"GET / HTTP/1.1\r\nHost: x\r\n"))
    began = time.monotonic()
    held = [connect(*begun[number % 2], "127.0.0.5") for number in range(HALF)]
    try:
        assert sum(map(is_open, held)) > HALF // 2, "they are held for a while"
        assert deployment.guest(address="127.0.0.6").http.get("/health").status_code == 200
        until(lambda: not any(map(is_open, held)), "half requests end after the time limit")
        assert time.monotonic() - began < 40, "nginx alone would wait for a minute"
    finally:
        for connection in held:
            connection.close()


def test_one_address_has_a_limited_number_of_sockets(deployment: Deployment) -> None:
    crowd = deployment.guest(address="127.0.0.5")
    sockets = [crowd.socket() for _ in range(MOST_SOCKETS)]
    with pytest.raises(InvalidStatus, match="429"):
        crowd.socket()
    deployment.guest(address="127.0.0.6").socket().until(lambda m: m["type"] == "welcome")
    for socket in sockets:
        socket.close()
    until(lambda: crowd.http.get("/health").status_code == 200, "the end of the sockets")


def test_strangers_do_not_see_the_metrics(deployment: Deployment) -> None:
    guest = deployment.guest()
    for path in ("/metrics", "/metrics?x", "//metrics", "/%6detrics", "/./metrics"):
        assert guest.http.get(deployment.address + path).status_code in {403, 404}, path
    assert "snowbound_sockets" in deployment.processes[0].get("/metrics").text


def test_pages_of_other_sites_are_refused_and_own_ones_are_not(deployment: Deployment) -> None:
    http = deployment.guest().http
    assert http.post("/api/guest", json={"name": "Ann"}, headers={"Origin": "https://evil.example"}).status_code == 403
    own = {"Origin": deployment.address.removesuffix(deployment.base)}
    assert http.post("/api/guest", json={"name": "Ann"}, headers=own).status_code in {200, 429}


def test_a_page_is_played_over_https(deployment: Deployment, visits: list[Visit], browser: Browser) -> None:
    ann, bea = (deployment.guest(name, address="127.0.0.4") for name in ("Ann", "Bea"))
    table = ann.create("arctic_race", "me", "open")
    bea.post(f"/api/tables/{table}/sit")
    visits.append(visit := Visit(browser, deployment.address, ignore_https_errors=True))
    ((name, value),) = ann.http.cookies.items()
    visit.context.add_cookies([{"name": name, "value": value, "url": f"{deployment.address}/", "secure": True}])
    page = visit.page
    page.add_init_script(FAST)
    page.goto(f"{deployment.address}/t/{table}")
    before = ann.get(f"/api/tables/{table}")["view"]["events"]
    page.locator("[data-my-turn=yes] .sb-choice[aria-disabled=false]").first.click()
    until(lambda: ann.get(f"/api/tables/{table}")["view"]["events"] > before, "the move")
    expect(page.locator(".sb-choice").first).to_be_attached()
    source = page.locator("script[src]").get_attribute("src")
    answer = ann.http.get(f"{deployment.address.removesuffix(deployment.base)}{source}")
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "snowbound@.service").read_text()
    parsed = ConfigParser(strict=True, interpolation=None)
    parsed.read_string(text)
    assert parsed.sections() == ["Unit", "Service", "Install"]
    if (analyze := shutil.which("systemd-analyze")) is None:
        return
    unit, environment = tmp_path / "snowbound@8001.service", tmp_path / "snowbound.env"
    shutil.copy(DEPLOY / "snowbound.env", environment)
    values = {"/opt/snowbound/bin/snowbound": PROGRAM[0], "/etc/snowbound/snowbound.env": str(environment)}
    unit.write_text(replaced(text, values))
    checked = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
