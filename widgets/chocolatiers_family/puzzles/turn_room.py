"""The game's own table as the body of a puzzle: to play a turn on, or to look at."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.chocolatiers_family.kinds import HIDDEN, say_cards
from tutor.chocolatiers_family.puzzles.model import TURN
from tutor.i18n import _
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.puzzles.attempt import mode
from widgets.chocolatiers_family.puzzles.layout import is_low
from widgets.chocolatiers_family.puzzles.session import PuzzleSession
from widgets.chocolatiers_family.puzzles.turns import AnyBoard, Turns, turns_of
from widgets.chocolatiers_family.puzzles.two_choices import two_choices
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button
from widgets.pages.page import HEADING
from widgets.pages.puzzles.solving.messages import said, stake_line
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.session import ASKING, LAST
from widgets.storage.settings import Frame
from widgets.tabletop import BACK, MAIN, STEP, Enlarged, Laid, Table
from widgets.tabletop.zone import Spot, badge, spots_of

LINE, LETTERS = 14, 66
"""On a low table: height (px) of a line of the question or of open hands, and letters in a line."""
MARGIN = 72
"""Room round what is shown large."""
CARD = 24
"""The side of a rival's card, and of the mark before it."""


def board_of(session: PuzzleSession, frame: Frame, live: bool = True) -> AnyBoard:
    """Return the table as it is now."""
    attempt = session.attempt
    marks = dict(session.hint.marks) if session.hint and session.stage == ASKING else {}
    playing = live and mode(session.task) == TURN
    chosen, done = attempt.selection, attempt.action
    board = turns_of(session.task).board(session.task, chosen, done, frame.theme, marks, playing)
    return attrs.evolve(board, still=not live)


def laid(asked: OpenPuzzle, frame: Frame) -> Laid:
    """Return the table with the panel in it, laid out for the window."""
    board = board_of(asked.session, frame, asked.live)
    table = Table(board, _panel(asked, frame, board), dict(asked.tabs))
    task = asked.session.task
    question = task.asked.question(task)
    turns = turns_of(task)
    beside = _beside_question(question, _open(turns, board), frame)
    return turns.tabletop.lay_out(table, beside)


def _beside_question(question: str, opened: list[int], frame: Frame) -> Frame:
    """Return the frame for the table: on a phone held sideways a question takes more room
    than a turn of a game does, and the hands that are open a line more."""
    if not is_low(frame):
        return frame
    lines = len(question) // LETTERS + bool(opened)
    view = attrs.evolve(frame.view, height=frame.view.height - LINE * lines)
    return attrs.evolve(frame, view=view)


def enlarged(asked: OpenPuzzle, what: str, frame: Frame) -> Enlarged | None:
    """Return what the act `what` shows large: a rival's display, a box of one's own; None if
    nothing.
    """
    if mode(asked.session.task) != TURN or asked.session.stage != ASKING:
        return None
    board = board_of(asked.session, frame, asked.live)
    return turns_of(asked.session.task).tabletop.enlarge(board, what, frame.view.width - MARGIN)


def spots(asked: OpenPuzzle, frame: Frame) -> dict[str, Spot]:
    """Return where everything lies on the table."""
    return spots_of(laid(asked, frame).zones)


def _panel(asked: OpenPuzzle, frame: Frame, board: AnyBoard) -> h.Element:
    """Return the question, what is in hand, what was said, the buttons of the moment."""
    session = asked.session
    answer = said(asked)
    choosing = mode(session.task) != TURN
    return h.section(
        ".panel.turn.turn-puzzle", aria_labelledby=HEADING, data_answered=answer is not None
    )[
        h.div(".turn-asking")[
            h.p(".turn-who.label")[stake_line(asked)],
            h.h1(f"#{HEADING}")[session.task.asked.question(session.task)],
            _hands(turns_of(session.task), board),
            None if choosing else _moment(asked, board, frame),
        ],
        h.div(".turn-bar")[
            h.div(".turn-answers")[two_choices(asked) if choosing and answer is None else answer],
            h.div(".turn-primary")[_primary(asked, board, choosing=choosing)],
            h.div(".turn-steps")[_steps(asked, board, choosing=choosing)],
        ],
    ]


