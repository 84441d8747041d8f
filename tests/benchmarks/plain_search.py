"""The search of two turns without pruning and table: every way, payment and end, one by one.

The turns it tries are those of the search itself; only what saves it work is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.puzzles.search.hands import paid
from tutor.chocolatiers.puzzles.search.lead import lead
from tutor.chocolatiers.puzzles.search.table import Middle, Node
from tutor.chocolatiers.puzzles.search.turns import (
    Cards,
    End,
    Menu,
    after,
    cards_of,
    ends,
    holder,
    offers,
    played,
    put,
    refilled,
    without_box,
)
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import in_order


def plain_sure(node: Node, me: int, components: Components) -> int:
    """The lead that is sure from here on."""
    if not node.queue:
        return lead(node.seats, node.first, me, components)
    worth = (plain_sure(child, me, components) for child in _children(node, me, components))
    return max(worth) if node.queue[0] == me else min(worth)


def _children(node: Node, me: int, components: Components) -> Iterator[Node]:
    mover, *rest = node.queue
    seat = node.seats[mover]
    assert seat.display is not None
    cards = cards_of(seat, mover != me, components)
    for middle, boxes in _tables(node.middle, cards):
        for end in ends(seat.display, seat.wilds > 0 and not boxes, boxes):
            if bool(boxes) == (end.offer is not None):
                yield _child(node, mover, tuple(rest), end, middle, components)


def _tables(middle: Middle, cards: Cards) -> Iterator[tuple[Middle, Menu]]:
    """What lies on the table after each way and payment, and the box that was paid for, if any."""
    slots = len(middle.tray)
    for way in played(cards, middle):
        yield refilled(middle, way, way.cards, slots), ()
        for offer in offers(middle, cards):
            less, needed = without_box(middle, offer), in_order(offer[1].chocolates)
            for _payment, shown in paid(way.hand, way.hidden, way.cards, needed):
                yield refilled(less, way, without(way.cards, shown), slots), (offer,)


def _child(
    node: Node, mover: int, rest: tuple[int, ...], end: End, middle: Middle, components: Components
) -> Node:
    seat = node.seats[mover]
    first = holder(seat, mover, end, node.first, components)
    return Node(put(node.seats, mover, after(seat, end)), rest, first, middle)
