"""The panel of a puzzle after the answer: what was chosen, what is best, why, what it counted."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.puzzles.explain import explain
from tutor.chocolatiers_family.puzzles.model import CHOOSE, CHOOSE_TWO, PAY
from tutor.i18n import _
from tutor.kit.words import signed
from widgets.browser.slots import target
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.puzzles.attempt import mode
from widgets.chocolatiers_family.puzzles.boards import Size, still_board
from widgets.chocolatiers_family.puzzles.layout import Sizes
from widgets.chocolatiers_family.puzzles.session import PuzzleSession
from widgets.chocolatiers_family.puzzles.words import labels_of
from widgets.draw.icons import icon_svg
from widgets.pages.puzzles.solving.messages import whose
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import BEST, RIGHT, SHOWN, YOURS
from widgets.pages.puzzles.solving.verdict import compared, lesson_offer, verdict
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone


def after_answer(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone]) -> Node:
    """Return the two answers, the verdict, and what it changed."""
    how = mode(asked.session.task)
    shown: Node = None
    if how in (CHOOSE, CHOOSE_TWO):
        shown = _chosen(asked)
    elif how == PAY and asked.session.stage == SHOWN:
        shown = _payments(asked)
    elif asked.session.compares:
        shown = _boards(asked, frame, at, zones)
    return [
        shown,
        h.div(".say")[verdict(asked, chips=not asked.session.compares)],
        lesson_offer(asked),
    ]


# ---- the two answers


def _chosen(asked: OpenPuzzle) -> h.Element:
    """One's own choice stays to be seen; the right one beside it where it is open."""
    session = asked.session
    labels = labels_of(session.task)
    opened = session.stage in (SHOWN, RIGHT) or session.tells
    own, best = session.answer, session.puzzle.proof.answers
    return h.ul(".answers.given", aria_label=_("What was chosen, and what is right"))[
        (
            h.li(class_={"right": key in best, "wrong": key not in best, "own": key == own})[
                _sign(key in best),
                h.span[labels.get(key, key)],
                h.span(".label")[whose(session, key)],
            ]
            for key in dict.fromkeys((own, *(best if opened else ())))
        )
    ]


def _sign(right: bool) -> h.Element:
    words = _("right") if right else _("wrong")
    return h.span(".sign", role="img", aria_label=words)[
        icon_svg("check" if right else "cross", 18)
    ]


def _payments(asked: OpenPuzzle) -> h.Element:
    """Both payments: what is paid and what stays in the hand; the best one where nobody paid."""
    session = asked.session
    hand, best = session.task.hand, session.puzzle.proof.answers[0]
    rows = [(_("The answer"), best)]
    if session.answered is not None:
        rows = [(_("Yours"), session.answer), (_("Best"), best)]
    return h.div(".paid-so")[
        (
            h.div[
                h.h3[title],
                h.dl[
                    h.div[h.dt[_("pays")], h.dd[_cards(paid)]],
                    h.div[h.dt[_("keeps")], h.dd[_cards(without(hand, paid))]],
                ],
            ]
            for title, paid in rows
        )
    ]


def _cards(cards: str) -> h.Element:
    words = say_cards(cards) if cards else _("nothing")
    return h.span(".tokens", role="img", aria_label=words)[
        (piece_svg(card, 24) for card in cards) if cards else "–"
    ]


def _boards(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone]) -> h.Element:
    """One's own board beside the best, each with its worth; either can be put on the table.

    Where the panel stands below the boards, they are words without a picture.
    """
    session = asked.session
    if frame.layout == "wide" and len(session.task.position.displays) > 2:
        return _words(asked)
    size = at.compared
    boards = []
    for which, answer in ((YOURS, session.answer), (BEST, session.puzzle.proof.answers[0])):
        found = explain(session.puzzle, answer)
        title = _("Yours") if which == YOURS else _("Best")
        zone = still_board(f"{which}-answer", found.position.own, size, frame.theme)
        zones.append(zone)
        pressed = str(session.showing == which).lower()
        label = _("{title}, put it on the board").format(title=title)
        worth = signed(found.verdict.value or 0) if session.sums else None
        boards.append(
            h.div(class_={"compare": True, "shown": session.showing == which})[
                h.p(".label")[title, h.span(".worth")[worth] if worth else None],
                h.div(".slot", data_canvas=zone.name, style=_style(size))[
                    target(
                        f"show:{which}",
                        (0, 0, size.width, size.height),
                        label,
                        aria_pressed=pressed,
                        id=f"show-{which}",
                    )
                ],
            ]
        )
    return h.div(".compared", data_grid="compared")[boards]


def _words(asked: OpenPuzzle) -> h.Element:
    session: PuzzleSession = asked.session
    answers = {YOURS: session.answer, BEST: session.puzzle.proof.answers[0]}
    values = {each: explain(session.puzzle, it).verdict.value for each, it in answers.items()}
    worths: dict[str, Node] = {
        each: h.span(".worth")[signed(value or 0)] if session.sums else None
        for each, value in values.items()
    }
    return compared(session, worths)


def _style(size: Size) -> str:
    return f"width:{size.width}px;height:{size.height}px"
