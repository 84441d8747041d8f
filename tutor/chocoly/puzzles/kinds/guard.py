"""Guard it: the stack after which no stack of the next player hurts one's largest area."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tutor.chocoly.actions import Stack
from tutor.chocoly.areas import cuts
from tutor.chocoly.faces import name
from tutor.chocoly.outcomes import INDEX, Outcome, outcomes, sizes_of
from tutor.chocoly.puzzles.model import PLACE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import (
    Placement,
    features,
    largest_area,
    placed,
    played,
    proof_of,
    where,
    why_many,
)
from tutor.chocoly.state import State
from tutor.i18n import N_, _, ngettext
from tutor.kit.frozen import changed
from tutor.puzzles.model import Proof, Puzzle

ID = "guard"
LEAST, MOST = 6, 220
"""Pieces of an area that is worth guarding; stacks that are looked through."""


def _reply(task: Task, state: State) -> Outcome | None:
    """The stack of the next player that leaves least of the area; None if there is none."""
    found = outcomes(changed(state, player=task.rival), flat=False)
    return min(found, key=lambda it: it.sizes[INDEX[task.own]], default=None)


def _left(task: Task, state: State) -> int:
    """Return what is sure of the area after the next player's stack; there may be none, or a
    lay."""
    now = sizes_of(state.board)[INDEX[task.own]]
    reply = _reply(task, state)
    return now if reply is None else min(now, reply.sizes[INDEX[task.own]])


@lru_cache(maxsize=64)
def _values(task: Task) -> dict[Placement, int]:
    return {
        it.action: _left(task, placed(task.state, it.action))
        for it in outcomes(task.state, flat=False)
    }


def _propose(state: State, rng: Random) -> list[Task]:
    task = Task(ID, state, state.player)
    if _lacking(task) or sizes_of(state.board)[INDEX[task.own]] < LEAST:
        return []
    return [task] if 1 < len(outcomes(state, flat=False)) <= MOST else []


def _lacking(task: Task) -> str:
    state = task.state
    if not state.left[task.player] or not state.left[task.rival]:
        return _("You and the next player need a token each.")
    return _("The next player must be a rival.") if task.rival in state.side(task.player) else ""


def _prove(task: Task) -> Proof | None:
    """A player in a hurry stacks where the own area grows most."""
    if _lacking(task):
        return None
    found = outcomes(task.state, flat=False)
    if len(found) > MOST:
        return None
    n = INDEX[task.own]
    most = max((it.sizes[n] for it in found), default=0)
    return proof_of(_values(task), [it.action for it in found if it.sizes[n] == most])


def _value(task: Task, answer: str) -> int | None:
    led = played(task, answer)
    return _left(task, led[1]) if led and led[0] else None


def _worth(value: int) -> str:
    return ngettext("{n} piece is safe", "{n} pieces are safe", value).format(n=value)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task, led = puzzle.task, played(puzzle.task, answer)
    if led is None:
        return []
    who, n = task.names[task.rival], INDEX[task.own]
    now, reply = sizes_of(led[1].board)[n], _reply(task, led[1])
    if reply is None or reply.sizes[n] >= now:
        text = _("No stack of {who} makes your {n} pieces of {flavour} fewer.")
        line = Line(text.format(who=who, n=now, flavour=name(task.own)), "2.3")
    else:
        text = _("{who} stacks on the four marked pieces: {flavour} from {n} to {left}.")
        words = text.format(who=who, flavour=name(task.own), n=now, left=reply.sizes[n])
        line = Line(words, "2.3", where(led[1], reply.action))
    return [line, Line(_("A tile with a token is never covered."), "4.4")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    area = largest_area(task.state, task.own)
    if level == 1:
        who = task.names[task.rival]
        return Clue(_("Where would {who} cut? A token there keeps the tile open.").format(who=who))
    return Clue(
        _("Here your area hangs together by one piece."),
        (cuts(task.state.board, task.own) & area) or area,
    )


def _features(task: Task, proof: Proof) -> Features:
    return features(task, proof, depth=1)


GUARD = Kind(
    id=ID,
    title=N_("Guard it"),
    line=N_("A stack that keeps your area whole."),
    symbol="A",
    theme="stacks",
    clauses=("4.4", "2.3", "4.1", "4.2", "4.3", "5.2"),
    mode=PLACE,
    question=lambda task: _(
        "{who} plays next, and you see the hand. Stack a tile so that, whatever {who} stacks then, "
        "your largest area is as large as can be."
    ).format(who=task.names[task.rival]),
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("4.4",),
    features=_features,
    base=1700,
    allows=lambda task, action: isinstance(action, Stack),
    worth=_worth,
    opened=True,
    why_not=lambda task: _lacking(task) or why_many(_values(task)),
)
