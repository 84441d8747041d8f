"""The panel of a puzzle: what to answer with, what came of it, the buttons of the moment."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE, CHOOSE_TWO, PAY
from tutor.chocolatiers_family.puzzles.names import seats
from tutor.i18n import _, ngettext
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers_family.puzzles import verdict
from widgets.chocolatiers_family.puzzles.attempt import face, mode, wilds_left
from widgets.chocolatiers_family.puzzles.boards import TILE, tile_board
from widgets.chocolatiers_family.puzzles.layout import Sizes
from widgets.chocolatiers_family.puzzles.two_choices import two_choices
from widgets.pages.controls import button
from widgets.pages.puzzles.solving.buttons import bar
from widgets.pages.puzzles.solving.messages import said
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import ASKING
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone


def panel(asked: OpenPuzzle, frame: Frame, at: Sizes) -> tuple[h.Element, list[Zone]]:
    """Return the panel, and the canvases in it."""
    session = asked.session
    zones: list[Zone] = []
    if session.stage == ASKING:
        content: Node = [_answer(asked, frame, at, zones), h.div(".say")[said(asked)]]
    else:
        content = verdict.after_answer(asked, frame, at, zones)
    return (
        h.section(".panel.answer", aria_label=_("Your answer"))[
            h.div(".answer-body")[content], bar(asked)
        ],
        zones,
    )


# ---- answering


def _answer(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone]) -> Node:
    how = mode(asked.session.task)
    if how == CHOOSE:
        return _choices(asked)
    if how == CHOOSE_TWO:
        return h.div(".choose-two")[two_choices(asked)]
    first = None if asked.live else h.p(".label.presses-first")[_("Who knows it presses first.")]
    if how == PAY:
        return first or _keeping(asked)
    return [first, _pieces(asked, frame, at, zones)]


def _keeping(asked: OpenPuzzle) -> Node:
    """What would be left in the hand."""
    session = asked.session
    left = [c for i, c in enumerate(session.task.hand) if i not in session.attempt.cards]
    return [
        h.p(".label")[_("Choose cards. Two of a kind stand in for any one chocolate.")],
        h.div(".piece-row.keeping")[
            h.p(".label")[_("You keep")],
            h.span(".tokens", role="img", aria_label=say_cards("".join(left)))[
                (piece_svg(card, 32) for card in left)
            ],
        ],
    ]


def _choices(asked: OpenPuzzle) -> Node:
    task = asked.session.task
    choices = task.asked.choices
    assert choices is not None
    chosen = asked.session.attempt.choice
    labels = list(choices(task).items())
    if task.asked.players:  # oneself first, then as they sit; "nobody" stays last
        order = [*map(str, seats(task.position)), *dict(labels)]
        labels.sort(key=lambda choice: order.index(choice[0]))
    drawn = task.asked.pictures
    pictures = drawn(task) if drawn is not None else {}
    return [
        h.p("#choose.label")[_("Choose")],
        h.div(".answers", role="group", aria_labelledby="choose", data_grid="answers")[
            (
                h.button(
                    ".btn",
                    type="button",
                    data_act=f"choose:{key}",
                    id=f"choose-{key}",
                    aria_pressed=str(key == chosen).lower(),
                    aria_disabled=None if asked.live else "true",
                )[_label(label, pictures.get(key, ""))]
                for key, label in labels
            )
        ],
    ]


def _label(words: str, pieces: str) -> Node:
    """Return a choice in words; as its pieces where they say it sooner."""
    if not pieces:
        return words
    return [
        h.span(".visually-hidden")[words],
        h.span(".tokens", aria_hidden="true")[(piece_svg(piece, 32) for piece in pieces)],
    ]


def _pieces(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone]) -> Node:
    """Return the box with its turn button, the Wilds with what to do with them."""
    session = asked.session
    task = session.task
    parts: list[Node] = []
    if task.tiles:
        tile = task.tiles[0]
        zone = tile_board(TILE, tile, face(task, session.attempt), at.tile, frame.theme)
        zones.append(zone)
        turns = len(tile.faces) > 1
        parts.append(
            h.div(".piece-row")[
                zone.element,
                h.div[
                    h.p(".label")[_("Tap a dashed place.")],
                    button("rotate", _("Rotate"), "rotate", id="rotate") if turns else None,
                ]
                if asked.live
                else h.p(".label")[_("It may be turned.") if turns else ""],
            ]
        )
    if task.wilds:
        parts.append(_wilds(asked))
    return parts


def _wilds(asked: OpenPuzzle) -> h.Element:
    session = asked.session
    task, left = session.task, wilds_left(session.task, session.attempt)
    placed = task.wilds - left
    if not asked.live:
        words = _("It may be kept.") if task.asked.pieces.may_keep else ""
    elif placed:
        words = _("Tap it again to take it back.")
    elif task.asked.pieces.may_keep:
        words = _("Tap a space, or keep it and check.")
    else:
        words = _("Tap a space.")
    said = ngettext("{n} Wild to place", "{n} Wilds to place", left).format(n=left)
    return h.div(".piece-row")[
        h.span(".tokens", role="img", aria_label=said)[
            (piece_svg("W", 44) for _n in range(left)),
            (cup_svg(44) for _n in range(placed)),
        ],
        h.p(".label")[words],
    ]
