"""How the table is laid out: the board as large as it can be, the hand below it, and beside or
around them who has what and what is asked."""

from __future__ import annotations

from functools import cache

import htpy as h
from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocoly.actions import Action
from tutor.chocoly.state import CHOOSE, TURN, State
from tutor.i18n import _
from widgets.chocoly import zones
from widgets.chocoly.choosing import choice
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.layout import STEPS
from widgets.chocoly.hand_row import turn_button, way_toggle
from widgets.chocoly.selection import Selection
from widgets.chocoly.status import status_line, status_list
from widgets.storage.settings import Frame
from widgets.tabletop import Laid
from widgets.tabletop import Table as AnyTable
from widgets.tabletop.zone import Zone

Given = AnyTable[State, Action, Selection]
SIDE, TALL, LOW, PHONE = "panelled", "upright", "low", "phone"
"""The panel beside the board; everything below each other on a tablet; a low screen held sideways;
a phone."""
LOW_HEIGHT, LOW_WIDTH = 500, 560
BESIDE = 900
"""From this width (px, at normal text size) the panel stands beside the board."""
LEAST_BOARD = 240
"""A board is never lower (px); then the page scrolls."""


@frozen(slots=False)
class Table:
    """What all the layouts need: what the page gives, and the desk."""

    given: Given
    desk: Desk = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "desk", Desk(self.given.board))

    @property
    def choosing(self) -> bool:
        """Whether flavours are chosen; the choice lies where the board will."""
        return self.desk.state.phase == CHOOSE

    @property
    def placing(self) -> bool:
        """Whether tiles are placed: before and after that nothing turns them."""
        return self.desk.state.phase == TURN

    def board(
        self, width: int, height: int, most: int = STEPS[-1]
    ) -> tuple[Node, tuple[Zone, ...]]:
        """The board, its squares up to `most` px, or the choice of a flavour in its place."""
        height = max(LEAST_BOARD, height)
        if self.choosing:
            style = f"width:{width}px;height:{height}px"
            return h.div(".board-place", style=style)[choice(self.desk)], ()
        shown = zones.board(self.desk, width=width, height=height, most=most)
        return shown.element, shown.zones


Made = tuple[h.Element, tuple[Zone, ...]]


def kind_of(frame: Frame) -> str:
    """How the table is laid out in this window."""
    view = frame.view
    across = view.width > view.height
    if across and view.height < LOW_HEIGHT * min(frame.zoom, 1.25) and view.width >= LOW_WIDTH:
        return LOW
    if frame.layout == "phone":
        return PHONE
    if frame.layout == "wide" or (across and view.width / frame.zoom >= BESIDE):
        return SIDE
    return TALL


def lay_out(given: Given, frame: Frame) -> Laid:
    """The table for this window."""
    table = Table(given)
    body, found = {SIDE: _side, TALL: _tall, LOW: _low, PHONE: _phone}[kind_of(frame)](table, frame)
    return Laid(cache(lambda: Markup(str(body))), found)


def _body(table: Table, kind: str, *classes: str, style: str = "") -> h.Element:
    players = str(table.desk.state.players)
    return h.div(
        class_=["playing", "chocoly", kind, *classes], data_players=players, style=style or None
    )


# ---- the panel beside the board

MARGIN, GAP, HEADER = 24, 20, 64
PANEL, LEAST_PANEL = 344, 300
HAND = 136
"""Height of the hand (px)."""
PRINTED_PANEL, PRINTED_HAND, PRINTED = 384, 104, 400
"""On paper: the panel's width, the hand's height and the board's (px)."""
PROJECTED, PROJECTED_PANEL, LEAST_PROJECTED = 1.4, 0.28, 380
"""For a class pieces are so much larger; the panel has this part of the width, and so much at least
(px)."""


def _side(table: Table, frame: Frame) -> Made:
    scale = frame.unit
    margin, gap = round(MARGIN * scale), round(GAP * scale)
    panel = round((PANEL if frame.layout == "wide" else LEAST_PANEL) * scale)
    if frame.projector:
        scale = max(1.0, frame.scale * PROJECTED)
        panel = max(LEAST_PROJECTED, round(PROJECTED_PANEL * frame.view.width))
    elif frame.zoom > 1:
        panel = round(1.15 * panel)
    elif frame.paper:
        panel = PRINTED_PANEL
    width = frame.view.width - 2 * margin - gap - panel
    hand_high = PRINTED_HAND if frame.paper else round(HAND * scale)
    height = (
        PRINTED
        if frame.paper
        else frame.view.height - round(HEADER * scale) - margin - hand_high - gap
    )
    most = round(STEPS[-1] * (2 if frame.projector else 1) * scale)
    board, found = table.board(width, height, most)
    row, more = _hand_row(table, round(0.62 * width), hand_high)
    desk = table.desk
    body = _body(table, SIDE, "wide", style=f"--panel:{panel}px;--gap:{gap}px")[
        h.section(".mine", aria_label=_("Board and hand"))[board, row],
        h.div(".panel.beside-board")[
            table.given.panel,
            status_list(desk),
            h.div(".doing")[way_toggle(desk) if table.placing else None],
        ],
    ]
    return body, (*found, *more)


