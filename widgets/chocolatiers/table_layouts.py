"""How the table is laid out: wide, on a tablet, on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import htpy as h
from attrs import field, frozen
from htpy import Node
from markupsafe import Markup

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import OVER, State
from tutor.i18n import _, ngettext
from widgets.chocolatiers import zones
from widgets.chocolatiers.desk import Board, Desk
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.prompts import tab
from widgets.chocolatiers.selection import Selection
from widgets.draw.icons import icon_svg
from widgets.settings import Frame
from widgets.tabletop import Laid
from widgets.tabletop import Table as AnyTable
from widgets.zone import Zone, badge, called

GAP, SIDE, MARGIN = 24, 288, 24
ROOM = 1280
"""The page is never wider than this."""
USUAL_HEIGHT, MOST_MORE = 800, 240
"""Of a window; in a taller one the own display and hand grow by so much at most."""
LOW = 712
"""Of a tablet that is held sideways; on a higher one the own display grows."""
LANDSCAPE = 900
"""From this width (px) a tablet's table has two columns."""
TABS = ("boxes", "tray", "hand", "others", "score")
SIDES = ("score", "groups")


ROWS: Mapping[str, tuple[str, ...]] = {"tab": TABS, "side": SIDES, "other": ()}
"""The rows of tabs by the act that turns to one; `other` has a tab for each other player."""


@frozen(slots=False)
class Table:
    """All that the layouts need: what the page gives, and what follows from it."""

    given: AnyTable[State, Action, Selection]
    desk: Desk = field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "desk", Desk(self.given.board))

    @property
    def board(self) -> Board:
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
        return wanted if wanted in TABS else tab(self.board)

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


Made = tuple[h.Element, tuple[Zone, ...]]


def lay_out(given: AnyTable[State, Action, Selection], frame: Frame) -> Laid:
    """The table for this window."""
    table = Table(given)
    layout = {"wide": _wide, "tablet": _tablet, "phone": _phone}[frame.layout]
    body, found = layout(table, frame)
    return Laid(cache(lambda: Markup(str(body))), found)


def _wide(table: Table, frame: Frame) -> Made:
    board, desk = table.board, table.desk
    room = min(frame.view.width - 2 * MARGIN, ROOM)
    more = max(0, min(frame.view.height - USUAL_HEIGHT, MOST_MORE))
    middle = room - 2 * SIDE - 2 * GAP
    players = board.state.players
    shown, supply = _top(table, room)
    card = 80 + min(32, more // 4)
    display = zones.own_display(desk, c=96, width=middle, height=401 + more - card)
    hand = zones.hand(desk, width=middle - 80, height=card, gap=8, room=20)
    wild = zones.wild(desk, width=64, height=card, room=20)
    side, side_zone = _side(table)
    found = (*shown.values(), *supply, display, hand, wild, side_zone)
    body = h.div(".playing.wide", data_players=str(players))[
        h.div(".table-top")[
            [_other(table, p, zone) for p, zone in list(shown.items())[:1]],
            [_other(table, p, zone) for p, zone in list(shown.items())[1:] if players == 4],
            _supply(*supply),
            [_other(table, p, zone) for p, zone in list(shown.items())[1:] if players == 3],
        ],
        h.div(".table-bottom")[
            side,
            h.section(".mine", aria_label=_("Your display and hand"))[
                display.element,
                h.div(".own-row")[hand.element, wild.element],
            ],
            table.given.panel,
        ],
    ]
    return body, found


def _top(table: Table, room: int) -> tuple[dict[int, Zone], tuple[Zone, Zone]]:
    """The others' displays, and stacks and tray in what is left beside them."""
    desk, players = table.desk, table.board.state.players
    width, c, gap, count = (228, 28, 16, 3) if players == 4 else (SIDE, 35, GAP, players - 1)
    inner = width - 32
    shown = {
        p: zones.other_display(desk, p, c=c, width=inner, height=178 if c == 35 else 150)
        for p in table.others
    }
    left = room - count * (width + gap)
    small = players == 4
    stacks = zones.stacks(desk, width=min(left, 700), c=36 if small else 44)
    tray = zones.tray(desk, width=min(left, 700), height=84 if small else 76, room=24)
    return shown, (stacks, tray)


def player_head(desk: Desk, player: int) -> h.Element:
    """Another player: badge, name, how many cards, Wilds and points of boxes they have."""
    state = desk.state
    current = state.player == player and state.phase != OVER
    cards, wilds = len(state.hands[player]), state.wilds[player]
    points = sum(state.displays[player].points)
    holds = (
        (icon_svg("cards", 18), cards, ngettext("{n} card", "{n} cards", cards)),
        (piece_svg("W", 20), wilds, ngettext("{n} Wild", "{n} Wilds", wilds)),
        (icon_svg("box", 18), points, ngettext("{n} point", "{n} points", points)),
    )
    return h.header(".player-head")[
        badge(player, current=current),
        h.h2(".name")[called(desk.name(player), player)],
        h.span(".held")[
            (
                h.span(title=text.format(n=n))[
                    picture,
                    h.span(aria_hidden="true")[str(n)],
                    h.span(".visually-hidden")[text.format(n=n)],
                ]
                for picture, n, text in holds
            )
        ],
    ]


def _other(table: Table, player: int, zone: Zone) -> h.Element:
    current = table.board.state.player == player
    classes = {"panel": True, "other": True, "current": current}
    return h.section(class_=classes, aria_label=table.desk.name(player))[
        player_head(table.desk, player), zone.element
    ]


def _supply(stacks: Zone, tray: Zone) -> h.Element:
    return h.section(".supply", aria_label=_("Boxes and Share Tray"))[
        h.h2(".label")[_("Boxes")],
        stacks.element,
        h.h2(".label")[_("Share Tray")],
        tray.element,
    ]


def _side(table: Table) -> tuple[h.Element, Zone]:
    """Scoring cards or the graph, and the counts below."""
    desk = table.desk
    if table.side == "groups":
        zone = zones.graph(desk, width=248, height=168)
    else:
        zone = zones.scoring_cards(desk, width=240, per_row=4, gap=8)
    tabs = {"score": _("Cards"), "groups": _("Groups")}
    panel = h.section(".panel.side", aria_label=_("Scoring"))[
        _tabs("side", tabs, table.side),
        h.div(".side-picture", role="tabpanel", id="side-panel", aria_label=tabs[table.side])[
            zone.element
        ],
        h.h2(".label")[_("Your largest groups")],
        _counts(desk),
    ]
    return panel, zone


def _counts(desk: Desk) -> h.Element:
    before = desk.state.displays[desk.player]
    return counts(desk.preview.display, before=before, small=True)


def _tabs(name: str, labels: Mapping[str, str], chosen: str) -> h.Element:
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
            for key, label in labels.items()
        )
    ]


