"""The search of two turns without pruning and table: every way, payment and end, one by one.

The turns it tries are those of the search itself; only what saves it work is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.kinds import in_order
from tutor.chocolatiers.puzzles.search.hands import paid
from tutor.chocolatiers.puzzles.search.lead import lead
from tutor.chocolatiers.puzzles.search.table import Middle, Node
from tutor.chocolatiers.puzzles.search.turns import (
    End,
    after,
    ends,
    has_room,
    holder,
    offers,
    played,
    put,
    refilled,
    without_box,
)
from tutor.chocolatiers.turns import without


def plain_sure(node: Node, me: int, components: Components) -> int:
    """The lead that is sure from here on."""
    if not node.queue:
        return lead(node.seats, node.first, me, components)
    worth = (plain_sure(child, me, components) for child in _children(node, me, components))
    return max(worth) if node.queue[0] == me else min(worth)


def _children(node: Node, me: int, components: Components) -> Iterator[Node]:
    mover, *rest = node.queue
    seat, rival = node.seats[mover], mover != me
    for middle, boxes in _tables(node, rival, components):
        assert seat.display is not None
        for end in ends(seat.display, seat.wilds > 0 and not boxes, boxes):
            if bool(boxes) == (end.offer is not None):
                yield _child(node, mover, tuple(rest), end, middle, components)


def _tables(
    node: Node, rival: bool, components: Components
) -> Iterator[tuple[Middle, tuple[tuple[int, object], ...]]]:
    """What lies on the table after each way and payment, and the box that was paid for, if any."""
    seat, slots = node.seats[node.queue[0]], len(node.middle.tray)
    for way in played(seat, node.middle, rival):
        yield refilled(node.middle, way, way.cards, slots), ()
        for offer in offers(node.middle, rival) if has_room(seat, components) else ():
            less = without_box(node.middle, offer)
            for _cards, shown in paid(
                way.hand, way.hidden, way.cards, in_order(offer[1].chocolates)
            ):
                yield refilled(less, way, without(way.cards, shown), slots), (offer,)


def _child(
    node: Node, mover: int, rest: tuple[int, ...], end: End, middle: Middle, components: Components
) -> Node:
    seat = node.seats[mover]
    first = holder(seat, mover, end, node.first, components)
    return Node(put(node.seats, mover, after(seat, end)), rest, first, middle)
