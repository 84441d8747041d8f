"""The Scoring cards with who leads, and the graph of groups."""

from __future__ import annotations

from htpy import Node

from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.scoring import awards
from tutor.i18n import _
from widgets.chocolatiers.draw.scoring import draw_scoring_card
from widgets.chocolatiers.groups import graph_scene, graph_words
from widgets.chocolatiers.zones.board import Board, Zone, short_names
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen

FIRST = "first"
EDGE = 8
"""Room round the cards, for the badges of those who lead."""


def scoring_cards(
    board: Board,
    *,
    width: int,
    per_row: int,
    height: int = 76,
    gap: int = 10,
    widest: int = 64,
) -> Zone:
    """The seven Scoring cards in rows of `per_row`; a badge tells who would win each now.

    The canvas is EDGE px larger than the cards on every side.
    """
    what = (FIRST, *KINDS)
    wide = min(widest, (width - gap * (per_row - 1)) // per_row)
    pen = Pen()
    rects: dict[str, Rect] = {}
    rows = -(-len(what) // per_row)
    for index, card in enumerate(what):
        row, column = divmod(index, per_row)
        at = Rect(column * (wide + gap) + EDGE, row * (height + gap) + EDGE, wide, height)
        key = f"card:{card}"
        rects[key] = at
        icon = "flag" if card == FIRST else card
        points = card_points(board, card)
        draw_scoring_card(pen, icon, points, at, board.theme, state=board.state_of(key))
        leads = leader(board, card)
        if leads is not None:
            _draw_leader(pen, short_names(board.all_names)[leads], leads == board.player, at, board)
    size = per_row * (wide + gap) - gap + 2 * EDGE, rows * (height + gap) - gap + 2 * EDGE

    def buttons() -> Node:
        labels = {key: scoring_label(board, key.partition(":")[2]) for key in rects}
        return [board.button(key, at, label=labels[key]) for key, at in rects.items()]

    return Zone("scoring", pen.scene(*size), _("Scoring cards"), rects, buttons)


def card_points(board: Board, card: str) -> int:
    """What a Scoring card is worth."""
    assert isinstance(board.game, Chocolatiers)
    return board.game.components.scoring[card]


def leader(board: Board, card: str) -> int | None:
    """Who would win the card now: nobody on a tie."""
    state = board.state
    if card == FIRST:
        return state.first_card
    displays = [
        board.preview.display if p == board.player else d for p, d in enumerate(state.displays)
    ]
    return awards(displays)[card].winner


def scoring_label(board: Board, card: str) -> str:
    """A Scoring card in words, with who leads."""
    leads = leader(board, card)
    points = card_points(board, card)
    if card == FIRST:
        text = {
            None: _("First, {points} points."),
            board.player: _("First, {points} points. You have it."),
        }.get(leads, _("First, {points} points. {who} has it."))
    else:
        text = {
            None: _("{kind}, {points} points. Nobody leads."),
            board.player: _("{kind}, {points} points. You lead."),
        }.get(leads, _("{kind}, {points} points. {who} leads."))
    kind = "" if card == FIRST else name(card)
    who = "" if leads is None else board.name(leads)
    return text.format(kind=kind, points=points, who=who)


def _draw_leader(pen: Pen, text: str, own: bool, card: Rect, board: Board) -> None:
    theme = board.theme
    fill, ink = (theme.primary, theme.on_primary) if own else (theme.surface_2, theme.ink)
    cx, cy = card.right - 6, card.y + 6
    pen.circle(cx, cy, 10, fill=fill, stroke=theme.surface if own else theme.line_strong, line=1.5)
    pen.text(text, cx, cy + 0.5, 12 if len(text) == 1 else 10, ink, 700)


def graph(
    board: Board, *, width: int, height: int, focus: str = "", player: int | None = None
) -> Zone:
    """A display as the graph of its groups, following what is being tried out.

    `player`: another player's display; the own one if None. `focus`: a kind to bring out.
    """
    own = player in (None, board.player)
    display = board.preview.display if own else board.state.displays[player or 0]
    scene = graph_scene(display, board.theme, width=width, height=height, focus=focus)
    return Zone("graph", scene, graph_words(display), {})
