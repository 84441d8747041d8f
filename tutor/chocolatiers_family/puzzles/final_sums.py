"""The question who has won: choices, explanation and hints."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.chocolatiers_family.puzzles.lines import standings, sum_line, tie_lines
from tutor.chocolatiers_family.puzzles.model import SHARED, Asked, Clue, Line
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.puzzles.model import AnyPuzzle


def value(task: Asked, answer: str) -> int | None:
    if answer not in choices(task):
        return None
    totals = {str(s.player): s.total for s in standings(task.position)}
    return totals.get(answer, max(totals.values()))


def choices(task: Asked) -> Mapping[str, str]:
    names = solver_names(task.position)
    return {**{str(p): called for p, called in enumerate(names)}, SHARED: _("They share it")}


def lines(puzzle: AnyPuzzle, answer: str) -> list[Line]:
    """Return how a tie is broken, if it decides; then each player's sum, best first."""
    position = puzzle.task.position
    sums = [sum_line(position, standing) for standing in standings(position)]
    return [*tie_lines(position), *sums]


def hint(puzzle: AnyPuzzle, level: int) -> Clue:
    position = puzzle.task.position
    names = solver_names(position)
    first, second = standings(position)[:2]
    if level == 1:
        text = _(position.edition.between)
        both = sorted((first.player, second.player))
        two = [names[p] for p in both if p != position.player]
        if position.player in both:
            two.append(_("you"))
        return Clue(text.format(two=join_words(two)))
    if first.total == second.total:
        text = _(position.edition.decides)
        return Clue(text.format(total=first.total))
    one = min(first, second, key=lambda standing: standing.player)
    return Clue(_("{who}: {total} points.").format(who=names[one.player], total=one.total))
