"""Answers of a lesson: words, and marks at the pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import attrs

from tutor.engine import A, Game, S, Violation
from tutor.i18n import _

MarkState = Literal["refused", "hint", "near", "chosen", "solved"]
"""The ways to mark a piece."""


@attrs.frozen
class Mark:
    """A piece to mark: `target` is its id on the table ("tray:0", "space:1,2"), `state` how."""

    target: str
    state: MarkState


def marks(targets: Iterable[str], state: MarkState = "hint") -> tuple[Mark, ...]:
    """Mark each of these pieces once, all in the same way.

    >>> marks(["tray:0", "tray:0"])
    (Mark(target='tray:0', state='hint'),)
    """
    return tuple(Mark(target, state) for target in dict.fromkeys(targets))


@attrs.frozen
class Feedback:
    """The answer to a try, in the learner's language.

    `kind`: "good" stands, "solved" ends the step, "mistake" is legal but misses the goal and is
    taken back, "near" is a mistake of which all but one thing stays, "refused" is illegal.
    `clauses`: ids, the most telling first. `told`: a sentence for each thing that the other players
    did then.
    """

    kind: Literal["good", "solved", "mistake", "near", "refused"]
    head: str
    text: str = ""
    clauses: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    told: tuple[str, ...] = ()


def refusal(game: Game[S, A], broken: Sequence[Violation], where: tuple[Mark, ...]) -> Feedback:
    """Answer an illegal action: the first clause's title, its sentence, every clause."""
    first = broken[0]
    return Feedback(
        "refused",
        _(game.rulebook[first.clause].title),
        first.message,
        tuple(dict.fromkeys(violation.clause for violation in broken)),
        where,
    )


@attrs.frozen
class Advice:
    """The content of a hint: `value` is the action, answer or value to try next; None means undo.

    `where` says where to look, `reason` why; `marks` are the pieces.
    """

    value: Any
    where: str
    reason: str
    marks: tuple[Mark, ...]


@attrs.frozen
class Hint:
    """A hint: level 1 marks the pieces, 2 gives the reason, 3 makes the move.

    `action`: the action, answer or value to try; None means undo. `marks`: () at level 3.
    """

    level: int
    text: str
    marks: tuple[Mark, ...]
    action: Any
