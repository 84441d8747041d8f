"""Items of practice, themes and clauses, each with a memory of its own, and causes of misses.

Rules are repeated, not puzzles: a due item is practised on a position not seen before. A wrong
answer counts against the clauses it broke; if these are not known, against all of its kind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING, Any

from tutor.puzzles.games import kind_of, puzzles_of
from tutor.puzzles.model import AnyKind, AnyPuzzle
from tutor.puzzles.training.practice import ENOUGH, FirstAnswer, Practice
from tutor.rooms import qualified

if TYPE_CHECKING:
    from fsrs import Card, Rating, Scheduler

MISS, OFFER = 2, 3
"""What a miss adds to the count of a cause (a right answer subtracts 1), and the count at which its
lesson is offered: at the second miss, with at most one right answer between.
"""
CLAUSE = "clause:"
A_DAY = timedelta(days=1)
"""A review that far in the future was made by a wrong clock; less may be another time zone."""


def items(puzzle: AnyPuzzle) -> tuple[str, ...]:
    """Return the items that a puzzle practises: its theme and its clauses."""
    return _items(puzzle.game, kind_of(puzzle))


def _items(game: str, kind: AnyKind) -> tuple[str, ...]:
    clauses = (clause_item(game, clause) for clause in kind.clauses)
    return (f"theme:{qualified(game, kind.theme)}", *clauses)


def clause_item(game: str, clause: str) -> str:
    """Return the item of a clause of a game."""
    return f"{CLAUSE}{qualified(game, clause)}"


def practised(pool: Iterable[AnyPuzzle]) -> frozenset[str]:
    """Return the items that some puzzle of a pool practises."""
    kinds = {(puzzle.game, puzzle.task.kind) for puzzle in pool}
    return frozenset(i for game, kind in kinds for i in _items(game, puzzles_of(game).kinds[kind]))


def practised_in(game: str) -> frozenset[str]:
    """Return the items that some kind of a game's puzzles practises."""
    return frozenset(i for kind in puzzles_of(game).kinds.values() for i in _items(game, kind))


def due(practice: Practice, now: datetime, known: Collection[str] | None = None) -> tuple[str, ...]:
    """Return the items to practise now: those missed last time, then those due, longest overdue
    first.

    `known`: return only these, since an item that no puzzle practises would wait for ever. Items
    reviewed by a clock that was ahead are due now.
    """
    waiting = sorted(
        (when, item)
        for item, memory in practice.memories.items()
        if (when := _due(memory, now)) <= now and item not in practice.missed
    )
    found = (*practice.missed, *(item for _when, item in waiting))
    return tuple(item for item in found if known is None or item in known)


def _due(memory: Mapping[str, Any], now: datetime) -> datetime:
    ahead = datetime.fromisoformat(memory["last_review"]) > now + A_DAY
    return now if ahead else datetime.fromisoformat(memory["due"])


# ---- after an answer


def reviewed(
    practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer, now: datetime
) -> Mapping[str, Mapping[str, Any]]:
    """Return the memories after an answer: broken rules come again soon, the others later."""
    from fsrs import Rating

    well = Rating.Good if given.credit == 1 else Rating.Hard if given.credit else Rating.Again
    lost = failed(puzzle, given)
    grades = dict.fromkeys(lost, Rating.Again)
    if given.correct:
        grades |= {item: well for item in items(puzzle) if item not in lost}
    return {
        **practice.memories,
        **{
            item: _graded(practice.memories.get(item), grade, now) for item, grade in grades.items()
        },
    }


def failed(puzzle: AnyPuzzle, given: FirstAnswer) -> tuple[str, ...]:
    """Return the items that an answer counts against: the clauses it broke, as far as puzzles
    practise them; all items of its kind if there are none and the answer was wrong.
    """
    known = practised_in(puzzle.game)
    named = dict.fromkeys(clause_item(puzzle.game, clause) for clause in given.broken)
    lost = tuple(item for item in named if item in known)
    return lost or (() if given.credit >= ENOUGH else items(puzzle))


def missed(practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer) -> tuple[str, ...]:
    """Return the items missed last time, after an answer."""
    lost = failed(puzzle, given)
    gone = {*lost, *(items(puzzle) if given.correct else ())}
    return (*(item for item in practice.missed if item not in gone), *lost)


def blamed(practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer) -> dict[str, int]:
    """Return the count of recent misses of each clause, after an answer."""
    counted = dict(practice.blamed)
    kind = kind_of(puzzle)
    causes = given.broken or (() if given.correct else kind.clauses[:1])
    lost = {qualified(puzzle.game, clause) for clause in causes}
    for clause in lost:
        counted[clause] = counted.get(clause, 0) + MISS
    if given.correct:
        for clause in {qualified(puzzle.game, each) for each in kind.clauses} - lost:
            counted[clause] = counted.get(clause, 0) - 1
    return {clause: number for clause, number in counted.items() if number > 0}


def lesson_offered(practice: Practice) -> str:
    """Return the clause (with its game, as links name it) whose lesson would help; "" for none."""
    worst = max(practice.blamed.items(), key=lambda entry: entry[1], default=("", 0))
    return worst[0] if worst[1] >= OFFER else ""


# ---- memories


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(enable_fuzzing=False)


def _card(memory: Mapping[str, Any] | None, now: datetime) -> Card:
    from fsrs import Card

    if memory is None:
        return Card(card_id=1, due=now)
    return Card.from_dict(dict(memory))  # type: ignore[arg-type]


def _graded(memory: Mapping[str, Any] | None, grade: Rating, now: datetime) -> dict[str, Any]:
    card, _log = _scheduler().review_card(_card(memory, now), grade, review_datetime=now)
    return dict(card.to_dict())
