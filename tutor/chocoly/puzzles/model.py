"""What a puzzle of Chocoly asks, with which pieces, and all that its kind knows of it.

Answers are short texts: placements as the game writes them ("lay AABC 2 -1", several of them with
"; " between), or the key of a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import attrs

from tutor.chocoly.actions import Action
from tutor.chocoly.faces import canonical
from tutor.chocoly.squares import Square
from tutor.chocoly.state import State
from tutor.i18n import _
from tutor.kit.words import signed, usual_names
from tutor.puzzles.model import Proof, Puzzle

GAME = "chocoly"

CHOOSE, PLACE = "choose", "place"
"""How an answer is given: among choices, or by placing tiles on the board."""


@attrs.frozen(slots=False)
class Task:
    """What is asked: the kind of puzzle, a position of a game, and what the question names.

    `state`: as the solving player sees it, or with a rival's hand open where the question says so.
    `player`: who solves. `named`: a placement the question is about, as text. `flavour`: whose area
    it asks about.
    """

    kind: str
    state: State
    player: int
    named: str = ""
    flavour: str = ""

    @property
    def asked(self) -> Kind:
        """The kind of this task."""
        return OFFERED[self.kind]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called: who solves is "You", the others follow in turn order."""
        count = self.state.players
        usual = usual_names(count)
        return tuple(usual[(player - self.player) % count] for player in range(count))

    @property
    def own(self) -> str:
        """The solving player's flavour."""
        return self.state.flavours[self.player] or ""

    @property
    def rival(self) -> int:
        """Who plays next."""
        return (self.player + 1) % self.state.players


@attrs.frozen
class Line:
    """A sentence of an explanation, the clause it rests on, and the squares it points at."""

    text: str
    clause: str
    squares: frozenset[Square] = frozenset()


@attrs.frozen
class Clue:
    """A hint, and the squares to look at."""

    text: str
    squares: frozenset[Square] = frozenset()


Features = Mapping[str, float]
"""What makes a task hard for people, by name; `difficulty` weighs them."""


def _no_reason(_task: Task) -> str:
    return _("Here no answer is better than all others.")


def _never(_task: Task, _proof: Proof) -> bool:
    return False


def _nothing(_task: Task) -> frozenset[Square]:
    return frozenset()


@attrs.frozen(kw_only=True)
class Kind:
    """One kind of puzzle: what the frame asks of one (PuzzleKind), and how it is asked here.

    Everything that is said, searched or shown of a kind is in its record; nobody else knows kinds
    by their ids. All of it is pure functions.

    Attributes:
        id, title, line, symbol, theme, clauses: see `tutor.puzzles.model.PuzzleKind`.
        mode: how it is answered.
        base: the rating that its puzzles are expected to have on the whole.
        question: in the learner's language.
        propose: (state, rng) gives tasks worth trying from a moment of a real game.
        lacking: why a task cannot be asked, "" if it can.
        prove: searches a task whole; None if it is no puzzle. Proof.answers are all that meet the
            words; Proof.greedy is a right one if any tie-break of a hasty player is right.
        value: what an answer is worth, None if it is no possible answer. An answer is right if it
            is worth as much as the best: one placement can be written in several ways.
        lines: (puzzle, answer): the sentences that prove the verdict.
        hint: (puzzle, level 1 or 2): what it is about, then where to look; never the answer.
        choices: what can be chosen, answers and their words; with PLACE none.
        allows: (task, action): whether a placement may be part of an answer.
        most: placements of an answer, at most.
        done: (task, state after some placements): whether the answer is whole.
        worth: a value in words: "+3", "6 pieces".
        broken: (task, answer): the rules that a wrong answer has overlooked.
        features: what makes it hard.
        shows: (task): the squares the question points at.
        opened: the next player's hand is open in the question.
        only_counting: whether it is answered by counting alone, without the rule it is about.
        tricks: one-liners by name, each with the answers it would give to a task.
        sort: (task, right answer): what such answers are alike in, "" for nothing.
        why_not: why a task is no puzzle, in a sentence for who makes one.
    """

    id: str
    title: str
    line: str
    symbol: str
    theme: str
    clauses: tuple[str, ...]
    mode: str
    question: Callable[[Task], str]
    propose: Callable[[State, Random], list[Task]]
    lacking: Callable[[Task], str]
    prove: Callable[[Task], Proof | None]
    value: Callable[[Task, str], int | None]
    lines: Callable[[Puzzle[Task], str], list[Line]]
    hint: Callable[[Puzzle[Task], int], Clue]
    broken: Callable[[Task, str], tuple[str, ...]]
    features: Callable[[Task, Proof], Features]
    base: int = 1000
    choices: Callable[[Task], Mapping[str, str]] | None = None
    allows: Callable[[Task, Action], bool] = lambda _task, _action: True
    most: int = 1
    done: Callable[[Task, State], bool] = lambda _task, _state: True
    worth: Callable[[int], str] = signed
    shows: Callable[[Task], frozenset[Square]] = _nothing
    opened: bool = False
    only_counting: Callable[[Task, Proof], bool] = _never
    tricks: Mapping[str, Callable[[Task], Sequence[str]]] = attrs.field(factory=dict)
    sort: Callable[[Task, str], str] = lambda _task, _answer: ""
    why_not: Callable[[Task], str] = _no_reason


OFFERED: dict[str, Kind] = {}
"""Kinds by id; `kinds` registers them here, since they are made of tasks."""


def held(action: Action) -> str:
    """Return which tile of a hand a placement uses, "" for what is none."""
    return canonical(getattr(action, "face", "")) if hasattr(action, "face") else ""
