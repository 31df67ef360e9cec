"""The table server: people play together over the network, nothing is lost, nothing leaks.

`snowbound serve` runs it. A table is an append-only log in a database (`store`); a live table
(`table`) is that log folded into a position; messages (`wire`) tell each seat what it may know.

    >>> from snowbound.server import Settings
    >>> Settings(port=0).database
    'sqlite:///snowbound.db'
"""

from .settings import Settings

__all__ = ["Settings"]
