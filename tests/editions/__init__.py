"""Games that were played under older editions of the rules, and what was legal at each of their events.

`GAME-EDITION-NAME.jsonl` is a log. `GAME-EDITION-NAME.txt` has a line per event: a digest of the acting seats, their
legal actions, the outcomes of chance with their weights, and the points. Both were written by the program of
that edition (`python -m tests.editions GAME`) and are never written again.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from pathlib import Path

from snowbound import Match
from snowbound.core import log as logs
from snowbound.core.contract import CHANCE
from snowbound.core.log import Log

FOLDER = Path(__file__).parent
LONGEST = 900
"""Events after which a kept game is cut off."""


def digest(match: Match) -> str:
    """Return a short digest of everything that the rules say about a position."""
    legal = [(seat, match.legal(seat)) for seat in match.actors if seat != CHANCE]
    account = (match.actors, legal, sorted(match.chances().items()), match.result.points, match.result.places)
    return hashlib.sha256(repr(account).encode()).hexdigest()[:12]


def account(log: Log) -> list[str]:
    """Return the digest of each position of a game, from the one before the first event to the last."""
    match = Match.replay(Log(log.game, log.rules, log.players, log.options, ()), chance="manual")
    lines = [digest(match)]
    for event in log.events:
        match.play(*event)
        lines.append(digest(match))
    return lines


def write(game: str, name: str, players: int, options: Mapping[str, object], seed: int) -> None:
    """Play a game at random and keep its log and its account."""
    chooser = random.Random(seed)
    match = Match(game, players, options=options, seed=seed)
    while not match.over and len(match.events) < LONGEST:
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    file = FOLDER / f"{game}-{match.log.rules}-{name}.jsonl"
    match.save(file)
    file.with_suffix(".txt").write_text("\n".join(account(logs.read(file))) + "\n", encoding="utf-8")
