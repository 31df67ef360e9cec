"""How long people take for a decision, as each game's `pace.toml` says: fitted to the printed playing time."""

from __future__ import annotations

import tomllib
from math import nan

from snowbound.core.game import Game


def seconds_per_decision(game: Game) -> float:
    """Return the seconds that people take for a decision; not a number if the game does not say."""
    file = game.folder / "pace.toml"
    if not file.exists():
        return nan
    return float(tomllib.loads(file.read_text(encoding="utf-8"))["seconds_per_decision"])
