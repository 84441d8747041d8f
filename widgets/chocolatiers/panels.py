"""The parts of the table that a lesson step shows, each a panel of canvases of a chosen size."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocolatiers.display import Place
from tutor.i18n import _
from widgets.chocolatiers.draw import BLEED, DisplayLayout, box_side
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.zones import (
    Board,
    Zone,
    graph,
    hand,
    other_display,
    own_display,
    scoring_cards,
    stacks,
    tray,
    wild,
)

LABEL = 26
"""Height of a panel's label."""
GAP = 12
SIDE_BY_SIDE = 16
WILD_WIDTH = 76
CARD_ROOM = {"tray": 14 + 9, "hand": 24 + 9, "wild": 24 + 9}
"""What a row of cards needs beside the cards."""
SCORING_HEIGHT = 76
STACK_GAP = 18


@frozen
class Size:
    """How large things are drawn: height of a card, c of stacks, of the own and other displays."""

    card: int
    stack: int
    display: int
    other: int
    graph: int = 178


@frozen
class Details:
    """What a step brings out.

    `focus`: the kind it is about. `link`: two spaces of the display, as shown, that do not join.
    `badges`, `grow`: of the display, see `own_display`.
    """

    focus: str = ""
    link: tuple[Place, Place] | None = None
    badges: bool = True
    grow: bool = False


PLAIN = Details()


@frozen
class Panel:
    """One part of the table: its area, what it is called, and what is in it."""

    area: str
    title: str
    zones: tuple[Zone, ...]
    body: Node

    @property
    def element(self) -> h.Element:
        """The panel with its name above it."""
        return h.section(class_=["zone", f"zone-{self.area}"], aria_label=self.title)[
            h.p(".label", aria_hidden="true")[self.title] if self.area != "display" else None,
            self.body,
        ]


def title_of(area: str) -> str:
    """What an area is called."""
    return {
        "display": _("Your display"),
        "tray": _("Share Tray"),
        "hand": _("Your hand"),
        "stacks": _("Boxes"),
        "wild": _("Your Wilds"),
        "graph": _("Groups"),
        "cards": _("Scoring cards"),
        "others": _("Other players"),
    }[area]


def height_of(area: str, board: Board, width: int, size: Size) -> int:
    """How high a panel will be, without drawing it; 0 for the display, which takes what is left."""
    if area in CARD_ROOM:
        return LABEL + CARD_ROOM[area] + size.card
    if area == "stacks":
        return LABEL + 12 + box_side(stack_size(board, width, size)) + BLEED
    if area == "graph":
        return LABEL + size.graph
    if area == "cards":
        return LABEL + SCORING_HEIGHT + 12
    if area == "others":
        players = board.state.players - 1
        high = display_size(other_size(board, width, size))[1]
        return LABEL + -(-players // per_row(board, width)) * (high + LABEL)
    return 0


def stack_size(board: Board, width: int, size: Size) -> int:
    """The c of the stacks: smaller where they would touch."""
    number = len(board.state.stacks)
    side = (width - STACK_GAP * (number - 1)) // max(1, number)
    return next((c for c in range(size.stack, 20, -1) if box_side(c) <= side), 20)


def display_size(c: int) -> tuple[int, int]:
    """Width and height of a display of 3 by 2 boxes with spaces of `c` px."""
    layout = DisplayLayout.of("", grid=(2, 3), c=c)
    return layout.width, layout.height


def panel(
    area: str,
    board: Board,
    width: int,
    size: Size,
    height: int,
    areas: Iterable[str],
    details: Details = PLAIN,
    tall: bool = False,
) -> Panel:
    """The panel of an area, `width` px wide.

    `height`: of the display. `areas`: all that are shown (Wilds lie beside the hand). `tall`: the
    counts stand under the graph.
    """
    zones: tuple[Zone, ...]
    if area == "display":
        wide = min(width, display_size(size.display)[0])
        shown = own_display(
            board,
            c=size.display,
            width=wide,
            height=height,
            link=details.link,
            badges=details.badges,
            grow=details.grow,
        )
        zones = (shown,)
    elif area == "hand" and "wild" in areas:
        rest = width - WILD_WIDTH - 3 * BLEED
        zones = (hand(board, width=rest, height=size.card), _wild(board, size))
    elif area == "hand":
        zones = (hand(board, width=width, height=size.card),)
    elif area == "wild":
        zones = (_wild(board, size),)
    elif area == "tray":
        narrow = width < 480
        zones = (tray(board, width=width, height=size.card, piles=not narrow),)
    elif area == "stacks":
        zones = (stacks(board, width=width, c=stack_size(board, width, size)),)
    elif area == "cards":
        zones = (scoring_cards(board, width=width, per_row=7 if width >= 340 else 4),)
    elif area == "others":
        return _others(board, width, size)
    else:
        return _groups(board, width, size, details.focus, tall)
    return Panel(
        area, title_of(area), zones, lambda: h.div(".in-row")[[zone.element for zone in zones]]
    )


def _wild(board: Board, size: Size) -> Zone:
    return wild(board, width=WILD_WIDTH, height=size.card)


def per_row(board: Board, width: int) -> int:
    """How many other displays stand side by side."""
    return min(board.state.players - 1, 3 if width >= 520 else 2)


def other_size(board: Board, width: int, size: Size) -> int:
    """The c of the other displays: smaller where they would not fit side by side."""
    number = per_row(board, width)
    wide = (width - SIDE_BY_SIDE * (number - 1)) // number
    return next((c for c in range(size.other, 8, -1) if display_size(c)[0] <= wide), 8)


def _others(board: Board, width: int, size: Size) -> Panel:
    c = other_size(board, width, size)
    wide, high = display_size(c)
    zones = tuple(
        other_display(board, player, c=c, width=wide, height=high)
        for player in range(board.state.players)
        if player != board.player
    )
    return Panel(
        "others",
        title_of("others"),
        zones,
        lambda: h.div(".in-row")[[h.div[h.p(".name")[zone.label], zone.element] for zone in zones]],
    )


def _groups(board: Board, width: int, size: Size, focus: str, tall: bool) -> Panel:
    """The graph with the counts at its right, or below."""
    room = width if tall else min(round(size.graph * 1.45), width - 150)
    zone = graph(board, width=room, height=size.graph, focus="")
    before = board.state.displays[board.player]
    body = h.div(class_=["in-row", "groups", "tall" if tall else "flat"])[
        zone.element,
        counts(board.preview.display, focus=focus, before=before, small=True),
    ]
    return Panel("graph", title_of("graph"), (zone,), body)
