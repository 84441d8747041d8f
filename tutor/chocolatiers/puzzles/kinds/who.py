"""Who gets the card?: read one majority, ties included."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import WILD, name
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.features import of_reading
from tutor.chocolatiers_family.puzzles.lines import race_line
from tutor.chocolatiers_family.puzzles.model import CHOOSE, NOBODY, Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.chocolatiers_family.scoring import Award, awards
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof, Puzzle


def _award(task: Task) -> Award:
    return awards(task.position.displays)[task.cards]


def _propose(state: State, rng: Random) -> list[Task]:
    """Cards whose race is close: a tie, or a lead of one."""
    close = []
    for card, award in awards(state.displays).items():
        best, second = sorted(award.sizes, reverse=True)[:2]
        if best >= 2 and best - second <= 1:
            close.append(Task("who", state, state.player, card))
    return close


def _prove(task: Task) -> Proof | None:
    award = _award(task)
    best, second = sorted(award.sizes, reverse=True)[:2]
    if best < 2:
        return None
    answer = NOBODY if award.winner is None else str(award.winner)
    shown = [str(d).count(task.cards) + str(d).count(WILD) for d in task.position.displays]
    most = [str(p) for p, number in enumerate(shown) if number == max(shown)]
    hasty = most if len(most) == 1 else [*most, NOBODY]
    return Proof(
        (answer,),
        best,
        second,
        len(award.sizes) + 1,
        answer if answer in hasty else hasty[0],
    )


def _value(task: Task, answer: str) -> int | None:
    """Return the size of the chosen player's largest group; for nobody that of the best."""
    if answer not in _choices(task):
        return None
    sizes = _award(task).sizes
    return max(sizes) if answer == NOBODY else sizes[int(answer)]


def _choices(task: Task) -> Mapping[str, str]:
    names = solver_names(task.position)
    return {**{str(p): called for p, called in enumerate(names)}, NOBODY: _("Nobody")}


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    return [race_line(puzzle.task.position, puzzle.task.cards)]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        text = _("Count the largest {kind} group of each. A Wild joins all kinds beside it.")
        return Clue(text.format(kind=name(task.cards)))
    text = _("The largest group has {n} spaces. Is it alone?").format(n=max(_award(task).sizes))
    return Clue(text, task.cards)


WHO = Kind(
    id="who",
    title=N_("Who gets the card?"),
    line=N_("Read the groups, ties too."),
    symbol="M",
    mode=CHOOSE,
    theme="majority",
    clauses=("9.1", "9.2", "9.3"),
    pieces=Pieces(cards=1),
    question=lambda task: _("Who gets the {kind} card?").format(kind=name(task.cards)),
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    hidden=lambda task: task.cards,
    why_not=lambda task: _("Nobody shows two of this kind together."),
    features=lambda task, proof: of_reading(task, task.cards),
    sort=tricks.player_sort,
    base=750,
    tells=True,
    players=True,
)
