"""One puzzle of the family being solved: how it is answered, and what is ringed on the displays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.payments import payment_problems
from tutor.chocolatiers_family.puzzles.explain import (
    AnswerError,
    Explanation,
    broken,
    explain,
    judge,
)
from tutor.chocolatiers_family.puzzles.model import PAY, PLACE, TURN, Asked
from tutor.engine import Violation
from tutor.puzzles.model import AnyPuzzle
from widgets.chocolatiers_family.puzzles.attempt import (
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
from widgets.chocolatiers_family.puzzles.hints import hint
from widgets.chocolatiers_family.puzzles.turns import turns_of
from widgets.pages.puzzles.solving.session import ASKING, Answers, Session

Blame = Callable[[AnyPuzzle, str], tuple[str, ...]]
"""The clauses that a wrong answer to a puzzle broke."""


def _impossible(puzzle: AnyPuzzle, answer: str) -> Violation | None:
    """Why cards do not pay for the box, or a box cannot lie there."""
    try:
        judge(puzzle, answer)
    except AnswerError as error:
        if mode(puzzle.task) != PAY:
            return Violation("5.2", str(error))
        problems = list(payment_problems(puzzle.task.hand, puzzle.task.tiles[0], answer))
        return Violation(*problems[0]) if problems else Violation("4.2", str(error))
    return None


def _data(attempt: Attempt) -> dict[str, Any]:
    """What is only in hand is put down."""
    return {"attempt": attrs.astuple(attempt, filter=lambda field, _: field.name != "selection")}


def _read(task: Asked, data: Any) -> Attempt:
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
    answer_of(task, attempt)  # raises DisplayError for what cannot lie there
    targets(task, attempt)
    return attempt


def _on_boards(task: Asked) -> bool:
    return mode(task) in (PLACE, TURN)


def answers(blame: Blame = broken) -> Answers[Asked, Attempt, Explanation]:
    """Return how the family's puzzles are answered. `blame`: the clauses that a wrong answer
    broke.
    """
    return Answers(
        nothing=NOTHING,
        click=click,
        missing=missing,
        answer=answer_of,
        attempt=attempt_of,
        impossible=_impossible,
        explain=explain,
        broken=blame,
        hint=hint,
        tells=lambda task: task.asked.tells,
        compares=_on_boards,
        data=_data,
        read=_read,
    )


class PuzzleSession(Session[Asked, Attempt, Explanation]):
    """A session, and what of the displays its page shows."""

    def __init__(self, puzzle: AnyPuzzle, blame: Blame = broken) -> None:
        super().__init__(answers(blame), puzzle)

    @property
    def sums(self) -> bool:
        """Whether what an answer is worth is the own total less the best rival's."""
        return self.task.asked.margin

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
        """Return for each player the spaces of the group that decides, with the state to draw them
        in.
        """
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
        """Return the boxes and the spaces the shown answer has put something on, as
        displayed."""
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
