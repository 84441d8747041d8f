"""Text alternatives of a puzzle: the result of a click, the verdict, the displays."""

from __future__ import annotations

from tutor.chocolatiers_family.kinds import KINDS, name, say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE, CHOOSE_TWO, PAY, PLACE, TURN, Asked
from tutor.chocolatiers_family.puzzles.names import seats, solver_names
from tutor.chocolatiers_family.words import describe_display
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocolatiers_family.puzzles.attempt import missing, mode, shown
from widgets.chocolatiers_family.puzzles.session import PuzzleSession
from widgets.chocolatiers_family.puzzles.turns import turns_of
from widgets.pages.puzzles.solving.session import ASKING


def chosen_words(session: PuzzleSession) -> str:
    """Return what the last click has led to, for a screen reader."""
    left = missing(session.task, session.attempt)
    if session.stage == ASKING and session.attempt.action:
        return turns_of(session.task).in_words(session.task, session.attempt.action)
    if mode(session.task) != PLACE or session.stage != ASKING:
        return left
    sizes_now = shown(session.task, session.attempt).display.largest_groups
    before = session.task.position.own.largest_groups
    grown = groups_words(before, sizes_now)
    return " ".join(filter(None, (grown, left)))


def groups_words(before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """Return which largest groups have changed, "" if none has."""
    changed = [
        f"{name(kind)} {new}"
        for kind, old, new in zip(KINDS, before, after, strict=True)
        if old != new
    ]
    return _("Now: {groups}.").format(groups=join_words(changed)) if changed else ""


def labels_of(task: Asked) -> dict[str, str]:
    """Return what each answer that can be chosen says; of two choices both."""
    kind = task.asked
    first = dict(kind.choices(task)) if kind.choices else {}
    if kind.mode != CHOOSE_TWO or kind.seconds is None:
        return first
    return {
        f"{key} {other}": f"{label} · {why}"
        for key, label in first.items()
        for other, why in kind.seconds(task).items()
    }


def answer_words(session: PuzzleSession) -> str:
    """Return the answer that is judged now: the choice, the cards, the turn; a move on the
    board by what is wrong with it."""
    task, found = session.task, session.explanation
    how = mode(task)
    if how in (CHOOSE, CHOOSE_TWO):
        return labels_of(task).get(session.answer, "")
    if how == PAY:
        return say_cards(session.answer)
    if how == TURN:
        return turns_of(task).in_words(task, session.answer)
    if found is None:
        return ""
    return found.head if task.asked.margin or not found.lines else found.lines[0].text


def table_words(session: PuzzleSession) -> str:
    """Return all displays in words."""
    found = session.explanation
    position = found.position if found else session.task.position
    names = solver_names(position)
    return " ".join(
        f"{names[p]}: {describe_display(position.displays[p])}" for p in seats(position)
    )
