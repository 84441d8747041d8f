"""What one must be able to answer at the real table, and which steps of a course teach it."""

from __future__ import annotations

import tomllib
from functools import cache

import attrs

from tutor.resources import resource
from tutor.rooms import room


@attrs.frozen
class Question:
    """A question that comes up at the table, and its answer (English msgids).

    `clauses`: ids of the rules it is about. `taught`, `practised`: the steps ("LESSON/STEP", the
    step from 1) that teach it and that let it be practised.
    """

    ask: str
    answer: str
    clauses: tuple[str, ...]
    taught: tuple[str, ...]
    practised: tuple[str, ...]

    @property
    def lesson(self) -> str:
        """Id of the lesson after which a learner can answer it: the last one that teaches it."""
        return self.taught[-1].partition("/")[0]


@cache
def questions(game: str) -> tuple[Question, ...]:
    """Return the questions of a game, in the order of its rules; none for a game without them."""
    try:
        file = resource(room(game).package, "data", "questions.toml")
    except (ModuleNotFoundError, ValueError):  # a room without a package of its own
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return tuple(
        Question(
            each["ask"],
            each["answer"],
            tuple(each["clauses"]),
            tuple(each["taught"]),
            tuple(each["practised"]),
        )
        for each in data.get("question", ())
    )
