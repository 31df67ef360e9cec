"""Makes docs/wire.md from the messages in `wire`: `make wire` writes it, and a test keeps it true."""

from __future__ import annotations

import inspect
import re
import sys
from typing import Any, get_args

import msgspec

from snowbound.core import scene

from ..tables import records
from ..transport.http_api import Api
from . import wire

FIELD = re.compile(r"^    (\w+): (.+?)(?: = (.+?))?(?:\s+# (.*))?$")

HEAD = """# The wire

Made by `make wire` from [`snowbound/server/messages/wire.py`](../snowbound/server/messages/wire.py).

One WebSocket at `/ws` per page; messages are JSON objects with a `type`. A cookie (`POST /api/guest`) says who
speaks, or a seat's token in `hello` or in the header `Authorization: Bearer`. Whoever speaks without either may watch.

- A move is acknowledged when it is on the disk. Until the acknowledgement comes, send it again with the same `key`,
  also over a new socket: it counts once, and the answer is the same.
- Everything that happens at a table has a number. `news` tell what happened, in order, with the view afterwards.
  After a lost connection, `watch` with `since` set to the last number you have.
- A reader who does not keep up is told so (`closing`) and closed; it may come back at once.
- Fields that are at their default are left out. A field without a default is always there.
- `position` is the game's record as this seat may know it, as bytes in base64 (`snowbound.core.record`).
"""

HTTP = """## The same over HTTP

A command for a table is `POST /api/tables/TABLE/COMMAND` with the command's fields (without `type` and `table`) as
JSON; the answer is the `ack` (of `preview`, `foreseen`), or `{"error": …}` with a status of 400 or more. What `hello`
says on a socket, the address says here: `?language=da&scenes=wide`. Besides:

| request | answer |
|---|---|
"""


def page() -> str:
    """The whole document."""
    parts = [HEAD, "## From the client\n"]
    parts += [_section(kind) for kind in get_args(wire.Commands)]
    parts.append("## From the server\n")
    parts += [_section(kind) for kind in get_args(wire.Messages)]
    parts.append("## Parts of messages\n")
    parts += [_section(kind) for kind in _parts()]
    parts.append("## Kinds of values\n\n" + "".join(_kinds()))
    parts.append(HTTP + "".join(_requests()))
    return "\n".join(parts)


def _parts() -> list[Any]:
    messages = {*get_args(wire.Commands), *get_args(wire.Messages), wire.Command, wire.TableCommand, wire.Message}
    return [
        kind
        for module in (wire, scene)
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind not in messages
    ]


def _section(kind: Any) -> str:
    title = kind.__struct_config__.tag or kind.__name__
    text = inspect.cleandoc(kind.__doc__)
    ours = {wire.__name__, scene.__name__}
    rows = [row for base in reversed(kind.__mro__) if base.__module__ in ours for row in _rows(base)]
    table = "| field | type | default | meaning |\n|---|---|---|---|\n" + "".join(rows) if rows else ""
    return f"### {title}\n\n{text}\n\n{table}"


def _rows(kind: Any) -> list[str]:
    rows = []
    for line in inspect.getsource(kind).splitlines():
        if found := FIELD.match(line):
            name, type_, default, meaning = found.groups()
            shown = f"`{default}`" if default else "–"
            rows.append(f"| `{name}` | `{type_.replace('|', chr(92) + '|')}` | {shown} | {meaning or ''} |\n")
    return rows


def _kinds() -> list[str]:
    rows = ["| name | values |\n|---|---|\n"]
    for module in (wire, records, scene):
        for name, values in re.findall(r"^(\w+) = ((?:Annotated|Literal)\[.*\])$", inspect.getsource(module), re.M):
            rows.append(f"| `{name}` | `{values}` |\n")
    return rows


def _requests() -> list[str]:
    rows = []
    for route in Api(None).routes():  # type: ignore[arg-type]
        handler: Any = route.endpoint
        method = next(m for m in sorted(route.methods or ()) if m != "HEAD")
        rows.append(f"| `{method} {route.path}` | {handler.__doc__} |\n")
    return rows


if __name__ == "__main__":
    sys.stdout.write(page())
