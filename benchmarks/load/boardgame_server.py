"""A running boardgame.io server in Node, and clients that speak Socket.IO as its browser client does."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from .play import State, Table
from .process import Process, get
from .websocket import ClientSocket

HERE = Path(__file__).parent / "boardgame_io"
GAME = "tic-tac-toe"
MANY = 16


class Context(msgspec.Struct, kw_only=True):
    """Whose turn it is, and the result."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class Fields(msgspec.Struct):
    """The grid."""

    fields: list[str | None]


class Board(msgspec.Struct, kw_only=True):
    """A state as boardgame.io sends it."""

    grid: Fields = msgspec.field(name="G")
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: Board


synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode
updated = msgspec.json.Decoder(tuple[str, str, Board, msgspec.Raw]).decode
encode = msgspec.json.Encoder().encode


def node_modules() -> Path:
    """Return the folder with boardgame.io, outside of the repository. The first call installs it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise SystemExit(
            "boardgame.io needs Node and npm: install them (Debian: apt-get install nodejs npm), "
            "or measure Snowbound alone"
        )
    cache = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "snowbound-peers" / "boardgame.io"
    wanted = (HERE / "package.json").read_bytes()
    if not (cache / "ready").exists() or (cache / "ready").read_bytes() != wanted:
        print(f"installing boardgame.io into {cache}, once …", flush=True)
        cache.mkdir(parents=True, exist_ok=True)
        (cache / "package.json").write_bytes(wanted)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=cache, check=True)
        (cache / "ready").write_bytes(wanted)
    return cache / "node_modules"


class BoardgameClient(ClientSocket):
    """One player's socket."""

    def __init__(self, port: int, place: int) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket")
        self.place = place
        self.table: Table | None = None
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._game = ""
        self._secret = ""

    def received(self, message: bytes) -> None:
        """Handle a packet of Engine.IO: 0 open, 2 ping, 4 a message of Socket.IO, which has a second digit."""
        kind = message[:2]
        if kind == b"42":
            self._handle_event(message[message.index(b"[") :])
        elif kind[:1] == b"0":
            self.send(f"40/{GAME},".encode())
        elif kind[:1] == b"2":
            self.send(b"3")
        elif kind == b"40":
            self.connected.set_result(None)

    def _handle_event(self, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            _, game, answer = synced(event)
            board = answer.state
        elif event.startswith(b'["update"'):
            _, game, board, _ = updated(event)
        else:
            return
        if game != self._game or self.table is None:
            return
        over = board.ctx.gameover is not None
        mine = not over and board.ctx.player == str(self.place)
        free = [k for k, mark in enumerate(board.grid.fields) if mark is None] if mine else []
        self.table.arrived(self.place, State(board.number, free, over))

    def join(self, game: str, seat: int) -> None:
        """Take part in a prepared match."""
        self._game, *secrets = game.split()
        self._secret = secrets[self.place]
        self._emit("sync", self._game, str(self.place), self._secret, 2)

    def move(self, action: int, number: int) -> None:
        """Mark a field."""
        payload = {"type": "mark", "args": [action], "playerID": str(self.place), "credentials": self._secret}
        self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, number, self._game, str(self.place))

    def _emit(self, *event: Any) -> None:
        self.send(f"42/{GAME},".encode() + encode(event))


class BoardgameServer:
    """A running server."""

    name = "boardgame.io"

    def __init__(self, folder: Path) -> None:
        more = {"NODE_PATH": str(node_modules()), "NODE_ENV": "production"}
        self.process = Process(["node", str(HERE / "server.js")], more, folder)

    async def tables(self, count: int, sockets: int, games: int, *, pause: float = 0.0) -> list[Table]:
        """Open pairs of sockets and create the matches that they will play."""
        assert sockets == 2, "boardgame.io is compared with pairs"
        gate = asyncio.Semaphore(MANY)

        async def prepare() -> Table:
            async with gate:
                players = [BoardgameClient(self.process.port, place) for place in range(sockets)]
                for player in players:
                    await player.open(self.process.port)
                    await player.connected
                return Table(players, [await self._match() for _ in range(games)], sockets, pause)

        return await asyncio.gather(*(prepare() for _ in range(count)))

    async def _match(self) -> str:
        """Create a match that both players have joined; return its id and their secrets."""
        id = (await self._post("create", {"numPlayers": 2}))["matchID"]
        joined = [await self._post(f"{id}/join", {"playerID": str(k), "playerName": f"p{k}"}) for k in range(2)]
        return " ".join([id, *(answer["playerCredentials"] for answer in joined)])

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        _, answer = await get(self.process.port, f"/games/{GAME}/{path}", "POST", encode(body))
        return msgspec.json.decode(answer)

    async def warm_up(self) -> None:
        """Do nothing: the game is ready at once."""
