"""The table of a lesson as it is shown: the position, what is marked, where everything stands."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from attrs import evolve

from tutor.chocolatiers.display import Place
from tutor.chocolatiers.kinds import WILD
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers.teaching.goals import Goal
from tutor.i18n import _
from tutor.lessons.feedback import Mark
from tutor.lessons.model import SEATS, AnyStep, Do, Explore, Predict
from tutor.lessons.session import LessonSession
from widgets.chocolatiers import lesson_layout
from widgets.chocolatiers.lesson_layout import Arranged
from widgets.chocolatiers.panels import Details
from widgets.chocolatiers.selection import preview
from widgets.chocolatiers.zones import Board
from widgets.settings import Frame

if TYPE_CHECKING:
    from widgets.pages.lesson.play import Playing

AREAS = {
    "tray": "tray",
    "hand": "hand",
    "stack": "stacks",
    "wild": "wild",
    "place": "display",
    "space": "display",
    "card": "cards",
    "display": "others",
}
ONWARDS = ("clickable", "hint")
"""States of pieces that lead onwards."""
FEW = 3
"""So many solved pieces have a badge each; more would hide what is under them."""
ASIDE = ("graph", "cards")
"""Areas that stand in the right panel, where there is one."""
MOST_ROWS = 4
"""More rows than these do not fit below each other."""


# ---- the position


def state_of(session: LessonSession) -> State:
    """The position as it is played: an exploring learner may do it whatever the phase."""
    state: State = session.state
    if isinstance(session.step, Explore):
        return evolve(state, phase=BONUS, player=session.seat)
    return state


def names_of(session: LessonSession) -> tuple[str, ...]:
    """The players' names."""
    return tuple(_(name) for name in SEATS[: session.state.players])


def goal_of(step: AnyStep) -> Goal | None:
    """The goal of a step, if it has one that can be said."""
    goal = getattr(step, "goal", None)
    return goal if isinstance(goal, Goal) else None


def goal_kind(step: AnyStep) -> str:
    """The kind a step is about, "" if none."""
    goal = goal_of(step)
    if goal is not None and goal.kind:
        return goal.kind
    kinds = step.kinds if isinstance(step, Explore) else ""
    return kinds if len(kinds) == 1 else ""


# ---- what is marked


def solved_marks(session: LessonSession) -> tuple[Mark, ...]:
    """The pieces that light up when the step is solved: its own, or the group it is about."""
    if not session.solved:
        return ()
    if session.feedback is not None and session.feedback.marks:
        return session.feedback.marks
    kind = goal_kind(session.step)
    groups = session.state.displays[session.seat].groups(kind) if kind else []
    spaces = sorted(groups[0]) if groups else []
    return tuple(Mark(f"space:{row},{column}", "solved") for row, column in spaces)


def marks_of(page: Playing) -> dict[str, str]:
    """States of pieces that the lesson gives them."""
    session, step = page.session, page.session.step
    found: dict[str, str] = {}
    if session.solved:
        return {mark.target: mark.state for mark in solved_marks(session)[: page.lit]}
    if not session.can_undo:
        found |= dict.fromkeys(step.point, "hint")
    if isinstance(step, Explore) and step.mode == "wild":
        found |= _wild_marks(session)
    if page.message is not None:
        found |= {mark.target: mark.state for mark in page.message.marks}
    return found


def _wild_marks(session: LessonSession) -> dict[str, str]:
    """The Wild that is moved about, and where else it may go."""
    display = session.state.displays[session.seat]
    free = [f"space:{r},{c}" for r, c in display.spaces if display.at(r, c) != WILD]
    if not session.seen:
        return dict.fromkeys(free, "clickable")
    return {"space:{},{}".format(*session.seen[-1]): "chosen"}  # type: ignore[misc]


def board_of(page: Playing, frame: Frame) -> Board:
    """The table as it is shown."""
    session, step = page.session, page.session.step
    selection = page.selection
    if isinstance(step, Explore) and step.mode == "payments":
        selection = evolve(selection, stack=step.stack)
    return Board(
        game=session.game,
        state=session.game.view(state_of(session), session.seat),
        player=session.seat,
        theme=frame.theme,
        selection=selection,
        marks=marks_of(page),
        names=names_of(session),
        quiet=session.solved or isinstance(step, Predict) or page.settling,
    )


# ---- where everything stands


def area_of(target: str, shown: Collection[str]) -> str:
    """The area a target lies in, "" for a button. Wilds lie with the hand, if one is `shown`."""
    area = AREAS.get(target.partition(":")[0], "")
    return "hand" if area == "wild" and "hand" in shown else area


def has_aside(session: LessonSession, frame: Frame) -> bool:
    """Whether the lesson has a right column: the same in all its steps, so that nothing jumps."""
    if frame.layout != "wide" or frame.projector:
        return False
    shown = [step.show + step.reveals for step in session.lesson.steps]
    return any("graph" in areas or len(areas) > MOST_ROWS for areas in shown)


def aside_areas(session: LessonSession, frame: Frame) -> tuple[str, ...]:
    """The areas of the right panel; the other players, too, where the table is full."""
    if not has_aside(session, frame):
        return ()
    rows = [area for area in session.areas if area not in (*ASIDE, "wild")]
    wanted = (*ASIDE, "others") if len(rows) > MOST_ROWS else ASIDE
    return tuple(area for area in wanted if area in session.areas)


def arranged(page: Playing, frame: Frame) -> Arranged:
    """The parts of the table in the main column."""
    session, step = page.session, page.session.step
    board = board_of(page, frame)
    aside = has_aside(session, frame)
    away = ("graph",) if frame.projector else aside_areas(session, frame)
    details = Details(
        focus=goal_kind(step),
        link=refused_link(page, board),
        badges=len(solved_marks(session)) <= FEW,
        grow=frame.layout == "wide" and isinstance(step, Do) and _has_room(step),
    )
    return lesson_layout.arrange(
        board,
        tuple(area for area in session.areas if area not in away),
        frame,
        lesson_layout.room(frame, aside),
        tab=page.tab or next(iter(useful_areas(board, session.areas)), ""),
        details=details,
    )


def _has_room(step: Do) -> bool:
    """Whether a display that will get a box can keep room for it from the start."""
    return "stacks" in step.show and not {"tray", "hand"} <= set(step.show)


def useful_areas(board: Board, shown: Collection[str]) -> list[str]:
    """The areas with pieces that lead onwards, in the order of the table."""
    useful = (area_of(key, shown) for key, state in board.states.items() if state in ONWARDS)
    return [area for area in dict.fromkeys(useful) if area not in ("", "display")]


def refused_link(page: Playing, board: Board) -> tuple[Place, Place] | None:
    """Where a box that was put wrong only meets the group with a corner: two spaces as shown."""
    kind, shown = goal_kind(page.session.step), preview(board.state, board.player, board.selection)
    if not (page.settling and kind and shown.box):
        return None
    groups = shown.display.groups(kind)
    own = {(2 * shown.box[0] + r, 2 * shown.box[1] + c) for r in (0, 1) for c in (0, 1)}
    lost = [space for group in groups[1:] for space in group if space in own]
    pairs = (
        (near, far)
        for near in sorted(groups[0])
        for far in lost
        if abs(near[0] - far[0]) == abs(near[1] - far[1]) == 1
    )
    return next(pairs, None)
