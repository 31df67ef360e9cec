"""Own bots for tests, named `tests.bots.own_bots:CLASS`."""

from __future__ import annotations

from typing import Any, ClassVar

from snowbound.bots import Player
from snowbound.core.game import Game
from snowbound.core.log import ToldEvent
from snowbound.core.record import View


class First:
    """Takes the first legal action, and keeps all that it was told."""

    made: ClassVar[list[First]] = []
    """All bots of this class since a test emptied the list."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game, self.seat, self.seed = game, seat, seed
        self.views: list[bytes] = []
        self.told: list[ToldEvent | None] = []
        First.made.append(self)

    def watch(self, view: View, told: ToldEvent | None) -> None:
        self.views.append(view.states.tobytes())
        self.told.append(told)

    def decide(self, view: View, legal: tuple[int, ...]) -> int:
        assert view.states.tobytes() == self.views[-1], "the view is the last one that it was shown"
        return legal[0]


class Greedy:
    """One of our own bots, as if somebody had written it."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.player = Player(game, seat, "greedy", seed=seed)

    def watch(self, view: View, told: ToldEvent | None) -> None:
        if self.player.has_memory:
            self.player.watch(view)

    def decide(self, view: View, legal: tuple[int, ...]) -> int:
        return self.player.decide(view)


class Cheating(First):
    """Chooses what it must not."""

    choice: Any = -1

    def decide(self, view: View, legal: tuple[int, ...]) -> int:
        return type(self).choice  # type: ignore[no-any-return]


class Mute:
    """No bot: it has no `watch`."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        """Make nothing."""

    def decide(self, view: View, legal: tuple[int, ...]) -> int:
        return legal[0]


NOT_CALLABLE = 3
