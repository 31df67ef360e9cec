"""A connection to PostgreSQL that loses answers to commits: the database has committed, then the connection breaks.

It stands between servers and the database, in a thread of its own, and understands just enough of the protocol.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import threading
from pathlib import Path

COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"
"""A simple query, as psycopg sends it."""

FILE = ".s.PGSQL.5432"
LIMIT = 1 << 16


class LossyDatabase:
    """Forwards connections in `folder` to the database in another folder."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.folder, self._database = folder, database
        self.commits = self.lost = 0
        self._to_lose = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Listen."""
        self.folder.mkdir()
        self._thread.start()
        assert self._ready.wait(60)

    def close(self) -> None:
        """Close all connections, and the folder."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        shutil.rmtree(self.folder)

    def lose(self, answers: int) -> None:
        """Lose the answers to the next commits."""
        self._to_lose = answers

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_unix_server(self._forward, self.folder / FILE))
        self._ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._close_all(server))
        self._loop.close()

    async def _close_all(self, server: asyncio.Server) -> None:
        server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0.1)  # aborted connections close their sockets in the next turns of the loop

    async def _forward(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        database, to_database = await asyncio.open_unix_connection(self._database / FILE)
        committing = asyncio.Event()
        ways = [
            asyncio.create_task(self._requests(client, to_database, committing)),
            asyncio.create_task(self._answers(database, to_client, committing)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for writer in (to_client, to_database):
                writer.transport.abort()

    async def _requests(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, commit: asyncio.Event) -> None:
        while data := await source.read(LIMIT):
            if data.endswith(COMMIT):
                self.commits += 1
                commit.set()
            to.write(data)
            with contextlib.suppress(ConnectionError):
                await to.drain()

    async def _answers(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, commit: asyncio.Event) -> None:
        while data := await source.read(LIMIT):
            if commit.is_set():
                commit.clear()
                if self._to_lose:
                    self._to_lose -= 1
                    self.lost += 1
                    return
            to.write(data)
            with contextlib.suppress(ConnectionError):
                await to.drain()
