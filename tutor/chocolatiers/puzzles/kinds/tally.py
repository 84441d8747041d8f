"""Final tally: the game is over, who has won? Nothing is counted for the learner."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tutor.chocolatiers.kinds import KINDS
from tutor.chocolatiers.puzzles.features import of_reading
from tutor.chocolatiers.puzzles.lines import standings, sum_line, tie_lines
from tutor.chocolatiers.puzzles.model import CHOOSE, SHARED, Asked, Clue, Kind, Line, Pieces, Task
from tutor.chocolatiers.puzzles.names import solver_names
from tutor.chocolatiers.puzzles.table import as_seen
from tutor.chocolatiers.state import OVER, State
from tutor.i18n import N_, _
from tutor.kit.words import join_words
from tutor.puzzles.model import AnyPuzzle, Proof

CLOSE = 3
"""Points between the first two: more is seen at a glance."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != OVER:
        return []
    player = rng.randrange(state.players)
    task = Task("tally", as_seen(state, player), player)
    best, second = standings(task.position)[:2]
    return [task] if best.total - second.total <= CLOSE else []


def prove(task: Asked) -> Proof | None:
    best, second = standings(task.position)[:2]
    answer = SHARED if second.rank == 1 else str(best.player)
    boxes = [sum(d.points) for d in task.position.displays]
    most = [str(p) for p, points in enumerate(boxes) if points == max(boxes)]
    return Proof(
        (answer,),
        best.total,
        second.total,
        len(boxes) + 1,
        answer if answer in most else most[0],
    )


def value(task: Asked, answer: str) -> int | None:
    if answer not in choices(task):
        return None
    totals = {str(s.player): s.total for s in standings(task.position)}
    return totals.get(answer, max(totals.values()))


def choices(task: Asked) -> Mapping[str, str]:
    names = solver_names(task.position)
    return {**{str(p): called for p, called in enumerate(names)}, SHARED: _("They share it")}


def lines(puzzle: AnyPuzzle, answer: str) -> list[Line]:
    """How a tie is broken, if it decides; then each player's sum, best first."""
    position = puzzle.task.position
    sums = [sum_line(position, standing) for standing in standings(position)]
    return [*tie_lines(position), *sums]


def hint(puzzle: AnyPuzzle, level: int) -> Clue:
    position = puzzle.task.position
    names = solver_names(position)
    first, second = standings(position)[:2]
    if level == 1:
        text = _(position.edition.between)
        two = [names[p] for p in sorted((first.player, second.player))]
        return Clue(text.format(two=join_words(two)))
    if first.total == second.total:
        text = _(position.edition.decides)
        return Clue(text.format(total=first.total))
    one = min(first, second, key=lambda standing: standing.player)
    return Clue(_("{who}: {total} points.").format(who=names[one.player], total=one.total))


TALLY = Kind(
    id="tally",
    title=N_("Final tally"),
    line=N_("Add it all up. Who wins?"),
    symbol="T",
    mode=CHOOSE,
    theme="scoring",
    clauses=("10.1", "10.2", "10.3", "10.4", "10.5"),
    pieces=Pieces(),
    question=lambda task: _("The game is over. Who has won?"),
    propose=_propose,
    prove=prove,
    value=value,
    lines=lines,
    hint=hint,
    choices=choices,
    hidden=lambda task: KINDS,
    features=lambda task, proof: of_reading(task, KINDS),
    base=450,
    over=True,
    tells=True,
    players=True,
)
