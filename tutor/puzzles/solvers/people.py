"""Move the ratings of kinds by the answers of people: what their results say, when there are many.

A learner's strength and a kind's shift are estimated together, as with solvers; what is known of
neither stays where it is.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.solvers.measuring import ROUNDS, newton_step
from tutor.puzzles.training.practice import START, UNSURE
from tutor.puzzles.training.rating import KIND, SPREAD, THREE_IN_FOUR

Answers = Mapping[str, bool]
"""A person's first answers: the ids of the puzzles, and whether each was right."""


def moved(people: Sequence[Answers], pool: Sequence[AnyPuzzle]) -> dict[str, tuple[int, int]]:
    """Return for each kind by how many points its puzzles are harder for people than they are
    rated, and how many answers say so.
    """
    known = {puzzle.id: puzzle for puzzle in pool}
    met = [
        [(known[name], right) for name, right in answers.items() if name in known]
        for answers in people
    ]
    kinds = sorted({puzzle.task.kind for some in met for puzzle, _right in some})
    strong, shift = [START] * len(met), dict.fromkeys(kinds, 0.0)
    for _round in range(ROUNDS):
        of_kind = defaultdict[str, list[tuple[float, float]]](list)
        for n, some in enumerate(met):
            seen = [(float(right), _odds(strong[n], puzzle, shift)) for puzzle, right in some]
            off = (strong[n] - START) / SPREAD
            strong[n] += SPREAD * newton_step(seen, off, UNSURE / SPREAD)
            for puzzle, right in some:
                odds = _odds(strong[n], puzzle, shift)
                of_kind[puzzle.task.kind].append((1.0 - right, -odds))
        for kind, seen in of_kind.items():
            shift[kind] += SPREAD * newton_step(seen, shift[kind] / SPREAD, KIND.unsure / SPREAD)
    count = Counter(puzzle.task.kind for some in met for puzzle, _right in some)
    return {kind: (round(by), count[kind]) for kind, by in shift.items()}


def _odds(strong: float, puzzle: AnyPuzzle, shift: Mapping[str, float]) -> float:
    """Return the log odds that somebody of this strength solves a puzzle."""
    return THREE_IN_FOUR + (strong - puzzle.rating - shift[puzzle.task.kind]) / SPREAD
