"""The settings of the server, including all limits on what clients may send.

>>> Settings.given(["queue=10", "origins=https://games.example"], port=1).queue
10
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from snowbound.core.errors import SnowboundError

BASE_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
"""A path that needs no encoding in a URL, a cookie or a pattern."""

ADMIN = "SNOWBOUND_ADMIN"
"""The environment variable with the tokens of the hosts, so that they do not show in the list of processes."""

SHORTEST_TOKEN = 16


class BadSetting(SnowboundError):
    """An unknown setting, or a wrong value."""

    code = "bad-setting"


@dataclass(frozen=True)
class Settings:
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///snowbound.db"
    # fmt: off
    base_path: str = ""                 # the path under which everything is, such as /games; empty for none
    games: str = ""                     # additional games as module:NAME, separated by commas
    origins: str = ""                   # additional origins that may use the server, separated by commas
    proxies: str = "127.0.0.1,::1"      # addresses and networks whose X-Forwarded-For is trusted, with commas between
    secure_cookie: bool = False         # send the cookie over HTTPS only
    compiled: bool = True               # use compiled code when it is available
    prepare: bool = False               # compile all games in the background after the start

    workers: int = 0                    # bot processes; 0 for one less than the number of cores
    bot_pause: float = 0.4              # seconds before a bot moves, whatever time it needs
    bot_timeout: float = 20             # seconds for a decision of a bot; then it is stopped and a random one is made
    waits: float = 1.0                  # factor of the games' waiting times, such as for the UNO call; 0 for none

    message_bytes: int = 16_384         # size limit of a message or request
    messages_per_second: float = 30     # per socket, on average
    message_burst: int = 120            # per socket, at once
    requests_per_second: float = 50     # per address, on average
    request_burst: int = 300            # per address, at once
    request_timeout: float = 15         # seconds for the headers of a request to arrive, and for its body
    connections_per_address: int = 500  # open connections, with sockets or requests
    connections: int = 25_000           # in total; fewer if the system allows fewer open files
    sockets_per_address: int = 200
    sockets: int = 20_000               # in total
    tables_per_guest: int = 20          # unfinished tables created by one guest
    seats_per_guest: int = 50           # unfinished tables where one guest sits
    games_of_bots: int = 4              # running games among bots alone that were created by one guest
    watched_per_socket: int = 12        # subscriptions to seats and tables
    guests_per_address: int = 100       # new guests per hour
    queue: int = 256                    # messages queued for a slow client before it is disconnected
    queue_bytes: int = 1 << 20          # … and their total size; a single message may be larger

    boards: bool = False                # people may create tables on changed boards
    boards_per_guest: int = 30          # board files that a guest may upload per hour; three times as many per address
    boards_per_hour: int = 300          # board files that all guests together may upload per hour
    layouts_per_guest: int = 6          # … and those that must be compiled: per guest and hour
    layouts_per_hour: int = 30          # … and of all guests per hour
    layout_seconds: float = 240         # seconds for compiling a layout and playing trial games on it
    layouts_compiled: int = 24          # layouts that one process loads in compiled code until it restarts
    layouts_loaded: int = 16            # further layouts that it has in memory at once, in plain code

    finished_days: float = 365          # days that finished tables are kept; 0 for ever
    idle_days: float = 30               # days without a record after which unfinished tables are closed; 0 for never
    guest_days: float = 365             # days without a visit after which guests are deleted; 0 for never
    audit_days: float = 365             # days that entries of the audit log and resolved reports are kept; 0 for ever
    contact: str = ""                   # how to reach the host, shown on the privacy page

    heartbeat: float = 25               # seconds of silence before the server sends a pong
    ping_interval: float = 30           # seconds of silence before a ping, and half as many to answer; 0 for none
    idle: float = 120                   # seconds before an unwatched table is dropped from memory
    tick: float = 0.25                  # seconds between checks of the clocks
    drain: float = 10                   # seconds for sockets to close when the server stops
    # fmt: on
    admin: str = field(default="", repr=False)  # tokens of the hosts as NAME:TOKEN, separated by commas

    @classmethod
    def given(cls, pairs: Sequence[str], **known: Any) -> Settings:
        """Return settings from NAME=VALUE pairs and from keyword arguments."""
        kinds = {field.name: field.type for field in fields(cls)}
        for pair in pairs:
            name, equals, text = pair.partition("=")
            if not equals or name not in kinds:
                raise BadSetting(f"unknown setting {name!r}: use NAME=VALUE with one of {', '.join(kinds)}")
            known[name] = _value(name, str(kinds[name]), text)
        known["base_path"] = _base_path(known.get("base_path", ""))
        known.setdefault("admin", os.environ.get(ADMIN, ""))
        host_tokens(known["admin"])
        return cls(**known)


def _base_path(text: str) -> str:
    """Return a base path without a slash at its end."""
    path = text.rstrip("/")
    if path and not BASE_PATH.fullmatch(path):
        raise BadSetting(f"setting base_path must be a path such as /games, not {text!r}")
    return path


def host_tokens(text: str) -> dict[str, str]:
    """Return the tokens of the hosts by name, from the setting `admin`. A token without a name is that of "host".

    >>> host_tokens("ann:0123456789abcdef,fedcba9876543210")
    {'ann': '0123456789abcdef', 'host': 'fedcba9876543210'}
    """
    tokens: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, token = part.rpartition(":")
        tokens[name or "host"] = token
        if len(token) < SHORTEST_TOKEN:
            raise BadSetting(f"a token of setting admin has at least {SHORTEST_TOKEN} characters")
    return tokens


def _value(name: str, kind: str, text: str) -> Any:
    if kind == "str":
        return text
    if kind == "bool":
        if text not in {"on", "off"}:
            raise BadSetting(f"setting {name} must be on or off, not {text!r}")
        return text == "on"
    try:
        number = float(text) if kind == "float" else int(text)
    except ValueError:
        raise BadSetting(f"setting {name} must be a number, not {text!r}") from None
    if number < 0:
        raise BadSetting(f"setting {name} must not be negative, but is {text}")
    return number


def full_url(url: str) -> str:
    """Return the database URL with its driver, or raise an error that does not reveal the password."""
    scheme, colon, rest = url.partition("://")
    if scheme in {"postgresql", "postgres"}:
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite" and colon:
        return url
    if scheme == "postgresql+psycopg":
        return url
    raise SnowboundError(f"the database must be sqlite:///FILE or postgresql://…, not {url.split('@')[-1]!r}")
