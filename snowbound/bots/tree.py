"""The tree of a search: a hash table of nodes, each with a row of edges.

A node is a decision of one seat. Its key is a fingerprint of what the searcher and that seat both know,
so transpositions and worlds that differ only in hidden information share a node, and the tree remains
useful at the next move. All memory is allocated at the start. A full tree stops growing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from snowbound.core.rule import inlined, rule

# fmt: off
MISSING = -1                        # no edge
LEAST_SPREAD = 1e-12                # of a variance: actions are explored even if all values are equal
EDGES_PER_NODE = 12
FREE = 0                            # in `keys`


NODE = np.dtype([
    ("key", "i8"),                  # fingerprint, or FREE
    ("row", "i8"),                  # index of its first edge
    ("edges", "i8"),                # number of edges
    ("visits", "i8"),
    ("total", "f8"),                # sum of the values for the seat that decides here
    ("squares", "f8"),              # sum of their squares
    ("weight", "f8"),               # sum over its edges
    ("padding", "i8"),              # to a full cache line
])

EDGE = np.dtype([
    ("action", "i4"),               # ascending within a row
    ("visits", "i4"),
    ("weight", "f8"),               # the seat's inclination to take it: the prior
    ("bonus", "f8"),                # weight / (1 + visits)
    ("value", "f8"),                # mean value for the seat that decides
])
# fmt: on


class Tree(NamedTuple):
    """The nodes and edges of a search."""

    nodes: np.recarray[Any, Any]  # hash table by key
    edges: np.recarray[Any, Any]  # the row of each node is contiguous
    used: NDArray[np.int64]  # numbers of nodes and edges in use

    @staticmethod
    def example() -> Tree:
        """Return the smallest tree."""
        return new_tree(1)


def new_tree(nodes: int) -> Tree:
    """Return an empty tree for this many nodes."""
    return Tree(
        np.zeros(slots_for(nodes), NODE).view(np.recarray),
        np.zeros(nodes * EDGES_PER_NODE, EDGE).view(np.recarray),
        np.zeros(2, np.int64),
    )


def slots_for(nodes: int) -> int:
    """Return the slots of a tree for this many nodes; twice as many slots keep look-ups short."""
    return 1 << max(2 * nodes - 1, 1).bit_length()


def clear(tree: Tree) -> None:
    """Remove all nodes."""
    tree.nodes.key[:] = FREE
    tree.used[:] = 0


def is_nearly_full(tree: Tree) -> bool:
    """Return whether more than half of the memory is used."""
    nodes, edges = tree.used.tolist()
    return bool(4 * nodes > len(tree.nodes) or 2 * edges > len(tree.edges))


@inlined
def find(tree: Any, key: int) -> int:
    """Return the slot of a key: where its node is or would be."""
    last = len(tree.nodes) - 1
    slot = key & last
    while tree.nodes[slot].key != key and tree.nodes[slot].key != FREE:
        slot = (slot + 1) & last
    return int(slot)


@rule
def add_node(tree: Any, slot: int, key: int, actions: Any, weights: Any, number: int) -> bool:
    """Put a new node with these actions into a free slot; return False if the tree is full."""
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
def expand(tree: Any, slot: int, key: int, actions: Any, weights: Any, number: int) -> bool:
    """Ensure that the node of a key has an edge for each action; return False if the tree is full."""
    if tree.nodes[slot].key == key:
        return add_edges(tree, slot, actions, weights, number)
    return add_node(tree, slot, key, actions, weights, number)


@rule
def write_edge(tree: Any, slot: int, edge: int, action: int, weight: float) -> None:
    """Write a new edge without visits."""
    tree.nodes[slot].weight += weight
    tree.edges[edge].action = action
    tree.edges[edge].visits = 0
    tree.edges[edge].weight = weight
    tree.edges[edge].bonus = weight
    tree.edges[edge].value = 0.0


@rule
def copy_edge(tree: Any, edge: int, source: int) -> None:
    """Copy an edge with its statistics."""
    tree.edges[edge].action = tree.edges[source].action
    tree.edges[edge].visits = tree.edges[source].visits
    tree.edges[edge].weight = tree.edges[source].weight
    tree.edges[edge].bonus = tree.edges[source].bonus
    tree.edges[edge].value = tree.edges[source].value


@rule
def add_edges(tree: Any, slot: int, actions: Any, weights: Any, number: int) -> bool:
    """Add edges for these actions to a node, in a new row; return False if the tree is full."""
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
    """Return the legal edge with the highest PUCT score, or MISSING if a legal action has no edge yet.

    Exploration is scaled by the spread of the values seen here, so that `explore` means the same in
    every game. Worlds that differ in hidden information may allow different actions.
    """
    node = tree.nodes[slot]
    first, end = node.row, node.row + node.edges
    visits, weight = node.visits, node.weight
    if number < node.edges:  # count only what is legal in this world
        visits, weight = legal_share(tree, first, end, actions, number)
    share = 1.0 / max(node.visits, 1)
    mean = node.total * share
    variance = max(LEAST_SPREAD, node.squares * share - mean * mean)
    exploration = explore * np.sqrt(variance * (visits + 1.0)) / max(weight, LEAST_SPREAD)
    best, highest = MISSING, -np.inf
    i = 0
    for edge in range(first, end):
        if tree.edges[edge].action != actions[i]:
            continue
        i += 1
        value = tree.edges[edge].value
        if tree.edges[edge].visits == 0:
            value = mean
        score = value + exploration * tree.edges[edge].bonus
        if score > highest:
            best, highest = edge, score
        if i == number:
            return int(best)
    return MISSING


@rule
def legal_share(tree: Any, first: int, end: int, actions: Any, number: int) -> tuple[int, float]:
    """Return the visits and the weight of the edges of legal actions."""
    visits, weight = 0, 0.0
    i = 0
    for edge in range(first, end):
        if i < number and tree.edges[edge].action == actions[i]:
            i += 1
            visits += tree.edges[edge].visits
            weight += tree.edges[edge].weight
    return visits, weight


@inlined
def update(tree: Any, slot: int, edge: int, value: float) -> None:
    """Add the value that a decision led to."""
    node = tree.nodes[slot]
    node.visits += 1
    node.total += value
    node.squares += value * value
    visits = tree.edges[edge].visits + 1
    tree.edges[edge].visits = visits
    tree.edges[edge].value += (value - tree.edges[edge].value) / visits
    tree.edges[edge].bonus = tree.edges[edge].weight / (1.0 + visits)
