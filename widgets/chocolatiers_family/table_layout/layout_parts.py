"""Shared parts of the table's layouts: their input, heads, counts and tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import htpy as h
from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolatiers_family.phases import OVER
from tutor.chocolatiers_family.scoring import BOXES, WILDS
from tutor.i18n import _, ngettext
from widgets.browser.parts import Part, written_once
from widgets.chocolatiers_family import zones
from widgets.chocolatiers_family.desk import Desk, Signs
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.groups import counts
from widgets.chocolatiers_family.prompts import tab
from widgets.chocolatiers_family.selection import Selection
from widgets.draw.icons import icon_svg
from widgets.tabletop import Board as AnyBoard
from widgets.tabletop import Table as AnyTable
from widgets.tabletop.zone import Zone, badge, called

TABS = ("play", "others", "score")
SIDES = ("score", "groups")


ROWS: Mapping[str, tuple[str, ...]] = {"tab": TABS, "side": SIDES, "other": ()}
"""The rows of tabs by the act that turns to one; `other` has a tab for each other player."""


Held = tuple[Node, int, str]
"""Something a player has: a picture, how many, and both in words."""


@frozen(kw_only=True)
class Parts:
    """The zones of an edition's table, and their names.

    `tab`: the tab of a phone that the moment calls for. `boxes`: those to fill; `places`: in how
    many places they lie. `slot`: a place at
    the left of the own display, None if there is none. `held`: what is told of a player besides
    cards, Wilds and points; `mark`: what lies beside their name; `turn`: what a phone shows below
    the display. `hand`: so many cards find room in the hand. `cards`: so many Scoring cards there
    are. `style`: a class of the whole table. `printed`: `other` on
    paper, its pieces all of one size.
    """

    signs: Signs
    boxes: Callable[..., Zone]
    scoring: Callable[..., Zone]
    places: Callable[[Any], int]
    hand: int
    cards: int
    boxes_name: str
    tray_name: str
    supply_name: str
    cards_name: str
    cards_tab: str
    tab: Callable[[Any], str] = tab
    other: Callable[..., Zone] = zones.other_display
    printed: Callable[..., Zone] = zones.other_display
    tray: Callable[..., Zone] = zones.tray
    slot: Callable[..., Zone] | None = None
    slot_name: str = ""
    held: Callable[[Desk, int], Iterable[Held]] = lambda desk, player: ()
    turn: Callable[[Desk], Node] = lambda desk: None
    mark: Callable[[Desk, int], Node] = lambda desk, player: None
    style: str = ""


@frozen(slots=False)
class Table:
    """The input of the layouts: the page's data and values derived from it."""

    given: AnyTable[Any, Any, Selection]
    parts: Parts
    desk: Desk = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "desk", Desk(self.given.board, self.parts.signs))

    @property
    def board(self) -> AnyBoard[Any, Any, Selection]:
        """The board."""
        return self.given.board

    @property
    def others(self) -> list[int]:
        """The other players in the order of play."""
        count, you = self.board.state.players, self.board.player
        return [(you + n) % count for n in range(1, count)]

    @property
    def tab(self) -> str:
        """The tab of a phone: the one turned to, else what the moment calls for."""
        wanted = self.given.tabs.get("tab", "")
        return wanted if wanted in TABS else self.parts.tab(self.board)

    @property
    def side(self) -> str:
        """What the panel beside the display shows."""
        wanted = self.given.tabs.get("side", "")
        return wanted if wanted in SIDES else SIDES[0]

    @property
    def other(self) -> int:
        """Whose display a phone shows."""
        wanted = self.given.tabs.get("other", "")
        return next((p for p in self.others if str(p) == wanted), self.others[0])


Made = tuple[Node, tuple[Zone, ...]]


