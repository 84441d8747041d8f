"""A puzzle on the tabletop that its game has already, with the question in the table's panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic

import attrs
import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.puzzles.model import Puzzle, T
from tutor.puzzles.pack import to_link
from widgets.browser.protocol import Shake, View
from widgets.draw.icons import icon_svg
from widgets.draw.theme import Theme
from widgets.pages.controls import button, icon_button
from widgets.pages.dialogs import enlarged_dialog
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.solving.buttons import bar
from widgets.pages.puzzles.solving.messages import said, stake_line
from widgets.pages.puzzles.solving.open_puzzle import Face, OpenPuzzle
from widgets.pages.puzzles.solving.opened import opened_rules
from widgets.pages.puzzles.solving.session import ASKING, BEST, YOURS, Answers, E, Q, Session
from widgets.pages.puzzles.solving.verdict import (
    chosen,
    compared,
    lesson_offer,
    verdict,
    verdict_words,
)
from widgets.storage.settings import Frame
from widgets.tabletop import BACK, MAIN, AnyTabletop, Board, Enlarged, Laid, Table
from widgets.tabletop.zone import Spot, moves_along, scenes_of, spots_of

KEYS = "h:hint w:why u:cancel b:board"
MARGIN = 72
"""Room round what is shown large."""
LINE, LETTERS = 22, 44
"""On small screens: height (px) of a line of the question, and letters that it has."""
CHOICE = 52
"""Height of a choice there (px)."""

AnyBoard = Board[Any, Any, Any]


@attrs.frozen(kw_only=True)
class TableFace(Face, Generic[T, Q, E]):
    """A Face whose puzzles are answered on the tabletop, or by choosing beside it.

    Attributes:
        tabletop: the game's own.
        answers: how its puzzles are answered.
        acts: acts of the table and of the answer, without what follows the colon.
        title: (task): name of the kind of puzzle.
        question: (task): what is asked.
        style: class of the page, for style sheets of the game's own.
        choices: (task): labels of the answers to choose from, by key; None where one answers on
            the table.
        on_table: (session, theme): the table as it is now, to answer on or to look at.
        done: (attempt): the part of the answer that is done, as text; "" while nothing is.
        done_words: (task, attempt): what is done, in a sentence.
        trying: (board): whether a move is in hand that the main button ends.
        chosen: (attempt): what is chosen on the tabletop.
        worth: (task, value): what an answer is worth, in words.
        sheet: (task): whether it takes a page of paper to itself, so that all can be read.
        pieces: (session): pieces that the question is about, beside the table.
        describe: (session): what lies on the table, in words.
    """

    tabletop: AnyTabletop
    answers: Answers[T, Q, E]
    acts: tuple[str, ...]
    title: Callable[[T], str]
    question: Callable[[T], str]
    style: str = ""
    choices: Callable[[T], Mapping[str, str] | None]
    on_table: Callable[[Session[T, Q, E], Theme], AnyBoard]
    done: Callable[[Q], str]
    done_words: Callable[[T, Q], str]
    trying: Callable[[AnyBoard], bool]
    chosen: Callable[[Q], Any]
    worth: Callable[[T, int], str]
    sheet: Callable[[T], bool] = lambda _task: False
    pieces: Callable[[Session[T, Q, E]], Node] = lambda _session: None
    describe: Callable[[Session[T, Q, E]], str]

    @property
    def keys(self) -> str:
        """Single-letter shortcuts of its board."""
        return f"u:cancel b:board {self.tabletop.keys}"

    def session(self, puzzle: Puzzle[T]) -> Session[T, Q, E]:
        """Make a session of this puzzle."""
        return Session(self.answers, puzzle)

    def verdict_words(self, session: Session[T, Q, E]) -> str:
        """Say the verdict with its reasons."""
        return verdict_words(session)

    def answer_words(self, session: Session[T, Q, E]) -> str:
        """Say the choice; a move by what it is worth."""
        choices, found = self.choices(session.task), session.explanation
        if choices is not None:
            return choices.get(session.answer, "")
        return found.head if found else ""

    def table_words(self, session: Session[T, Q, E]) -> str:
        """Say what lies on the table."""
        return self.describe(session)

    # ---- what a click does

    def board(self, asked: OpenPuzzle, act: str, frame: Frame) -> Reply:
        """Choose, try out, do or take back: what lies otherwise flies there, what is refused
        shakes.
        """
        session: Session[T, Q, E] = asked.session
        if session.stage != ASKING:
            return Reply()
        before, old = session.attempt, self._spots(asked, frame)
        session.click(act)
        new = self._spots(asked, frame)
        if session.refusal is not None:
            at = new.get(act)
            shakes = (Shake(at.canvas, at.rect),) if at else ()
            return Reply(say=session.refusal.message, moves=shakes)
        if self.done(session.attempt) != self.done(before):
            said = self.done_words(session.task, session.attempt)
            return Reply(say=said or _("Taken back."))
        ways = self.tabletop.tried(self.on_table(session, frame.theme), self.chosen(before))
        return Reply(moves=moves_along(ways, old, new))

    def large(self, asked: OpenPuzzle, act: str, frame: Frame) -> str:
        """Give the act, if it shows a part of the table large."""
        return act if self._enlarged(asked, act, frame) is not None else ""

    # ---- what is shown

    def paint(self, asked: OpenPuzzle, frame: Frame) -> Picture:
        """Paint the whole page."""
        session: Session[T, Q, E] = asked.session
        laid, large = self._laid_out(asked, frame), self._enlarged(asked, asked.large, frame)
        title = _("Daily puzzle") if asked.daily else self.title(session.task)
        choosing = self.choices(session.task) is not None
        return Picture(
            title=title,
            where=title,
            tools=tools(asked),
            keys=f"{KEYS} {self.tabletop.keys}",
            scenes=scenes_of(laid.zones) | (scenes_of(large.zones) if large else {}),
            body=h.div(
                class_=["table-page", "puzzle-table", self.style],
                data_stage=session.stage,
                data_answer="choose" if choosing else "place",
            )[laid.body, enlarged_dialog(large) if large else None, opened_rules(asked, frame)],
        )

    def _board(self, asked: OpenPuzzle, frame: Frame) -> AnyBoard:
        session: Session[T, Q, E] = asked.session
        made = self.on_table(session, frame.theme)
        if asked.live:
            return made
        return attrs.evolve(made, actions=(), quiet=True, still=True)

    def _laid_out(self, asked: OpenPuzzle, frame: Frame) -> Laid:
        """Return the table with the panel in it, laid out for the window."""
        made = self._board(asked, frame)
        table = Table(made, self._panel(asked, made, frame), dict(asked.tabs))
        return self.tabletop.lay_out(table, self._beside_panel(asked, frame))

    def _beside_panel(self, asked: OpenPuzzle, frame: Frame) -> Frame:
        """Return the frame for the table: on a small screen a question takes room that a turn
        does not; on paper a table may have a page."""
        if frame.paper and self.sheet(asked.session.task):
            upright = View(width=frame.view.width, height=2 * frame.view.width)
            return attrs.evolve(frame, view=upright)
        if frame.layout == "wide" or frame.view.width > frame.view.height:
            return frame
        session: Session[T, Q, E] = asked.session
        taken = LINE * (len(self.question(session.task)) // LETTERS)
        if self.choices(session.task) is not None or session.stage != ASKING:
            taken += 2 * CHOICE
        elif session.hint or session.refusal or session.reminder:
            taken += CHOICE
        taken += 2 * CHOICE if frame.layout == "tablet" else 0
        view = attrs.evolve(frame.view, height=frame.view.height - taken)
        return attrs.evolve(frame, view=view)

    def _enlarged(self, asked: OpenPuzzle, what: str, frame: Frame) -> Enlarged | None:
        """What the act `what` shows large; None if nothing."""
        return self.tabletop.enlarge(self._board(asked, frame), what, frame.view.width - MARGIN)

    def _spots(self, asked: OpenPuzzle, frame: Frame) -> dict[str, Spot]:
        """Where everything lies on the table."""
        return spots_of(self._laid_out(asked, frame).zones)

    # ---- the panel

    def _panel(self, asked: OpenPuzzle, made: AnyBoard, frame: Frame) -> h.Element:
        """Return the question, what is in hand or to choose, what was said, the buttons of
        the moment."""
        session: Session[T, Q, E] = asked.session
        task, asking = session.task, session.stage == ASKING
        choosing = self.choices(task) is not None
        return h.section(".panel.turn.solving", aria_labelledby=HEADING)[
            h.div(".turn-asking")[
                h.p(".turn-who.label")[stake_line(asked)],
                h.h1(f"#{HEADING}")[self.question(task)],
                self.pieces(session),
                self._moment(asked, made, frame) if asking and not choosing else None,
            ],
            h.div(".turn-answers")[
                [self._choices(asked), said(asked)] if asking else self._after_answer(asked)
            ],
            h.div(".turn-bar")[self._bar(asked, made)],
        ]

    def _moment(self, asked: OpenPuzzle, made: AnyBoard, frame: Frame) -> Node:
        """What is to be done now, in a few words; on paper one writes it down."""
        if frame.paper:
            return None
        if not asked.live:
            return h.p(".second.presses-first")[_("Who knows it presses first.")]
        if not made.actions and self.done(asked.session.attempt):
            return h.p(".second")[_("Check it, or take it back.")]
        return h.p(".second")[self.tabletop.prompt(made).head]

    def _choices(self, asked: OpenPuzzle) -> Node:
        choices = self.choices(asked.session.task)
        if choices is None:
            return None
        return h.div(".answers", role="group", aria_label=_("Answers"), data_grid="choose")[
            (
                h.button(
                    ".btn",
                    type="button",
                    data_act=f"choose:{key}",
                    id=f"choose-{key.replace('.', '-')}",
                    aria_pressed=str(key == asked.session.answer).lower(),
                    aria_disabled=None if asked.live else "true",
                )[label]
                for key, label in choices.items()
            )
        ]

    def _after_answer(self, asked: OpenPuzzle) -> Node:
        """The two answers, the verdict, and what it changed."""
        session: Session[T, Q, E] = asked.session
        choices, shown = self.choices(session.task), None
        if choices is not None:
            shown = chosen(session, choices)
        elif session.compares:
            shown = compared(
                session,
                {
                    YOURS: self._worth(session, session.answer),
                    BEST: self._worth(session, session.puzzle.proof.answers[0]),
                },
            )
        return [shown, verdict(asked), lesson_offer(asked)]

    def _worth(self, session: Session[T, Q, E], answer: str) -> Node:
        value = self.answers.explain(session.puzzle, answer).verdict.value or 0
        return [" ", h.span(".worth")[self.worth(session.task, value)]]

    def _bar(self, asked: OpenPuzzle, made: AnyBoard) -> Node:
        """On the way to a move what leads on; else what every puzzle has."""
        session: Session[T, Q, E] = asked.session
        choosing = self.choices(session.task) is not None
        if session.stage != ASKING or choosing or not asked.live:
            return bar(asked)
        buttons = self.tabletop.buttons(made)
        main = next((each for each in buttons if each.role == MAIN), None)
        if main is not None and self.trying(made):
            back = next((each for each in buttons if each.role == BACK), None)
            return h.div(".puzzle-bar")[
                button(back.target, back.label, back.icon, id="cancel") if back else None,
                button(
                    main.target,
                    main.label,
                    main.icon,
                    primary=True,
                    lacks=main.lacks,
                    id=main.target,
                    aria_disabled="true" if main.off else None,
                ),
                asked.foot,
            ]
        if self.done(session.attempt):
            check = button("check", _("Check"), primary=True, id="check")
            return h.div(".puzzle-bar")[
                button("cancel", _("Take back"), "undo", id="cancel"),
                check if asked.foot is None else asked.foot,
            ]
        return bar(asked)


def tools(asked: OpenPuzzle) -> Node:
    """Return the tools at the top of a puzzle's page: say the boards, copy a link."""
    label = _("Copy a link to this puzzle")
    return [
        icon_button("board", _("Say the boards"), "speaker"),
        h.button(
            ".btn.btn-icon",
            type="button",
            data_copy=f"#{asked.address(f'puzzle/{to_link(asked.session.puzzle)}')}",
            aria_label=label,
            title=label,
            id="copy-link",
        )[icon_svg("share")],
    ]
