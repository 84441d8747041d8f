"""The projector: a step of a lesson, a rule or a puzzle, as large as the wall lets it be.

`classroom/projector/ADDRESS` shows what ADDRESS shows in the app: `lesson/ID/N`, `rules/CLAUSE` or
`puzzle/ID`, with the game before it where it is not the first. Without one there is a list to
choose from. Nothing of it counts for anybody's progress.
"""

from __future__ import annotations

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.lessons.course import UnknownLesson, lesson, ways
from tutor.lessons.session import LessonSession
from tutor.rooms import load_game, split
from widgets import rooms
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.projector_links import on_the_wall
from widgets.pages.classroom.wall import LessonOnWall, PuzzleOnWall, RuleOnWall
from widgets.pages.classroom.wall_choice import ChoosingPage
from widgets.pages.lesson.page import AnyLessonPage, LessonPage
from widgets.pages.lesson.preview import at_step
from widgets.pages.page import NoSuchPageError, Page

BACK = "session.back"
"""Under this name the browser keeps, for this tab, where the projector was opened from."""
LONGEST = 60
"""So much of a wrong name is shown (characters)."""


def projector_page(desk: Desk, rest: str, resume: str) -> Page | None:
    """Return what is projected, or the list to choose from."""
    if not rest:
        return ChoosingPage(desk)
    back = _back(desk)
    game, name = split(rest)
    if game not in rooms.ids():
        return None
    what, _slash, which = name.partition("/")
    match what:
        case "lesson" if which:
            return LessonOnWall(_lesson(game, which, back), back)
        case "rules" if which:
            if which not in load_game(game).rulebook:
                raise NoSuchPageError(_("There is no rule “{id}”.").format(id=which[:LONGEST]))
            return RuleOnWall(desk, game, which, back)
        case "puzzle" if which:
            return _puzzle(desk, game, which, back)
    return None


def _back(desk: Desk) -> str:
    """Where Escape leads: where the projector was opened from, however far it went on since."""
    if desk.came and not desk.came.startswith(on_the_wall("")):
        desk.browser.store(BACK, desk.came)
    home = on_the_wall("").rstrip("/")
    back = desk.browser.stored.get(BACK, home)
    return home if back.startswith(on_the_wall("")) else back


def _lesson(game: str, which: str, back: str) -> AnyLessonPage:
    """Return the lesson at a step, nothing of it kept."""
    name, _slash, step = which.partition("/")
    try:
        found = lesson(name, game)
    except UnknownLesson:
        raise NoSuchPageError(_("There is no lesson “{id}”.").format(id=name[:LONGEST])) from None
    step = step or "1"
    if not (step.isdecimal() and len(step) < 4 and 1 <= int(step) <= len(found.steps)):
        raise NoSuchPageError(_("This lesson has no step “{n}”.").format(n=step[:LONGEST]))
    way = next(each for each in ways(game) if found in each)
    session = at_step(LessonSession(found), int(step))
    page: AnyLessonPage = LessonPage(
        session, rooms.room(game).tabletop(), number=way.index(found) + 1
    )
    page.at.back = back
    return page


def _puzzle(desk: Desk, game: str, which: str, back: str) -> Page | None:
    trainer, pages = desk.trainers.get(game), rooms.room(game).puzzles
    if trainer is None or pages is None:
        return None
    try:
        return PuzzleOnWall(trainer, pages(), trainer.find(which), back)
    except SaveError as error:
        raise NoSuchPageError(str(error)) from None
