"""One puzzle being solved: what is chosen, which hints were given, what the answer was worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from tutor.chocoly.puzzles.judging import Explanation, broken, explain, possible
from tutor.chocoly.puzzles.model import CHOOSE, Task
from tutor.chocoly.squares import Square
from tutor.engine import Violation
from tutor.puzzles.model import Puzzle
from tutor.puzzles.training import FirstAnswer
from widgets.chocoly.puzzles.table import (
    EMPTY,
    Attempt,
    answer_of,
    attempt_of,
    click,
    in_words,
    missing,
)
from widgets.draw.theme import Theme
from widgets.pages.puzzles.solving.session import (
    ASKING,
    BEST,
    LAST,
    RIGHT,
    SHOWN,
    WRONG,
    YOURS,
    read_broken,
    read_given,
)


@frozen
class Hint:
    """A hint and the squares it points at."""

    level: int
    text: str
    squares: frozenset[Square]


class ChocolySession:
    """See `widgets.pages.puzzles.solving.session.Session` for what each part promises."""

    lights = 0
    """Nothing lights up piece by piece: the area that decides is ringed as a whole."""

    def __init__(
        self, puzzle: Puzzle[Task], first: Callable[[FirstAnswer], None] | None = None
    ) -> None:
        self.puzzle = puzzle
        self.attempt = EMPTY
        self.hint: Hint | None = None
        self.stage = ASKING
        self.refusal: Violation | None = None
        self.reminder = ""
        self.given: FirstAnswer | None = None
        self.showing = YOURS
        self.why = False
        self.broken: tuple[str, ...] = ()
        """Clauses that clicks have broken before the first answer."""
        self._first = first

    @property
    def task(self) -> Task:
        """The task of the puzzle."""
        return self.puzzle.task

    @property
    def tells(self) -> bool:
        """A choice that is explained gives the right one away."""
        return self.task.asked.mode == CHOOSE

    @property
    def compares(self) -> bool:
        """Whether one's own answer and the best one can both be put on the board."""
        if self.stage != SHOWN or self.tells or not self.answer:
            return False
        return not explain(self.puzzle, self.answer).verdict.correct

    @property
    def answer(self) -> str:
        """The answer that is chosen now, "" if it is not complete."""
        return answer_of(self.task, self.attempt)

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
    def explanation(self) -> Explanation | None:
        """Why the answer on the board is right or wrong; None while answering."""
        return None if self.stage == ASKING else explain(self.puzzle, self.on_board)

    @property
    def hint_level(self) -> int:
        """How far the hints went, 0 to LAST."""
        return self.hint.level if self.hint else 0

    # ---- what a learner does

    def click(self, target: str, theme: Theme) -> str:
        """Choose a tile, a place, an answer; turn it; take all back. What came of it in words."""
        if self.stage != ASKING:
            return ""
        clicked = click(self.task, self.attempt, target, theme)
        placed = clicked.attempt.done != self.attempt.done
        self.attempt, self.refusal, self.reminder = clicked.attempt, clicked.refusal, ""
        if self.refusal is None:
            return in_words(self.task, self.attempt) if placed else ""
        if self.answered is None and not clicked.told:
            self.broken = tuple(dict.fromkeys((*self.broken, self.refusal.clause)))
        return self.refusal.message

    def next_hint(self) -> Hint | None:
        """Give the next hint; None once answered."""
        if self.stage != ASKING:
            return None
        self._give_hint(min(LAST, self.hint_level + 1))
        self.refusal, self.reminder = None, ""
        return self.hint

    def _give_hint(self, level: int) -> None:
        clue = self.task.asked.hint(self.puzzle, level)
        self.hint = Hint(level, clue.text, clue.squares)

    def check(self) -> None:
        """Judge the answer; what is missing is said and does not count."""
        if self.stage != ASKING:
            return
        self.refusal = None
        self.reminder = missing(self.task, self.attempt)
        if self.reminder:
            return
        right = explain(self.puzzle, self.answer).verdict.correct
        self.stage = RIGHT if right else WRONG
        if self.given is None:
            named = () if right else broken(self.puzzle, self.answer)
            clauses = tuple(dict.fromkeys((*named, *self.broken)))
            self.given = FirstAnswer(right, self.hint_level, self.why, clauses)
            if self._first:
                self._first(self.given)

    def read_why(self) -> None:
        """The rules behind the puzzle are read; before the first answer this has its price."""
        self.why = self.why or self.answered is None

    def try_again(self) -> None:
        """Back to the question, hints kept."""
        if self.stage in (WRONG, SHOWN):
            self.stage, self.attempt, self.showing = ASKING, EMPTY, YOURS
            self.refusal, self.reminder = None, ""

    def show_answer(self) -> None:
        """Put the best answer on the board, beside the learner's own."""
        if self.stage == WRONG:
            self.stage, self.showing = SHOWN, BEST

    def reveal(self) -> None:
        """The best answer, beside what was answered if anything was."""
        if self.stage == ASKING:
            self.attempt = attempt_of(self.task, self.puzzle.proof.answers[0])
            self.stage, self.showing = SHOWN, BEST
        self.show_answer()

    def show(self, which: str) -> None:
        """Compare: YOURS or BEST on the board."""
        if self.stage == SHOWN and which in (YOURS, BEST):
            self.showing = which

    # ---- across a reload

    def dump(self) -> dict[str, Any]:
        """Where one is, as plain data; what is only in hand is put down."""
        given = self.given
        return {
            "done": self.attempt.done,
            "choice": self.attempt.choice,
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
            attempt = Attempt(str(data["done"]), choice=str(data["choice"]))
            level, given, stage = int(data["hint"]), read_given(data["given"]), data["stage"]
            fits = stage == ASKING or possible(self.task, answer_of(self.task, attempt))
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            return
        if not fits or stage not in (ASKING, WRONG, SHOWN, RIGHT):
            return
        self.attempt, self.stage = attempt, stage
        self.showing = data.get("showing") if data.get("showing") in (YOURS, BEST) else YOURS
        if level > 0:
            self._give_hint(min(LAST, level))
        self.given, self.why = given, data.get("why") is True
        self.broken = read_broken(data.get("broken"))
