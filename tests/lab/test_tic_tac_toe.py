"""The inherited suite on a game that supplies little: nothing hidden, no chance, no levels, one language."""

from snowbound.lab.tic_tac_toe import TIC_TAC_TOE
from snowbound.testing.suite.bots import *  # noqa: F403
from snowbound.testing.suite.facts import *  # noqa: F403
from snowbound.testing.suite.hidden import *  # noqa: F403
from snowbound.testing.suite.observations import *  # noqa: F403
from snowbound.testing.suite.rules import *  # noqa: F403
from snowbound.testing.suite.scenes import *  # noqa: F403

SNOWBOUND_GAMES = [TIC_TAC_TOE]
