"""One puzzle being solved: what is chosen, which hints were given, what the answer was worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.puzzles.explain import AnswerError, Explanation, broken, explain
from tutor.chocolatiers_family.puzzles.model import PAY, PLACE, TURN, Asked
from tutor.engine import Violation
from tutor.puzzles.model import AnyPuzzle
from tutor.puzzles.training import FirstAnswer
from widgets.chocolatiers_family.puzzles.answer import (
    NOTHING,
    Attempt,
    answer_of,
    attempt_of,
    click,
    missing,
    mode,
    shown,
    targets,
)
from widgets.chocolatiers_family.puzzles.hints import Hint, hint
from widgets.chocolatiers_family.puzzles.turns import turns_of
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

Blame = Callable[[AnyPuzzle, str], tuple[str, ...]]
"""The clauses that a wrong answer to a puzzle broke."""


class PuzzleSession:
    """Drives one puzzle; `first` is told the first answer, which is the one that counts.

    `blame`: (puzzle, answer), the clauses that a wrong answer broke.
    """

    def __init__(
        self,
        puzzle: AnyPuzzle,
        first: Callable[[FirstAnswer], None] | None = None,
        blame: Blame = broken,
    ) -> None:
        self.puzzle = puzzle
        self.attempt = NOTHING
        self.hint: Hint | None = None
        self.stage = ASKING
        self.refusal: Violation | None = None
        self.reminder = ""
        self.given: FirstAnswer | None = None
        """How the first answer was given, None before it."""
        self.showing = YOURS
        self.why = False
        """Whether the rules were read before the first answer."""
        self.broken: tuple[str, ...] = ()
        """Clauses that clicks have broken before the first answer."""
        self._first = first
        self._blame = blame

    # ---- what the kind says of itself

    @property
    def tells(self) -> bool:
        """Whether the explanation of a wrong answer gives the right one away."""
        return self.task.asked.tells

    @property
    def sums(self) -> bool:
        """Whether what an answer is worth is the own total less the best rival's."""
        return self.task.asked.margin

    @property
    def compares(self) -> bool:
        """Whether one's own answer and the best one are side by side on the board."""
        if self.stage != SHOWN or mode(self.task) not in (PLACE, TURN):
            return False
        return not explain(self.puzzle, self.answer).verdict.correct

    # ---- what is to be seen

    @property
    def task(self) -> Asked:
        """The task of the puzzle."""
        task: Asked = self.puzzle.task
        return task

    @property
    def answer(self) -> str:
        """The answer that is chosen now, "" if it is not complete."""
        return answer_of(self.task, self.attempt)

    @property
    def answered(self) -> bool | None:
        """Whether the first answer was right; None before it."""
        return self.given.correct if self.given else None

    @property
    def explanation(self) -> Explanation | None:
        """Why the answer on the board is right or wrong; None while answering."""
        if self.stage == ASKING:
            return None
        return explain(self.puzzle, self.on_board)

    @property
    def on_board(self) -> str:
        """The answer whose board is shown after Check."""
        best = self.stage == SHOWN and self.showing == BEST
        return self.puzzle.proof.answers[0] if best else self.answer

    @property
    def hint_level(self) -> int:
        """How far the hints went, 0 to LAST."""
        return self.hint.level if self.hint else 0

    # ---- what a learner does

    def click(self, target: str) -> None:
        """Choose a place, a space, a card, an answer; turn the box; take all back."""
        if self.stage != ASKING:
            return
        clicked = click(self.task, self.attempt, target)
        self.attempt, self.refusal = clicked.attempt, clicked.refusal
        self.reminder = ""
        if self.refusal is not None and self.answered is None and not clicked.told:
            self.broken = tuple(dict.fromkeys((*self.broken, self.refusal.clause)))

    def next_hint(self) -> Hint | None:
        """Give the next hint; None once answered."""
        if self.stage != ASKING:
            return None
        self.hint = hint(self.puzzle, min(LAST, self.hint_level + 1))
        self.refusal, self.reminder = None, ""
        return self.hint

    def check(self) -> None:
        """Judge the answer; what is missing or cannot be is said and does not count."""
        if self.stage != ASKING:
            return
        self.refusal = None
        self.reminder = missing(self.task, self.attempt)
        if self.reminder:
            return
        try:
            right = explain(self.puzzle, self.answer).verdict.correct
        except AnswerError as error:
            self.refusal = self._impossible(error)
            return
        self.stage = RIGHT if right else WRONG
        if self.given is None:
            self.given = self._as_given(right)
            if self._first:
                self._first(self.given)

    def _as_given(self, right: bool) -> FirstAnswer:
        """The answer as it is given now, with what was done on the way to it."""
        broken = () if right else self._blame(self.puzzle, self.answer)
        named = tuple(dict.fromkeys((*broken, *self.broken)))
        return FirstAnswer(right, self.hint_level, self.why, named)

    def read_why(self) -> None:
        """The rules behind the puzzle are read; before the first answer this has its price."""
        self.why = self.why or self.answered is None

    def _impossible(self, error: AnswerError) -> Violation:
        if mode(self.task) == PAY:
            tile = self.task.tiles[0]
            problems = list(payment_problems(self.task.hand, tile, self.answer))
            return Violation(*problems[0]) if problems else Violation("4.2", str(error))
        return Violation("5.2", str(error))

    def try_again(self) -> None:
        """Back to the question, hints kept."""
        if self.stage in (WRONG, SHOWN):
            self.stage, self.attempt, self.showing = ASKING, NOTHING, YOURS
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

    @property
    def own_display(self) -> Display:
        """The own display as it is on the board after Check."""
        found = self.explanation
        return found.position.own if found else shown(self.task, self.attempt).display

    # ---- rings after Check

    @property
    def lights(self) -> int:
        """The largest of the groups that decide lights up piece by piece."""
        return max(len(rings) for rings in self.rings())

    def rings(self) -> tuple[dict[Place, str], ...]:
        """For each player the spaces of the group that decides, in the state to draw them in."""
        found = self.explanation
        if found is None:
            return tuple({} for _display in self.task.position.displays)
        me = self.task.position.player
        good = found.verdict.correct
        own = "solved" if good else "refused"
        placing = mode(self.task) in (PLACE, TURN)
        asks_player = self.task.asked.players
        rings: list[dict[Place, str]] = []
        for player, group in enumerate(found.groups):
            state = own if player == me and placing else "hovered"
            if asks_player and good and self.on_board == str(player):
                state = "solved"
            rings.append(dict.fromkeys(group, state))
        return tuple(rings)

    def new_pieces(self) -> tuple[list[Place], list[Place]]:
        """The boxes and the spaces the shown answer has put something on, as displayed."""
        if mode(self.task) not in (PLACE, TURN) or self.stage == ASKING:
            return [], []
        if mode(self.task) == TURN:
            places, wilds = turns_of(self.task).new_pieces(self.task, self.on_board)
        else:
            attempt = attempt_of(self.task, self.on_board)
            places, wilds = [attempt.place] if attempt.place else [], list(attempt.wilds)
        up, left = (max(0, *(-place[n] for place in (*places, (0, 0)))) for n in (0, 1))
        boxes = [(r + up, c + left) for r, c in places]
        return boxes, [(r + 2 * up, c + 2 * left) for r, c in wilds]

    # ---- across a reload

    def dump(self) -> dict[str, Any]:
        """Where one is, as plain data."""
        return {
            "attempt": attrs.astuple(
                self.attempt, filter=lambda field, _: field.name != "selection"
            ),
            "stage": self.stage,
            "showing": self.showing,
            "hint": self.hint_level,
            "given": attrs.astuple(self.given) if self.given else None,
            "why": self.why,
            "broken": self.broken,
        }

    def load(self, data: Any) -> None:
        """Go on from dumped data; whatever does not fit is left out."""
        try:
            place, turn, wilds, choice, cards, second, action = data["attempt"]
            attempt = Attempt(
                place and (int(place[0]), int(place[1])),
                int(turn),
                tuple((int(r), int(c)) for r, c in wilds),
                str(choice),
                tuple(int(i) for i in cards),
                str(second),
                str(action),
            )
            level, given = int(data["hint"]), read_given(data["given"])
            self._check_fits(attempt, data["stage"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            return
        self.attempt, self.stage = attempt, data["stage"]
        self.showing = data["showing"] if data["showing"] in (YOURS, BEST) else YOURS
        self.hint = hint(self.puzzle, min(LAST, level)) if level > 0 else None
        self.given, self.why = given, data.get("why") is True
        self.broken = read_broken(data.get("broken"))

    def _check_fits(self, attempt: Attempt, stage: str) -> None:
        """Raises ValueError if an attempt is no attempt at this puzzle, or the stage none of it."""
        answer = answer_of(self.task, attempt)  # raises DisplayError for what cannot lie there
        targets(self.task, attempt)
        if stage not in (ASKING, WRONG, SHOWN, RIGHT):
            raise ValueError(stage)
        if stage != ASKING:
            explain(self.puzzle, answer)
