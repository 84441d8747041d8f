"""One Wild, two cards: the space that joins two kinds at once."""

from __future__ import annotations

from random import Random

from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.one_wild import MOST_RIGHT
from tutor.chocolatiers.puzzles.position import WIN, Aim
from tutor.chocolatiers.puzzles.solver import solve
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.clues import box_clue, race_clue
from tutor.chocolatiers_family.puzzles.features import of_placing
from tutor.chocolatiers_family.puzzles.greedy import hasty_wild
from tutor.chocolatiers_family.puzzles.lines import race_lines
from tutor.chocolatiers_family.puzzles.model import PLACE, Clue, Line, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after, placed, steps_to
from tutor.chocolatiers_family.scoring import awards
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

CARDS = 2
"""Number of cards that must be won in addition to those won before."""


def _won(task: Task, display: Display) -> int:
    table = task.position.with_own(display, 0)
    return sum(award.winner == task.player for award in awards(table.displays).values())


def _propose(state: State, rng: Random) -> list[Task]:
    return [Task("two", state, state.player, wilds=1)] if state.wilds[state.player] else []


def _prove(task: Task) -> Proof | None:
    before = _won(task, task.position.own)
    solution = solve(task.position, Aim(WIN, KINDS), wilds=1)
    if solution.value < before + CARDS:
        return None
    right = [answer for answer in _every_wild(task) if _won(task, answer) >= before + CARDS]
    if len(right) > MOST_RIGHT:
        return None
    hasty = [str(display) for display in hasty_wild(task.position.own)]
    answers = tuple(str(display) for display in right)
    greedy = next((text for text in hasty if text in answers), hasty[0])
    others = [_won(task, d) - before for d in _every_wild(task) if d not in right]
    return Proof(answers, CARDS, max(others, default=None), solution.searched, greedy)


def _every_wild(task: Task) -> list[Display]:
    own = task.position.own
    return [own.with_wild(*space) for space in own.spaces if own.at(*space) != "*"]


def _value(task: Task, answer: str) -> int | None:
    """Return how many cards more than before, two at most: more was not asked."""
    display = placed(task, answer)
    if display is None:
        return None
    return min(CARDS, _won(task, display) - _won(task, task.position.own))


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return the cards that the answer wins more than before; of a wrong one first those that
    it leaves and the most alike of the right ones does not."""
    task = puzzle.task
    then = after(task, answer)
    left: list[Line] = []
    if answer not in puzzle.proof.answers:
        lines = (race_lines(task, then, after(task, a), False) for a in puzzle.proof.answers)
        left = min(lines, key=len)
    said = {line.kind for line in left}
    moved = [line for line in race_lines(task, then, then, True) if line.kind not in said]
    won = _won(task, then.own) - _won(task, task.position.own)
    if not won:
        text = _("As many cards as before.")
    elif won < 0:
        text = ngettext("{n} card fewer than before.", "{n} cards fewer than before.", -won)
    else:
        text = ngettext("{n} card more than before.", "{n} cards more than before.", won)
    return [*left, *moved, Line(text.format(n=abs(won)), "9.1")]


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    if level == 1:
        before, now = (awards(p.displays) for p in (task.position, after(task, answer)))
        gained = [k for k in KINDS if now[k].winner == task.player != before[k].winner]
        return race_clue(task, gained[0])
    steps = steps_to(task, answer)
    return box_clue(task, _("A Wild belongs in this box."), steps.wilds if steps else ())


def _why_not(task: Task) -> str:
    before = _won(task, task.position.own)
    right = sum(_won(task, d) >= before + CARDS for d in _every_wild(task))
    if right:
        return _("{n} spaces do it: too easy.").format(n=right)
    return _("No Wild wins two cards here.")


TWO_CARDS = Kind(
    id="two",
    title=N_("One Wild, two cards"),
    line=N_("One space joins two kinds."),
    symbol="N",
    mode=PLACE,
    theme="wilds",
    clauses=("6.4", "9.1", "9.2"),
    pieces=Pieces(wilds=1),
    question=lambda task: _("One Wild wins you two cards more. Where?"),
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    after=after,
    why_not=_why_not,
    features=of_placing,
    tricks={"beside most of them": tricks.beside_most},
    base=1350,
    turn=True,
)