def player_head(table: Table, player: int) -> Part:
    """Show another player: badge, name, how many cards, Wilds and points of boxes they have."""
    desk, state = table.desk, table.desk.state
    current = state.player == player and state.phase != OVER
    cards, wilds = len(state.hands[player]), state.wilds[player]
    points = sum(state.displays[player].points)
    holds = (
        (icon_svg("cards", 18), cards, ngettext("{n} card", "{n} cards", cards)),
        (piece_svg("W", 20), wilds, ngettext("{n} Wild", "{n} Wilds", wilds)),
        (icon_svg("box", 18), points, ngettext("{n} point", "{n} points", points)),
        *table.parts.held(desk, player),
    )
    mark = table.parts.mark(desk, player)
    return Part(f"player-{player}", _head(player, desk.name(player), current, mark, holds))


@written_once
def _head(player: int, name: str, current: bool, mark: Node, holds: tuple[Held, ...]) -> h.Element:
    return h.header(".player-head")[
        badge(player, current=current),
        h.h2(".name")[called(name, player)],
        mark,
        h.span(".held")[map(_held, holds)],
    ]


def own_row(table: Table, hand: Zone, wild: Zone) -> h.Element:
    """Return what one holds; its name stands in the room that lifted cards have, and beside it what
    one would score now.
    """
    name = h.h2(".label")[_("Your hand and Wilds")]
    return h.div(".own-row")[name, points_now(table.desk), hand.element, wild.element]


def points_now(desk: Desk) -> Part:
    """Return what the player would score if the game ended now: everything that counts lies
    open.
    """
    board = desk.board
    standing = next(s for s in board.game.standings(board.state) if s.player == desk.player)
    cards = sum(n for item, n in standing.items.items() if item not in (WILDS, BOXES))
    return Part(
        "points-now", _points(standing.items[BOXES], cards, standing.items[WILDS], standing.total)
    )


@written_once
def _points(boxes: int, cards: int, wilds: int, total: int) -> h.Element:
    parts = _("If the game ended now: {boxes} for boxes, {cards} for cards, {wilds} for Wilds.")
    text = parts.format(boxes=boxes, cards=cards, wilds=wilds)
    now = ngettext("{n} point now", "{n} points now", total).format(n=total)
    before, number, after = now.partition(str(total))
    return h.p(".points-now", title=text)[
        before, h.b[number], after, h.span(".visually-hidden")[f". {text}"]
    ]


def _held(what: Held) -> h.Element:
    picture, n, text = what
    return h.span(title=text.format(n=n))[
        picture,
        h.span(aria_hidden="true")[str(n)],
        h.span(".visually-hidden")[text.format(n=n)],
    ]


def own_place(
    table: Table, *, c: int, width: int, height: int, slot: int, tight: bool = False
) -> tuple[Node, tuple[Zone, ...]]:
    """Return the own display, and at its left the place beside it if there is one, `slot` px
    a space."""
    desk, parts = table.desk, table.parts
    if parts.slot is None:
        zone = zones.own_display(desk, c=c, width=width, height=height, tight=tight)
        return lambda: zone.element, (zone,)
    beside = parts.slot(desk, c=slot)
    left = width - beside.scene.width
    zone = zones.own_display(desk, c=c, width=left, height=height, tight=tight)

    def body() -> Node:
        return h.div(".own-place")[
            h.div(".own-slot")[
                beside.element,
                h.p(".label")[_(parts.slot_name)],
                h.div(".held")[
                    parts.mark(desk, desk.player), map(_held, parts.held(desk, desk.player))
                ],
            ],
            zone.element,
        ]

    return body, (beside, zone)


def own_counts(desk: Desk) -> Part:
    before = desk.state.displays[desk.player]
    return Part("counts", counts(desk.preview.display, before=before, small=True))


def tab_row(name: str, labels: Mapping[str, str], chosen: str) -> Markup:
    return _tabs(name, tuple(labels.items()), chosen)


@written_once
def _tabs(name: str, labels: tuple[tuple[str, str], ...], chosen: str) -> h.Element:
    return h.div(".tabs", role="tablist", data_grid=f"tabs-{name}")[
        (
            h.button(
                type="button",
                role="tab",
                id=f"{name}-{key}",
                data_act=f"{name}:{key}",
                aria_selected=str(key == chosen).lower(),
                aria_controls=f"{name}-panel",
            )[label]
            for key, label in labels
        )
    ]
