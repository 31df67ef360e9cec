"""Reports of simulations and studies: heat maps, plots, replays, and the page that shows them.

::

    report = simulate("arctic_race", players=2, games=1000, bots="level:3")
    recordings = record_games(report)
    page = simulation_page(report, recordings, watch_games(report, recordings))
    page.write("arctic_race.html")
    page                                    # in a notebook: shows the page

    result = study("length.toml")
    study_page(result, record_cells(result)).write("length.html")

    found = tune("length.toml")
    tune_page(found).write("tuned.html")
"""

from .page import Page, check_page
from .simulation import record_games, simulation_page, watch_games
from .study_page import record_cells, study_page, watch_cells
from .tune_page import tune_page

__all__ = [
    "Page",
    "check_page",
    "record_cells",
    "record_games",
    "simulation_page",
    "study_page",
    "tune_page",
    "watch_cells",
    "watch_games",
]
