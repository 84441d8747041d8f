"""Update a practice after an answer."""

from __future__ import annotations

from datetime import datetime

import attrs

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import causes
from tutor.puzzles.training.practice import (
    ENOUGH,
    MOST_LOG,
    MOST_SEEN,
    MOST_WON,
    FirstAnswer,
    Logged,
    Practice,
)
from tutor.puzzles.training.rating import counts, rated


def answered(
    practice: Practice, puzzle: AnyPuzzle, given: FirstAnswer | bool, now: datetime
) -> Practice:
    """Return the practice after an answer; a bool stands for an answer without help.

    Only the first answer to a puzzle changes ratings and counts. Later ones are practice of its
    rules: a right one clears what was missed.
    """
    given = given if isinstance(given, FirstAnswer) else FirstAnswer(given)
    first = counts(practice, puzzle)
    after = rated(practice, puzzle, given.credit) if first else practice
    won = given.credit > 0 and puzzle.id not in practice.won
    return attrs.evolve(
        after,
        memories=causes.reviewed(practice, puzzle, given, now),
        missed=causes.missed(practice, puzzle, given),
        blamed=causes.blamed(practice, puzzle, given),
        log=(*practice.log, Logged(puzzle.task.kind, given.credit >= ENOUGH))[-MOST_LOG:],
        seen=looked_at(practice, puzzle).seen,
        won=(*practice.won, puzzle.id)[-MOST_WON:] if won else practice.won,
        solved=practice.solved + (first and given.credit > 0),
        tried=practice.tried + first,
    )


def looked_at(practice: Practice, puzzle: AnyPuzzle) -> Practice:
    """Mark a puzzle as met where answers do not count: it does not come again soon, and its next
    answer is not the first.
    """
    seen = (*(each for each in practice.seen if each != puzzle.id), puzzle.id)
    return attrs.evolve(practice, seen=seen[-MOST_SEEN:])


def with_offer_seen(practice: Practice, clause: str) -> Practice:
    """Reset the count of misses of a clause once its lesson was offered, so that the next miss does
    not offer it again.
    """
    left = {each: number for each, number in practice.blamed.items() if each != clause}
    return attrs.evolve(practice, blamed=left)
