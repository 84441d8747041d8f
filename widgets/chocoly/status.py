"""What is always in sight of every player: the flavour, its largest area, tokens and the bean.

Partners share a flavour and a row. What lies neutral comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocoly.areas import largest
from tutor.chocoly.faces import name
from tutor.chocoly.state import OVER, State
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocoly.desk import Desk
from widgets.chocoly.draw.svg import bean_svg, piece_svg
from widgets.tabletop.zone import badge, called

TOKENS = 3
"""Tokens that everybody begins with (rulings of clauses 1.4 and 1.6)."""
PIECE, SMALL_PIECE = 40, 28
MARK, SMALL_MARK = 28, 18
EVERYBODY = "players"
"""The act that shows this list on a screen that has room for one line only."""
Faces = Mapping[int, Node]
"""What lies over players, by number: see `Table.faces`."""
NONE: Faces = MappingProxyType({})


@frozen
class Side:
    """Those who play one flavour, and how large its largest area is. No `players`: it is neutral;
    no flavour: it is not chosen yet.
    """

    players: tuple[int, ...]
    flavour: str
    size: int


def sides(state: State, player: int) -> tuple[Side, ...]:
    """Return the sides: one's own first, then the others in the order of play, then what is
    neutral.
    """
    order = [(player + n) % state.players for n in range(state.players)]
    found = dict.fromkeys(state.side(p) for p in order)
    shown = [
        _side(state, tuple(sorted(side, key=order.index)), state.flavours[side[0]])
        for side in found
    ]
    if state.neutral:
        shown.append(_side(state, (), state.neutral))
    return tuple(shown)


def _side(state: State, players: tuple[int, ...], flavour: str | None) -> Side:
    if flavour is None:
        return Side(players, "", 0)
    return Side(players, flavour, largest(state.board, flavour))


def status_list(desk: Desk, faces: Faces = NONE) -> h.Element:
    """Return a row for each side, with everything about it."""
    return h.section(".sides", aria_label=_("Players"))[
        h.div(".sides-head.label", aria_hidden="true")[
            h.span[_("Largest areas")], h.span[_("Tokens, bean")]
        ],
        h.ul[(_row(desk, side, faces) for side in sides(desk.state, desk.player))],
    ]


def _row(desk: Desk, side: Side, faces: Faces) -> h.Element:
    state = desk.state
    now = state.player in side.players and state.phase != OVER
    classes = {"one-side": True, "own": desk.player in side.players, "neutral": not side.players}
    classes["acting"] = now
    return h.li(class_=classes)[
        h.div(".side-names")[
            h.span(".side-who")[(_name(desk, p, now, faces) for p in side.players)],
            h.span(".second.label")[_flavour(side)],
        ],
        _areas(desk, side),
        h.div(".side-tokens")[(_held(state, p) for p in side.players)],
        h.strong(".side-size")[_figure(desk, side),],
    ]


def _name(desk: Desk, player: int, now: bool, faces: Faces) -> h.Element:
    current = now and desk.state.player == player
    return h.span(".side-name")[
        badge(player, MARK, current=current),
        h.span[called(desk.name(player), player)],
        _over((player,), faces),
    ]


def _over(players: Iterable[int], faces: Faces) -> Node:
    """What lies over these players; None if nothing does."""
    found = [faces[player] for player in players if player in faces]
    return h.span(".side-says")[found] if found else None


def _flavour(side: Side) -> str:
    if not side.flavour:
        return _("chooses")
    if not side.players:
        return _("{flavour}, neutral").format(flavour=name(side.flavour))
    return name(side.flavour)


def _piece(side: Side, size: int) -> Node:
    if not side.flavour:
        return h.span(".side-none", style=f"--size:{size}px", aria_hidden="true")["?"]
    return piece_svg(side.flavour, size, neutral=not side.players)


def counted(desk: Desk) -> bool:
    """Return whether it may be shown how large areas are: not where a lesson asks, or has yet to
    tell.
    """
    return not desk.board.asked and "counts" not in desk.board.untold


def _areas(desk: Desk, side: Side) -> h.Element:
    """The piece of a side; it shows the areas of its flavour as a graph."""
    drawn = _piece(side, PIECE)
    if not side.flavour or not side.size or not counted(desk):
        return h.span(".side-piece")[drawn]
    words = _("Show the areas of {flavour}").format(flavour=name(side.flavour))
    act = f"areas:{side.flavour}"
    return h.button(".side-piece", type="button", data_act=act, aria_label=words, title=words)[
        drawn
    ]


def _figure(desk: Desk, side: Side) -> Node:
    if not side.flavour:
        return None
    if not counted(desk):
        return "?"
    words = ngettext("largest area: {n} piece", "largest area: {n} pieces", side.size).format(
        n=side.size
    )
    return [
        h.span(aria_hidden="true")[str(side.size)],
        h.span(".visually-hidden")[words],
    ]


def _held(state: State, player: int) -> h.Element:
    """A player's tokens and bean."""
    return h.span(".side-held")[pips(state, player), bean(state, player)]


