"""Playing in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.markup import escape

from snowbound.bots import Bots, Judgement, Player, coach, hint_player, hints
from snowbound.bots.hints import why
from snowbound.core.errors import SnowboundError
from snowbound.core.facts import WHY
from snowbound.core.log import Event
from snowbound.core.match import Match
from snowbound.core.retelling import player_names

from .coaching import TerminalCoach

HELP = """a number    choose that action
t           show the table again
?           show a good move: your best actions, their chances to win, and why
u           take back your last decision, if nobody has learnt anything since
w NUMBER    ask why an action is not allowed, by its number in the game
s FILE      save the game
q           quit"""

Ask = Callable[[str], str]


class Quit(Exception):
    """The person quits."""


@dataclass
class Terminal:
    """One person who plays against bots."""

    console: Console
    ask: Ask
    seat: int
    bot: str
    language: str = "en"
    news: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    adviser: Player | None = None
    threshold: float | None = None  # the loss above which the coach speaks; None without a coach
    coach: TerminalCoach | None = None

    def hear(self, match: Match, event: Event) -> None:
        """Collect what the person sees before an event and what they are told about it."""
        if self.adviser is not None:
            self.adviser.watch(match.knowledge(self.seat))
        seen = match.glimpse(self.seat, self.language)
        self.news += [line for line in seen if line not in self.seen]
        self.seen = seen
        told = match.tell(event, self.seat, self.language)
        if self.coach is not None:
            self.coach.hear(told)
        if told.text:
            self.news.append(told.text)

    def play(self, match: Match) -> None:
        """Play until the game is over or the person quits."""
        self.adviser = self.new_adviser(match)
        if self.threshold is not None:
            self.coach = TerminalCoach(self.adviser, self.threshold)
        bots = Bots(match, {seat: self.bot for seat in range(match.players) if seat != self.seat})
        try:
            while not match.over:
                bots.play()
                if not match.over:
                    self.turn(match)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("Stopped.")
            return
        self.tell_news()
        self.show_result(match)

    def new_adviser(self, match: Match) -> Player:
        """Return the bot that gives hints; it remembers no more than an average player."""
        return hint_player(match.game, self.seat, seed=match.seed + 1)

    def turn(self, match: Match) -> None:
        """Show the table and the choices, then follow commands until a move is made."""
        self.tell_news()
        self.show_table(match)
        events = len(match.events)
        while len(match.events) == events:
            try:
                self.follow(match, self.ask("> ").strip())
            except SnowboundError as error:
                self.console.print(f"[red]{escape(str(error))}[/]")

    def follow(self, match: Match, command: str) -> None:
        """Follow one command that the person typed."""
        word, _, rest = command.partition(" ")
        choices = match.legal(self.seat)
        if word.isdigit() and 1 <= int(word) <= len(choices):
            self.choose(match, choices[int(word) - 1])
        elif word == "u":
            match.undo()
            self.show_table(match)
        elif word in ("?", "h"):
            self.hint(match)
        elif word == "t":
            self.show_table(match)
        elif word == "w" and rest.isdigit():
            match.play(self.seat, int(rest))
        elif word == "s" and rest:
            self.save(match, rest)
        elif word == "q":
            raise Quit
        else:
            self.console.print(f"Enter a number from 1 to {len(choices)}, or one of these commands:\n{HELP}")

    def choose(self, match: Match, action: int) -> None:
        """Play an action, unless the coach objects and the person takes it back."""
        judgement = None if self.coach is None else self.coach.objection(match, action)
        if judgement is None or not self.takes_back(match, judgement):
            match.play(self.seat, action)

    def takes_back(self, match: Match, judgement: Judgement) -> bool:
        """Show what the coach has to say about an action, and ask whether the person takes it back."""
        self.console.print(f"[bold]This move is clearly worse: it wins {100 * judgement.win:.0f} %. A better one:[/]")
        self.show_move(match, judgement.best, judgement.best_win, coach.why(match.game, judgement, self.language))
        return self.ask("Take it back? [Y/n] ").strip().lower() not in ("n", "no")

    def save(self, match: Match, file: str) -> None:
        """Save the game to a file."""
        try:
            match.save(file)
        except OSError as error:
            raise SnowboundError(f"cannot write {file}: {error.strerror}") from None
        self.console.print(f"Saved to {escape(file)}.")

    def hint(self, match: Match) -> None:
        """Print the best actions with their chances to win, and why."""
        for one in hints(self.adviser or self.new_adviser(match), match.knowledge(self.seat)):
            self.show_move(match, one.action, one.win, why(match.game, one, self.language))

    def show_move(self, match: Match, action: int, win: float, reason: str) -> None:
        """Print an action with its number, its chance to win, and why."""
        text = match.describe(self.seat, action, self.language)
        self.console.print(
            f"  [bold yellow]{match.legal(self.seat).index(action) + 1:2}[/]  {escape(text)}: "
            f"wins {100 * win:.0f} %\n      [dim]{escape(reason)}[/]"
        )

    def tell_news(self) -> None:
        """Print what has happened since the person's last turn."""
        for text in self.news:
            self.console.print(f"  [dim]{escape(text)}[/]")
        self.news.clear()

    def show_table(self, match: Match) -> None:
        """Print the table, the question and the numbered choices."""
        self.console.rule()
        self.console.print(escape(match.table(self.seat, self.language)))
        if self.seat in match.actors:
            self.console.print(f"[bold]{escape(match.question(self.seat, self.language))}[/]")
            for number, action in enumerate(match.legal(self.seat), 1):
                text = match.describe(self.seat, action, self.language)
                self.console.print(f"  [bold yellow]{number:2}[/]  {escape(text)}")

    def show_result(self, match: Match) -> None:
        """Print why the game ended, and each player's place, points and what they consist of."""
        result, reckoning = match.result, match.reckoning(self.seat, self.language)
        names = player_names(match.game, match.players, match.names, self.language)
        self.console.rule()
        for fact in reckoning:
            if fact.weight == WHY:
                self.console.print(f"[bold]{escape(fact.text)}[/]")
        for seat in sorted(range(match.players), key=lambda seat: result.places[seat]):
            you = " (you)" if seat == self.seat else ""
            place = f"{result.places[seat]}." if result.places[seat] else "–"
            points = f": {result.points[seat]} points" if match.game.has_points else ""
            self.console.print(f"{place:>3} {escape(names[seat])}{you}{points}")
            for fact in reckoning:
                if fact.weight != WHY and fact.seat == seat:
                    self.console.print(f"      [dim]{escape(fact.text)}[/]")
