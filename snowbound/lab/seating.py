"""Which bots sit where in simulated games: one for all seats, one per seat, or a mix drawn for each game.

>>> from snowbound.games import find
>>> seating = Seating.of(find("polar_rush"), 3, mix=["level:1", "level:3"])
>>> [seating.names[bot] for bot in seating.seated(seed=3, game=0)]
['level:1', 'level:1', 'level:3']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, cast

from snowbound.bots import BotKind, BotSpec, OwnBot
from snowbound.bots.own import is_bot
from snowbound.bots.spec import UnknownBot
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.suggestion import closest

Bot = str | BotKind | BotSpec | OwnBot | type[OwnBot]
"""A bot by its name, its kind, its spec, or somebody's own class or object."""

EXAMPLES = ("random", "inclined", "greedy", *(f"level:{n}" for n in range(1, 6)), "search:1000")
"""Names of bots, to suggest one for a misspelt name."""


class BadSeating(SnowboundError):
    """Bots that do not fit the seats, or that cannot be simulated."""

    code = "bad-seating"


@dataclass(frozen=True)
class Seating:
    """The bots of simulated games."""

    players: int
    bots: tuple[BotSpec, ...]  # one per seat; of a mix, those that are drawn from
    is_mixed: bool

    @classmethod
    def of(cls, game: Game, players: int, bots: Bot | Sequence[Bot] = (), mix: Sequence[Bot] = ()) -> Seating:
        """Return the seating that was asked for; by default all bots are random."""
        if bots and mix:
            raise BadSeating("name either bots for the seats or a mix of bots, not both")
        players = int(players)
        if mix:
            return cls(players, tuple(_spec(bot, game) for bot in mix), is_mixed=True)
        is_one = isinstance(bots, str | BotKind | BotSpec) or is_bot(bots)
        named: list[Any] = [bots] if is_one else [*cast("Sequence[Bot]", bots)] or [BotKind.RANDOM]
        if len(named) == 1:
            named *= players
        if len(named) != players:
            raise BadSeating(f"{len(named)} bots for {players} players: name one for each seat, or one for all")
        return cls(players, tuple(_spec(bot, game) for bot in named), is_mixed=False)

    @property
    def names(self) -> list[str]:
        """The names of the bots."""
        return [bot.name for bot in self.bots]

    @property
    def is_own(self) -> bool:
        """Whether some are somebody's own bots, which decide in Python."""
        return any(bot.kind == BotKind.OWN for bot in self.bots)

    @property
    def kinds(self) -> list[BotKind] | None:
        """The kinds of the bots if all are simple ones in their seats, else None."""
        if self.is_mixed or any(bot != BotSpec(bot.kind.name.lower(), bot.kind) for bot in self.bots):
            return None
        return [bot.kind for bot in self.bots]

    def seated(self, seed: int, game: int) -> list[int]:
        """Return for each seat which of the bots sits there in a game."""
        if not self.is_mixed:
            return list(range(self.players))
        digest = blake2b(f"{seed} {game} seats".encode(), digest_size=4 * self.players).digest()
        drawn = (int.from_bytes(digest[4 * seat : 4 * seat + 4]) for seat in range(self.players))
        return [number * len(self.bots) >> 32 for number in drawn]


def named_bot(name: str, game: Game) -> BotSpec:
    """Return the bot of that name; the error of a misspelt one says which was probably meant."""
    try:
        return BotSpec.parse(name.strip(), game)
    except UnknownBot as error:
        meant = closest(name.strip(), EXAMPLES)
        raise UnknownBot(f"{error}; did you mean {meant}?" if meant else str(error)) from None


def _spec(bot: Bot, game: Game) -> BotSpec:
    spec = named_bot(bot, game) if isinstance(bot, str) else BotSpec.of(bot, game)
    if spec.milliseconds:
        raise BadSeating(
            f"{spec} is limited by time, and equal seeds would not give equal games: "
            f"name the simulations per move instead, such as search:1000"
        )
    return spec
