"""What a search remembers of the positions it met: a hash table of nodes, each with a row of edges.

A node is a decision of one seat, told from others by what the searcher and that seat both know
(`core.record.fingerprint`). So different ways to one position meet in one node, worlds that
differ in what is hidden share one, and the tree still serves at the searcher's next move. All
memory is reserved beforehand; when it is used up the tree stops growing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.rule import inlined, rule

# fmt: off
MISSING = -1                        # no edge
LEAST_SPREAD = 1e-12                # a square, so that a seat whose values are all alike still tries everything
EDGES_PER_NODE = 12
FREE = 0                            # in `keys`


NODE = np.dtype([
    ("key", "i8"),                  # the fingerprint of a decision, or FREE
    ("row", "i8"),                  # its first edge
    ("edges", "i8"),                # how many it has
    ("visits", "i8"),
    ("total", "f8"),                # of the values for the seat that decides here
    ("squares", "f8"),              # of these values
    ("weight", "f8"),               # of all its edges
    ("rest", "i8"),                 # to a full cache line
])

EDGE = np.dtype([
    ("action", "i4"),               # ascending within a row
    ("taken", "i4"),                # how often
    ("weight", "f8"),               # the seat's inclination to take it
    ("urge", "f8"),                 # the same, fading each time that it is taken
    ("value", "f8"),                # the mean for the seat when it was taken
])
# fmt: on


class Tree(NamedTuple):
    """All that a search remembers."""

    nodes: np.recarray[Any, Any]  # each in the slot of its key
    edges: np.recarray[Any, Any]  # in rows, one row after the other
    used: NDArray[np.int64]  # nodes and edges in use

    @staticmethod
    def example() -> Tree:
        """The smallest tree."""
        return new_tree(1)


def new_tree(nodes: int) -> Tree:
    """An empty tree with room for about so many nodes; twice as many slots keep look-ups short."""
    slots = 1 << max(2 * nodes - 1, 1).bit_length()
    return Tree(
        np.zeros(slots, NODE).view(np.recarray),
        np.zeros(nodes * EDGES_PER_NODE, EDGE).view(np.recarray),
        np.zeros(2, np.int64),
    )


def clear(tree: Tree) -> None:
    """Forget all nodes."""
    tree.nodes.key[:] = FREE
    tree.used[:] = 0


def is_nearly_full(tree: Tree) -> bool:
    """Whether more than half of the room is used up."""
    nodes, edges = tree.used.tolist()
    return bool(4 * nodes > len(tree.nodes) or 2 * edges > len(tree.edges))


@inlined
def find(tree: Any, key: int) -> int:
    """The slot of a key: where its node is, or where it would be."""
    last = len(tree.nodes) - 1
    slot = key & last
    while tree.nodes[slot].key != key and tree.nodes[slot].key != FREE:
        slot = (slot + 1) & last
    return int(slot)


@rule
def add_node(tree: Any, slot: int, key: int, actions: Any, weights: Any, number: int) -> bool:
    """Put a new node with these actions into a free slot; False if there is no room."""
    nodes, edges = tree.used[0], tree.used[1]
    if 2 * (nodes + 1) > len(tree.nodes) or edges + number > len(tree.edges):
        return False
    tree.used[0] = nodes + 1
    tree.used[1] = edges + number
    tree.nodes[slot].key = key
    tree.nodes[slot].row = edges
    tree.nodes[slot].edges = number
    tree.nodes[slot].visits = 0
    tree.nodes[slot].total = 0.0
    tree.nodes[slot].squares = 0.0
    tree.nodes[slot].weight = 0.0
    for i in range(number):
        write_edge(tree, slot, edges + i, actions[i], weights[i])
    return True


@rule
def grow(tree: Any, slot: int, key: int, actions: Any, weights: Any, number: int) -> bool:
    """Make the node of a key have an edge for each of these actions; False if there is no room."""
    if tree.nodes[slot].key == key:
        return widen(tree, slot, actions, weights, number)
    return add_node(tree, slot, key, actions, weights, number)


@rule
def write_edge(tree: Any, slot: int, edge: int, action: int, weight: float) -> None:
    """A new edge, never taken so far."""
    tree.nodes[slot].weight += weight
    tree.edges[edge].action = action
    tree.edges[edge].taken = 0
    tree.edges[edge].weight = weight
    tree.edges[edge].urge = weight
    tree.edges[edge].value = 0.0


@rule
def copy_edge(tree: Any, edge: int, source: int) -> None:
    """Move an edge with all it has learnt."""
    tree.edges[edge].action = tree.edges[source].action
    tree.edges[edge].taken = tree.edges[source].taken
    tree.edges[edge].weight = tree.edges[source].weight
    tree.edges[edge].urge = tree.edges[source].urge
    tree.edges[edge].value = tree.edges[source].value


@rule
def widen(tree: Any, slot: int, actions: Any, weights: Any, number: int) -> bool:
    """Give a node edges for all these actions too, in a new row; False if there is no room."""
    edge = tree.nodes[slot].row
    end = edge + tree.nodes[slot].edges
    row = tree.used[1]
    if row + number + tree.nodes[slot].edges > len(tree.edges):
        return False
    new = row
    for i in range(number):
        while edge < end and tree.edges[edge].action < actions[i]:
            copy_edge(tree, new, edge)
            edge += 1
            new += 1
        if edge < end and tree.edges[edge].action == actions[i]:
            copy_edge(tree, new, edge)
            edge += 1
        else:
            write_edge(tree, slot, new, actions[i], weights[i])
        new += 1
    while edge < end:
        copy_edge(tree, new, edge)
        edge += 1
        new += 1
    tree.nodes[slot].row = row
    tree.nodes[slot].edges = new - row
    tree.used[1] = new
    return True


@inlined
def best_edge(tree: Any, slot: int, actions: Any, number: int, explore: float) -> int:
    """The legal edge that is worth most, or that most needs a try (PUCT); MISSING if a legal action has no edge yet.

    How much a try is worth is measured by the spread of the values met here, so that `explore` means
    the same in every game. Worlds that differ in what is hidden may allow different actions.
    """
    node = tree.nodes[slot]
    first, end = node.row, node.row + node.edges
    taken, weight = node.visits, node.weight
    if number < node.edges:  # only what is legal in this world counts
        taken, weight = legal_share(tree, first, end, actions, number)
    share = 1.0 / max(node.visits, 1)
    mean = node.total * share
    variance = max(LEAST_SPREAD, node.squares * share - mean * mean)
    curiosity = explore * np.sqrt(variance * (taken + 1.0)) / max(weight, LEAST_SPREAD)
    best, highest = MISSING, -np.inf
    i = 0
    for edge in range(first, end):
        if tree.edges[edge].action != actions[i]:
            continue
        i += 1
        value = tree.edges[edge].value
        if tree.edges[edge].taken == 0:
            value = mean
        score = value + curiosity * tree.edges[edge].urge
        if score > highest:
            best, highest = edge, score
        if i == number:
            return int(best)
    return MISSING


@rule
def legal_share(tree: Any, first: int, end: int, actions: Any, number: int) -> tuple[int, float]:
    """How often the edges of legal actions were taken, and their weight."""
    taken, weight = 0, 0.0
    i = 0
    for edge in range(first, end):
        if i < number and tree.edges[edge].action == actions[i]:
            i += 1
            taken += tree.edges[edge].taken
            weight += tree.edges[edge].weight
    return taken, weight


@inlined
def learn(tree: Any, slot: int, edge: int, value: float) -> None:
    """Add what a decision has led to."""
    node = tree.nodes[slot]
    node.visits += 1
    node.total += value
    node.squares += value * value
    taken = tree.edges[edge].taken + 1
    tree.edges[edge].taken = taken
    tree.edges[edge].value += (value - tree.edges[edge].value) / taken
    tree.edges[edge].urge = tree.edges[edge].weight / (1.0 + taken)
