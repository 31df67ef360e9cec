"""The tests that every game inherits: `from snowbound.testing.suite import *` in a test module."""

from .board import *
from .bots import *
from .changed_boards import *
from .environments import *
from .explanations import *
from .facts import *
from .hidden import *
from .lessons import *
from .observations import *
from .options import *
from .refusals import *
from .rules import *
from .scenes import *
from .texts import *
