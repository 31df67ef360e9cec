"""The tests that every game inherits."""

from snowbound.testing.suite import *  # noqa: F403
