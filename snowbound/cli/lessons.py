"""The commands about lessons: `snowbound lesson` and `snowbound basic-rules`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from snowbound.core.contract import CHANCE
from snowbound.core.errors import SnowboundError
from snowbound.core.game import Game
from snowbound.core.lesson import BadLesson, Lesson, glowing, lessons_of, text_in, walk
from snowbound.core.match import Match
from snowbound.core.words import LANGUAGES
from snowbound.games import find

from .common import add_command, add_game, new_table, players_of, screen, shown_progress

if TYPE_CHECKING:
    from .common import Commands


def add_commands(commands: Commands) -> None:
    """Declare the commands of this module."""
    lesson = add_command(commands, "lesson", "play a lesson step by step and say what is impossible in it", run_lesson)
    add_game(lesson)
    lesson.add_argument("name", metavar="NAME", nargs="?", default="", help="default: all lessons of the game")
    lesson.add_argument("--language", choices=LANGUAGES, default="en", help="default: en")

    basic = add_command(
        commands, "basic-rules", "measure which facts occur in games between bots of level 1", run_basic_rules
    )
    add_game(basic)
    basic.add_argument("--players", type=int, metavar="N", help="default: two, or as few as the game allows")
    basic.add_argument("--games", type=int, default=200, metavar="N", help="number of games in all (default: 200)")
    basic.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal games (default: 0)")


def run_lesson(chosen: argparse.Namespace) -> None:
    """Play lessons, with what is taught and what glows at each step."""
    game = find(chosen.game)
    known = lessons_of(game)
    if not known or (chosen.name and chosen.name not in known):
        raise SnowboundError(f"{game.id} has no lesson {chosen.name!r}; it has {', '.join(known) or 'none'}")
    for name in [chosen.name] if chosen.name else known:
        _show(game, known[name], chosen.language)


def _show(game: Game, lesson: Lesson, language: str) -> None:
    """Print a lesson up to its end, or up to the first step that cannot be played, and what is possible there."""
    title = text_in(lesson.head.title, language)
    screen().print(f"{title} ({lesson.name}), {lesson.head.minutes} minutes", style="bold")
    table = new_table("step", "text", "taught", "glows", "rules")
    seat, last = lesson.head.learner, None
    problem: BadLesson | None = None
    try:
        for number, matches in enumerate(walk(game, lesson)):
            last = matches[0]
            if number == len(lesson.steps):
                break
            step = lesson.steps[number]
            taught = [f"{action}: {last.describe(seat, action, language)}" for action in step.actions]
            glows = glowing(last.draw(seat), step.actions, step.glow) if game.scene is not None else []
            rules = ", ".join(step.teaches)
            table.add_row(str(number + 1), text_in(step.text, language), "\n".join(taught), "\n".join(glows), rules)
    except BadLesson as error:
        problem = error
    table.add_row("end", text_in(lesson.head.end, language), "", "", "")
    screen().print(table)
    if problem is not None:
        raise problem
    if last is not None:
        screen().print(f"After the script: {_possible(last, language)}", markup=False)


def _possible(match: Match, language: str) -> str:
    """Say who acts next and what they can do, to write the next step."""
    if not match.actors:
        return "the game is over"
    if match.actors == (CHANCE,):
        return f"chance has one of {', '.join(map(str, match.legal(CHANCE)))}"
    seats = (
        f"seat {seat} can do " + ", ".join(f"{a} ({match.describe(seat, a, language)})" for a in match.legal(seat))
        for seat in match.actors
    )
    return "; ".join(seats)


def run_basic_rules(chosen: argparse.Namespace) -> None:
    """Measure which facts occur in level-1 games; Ctrl-C keeps what was measured, and the next run continues."""
    from snowbound.lab.basic_rules import measure

    game = find(chosen.game)
    players = None if chosen.players is None else players_of(chosen)
    with shown_progress(game.title) as progress:
        shares = measure(game, chosen.games, players=players, seed=chosen.seed, progress=progress)
    table = new_table("fact", "in games", "rules")
    for kind in game.facts:
        table.add_row(kind.slug, f"{100 * shares.facts.get(kind.slug, 0) / shares.games:.1f} %", ", ".join(kind.rules))
    screen().print(table)
    screen().print(f"basic: {', '.join(sorted(shares.rules(game)))}")
