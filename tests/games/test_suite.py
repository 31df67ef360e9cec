"""The suite that every game inherits, for the games that come with Snowbound."""

from snowbound.testing.suite import *  # noqa: F403
