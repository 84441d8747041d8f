"""What the layouts of the table have in common: what they are made from, heads, counts, tabs."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from attrs import field, frozen

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import OVER, State
from tutor.i18n import _, ngettext
from widgets.chocolatiers.desk import Board, Desk
from widgets.chocolatiers.draw.svg import piece_svg
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.prompts import tab
from widgets.chocolatiers.selection import Selection
from widgets.draw.icons import icon_svg
from widgets.tabletop import Table as AnyTable
from widgets.zone import Zone, badge, called

TABS = ("play", "others", "score")
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


def own_row(hand: Zone, wild: Zone) -> h.Element:
    """What one holds; its name stands in the room that lifted cards have."""
    name = h.h2(".label")[_("Your hand and Wilds")]
    return h.div(".own-row")[name, hand.element, wild.element]


def own_counts(desk: Desk) -> h.Element:
    before = desk.state.displays[desk.player]
    return counts(desk.preview.display, before=before, small=True)


def tab_row(name: str, labels: Mapping[str, str], chosen: str) -> h.Element:
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
