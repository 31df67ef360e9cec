"""Serves the page of a watched board on loopback. It has four fixed addresses and reads no other file."""

from __future__ import annotations

import json
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from .watched_board import WatchedBoard

HERE = Path(__file__).parent
LOOPBACK = "127.0.0.1"
LONGEST_WAIT = 20.0
"""Seconds after which a request for the next state is answered although nothing has changed."""

FILES = {
    "/": ("page.html", "text/html; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
}
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class PageServer(ThreadingHTTPServer):
    """The server of one page. It runs in threads that end with the program."""

    daemon_threads = True

    def __init__(self, board: WatchedBoard, port: int = 0) -> None:
        super().__init__((LOOPBACK, port), PageRequest)
        self.board = board
        self.port = int(self.server_address[1])
        self.hosts = {f"{name}:{self.port}" for name in (LOOPBACK, "localhost")}
        if self.port == 80:
            self.hosts |= {LOOPBACK, "localhost"}

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://{LOOPBACK}:{self.port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """Report an error, unless only the connection has ended."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]

    def start(self) -> None:
        """Answer requests in a thread."""
        threading.Thread(target=self.serve_forever, daemon=True).start()


class PageRequest(BaseHTTPRequestHandler):
    """A request for the page, one of its files, or the next state."""

    server: PageServer
    protocol_version = "HTTP/1.1"
    timeout = 60

    def do_GET(self) -> None:
        """Answer."""
        if self.headers.get("Host") not in self.server.hosts:  # a page of another name that leads here
            self._send(HTTPStatus.FORBIDDEN, "text/plain; charset=utf-8", b"this address is not served\n")
            return
        asked = urlsplit(self.path)
        if asked.path == "/state":
            self._send_state(parse_qs(asked.query).get("after", [""])[0])
        elif asked.path in FILES:
            name, kind = FILES[asked.path]
            self._send(HTTPStatus.OK, kind, (HERE / name).read_bytes())
        else:
            self._send(HTTPStatus.NOT_FOUND, "text/plain; charset=utf-8", b"there is nothing here\n")

    def _send_state(self, after: str) -> None:
        """Send the state, as soon as it has another number than `after`."""
        board = self.server.board
        with board.changed:
            is_other = board.changed.wait_for(lambda: str(board.number) != after, LONGEST_WAIT)
            told = board.told() if is_other else None
        if told is None:
            self._send(HTTPStatus.NO_CONTENT, "", b"")
        else:
            self._send(HTTPStatus.OK, "application/json", json.dumps(told).encode())

    def _send(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        try:
            self.send_response(status)
            for name, value in HEADERS.items():
                self.send_header(name, value)
            if status != HTTPStatus.NO_CONTENT:
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        except (BrokenPipeError, ConnectionResetError):  # the page was closed or loaded again
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Write no line per request."""
