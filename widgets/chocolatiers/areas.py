"""The parts of the table as lessons show them, from top to bottom, and how large they may be."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

import htpy as h
from htpy import Node

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.state import State
from tutor.i18n import N_, _
from widgets.chocolatiers import zones
from widgets.chocolatiers.desk import Board, Desk
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.lesson_plan.measures import HAND_ROOM, display_size, others_size
from widgets.chocolatiers.lesson_plan.needs import grows
from widgets.chocolatiers.selection import Selection
from widgets.chocolatiers.setting import SETTING
from widgets.chocolatiers.stage import stage_of
from widgets.chocolatiers.zones.scoring import EDGE
from widgets.tabletop import Accent, Ask, Room, Shown, Size
from widgets.tabletop import Area as AnyArea
from widgets.zone import Zone, badge, called

Area = AnyArea[State, Action, Selection]
Request = Ask[State, Action, Selection]

LOW_CARD, LEAST_WILD, MOST_WILD = 98, 44, 112
COUNTS_HEIGHT = 112
"""What the counts need below the graph (px)."""
CARDS, FINGER = 7, 44
"""Scoring cards in a row; each is to be hit with a finger (px)."""
COLUMN_EDGE = 20
"""Room at both sides of what stands in the right column (px)."""
ROOM_FOR_COUNTS = 440
"""On a lower table the Scoring cards have the counts' room (px, at normal text size)."""
MARK = 20
"""Height of the mark before a player's name."""


# ---- other players


def _others(ask: Request) -> Shown:
    desk, board = Desk(ask.board), ask.board
    wide, high = display_size(c := ask.size["other"])
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


def _display(ask: Request) -> Shown:
    """The own display on the ground that the whole lesson needs."""
    desk, accent, story, c = Desk(ask.board), ask.accent, ask.story, ask.size["display"]
    ground, wide, high = None, ask.width, ask.height
    if story is not None:
        stage = stage_of(story.steps, story.seat, grows(story), story.open, "place" in story.asks)
        ground, (wide, high) = stage.grounds[story.at], stage.needs(c)
    zone = zones.own_display(
        desk,
        c=c,
        width=min(ask.width, wide),
        height=min(ask.height, high),
        link=refused_link(desk, accent),
        badges=accent.badges,
        grow=False,
        ground=ground,
    )
    return Shown((zone,))


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
    desk, high = Desk(ask.board), ask.height
    width = min(round(high * 1.45), ask.width - 150)
    if ask.tall or width < 120:
        width, high = ask.width, max(90, high - COUNTS_HEIGHT)
        tall = True
    else:
        tall = False
    zone = zones.graph(desk, width=width, height=high, focus="")
    return Shown(
        (zone,),
        lambda: h.div(class_=["in-row", "groups", "tall" if tall else "flat"])[
            zone.element, _counts(desk, ask.accent.about, small=True)
        ],
    )


def _counts(desk: Desk, about: str, *, small: bool) -> h.Element:
    before = desk.state.displays[desk.player]
    return counts(desk.preview.display, focus=about, before=before, small=small)


# ---- stacks, cards, Wilds


def _stacks(ask: Request) -> Shown:
    across = ask.size["stacks_across"]
    zone = zones.stacks(
        Desk(ask.board), width=ask.width, c=ask.size["stack"], per_row=across, slots=across
    )
    return Shown((zone,))


def _tray(ask: Request) -> Shown:
    card, per_row = ask.size["card"], ask.size["tray_per_row"]
    zone = zones.tray(
        Desk(ask.board),
        width=ask.width,
        height=card,
        widest=_widest(card),
        per_row=per_row,
    )
    return Shown((zone,))


def _hand(ask: Request) -> Shown:
    size, card = ask.size, ask.size["hand"]
    zone = zones.hand(
        Desk(ask.board),
        width=ask.width,
        height=card,
        widest=_widest(card),
        per_row=size["hand_per_row"],
        room=HAND_ROOM,
        slots=size["hand_slots"],
    )
    return Shown((zone,))


