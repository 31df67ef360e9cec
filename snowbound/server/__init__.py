"""The table server: people, programs and bots play together over the network.

`snowbound serve` runs it. The way of one command: a message arrives in `transport`, `tables` decides and records it,
`storage` commits it, `messages` tells everyone, and `workers` run the bots.

    client ──► transport        sockets and HTTP, rate limits, start-up
                   │
                   ▼
               tables           Authorizer.submit: may this caller do that?
                   │            LiveTables.execute: a Draft of log records, applied to the TableState
                   ├──────────► storage     one commit for many tables; other processes are notified
                   ├──────────► messages    one view per viewer, with nothing that is hidden from them
                   │               │
    clients ◄──────┼───────────────┘
                   ▼
               workers          Scheduler asks a bot; its move takes the same way

A table is an append-only log. Its state is that log folded into a position, so it can be dropped from memory and
rebuilt at any time.

    >>> from snowbound.server import Settings
    >>> Settings(port=0).database
    'sqlite:///snowbound.db'
"""

from .settings import Settings

__all__ = ["Settings"]
