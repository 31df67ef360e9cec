"""Which rules are basic: those whose fact occurs in at least half of the games between bots of level 1.

The lessons of a game teach all of them. The measurement is a file in the game's folder, `basic_rules.toml`. It can be
interrupted and continued: game number n always has the same seed.
"""

from __future__ import annotations

import subprocess
import tomllib
from collections import Counter
from pathlib import Path

import msgspec

from snowbound.bots import Bots
from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.match import Match

from .jobs import Progress
from .lineups import seeds_of

FILE = "basic_rules.toml"
BOT = "level:1"
SAVED_EVERY = 10
"""Games after which the file is written."""


class FactShares(msgspec.Struct, forbid_unknown_fields=True):
    """In how many of the games each kind of fact occurred, and what was played."""

    # fmt: off
    edition: int                      # of the rules
    commit: str                       # of the program; empty if it is not in a git repository
    players: int
    seed: int
    games: int
    facts: dict[str, int]             # by kind: the number of games in which it occurred
    # fmt: on

    def rules(self, game: Game) -> set[str]:
        """Return the basic rules: all rules of the facts that occurred in at least half of the games."""
        common = {kind for kind, games in self.facts.items() if 2 * games >= self.games}
        return {rule for kind in game.facts if kind.slug in common for rule in kind.rules}


def read_shares(game: Game) -> FactShares | None:
    """Return the measurement of a game, or None if there is none."""
    file = game.folder / FILE
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), FactShares) if file.exists() else None


def measure(
    game: Game, games: int, *, players: int | None = None, seed: int = 0, progress: Progress = lambda done, of: None
) -> FactShares:
    """Play games between bots of level 1 until there are so many, and write the file of the game.

    A file of the same edition, program, players and seed is continued, any other one replaced.
    """
    number, commit = game.default_players if players is None else players, current_commit(game.folder)
    shares = FactShares(game.version, commit, game.check_players(number), seed, 0, {})
    earlier = read_shares(game)
    if earlier is not None and _is_same(earlier, shares):
        shares = earlier
    counts = Counter(shares.facts)
    while shares.games < games:
        counts.update(facts_of(game, number, *seeds_of(seed, shares.games)))
        shares.games += 1
        if shares.games % SAVED_EVERY == 0 or shares.games == games:
            shares.facts = dict(counts)
            write_shares(game, shares)
        progress(shares.games, games)
    return shares


def facts_of(game: Game, players: int, chance: int, seed: int) -> set[str]:
    """Return the kinds of facts that occur in one game between bots of level 1, its end included."""
    found: set[str] = set()

    def note(match: Match, event: Event) -> None:
        found.update(fact.kind.slug for fact in match.facts(event))

    match = Match(game, players, seed=chance, listener=note)
    Bots(match, dict.fromkeys(range(players), BOT), seed=seed).play()
    return found | {fact.kind for fact in match.reckoning(None)}


def write_shares(game: Game, shares: FactShares) -> None:
    """Write the file of a game."""
    order = {kind.slug: number for number, kind in enumerate(game.facts)}
    head = [f"{name} = {value!r}".replace("'", '"') for name, value in msgspec.to_builtins(shares).items()]
    facts = [f"{kind} = {shares.facts[kind]}" for kind in sorted(shares.facts, key=order.__getitem__)]
    lines = [
        f"# Written by `snowbound basic-rules {game.id}`: in how many of these games between bots of level 1 each kind",
        "# of fact occurs. The lessons teach every rule whose fact occurs in at least half of them.",
        "",
        *(line for line in head if not line.startswith("facts ")),
        "",
        "[facts]",
        *facts,
    ]
    file = game.folder / FILE
    written = file.with_suffix(".new")
    written.write_text("\n".join(lines) + "\n", encoding="utf-8")
    written.replace(file)


def current_commit(folder: Path) -> str:
    """Return the commit of a folder's repository, with a mark if something has changed since; "" without git."""
    command = ["git", "-C", str(folder), "describe", "--always", "--dirty", "--exclude", "*"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _is_same(one: FactShares, other: FactShares) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in ("edition", "commit", "players", "seed"))