def _tablet(table: Table, frame: Frame) -> Made:
    board, desk = table.board, table.desk
    room = frame.view.width - 2 * MARGIN
    beside = frame.view.width >= LANDSCAPE
    room = min(room, ROOM if beside else LANDSCAPE)
    column = (room - 16) // 2 if beside else room
    count = len(table.others)
    width = (column - 12 * (count - 1)) // count - 24
    c, height = (24, 114) if count > 1 else (30, 140)
    shown = {p: zones.other_display(desk, p, c=c, width=width, height=height) for p in table.others}
    scoring = zones.scoring_cards(desk, width=room, per_row=7, height=48, widest=170)
    stacks = zones.stacks(desk, width=column - (40 if beside else 120), c=32 if beside else 36)
    tray = zones.tray(desk, width=column, height=72, room=24, widest=96)
    more = max(0, min(frame.view.height - LOW, MOST_MORE)) if beside else 0
    display = zones.own_display(desk, c=60 + more // 4, width=column, height=432 - height + more)
    hand = zones.hand(desk, width=column - 80, height=76, room=22, gap=8)
    wild = zones.wild(desk, width=64, height=76, room=22)
    body = h.div(
        class_={"playing": True, "tablet": True, "beside": beside},
        data_players=str(board.state.players),
    )[
        h.section(".strip", aria_label=_("Scoring cards"))[scoring.element],
        h.div(".others")[(_other(table, p, zone) for p, zone in shown.items())],
        h.section(".supply", aria_label=_("Boxes and Share Tray"))[stacks.element, tray.element],
        h.section(".mine", aria_label=_("Your display and hand"))[
            display.element, h.div(".own-row")[hand.element, wild.element]
        ],
        table.given.panel,
    ]
    return body, (*shown.values(), scoring, stacks, tray, display, hand, wild)


def _phone(table: Table, frame: Frame) -> Made:
    desk = table.desk
    room = max(320, frame.view.width) - 24
    display = zones.own_display(desk, c=52, width=room, height=318)
    labels = {
        "boxes": _("Boxes"),
        "tray": _("Tray"),
        "hand": _("Hand"),
        "others": _("Others"),
        "score": _("Score"),
    }
    shown: tuple[Zone, ...]
    inside: Node
    match table.tab:
        case "boxes":
            shown = (zones.stacks(desk, width=room - 40, c=38, per_row=3),)
            inside = shown[0].element
        case "tray":
            shown = (zones.tray(desk, width=room, height=78, per_row=4, widest=84),)
            inside = shown[0].element
        case "hand":
            hand = zones.hand(desk, width=room - 84, height=76, per_row=4, room=20, gap=6)
            wild = zones.wild(desk, width=64, height=76, room=20)
            shown = (hand, wild)
            inside = h.div(".own-row")[hand.element, wild.element]
        case "others":
            few = len(table.others) == 1
            size = {"c": 30 if few else 24, "height": 150 if few else 116}
            other = zones.other_display(desk, table.other, width=room - 24, **size)
            shown = (other,)
            names = {str(p): desk.name(p) for p in table.others}
            inside = [
                _tabs("other", names, str(table.other)) if len(names) > 1 else None,
                player_head(desk, table.other),
                other.element,
            ]
        case _:
            shown = (zones.scoring_cards(desk, width=room - 8, per_row=7, gap=6, height=76),)
            inside = [shown[0].element, h.h2(".label")[_("Your largest groups")], _counts(desk)]
    body = h.div(".playing.phone")[
        table.given.panel,
        h.section(".mine", aria_label=_("Your display"))[display.element],
        _tabs("tab", labels, table.tab),
        h.div(".table-tab", role="tabpanel", id="tab-panel", aria_label=labels[table.tab])[inside],
    ]
    return body, (display, *shown)
