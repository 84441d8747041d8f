"""How Chocoly's puzzles are answered and shown, for the page that solves one."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from tutor.chocoly.puzzles.model import CHOOSE
from tutor.chocoly.words import describe
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer
from widgets.browser.protocol import Shake
from widgets.chocoly.puzzles import view
from widgets.chocoly.puzzles.session import ChocolySession
from widgets.chocoly.tabletop import TABLETOP
from widgets.chocoly.target_ids import NUMBERS, PLAIN
from widgets.pages.page import Picture, Reply
from widgets.pages.puzzles.solving.face import Face
from widgets.pages.puzzles.solving.session import ASKING
from widgets.pages.puzzles.solving.sight import Sight
from widgets.storage.settings import Frame
from widgets.tabletop.zone import moves_along


@attrs.frozen
class ChocolyFace(Face):
    """See `Face` for what each of these promises."""

    acts: tuple[str, ...] = (*NUMBERS, *PLAIN, "choose")
    keys: str = f"u:cancel b:board {TABLETOP.keys}"

    def session(
        self, puzzle: AnyPuzzle, first: Callable[[FirstAnswer], None] | None = None
    ) -> ChocolySession:
        """See `session`."""
        return ChocolySession(puzzle, first)

    def paint(self, sight: Sight, frame: Frame) -> Picture:
        """See `view`."""
        return view.paint(sight, frame)

    def board(self, sight: Callable[[], Sight], act: str, frame: Frame) -> Reply:
        """Choose, try out, place or take back: what lies otherwise flies there, what is refused
        shakes.
        """
        session: ChocolySession = sight().session
        if session.stage != ASKING:
            return Reply()
        before, old = session.attempt, view.spots(sight(), frame)
        said = session.click(act, frame.theme)
        new = view.spots(sight(), frame)
        if session.refusal is not None:
            at = new.get(act)
            return Reply(say=said, moves=(Shake(at.canvas, at.rect),) if at else ())
        if session.attempt.done != before.done:
            return Reply(say=said)
        ways = TABLETOP.tried(view.board_of(session, frame), before.selection)
        return Reply(say=said, moves=moves_along(ways, old, new))

    def large(self, sight: Sight, act: str, frame: Frame) -> str:
        """Everything about everybody, where there is a line for it only."""
        return act if view.enlarged(sight, act, frame) is not None else ""

    def verdict_words(self, session: ChocolySession) -> str:
        """The verdict with its reasons."""
        found = session.explanation
        return " ".join((found.head, *(line.text for line in found.lines))) if found else ""

    def answer_words(self, session: ChocolySession) -> str:
        """The choice; a placement by what it is worth."""
        task, found = session.task, session.explanation
        if task.asked.mode == CHOOSE and task.asked.choices is not None:
            return task.asked.choices(task).get(session.answer, "")
        return found.head if found else ""

    def table_words(self, session: ChocolySession) -> str:
        """The board and the hands, in words; not how large areas are, which may be asked."""
        task, found = session.task, session.explanation
        state = found.state if found else task.state
        return describe(state, task.player, task.names, counted=found is not None)


FACE = ChocolyFace()
