"""What would it take?: the fewest Wilds that win a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from random import Random

from tutor.chocolatiers.puzzles.answer_scores import outcomes
from tutor.chocolatiers.puzzles.judge import races
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.puzzles.solver import fewest_wilds
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, WILD, name
from tutor.chocolatiers_family.puzzles.clues import box_clue, race_clue
from tutor.chocolatiers_family.puzzles.features import of_reading
from tutor.chocolatiers_family.puzzles.lines import race_line
from tutor.chocolatiers_family.puzzles.model import CHOOSE, Clue, Features, Line, Pieces
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.chocolatiers_family.scoring import Award, awards
from tutor.i18n import N_, _, ngettext
from tutor.puzzles.model import Proof, Puzzle

CANNOT = "cannot"
LEAST = 2
"""With a single Wild there is nothing to weigh."""
WIDEST_GAP = 4


def _award(task: Task) -> Award:
    return awards(task.position.displays)[task.cards]


def _propose(state: State, rng: Random) -> list[Task]:
    me = state.player
    most = min(state.wilds[me], turns_left(state, me))
    if most < LEAST:
        return []
    tasks = []
    for card, award in awards(state.displays).items():
        gap = max(award.sizes) - award.sizes[me]
        if award.winner != me and award.sizes[me] and gap <= WIDEST_GAP:
            tasks.append(Task("fewest", state, me, card, wilds=most))
    return tasks


def _prove(task: Task) -> Proof | None:
    award = _award(task)
    if award.winner == task.player:
        return None
    outcome = outcomes([task.position.own], task.wilds, races(task.position))
    won = outcome.won[KINDS.index(task.cards)]
    needed = next((n for n, bits in enumerate(outcome.by_wilds) if bits & won), task.wilds + 1)
    gap = max(award.sizes) - award.sizes[task.player] + 1
    hasty = str(gap) if gap <= task.wilds else CANNOT
    answer = str(needed) if needed <= task.wilds else CANNOT
    return Proof((answer,), needed, None, outcome.count, hasty)


def _value(task: Task, answer: str) -> int | None:
    if answer not in _choices(task):
        return None
    return task.wilds + 1 if answer == CANNOT else int(answer)


def _choices(task: Task) -> Mapping[str, str]:
    numbers = {str(n): str(n) for n in range(1, task.wilds + 1)}
    return {**numbers, CANNOT: _("Not with {n}").format(n=task.wilds)}


def _after(task: Task, answer: str) -> Position:
    """With the right number, one way to place them; else the table as it lies."""
    found = fewest_wilds(task.position, task.cards, task.wilds)
    if found is None or answer != str(found.value):
        return task.position
    left = task.position.wilds[task.player] - found.value
    return task.position.with_own(found.answers[0].display, left)


def _lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return the race as it lies, and what so many Wilds do, without giving the best answer
    away."""
    task, needed = puzzle.task, puzzle.proof.value
    race = race_line(task.position, task.cards)
    guess = task.wilds + 1 if answer == CANNOT else int(answer)
    if guess > needed:
        text = ngettext("{n} Wild is enough.", "{n} Wilds are enough.", guess - 1)
        return [race, Line(text.format(n=guess - 1), "6.4", task.cards)]
    laid = min(guess, task.wilds)
    text = ngettext(
        "{n} Wild makes a group of {size} at most.",
        "{n} Wilds make a group of {size} at most.",
        laid,
    ).format(n=laid, size=most_with(task.position.own, task.cards, laid))
    return [race, Line(text, "6.4", task.cards)]


def most_with(display: Display, kind: str, wilds: int) -> int:
    """Return the largest group of the kind that so many more Wilds can make, by trying all
    sets."""
    free = [space for space in display.spaces if display.at(*space) != WILD]
    best = 0
    for chosen in combinations(free, min(wilds, len(free))):
        tried = display
        for space in chosen:
            tried = tried.with_wild(*space)
        best = max(best, tried.largest(kind))
    return best


def _hint(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if level == 1:
        return race_clue(task, task.cards)
    found = fewest_wilds(task.position, task.cards, task.wilds)
    if found is None:
        text = _("How large can your group become with {n} Wilds?").format(n=task.wilds)
        return Clue(text, task.cards)
    return box_clue(
        task, _("Begin with a Wild in this box."), found.answers[0].wilds[:1], task.cards
    )


def _features(task: Task, proof: Proof) -> Features:
    return {**of_reading(task, task.cards), "depth": proof.value}


def _difference(more: int) -> Callable[[Task], list[str]]:
    """Return the trick of who only subtracts."""

    def says(task: Task) -> list[str]:
        sizes = _award(task).sizes
        number = max(1, max(sizes) - sizes[task.player] + more)
        return [str(number) if number <= task.wilds else CANNOT]

    return says


FEWEST = Kind(
    id="fewest",
    title=N_("What would it take?"),
    line=N_("Wilds for a majority?"),
    symbol="V",
    mode=CHOOSE,
    theme="wilds",
    clauses=("6.4", "6.5", "9.1", "9.3"),
    pieces=Pieces(cards=1, wilds=3),
    question=lambda task: _("As it lies: how few Wilds would win you {kind}?").format(
        kind=name(task.cards)
    ),
    propose=_propose,
    prove=_prove,
    value=_value,
    lines=_lines,
    hint=_hint,
    choices=_choices,
    after=_after,
    why_not=lambda task: _("You get this card already."),
    features=_features,
    tricks={
        "the difference": _difference(0),
        "the difference and one": _difference(1),
        "the difference less one": _difference(-1),
    },
    sort=lambda task, answer: answer,
    base=1050,
)
