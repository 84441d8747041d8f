"""The body of a question about cards: the boxes, the tray, the hands and what is discarded."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, in_order, say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE_TWO, Asked
from tutor.chocolatiers_family.puzzles.names import mark_of, seats, solver_names
from tutor.i18n import _, ngettext
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.puzzles.attempt import mode
from widgets.chocolatiers_family.puzzles.boards import Size, still_board, tile_board
from widgets.chocolatiers_family.puzzles.layout import is_low
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone, badge

MANY = 5
"""Number of boxes in one row on a phone if they are smaller."""


def cards_room(task: Asked, frame: Frame) -> tuple[h.Element, list[Zone]]:
    """Return the room, and the canvases in it. Where a move is asked about, one's own
    display, too."""
    small = frame.layout == "phone" or is_low(frame)
    grown = 1.9 * frame.scale if frame.projector else 1.0
    c = round(56 * frame.unit * grown)
    if small:
        c = 26 if len(task.boxes) < MANY else 22
    moves = mode(task) == CHOOSE_TWO
    zones: list[Zone] = []
    for number, tile in task.boxes:
        zones.append(tile_board(f"box-{number}", tile, tile.spaces, c, frame.theme))
    boxes = [zone.element for zone in zones]
    own: Node = None
    if moves:
        width = 200 if small else round(300 * frame.unit * grown)
        size = Size(width, 150 if small or frame.paper else round(210 * grown), round(34 * grown))
        if is_low(frame):
            size = Size(200, 120, 24)
        zones.append(still_board("own", task.position.own, size, frame.theme))
        own = _part(_("Your display"), zones[-1].element)
    title = ngettext("The box", "The boxes", len(boxes))
    known = task.asked.hands
    side: Node = None
    if known is not None:
        side = [_rival(task, player) for player in known(task)]
    else:
        side = [
            _part(_("Your hand"), _cards(task.hand)),
            own,
            None if moves else [_rival(task, player) for player in seats(task.position)[1:]],
            None
            if moves
            else _part(_("Discards"), _cards(in_order(task.state.discards), small=True)),
            None if moves else _part(_("In the game"), _all_cards(task)),
        ]
    room = h.div(".cards-room.panel")[
        _part(title, h.div(".boxes-row")[boxes]),
        _part(_(task.position.edition.tray), _cards(task.state.tray.replace(EMPTY, ""))),
        h.div(".cards-side")[side],
    ]
    return room, zones


def _part(title: Node, content: Node) -> h.Element:
    return h.div(".cards-part")[h.h2[title], content]


def _cards(cards: str, *, small: bool = False) -> h.Element:
    """Return the cards in a row, said in words."""
    words = say_cards(cards) if cards else _("nothing")
    return h.div(class_={"card-row": True, "small": small}, role="img", aria_label=words)[
        (h.span(".card-chip")[piece_svg(card, 22 if small else 36)] for card in cards)
        if cards
        else "–"
    ]


def _all_cards(task: Asked) -> h.Element:
    """How many cards of each kind there are: what is not in sight can be worked out."""
    cards = task.position.edition.cards
    return h.p(".label")[say_cards("".join(kind * count for kind, count in cards.items()))]


def _rival(task: Asked, player: int) -> h.Element:
    """Return a rival's hand: how many cards, or which, where it is open."""
    hand = task.state.hands[player]
    name = solver_names(task.position)[player]
    if HIDDEN in hand or not hand:
        count = ngettext("{n} card", "{n} cards", len(hand)).format(n=len(hand))
        shown: Node = h.p(".label")[count]
    else:
        shown = _cards(hand, small=True)
    return _part([badge(mark_of(task.position, player), 20), name], shown)
