"""The table of largest groups: who wins which Scoring card, which are tied."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles.names import mark_of, seats, solver_names
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.scoring import Award
from tutor.i18n import _
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.draw.icons import icon_svg
from widgets.tabletop.zone import badge, called

HIDDEN = "?"
CHEAP = "3·4"
"""The sign of what is awarded for no kind, but for boxes of 3 and 4 points."""


def groups_table(
    position: Position, *, before: Position | None = None, hidden: str = "", focus: str = ""
) -> h.Element:
    """Return the table of a position.

    `before`: sizes that have changed since then tell by how much. `hidden`: kinds whose sizes
    are the question. `focus`: a kind to bring out.
    """
    edition = position.edition
    now = edition.awards(position.displays)
    old = edition.awards(before.displays) if before is not None else now
    points = edition.points
    names = solver_names(position)
    return h.table(".groups-table")[
        h.thead[
            h.tr[
                h.th(".start", scope="col")[h.span(".table-title")[_("Largest groups")]],
                h.th(scope="col")[_card(icon_svg("flag", 20), _("First"), points["first"])],
                (
                    h.th(scope="col", class_={"focus": kind == focus})[
                        _card(
                            piece_svg(kind, 28) if kind in KINDS else h.b[CHEAP],
                            _(edition.names[kind]),
                            points[kind],
                            down=kind not in hidden and now[kind].winner is None,
                        )
                    ]
                    for kind in edition.names
                ),
                h.th(scope="col")[_(edition.title)],
            ]
        ],
        h.tbody[
            (
                h.tr(class_={"own": player == position.player})[
                    h.th(scope="row")[
                        h.span(".named")[
                            badge(seat := mark_of(position, player), 20),
                            h.span[called(names[player], seat)],
                        ]
                    ],
                    h.td[_first(position, player)],
                    (
                        h.td(class_={"focus": kind == focus})[
                            HIDDEN
                            if kind in hidden or (hidden == KINDS and kind not in KINDS)
                            else _size(now[kind], old[kind].sizes[player], player)
                        ]
                        for kind in edition.names
                    ),
                    h.td(".sum")[_cards(position, now.values(), player, bool(hidden))],
                ]
                for player in seats(position)
            )
        ],
    ]


def _card(picture: Node, title: str, points: int, *, down: bool = False) -> h.Element:
    """A Scoring card with its points; one that nobody wins lies face down."""
    if down:
        words = _("{card}, face down").format(card=title)
        return h.span(".scoring.down")[
            picture, icon_svg("equal", 18), h.span(".visually-hidden")[words]
        ]
    return h.span(".scoring")[
        picture,
        h.span[h.span(".visually-hidden")[_("{card}, points:").format(card=title), " "], points],
    ]


def _first(position: Position, player: int) -> Node:
    if position.first != player:
        return None
    return h.span(".cell.won")[icon_svg("flag", 18), h.span(".visually-hidden")[_("holds First")]]


def _size(award: Award, old: int, player: int) -> h.Element:
    """One size: filled if it wins the card, dashed if it is tied for it."""
    size = award.sizes[player]
    state, words = "", ""
    if award.winner == player:
        state, words = "won", _("wins the card")
    elif player in award.tied:
        state, words = "tied", _("tied")
    change = size - old
    return h.span(class_=["cell", state] if state else ["cell"])[
        str(size),
        h.span(".visually-hidden")[" ", words] if words else None,
        h.span(".change")[f"{change:+d}"] if change else None,
    ]


def _cards(position: Position, now: Iterable[Award], player: int, hidden: bool) -> str:
    if hidden:
        return HIDDEN
    won = sum(award.winner == player for award in now)
    return str(won + (position.first == player))
