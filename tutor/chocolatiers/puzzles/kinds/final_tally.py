"""Final tally: the game is over, who has won? Nothing is counted for the learner."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.table import as_seen
from tutor.chocolatiers.state import OVER, State
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.features import of_reading
from tutor.chocolatiers_family.puzzles.final_sums import choices, hint, lines, value
from tutor.chocolatiers_family.puzzles.lines import standings
from tutor.chocolatiers_family.puzzles.model import CHOOSE, SHARED, Asked, Pieces
from tutor.i18n import N_, _
from tutor.puzzles.model import Proof

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
    sort=tricks.player_sort,
    base=1050,
    over=True,
    tells=True,
    players=True,
)
