"""Bots that play in a `Match`: each sees the views of its seat, in order, and moves when it may."""

from __future__ import annotations

from collections.abc import Mapping

from snowbound.core.game import Game
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.record import States

from .own import OwnPlayer
from .player import Player
from .simple import BotKind
from .spec import BotSpec
from .telling import EventTeller


def new_player(game: Game, seat: int, bot: object, *, seed: int = 0) -> Player | OwnPlayer:
    """Return a bot for a seat, by its name, its spec, or somebody's own class or object."""
    spec = BotSpec.of(bot, game)
    if spec.kind == BotKind.OWN:
        return OwnPlayer(game, seat, spec.name, spec.own, seed=seed)
    return Player(game, seat, spec, seed=seed)


class Bots:
    """The bots in some seats of a match.

    Own bots are told the game from its beginning. After an undo there are new ones, which are told it again.
    """

    def __init__(self, match: Match, bots: Mapping[int, object], *, seed: int | None = None) -> None:
        self.match = match
        self._seed = match.seed + 1 if seed is None else seed
        self._specs = {int(seat): BotSpec.of(bot, match.game) for seat, bot in bots.items()}
        self.players: dict[int, Player | OwnPlayer] = {}
        self._teller: EventTeller | None = None
        self._untold: tuple[States, Event] | None = None  # the last event, with the position before it
        self._next = 0  # the number of the next event
        self._begin()
        if self._teller is not None or any(player.has_memory for player in self.players.values()):
            match.listeners.append(self._watch)

    def decide(self, seat: int) -> int:
        """Return the action that the bot in a seat takes now; the seat must be one that may act."""
        self._tell()
        return self.players[seat].decide(self.match.knowledge(seat))

    def play(self) -> None:
        """Play until the game is over or a seat without a bot has to act."""
        while seats := [seat for seat in self.match.actors if seat in self.players]:
            self.match.play(seats[0], self.decide(seats[0]))
        self._tell()

    def _begin(self) -> None:
        match, kept = self.match, self.players
        self.players = {
            seat: kept[seat]
            if seat in kept and spec.kind != BotKind.OWN
            else new_player(match.game, seat, spec, seed=self._seed)
            for seat, spec in self._specs.items()
        }
        own = {seat: player for seat, player in self.players.items() if isinstance(player, OwnPlayer)}
        self._teller = _told(match, own) if own else None
        self._untold, self._next = None, len(match.events)

    def _watch(self, match: Match, event: Event) -> None:
        """Before an event, tell own bots of the last one, and show the position to all bots with a memory."""
        self._tell()
        for seat, player in self.players.items():
            if isinstance(player, Player) and player.has_memory:
                player.watch(match.knowledge(seat))
        if self._teller is not None:
            self._untold = match.position.states, event
        self._next += 1

    def _tell(self) -> None:
        if len(self.match.events) != self._next:  # all events were taken back
            self._begin()
        if self._teller is not None and self._untold is not None:
            before, event = self._untold
            self._untold = None
            self._teller.happened(before, self.match.position.states, event)


def _told(match: Match, bots: dict[int, OwnPlayer]) -> EventTeller:
    """Return a teller that has told these bots all events so far."""
    again = match.again()
    teller = EventTeller(match.game, bots, again.position.states)
    for event in match.events:
        before = again.position.states
        again.happen(event)
        teller.happened(before, again.position.states, event)
    return teller
