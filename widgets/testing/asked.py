"""What a lesson asks of a tabletop is shown: marks, numbers, what is held still or not told yet;
and each area that is declared shows something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from attrs import define, evolve

from tutor.lessons.feedback import MarkState
from tutor.lessons.model import AnyLesson, AnyStep, Do
from tutor.lessons.session import LessonSession
from tutor.rooms import room as rules_room
from tutor.testing import need
from widgets.draw.scene import Scene
from widgets.pages.lesson.page import MOST_HINTS, LessonPage
from widgets.pages.lesson.state import LessonState
from widgets.rooms import room
from widgets.storage.settings import Frame
from widgets.tabletop import Board
from widgets.testing.frames import WIDE, Painted, painted

AnyBoard = Board[Any, Any, Any]
Pose = Callable[[AnyBoard], AnyBoard]
STATES: tuple[MarkState, ...] = ("refused", "hint", "near", "chosen", "solved")
NUMBER = 7
"""A number that a class calls out."""


@define
class Posed(LessonState[Any, Any, Any]):
    """A learner at a lesson whose board is shown otherwise than the lesson would have it."""

    pose: Pose = lambda board: board

    def board(self, frame: Frame) -> AnyBoard:
        """Return the board, posed."""
        return self.pose(super().board(frame))


def page_of(game_id: str, lesson: AnyLesson, pose: Pose | None = None) -> Any:
    """Return the page of a lesson, at its first step."""
    tabletop = room(game_id).tabletop()
    page: Any = LessonPage(LessonSession(lesson), tabletop)
    if pose is not None:
        page.at = Posed(page.at.session, tabletop, pose=pose)
    return page


# ---- areas


def check_areas(game_id: str) -> None:
    """Check that each area that lessons can show shows something in the first position of one of
    them; any other has its place at the table.
    """
    lessons, tabletop = rules_room(game_id).lessons(), room(game_id).tabletop()
    known = rules_room(game_id).teaching().areas
    need(tabletop.areas, "The tabletop declares no area.")
    for area in tabletop.areas:
        if area.id not in known:
            said = "lessons cannot show it (`Teaching.areas`), and it has no place at the table"
            need(area.place is not None, f"Nobody sees the area “{area.id}”: {said}.")
            continue
        shown = any(_shows(game_id, lesson, area.id) for lesson in lessons)
        need(shown, f"The area “{area.id}” shows nothing, whatever the position.")


def _shows(game_id: str, lesson: AnyLesson, area: str) -> bool:
    """Whether the area shows something in the first position of this lesson."""
    first = evolve(lesson.steps[0], show=(area,), reveals=())
    page = page_of(game_id, evolve(lesson, steps=(first,)))
    at = page.at
    table = at.arranged(WIDE)
    parts = [part for part in table.parts if part.area == area]
    if any(_is_drawn(zone.scene) for part in parts for zone in part.zones):
        return True
    if any(_text(str(part.body())) for part in parts):
        return True
    if area not in table.panel:
        return False
    node, zones = at.tabletop.panel(
        at.board(WIDE), table.panel, at.accent(), at.division(WIDE).room
    )
    return any(_is_drawn(zone.scene) for zone in zones) or bool(_text(str(node or "")))


def _is_drawn(scene: Scene) -> bool:
    return bool(scene.commands) and scene.width > 0 and scene.height > 0


def _text(html: str) -> str:
    """What can be read of it, or seen as a picture."""
    return "picture" if "<svg" in html else re.sub(r"<[^>]*>", "", html).strip()


# ---- pieces


def check_asked(game_id: str) -> None:
    """Check that pieces of every kind are marked, numbered and held still as the lesson asks."""
    seen: set[str] = set()
    for lesson in rules_room(game_id).lessons():
        for page, targets in _steps(game_id, lesson):
            for kind, target in targets.items():
                if kind not in seen:
                    seen.add(kind)
                    _check_piece(page, target)
            _check_still(page, list(targets.values()))
    need(seen, "No lesson shows a piece that can be clicked.")


def _steps(game_id: str, lesson: AnyLesson) -> Iterator[tuple[Any, dict[str, str]]]:
    """The first step of a lesson that is played on areas, and a piece of each kind in it."""
    page = page_of(game_id, lesson, lambda board: board)
    shown, session = painted(page, WIDE), page.at.session
    drawn = {key for zone in page.at.arranged(WIDE).zones for key in zone.rects}
    pieces = [
        act
        for act in shown.acts()
        if act in drawn and session.teaching.area_of(act) in session.areas
    ]
    yield page, {piece.partition(":")[0]: piece for piece in reversed(pieces)}


def _posed(page: Any, pose: Pose) -> Painted:
    page.at.pose = pose
    try:
        return painted(page, WIDE)
    finally:
        page.at.pose = lambda board: board


def _check_piece(page: Any, target: str) -> None:
    def marked(state: str) -> Pose:
        return lambda board: evolve(board, marks={**board.marks, target: state})

    rests = _posed(page, marked("rest"))
    for state in STATES:
        shown = _posed(page, marked(state))
        need(
            shown.scenes != rests.scenes,
            f"“{target}” looks the same whether it is marked “{state}” or rests.",
        )
        need(
            shown.button(target),
            f"“{target}” is no button any more when it is marked “{state}”.",
        )
    numbered = _posed(page, lambda board: evolve(board, numbers={target: NUMBER})).button(target)
    said = re.search(rf'aria-label="[^"]*\b{NUMBER}\b', numbered)
    need(
        f'data-number="{NUMBER}"' in numbered and said,
        f"“{target}” does not show the number by which a class calls it.",
    )


def _check_still(page: Any, targets: list[str]) -> None:
    still = _posed(page, lambda board: evolve(board, still=True, quiet=True, actions=(), marks={}))
    for target in targets:
        tag = still.button(target)
        held = not tag or 'aria-disabled="true"' in tag or " disabled" in tag
        need(held, f"“{target}” can be pressed on a table that is a mere picture.")
    board = page.at.board(WIDE)
    quiet = page.at.tabletop.states(evolve(board, quiet=True, marks={}, touch=()))
    open_ = sorted(target for target, state in quiet.items() if state == "clickable")
    need(not open_, f"{open_[:3]} can be clicked while another moves.")


# ---- what a lesson leaves out, and what it points at


def check_pointing(game_id: str) -> None:
    """Check that hints mark pieces that are there to be seen, and that what a lesson leaves out is
    known.
    """
    for lesson in rules_room(game_id).lessons():
        for word in (*lesson.untold, *lesson.without):
            kept = evolve(
                lesson,
                untold=tuple(each for each in lesson.untold if each != word),
                without=tuple(each for each in lesson.without if each != word),
            )
            there, gone = (_whole(game_id, each) for each in (kept, lesson))
            need(there != gone, f"“{lesson.id}” leaves out “{word}”, and yet nothing is gone.")
        _check_hints(game_id, lesson)


def _whole(game_id: str, lesson: AnyLesson) -> list[Painted]:
    """Every step of the lesson as it is painted first, once something is chosen in it, and once
    it is solved."""
    return list(_walk(game_id, lesson))


def _walk(game_id: str, lesson: AnyLesson) -> Iterator[Painted]:
    page = page_of(game_id, lesson)
    at, session = page.at, page.at.session
    for _step in _closed(lesson):
        yield painted(page, WIDE)
        if isinstance(session.step, Do):
            action = next(iter(session.moves()))
            for target in at.tabletop.clicks(session.game, session.state, action)[:-1]:
                at.chosen = at.tabletop.click(at.board(WIDE), target).chosen
                yield painted(page, WIDE)
        at.clear()
        _solve(session)
        yield painted(page, WIDE)
        if session.finished:
            return
        session.next()
        at.clear()


def _closed(lesson: AnyLesson) -> Iterator[AnyStep]:
    """The steps up to the first in which anything may happen, as in a whole game."""
    for step in lesson.steps:
        if isinstance(step, Do) and (step.open_play or not step.solution):
            return
        yield step


def _solve(session: Any) -> None:
    """Solve the step by its hints."""
    for _n in range(MOST_HINTS):
        if session.solved:
            return
        session.hint()


def _check_hints(game_id: str, lesson: AnyLesson) -> None:
    """The first hint of a step marks pieces, and those are on the page, if behind a tab."""
    page = page_of(game_id, lesson)
    session = page.at.session
    for step in _closed(lesson):
        hint = session.hint()
        page.at.message = hint
        shown = painted(page, WIDE)
        drawn = {key for zone in _zones(page) for key in zone.rects}
        marked = [mark.target for mark in hint.marks]
        there = any(target in drawn or shown.button(target) for target in marked)
        need(there or not marked, f"{step.id}: the hint marks {marked}, which are not there.")
        _solve(session)
        if session.finished:
            return
        session.next()
        page.at.clear()


def _zones(page: Any) -> Iterator[Any]:
    """The zones of all areas of the step, those behind tabs, too."""
    at = page.at
    table = at.arranged(WIDE)
    tabs = [tab.area for tab in table.tabs] or [""]
    for tab in tabs:
        at.tab = tab
        yield from at.arranged(WIDE).zones
    at.tab = ""
    if table.panel:
        yield from at.tabletop.panel(
            at.board(WIDE), table.panel, at.accent(), at.division(WIDE).room
        )[1]
