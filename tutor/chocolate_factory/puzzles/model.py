"""What a puzzle of Chocolate Factory asks, and all that its kind knows of it.

An answer is the key of a choice, of a thing that lies on the table, or the actions of a run. What
comes out of a run, a sale or a placement is compared, not how it is done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import attrs

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.state import Seat, State
from tutor.i18n import _
from tutor.kit.words import usual_names
from tutor.puzzles.model import Proof, Puzzle

GAME = "chocolate-factory"
CARDS: Components = load_box()
CHOOSE, TOUCH, RUN = "choose", "touch", "run"
"""Modes: one chooses beside the table, touches a thing that lies on it, or runs the Factory."""


@attrs.frozen(slots=False)
class Task:
    """What is asked: the kind of puzzle, a position of a game, and what the question names.

    `state`: as everybody sees it. `player`: who solves. `named`: what the question is about, as
    text: a store, a Part, goods or an action.
    """

    kind: str
    state: State
    player: int
    named: str = ""

    @property
    def asked(self) -> Kind:
        """The kind of this task."""
        return OFFERED[self.kind]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called: who solves is "You", the others follow in turn order."""
        count = len(self.state.players)
        usual = usual_names(count)
        return tuple(usual[(player - self.player) % count] for player in range(count))

    @property
    def seat(self) -> Seat:
        """What the solving player has."""
        return self.state.players[self.player]


@attrs.frozen
class Line:
    """A sentence of an explanation, the clause it rests on, and the targets it points at."""

    text: str
    clause: str
    marks: tuple[str, ...] = ()


@attrs.frozen
class Clue:
    """A hint, and the targets to look at."""

    text: str
    marks: tuple[str, ...] = ()


Features = Mapping[str, float]
"""What makes a task hard for people, by name; `difficulty` weighs them."""


def _no_reason(_task: Task) -> str:
    return _("Here no answer is better than all others.")


def _never(_task: Task, _proof: Proof) -> bool:
    return False


@attrs.frozen(kw_only=True)
class Kind:
    """One kind of puzzle: what the frame asks of one (PuzzleKind), and how it is asked here.

    Everything that is said or searched of a kind is in its record; nobody else knows kinds by their
    ids. All of it is pure functions.

    Attributes:
        id, title, line, symbol, theme, clauses: see `tutor.puzzles.model.PuzzleKind`.
        base: the rating that its puzzles are expected to have on the whole.
        question: in the learner's language.
        propose: (state, rng) gives tasks worth trying from a moment of a real game.
        lacking: why a task cannot be asked, "" if it can.
        mode: how it is answered, one of the modes.
        choices: what can be chosen or touched, answers and their words; nothing where one runs.
        target: (answer): the target to touch.
        missing: (task, actions): what a run still lacks, "" once it is an answer.
        prove: searches a task whole; None if it is no puzzle.
        value: what an answer is worth, None if it is no possible answer.
        seen: (task, answer): the position to look at once it is answered, where nobody runs.
        lines: (puzzle, answer): the sentences that prove the verdict.
        hint: (puzzle, level 1 or 2): what it is about, then where to look; never the answer.
        broken: (task, answer): the rules that a wrong answer has overlooked.
        features: what makes it hard.
        worth: a value in words: "£6", "3 coal".
        shows: (task): the targets the question points at.
        only_counting: whether it is answered by counting alone, without the rule it is about.
        tricks: one-liners by name, each with the answers it would give to a task.
        sort: (task, right answer): what such answers are alike in, "" for nothing.
        why_not: why a task is no puzzle, in a sentence for who makes one.
        expanded: whether it is about the stores of the expansion.
        staffed: whether it is about the further Employees of the expansion.
    """

    id: str
    title: str
    line: str
    symbol: str
    theme: str
    clauses: tuple[str, ...]
    question: Callable[[Task], str]
    propose: Callable[[State, Random], list[Task]]
    lacking: Callable[[Task], str]
    mode: str = CHOOSE
    choices: Callable[[Task], Mapping[str, str]] = lambda _task: {}
    target: Callable[[str], str] = str
    seen: Callable[[Task, str], State] = lambda task, _answer: task.state
    missing: Callable[[Task, str], str] = lambda _task, _done: ""
    prove: Callable[[Task], Proof | None]
    value: Callable[[Task, str], int | None]
    lines: Callable[[Puzzle[Task], str], list[Line]]
    hint: Callable[[Puzzle[Task], int], Clue]
    broken: Callable[[Task, str], tuple[str, ...]]
    features: Callable[[Task, Proof], Features]
    base: int = 1000
    worth: Callable[[int], str] = str
    shows: Callable[[Task], tuple[str, ...]] = lambda _task: ()
    only_counting: Callable[[Task, Proof], bool] = _never
    tricks: Mapping[str, Callable[[Task], Sequence[str]]] = attrs.field(factory=dict)
    sort: Callable[[Task, str], str] = lambda _task, _answer: ""
    why_not: Callable[[Task], str] = _no_reason
    expanded: bool = False
    staffed: bool = False


OFFERED: dict[str, Kind] = {}
"""Kinds by id; `kinds` registers them here, since they are made of tasks."""
