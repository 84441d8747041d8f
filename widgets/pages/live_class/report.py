"""What a pupil's page tells the class: where the pupil is in today's plan, and how that went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from tutor.classroom.plan import Plan
from tutor.live_class.asking import LONGEST_RESULT
from tutor.results.result import Result, result_text, short_text
from tutor.results.tally import Tally
from tutor.rooms import qualified
from widgets.pages.classroom.plan_progress import things
from widgets.pages.classroom.today import Todo
from widgets.pages.lesson.page import LessonPage
from widgets.storage.puzzle_trainer import PuzzleTrainer

TABLE = "t/"
"""What the address of a table of several devices begins with."""


def whereabouts(found: Sequence[Todo], game: str, address: str, page: object) -> dict[str, Any]:
    """Return which thing of a plan somebody is at who has this page open, and how far; `elsewhere`:
    at none of it, and that thing comes next.
    """
    done = sum(todo.is_done for todo in found)
    here = next((n for n, todo in enumerate(found) if _is_at(todo, game, address)), None)
    following = (n for n, todo in enumerate(found) if todo.of and not todo.is_done)
    thing = next(following, len(found)) if here is None else here
    todo = found[thing] if thing < len(found) else None
    step, of = (todo.done, len(todo.puzzles)) if todo is not None and todo.puzzles else (0, 0)
    if here is not None and isinstance(page, LessonPage):
        session = page.at.session
        of = len(session.lesson.steps)
        step = of if page.ended else session.index
    return {"thing": thing, "step": step, "of": of, "done": done, "elsewhere": here is None}


def _is_at(todo: Todo, game: str, address: str) -> bool:
    if todo.puzzles:
        return address in (qualified(game, f"puzzle/{name}") for name in todo.puzzles)
    if not todo.address:
        return False
    if todo.address == qualified(game, "table") and address.startswith(TABLE):
        return True
    return address == todo.address or address.startswith(f"{todo.address}/")


def result_for_class(plan: Plan, result: Result, trainer: PuzzleTrainer | None) -> str:
    """Return what of a result is about this plan, as text; "" if that is nothing."""
    names = {name for thing in things(plan, trainer) for name in thing.names}
    tally = Tally(
        {key: step for key, step in result.tally.steps.items() if key.rpartition("/")[0] in names},
        tuple(each for each in result.tally.puzzles if each.puzzle in names),
    )
    some = evolve(
        result,
        stars={key: n for key, n in result.stars.items() if key in names},
        at={key: n for key, n in result.at.items() if key in names},
        tally=tally,
    )
    if some.is_empty:
        return ""
    whole = result_text(some)
    return whole if len(whole) <= LONGEST_RESULT else short_text(some)
