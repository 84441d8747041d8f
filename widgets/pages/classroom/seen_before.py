"""Where a teacher sees a part of a plan before the class does."""

from __future__ import annotations

from tutor.classroom.plan import Own, Part, Puzzles, Table
from tutor.i18n import _
from tutor.rooms import qualified
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.projector_links import done_together
from widgets.pages.classroom.worksheet import MOST, worksheet_address
from widgets.storage.shared_lessons import ADDRESS as GIVEN


def seen_before(desk: Desk, game: str, part: Part) -> tuple[str, str] | None:
    """Return the address that shows a part, and what is seen there; None where there is nothing
    to see."""
    match part:
        case Puzzles(number=number) if number <= MOST:
            return worksheet_address(game, part, key=True), _("See the puzzles and their answers")
        case Own(link):
            return f"{GIVEN}/{link}", _("Open it as a pupil")
        case Table():
            return qualified(game, "table"), _("Go to the table")
    wall = done_together(desk, game, part)
    return (wall, _("Show it on the wall")) if wall else None
