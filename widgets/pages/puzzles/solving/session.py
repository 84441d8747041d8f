"""One puzzle being solved: what is chosen, which hints were given, what the answer was worth.

The session is the same for every game. A game gives its `Answers`: pure functions from clicks to
the text of an answer, and from an answer to why it is right or wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import field, frozen

from tutor.engine import Violation
from tutor.puzzles.model import Puzzle, T, Worth
from tutor.puzzles.training import FirstAnswer

ASKING, WRONG, SHOWN, RIGHT = "asking", "wrong", "shown", "right"
"""Stages: answering; told why it is wrong; the best answer on the board; solved."""
YOURS, BEST = "yours", "best"
"""Which answer is on the board once it is judged."""
LAST = 2
"""The last hint; none is the answer."""

Q = TypeVar("Q")
"""An attempt: what is chosen so far, a frozen record of the game's own."""
E = TypeVar("E", bound="AnyExplanation")


class AnyLine(Protocol):
    """A reason why an answer is right or wrong."""

    @property
    def text(self) -> str:
        """What it says."""
        ...

    @property
    def clause(self) -> str:
        """Id of the rule it rests on."""
        ...


class AnyExplanation(Protocol):
    """Why an answer is right or wrong; a game's own record holds more."""

    @property
    def verdict(self) -> Worth:
        """Whether it is right, and what it is worth."""
        ...

    @property
    def head(self) -> str:
        """The verdict in a few words."""
        ...

    @property
    def lines(self) -> Sequence[AnyLine]:
        """The reasons."""
        ...


@frozen
class Hint:
    """A hint that was given: `level` from 1 to LAST; `marks`: targets to mark, with their state;
    `kind`: the symbol whose race to look at, "" for none."""

    level: int
    text: str
    marks: Mapping[str, str] = field(factory=dict)
    kind: str = ""


@frozen
class Clicked(Generic[Q]):
    """What a click leads to. `told`: informational, not a mistake."""

    attempt: Q
    refusal: Violation | None = None
    told: bool = False


@frozen(kw_only=True)
class Answers(Generic[T, Q, E]):
    """How one game's puzzles are answered.

    Attributes:
        nothing: the attempt in which nothing is chosen.
        click: (task, attempt, target): what a click leads to. Never raises, whatever the target.
        missing: (task, attempt): what is still to be done before Check, "" if nothing is.
        answer: (task, attempt): the attempt as an answer; "" while something is missing.
        attempt: (task, answer): the attempt that gives this answer.
        impossible: (puzzle, answer): why this cannot be an answer at all, though it is complete.
        explain: (puzzle, answer): why it is right or wrong. Raises ValueError for no answer.
        broken: (puzzle, answer): clauses that a wrong answer overlooks.
        hint: (puzzle, level): the hint of this level, 1 to LAST.
        tells: (task): whether the explanation of a wrong answer gives the right one away.
        compares: (task): whether one's own answer and the best are both put on the board.
        data: (attempt): entries of a dumped session that hold the attempt.
        read: (task, dumped session): the attempt again. Raises KeyError, TypeError, ValueError,
            IndexError or AttributeError for what is none of this task.
    """

    nothing: Q
    click: Callable[[T, Q, str], Clicked[Q]]
    missing: Callable[[T, Q], str]
    answer: Callable[[T, Q], str]
    attempt: Callable[[T, str], Q]
    impossible: Callable[[Puzzle[T], str], Violation | None] = lambda _puzzle, _answer: None
    explain: Callable[[Puzzle[T], str], E]
    broken: Callable[[Puzzle[T], str], tuple[str, ...]]
    hint: Callable[[Puzzle[T], int], Hint]
    tells: Callable[[T], bool]
    compares: Callable[[T], bool]
    data: Callable[[Q], dict[str, Any]]
    read: Callable[[T, Any], Q]