def _wild(ask: Request) -> Shown:
    card = min(ask.size["hand"], MOST_WILD)
    width = min(ask.width, max(LEAST_WILD, round(0.95 * card)))
    return Shown((zones.wild(Desk(ask.board), width=width, height=card, room=HAND_ROOM),))


def _widest(card: int) -> int:
    """A low card lies, a high one stands."""
    return round(card * (1.16 if card <= LOW_CARD else 0.9))


def _scoring(ask: Request) -> Shown:
    wide, height = ask.width - 2 * EDGE, ask.size["scoring"]
    gap = min(10, max(4, (wide - CARDS * FINGER) // (CARDS - 1)))
    zone = zones.scoring_cards(
        Desk(ask.board),
        width=wide,
        per_row=CARDS,
        height=height,
        gap=gap,
        widest=round(0.86 * height),
    )
    return Shown((zone,))


AREAS: tuple[Area, ...] = (
    Area("others", N_("Other players"), _others, short=N_("Others")),
    Area("cards", N_("Scoring cards"), _scoring, short=N_("Cards"), tells=True),
    Area("display", N_("Your display"), _display, main=True),
    Area("graph", N_("Groups"), _groups, tells=True),
    Area("stacks", N_("Boxes"), _stacks),
    Area("tray", N_("Share Tray"), _tray, short=N_("Tray")),
    Area("hand", N_("Your hand"), _hand, short=N_("Hand"), held=True),
    Area("wild", N_("Your Wilds"), _wild, short=N_("Wilds"), beside="hand"),
    SETTING,
)


# ---- the panel


def panel(
    board: Board, areas: Sequence[str], accent: Accent, room: Room
) -> tuple[Node, tuple[Zone, ...]]:
    """Graph and counts, Scoring cards, and the others where the table is full.

    Where it is no column of its own there are only the counts, and the cards are small.
    """
    desk, width, column = Desk(board), room.panel, room.kind == "wide"
    found: list[Zone] = []
    parts: list[Node] = []
    counted: list[Node] = []  # beside a table below the cards: an answer may cover these, not those
    full = "cards" in areas and not column and room.height < ROOM_FOR_COUNTS * room.text
    if "graph" in areas and not (room.low or full):
        few = column and "others" not in areas
        if column:
            high = round((192 if few else 164) * room.scale)
            found.append(zones.graph(desk, width=width, height=high, focus=""))
            title = h.h2[_("Groups")], h.p(".label")[_("Largest of each kind")]
            parts += [h.div(".aside-head")[title], found[-1].element]
        if few or not column:
            sizes = _counts(desk, accent.about, small="cards" in areas or not column)
            counted = [None if column else h.p(".label")[_("Your largest groups")], sizes]
        if column:
            parts, counted = parts + counted, []
    if "cards" in areas:
        high = round(76 * room.scale) if column else 44 if room.low else 48 if full else 58
        if room.kind == "projector":
            high = round(110 * room.scale)
        tapped = any(key.startswith("card:") for key in board.touch)
        zone = zones.scoring_cards(
            desk,
            width=width - 2 * EDGE,
            per_row=4 if column or tapped or not room.low else 7,  # 44 px for a finger
            height=high,
            gap=4 if room.low else 10,
            widest=max(64, round(0.86 * high) if room.kind == "projector" else 0),
        )
        found.append(zone)
        parts += [None if room.low else h.p(".label")[_("Scoring cards")], zone.element]
    parts += counted
    if "others" in areas:
        count = board.state.players - 1
        most = round((34 if "graph" in areas else 40) * room.scale)
        most_high = {1: 600, 2: 250}.get(len(areas), 216)
        high = round(most_high * room.scale) if column else 90 * count
        inner = width - 2 * COLUMN_EDGE if column else width
        c = others_size(inner, high, count, room.text, most)
        size = Size(MappingProxyType({"other": c}))
        others = _others(Ask(board, inner, size, 0, tuple(areas)))
        found += others.zones
        parts.append(
            h.section(".others", aria_label=_("Other players"))[
                h.p(".label", aria_hidden="true")[_("Other players")],
                others.body() if others.body else None,
            ]
        )
    return parts, tuple(found)
