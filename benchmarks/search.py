"""Simulations per second of the search: tic-tac-toe, UNO Power Grab to the end of the round, and every game."""

from __future__ import annotations

from benchmarks.timing import rate, seconds_asked
from snowbound.bots import BotSpec
from snowbound.bots.search import ANY_ACTION, SCRATCH, VIEW, Findings
from snowbound.bots.tree import clear, new_tree
from snowbound.core.chance import stream
from snowbound.core.game import Game
from snowbound.core.kernels import kernels
from snowbound.core.match import Match
from snowbound.core.record import words_of
from snowbound.games import every_game, find
from snowbound.lab.tic_tac_toe import TIC_TAC_TOE

TO_THE_END = 100_000  # decisions: no roll-out is cut off


def measure(name: str, match: Match, simulations: int, rollout: int, sensible: bool, seconds: float) -> None:
    """Measure searches from an empty tree in the seat that acts."""
    game, seat = match.game, match.actors[0]
    scratch = game.record.new(SCRATCH)
    scratch[VIEW] = match.view(seat).states[0]
    words, tree, findings, rng = words_of(scratch), new_tree(2 * simulations), Findings.example(), stream(1)
    explore = BotSpec.parse("search:1", game).explore
    search = kernels(game).search

    def once() -> int:
        clear(tree)
        search(scratch, words, tree, findings, seat, ANY_ACTION, simulations, rollout, int(sensible), explore, rng)
        return simulations

    rate(name, once, seconds)


def usual(game: Game) -> Match:
    """Return a two-player game after the deal; in UNO Power Grab, a single round."""
    options = {"scoring": "single_round"} if game.id == "uno_power_grab" else {}
    return Match(game, 2, seed=1, options=options)


seconds = seconds_asked() / 2
measure("search_tic_tac_toe", Match(TIC_TAC_TOE, 2), 2000, TO_THE_END, False, seconds)
measure("search_uno_to_the_end", usual(find("uno_power_grab")), 200, TO_THE_END, False, seconds)
for game in every_game():
    spec = BotSpec.parse("search:1", game)
    measure(f"search_{game.id}", usual(game), 200, spec.rollout, spec.sensible, seconds)
