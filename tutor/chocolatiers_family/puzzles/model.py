"""What a kind of puzzle is in both editions, and what a task offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import attrs

from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _
from tutor.puzzles.model import Proof, Puzzle

PLACE, CHOOSE, PAY, TURN, CHOOSE_TWO = "place", "choose", "pay", "turn", "choose two"
"""How an answer is given: on the board, among choices, with cards, as the actions of a turn, or as
two choices.
"""
NOBODY, SHARED = "none", "shared"


class Asked(Protocol):
    """A task of any edition, as far as what the editions share knows it."""

    @property
    def kind(self) -> str:
        """Id of the kind."""
        ...

    @property
    def state(self) -> Any:
        """The position of a game of its edition."""
        ...

    @property
    def player(self) -> int:
        """Who solves."""
        ...

    @property
    def cards(self) -> str:
        """Kinds the question names."""
        ...

    @property
    def wilds(self) -> int:
        """How many Wilds may be placed."""
        ...

    @property
    def position(self) -> Position:
        """The displays, the Wilds left and First."""
        ...

    @property
    def hand(self) -> str:
        """The solving player's hand."""
        ...

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The boxes the question asks about."""
        ...

    @property
    def boxes(self) -> Sequence[tuple[int, Tile]]:
        """The boxes a question about cards shows, and where they lie."""
        ...

    @property
    def asked(self) -> AnyKindOf:
        """The kind of this task."""
        ...


TaskT = TypeVar("TaskT", bound=Asked)


@attrs.frozen
class Pieces:
    """What a kind of puzzle asks with: Scoring cards named, boxes, Wilds (the most of them), a
    hand. `may_keep`: a Wild need not be placed.
    """

    cards: int = 0
    tiles: int = 0
    wilds: int = 0
    hand: bool = False
    may_keep: bool = False


@attrs.frozen
class Line:
    """A sentence of an explanation, the clause it rests on, and the kind whose groups show it."""

    text: str
    clause: str
    kind: str = ""


@attrs.frozen
class Clue:
    """A hint. `kind`: whose race to look at, "" for none. `marks`: what to mark, by the names of
    targets ("space:ROW,COLUMN", "place:ROW,COLUMN", "hand:NUMBER").
    """

    text: str
    kind: str = ""
    marks: tuple[str, ...] = ()


Features = Mapping[str, float]
"""What makes a task hard for people, by name; `difficulty` weighs them."""


def _nothing_hidden(_task: Asked) -> str:
    return ""


def _lacks_nothing(_task: Asked) -> str:
    return ""


def _as_it_lies(task: Asked, _answer: str) -> Position:
    return task.position


def _no_reason(_task: Asked) -> str:
    return _("Here no answer is better than all others.")


def _never(_task: Asked, _proof: Proof) -> bool:
    return False


def _no_sort(_task: Asked, _answer: str) -> str:
    return ""


def _plain(_task: Asked, _proof: Proof) -> Features:
    return {}


@attrs.frozen(kw_only=True)
class KindOf(Generic[TaskT]):
    """One kind of puzzle of an edition: what the frame asks of one (PuzzleKind), and how it is
    asked here.

    Everything that is said, searched or shown of a kind is in its record; nobody else knows kinds
    by their ids. All of it is pure functions.

    Attributes:
        id, title, line, symbol, theme, clauses: see `tutor.puzzles.model.PuzzleKind`.
        mode: how it is answered.
        pieces: what it asks with.
        base: the rating that its puzzles are expected to have on the whole.
        question: in the learner's language.
        propose: (state, rng) gives tasks worth trying from a moment of a real game: the beginning
            of a turn, its bonus phase, or the end; as the player to act sees it, with all hands
            open for a kind that is `opened`.
        prove: searches a task whole; None if it is no puzzle. Proof.answers are all that meet the
            words; Proof.greedy is a right one if any tie-break of a hasty player is right.
        value: what an answer is worth, None if it is no possible answer.
        lines: (puzzle, answer): the sentences that prove the verdict.
        hint: (puzzle, level 1 or 2): which race matters, then where to look; never the answer.
        choices: what can be chosen, answers and their words, None if it is not answered so.
        pictures: letters of the pieces that show a choice, by its key.
        seconds: with CHOOSE_TWO what else is chosen, by keys that follow the first after a blank.
        after: (task, answer): the table as the answer leaves or explains it.
        hidden: kinds whose groups are the question.
        lacking: what a task lacks to be asked, "" if nothing is seen without a search.
        why_not: why a task is no puzzle, in a sentence for who makes one.
        broken: (task, answer): the rules that a wrong answer broke, where the kind itself knows.
        only_counting: whether it is answered by counting what lies there, without the rule it
            is about. Games give no such puzzle; a teacher may ask one.
        features: what makes it hard.
        tricks: one-liners by name, each with the answers it would give to a task (`tricks`).
        sort: (task, right answer): what such answers are alike in, "" for nothing.
        turn: asks for a turn of the solving player, in its action or bonus phase.
        last: only in the last turn of the whole game, so that what is on the table is the score.
        over: only when the game is over.
        early: also from the first rounds, when displays are small.
        opened: all hands are open in the question.
        cards: it is about cards: the boxes named, the tray and the hands are shown, no displays
            but, where a move is asked about, one's own.
        hands: with `cards` whose hands matter: nobody else's, nor any other card, is shown.
        by_value: an answer is right if it is worth as much as the best, listed in the proof or not:
            for turns, which can be written in many ways that come to the same.
        margin: a value is the own total less the best rival's.
        tells: the explanation of a wrong answer gives the right one away.
        players: choices are players.
    """

    id: str
    title: str
    line: str
    symbol: str
    mode: str
    theme: str
    clauses: tuple[str, ...]
    pieces: Pieces
    question: Callable[[TaskT], str]
    propose: Callable[[Any, Random], list[TaskT]]
    prove: Callable[[TaskT], Proof | None]
    value: Callable[[TaskT, str], int | None]
    lines: Callable[[Puzzle[TaskT], str], list[Line]]
    hint: Callable[[Puzzle[TaskT], int], Clue]
    base: int = 1000
    choices: Callable[[TaskT], Mapping[str, str]] | None = None
    pictures: Callable[[TaskT], Mapping[str, str]] | None = None
    seconds: Callable[[TaskT], Mapping[str, str]] | None = None
    after: Callable[[TaskT, str], Position] = _as_it_lies
    hidden: Callable[[TaskT], str] = _nothing_hidden
    lacking: Callable[[TaskT], str] = _lacks_nothing
    why_not: Callable[[TaskT], str] = _no_reason
    broken: Callable[[TaskT, str], tuple[str, ...]] | None = None
    only_counting: Callable[[TaskT, Proof], bool] = _never
    features: Callable[[TaskT, Proof], Features] = _plain
    tricks: Mapping[str, Callable[[TaskT], Sequence[str]]] = attrs.field(factory=dict, eq=False)
    sort: Callable[[TaskT, str], str] = _no_sort
    turn: bool = False
    last: bool = False
    over: bool = False
    early: bool = False
    opened: bool = False
    cards: bool = False
    hands: Callable[[TaskT], tuple[int, ...]] | None = None
    by_value: bool = False
    margin: bool = False
    tells: bool = False
    players: bool = False

    def outcome(self, task: TaskT, answer: str) -> object:
        """Return the table after a turn, whatever the order of its actions; else the answer
        itself."""
        known = self.mode == TURN and self.after is not _as_it_lies
        if not known or self.value(task, answer) is None:
            return answer
        return self.after(task, answer)

    @property
    def drawn(self) -> bool:
        """Whether somebody can make one by drawing displays; others come out of games alone."""
        return self.mode in (PLACE, CHOOSE, PAY) and not self.cards


AnyKindOf = KindOf[Any]
"""A kind of an edition that is not looked into."""
