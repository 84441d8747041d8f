"""The one-line tricks against the puzzles of both editions, and the sorts of their answers."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_family.kinds import EMPTY, WILD
from tutor.chocolatiers_family.puzzles.model import NOBODY, SHARED, Asked
from tutor.chocolatiers_family.puzzles.placement_answers import steps_to
from tutor.puzzles.model import Proof
from tutor.puzzles.tricks import chance, usual

KEPT, ON_EMPTY, COVERING = "keep it", "an empty space", "a space with a chocolate"


def chances(task: Asked, proof: Proof) -> dict[str, float]:
    """Return the chance of each trick: those of every kind, and those that this kind lists."""
    kind = task.asked
    choices = tuple(kind.choices(task)) if kind.choices else ()
    if kind.seconds:  # the second choice is a rule, of which the sorts of answers tell
        choices = ()
    found = usual(proof, choices, kind.sort(task, proof.answers[0]))
    return found | {name: chance(says(task), proof.answers) for name, says in kind.tricks.items()}


def player_sort(task: Asked, answer: str) -> str:
    """Return which player an answer names, counted from who solves."""
    if answer in (NOBODY, SHARED):
        return answer
    away = (int(answer) - task.player) % len(task.position.displays)
    return "oneself" if not away else f"rival {away}"


def wild_sort(task: Asked, answer: str) -> str:
    """Return whether a Wild is kept, lies on an empty space, or covers a chocolate."""
    steps = steps_to(task, answer)
    if steps is None or not steps.wilds:
        return KEPT
    own = task.position.own
    return ON_EMPTY if own.at(*steps.wilds[0]) == EMPTY else COVERING


def beside_most(task: Asked) -> Sequence[str]:
    """Return the answers with a Wild beside most of the named kind, or of all chocolates."""
    own = task.position.own

    def beside(space: tuple[int, int]) -> int:
        r, c = space
        near = [own.at(*s) for s in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if s in shown]
        wanted = (task.cards, WILD) if task.cards else None
        return sum(each in wanted if wanted else each != EMPTY for each in near)

    shown = set(own.spaces)
    free = [space for space in own.spaces if own.at(*space) != WILD]
    counted = {space: beside(space) for space in free}
    most = max(counted.values(), default=0)
    return [str(own.with_wild(*space)) for space, number in counted.items() if number == most]


def largest_box(task: Asked) -> Sequence[str]:
    """Return the choices of the boxes with most chocolates."""
    return _boxes(task, 1)


def smallest_box(task: Asked) -> Sequence[str]:
    """Return the choices of the boxes with fewest chocolates."""
    return _boxes(task, -1)


def _boxes(task: Asked, sign: int) -> list[str]:
    sizes = [sign * len(tile.chocolates) for tile in task.tiles]
    return [str(n) for n, size in enumerate(sizes) if size == max(sizes)]
