"""The parts of the table as lessons show them, from top to bottom, and how large they may be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import htpy as h
from htpy import Node

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.state import State
from tutor.i18n import N_, _
from widgets.chocolatiers import zones
from widgets.chocolatiers.desk import Board, Desk
from widgets.chocolatiers.draw.display_layout import DisplayLayout
from widgets.chocolatiers.draw.measures import box_side
from widgets.chocolatiers.draw.rows import BLEED
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.selection import Selection
from widgets.chocolatiers.setting import SETTING
from widgets.tabletop import Accent, Ask, Shown, Size
from widgets.tabletop import Area as AnyArea
from widgets.zone import Zone, badge, called

Area = AnyArea[State, Action, Selection]
Request = Ask[State, Action, Selection]

SIDE_BY_SIDE = 16
WILD_WIDTH = 76
CARD_ROOM = {"tray": 14 + 9, "hand": 24 + 9}
"""What a row of cards needs beside the cards."""
SCORING_HEIGHT = 76
STACK_GAP = 18
LABEL, MARK = 26, 20
"""Height of a name over another player's display, and of the mark before it."""


def _size(card: int, stack: int, display: int, other: int, graph: int = 178) -> Size:
    """Height of a card, c of stacks, of the own and of other displays, height of the graph."""
    measures = {"card": card, "stack": stack, "display": display, "other": other, "graph": graph}
    return Size(MappingProxyType(measures))


SIZES: Mapping[str, tuple[Size, ...]] = MappingProxyType(
    {
        "wide": (
            _size(112, 52, 92, 34),
            _size(112, 52, 78, 34),
            _size(98, 44, 78, 34),
            _size(84, 36, 70, 30),
            _size(72, 32, 60, 26),
        ),
        "tablet": (
            _size(112, 44, 76, 32, 170),
            _size(98, 44, 66, 32, 170),
            _size(84, 36, 60, 28, 150),
            _size(72, 32, 52, 24, 140),
        ),
        "phone": (_size(72, 28, 52, 23, 112),),
    }
)


# ---- other players


def _per_row(board: Board, width: int) -> int:
    """How many other displays stand side by side."""
    return min(board.state.players - 1, 3 if width >= 520 else 2)


def _other_size(board: Board, width: int, size: Size) -> int:
    """The c of the other displays: smaller where they would not fit side by side."""
    number = _per_row(board, width)
    wide = (width - SIDE_BY_SIDE * (number - 1)) // number
    return next((c for c in range(size["other"], 8, -1) if display_size(c)[0] <= wide), 8)


