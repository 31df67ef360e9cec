"""What events showed to everyone at the table, kept beside the position for the observations that follow.

A position says what can be seen now. A player at the table has also seen what happened since that player's last
decision, such as a tile that was turned over and back. Environments and matches keep such facts in a *memory*, one
array per game in progress. A game that supplies `shown` and `observe_shown` has one; for all other games the memory
is empty and the functions here compile to nothing. Playouts and searches never use a memory.

    >>> import numpy as np
    >>> memory = np.zeros(FACTS + 3, np.int64)       # room for three facts
    >>> for fact in (7, 8, 9, 10):
    ...     keep(memory, fact)
    >>> kept_for(memory, seat=0), facts_for(memory, seat=0)
    (3, [10, 9, 8])
    >>> begin_decision(memory, seat=0)
    >>> facts_for(memory, seat=0), facts_for(memory, seat=1)
    ([], [10, 9, 8])

All facts are public, so one list serves all viewers, and a viewer's part of it begins at that viewer's last decision.
If there are more facts than room, the oldest are overwritten, and the observation counts them in `shown_lost`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .contract import CHANCE, MOST_SEATS, NOTHING_SHOWN, SPECTATOR, observe_shown, shown, supplies
from .entry import OBSERVED, STATES, WHOLE, WHOLES, entry
from .observation import capped
from .record import at
from .rule import compiled_as, rule

if TYPE_CHECKING:
    from .game import Game

Memory = NDArray[np.int64]

# What a memory holds.
# fmt: off
TOTAL = 0                                 # facts since the game began
NEXT = 1                                  # where the next fact is written, counted from FACTS
MARKS = 3                                 # TOTAL at the last decision of each seat; before them, of any seat
FACTS = MARKS + MOST_SEATS                # the latest facts, in a circle
# fmt: on


def memory_size(game: Game) -> int:
    """Return the length of a game's memory: 0 if the game shows nothing that must be kept."""
    return FACTS + game.observation.kept if game.observation.kept else 0


def new_memory(game: Game) -> Memory:
    """Return the memory of a game that begins."""
    return np.zeros(memory_size(game), np.int64)


# --- writing


@rule
def keep(memory: Any, fact: int) -> None:
    """Append a fact; if there is no room, it replaces the oldest one."""
    place = memory[NEXT]
    memory[FACTS + place] = fact
    memory[TOTAL] += 1
    place += 1
    if FACTS + place == len(memory):  # a division would be slower
        place = 0
    memory[NEXT] = place


@rule
def begin_decision(memory: Any, seat: int) -> None:
    """Forget everything shown before a decision of this seat, for the seat itself and for spectators."""
    memory[MARKS + seat] = memory[TOTAL]
    memory[MARKS + SPECTATOR] = memory[TOTAL]


@rule
def note_shown(s: Any, seat: int, action: int, memory: Any) -> None:
    """`note` for a game that supplies `shown`."""
    if seat != CHANCE:
        begin_decision(memory, seat)
    fact = shown(s, seat, action)
    if fact != NOTHING_SHOWN:
        keep(memory, fact)


@rule
def note_nothing(s: Any, seat: int, action: int, memory: Any) -> None:
    """`note` for all other games."""


def _compiled_note() -> Any:
    return lambda s, seat, action, memory: note_shown if supplies(s, "shown") else note_nothing


@compiled_as(_compiled_note)
def note(s: Any, seat: int, action: int, memory: Any) -> None:
    """Keep what an event shows, before it is applied; a decision first empties the seat's part of the memory."""
    way = note_shown if supplies(s.record, "shown") else note_nothing
    way(s, seat, action, memory)


# --- reading


@rule
def kept_for(memory: Any, seat: int) -> int:
    """Return how many facts since this viewer's last decision are still there."""
    return int(min(memory[TOTAL] - memory[MARKS + seat], len(memory) - FACTS))


def facts_for(memory: Memory, seat: int) -> list[int]:
    """Return these facts, the newest first."""
    latest = np.roll(memory[FACTS:], -memory[NEXT])[::-1]
    return [int(fact) for fact in latest[: kept_for(memory, seat)]]


@rule
def write_facts(s: Any, seat: int, memory: Any, out: Any) -> None:
    """`write_shown` for a game that supplies `shown`."""
    kept = kept_for(memory, seat)
    place = memory[NEXT]
    for number in range(kept):
        if place == 0:
            place = len(memory) - FACTS
        place -= 1
        observe_shown(s, memory[FACTS + place], number, out)
    out[len(out) - 2] = kept
    out[len(out) - 1] = capped(memory[TOTAL] - memory[MARKS + seat] - kept)


@rule
def write_nothing(s: Any, seat: int, memory: Any, out: Any) -> None:
    """`write_shown` for all other games."""


def _compiled_write() -> Any:
    return lambda s, seat, memory, out: write_facts if supplies(s, "shown") else write_nothing


@compiled_as(_compiled_write)
def write_shown(s: Any, seat: int, memory: Any, out: Any) -> None:
    """Write what a viewer was shown since the last decision to an observation; these planes are still 0 in `out`."""
    way = write_facts if supplies(s.record, "shown") else write_nothing
    way(s, seat, memory, out)


# --- entries


@entry
def note_event(states: STATES, i: WHOLE, seat: WHOLE, action: WHOLE, memory: WHOLES) -> None:
    """`note` for position `i`."""
    note(at(states, i), seat, action, memory)


@entry
def add_shown(states: STATES, i: WHOLE, seat: WHOLE, memory: WHOLES, out: OBSERVED) -> None:
    """`write_shown` for position `i`."""
    write_shown(at(states, i), seat, memory, out)
