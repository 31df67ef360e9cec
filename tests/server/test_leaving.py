"""A move counts and is announced even if its sender disconnects at once."""

from __future__ import annotations

import asyncio

from tests.server.running import PATIENCE, Running, until


def test_a_move_counts_although_its_sender_disconnects(running: Running) -> None:
    ann = running.guest("Ann")
    watcher = running.guest().socket()
    for _ in range(20):
        table = ann.create("tic_tac_toe", "me", "me")
        ann.post(f"/api/tables/{table}/start")
        number = watcher.watch(table)["number"]
        socket = ann.socket()
        socket.receive()
        socket.send("move", table=table, seat=0, action=4)
        socket.connection.close_socket()
        assert watcher.news(table, -1, number + 1)["told"][0]["action"] == 4
        assert watcher.do("unwatch", table=table)["type"] == "ack"


def test_nothing_can_be_proposed_or_taken_back_after_the_game(running: Running) -> None:
    ann = running.guest("Ann")
    table = ann.create("tic_tac_toe", "me", "me")
    ann.post(f"/api/tables/{table}/start")
    for place, field in enumerate((4, 1, 0, 8, 3, 5, 6)):
        ann.post(f"/api/tables/{table}/move", seat=place % 2, action=field)
    assert ann.post(f"/api/tables/{table}/undo", expect=409, seat=0)["error"]["code"] == "not-now"
    assert ann.post(f"/api/tables/{table}/ask", expect=409, what="pause")["error"]["code"] == "not-now"
    assert ann.post(f"/api/tables/{table}/move", expect=422, seat=1, action=2)["error"]["code"] == "game-over"


def test_a_client_that_disconnects_from_a_busy_table_does_not_stay_subscribed(running: Running) -> None:
    ann = running.guest("Ann")
    table = ann.create("tic_tac_toe", "me", "open")
    socket = ann.socket()
    socket.receive()
    live, sockets = running.services.tables.live[table], running.services.sockets.open
    [connection] = [s for s in list(sockets) if s.guest == ann.id]
    loop = connection.loop
    asyncio.run_coroutine_threadsafe(live.lock.acquire(), loop).result(PATIENCE)
    socket.send("watch", table=table)
    until(lambda: connection.watched, "the watch waiting for the table")
    socket.connection.close_socket()
    until(lambda: connection.transport.is_closing(), "the end of the connection")
    assert connection in sockets, "its command is still being carried out"
    loop.call_soon_threadsafe(live.lock.release)
    until(lambda: connection not in sockets, "the end of its command")
    assert not live.listeners
