"""The table while it is set, as one part of a lesson: everything has its place from the start."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setting import PARTS, Setting, as_setting
from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching.setting_up import ATE
from tutor.i18n import N_, _
from tutor.kit.words import usual_names
from widgets.chocolatiers.setting import words, zones
from widgets.chocolatiers.setting.measures import GAP, NAME, SMALL_GAP, across, measures, seat
from widgets.chocolatiers.setting.zones import Tabled
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.selection import Selection
from widgets.draw.geometry import Rect
from widgets.tabletop import Area, Ask, Shown
from widgets.tabletop.zone import Zone, badge, called

Request = Ask[State, Action, Selection]


def _area(ask: Request) -> Shown:
    now = as_setting(ask.board.state)
    if not now.known:
        return Shown((), lambda: _choices(ask))
    on = Tabled(ask.board, measures(ask.width, ask.height, now.players, table.height(now)))
    return _full(on) if on.m.full else _small(on)


SETTING: Area[State, Action, Selection] = Area(
    "setting", N_("The table"), _area, short=N_("Table"), main=True, whole=True
)


# ---- how many play


def _choices(ask: Request) -> h.Element:
    """Return a card for each number of players, with who they are."""
    return h.div(".how-many", role="group", aria_label=_("Players"), data_grid="players")[
        (_choice(ask, players) for players in ask.board.game.players)
    ]


def _choice(ask: Request, players: int) -> h.Element:
    key = f"players:{players}"
    names = usual_names(players)
    high = table.height(table.empty(players))
    return h.button(
        ".many", type="button", data_act=key, id=key, data_shows=ask.board.marks.get(key)
    )[
        h.strong[_("{n} players").format(n=players)],
        h.span(".who")[
            (
                h.span(".called")[badge(p, 22), h.span[called(name, p)]]
                for p, name in enumerate(names)
            )
        ],
        h.span(".high")[
            h.span(".bars", aria_hidden="true")[
                (h.i[(h.b for _row in range(high))] for _n in range(5))
            ],
            h.span(".second")[_("5 stacks of {n}").format(n=high)],
        ],
    ]


# ---- the table


def _full(on: Tabled) -> Shown:
    now, m = on.now, on.m
    others = [p for p in range(now.players) if p != on.board.player]
    wide = (m.width - GAP * (len(others) - 1)) // len(others)
    seats = [_seat(on, p, wide, m.seat) for p in others]
    own = _seat(on, on.board.player, m.left, m.own)
    ranks, piles, slots = zones.ranks(on), zones.piles(on), zones.slots(on)
    source = zones.source(on)
    found = (*(zone for zone, _e in seats), ranks, piles, slots, own[0], source)
    return Shown(
        tuple(zone for zone in found if zone is not None),
        lambda: h.div(".setting.full")[
            h.div(".all-seats")[(element for _zone, element in seats)],
            _labelled(now, "cards", _("Scoring cards"), ranks),
            _labelled(now, "stacks", _("Boxes"), piles),
            h.div(".lower")[
                h.div(".mine")[_labelled(now, "tray", _("Share Tray"), slots, _deck(now)), own[1]],
                _source(on, source),
            ],
        ],
    )


def _small(on: Tabled) -> Shown:
    now, m = on.now, on.m
    players = [*(p for p in range(now.players) if p != on.board.player), on.board.player]
    columns = across(m.width, len(players))
    wide = (m.width - SMALL_GAP * (columns - 1)) // columns
    seats = [_seat(on, p, wide, m.seat) for p in players]
    ranks, piles, slots = zones.ranks(on), zones.piles(on), zones.slots(on)
    source = zones.source(on)
    found = (*(zone for zone, _e in seats), ranks, piles, slots, source)
    return Shown(
        tuple(zone for zone in found if zone is not None),
        lambda: h.div(".setting.small")[
            h.div(".all-seats", style=f"--across:{columns}")[(element for _zone, element in seats)],
            ranks.element,
            piles.element,
            slots.element,
            _source(on, source),
        ],
    )


def _seat(on: Tabled, player: int, width: int, height: int) -> tuple[Zone, h.Element]:
    """Return a player's place: the name, and what was dealt. All of it can be clicked."""
    now = on.now
    size = seat(width, height, full=on.m.full)
    zone = zones.seat(on, player, height, size.room)
    inner, wide = width - 2 * size.pad, zone.scene.width
    left, top = (inner - wide, 0) if size.beside else (0, NAME)
    cover = Rect(-left - size.pad, -top - size.pad, width, size.height)
    zone = zones.seat(on, player, height, size.room, cover)
    key = f"seat:{player}"
    classes = {"at-table": True, "beside": size.beside, "own": player == on.board.player}
    return zone, h.section(class_=classes, style=f"padding:{size.pad}px", data_shows=on.state(key))[
        h.p(".name", aria_hidden="true")[
            badge(player, 24 if on.m.full else 18), on.board.all_names[player]
        ],
        zone.element,
        h.p(".ate", aria_hidden="true")[_(ATE[player])] if now.part == "starter" else None,
    ]


def _labelled(now: Setting, part: str, title: str, zone: Zone, more: str = "") -> h.Element:
    """Return a part of the table; one whose turn has not come says so."""
    waits = bool(now.part) and PARTS.index(part) > PARTS.index(now.part)
    if waits:
        following = PARTS.index(part) == PARTS.index(now.part) + 1
        more = _("next") if following else _("later")
    elif part == now.part and not table.complete(now, part):
        more = _("tap a place")
    return h.section(".part", aria_label=title)[
        h.p(".label", aria_hidden="true")[h.b[title], f" · {more}" if more else None],
        zone.element,
    ]


def _deck(now: Setting) -> str:
    return _("{n} cards in the deck").format(n=len(now.deck))


# ---- what is to be laid


def _source(on: Tabled, zone: Zone | None) -> h.Element:
    """What is in the hand; the button that lays it is at the foot."""
    now = on.now
    title = _(words.SOURCES[now.part]) if now.part else _("The table is set")
    width = f"width:{on.m.side}px" if on.m.full else None
    return h.section(".source", aria_label=title, style=width)[
        h.div(".source-head")[h.h2[title], h.span[words.source_count(now)]],
        h.div(".source-pieces")[zone.element if zone else None, h.p(".second")[_beside(on)]],
    ]


def _beside(on: Tabled) -> Node:
    now = on.now
    if now.part == "cards" and not table.complete(now, "cards"):
        return _commonness(on)
    if now.part == "starter" and now.begins is None:
        return _("Each of you says when they last had chocolate.")
    return words.more(now)


def _commonness(on: Tabled) -> Node:
    """How many cards of each kind there are: what the order follows from."""
    cards: Sequence[tuple[str, int]] = sorted(load_components().cards.items())
    return h.span(".commonness")[
        h.span[_("Cards in the deck:")],
        (h.span(".of-kind")[piece_svg(kind, 20), str(n)] for kind, n in cards),
    ]
