"""What a rule is about, for the wall: the cards, boxes, Wilds or displays of its step's table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from markupsafe import Markup

from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.desk import Desk
from widgets.chocolatiers_family.table_layout.layout_parts import Parts
from widgets.tabletop.pictured import in_rows
from widgets.tabletop.zone import Zone

WIDTH, CARD = 460, 96
"""All is drawn for so much room (px); the wall makes it as large as itself."""
ROW, BOXES = 4, 3
"""So many cards, and boxes to fill, stand side by side: more would be small on a wall."""
BOX, SPACE, SMALL = 46, 40, 26
"""Spaces (px) of boxes to fill, of one's own display, and of the others'."""
CARDS = 110
"""Height of a Scoring card (px)."""

Rows = Iterable[Sequence[Zone]]


def _tray(parts: Parts, desk: Desk) -> Rows:
    yield (parts.tray(desk, width=WIDTH, height=CARD, per_row=ROW),)


def _hand(parts: Parts, desk: Desk) -> Rows:
    held = max(1, len(desk.state.hands[desk.player]))
    across = min(ROW, held)
    room = {"width": across * CARD, "per_row": ROW, "usual": across}
    yield (zones.hand(desk, height=CARD, **room),)


def _wild(parts: Parts, desk: Desk) -> Rows:
    yield (zones.wild(desk, width=CARD, height=CARD),)


def _boxes(parts: Parts, desk: Desk) -> Rows:
    yield (parts.boxes(desk, width=WIDTH, c=BOX, per_row=BOXES),)


def _cards(parts: Parts, desk: Desk) -> Rows:
    across = -(-parts.cards // 2)
    yield (parts.scoring(desk, width=WIDTH, per_row=across, height=CARDS, widest=CARDS),)


def _display(parts: Parts, desk: Desk) -> Rows:
    yield (zones.own_display(desk, c=SPACE, width=WIDTH, height=5 * SPACE, grow=False),)


def _others(parts: Parts, desk: Desk) -> Rows:
    room = {"width": WIDTH // 2, "height": 5 * SMALL, "snug": True}
    others = (player for player in range(desk.state.players) if player != desk.player)
    yield tuple(parts.other(desk, player, c=SMALL, **room) for player in others)


def _reserved(parts: Parts, desk: Desk) -> Rows:
    if parts.slot is not None:
        yield (parts.slot(desk, c=SPACE),)


AREAS: Mapping[str, Callable[[Parts, Desk], Rows]] = MappingProxyType(
    {
        "tray": _tray,
        "hand": _hand,
        "wild": _wild,
        "boxes": _boxes,
        "cards": _cards,
        "display": _display,
        "others": _others,
        "reserved": _reserved,
    }
)


def drawn(parts: Parts, desk: Desk, areas: Sequence[str]) -> Markup:
    """Return these areas below each other."""

    def rows() -> Iterator[Sequence[Zone]]:
        for area in areas:
            yield from AREAS[area](parts, desk)

    return in_rows(rows())


def by_clause(about: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return the areas of each clause, from the clauses of each row of areas.

    >>> dict(by_clause({"tray hand": "3.1 3.2"}))
    {'3.1': ('tray', 'hand'), '3.2': ('tray', 'hand')}
    """
    return MappingProxyType(
        {
            clause: tuple(areas.split())
            for areas, clauses in about.items()
            for clause in clauses.split()
        }
    )
