"""Graded hints for any puzzle: the race that matters, then the part of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from tutor.chocolatiers.display import Place
from tutor.chocolatiers.kinds import name, say_cards
from tutor.chocolatiers.puzzles.explain import explain
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import NOBODY, PAY, PLACE, Task
from tutor.chocolatiers.puzzles.names import solver_names
from tutor.chocolatiers.puzzles.solver import fewest_wilds
from tutor.chocolatiers.scoring import awards, final_scores
from tutor.chocolatiers.turns import without
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from tutor.puzzles.model import Puzzle
from widgets.chocolatiers.puzzles.answer import attempt_of

LAST = 2
"""The last hint; none is the answer."""


@attrs.frozen
class Clue:
    """`kind`: whose race to look at, "" for none. `marks`: targets to mark."""

    level: int
    text: str
    kind: str = ""
    marks: Mapping[str, str] = attrs.field(factory=dict)


def hint(puzzle: Puzzle[Task], level: int) -> Clue:
    """The hint of this level, 1 to LAST."""
    mode = PUZZLE_KINDS[puzzle.task.kind].mode
    give: Callable[[Puzzle[Task], int], Clue] = {PLACE: _placing, PAY: _paying}.get(mode, _choosing)
    return give(puzzle, level)


# ---- on the board


def _placing(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    kind = explain(puzzle, answer).kind
    if level == 1:
        return Clue(1, _race_words(task, kind) if kind else _keep_words(task), kind)
    solution = attempt_of(task, answer)
    if solution.place is not None:
        where = "place:{},{}".format(*solution.place)
        text = _("The box goes here. How must it be turned?")
        if task.wilds:
            text = _("The box goes here. Then look what a Wild beside it joins.")
        return Clue(2, text, kind, {where: "hint"})
    if not solution.wilds:
        return Clue(2, _("No space is worth a Wild’s own point."), kind)
    boxes = sorted({(r // 2, c // 2) for r, c in solution.wilds})
    text = ngettext("A Wild belongs in this box.", "The Wilds belong in these boxes.", len(boxes))
    if len(solution.wilds) < task.wilds:
        text += " " + ngettext("Place only {n}.", "Place only {n}.", len(solution.wilds)).format(
            n=len(solution.wilds)
        )
    return Clue(2, text, kind, _spaces_of(task, boxes))


def _spaces_of(task: Task, boxes: list[Place]) -> dict[str, str]:
    return {
        f"space:{r},{c}": "hint" for r, c in task.position.own.spaces if (r // 2, c // 2) in boxes
    }


def _race_words(task: Task, kind: str) -> str:
    """How the race stands that decides."""
    position = task.position
    award = awards(position.displays)[kind]
    names, me = solver_names(position), position.player
    mine = award.sizes[me]
    rivals = [size for p, size in enumerate(award.sizes) if p != me]
    best = max(rivals)
    leaders = [names[p] for p, size in enumerate(award.sizes) if p != me and size == best]
    return _("Look at {kind}: {who} {best}, you {mine}.").format(
        kind=name(kind), who=join_words(leaders), best=best, mine=mine
    )


def _keep_words(task: Task) -> str:
    return _("A Wild you keep is 1 point. What would it win here?")


# ---- with cards


def _paying(puzzle: Puzzle[Task], level: int) -> Clue:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    second = task.tiles[1].chocolates
    if level == 1:
        text = _("Start from the second box: it needs {cards}.").format(cards=say_cards(second))
        return Clue(1, text)
    kept = without(task.hand, answer)
    marks = {
        f"hand:{i}": "hint"
        for i in range(len(task.hand))
        if i not in attempt_of(task, answer).cards
    }
    return Clue(2, _("Keep {cards}.").format(cards=say_cards(kept)), marks=marks)


# ---- by choosing


def _choosing(puzzle: Puzzle[Task], level: int) -> Clue:
    task = puzzle.task
    if task.kind == "tally":
        return _tally(task, level)
    if task.kind == "fewest":
        return _fewest(task, level)
    award = awards(task.position.displays)[task.cards]
    kind = name(task.cards)
    if level == 1:
        text = _("Count the largest {kind} group of each. A Wild joins all kinds beside it.")
        return Clue(1, text.format(kind=kind), task.cards)
    text = _("The largest group has {n} spaces. Is it alone?").format(n=max(award.sizes))
    if puzzle.proof.answers[0] == NOBODY:
        text = _("Two groups have {n} spaces.").format(n=max(award.sizes))
    return Clue(2, text, task.cards)


def _tally(task: Task, level: int) -> Clue:
    position = task.position
    names = solver_names(position)
    standings = final_scores(position.displays, position.wilds, position.first)
    if level == 1:
        two = sorted(standing.player for standing in standings[:2])
        text = _("It is between {two}. Add boxes, Scoring cards and Wilds kept.")
        return Clue(1, text.format(two=join_words([names[p] for p in two])))
    best = standings[0]
    text = _("{who}: {total} points.").format(who=names[best.player], total=best.total)
    if standings[1].total == best.total:
        text = _("Equal points: {total}. Then the number of Scoring cards decides.").format(
            total=best.total
        )
    return Clue(2, text)


def _fewest(task: Task, level: int) -> Clue:
    if level == 1:
        return Clue(1, _race_words(task, task.cards), task.cards)
    found = fewest_wilds(task.position, task.cards, task.wilds)
    if found is None:
        text = _("Even the best {n} Wilds leave your groups too small.").format(n=task.wilds)
        return Clue(2, text, task.cards)
    row, column = found.answers[0].wilds[0]
    marks = _spaces_of(task, [(row // 2, column // 2)])
    return Clue(2, _("Begin with a Wild in this box."), task.cards, marks)