def pips(state: State, player: int) -> h.Element:
    """Return the tokens a player has left, and places for those that are paid."""
    left = state.left[player]
    words = _("{n} of {of} tokens left").format(n=left, of=TOKENS)
    flavour = state.flavours[player] or "none"
    return h.span(".token-pips", role="img", aria_label=words, title=words, data_flavour=flavour)[
        (h.span(class_={"token-pip": True, "spent": n >= left}) for n in range(TOKENS))
    ]


def bean(state: State, player: int) -> h.Element:
    """Return a player's cocoa bean, or the place it has left."""
    there = state.beans[player]
    words = _("has the bean") if there else _("bean used")
    return h.span(
        class_={"bean": True, "used": not there}, role="img", aria_label=words, title=words
    )[bean_svg(20)]


# ---- one line


def status_line(desk: Desk, faces: Faces = NONE) -> h.Element:
    """Show everybody in one line, and one's own tokens; it opens the whole list."""
    found = sides(desk.state, desk.player)
    return h.button(
        ".sides-line", type="button", data_act=EVERYBODY, aria_label=_said(desk, found)
    )[
        (_chip(desk, side, faces) for side in found),
        h.span(".own-held", aria_hidden="true")[_held(desk.state, desk.player)],
    ]


def _chip(desk: Desk, side: Side, faces: Faces) -> h.Element:
    state = desk.state
    classes = {"side-chip": True, "own": desk.player in side.players}
    classes |= {"neutral": not side.players}
    classes["acting"] = state.player in side.players and state.phase != OVER
    known = counted(desk)
    return h.span(class_=classes, aria_hidden="true")[
        h.span(".side-marks")[(badge(p, SMALL_MARK) for p in side.players)],
        _piece(side, SMALL_PIECE),
        h.strong[str(side.size) if known else "?"] if side.flavour else None,
        _over(side.players, faces),
    ]


def _said(desk: Desk, found: Iterable[Side]) -> str:
    """The line in words."""
    return "; ".join(_sentences(desk, found))


def _sentences(desk: Desk, found: Iterable[Side]) -> Iterator[str]:
    yield _("Players")
    for side in found:
        who = join_words([desk.name(p) for p in side.players]) or _("nobody")
        if not side.flavour:
            yield _("{who}: no flavour yet").format(who=who)
            continue
        known = counted(desk)
        text = _("{who}: {flavour}, largest area {n}") if known else _("{who}: {flavour}")
        yield text.format(who=who, flavour=name(side.flavour), n=side.size)
    left = desk.state.left[desk.player]
    yield _("your tokens: {n} of {of}").format(n=left, of=TOKENS)
    yield _("you have the bean") if desk.state.beans[desk.player] else _("your bean is used")
