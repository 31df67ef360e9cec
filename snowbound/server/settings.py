"""What whoever runs the server may set; every limit on what a stranger can send is here.

>>> Settings.given(["queue=10", "origins=https://games.example"], port=1).queue
10
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from snowbound.core.errors import SnowboundError


class BadSetting(SnowboundError):
    """A setting that there is not, or a value that it does not take."""

    code = "bad-setting"


@dataclass(frozen=True)
class Settings:
    """All settings of a server, with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///snowbound.db"
    # fmt: off
    games: str = ""                     # further games as module:NAME, with commas between
    origins: str = ""                   # further origins that may use the server, with commas between
    secure_cookie: bool = False         # whether the cookie is for HTTPS only; set it behind HTTPS
    compiled: bool = True               # whether positions run in compiled code, once it is there
    prepare: bool = False               # whether all games are compiled in the background, before anybody asks

    workers: int = 0                    # bots' processes; 0 for one less than the cores
    bot_pause: float = 0.4              # seconds that a bot waits, so that people can follow

    message_bytes: int = 16_384         # in a message or a request, at most
    messages_per_second: float = 30     # of one socket, over time
    message_burst: int = 120            # of one socket, at once
    requests_per_second: float = 50     # of one address, over time
    request_burst: int = 300            # of one address, at once
    sockets_per_address: int = 200
    sockets: int = 20_000               # altogether
    tables_per_guest: int = 20          # that are not over, created by one guest
    watched_per_socket: int = 12        # seats and tables
    guests_per_address: int = 100       # new ones in an hour
    queue: int = 256                    # messages that wait for a slow reader before it is dropped
    queue_bytes: int = 1 << 20          # … and bytes in them; one message may be longer

    heartbeat: float = 25               # seconds of silence after which the server sends a sign of life
    ping_interval: float = 20           # seconds between two questions whether a client lives; 0 for none
    ping_timeout: float = 20            # seconds after which who has not answered one is cut off
    idle: float = 120                   # seconds after which a table that nobody watches leaves the memory
    tick: float = 0.25                  # seconds between two looks at the clocks
    drain: float = 10                   # seconds that closing sockets get when the server stops
    # fmt: on

    @classmethod
    def given(cls, pairs: Sequence[str], **known: Any) -> Settings:
        """Settings from NAME=VALUE pairs and from what is known otherwise."""
        kinds = {field.name: field.type for field in fields(cls)}
        for pair in pairs:
            name, equals, text = pair.partition("=")
            if not equals or name not in kinds:
                raise BadSetting(f"there is no setting {name!r}; NAME=VALUE is expected, one of {', '.join(kinds)}")
            known[name] = _value(name, str(kinds[name]), text)
        return cls(**known)


def _value(name: str, kind: str, text: str) -> Any:
    if kind == "str":
        return text
    if kind == "bool":
        if text not in {"on", "off"}:
            raise BadSetting(f"setting {name} is on or off, not {text!r}")
        return text == "on"
    try:
        number = float(text) if kind == "float" else int(text)
    except ValueError:
        raise BadSetting(f"setting {name} is a number, not {text!r}") from None
    if number < 0:
        raise BadSetting(f"setting {name} is not below 0, as {text} is")
    return number


def full_url(url: str) -> str:
    """The URL with its driver; raises an error that tells no password if it is none of ours."""
    scheme, colon, rest = url.partition("://")
    if scheme in {"postgresql", "postgres"}:
        return f"postgresql+psycopg://{rest}"
    if scheme == "sqlite" and colon:
        return url
    if scheme == "postgresql+psycopg":
        return url
    raise SnowboundError(f"a database is sqlite:///FILE or postgresql://…, not {url.split('@')[-1]!r}")
