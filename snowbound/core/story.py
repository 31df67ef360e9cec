"""A whole game as text, to share: who played, what happened in each round, and how it ended.

It has no words of its own, so it is in the language of the facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .facts import HEADLINE, LINE, NOBODY, ROUND, SCORE, TURN, WHY, ToldFact


class Standing(NamedTuple):
    """What a player has at the end."""

    name: str
    place: int
    points: int | None = None  # None if the game has no points


def story_text(
    title: str,
    players: Sequence[str],
    told: Sequence[Sequence[ToldFact]],
    standings: Sequence[Standing] = (),
    reckoning: Sequence[ToldFact] = (),
) -> str:
    """Return the story of a game, from what a reader is told of its events; without standings it is not over."""
    lines = [title, "=" * len(title), "", *(f"- {name}" for name in players), ""]
    for facts in told:
        for fact in facts:
            lines += _lines(fact, lines[-1] == "")
    if standings:
        lines += ["", "-" * len(title), "", *_ending(standings, reckoning)]
    return "\n".join(_without_double_blanks(lines)).strip("\n") + "\n"


def _lines(fact: ToldFact, after_blank: bool) -> list[str]:
    """Return a fact as lines. A round is a heading, a turn a paragraph, and a headline is marked."""
    if fact.weight == ROUND:
        return ["", fact.text, "-" * len(fact.text), ""]
    if fact.weight == TURN:
        return [] if after_blank else [""]
    if fact.weight == HEADLINE:
        return [f"* {fact.text}"]
    return [f"  {fact.text}"] if fact.weight in (LINE, WHY, SCORE) else []


def _ending(standings: Sequence[Standing], reckoning: Sequence[ToldFact]) -> list[str]:
    """Return why the game ended, and the players by place with what they have."""
    lines = [fact.text for fact in reckoning if fact.weight == WHY]
    lines += [fact.text for fact in reckoning if fact.weight == SCORE and fact.seat == NOBODY]
    lines += [""] if lines else []
    ranked = sorted(range(len(standings)), key=lambda seat: (standings[seat].place, seat))
    for seat in ranked:
        name, place, points = standings[seat]
        lines.append(f"{place}. {name}" + ("" if points is None else f": {points}"))
        lines += [f"   - {fact.text}" for fact in reckoning if fact.weight == SCORE and fact.seat == seat]
    return lines


def _without_double_blanks(lines: Sequence[str]) -> list[str]:
    return [line for n, line in enumerate(lines) if line or (n > 0 and lines[n - 1])]
