"""A learner at a lesson: the session, and what it does not hold. The painters are given this, and
what follows from it: the board as it is shown, what is marked, where everything stands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Generic

from attrs import define, evolve, field

from tutor.engine import A, S
from tutor.i18n import _
from tutor.lessons.feedback import Feedback, Hint, Mark
from tutor.lessons.model import AnyLesson, Explore, Predict, Touch
from tutor.lessons.session import LessonSession
from widgets.pages.lesson.arrange import Arranged, arrange
from widgets.pages.lesson.assortment import Assortment
from widgets.pages.lesson.story import story_of
from widgets.pages.lesson.viewport import Division, divide
from widgets.storage.settings import Frame
from widgets.tabletop import (
    Accent,
    Air,
    Board,
    C,
    Enlarged,
    Explorer,
    Prompt,
    Story,
    Tabletop,
    marked,
)

ONWARDS = ("clickable", "hint")
"""States of pieces that lead onwards."""
FEW = 3
"""So many solved pieces have a badge each; more would hide what is under them."""


@define
class LessonState(Generic[S, A, C]):
    """One learner at one lesson.

    Attributes:
        session: the lesson as far as the learner is.
        tabletop: how the game is shown.
        number: of the lesson in its course, from 1; 0 if it is in none.
        following: the lesson after it, None after the last.
        kept: whether the progress counts; a lesson that is only looked at is not kept.
        plan: address of the plan of a class that leads here, "" if none does.
        chosen: pieces chosen but not played.
        message: the answer to the last try, or a hint.
        open, rules: what is open beside the lesson, and the clauses in it.
        lit: so many pieces of a solved group have lit up.
        settling: a wrong piece lies for a moment where it was put; then `remains` is
            chosen.
        air: the piece that is being dragged, and what was chosen before.
        tab: the area the learner has turned to.
        ended: the lesson's end is shown.
        filled: which lessons of the course were done before; () for a lesson in no box.
        landed: at the end, the praline lies in the box.
        back: where a lesson on the wall leads back to, "" where it is none.
        leads: address and label of where a lesson leads in the end that is in no course.
    """

    session: LessonSession[S, A]
    tabletop: Tabletop[S, A, C]
    number: int = 0
    following: AnyLesson | None = None
    kept: bool = False
    plan: str = ""
    filled: tuple[bool, ...] = ()
    chosen: C = field(init=False)
    message: Feedback | Hint | None = None
    open: str = ""
    rules: tuple[str, ...] = ()
    lit: int = 0
    settling: bool = False
    remains: C = field(init=False)
    air: Air[C] | None = None
    tab: str = ""
    ended: bool = False
    landed: bool = False
    back: str = ""
    leads: tuple[str, str] | None = None

    def __attrs_post_init__(self) -> None:
        self.chosen = self.remains = self.tabletop.nothing

    def clear(self) -> None:
        """Drop what is chosen, said and open."""
        self.chosen = self.tabletop.nothing
        self.message, self.open, self.rules = None, "", ()
        self.lit, self.settling, self.air = 0, False, None

    # ---- words

    @property
    def game(self) -> str:
        """Id of the game."""
        return self.session.game.id

    @property
    def title(self) -> str:
        """What the page is called."""
        title = _(self.session.lesson.title)
        if not self.number:
            return title
        return _("Lesson {n}: {title}").format(n=self.number, title=title)

    @property
    def where(self) -> str:
        """The same for the header."""
        title = _(self.session.lesson.title)
        if not self.number:
            return title
        return _("Lesson {n} · {title}").format(n=self.number, title=title)

    @property
    def board_words(self) -> str:
        """The table in sentences, as the learner sees it."""
        return self.session.words

    @property
    def assortment(self) -> Assortment | None:
        """The course's box, which the lesson's praline comes into; None for a lesson in none."""
        if not (self.kept and self.filled):
            return None
        return Assortment(self.game, self.filled, self.number - 1, self.landed)

    # ---- the step

    @property
    def explorer(self) -> Explorer[S, C] | None:
        """How the step is explored; None if it is no Explore step."""
        step = self.session.step
        return self.tabletop.explorer(step.by) if isinstance(step, Explore) else None

    @property
    def asked(self) -> bool:
        """Whether the step asks about the position, rather than for moves in it."""
        return isinstance(self.session.step, Predict | Touch)

    @property
    def staged(self) -> bool:
        """Whether the step is played on a stage of its own, rather than on areas of the table."""
        return isinstance(self.session.step, Explore) and not self.session.areas

    @property
    def covered(self) -> bool:
        """Whether a rule would tell for nothing what is asked: before any slip or hint."""
        return self.session.asking and self.session.unaided

    def meant(self, large: Enlarged) -> str:
        """Return the piece that is meant by a tap on what holds several and would be
        enlarged: any of them, where all are right; "" where it has to be chosen."""
        step = self.session.step
        if not isinstance(step, Touch) or step.every or self.session.solved:
            return ""
        touchable = set(self.session.touchable)
        inside = [key for zone in large.zones for key in zone.rects if key in touchable]
        right = set(step.answer(self.session.state))
        return inside[0] if inside and right.issuperset(inside) else ""

    # ---- what is marked

    @property
    def solved_marks(self) -> tuple[Mark, ...]:
        """The pieces that light up when the step is solved: its own, or those it is about."""
        session = self.session
        if not session.solved:
            return ()
        if session.feedback is not None and session.feedback.marks:
            return session.feedback.marks
        lights = self.tabletop.lights(session.state, session.seat, session.about)
        return tuple(Mark(target, "solved") for target in lights)

    @property
    def marks(self) -> dict[str, str]:
        """States of pieces that the lesson gives them."""
        session = self.session
        if session.solved:
            return marked(self.solved_marks[: self.lit])
        found = dict.fromkeys(session.resting, "rest")
        found |= dict.fromkeys(session.touchable, "clickable")
        if not session.can_undo:
            found |= dict.fromkeys(session.step.point, "hint")
        if self.explorer is not None:
            found |= self.explorer.marks(session.state, session.seat, session.seen)
        if self.message is not None:
            found |= marked(self.message.marks)
        if isinstance(session.step, Touch):
            found |= {str(target): "chosen" for target in session.seen}
        return found

    def board(self, frame: Frame) -> Board[S, A, C]:
        """Return the table as it is shown."""
        session, explorer = self.session, self.explorer
        seen = session.game.view(session.state, session.seat)
        before = session.before
        board = Board(
            game=session.game,
            state=seen,
            player=session.seat,
            theme=frame.theme,
            chosen=explorer.chosen(self.chosen) if explorer else self.chosen,
            actions=tuple(session.game.actions(seen)),
            marks=self.marks,
            names=session.names,
            quiet=session.solved or self.asked or self.settling,
            air=self.air is not None,
            touch=session.touchable,
            without=session.without + (explorer.without if explorer else ()),
            untold=session.lesson.untold,
            asked=session.asking,
            before=None if before is None else session.game.view(before, session.seat),
            retractable=session.retractable,
        )
        return evolve(board, numbers=self._numbers(board)) if frame.projector else board

    def now(self, frame: Frame) -> Prompt:
        """Return what to do now: where the step says what comes next, that and nothing else."""
        board, session = self.board(frame), self.session
        following = session.following
        if following and self.chosen == self.tabletop.nothing:
            kind = type(session.game.parse_action(following))
            same = tuple(action for action in board.actions if isinstance(action, kind))
            if same:
                return evolve(self.tabletop.prompt(evolve(board, actions=same)), text="")
        return self.tabletop.prompt(board)

    def _numbers(self, board: Board[S, A, C]) -> dict[str, int]:
        """Return the places that a class talks about: what a question asks for, else where on
        the main area the chosen piece may go."""
        places: Iterable[str] = self.session.touchable
        if not self.asked:
            main = {area.id for area in self.tabletop.areas if area.main}
            states = self.tabletop.states(board)
            open_ = (key for key, state in states.items() if state in ONWARDS)
            places = (key for key in open_ if self.area_of(key) in main)
        return {} if self.session.solved else {key: n for n, key in enumerate(places, 1)}

    def pieces(self, frame: Frame) -> Collection[str]:
        """Return what can be dragged: pieces are only looked at where a question is asked."""
        return self.tabletop.pieces(self.board(frame))

    @property
    def near(self) -> bool:
        """Whether a piece lies right but for one thing."""
        return isinstance(self.message, Feedback) and self.message.kind == "near"

    def accent(self) -> Accent:
        """Return what the step brings out."""
        return Accent(
            about=self.session.about,
            settling=self.settling or self.near,
            badges=len(self.solved_marks) <= FEW,
        )

    # ---- where everything stands

    def area_of(self, target: str) -> str:
        """Return the area a target lies in, "" for a button."""
        return self.session.teaching.area_of(target)

    @property
    def story(self) -> Story[S]:
        """All that the lesson shows, and where in it the learner is."""
        session = self.session
        return evolve(story_of(session.lesson, session.game), at=session.index)

    def division(self, frame: Frame) -> Division:
        """Return how the screen is divided: the same in all steps."""
        story = self.story
        return divide(frame, self.tabletop.has_panel(story, frame.scale), self._lists(story))

    def _lists(self, story: Story[S]) -> bool:
        """Return whether a step on the table lists what is found."""
        return any(
            isinstance(step, Explore)
            and bool(step.show)
            and self.tabletop.explorer(step.by).found(states[0], ()) is not None
            for step, states in zip(self.session.lesson.steps, story.steps, strict=True)
        )

    def arranged(self, frame: Frame) -> Arranged:
        """Return the parts of the table."""
        if self.staged:
            return Arranged(())
        board, session = self.board(frame), self.session
        areas = session.areas
        if frame.projector and self.asked:  # the hand only if it is asked about
            asked = {self.area_of(target) for target in board.touch}
            held = {area.id for area in self.tabletop.areas if area.held}
            areas = tuple(area for area in areas if area not in held - asked)
        return arrange(
            self.tabletop,
            board,
            self.story,
            self.division(frame).room,
            areas=areas,
            covered=session.step.reveals,
            tab=self.tab or next(iter(self.useful_areas(board)), ""),
            accent=self.accent(),
        )

    def useful_areas(self, board: Board[S, A, C]) -> list[str]:
        """Return the areas with pieces that lead onwards, in the order of the table."""
        main = {area.id for area in self.tabletop.areas if area.main}
        states = self.tabletop.states(board)
        found = (key for key in (*board.touch, *states) if states.get(key) in ONWARDS)
        useful = map(self.area_of, found)
        return [area for area in dict.fromkeys(useful) if area and area not in main]
