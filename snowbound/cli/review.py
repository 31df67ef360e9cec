"""The command `snowbound review`: the costliest decisions of a player in a saved game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape

from snowbound.bots import CostlyMove, Review, review
from snowbound.bots.coach import why
from snowbound.core.match import Match
from snowbound.core.retelling import player_names
from snowbound.core.words import LANGUAGES

from .common import add_command, add_json, print_json, screen, shown_progress

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    command = add_command(commands, "review", "show the costliest decisions of a player in a saved game", run_review)
    add_json(command)
    command.add_argument("file", metavar="FILE", type=Path, help="a finished game that was saved as a log (.jsonl)")
    command.add_argument("--seat", type=int, default=0, metavar="N", help="whose, counted from 0 (default: 0)")
    command.add_argument("--simulations", type=int, default=0, metavar="N", help="of one search (default: as a hint)")
    command.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")


def run_review(chosen: argparse.Namespace) -> None:
    """Review a saved game, and print or return what was found."""
    match = Match.load(chosen.file, chance="manual")
    with shown_progress(match.game.title) as progress:
        found = review(match, chosen.seat, simulations=chosen.simulations, progress=progress)
    if chosen.json:
        print_json(asdict(found))
    else:
        show_review(match, found, chosen.language)


def show_review(match: Match, found: Review, language: str) -> None:
    """Print the costliest decisions with the better moves, and luck apart from them."""
    name = player_names(match.game, match.players, match.names, language)[found.seat]
    screen().print(f"[bold]{escape(name)}[/]: {found.decisions} decisions with more than one choice.")
    if not found.costliest:
        screen().print("No decision was clearly worse than another one.")
    for one, before in _with_positions(match, found):
        judgement = one.judgement
        played, better = (before.describe(found.seat, a, language) for a in (judgement.action, judgement.best))
        screen().print(
            f"[bold yellow]{one.event:5}[/]  {escape(played)}: wins {_percent(judgement.win)}\n"
            f"       better: {escape(better)}: wins {_percent(judgement.best_win)}\n"
            f"       [dim]{escape(why(match.game, judgement, language))}[/]"
        )
    screen().print(_balance(found))


def _with_positions(match: Match, found: Review) -> Iterator[tuple[CostlyMove, Match]]:
    """Yield the costliest decisions in their order, each with the match as it was before."""
    for one in found.costliest:
        before = match.again()
        for event in match.events[: one.event]:
            before.happen(event)
        yield one, before


def _balance(found: Review) -> str:
    """Return the line that shows luck apart from the decisions."""
    lost = sum(one.judgement.loss for one in found.costliest)
    return (
        f"Result compared with an even share: {_signed(found.luck - lost)}. "
        f"These decisions: {_signed(-lost)}. Luck and how the others played: {_signed(found.luck)}."
    )


def _signed(share: float) -> str:
    percent = round(100 * share)
    return f"{percent:+d} %".replace("-", "−") if percent else "0 %"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