def _moment(asked: OpenPuzzle, board: AnyBoard, frame: Frame) -> Node:
    """What is to be done now, or what has been done and can be checked."""
    session = asked.session
    turns = turns_of(session.task)
    if turns.whole(session.task, session.attempt.action):
        return h.p(".second")[turns.in_words(session.task, session.attempt.action)]
    if frame.paper:
        return None
    if not asked.live:
        return h.p(".second.presses-first")[_("Who knows it presses first.")]
    price = turns.tabletop.price(board)
    return [h.p(".second")[turns.tabletop.prompt(board).head], price]


def _hands(turns: Turns, board: AnyBoard) -> Node:
    """Return the rivals' hands, where they are open: of those who hold something, or are
    still to play."""
    rivals = _open(turns, board)
    return (
        h.ul(".open-hands", aria_label=_("Open hands"))[(_hand(board, p) for p in rivals)]
        if rivals
        else None
    )


def _open(turns: Turns, board: AnyBoard) -> list[int]:
    state = board.state
    playing = set(turns.to_come(state))
    return [
        p
        for p in range(1, state.players)
        if HIDDEN not in state.hands[p] and (state.hands[p] or p in playing)
    ]


def _hand(board: AnyBoard, player: int) -> h.Element:
    hand, who = board.state.hands[player], board.all_names[player]
    if not hand:
        return h.li[badge(player, CARD), _("{who} holds nothing.").format(who=who)]
    words = _("{who} holds {cards}.").format(who=who, cards=say_cards(hand))
    return h.li[
        badge(player, CARD),
        h.span(".visually-hidden")[words],
        h.span(aria_hidden="true")[_("{who} holds:").format(who=who)],
        h.span(".held", aria_hidden="true")[(piece_svg(card, CARD) for card in hand)],
    ]


def _primary(asked: OpenPuzzle, board: AnyBoard, *, choosing: bool) -> Node:
    """What ends the move in hand; once it is made, Check."""
    if not asked.live:
        return asked.foot
    session = asked.session
    turns = turns_of(session.task)
    if choosing or turns.whole(session.task, session.attempt.action):
        return asked.foot or button("check", _("Check"), primary=True, id="check")
    wanted = next((each for each in turns.tabletop.buttons(board) if each.role == MAIN), None)
    if wanted is None:
        return asked.foot
    label = _("Keep all, end the turn") if wanted.target == "skip" else wanted.label
    ends = button(
        wanted.target,
        label,
        wanted.icon,
        primary=wanted.target != "skip",
        lacks=wanted.lacks,
        aria_disabled="true" if wanted.off else None,
    )
    return [ends, asked.foot]


def _steps(asked: OpenPuzzle, board: AnyBoard, *, choosing: bool) -> Node:
    """Back and what helps on the way; with nothing in hand, a hint and the rules."""
    session = asked.session
    turns = turns_of(session.task)
    done = turns.whole(session.task, session.attempt.action)
    chosen = bool(session.attempt.action or (choosing and session.attempt.choice))
    found = () if done or choosing or not asked.live else turns.tabletop.buttons(board)
    back = chosen or any(each.role == BACK for each in found)
    buttons = [_step("cancel", _("Back"), "undo", off=not back)]
    on_the_way = [_step(b.target, b.label, b.icon) for b in found if b.role == STEP]
    buttons += on_the_way
    if asked.foot is None and not on_the_way:
        buttons += [
            _step("hint", _("Hint"), "hint", off=session.hint_level >= LAST),
            _step("why", _("Why"), "why"),
        ]
    return buttons if asked.live else None


def _step(act: str, label: str, icon: str, *, off: bool = False) -> h.Element:
    return h.button(
        ".btn.turn-step",
        type="button",
        data_act=act,
        id=act,
        aria_disabled="true" if off else None,
    )[icon_svg(icon), h.span[label]]
