"""`Match`: one game in progress, for Python programs and the command line.

>>> from snowbound import Match
>>> match = Match("uno_power_grab", players=2, seed=3, options={"scoring": "single_round"})
>>> while not match.over:
...     seat = match.actors[0]
...     match.play(seat, match.legal(seat)[0])
>>> match.result.winners
(0,)
"""

from __future__ import annotations

import builtins
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from . import log as logs
from .bits import members
from .board import Board
from .chance import stream
from .colours import seated
from .contract import CHANCE, MOST_ACTIONS, MOST_SEATS, SPECTATOR
from .errors import BadLog, GameOver, IllegalAction, SnowboundError, UnfairUndo, UnknownAction, WrongSeat, in_short
from .frozen import FrozenView, frozen
from .game import Game, is_whole
from .kernels import Kernels, Plain, unchecked_kernels
from .log import Event, Log
from .match_pictures import MatchPictures
from .match_texts import MatchTexts
from .names import seat_names
from .observation import Tensor, observed
from .record import View, copy_states
from .registry import find, find_on
from .result import Result
from .shown import new_memory
from .words import words

Listener = Callable[["Match", Event], None]


class Match(MatchTexts, MatchPictures):
    """One game in progress: who acts, what is legal and why not, views, undo, log, result.

    Chance acts by itself, from the given seed or a random one. With `chance="manual"` its outcomes are
    played like actions, by the seat CHANCE. Listeners are called before each event. `rules` names an older
    edition of the rules (`Game.editions`). `colours` names the players' colours by seat; the others follow in the
    printed order. `names` are the players' names by seat, for texts; they can be set later. `board` is another board
    to play on: a file, or its data (`Game.on_board`).
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        *,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        chance: str = "auto",
        compiled: bool = True,
        listener: Listener | None = None,
        rules: int | None = None,
        colours: Sequence[str] = (),
        names: Sequence[str] = (),
        board: str | Path | Board | None = None,
    ) -> None:
        if chance not in {"auto", "manual"}:
            raise SnowboundError(f"chance is 'auto' or 'manual', not {chance!r}")
        found = game if isinstance(game, Game) else find(game)
        self.game = found if board is None else found.on_board(board)
        self.players = self.game.check_players(players)
        self.rules = self.game.version if rules is None else self.game.check_edition(rules)
        missing = self.game.missing(options or {}, self.rules)
        self.options = self.game.complete({**(options or {}), **missing}, players)
        self._unwritten = frozenset(missing)  # options that a log of an older edition does not have
        self.colours = seated(colours, self.game.colours, players)
        self.names = seat_names(names, players)
        self.seed = secrets.randbits(62) if seed is None else int(seed)
        self.events: list[Event] = []
        self._auto = chance == "auto"
        self._compiled = compiled
        self.listeners: list[Listener] = [] if listener is None else [listener]
        self._rng = stream(self.seed)
        self._run: Kernels | Plain = unchecked_kernels(self.game) if compiled else Plain(self.game)
        self._states = self.game.new_states(self.players, self.options)
        self.shown = new_memory(self.game)  # what events showed, for observations
        self._fair = 0  # events before this number cannot be taken back
        self._out = np.zeros(MOST_ACTIONS, np.int64)
        self._weights = np.zeros(MOST_ACTIONS, np.int64)
        self._look()
        self._settle()

    # --- what may be done

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    def legal(self, seat: int) -> tuple[int, ...]:
        """Return the actions that a seat may take now; none if it may not act."""
        if (known := self._legal.get(seat)) is not None:
            return known
        if seat not in self.actors:
            return ()
        seat = int(seat)
        if seat == CHANCE:
            return tuple(self.chances())
        number = self._run.legal(self._states, 0, seat, self._out)
        legal = self._legal[seat] = tuple(self._out[:number].tolist())
        return legal

    def chances(self) -> dict[int, int]:
        """Return the possible outcomes of chance, with their weights."""
        if CHANCE not in self.actors:
            return {}
        number = self._run.outcomes(self._states, 0, self._out, self._weights)
        outcomes = self._out[:number].tolist()
        return dict(zip(outcomes, self._weights[: len(outcomes)].tolist(), strict=True))

    # --- doing it

    def play(self, seat: int, action: int) -> None:
        """Carry out an action. If it is refused, the error says why, and nothing changes."""
        self.happen(self.checked(seat, action))
        self._settle()

    def checked(self, seat: int, action: int, number: int | None = None) -> Event:
        """Return the event that an action would be. If it is refused, the error says why.

        The error names the number of the event. A table gives the number that the seat knows.
        """
        number = len(self.events) if number is None else number
        seat, action = self._known(seat, action, number)
        legal = self.legal(seat)
        if action in legal:
            return Event(seat, action)
        at = f"in {self.game.id} at event {number}"
        if seat == CHANCE:
            raise IllegalAction(
                f"chance cannot have the outcome {action} {at}: the possible ones are {in_short(legal)}",
                seat=seat,
                action=action,
                legal=legal,
            )
        rule = self.refusal(seat, action)
        alternatives = ", ".join(f"{self.describe(seat, a)} ({a})" for a in legal[:8])
        raise IllegalAction(
            f"seat {seat} cannot {self.describe(seat, action)} "
            f"(action {action}) {at}: {rule}, {words(self.game).say(str(rule))}; "
            f"legal: {alternatives}{', …' if len(legal) > 8 else ''}",
            seat=seat,
            action=action,
            rule=rule,
            legal=legal,
        )

    def happen(self, event: Event) -> None:
        """Apply an event that was checked; chance does not act by itself afterwards."""
        event = Event(*map(int, event))
        # The outcomes of chance and revealed facts are known from now on, so they cannot be taken back.
        if self.reveals(event):
            self._fair = len(self.events) + 1
        for listener in self.listeners:
            listener(self, event)
        if len(self.shown):
            self._run.note_event(self._states, 0, *event, self.shown)
        self._run.apply(self._states, 0, *event)
        self.events.append(event)
        self._look()

    def refusal(self, seat: int, action: int) -> str | None:
        """Return the id of the rule that forbids an action to an acting seat, or None if it is legal."""
        number = self._run.explain(self._states, 0, *self._known(seat, action))
        return self.game.rule_id(number) if number else None

    def forbidden_by(self, seat: int, actions: Iterable[int]) -> list[str]:
        """Return the rules that forbid these illegal actions to an acting seat, from its view."""
        states = self.view(seat).states
        return [self.game.rule_id(self._run.explain(states, 0, int(seat), int(action))) for action in actions]

    def undo(self) -> None:
        """Take back the last decision, unless a hidden or random fact has become known since."""
        if not self.events or len(self.events) <= self._fair:
            raise UnfairUndo(
                f"the last decision in {self.game.id} cannot be taken back at event {len(self.events)}: "
                "a hidden or random fact has become known since, or there is no decision yet"
            )
        fair, events = self._fair, self.events[:-1]
        self._restart()
        for event in events:
            self.happen(event)
        self._fair = fair

    @property
    def fair_from(self) -> int:
        """The number of the first event that may be taken back."""
        return self._fair

    def at(self, number: int, position: builtins.bytes) -> Match:
        """Return the match as it was after `number` events, at the position that `bytes()` returned then."""
        match = Match.__new__(Match)
        match.__dict__.update(self.__dict__)
        match._states = self.game.record.from_bytes(position)
        match.events = self.events[:number]
        match.listeners = []
        match.shown = new_memory(self.game)
        match._fair = min(self._fair, number)
        match._auto = False
        match._look()
        return match

    def resumed(
        self, events: Iterable[Event], position: builtins.bytes, fair_from: int, shown: builtins.bytes = b""
    ) -> Match:
        """Return this game after other events, at the position that `bytes()` returned then, without playing them.

        `fair_from` and `shown` are those of the match that was there.
        """
        match = self.at(0, position)
        match.events = list(events)
        match._fair = fair_from
        if shown:
            match.shown[:] = np.frombuffer(shown, match.shown.dtype)
        return match

    def again(self) -> Match:
        """Return the same game before its first event; the outcomes of chance are played like actions."""
        settings: dict[str, Any] = {"seed": 0, "chance": "manual", "compiled": self._compiled, "rules": self.rules}
        settings |= {"colours": self.colours, "names": self.names}
        return Match(self.game, self.players, options=self.log.options, **settings)

    def audience(self, event: Event) -> int:
        """Return who may know the action of an event that comes next: a bit per seat, or EVERYONE."""
        return int(self._run.audience(self._states, 0, event.seat, event.action))

    def reveals(self, event: Event) -> bool:
        """Return whether an event that comes next reveals something hidden or random."""
        return event.seat == CHANCE or bool(self._run.reveals(self._states, 0, *event))

    def compile(self) -> None:
        """Continue in compiled code a match that began in plain code."""
        self._run, self._compiled = unchecked_kernels(self.game), True

    # --- what is known

    def view(self, seat: int = SPECTATOR) -> View:
        """Return a copy of the position as a seat, or a spectator, sees it now."""
        states = copy_states(self._states)
        self._run.conceal(states, 0, self._viewer(seat))
        return self.game.record.view(states, 0)

    def seen(self, seat: int | None = SPECTATOR) -> FrozenView:
        """Return the position as a seat or a spectator sees it now, or all of it (None). It is made once per viewer."""
        if (known := self._seen.get(seat)) is not None:
            return known
        position = self._states.tobytes() if seat is None else self.view(seat).states.tobytes()
        view = self._seen[seat] = frozen(self.game.record, position)
        return view

    def knowledge(self, seat: int = SPECTATOR) -> View:
        """Return a copy of the position as a bot in a seat may know it.

        It is the view, and what a player with a perfect memory knows from earlier views. A game whose bots
        have a memory of their own gives them the view.
        """
        states = copy_states(self._states)
        self._run.conceal_from_program(states, 0, self._viewer(seat))
        return self.game.record.view(states, 0)

    def observation(self, seat: int = SPECTATOR) -> Tensor:
        """Return what a program in a seat may know as numbers; `game.observation` says what they mean."""
        return observed(self._run, self.knowledge(seat).states, int(seat), self.shown)

    @property
    def position(self) -> View:
        """A copy of the position, including what is hidden."""
        return self.game.record.view(copy_states(self._states), 0)

    def bytes(self, seat: int | None = None) -> bytes:
        """Return the position as bytes: complete, or as a seat may know it. Equal positions have equal bytes."""
        return self._states.tobytes() if seat is None else self.seen(seat).bytes

    @property
    def result(self) -> Result:
        """The current points and places; places are 0 until the game is over."""
        points, places = (np.zeros(MOST_SEATS, np.int64) for _ in range(2))
        self._run.result(self._states, 0, points, places)
        return Result(tuple(points[: self.players].tolist()), tuple(places[: self.players].tolist()))

    # --- saving and loading

    @property
    def log(self) -> Log:
        """The log of the game so far."""
        written = {name: value for name, value in self.options.items() if name not in self._unwritten}
        colours = () if self.colours == self.game.colours[: self.players] else self.colours
        events, names = tuple(self.events), seat_names(self.names, self.players)
        board = self.game.board_change
        return Log(self.game.id, self.rules, self.players, written, events, colours=colours, names=names, board=board)

    def save(self, file: str | Path) -> None:
        """Write the log to a file."""
        Path(file).write_text(logs.dump(self.log), encoding="utf-8")

    @classmethod
    def load(cls, file: str | Path, **settings: Any) -> Match:
        """Return the match whose log is in a file, to look at or to continue."""
        return cls.replay(logs.read(Path(file)), **settings)

    @classmethod
    def replay(cls, log: Log, **settings: Any) -> Match:
        """Return the match that a log describes, on its board; raises BadLog if an event was not possible."""
        game = find_on(log.game, log.board)
        settings = {"colours": log.colours, "names": log.names} | settings
        match = cls(game, log.players, options=log.options, rules=log.rules, **settings | {"chance": "manual"})
        for number, event in enumerate(log.events):
            try:
                match.play(*event)
            except SnowboundError as error:
                raise BadLog(f"event {number} of the log (line {number + 2}) is not possible: {error}") from error
        match._auto = settings.get("chance", "auto") == "auto"
        match._settle()
        return match

    def __repr__(self) -> str:
        return f"<match of {self.game.id}, {self.players} players, {len(self.events)} events>"

    # --- inside

    def _restart(self) -> None:
        self._states = self.game.new_states(self.players, self.options)
        self.shown[:] = 0
        self.events = []
        self._look()

    def _look(self) -> None:
        """Update who may act, after the position has changed."""
        self.actors = members(self._run.actors(self._states, 0))
        self._legal: dict[int, tuple[int, ...]] = {}  # legal actions by seat, as far as they were asked for
        self._seen: dict[int | None, FrozenView] = {}  # what each viewer sees, as far as somebody asked for it

    def _settle(self) -> None:
        while self._auto and self.actors == (CHANCE,):
            self.happen(Event(CHANCE, int(self._run.sample(self._states, 0, self._rng))))

    def _viewer(self, seat: int) -> int:
        if is_whole(seat) and SPECTATOR <= seat < self.players:
            return int(seat)
        raise WrongSeat(
            f"there is no seat {seat!r} in this match: seats are 0 to {self.players - 1}, a spectator is {SPECTATOR}",
            seat=seat,
            action=None,
        )

    def _known(self, seat: int, action: int, number: int | None = None) -> Event:
        """Refuse what no rule need be asked for: the game is over, the seat may not act, there is no such action."""
        acting, limit = self.actors, self.game.outcomes if seat == CHANCE else self.game.actions
        may_act = is_whole(seat) and seat in acting
        if may_act and is_whole(action) and 0 <= action < limit:
            return Event(int(seat), int(action))
        at = f"in {self.game.id} at event {len(self.events) if number is None else number}"
        if not acting:
            raise GameOver(f"nobody may act {at}: the game is over", seat=seat, action=action)
        if not may_act:
            text = f"seat {seat!r} may not act {at}: it is for {_seats(acting)} to act"
            raise WrongSeat(text, seat=seat, action=action)
        raise UnknownAction(
            f"{action!r} is no action {at}: actions of {_seats((seat,))} are whole numbers from 0 to {limit - 1}",
            seat=seat,
            action=action,
            legal=self.legal(seat),
        )


def _seats(seats: tuple[int, ...]) -> str:
    return " or ".join("chance" if seat == CHANCE else f"seat {seat}" for seat in seats)