def _hand_row(
    table: Table, width: int, height: int, *, toggle: bool = False
) -> tuple[h.Element, tuple[Zone, ...]]:
    """Name and pile at the left, the tiles in the middle, the turning at the right."""
    desk = table.desk
    hand = zones.hand(desk, width=width, height=height)
    pile = zones.pile(desk, side=round(0.62 * height))
    row = h.div(".hand-row")[
        h.div(".pile-place")[pile.element, h.span(".label.second")[_("Pile")]],
        hand.element,
        h.div(".hand-controls")[
            turn_button(desk), way_toggle(desk, short=True) if toggle else None
        ],
    ]
    return row, (hand, pile)


SMALL_PILE = 48
"""The pile beside the controls (px)."""


def _controls(table: Table) -> tuple[h.Element, Zone]:
    """Turning and placing side by side, while tiles are placed; and the pile."""
    desk = table.desk
    pile = zones.pile(desk, side=SMALL_PILE)
    row = h.div(".doing")[
        [turn_button(desk), way_toggle(desk, short=True)] if table.placing else None,
        pile.element,
    ]
    return row, pile


# ---- a tablet held upright

TALL_AROUND, TALL_BAR = 60 + 4 * 8 + 24 + 46, 48
"""Heights of all that is round it and does not grow with the text, and of what does (px)."""


def _tall(table: Table, frame: Frame) -> Made:
    width = min(frame.view.width - 2 * MARGIN, 900)
    desk = table.desk
    hand_high = 116
    status = round((96 if desk.state.teams else 64) * (0.6 + 0.4 * frame.zoom))
    height = frame.view.height - TALL_AROUND - round(TALL_BAR * frame.zoom) - status - hand_high
    board, found = table.board(width, height)
    row, more = _hand_row(table, round(0.56 * width), hand_high, toggle=True)
    body = _body(table, TALL, "tablet")[
        status_list(desk),
        h.section(".mine", aria_label=_("Board and hand"))[board, row],
        table.given.panel,
    ]
    return body, (*found, *more)


# ---- a phone, upright and sideways

PHONE_HAND = 92
PHONE_AROUND, PHONE_TEXT = 52 + 48 + 54 + 24 + 5 * 8 + 8, 72 + 52
"""Heights of the header, of who has what, of the controls, of margins and gaps; and of what is
asked and of the foot, which grow with the text (px)."""


def _phone(table: Table, frame: Frame) -> Made:
    desk = table.desk
    width = max(320, frame.view.width) - 24
    around = PHONE_AROUND + round(PHONE_TEXT * frame.zoom)
    board, found = table.board(width, frame.view.height - around - PHONE_HAND)
    hand = zones.hand(desk, width=width, height=PHONE_HAND)
    controls, pile = _controls(table)
    body = _body(table, PHONE)[
        table.given.panel,
        status_line(desk),
        h.section(".mine", aria_label=_("Board and hand"))[board, hand.element],
        controls,
    ]
    return body, (*found, hand, pile)


LOW_MARGIN, LOW_HEADER, LOW_TEXT = 12, 44, 288
LOW_HAND = 66


def _low(table: Table, frame: Frame) -> Made:
    desk = table.desk
    text = round(LOW_TEXT * min(1.25, frame.zoom))
    width = frame.view.width - 3 * LOW_MARGIN - text
    board, found = table.board(width, frame.view.height - LOW_HEADER - LOW_MARGIN)
    hand = zones.hand(desk, width=text, height=LOW_HAND)
    controls, pile = _controls(table)
    body = _body(table, LOW, style=f"--text:{text}px")[
        h.div(".low-column")[
            status_line(desk),
            table.given.panel,
            hand.element,
            controls,
        ],
        h.section(".mine", aria_label=_("Board"))[board],
    ]
    return body, (*found, hand, pile)
