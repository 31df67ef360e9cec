"""Tells the other server processes about reactions and about changed lists of blocked people."""

from __future__ import annotations

from ..storage.cluster import ClusterLink, ClusterMessage
from ..storage.restrictions import Restrictions
from .reactions import Reactions


def connect_people(cluster: ClusterLink, reactions: Reactions, restrictions: Restrictions) -> None:
    """Pass on what happens in this process, and follow what happens in others."""

    async def reaction(message: ClusterMessage) -> None:
        for sender in message.guests:
            await reactions.deliver(message.table, message.seat, sender, message.picture)

    async def restriction(message: ClusterMessage) -> None:
        await restrictions.changed(*message.guests, is_remote=True)

    def announce(guest: str, other: str) -> None:
        cluster.tell(ClusterMessage(cluster.process, "restriction", guests=[guest, other]))

    cluster.handlers |= {"reaction": reaction, "restriction": restriction}
    reactions.cluster = cluster
    restrictions.announce = announce
