"""Final tally: the game is over, and boxes are still reserved. Who has won?"""

from __future__ import annotations

from random import Random

from tutor.chocolatiers_2019.puzzles.model import Kind, Task
from tutor.chocolatiers_2019.state import OVER, State, view
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles import final_sums, tricks
from tutor.chocolatiers_family.puzzles.features import of_reading
from tutor.chocolatiers_family.puzzles.lines import standings
from tutor.chocolatiers_family.puzzles.model import CHOOSE, SHARED, Line, Pieces
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import N_, _, ngettext
from tutor.kit.frozen import changed
from tutor.puzzles.model import AnyPuzzle, Proof

ID = "tally"
CLOSE = 4
"""Points between the first two: more is seen at a glance."""


def _propose(state: State, rng: Random) -> list[Task]:
    if state.phase != OVER:
        return []
    player = rng.randrange(state.players)
    return [Task(ID, changed(view(state, player), shuffles=0), player)]


def _reserved(task: Task) -> list[int]:
    return [player for player, tile in enumerate(task.state.reserved) if tile is not None]


def _read_wrong(task: Task) -> str:
    """Return who seems to have won if reserved boxes and locked Wilds are counted, too."""
    points = {standing.player: standing.total for standing in standings(task.position)}
    for player in _reserved(task):
        tile = task.state.reserved[player]
        points[player] += 1 + (tile.points if tile else 0)
    most = [str(player) for player, total in points.items() if total == max(points.values())]
    return most[0] if len(most) == 1 else SHARED


def _prove(task: Task) -> Proof | None:
    """The first two are close, and somebody has a box that does not count."""
    best, second = standings(task.position)[:2]
    if task.state.phase != OVER or not _reserved(task) or best.total - second.total > CLOSE:
        return None
    answer = SHARED if second.rank == 1 else str(best.player)
    return Proof((answer,), best.total, second.total, task.state.players + 1, _read_wrong(task))


def _lines(puzzle: AnyPuzzle, answer: str) -> list[Line]:
    task = puzzle.task
    names = solver_names(task.position)
    found = final_sums.lines(puzzle, answer)
    for player in _reserved(task):
        text = (
            _("Your reserved box and its locked Wild count nothing.")
            if player == task.player
            else _("{who}: the reserved box and its locked Wild count nothing.")
        )
        found.append(Line(text.format(who=names[player]), "6.3"))
    return found


def _question(task: Task) -> str:
    names = solver_names(task.position)
    said = []
    for player in _reserved(task):
        tile = task.state.reserved[player]
        points = tile.points if tile else 0
        text = ngettext("{who} {n} point", "{who} {n} points", points)
        said.append(text.format(who=names[player], n=points))
    if not said:
        return _("The game is over. Who has won?")
    return _("The game is over; boxes reserved: {boxes}. Who has won?").format(
        boxes=", ".join(said)
    )


TALLY = Kind(
    id=ID,
    title=N_("Final tally"),
    line=N_("Add it all up, and nothing else. Who wins?"),
    symbol="V",
    mode=CHOOSE,
    theme="scoring",
    clauses=("9.1", "5.7", "6.2", "6.3", "9.2", "9.3", "9.4"),
    pieces=Pieces(),
    question=_question,
    propose=_propose,
    prove=_prove,
    value=final_sums.value,
    lines=_lines,
    hint=final_sums.hint,
    choices=final_sums.choices,
    hidden=lambda task: KINDS,
    broken=lambda task, answer: ("6.3",) if answer == _read_wrong(task) else ("9.1",),
    features=lambda task, proof: of_reading(task, KINDS),
    sort=tricks.player_sort,
    base=1100,
    over=True,
    tells=True,
    players=True,
)