def _others_height(board: Board, width: int, size: Size) -> int:
    players = board.state.players - 1
    high = display_size(_other_size(board, width, size))[1]
    return -(-players // _per_row(board, width)) * (high + LABEL)


def _others(ask: Request) -> Shown:
    desk, board = Desk(ask.board), ask.board
    c = _other_size(board, ask.width, ask.size)
    wide, high = display_size(c)
    players = [player for player in range(board.state.players) if player != board.player]
    shown = tuple(
        zones.other_display(desk, player, c=c, width=wide, height=high) for player in players
    )
    return Shown(
        shown,
        lambda: h.div(".in-row")[
            (
                h.div[
                    h.p(".name.named")[
                        badge(player, MARK), h.span[called(desk.name(player), player)]
                    ],
                    zone.element,
                ]
                for player, zone in zip(players, shown, strict=True)
            )
        ],
    )


# ---- the own display and its groups


def display_size(c: int) -> tuple[int, int]:
    """Width and height of a display of 3 by 2 boxes with spaces of `c` px."""
    layout = DisplayLayout.of("", grid=(2, 3), c=c)
    return layout.width, layout.height


def _display(ask: Request) -> Shown:
    desk, accent = Desk(ask.board), ask.accent
    return Shown(
        (
            zones.own_display(
                desk,
                c=ask.size["display"],
                width=min(ask.width, display_size(ask.size["display"])[0]),
                height=ask.height,
                link=refused_link(desk, accent),
                badges=accent.badges,
                grow=accent.grow and _has_room(ask.areas),
            ),
        )
    )


def _has_room(areas: Sequence[str]) -> bool:
    """Whether a display that will get a box can keep room for it from the start."""
    return "stacks" in areas and not {"tray", "hand"} <= set(areas)


def refused_link(desk: Desk, accent: Accent) -> tuple[Place, Place] | None:
    """Where a box that was put wrong only meets the group with a corner: two spaces as shown."""
    shown = desk.preview
    if not (accent.settling and accent.about and shown.box):
        return None
    groups = shown.display.groups(accent.about)
    own = {(2 * shown.box[0] + r, 2 * shown.box[1] + c) for r in (0, 1) for c in (0, 1)}
    lost = [space for group in groups[1:] for space in group if space in own]
    pairs = (
        (near, far)
        for near in sorted(groups[0] if groups else ())
        for far in lost
        if abs(near[0] - far[0]) == abs(near[1] - far[1]) == 1
    )
    return next(pairs, None)


def _groups(ask: Request) -> Shown:
    """The graph with the counts at its right, or below."""
    desk, high = Desk(ask.board), ask.size["graph"]
    width = ask.width if ask.tall else min(round(high * 1.45), ask.width - 150)
    zone = zones.graph(desk, width=width, height=high, focus="")
    return Shown(
        (zone,),
        lambda: h.div(class_=["in-row", "groups", "tall" if ask.tall else "flat"])[
            zone.element, _counts(desk, ask.accent.about, small=True)
        ],
    )


def _counts(desk: Desk, about: str, *, small: bool) -> h.Element:
    before = desk.state.displays[desk.player]
    return counts(desk.preview.display, focus=about, before=before, small=small)


# ---- stacks, cards, Wilds


def _stack_size(board: Board, width: int, size: Size) -> int:
    """The c of the stacks: smaller where they would touch."""
    number = len(board.state.stacks)
    side = (width - STACK_GAP * (number - 1)) // max(1, number)
    return next((c for c in range(size["stack"], 20, -1) if box_side(c) <= side), 20)


def _stacks(ask: Request) -> Shown:
    c = _stack_size(ask.board, ask.width, ask.size)
    return Shown((zones.stacks(Desk(ask.board), width=ask.width, c=c),))


def _tray(ask: Request) -> Shown:
    # On a phone deck and discards take the room of a card, so they lie there only when asked about.
    piles = ask.width >= 480 or not {"deck", "discards"}.isdisjoint(ask.board.touch)
    high = ask.size["card"]
    return Shown((zones.tray(Desk(ask.board), width=ask.width, height=high, piles=piles),))


def _hand(ask: Request) -> Shown:
    desk, high = Desk(ask.board), ask.size["card"]
    if "wild" not in ask.areas:
        return Shown((zones.hand(desk, width=ask.width, height=high),))
    rest = ask.width - WILD_WIDTH - 3 * BLEED
    return Shown((zones.hand(desk, width=rest, height=high), *_wild(ask).zones))


def _wild(ask: Request) -> Shown:
    return Shown((zones.wild(Desk(ask.board), width=WILD_WIDTH, height=ask.size["card"]),))


def _scoring(ask: Request) -> Shown:
    per_row = 7 if ask.width >= 340 else 4
    return Shown((zones.scoring_cards(Desk(ask.board), width=ask.width, per_row=per_row),))


AREAS: tuple[Area, ...] = (
    Area("others", N_("Other players"), _others, _others_height, N_("Others"), crowd=True),
    Area(
        "cards",
        N_("Scoring cards"),
        _scoring,
        lambda board, width, size: SCORING_HEIGHT + 12,
        N_("Cards"),
        aside=True,
    ),
    Area(
        "display",
        N_("Your display"),
        _display,
        lambda board, width, size: display_size(size["display"])[1],
        main=True,
    ),
    Area(
        "graph",
        N_("Groups"),
        _groups,
        lambda board, width, size: size["graph"],
        aside=True,
        twin=True,
        more=124,
    ),
    Area(
        "stacks",
        N_("Boxes"),
        _stacks,
        lambda board, width, size: 12 + box_side(_stack_size(board, width, size)) + BLEED,
    ),
    Area(
        "tray",
        N_("Share Tray"),
        _tray,
        lambda board, width, size: CARD_ROOM["tray"] + size["card"],
        N_("Tray"),
    ),
    Area(
        "hand",
        N_("Your hand"),
        _hand,
        lambda board, width, size: CARD_ROOM["hand"] + size["card"],
        N_("Hand"),
        kept=True,
    ),
    Area(
        "wild",
        N_("Your Wilds"),
        _wild,
        lambda board, width, size: CARD_ROOM["hand"] + size["card"],
        N_("Wilds"),
        beside="hand",
    ),
    SETTING,
)


# ---- the right column


def aside(board: Board, areas: Sequence[str], accent: Accent) -> tuple[Node, tuple[Zone, ...]]:
    """Graph and counts, Scoring cards, and the others where the table is full."""
    desk = Desk(board)
    found: list[Zone] = []
    parts: list[Node] = []
    if "graph" in areas:
        zone = zones.graph(desk, width=280, height=164 if "others" in areas else 192, focus="")
        found.append(zone)
        parts += [
            h.div(".aside-head")[h.h2[_("Groups")], h.p(".label")[_("Largest of each kind")]],
            zone.element,
            _counts(desk, accent.about, small="cards" in areas) if "others" not in areas else None,
        ]
    if "cards" in areas:
        zone = zones.scoring_cards(desk, width=280, per_row=4)
        found.append(zone)
        parts += [h.p(".label")[_("Scoring cards")], zone.element]
    if "others" in areas:
        size = _size(0, 0, 0, 34 if "graph" in areas else 40)
        others = _others(Ask(board, 280, size, 0, tuple(areas)))
        found += others.zones
        parts.append(
            h.section(".zone.zone-others", aria_label=_("Other players"))[
                h.p(".label", aria_hidden="true")[_("Other players")], others.body
            ]
        )
    return parts, tuple(found)


def summary(board: Board, accent: Accent) -> h.Element:
    """A projector has no room for the graph; its counts stand with the task."""
    return _counts(Desk(board), accent.about, small=True)
