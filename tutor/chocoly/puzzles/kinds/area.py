"""How large after it?: a stack is drawn on the board; how large is an area once it lies there?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from tutor.chocoly.actions import Stack, action_text, parse_action
from tutor.chocoly.areas import parts
from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.legality import violations
from tutor.chocoly.outcomes import INDEX, outcomes, sizes_after, sizes_of
from tutor.chocoly.puzzles.model import CHOOSE, Clue, Features, Kind, Line, Task
from tutor.chocoly.puzzles.placement_answers import largest_area, placed
from tutor.chocoly.squares import Square, footprint
from tutor.chocoly.state import State
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "area"
CHOICES = 4
LEAST = 5
"""Pieces of an area that is worth counting."""


def _stack(task: Task) -> Stack | None:
    try:
        action = parse_action(task.named)
    except ValueError:
        return None
    return action if isinstance(action, Stack) else None


def _propose(state: State, rng: Random) -> list[Task]:
    found = outcomes(state, flat=False)
    before = sizes_of(state.board)
    return [
        Task(ID, state, state.player, action_text(it.action), flavour)
        for it in rng.sample(found, min(len(found), 20))
        for flavour in FLAVOURS
        if before[INDEX[flavour]] >= LEAST and it.sizes[INDEX[flavour]] != before[INDEX[flavour]]
    ]


def _lacking(task: Task) -> str:
    action = _stack(task)
    if action is None or violations(task.state, action):
        return _("The question is about a stack that may lie there.")
    return "" if task.flavour in INDEX else _("The question is about one flavour.")


def _sizes(task: Task) -> dict[str, int]:
    """Return the truth, and what usual mistakes come to."""
    action = _stack(task)
    assert action is not None  # looked at before
    flavour, board = task.flavour, task.state.board
    after = placed(task.state, action).board
    mine = {square for square, it in after.items() if it.flavour == flavour}
    under = {
        square
        for square in footprint(action.row, action.column)
        if board[square].flavour == flavour
    }
    before = board.areas.largest(flavour)
    return {
        "right": sizes_after(board, action)[INDEX[flavour]],
        "covered": max(map(len, parts(mine | under)), default=0),
        "corners": _with_corners(mine),
        "before": before,
        "added": before + action.face.count(flavour) - len(under),
    }


def _with_corners(mine: set[Square]) -> int:
    """Return the largest area if corners connected."""
    left, most = set(mine), 0
    while left:
        edge, count = [left.pop()], 0
        while edge:
            r, c = edge.pop()
            count += 1
            near = {(r + a, c + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & left
            left -= near
            edge += near
        most = max(most, count)
    return most


def _choices(task: Task) -> Mapping[str, str]:
    if _lacking(task):
        return {}
    found = _sizes(task)
    right = found["right"]
    wrong = [found[key] for key in ("covered", "before", "added", "corners")]
    some = list(dict.fromkeys((right, *wrong, right + 1, right - 1, right + 2)))
    return {str(n): str(n) for n in sorted(n for n in some[:CHOICES])}


def _prove(task: Task) -> Proof | None:
    """A player in a hurry still counts the covered pieces; where they change nothing, nothing has
    changed.
    """
    if _lacking(task):
        return None
    found = _sizes(task)
    right = found["right"]
    tempting = found["covered"] if found["covered"] != right else found["before"]
    return Proof((str(right),), right, None, len(_choices(task)), str(tempting))


def _only_counting(task: Task, proof: Proof) -> bool:
    """Return whether it is only added to: nothing covered, nothing joined, nothing cut."""
    found = _sizes(task)
    return found["right"] == found["added"] == found["covered"]


def _value(task: Task, answer: str) -> int | None:
    return int(answer) if answer in _choices(task) else None


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    found, flavour = _sizes(task), name(task.flavour)
    action = _stack(task)
    assert action is not None  # it was proven
    text = _("{flavour} had {old}; with the stack its largest area has {new}.")
    lines = [Line(text.format(flavour=flavour, old=found["before"], new=found["right"]), "5.2")]
    under = footprint(action.row, action.column)
    covered = sum(task.state.board[s].flavour == task.flavour for s in under)
    if covered:
        words = _("Covered pieces do not count: {n} of {flavour} lie under it.")
        lines.append(Line(words.format(n=covered, flavour=flavour), "5.2"))
    if answer == str(found["corners"]) != str(found["right"]):
        lines.append(Line(_("Corners connect nothing."), "3.4"))
    return lines


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        return Clue(_("First take away what it covers, then see what still hangs together."))
    flavour = name(task.flavour)
    return Clue(
        _("This was the largest area of {flavour}. Is it still one?").format(flavour=flavour),
        largest_area(task.state, task.flavour),
    )


def _shows(task: Task) -> frozenset[Square]:
    action = _stack(task)
    return frozenset(footprint(action.row, action.column)) if action else frozenset()


def _features(task: Task, proof: Proof) -> Features:
    found = _sizes(task)
    return {
        "size": found["right"],
        "near": float(abs(found["right"] - int(proof.greedy)) == 1),
        "stacked": float(found["right"] < found["before"]),
        "spread": float(found["corners"] != found["right"]),
    }


def _question(task: Task) -> str:
    return _(
        "How large is the largest area of {flavour} once the tile is stacked as it is drawn?"
    ).format(flavour=name(task.flavour))


def _counted(how: str) -> Callable[[Task], list[str]]:
    """Return the trick of who counts so, or has no time to count."""
    return lambda task: [str(_sizes(task)[how])]


AREA = Kind(
    id=ID,
    title=N_("How large then?"),
    line=N_("What a stack makes of an area."),
    symbol="A",
    theme="areas",
    clauses=("5.2", "3.4"),
    mode=CHOOSE,
    question=_question,
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: ("3.4",) if answer == str(_sizes(task)["corners"]) else ("5.2",),
    features=_features,
    tricks={name: _counted(name) for name in ("before", "added", "covered", "corners")},
    base=1000,
    choices=_choices,
    shows=_shows,
    only_counting=_only_counting,
)
