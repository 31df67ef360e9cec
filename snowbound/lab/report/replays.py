"""A recorded game on a page: its picture, and the changes with which a script steps through it.

The changes are what a table sends to clients. Everything that a sprite looks like is written once, so a game of 400
events takes some 60 KB. Without scripts, and on paper, the page shows the last picture.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from snowbound.core.film import film_step
from snowbound.core.names import SEAT_NAME_AT_MOST
from snowbound.core.picture import Art, art_of, decimal, sprite_classes, sprite_shapes
from snowbound.core.retelling import RetoldEvent, retell
from snowbound.core.scene import Scene, Sprite
from snowbound.lab.recording import Recording

MOST_BYTES = 700_000
"""The most that one replay may add to a page."""

HIDDEN = -1
"""Instead of a content: the slot shows nothing."""

Slot = tuple[float, str]
"""A place in the drawing order: a layer and a sprite. A sprite that changes its layer has several."""

Change = list[float]
"""A slot, its content, and where it is: x, y, turn and scale. A line has no place."""


@dataclass(frozen=True)
class Replay:
    """A game on a page."""

    title: str
    reason: str  # why this game was chosen
    width: float
    height: float
    slots: int
    last: str  # the last picture
    contents: list[str]  # what slots can show
    steps: list[tuple[str, list[Change]]]  # what has happened, and what changes in the picture

    def html(self) -> str:
        """Return the picture with its buttons."""
        buttons = "".join(f'<button type="button">{name}</button>' for name in ("Start", "Back", "Play", "Next", "End"))
        data = json.dumps({"contents": self.contents, "steps": self.steps}, ensure_ascii=False, separators=(",", ":"))
        return (
            f'<figure class="replay"><figcaption><h3>{escape(self.title)}</h3><p>{escape(self.reason)}</p></figcaption>'
            f'<svg viewBox="0 0 {decimal(self.width)} {decimal(self.height)}" class="scene" role="img" '
            f'aria-label="{escape(self.title)}">{self.last}</svg>'
            f'<p class="told" aria-live="polite">{escape(self.steps[-1][0])}</p>'
            f'<div class="controls" hidden>{buttons}'
            f'<input type="range" min="0" max="0" value="0" aria-label="{escape(self.title)}: step"></div>'
            f'<script type="application/json">{data.replace("<", chr(92) + "u003c")}</script></figure>'
        )


def replay_of(recording: Recording, title: str, reason: str) -> Replay | None:
    """Return the replay of a game in which all hands are seen; None if the game has no pictures or is too long."""
    if recording.game.scene is None:
        return None
    match = recording.match()
    match.names = _names(recording)
    told = retell(match, None)
    assert told.start is not None
    replay = _Replay(told.start, art_of(recording.game.folder))
    replay.play(told.events)
    found = replay.finished(title, reason)
    return found if len(found.html().encode()) <= MOST_BYTES else None


def _names(recording: Recording) -> tuple[str, ...]:
    """Return the bots as names of the players if they differ."""
    if len(set(recording.bots)) == 1:
        return ()
    return tuple(f"{seat + 1}: {bot}"[:SEAT_NAME_AT_MOST] for seat, bot in enumerate(recording.bots))


class _Replay:
    """A replay that is being written. The numbers of slots are known at the end."""

    def __init__(self, start: Scene, art: Art) -> None:
        self.start, self.art = start, art
        self.now = {sprite.id: sprite for sprite in start.sprites}
        self.contents: dict[str, int] = {}
        self.used: set[Slot] = set()
        self.steps: list[tuple[str, dict[Slot, list[float]]]] = [("The game begins.", {})]
        self._show(start.sprites)

    def play(self, events: Iterable[RetoldEvent]) -> None:
        """Add events. Those of which a reader is told nothing belong to the step before."""
        for event in events:
            caption = film_step(event.change, event.facts).caption
            if caption:
                self.steps.append((caption, {}))
            self._hide(event.change.gone)
            for sprite in event.change.sprites:
                if (old := self.now.get(sprite.id)) is not None and _slot(old) != _slot(sprite):
                    self._hide([old.id])
            self._show(event.change.sprites)

    def finished(self, title: str, reason: str) -> Replay:
        """Return the replay."""
        order = sorted(self.used)
        numbers = {slot: number for number, slot in enumerate(order)}
        steps = [
            (caption, [[numbers[slot], *change] for slot, change in changes.items()]) for caption, changes in self.steps
        ]
        contents = list(self.contents)
        last = "".join(map(_group, self._last(order), [contents] * len(order)))
        return Replay(title, reason, self.start.width, self.start.height, len(order), last, contents, steps)

    def _last(self, order: Iterable[Slot]) -> Iterable[list[float]]:
        shown: Mapping[Slot, list[float]] = {}
        for _, changes in self.steps:
            shown = {**shown, **changes}
        return [shown[slot] for slot in order]

    def _show(self, sprites: Iterable[Sprite]) -> None:
        for sprite in sprites:
            self.now[sprite.id] = sprite
            content = f'<g class="{sprite_classes(sprite, self.start.colours)}">{sprite_shapes(sprite, self.art)}</g>'
            number = self.contents.setdefault(content, len(self.contents))
            self._change(_slot(sprite), [number, *_place(sprite)])

    def _hide(self, ids: Iterable[str]) -> None:
        for id in ids:
            self._change(_slot(self.now.pop(id)), [HIDDEN])

    def _change(self, slot: Slot, change: list[float]) -> None:
        self.used.add(slot)
        self.steps[-1][1][slot] = change


def _slot(sprite: Sprite) -> Slot:
    return sprite.layer, sprite.id


def _place(sprite: Sprite) -> list[float]:
    """Return where a sprite is, without what is usual."""
    if sprite.path:
        return []
    place = [sprite.x, sprite.y, sprite.turn, sprite.scale]
    while len(place) > 2 and place[-1] == (1.0 if len(place) == 4 else 0.0):
        place.pop()
    return [round(number, 3) for number in place]


def _group(change: list[float], contents: list[str]) -> str:
    """Return a slot as a page without scripts shows it."""
    if change[0] == HIDDEN:
        return "<g></g>"
    content = contents[int(change[0])]
    if len(change) == 1:
        return f"<g>{content}</g>"
    x, y, turn, scale = [*change[1:], *(0.0, 1.0)[len(change) - 3 :]]
    place = f"translate({decimal(x)} {decimal(y)}) rotate({decimal(turn)}) scale({scale:g})"
    return f'<g transform="{place}">{content}</g>'
