"""What is practised: themes and clauses, each with a memory of its own, and why one was missed.

Rules are repeated, not puzzles: what is due is practised on a position not seen before. A wrong
answer counts against the clauses it broke; where nobody knows them, against all of its kind.
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
"""What a miss adds to a cause, a right answer taking 1 from it, and where its lesson is offered: at
the second miss, with at most one right answer between.
"""
CLAUSE = "clause:"
A_DAY = timedelta(days=1)
"""A clock so far ahead was wrong; less may be another zone."""


def items(puzzle: AnyPuzzle) -> tuple[str, ...]:
    """What a puzzle practises: its theme and its clauses."""
    return _items(puzzle.game, kind_of(puzzle))


def _items(game: str, kind: AnyKind) -> tuple[str, ...]:
    clauses = (clause_item(game, clause) for clause in kind.clauses)
    return (f"theme:{qualified(game, kind.theme)}", *clauses)


def clause_item(game: str, clause: str) -> str:
    """The item of a clause of a game."""
    return f"{CLAUSE}{qualified(game, clause)}"


def practised(pool: Iterable[AnyPuzzle]) -> frozenset[str]:
    """The items that some puzzle of a pool practises."""
    kinds = {(puzzle.game, puzzle.task.kind) for puzzle in pool}
    return frozenset(i for game, kind in kinds for i in _items(game, puzzles_of(game).kinds[kind]))


def practised_in(game: str) -> frozenset[str]:
    """The items that some kind of a game's puzzles practises."""
    return frozenset(i for kind in puzzles_of(game).kinds.values() for i in _items(game, kind))


def due(practice: Practice, now: datetime, known: Collection[str] | None = None) -> tuple[str, ...]:
    """Items to practise now: those missed last time, then those due, longest overdue first.

    With `known` only these: what no puzzle asks for any more would wait for ever. So would what was
    practised by a clock that went ahead: it is due now.
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


# ---- what an answer changes


def reviewed(
    practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer, now: datetime
) -> Mapping[str, Mapping[str, Any]]:
    """The memories after an answer: what was broken again soon, what went well later."""
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
    """The items that an answer counts against: the clauses it broke, as far as puzzles practise
    them; those of its kind where none is known.
    """
    known = practised_in(puzzle.game)
    named = dict.fromkeys(clause_item(puzzle.game, clause) for clause in given.broken)
    lost = tuple(item for item in named if item in known)
    return lost or (() if given.credit >= ENOUGH else items(puzzle))


def missed(practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer) -> tuple[str, ...]:
    """What was missed last time, after an answer."""
    lost = failed(puzzle, given)
    gone = {*lost, *(items(puzzle) if given.correct else ())}
    return (*(item for item in practice.missed if item not in gone), *lost)


def blamed(practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer) -> dict[str, int]:
    """How often of late each clause was the cause of a miss, after an answer."""
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
    """The clause (with its game, as links name it) whose lesson would help; "" for none."""
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
