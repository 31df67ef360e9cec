"""A whole game as one viewer may know it, to be exported as a film or as text.

>>> from snowbound import Match
>>> from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
>>> match = Match(TIC_TAC_TOE, players=2, compiled=False)
>>> for field in (0, 3, 1, 4, 2):
...     match.play(match.actors[0], field)
>>> print(retell(match).story())
Tic-tac-toe
===========
<BLANKLINE>
- Player 1
- Player 2
<BLANKLINE>
  Player 1 marks field 0.
  Player 2 marks field 3.
  Player 1 marks field 1.
  Player 2 marks field 4.
  Player 1 marks field 2.
* Player 1 has three in a row.
<BLANKLINE>
-----------
<BLANKLINE>
Three in a row end the game.
<BLANKLINE>
1. Player 1: 1
   - One row of three.
2. Player 2: 0
<BLANKLINE>
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from . import scene as scenes
from .claim import reasons
from .contract import SPECTATOR
from .errors import SnowboundError
from .facts import WHY, ToldFact
from .film import FilmStep, film_step, paced
from .film_svg import film_svg
from .game import Game
from .log import ClaimedResult
from .match import Match
from .picture import art_of
from .scene import Patch, Scene
from .story import Standing, story_text
from .words import player, words

RESULT = 4.0
"""Seconds for which a film shows the result."""


@dataclass(frozen=True)
class RetoldEvent:
    """An event as the viewer was told of it, and how it changed the picture."""

    facts: Sequence[ToldFact]
    change: Patch


@dataclass(frozen=True)
class Retelling:
    """A game as one viewer may know it, in a language."""

    game: Game
    language: str
    names: Sequence[str]  # of the players, by seat
    events: Sequence[RetoldEvent]
    start: Scene | None = None  # before the first event; None without pictures
    reckoning: Sequence[ToldFact] = ()
    points: Sequence[int] = ()
    places: Sequence[int] = ()  # empty if the game is not over

    @property
    def title(self) -> str:
        """The title of the game."""
        return words(self.game, self.language).say("title")

    def story(self) -> str:
        """Return the game as text."""
        told = [event.facts for event in self.events]
        return story_text(self.title, self.names, told, self._standings(), self.reckoning)

    def film(self) -> str:
        """Return the game as an animated SVG file."""
        if self.start is None:
            raise SnowboundError(f"{self.game.id} has no pictures, so it cannot be filmed")
        steps = paced([film_step(event.change, event.facts) for event in self.events])
        if self.places:
            steps.append(FilmStep(Patch(), RESULT, self._result(), self.places.index(min(self.places))))
        return film_svg(self.title, self.names, self.start, steps, art_of(self.game.folder))

    def _standings(self) -> list[Standing]:
        points = self.points if self.game.has_points else [None] * len(self.places)
        return [Standing(*row) for row in zip(self.names, self.places, points, strict=False)]

    def _result(self) -> str:
        """Return why the game ended and the players by place, in one line."""
        why = [fact.text for fact in self.reckoning if fact.weight == WHY]
        ranked = sorted(self._standings(), key=lambda standing: standing.place)
        rows = [f"{s.place}. {s.name}" + ("" if s.points is None else f" ({s.points})") for s in ranked]
        return " ".join([*why, ", ".join(rows)])


def retell(
    match: Match,
    viewer: int | None = SPECTATOR,
    language: str = "en",
    *,
    tall: bool = False,
    claimed: ClaimedResult | None = None,
) -> Retelling:
    """Return a game as a viewer may know it; None sees everything."""
    replay, draws = match.again(), match.game.scene is not None
    start = now = scenes.settled(replay.draw(viewer, tall=tall)) if draws else None
    events = []
    for event in match.events:
        told = replay.tell(event, viewer, language)
        replay.happen(event)
        before = now
        now = scenes.settled(replay.draw(viewer, tall=tall)) if draws else None
        change = scenes.patch(before, now) if before is not None and now is not None else Patch()
        events.append(RetoldEvent(told.facts, change))
    names = player_names(match.game, match.players, match.names, language)
    reckoning: Sequence[ToldFact] = match.reckoning(viewer, language) if match.over else ()
    points, places = (match.result.points, match.result.places) if match.over else ((), ())
    if claimed is not None:
        reckoning, points, places = reasons(claimed, names, language), match.result.points, claimed.places
    return Retelling(match.game, language, names, events, start, reckoning, points, places)


def player_names(game: Game, players: int, names: Sequence[str], language: str) -> list[str]:
    """Return a name for every player: their own, or else their number."""
    say = words(game, language)
    return [say.say(player(seat), names) for seat in range(players)]