class Session(Generic[T, Q, E]):
    """Drives one puzzle."""

    def __init__(self, answers: Answers[T, Q, E], puzzle: Puzzle[T]) -> None:
        self.answers = answers
        self.puzzle = puzzle
        self.attempt = answers.nothing
        self.hint: Hint | None = None
        """The hint that is on show."""
        self.stage = ASKING
        self.refusal: Violation | None = None
        """What is wrong with the last click or the answer, with its clause."""
        self.reminder = ""
        """What is still to be done before the answer can be checked."""
        self.given: FirstAnswer | None = None
        """How the first answer was given, None before it."""
        self.showing = YOURS
        self.why = False
        """Whether the rules were read before the first answer."""
        self.broken: tuple[str, ...] = ()
        """Clauses that clicks have broken before the first answer."""

    # ---- what is to be seen

    @property
    def task(self) -> T:
        """The task of the puzzle."""
        return self.puzzle.task

    @property
    def tells(self) -> bool:
        """Whether the explanation of a wrong answer gives the right one away."""
        return self.answers.tells(self.task)

    @property
    def compares(self) -> bool:
        """Whether one's own wrong answer and the best one can both be put on the board."""
        if self.stage != SHOWN or not self.answers.compares(self.task) or not self.answer:
            return False
        return not self.answers.explain(self.puzzle, self.answer).verdict.correct

    @property
    def lights(self) -> int:
        """So many pieces light up one after the other when it is solved; 0 for none."""
        return 0

    @property
    def answer(self) -> str:
        """The answer that is chosen now, "" if it is not complete."""
        return self.answers.answer(self.task, self.attempt)

    @property
    def answered(self) -> bool | None:
        """Whether the first answer was right; None before it."""
        return self.given.correct if self.given else None

    @property
    def on_board(self) -> str:
        """The answer whose board is shown once it is judged."""
        best = self.stage == SHOWN and self.showing == BEST
        return self.puzzle.proof.answers[0] if best else self.answer

    @property
    def explanation(self) -> E | None:
        """Why the answer on the board is right or wrong; None while answering."""
        return None if self.stage == ASKING else self.answers.explain(self.puzzle, self.on_board)

    @property
    def hint_level(self) -> int:
        """How far the hints went, 0 to LAST."""
        return self.hint.level if self.hint else 0

    # ---- what a learner does

    def click(self, target: str) -> None:
        """Choose something of the board, or take it back."""
        if self.stage != ASKING:
            return
        clicked = self.answers.click(self.task, self.attempt, target)
        self.attempt, self.refusal, self.reminder = clicked.attempt, clicked.refusal, ""
        if self.refusal is not None and self.answered is None and not clicked.told:
            self.broken = tuple(dict.fromkeys((*self.broken, self.refusal.clause)))

    def next_hint(self) -> Hint | None:
        """Give the next hint; None once answered."""
        if self.stage != ASKING:
            return None
        self._give_hint(self.hint_level + 1)
        self.refusal, self.reminder = None, ""
        return self.hint

    def _give_hint(self, level: int) -> None:
        self.hint = self.answers.hint(self.puzzle, min(LAST, level))

    def check(self) -> FirstAnswer | None:
        """Judge the answer; what is missing or cannot be is said and does not count.

        Return the answer if it is the first, which is the one that counts, else None.
        """
        if self.stage != ASKING:
            return None
        self.refusal = None
        self.reminder = self.answers.missing(self.task, self.attempt)
        if self.reminder:
            return None
        self.refusal = self.answers.impossible(self.puzzle, self.answer)
        if self.refusal is not None:
            return None
        right = self.answers.explain(self.puzzle, self.answer).verdict.correct
        self.stage = RIGHT if right else WRONG
        if self.given is not None:
            return None
        named = () if right else self.answers.broken(self.puzzle, self.answer)
        clauses = tuple(dict.fromkeys((*named, *self.broken)))
        self.given = FirstAnswer(right, self.hint_level, self.why, clauses)
        return self.given

    def read_why(self) -> None:
        """Note that the rules behind the puzzle are read; before the first answer this has its
        price.
        """
        self.why = self.why or self.answered is None

    def try_again(self) -> None:
        """Go back to the question; hints are kept."""
        if self.stage in (WRONG, SHOWN):
            self.stage, self.attempt, self.showing = ASKING, self.answers.nothing, YOURS
            self.refusal, self.reminder = None, ""

    def show_answer(self) -> None:
        """Put the best answer on the board, beside the learner's own."""
        if self.stage == WRONG:
            self.stage, self.showing = SHOWN, BEST

    def reveal(self) -> None:
        """Show the best answer, beside what was answered if anything was."""
        if self.stage == ASKING:
            self.attempt = self.answers.attempt(self.task, self.puzzle.proof.answers[0])
            self.stage, self.showing = SHOWN, BEST
        self.show_answer()

    def show(self, which: str) -> None:
        """Compare: YOURS or BEST on the board."""
        if self.stage == SHOWN and which in (YOURS, BEST):
            self.showing = which

    # ---- across a reload

    def dump(self) -> dict[str, Any]:
        """Return how far the puzzle is solved, as plain data."""
        given = self.given
        return {
            **self.answers.data(self.attempt),
            "stage": self.stage,
            "showing": self.showing,
            "hint": self.hint_level,
            "given": given and [given.correct, given.hints, given.why, list(given.broken)],
            "why": self.why,
            "broken": list(self.broken),
        }

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        try:
            attempt, stage = self.answers.read(self.task, data), data["stage"]
            level, given = int(data["hint"]), _read_given(data["given"])
            answer = self.answers.answer(self.task, attempt)
            if stage not in (ASKING, WRONG, SHOWN, RIGHT):
                return
            if stage != ASKING:
                self.answers.explain(self.puzzle, answer)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            return
        self.attempt, self.stage = attempt, stage
        self.showing = data.get("showing") if data.get("showing") in (YOURS, BEST) else YOURS
        if level > 0:
            self._give_hint(level)
        self.given, self.why = given, data.get("why") is True
        self.broken = _read_broken(data.get("broken"))


AnySession = Session[Any, Any, Any]
"""A session of a game that is not looked into."""


def _read_given(value: Any) -> FirstAnswer | None:
    """How an answer was given, from dumped data. Raises ValueError or TypeError."""
    if value is None:
        return None
    correct, hints, why, broken = value
    return FirstAnswer(
        correct is True, min(LAST, max(0, int(hints))), why is True, _read_broken(broken)
    )


def _read_broken(value: Any) -> tuple[str, ...]:
    """Clauses from dumped data; whatever is none is left out."""
    return tuple(str(each)[:20] for each in value[:20]) if isinstance(value, list) else ()
