"""What hangs on the wall: a lesson, a puzzle or a rule, painted for a projector.

Space shows and hides the answer, the arrows and a clicker's PageUp and PageDown go back and on,
Escape leaves. All of them are buttons, too.
"""

from __future__ import annotations

from typing import Any

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.i18n import _
from tutor.lessons.course import lesson
from tutor.lessons.model import LEARNER
from tutor.lessons.session import LessonSession
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import load_game, qualified, split
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.projector_links import on_the_wall
from widgets.pages.clause_lessons import taught
from widgets.pages.controls import button, icon_link
from widgets.pages.lesson.page import AnyLessonPage
from widgets.pages.lesson.preview import at_step
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.puzzles.room import PuzzlePages
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame
from widgets.tabletop import Board

KEYS = (
    "space:reveal arrowleft:step-back arrowright:step-on pageup:step-back pagedown:step-on b:board"
)
LEAVE = "cancel"
PICTURE = (560, 460)
"""The size (px) for which the picture of a rule is laid out."""


def for_wall(frame: Frame) -> Frame:
    """Return the frame with everything of a projector's size."""
    return evolve(frame, settings=frame.settings.with_value("text", "projector"))


def on_wall(picture: Picture) -> Picture:
    """Return the picture without a header, with the keys of a clicker."""
    return evolve(picture, plain=True, text="projector", keys=KEYS, tools=None)


def foot(
    home: str, *, told: bool, shown: str = "", back: bool = True, on: bool = True, more: Node = None
) -> h.Element:
    """Return the buttons for whoever stands before the class.

    `home`: where the way out leads. `shown`: what the first one says.
    """
    shown = shown or (_("Hide the answer") if told else _("Show the answer"))
    return h.div(".foot.wall-foot")[
        None if told else h.p(".unknown", aria_hidden="true")["?"],
        h.div(".telling")[more, button("reveal", shown, "eye", primary=True, id="reveal")],
        h.div(".back-and-on")[
            _way("step-back", _("Back"), "back", back),
            _way("step-on", _("Next"), "chevron", on),
            icon_link(home, _("Leave the projector"), "cross"),
        ],
        h.p(".label.wall-keys")[_("Space shows, arrows go on, Escape leaves.")],
    ]


def _way(act: str, label: str, icon: str, leads: bool) -> h.Element:
    return button(act, label, icon, id=act, aria_disabled=None if leads else "true")


