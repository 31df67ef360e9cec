"""What the server stores about people and for how long. The page `/privacy` says it in words.

`tests/server/test_privacy.py` compares the columns with the schema of the database, so that nothing new is stored
without a sentence.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..settings import Settings


class StoredItem(NamedTuple):
    """One kind of thing that is stored."""

    what: str  # the page has the texts `privacy-WHAT` and `privacy-WHAT-text`
    seen: str  # who can see it: the text `privacy-seen-SEEN`
    setting: str  # which says for how many days; empty if the text says how long
    columns: dict[str, tuple[str, ...]]  # by table of the database


ITEMS = (
    StoredItem(
        "guest", "all", "guest_days", {"guests": ("id", "name", "created", "seen", "cookies", "hidden", "purged")}
    ),
    StoredItem("access", "nobody", "", {"tokens": ("hash", "kind", "guest", "table_id", "seat", "expires")}),
    StoredItem(
        "tables",
        "table",
        "finished_days",
        {
            "tables": (
                *("id", "game", "rules", "players", "options", "owner", "timing", "stand_in", "visibility"),
                *("invitation", "seed", "commitment", "created", "status", "seats", "lobby", "key", "board"),
            ),
            "boards": ("id", "game", "board", "created"),
            "players": ("guest", "table_id"),
        },
    ),
    StoredItem(
        "moves",
        "table",
        "finished_days",
        {
            "events": ("table_id", "seq", "kind", "seat", "action", "by", "key", "more", "at"),
            "snapshots": ("table_id", "seq", "fingerprint", "checksum", "data"),
        },
    ),
    StoredItem(
        "reports",
        "host",
        "audit_days",
        {"reports": ("id", "at", "reporter", "guest", "table_id", "name", "kind", "handled")},
    ),
    StoredItem("people", "you", "", {"restrictions": ("guest", "kind", "other", "at")}),
    StoredItem("bans", "host", "", {"bans": ("id", "guest", "address", "reason", "created", "expires")}),
    StoredItem("audit", "host", "audit_days", {"audit": ("number", "at", "by", "what", "guest", "more")}),
    StoredItem(
        "server",
        "host",
        "",
        {
            "settings": ("name", "value"),
            "processes": ("id", "expires", "name", "schema"),
            "leases": ("table_id", "process", "token"),
        },
    ),
    StoredItem("addresses", "host", "", {}),
    StoredItem("device", "you", "", {}),
)
"""Everything that is stored. Addresses are in memory and in the log of the server, `device` is in the browser."""


def stored(settings: Settings) -> dict[str, Any]:
    """Return what the privacy page needs. Days are 0 for things that are kept for ever, and missing if none apply."""
    items = [
        {"what": item.what, "seen": item.seen} | ({"days": getattr(settings, item.setting)} if item.setting else {})
        for item in ITEMS
    ]
    return {"items": items, "idle_days": settings.idle_days, "contact": settings.contact}
