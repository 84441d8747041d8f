"""Legal or not: a placement is drawn on the board; may it lie there, and if not, by which rule?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocoly.actions import Lay, Stack, action_text, parse_action
from tutor.chocoly.faces import turnings
from tutor.chocoly.legality import violations
from tutor.chocoly.puzzles import tricks
from tutor.chocoly.puzzles.model import CHOOSE, Clue, Features, Kind, Line, Task
from tutor.chocoly.squares import CORNERS, RIM, Square, footprint, rim
from tutor.chocoly.state import State
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID, OK = "rule", "ok"
CORNER = "3.4"
"""What is said beside 3.1 or 3.2 where only corners meet; it is the same mistake."""
LAYS = {
    OK: N_("It may lie there."),
    "3.1": N_("No equal piece lies beside it."),
    "3.2": N_("It touches fewer than two pieces."),
}
STACKS = {
    OK: N_("It may lie there."),
    "4.1": N_("It covers only one tile."),
    "4.2": N_("No equal piece lies beside it."),
    "4.3": N_("It sticks out over the edge."),
    "4.4": N_("It covers a tile with a token."),
}
EACH = 4
"""Placements proposed that break one and the same rule, or none."""


def _action(task: Task) -> Lay | Stack | None:
    try:
        action = parse_action(task.named)
    except ValueError:
        return None
    return action if isinstance(action, Lay | Stack) else None


def _truth(state: State, action: Lay | Stack) -> tuple[str, ...]:
    """Return the rules it breaks, corners left out."""
    return tuple(v.clause for v in violations(state, action) if v.clause != CORNER)


def _propose(state: State, rng: Random) -> list[Task]:
    """Placements on and round the board, some of each sort: those nobody would think of are left
    out, as they meet nothing at all.
    """
    if not state.board:
        return []
    near = sorted({place for square in state.board for place in rim(*square)} | set(state.board))
    found: dict[tuple[type, str], list[Task]] = {}
    sorts: tuple[type[Lay] | type[Stack], ...] = (
        (Lay, Stack) if state.left[state.player] else (Lay,)
    )
    for place in rng.sample(near, min(len(near), 60)):
        tile = rng.choice(state.hand)
        for sort in sorts:
            action = sort(rng.choice(turnings(tile)), *place)
            broken = _truth(state, action)
            known = LAYS if sort is Lay else STACKS
            if len(broken) > 1 or (broken and broken[0] not in known):
                continue
            some = found.setdefault((sort, broken[0] if broken else OK), [])
            if len(some) < EACH:
                some.append(Task(ID, state, state.player, action_text(action)))
    return [task for some in found.values() for task in some]


def _lacking(task: Task) -> str:
    action = _action(task)
    if action is None or not task.state.board:
        return _("The question is about one placement.")
    if len(_truth(task.state, action)) > 1:
        return _("It breaks more than one rule.")
    return (
        ""
        if set(_truth(task.state, action)) <= set(_choices(task))
        else _("It is no tile of the hand, or cannot be paid for.")
    )


def _prove(task: Task) -> Proof | None:
    action = _action(task)
    if action is None or _lacking(task):
        return None
    broken = _truth(task.state, action)
    return Proof((broken[0] if broken else OK,), 1, 0, 1, _hasty(task.state, action))


def _hasty(state: State, action: Lay | Stack) -> str:
    """Return who counts corners as edges, and looks at nothing else."""
    board, at = state.board, (action.row, action.column)
    meets = [(action.face[n], board.get((at[0] + r, at[1] + c))) for n, r, c in (*RIM, *CORNERS)]
    equal = any(piece is not None and piece.flavour == letter for letter, piece in meets)
    return OK if equal else "3.1" if isinstance(action, Lay) else "4.2"


def _choices(task: Task) -> Mapping[str, str]:
    action = _action(task)
    known = STACKS if isinstance(action, Stack) else LAYS
    return {key: _(text) for key, text in known.items()}


def _value(task: Task, answer: str) -> int | None:
    proof = _prove(task)
    return None if proof is None or answer not in _choices(task) else int(answer in proof.answers)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    task = puzzle.task
    action = _action(task)
    assert action is not None  # it was proven
    broken = violations(task.state, action)
    if broken:
        return [Line(v.message, v.clause) for v in broken]
    if isinstance(action, Lay):
        return [
            Line(_("It touches at least two pieces, edge to edge."), "3.2"),
            Line(_("One of its pieces lies beside an equal one, of any flavour."), "3.1"),
        ]
    return [
        Line(_("It lies across two tiles or more, and all four pieces rest on tiles."), "4.1"),
        Line(_("One of its pieces lies beside an equal visible one."), "4.2"),
        Line(_("None of the tiles under it carries a token."), "4.4"),
    ]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    action = _action(puzzle.task)
    stacked = isinstance(action, Stack)
    if level == 1:
        return Clue(
            _("Four conditions: two tiles, all four pieces on tiles, no token, an equal neighbour.")
            if stacked
            else _(
                "Two conditions: two touching pieces, and one equal neighbour. Corners are nothing."
            )
        )
    around = set(rim(action.row, action.column)) if action else set()
    return Clue(
        _("Go round its eight edges, one by one."),
        frozenset(around & set(puzzle.task.state.board)),
    )


def _shows(task: Task) -> frozenset[Square]:
    action = _action(task)
    return frozenset(footprint(action.row, action.column)) if action else frozenset()


def _features(task: Task, proof: Proof) -> Features:
    action = _action(task)
    stacked = isinstance(action, Stack)
    around = rim(action.row, action.column) if action else ()
    return {
        "near": float(sum(square in task.state.board for square in around) == 2),
        "stacked": 2.0 * stacked,
        "size": len(task.state.board) / 8,
        "spread": float(len(_choices(task))),
    }


def _question(task: Task) -> str:
    if isinstance(_action(task), Stack):
        return _("May you stack the tile as it is drawn?")
    return _("May you lay the tile as it is drawn?")


WHICH_RULE = Kind(
    id=ID,
    title=N_("May it lie there?"),
    line=N_("Legal or not, and by which rule."),
    symbol="B",
    theme="rules",
    clauses=("3.1", "3.2", "3.4", "4.1", "4.2", "4.3", "4.4"),
    mode=CHOOSE,
    question=_question,
    propose=_propose,
    lacking=_lacking,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    broken=lambda task, answer: (
        tuple((_prove(task) or Proof((OK,), 0, None, 0, "")).answers)
        if (_prove(task) or Proof((OK,), 0, None, 0, "")).answers != (OK,)
        else ((answer,) if answer != OK else ())
    ),
    features=_features,
    sort=tricks.the_answer,
    base=850,
    choices=_choices,
    shows=_shows,
)