class LessonOnWall:
    """A lesson, step by step."""

    def __init__(self, page: AnyLessonPage, back: str) -> None:
        self.page = page
        self.back = back

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act as the lesson does; its addresses are the wall's here."""
        act, at = event.value, self.page.at
        if act == LEAVE and not (at.open or at.chosen != at.tabletop.nothing):
            return Reply(go=self.back)
        last = at.session.index == len(at.session.lesson.steps) - 1
        if act in ("next", "step-on") and last:
            return Reply(go=self.back)
        reply = self.page.on(event, for_wall(frame))
        if reply is not None and reply.go is not None:
            return evolve(reply, go=on_the_wall(reply.go))
        return reply

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the step."""
        return on_wall(self.page.paint(for_wall(frame)))


class PuzzleOnWall:
    """A puzzle; before and after it lie the others of its kind."""

    def __init__(
        self, trainer: PuzzleTrainer, pages: PuzzlePages, puzzle: AnyPuzzle, back: str
    ) -> None:
        self.trainer = trainer
        self.solver: PuzzleSolver = pages.solver(trainer, puzzle)
        self.back = back
        self.told = False
        same = [each.id for each in trainer.pool if each.task.kind == puzzle.task.kind]
        at = same.index(puzzle.id) if puzzle.id in same else 0
        self.before = same[at - 1] if at else ""
        self.after = same[at + 1] if puzzle.id in same and at + 1 < len(same) else ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Show and hide, go on, leave; all else is the puzzle's."""
        act = event.value
        if act == "reveal":
            self._reveal()
            return Reply(focus=HEADING, say=_("The answer.") if self.told else _("Hidden."))
        if act in ("step-on", "step-back"):
            other = self.after if act == "step-on" else self.before
            return Reply(go=on_the_wall(self.trainer.address(f"puzzle/{other}"))) if other else None
        if act == LEAVE and not self.solver.dialog:
            return Reply(go=self.back)
        reply = self.solver.on(event, for_wall(frame))
        if act == "check" and self.solver.right is not None:
            self.told = True
        return reply

    def _reveal(self) -> None:
        if self.told:
            self.solver.again()
        else:
            self.solver.reveal()
        self.told = not self.told

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the puzzle with our own buttons."""
        ready = self.solver.ready and not self.told
        below = foot(
            self.back,
            told=self.told,
            back=bool(self.before),
            on=bool(self.after),
            more=button("check", _("Check"), "check", id="check") if ready else None,
        )
        picture = on_wall(self.solver.paint(for_wall(frame), live=not self.told, foot=below))
        body = h.div(class_={"wall": True, "told": self.told})[picture.body]
        return evolve(picture, body=body)


class RuleOnWall:
    """A rule in large letters, with a position of the step that teaches it; then that step, then a
    puzzle of it.
    """

    def __init__(self, desk: Desk, game: str, clause: str, back: str) -> None:
        self.game = load_game(game)
        self.clause = self.game.rulebook[clause]
        self.back = back
        self.told = True
        self.taught = self._taught_at()
        self.following = self._following(desk.trainers.get(game))

    def _taught_at(self) -> tuple[str, str, int] | None:
        """Return the game, the lesson and the step that teach it: an inherited rule may be taught
        by the parent's course alone.
        """
        places = taught(self.game.id).get(self.clause.id, ())
        if not places:
            return None
        game, address = split(places[0].address)
        _word, name, *step = address.split("/")
        return game, name, int(step[0]) if step else 1

    def _following(self, trainer: PuzzleTrainer | None) -> str:
        """Where Next leads: the step that teaches it, else a puzzle of it; "" for nowhere."""
        if self.taught is not None:
            game, name, step = self.taught
            return qualified(game, f"lesson/{name}/{step}")
        if trainer is None:
            return ""
        kinds = trainer.room.kinds
        of_it = (p for p in trainer.pool if self.clause.id in kinds[p.task.kind].clauses)
        found = next(of_it, None)
        return trainer.address(f"puzzle/{found.id}") if found is not None else ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Show and hide the text, go on, leave."""
        match event.value:
            case "reveal":
                self.told = not self.told
                said = _(self.clause.text) if self.told else _("Hidden.")
                return Reply(focus=HEADING, say=said)
            case "step-on" if self.following:
                return Reply(go=on_the_wall(self.following))
            case "step-back" | "cancel":
                return Reply(go=self.back)
        return None

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the picture at the left, the rule at the right."""
        clause = self.clause
        picture = self._position(frame)
        return on_wall(
            Picture(
                title=_(clause.title),
                body=h.div(class_={"wall": True, "rule-wall": True, "pictured": bool(picture)})[
                    h.div(".ask")[h.h1(f"#{HEADING}")[_(clause.title)]],
                    h.div(".table", aria_hidden="true")[picture] if picture else None,
                    h.div(".side.panel")[
                        h.div(".rule-words", data_told=self.told)[
                            [h.p[_(clause.text)], _ruling(clause.ruling)] if self.told else None
                        ],
                        foot(
                            self.back,
                            told=self.told,
                            shown=_("Hide the rule") if self.told else _("Show the rule"),
                            on=bool(self.following),
                        ),
                    ],
                ],
            )
        )

    def _position(self, frame: Frame) -> Node:
        """Return what the rule is about on the table of the step that teaches it, as a picture."""
        if self.taught is None:
            return None
        game, name, number = self.taught
        session: LessonSession[Any, Any] = at_step(LessonSession(lesson(name, game)), number)
        tabletop = rooms.room(game).tabletop()
        board: Board[Any, Any, Any] = Board(
            load_game(game),
            session.state,
            LEARNER,
            frame.theme,
            tabletop.nothing,
            names=session.names,
            quiet=True,
            still=True,
        )
        about = tabletop.about(board, self.clause.id, session.step.show)
        return about or tabletop.picture(session.state, LEARNER, *PICTURE)  # styles enlarge it


def _ruling(text: str) -> Node:
    return h.p(".second")[_(text)] if text else None
