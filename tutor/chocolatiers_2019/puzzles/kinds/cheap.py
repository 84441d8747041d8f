"""Cheap or dear: the last action is a box, and the Score tile for 3 and 4 is at stake."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers_2019.actions import Box, Reserve
from tutor.chocolatiers_2019.components import THREE_FOUR, load_components
from tutor.chocolatiers_2019.listing import legal_actions
from tutor.chocolatiers_2019.puzzles import turn_answers
from tutor.chocolatiers_2019.puzzles.kinds.two_actions import hurried, last_actions
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.puzzles.outcomes import End, ends, worth
from tutor.chocolatiers_2019.scoring import CHEAP
from tutor.chocolatiers_2019.state import FIRST, SECOND, State
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.puzzles.model import Clue
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle

ID = "cheap"
MOST = 12
"""Ends a right answer may lead to: the question is which box."""
VARIANTS = 10
"""Second actions tried of one turn: it began with one card or another."""
NEAR = 6
"""Points by which the best box of the other sort may be behind and still tempt."""


def _propose(state: State, rng: Random) -> list[Task]:
    """Return the second action of a last turn, as it was played or as it might have begun."""
    if state.turns_left:
        return []
    found = [state] if state.phase == SECOND else []
    if state.phase == FIRST and state.turns_left == 0:
        components = load_components()
        actions = [
            action
            for action in legal_actions(state, components)
            if not isinstance(action, Box | Reserve | PlaceWild)
        ]
        chosen = rng.sample(actions, min(VARIANTS, len(actions)))
        found = [successor(state, action, components) for action in chosen]
    return [Task(ID, each, each.player) for each in found if each.turns_left == 0]


def _best(task: Task) -> tuple[list[End], list[End]]:
    """The best ends with a cheap box, and those with a dear one."""
    state, before = task.state, len(task.state.display.points)
    sorts: tuple[list[End], list[End]] = ([], [])
    for end, turn in ends(state).items():
        action = turn[0]
        if isinstance(action, Box):
            tile = state.tile(action.place)
            sorts[tile is not None and tile.points not in CHEAP].append(end)
    assert before is not None
    best = [[worth(state, end) for end in sort] for sort in sorts]
    cheap, dear = (
        [end for end, points in zip(sort, values, strict=True) if points == max(values)]
        for sort, values in zip(sorts, best, strict=True)
    )
    return cheap, dear


def _prove(task: Task) -> Proof | None:
    """A cheap and a dear box can both be paid for, 3 and 4 hangs on it, and they are close."""
    state = task.state
    if state.phase != SECOND:
        return None
    cheap, dear = _best(task)
    if not cheap or not dear:
        return None
    winners = [_winner(task, sort[0]) for sort in (cheap, dear)]
    apart = abs(worth(state, cheap[0]) - worth(state, dear[0]))
    if winners[0] == winners[1] or not 0 < apart <= NEAR:
        return None
    proof = turn_answers.proof_of(task, hurried(state), MOST)
    best = (ends(state)[end] for end in (*cheap, *dear)) if proof else ()
    right = [
        turn for turn in best if turn_answers.turn_text(turn) in (proof.answers if proof else ())
    ]
    return proof if proof and len(right) == len(proof.answers) else None


def _winner(task: Task, end: End) -> int | None:
    after = task.position.with_own(end.display, end.wilds)
    return after.edition.awards(after.displays)[THREE_FOUR].winner


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    if level == 1:
        return Clue(_("Count everybody’s boxes of 3 and 4 points. Who has the most with yours?"))
    points = load_components().scoring[THREE_FOUR]
    text = _("That Score tile is worth {n}. What do the places of the boxes bring besides?")
    return Clue(text.format(n=points))


def _sort(task: Task, answer: str) -> str:
    """Return which sort of box is right."""
    (action,) = turn_answers.turn_of(task, answer) or (None,)
    tile = task.state.tile(action.place) if isinstance(action, Box) else None
    return "" if tile is None else "a cheap box" if tile.points in CHEAP else "a dear box"


CHEAP_OR_DEAR = last_actions(
    id=ID,
    title=N_("Cheap or dear?"),
    line=N_("A box for 3 and 4, or for its points?"),
    symbol="N",
    clauses=("4.4", "8.1", "8.3", "9.1"),
    base=1200,
    question=lambda task: _(
        "The game’s last action, and more than one box to choose from. Get the most: your total "
        "less the best rival’s."
    ),
    propose=_propose,
    prove=_prove,
    hint=_hint,
    sort=_sort,
)
