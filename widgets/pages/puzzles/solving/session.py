"""One puzzle being solved, as far as the page knows it: what a game's own session promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tutor.engine import Violation
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer

ASKING, WRONG, SHOWN, RIGHT = "asking", "wrong", "shown", "right"
"""Stages: answering; told why it is wrong; the best answer on the board; solved."""
YOURS, BEST = "yours", "best"
"""Which answer is on the board once it is judged."""
LAST = 2
"""The last hint; none is the answer."""


class AnyHint(Protocol):
    """A hint that was given."""

    @property
    def level(self) -> int:
        """1 to LAST."""
        ...

    @property
    def text(self) -> str:
        """What it says."""
        ...


class Session(Protocol):
    """Drives one puzzle: what is chosen, which hints were given, what the answer was worth."""

    puzzle: AnyPuzzle
    stage: str
    refusal: Violation | None
    """What is wrong with the last click or the answer, with its clause."""
    reminder: str
    """What is still to be done before the answer can be checked."""
    given: FirstAnswer | None
    """How the first answer was given, None before it."""

    @property
    def hint(self) -> AnyHint | None:
        """The hint that is on show."""
        ...

    @property
    def hint_level(self) -> int:
        """How far the hints went, 0 to LAST."""
        ...

    @property
    def answer(self) -> str:
        """The answer that is chosen now, "" if it is not complete."""
        ...

    @property
    def answered(self) -> bool | None:
        """Whether the first answer was right; None before it."""
        ...

    @property
    def tells(self) -> bool:
        """Whether the explanation of a wrong answer gives the right one away."""
        ...

    @property
    def lights(self) -> int:
        """So many pieces light up one after the other when it is solved; 0 for none."""
        ...

    def next_hint(self) -> AnyHint | None:
        """Give the next hint; None once answered."""
        ...

    def check(self) -> None:
        """Judge the answer; what is missing or cannot be is said and does not count."""
        ...

    def read_why(self) -> None:
        """The rules behind the puzzle are read; before the first answer this has its price."""
        ...

    def try_again(self) -> None:
        """Back to the question, hints kept."""
        ...

    def show_answer(self) -> None:
        """Put the best answer on the board, beside the learner's own."""
        ...

    def reveal(self) -> None:
        """The best answer, beside what was answered if anything was."""
        ...

    def show(self, which: str) -> None:
        """Compare: YOURS or BEST on the board."""
        ...

    def dump(self) -> Any:
        """Where one is, as plain data."""
        ...

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        ...


MakesSession = Callable[[AnyPuzzle, Callable[[FirstAnswer], None] | None], Any]
"""Makes a session; it tells the function the first answer, which is the one that counts."""


def read_given(value: Any) -> FirstAnswer | None:
    """How an answer was given, from dumped data. Raises ValueError or TypeError."""
    if value is None:
        return None
    correct, hints, why, broken = value
    return FirstAnswer(
        correct is True, min(LAST, max(0, int(hints))), why is True, read_broken(broken)
    )


def read_broken(value: Any) -> tuple[str, ...]:
    """Clauses from dumped data; whatever is none is left out."""
    return tuple(str(each)[:20] for each in value[:20]) if isinstance(value, list) else ()
