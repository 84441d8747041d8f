"""The game on screen: a ring of lanterns, a button over each, and one that ends the evening."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from math import cos, pi, sin

from attrs import evolve, frozen
from htpy import Node
from markupsafe import Markup

from lanterns.game import DARK, LIT, Action, Pull, Rest, State, said
from tutor.engine import Game
from tutor.i18n import N_, _, ngettext
from widgets import tabletop
from widgets.draw.geometry import Rect
from widgets.draw.marks import draw_ring, draw_state_badge
from widgets.draw.scene import Pen
from widgets.tabletop import (
    MAIN,
    Ask,
    Button,
    Outcome,
    Place,
    Prompt,
    Shape,
    Shown,
    Span,
    piece_button,
)
from widgets.tabletop.zone import Zone

Board = tabletop.Board[State, Action, None]
Area = tabletop.Area[State, Action, None]
TARGET = re.compile(r"rest|lantern:([0-6])")


def places(state: State, side: int) -> dict[str, Rect]:
    """Where each lantern hangs in a picture of that side; the first is at the top."""
    size, wide = len(state.ring), side * 0.22
    turns = [2 * pi * n / size for n in range(size)]
    far = (side - wide) / 2 - 2
    return {
        f"lantern:{n}": Rect(
            side / 2 + far * sin(turn) - wide / 2, side / 2 - far * cos(turn) - wide / 2, wide, wide
        )
        for n, turn in enumerate(turns)
    }


def last_pulled(board: Board) -> str:
    """The lantern whose cord was pulled last, if that can be taken back; else ""."""
    last = None if board.quiet else next(iter(board.retractable[-1:]), None)
    return f"lantern:{last.lantern}" if isinstance(last, Pull) else ""


def states(board: Board) -> dict[str, str]:
    """Cords that can be pulled or let go can be clicked; marks are laid over that."""
    found = dict.fromkeys(places(board.state, 0), "rest")
    if back := last_pulled(board):
        found[back] = "clickable"
    for action in () if board.quiet else board.actions:
        if isinstance(action, Pull):
            found[f"lantern:{action.lantern}"] = "clickable"
    return found | dict(board.marks)


def ring(board: Board, side: int) -> Zone:
    """The ring, `side` px wide and high."""
    state, theme, pen, shown = board.state, board.theme, Pen(), states(board)
    rects = places(state, side)
    for n, (key, rect) in enumerate(rects.items()):
        x, y, radius = rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width / 2
        lit = state.ring[n] == LIT
        fill = theme.near if lit else theme.surface_2
        pen.circle(x, y, radius * 0.86, fill=fill, stroke=theme.line_strong)
        if n in state.pulled:
            pen.circle(x, y, radius * 0.22, fill=theme.ink)
        draw_ring(pen, shown[key], rect, theme, radius)
        draw_state_badge(pen, shown[key], rect, theme)

    def buttons() -> Node:
        return [
            piece_button(board, key, rect, said(state, n), shown[key])
            for n, (key, rect) in enumerate(rects.items())
        ]

    return Zone("ring", pen.scene(side, side), _("Ring"), rects, buttons)


def _make(ask: Ask[State, Action, None]) -> Shown:
    return Shown((ring(ask.board, min(ask.width, ask.height)),))


SIDE = Span(least=200, best=340, most=480)
"""Of the ring's picture, in px: at the least each lantern can be hit with a finger."""
AREAS = (Area("ring", N_("Ring"), _make, Place((Shape(SIDE, SIDE),)), main=True),)


@frozen
class LanternTabletop(tabletop.Tabletop[State, Action, None]):
    """A click on a lantern pulls its cord; another one takes that back."""

    nothing: None = None
    areas: tuple[Area, ...] = AREAS

    def is_target(self, act: str) -> bool:
        return TARGET.fullmatch(act) is not None

    def click(self, board: Board, target: str) -> Outcome[Action, None]:
        found = TARGET.fullmatch(target)
        if found is None:
            return Outcome(None)
        if target == last_pulled(board):
            return Outcome(None, back=1)
        action: Action = Rest() if target == "rest" else Pull(int(found[1]))
        refusal = board.game.explain(board.state, action)
        return Outcome(None, None if refusal else action, refusal, target if refusal else "")

    def clicks(self, game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
        return (f"lantern:{action.lantern}" if isinstance(action, Pull) else "rest",)

    def prompt(self, board: Board) -> Prompt:
        if board.state.over:
            return Prompt(_("The game is over."))
        left = board.state.pulls
        text = ngettext("{n} cord is left this evening.", "{n} cords are left this evening.", left)
        return Prompt(_("Pull cords, then end the evening."), text.format(n=left))

    def buttons(self, board: Board) -> tuple[Button, ...]:
        off = board.quiet or board.state.over
        return (Button("rest", _("End evening"), "check", not off, MAIN, off),)

    def why(self, board: Board) -> str:
        return "2.2"

    def states(self, board: Board) -> Mapping[str, str]:
        return states(board)

    def symbol(self, name: str, size: int) -> Markup:
        fill = "currentColor" if name == LIT else "none"
        return Markup(
            f'<svg width="{size}" height="{size}" viewBox="0 0 24 24" aria-hidden="true">'
            f'<circle cx="12" cy="12" r="9" fill="{fill}" stroke="currentColor"/></svg>'
        )

    def changed(self, before: State, after: State, player: int) -> Iterable[str]:
        both = zip(before.ring, after.ring, strict=True)
        return [f"lantern:{n}" for n, (old, new) in enumerate(both) if old != new]

    def glimpse(self, board: Board, width: int) -> tuple[Zone, ...]:
        return (evolve(ring(board, min(240, width)), buttons=None),)

    def portrait(self, state: State, player: int, about: str = "") -> Markup:
        """The ring as it ended."""
        fills = {LIT: "var(--near)", DARK: "var(--surface-2)"}
        lights = "".join(
            f'<circle cx="{rect.x + rect.width / 2:.0f}" cy="{rect.y + rect.height / 2:.0f}" '
            f'r="{rect.width * 0.43:.0f}" style="fill:{fills[sign]};stroke:var(--line)"/>'
            for rect, sign in zip(places(state, 240).values(), state.ring, strict=True)
        )
        table = '<circle cx="120" cy="120" r="119" style="fill:var(--table)"/>'
        return Markup(f'<svg viewBox="0 0 240 240" aria-hidden="true">{table}{lights}</svg>')


TABLETOP = LanternTabletop()
