"""The Scoring cards with who leads, and the graph of groups."""

from __future__ import annotations

from htpy import Node

from tutor.chocolatiers.game import components_of
from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.scoring import Award, awards
from tutor.chocolatiers.state import OVER
from tutor.chocolatiers.words import describe_groups
from tutor.i18n import _
from widgets.chocolatiers.desk import Desk
from widgets.chocolatiers.draw.scoring import draw_scoring_card
from widgets.chocolatiers.groups import graph_scene
from widgets.chocolatiers.targets import CHOSEN
from widgets.draw.geometry import Rect
from widgets.draw.players import draw_owner, draw_tied
from widgets.draw.scene import Pen
from widgets.zone import Zone

FIRST = "first"
LEADERS = "leaders"
"""What a lesson is without that has not told yet how the cards are won."""
EDGE = 8
"""Room round the cards, for the marks of those who lead."""


def scoring_cards(
    desk: Desk,
    *,
    width: int,
    per_row: int,
    height: int = 76,
    gap: int = 10,
    widest: int = 64,
) -> Zone:
    """The seven Scoring cards in rows of `per_row`; a mark tells who would win each now. At the end
    of the game those that nobody wins lie face down.

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
        points = card_points(desk, card)
        leads = leader(desk, card) if known(desk, card) else None
        up = leads is not None or not down(desk, card)
        draw_scoring_card(pen, icon, points, at, desk.theme, face_up=up, state=desk.state_of(key))
        if leads is not None:
            draw_owner(pen, leads, at, desk.theme)
        elif up and tied(desk, card):
            draw_tied(pen, at, desk.theme)
    size = per_row * (wide + gap) - gap + 2 * EDGE, rows * (height + gap) - gap + 2 * EDGE

    def buttons() -> Node:
        labels = {key: scoring_label(desk, key.partition(":")[2]) for key in rects}
        return [desk.button(key, at, label=labels[key]) for key, at in rects.items()]

    return Zone("scoring", pen.scene(*size), _("Scoring cards"), rects, buttons)


def card_points(desk: Desk, card: str) -> int:
    """What a Scoring card is worth."""
    return components_of(desk.board.game).scoring[card]


def known(desk: Desk, card: str) -> bool:
    """Whether it may be seen who wins the card: while a lesson asks for it, only once the learner
    has found it. Who holds First lies open."""
    if card == FIRST:
        return True
    if LEADERS in desk.board.without:
        return False
    if desk.board.touch:
        return desk.state_of(f"card:{card}") in (CHOSEN, "solved")
    return not desk.board.asked


def leader(desk: Desk, card: str) -> int | None:
    """Who would win the card now: nobody on a tie."""
    return desk.state.first_card if card == FIRST else _award(desk, card).winner


def tied(desk: Desk, card: str) -> bool:
    """Whether several would be equal for the card now, and that may be seen."""
    return card != FIRST and known(desk, card) and bool(_award(desk, card).tied)


def _award(desk: Desk, kind: str) -> Award:
    """The card as it would be awarded now, with what is being tried out."""
    displays = [
        desk.preview.display if p == desk.player else d for p, d in enumerate(desk.state.displays)
    ]
    return awards(displays)[kind]


def down(desk: Desk, card: str) -> bool:
    """Whether a card that nobody wins lies face down: once it is awarded (9.3, 9.4)."""
    asked = bool(desk.board.touch) and card != FIRST
    return known(desk, card) and (asked or desk.state.phase == OVER)


def scoring_label(desk: Desk, card: str) -> str:
    """A Scoring card in words, with who leads."""
    points = card_points(desk, card)
    if not known(desk, card):
        what = _("First") if card == FIRST else name(card)
        return _("{card}, {points} points.").format(card=what, points=points)
    leads = leader(desk, card)
    if leads is None and down(desk, card):
        what = _("First") if card == FIRST else name(card)
        return _("{card}, face down. Nobody gets it.").format(card=what)
    if card == FIRST:
        text = {
            None: _("First, {points} points."),
            desk.player: _("First, {points} points. You have it."),
        }.get(leads, _("First, {points} points. {who} has it."))
    else:
        text = {
            None: _("{kind}, {points} points. Nobody leads."),
            desk.player: _("{kind}, {points} points. You lead."),
        }.get(leads, _("{kind}, {points} points. {who} leads."))
    if leads is None and tied(desk, card):
        text = _("{kind}, {points} points. A tie.")
    kind = "" if card == FIRST else name(card)
    who = "" if leads is None else desk.name(leads)
    return text.format(kind=kind, points=points, who=who)


def graph(
    desk: Desk, *, width: int, height: int, focus: str = "", player: int | None = None
) -> Zone:
    """A display as the graph of its groups, following what is being tried out.

    `player`: another player's display; the own one if None. `focus`: a kind to bring out.
    """
    own = player in (None, desk.player)
    display = desk.preview.display if own else desk.state.displays[player or 0]
    scene = graph_scene(display, desk.theme, width=width, height=height, focus=focus)
    return Zone("graph", scene, describe_groups(display), {})
