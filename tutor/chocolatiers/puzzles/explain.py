"""What an answer was worth and why: the races it decides, who wins them, and the clauses."""

from __future__ import annotations

from itertools import combinations

import attrs

from tutor.chocolatiers.display import Display, Place
from tutor.chocolatiers.kinds import KINDS, WILD, name, say_cards
from tutor.chocolatiers.legality import payment_problems
from tutor.chocolatiers.payments import payments
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import PAY, PLACE, Task
from tutor.chocolatiers.puzzles.names import solver_names
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.scoring import Award, awards, final_scores
from tutor.chocolatiers.turns import without
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from tutor.puzzles.model import Puzzle, Worth


@attrs.frozen
class Line:
    """A sentence of an explanation, the clause it rests on, and the kind whose groups show it."""

    text: str
    clause: str
    kind: str = ""


@attrs.frozen
class Explanation:
    """Why an answer is right or wrong.

    `position` is the table after the answer, or as it was where the answer moves nothing.
    `groups`: for each player the spaces of the groups that decide, of `kind`, which is that of the
    first line that has one.
    """

    verdict: Worth
    head: str
    lines: tuple[Line, ...]
    position: Position
    kind: str
    groups: tuple[frozenset[Place], ...]


class AnswerError(ValueError):
    """A text that is no possible answer to the puzzle."""


def judge(puzzle: Puzzle[Task], answer: str) -> Worth:
    """Whether the answer is best, and what it is worth.

    Raises AnswerError if it cannot be given.
    """
    kind = PUZZLE_KINDS[puzzle.task.kind]
    value = kind.value(puzzle.task, answer)
    if value is None:
        raise AnswerError(_("This is no possible answer to the puzzle."))
    return Worth(answer in puzzle.proof.answers, value, puzzle.proof.value)


def explain(puzzle: Puzzle[Task], answer: str) -> Explanation:
    """The verdict on an answer, with the lines that prove it. Raises AnswerError as `judge`."""
    verdict = judge(puzzle, answer)
    task, best = puzzle.task, puzzle.proof.answers[0]
    after, better = table_after(task, answer), table_after(task, best)
    mode = PUZZLE_KINDS[task.kind].mode
    if mode == PAY:
        lines = _payment_lines(task, answer)
    elif mode == PLACE:
        lines = _race_lines(task, after, better, verdict.correct)
    elif task.kind == "tally":
        lines = _tally_lines(task.position)
    elif task.kind == "fewest":
        lines = [*_card_lines(task), _wilds_needed(puzzle, answer)]
    else:
        lines = _card_lines(task)
    kind = next((line.kind for line in lines if line.kind), "")
    return Explanation(
        verdict,
        _head(puzzle, verdict),
        tuple(lines),
        after,
        kind,
        deciding_groups(after if mode == PLACE else task.position, kind),
    )


def table_after(task: Task, answer: str) -> Position:
    """The table with the own display as the answer leaves it; the same table for other answers."""
    if PUZZLE_KINDS[task.kind].mode != PLACE:
        return task.position
    own = task.position.own
    points = (*own.points, *(tile.points for tile in task.tiles))
    display = Display.parse(answer, points, wild_chain=own.wild_chain)
    used = display.wilds - own.wilds
    return task.position.with_own(display, task.position.wilds[task.position.player] - used)


def deciding_groups(position: Position, kind: str) -> tuple[frozenset[Place], ...]:
    """Each player's largest group of the kind, empty where there is none."""
    if not kind:
        return (frozenset(),) * len(position.displays)
    return tuple(next(iter(d.groups(kind)), frozenset()) for d in position.displays)


def _head(puzzle: Puzzle[Task], verdict: Worth) -> str:
    kind = PUZZLE_KINDS[puzzle.task.kind]
    if verdict.correct:
        return _("Right.")
    if kind.mode == PLACE and puzzle.task.kind not in ("steal", "spoil"):
        return _("Worth {value:+d}; the best is worth {best:+d}.").format(
            value=verdict.value, best=verdict.best
        )
    return _("Not that one.")


def _race(position: Position, award: Award) -> Line:
    """One race in a sentence: who leads with what, or who ties."""
    names = solver_names(position)
    sizes = join_words(
        [f"{called} {size}" for called, size in zip(names, award.sizes, strict=True) if size]
    )
    kind = name(award.kind)
    if not any(award.sizes):
        return Line(_("{kind}: nobody shows it.").format(kind=kind), "9.4", award.kind)
    if award.tied:
        text = _("{kind}: {sizes}. A tie: nobody gets it.").format(kind=kind, sizes=sizes)
        return Line(text, "9.3", award.kind)
    winner = award.winner
    assert winner is not None
    if winner == position.player:
        text = _("{kind}: {sizes}. You get it.").format(kind=kind, sizes=sizes)
    else:
        text = _("{kind}: {sizes}. {who} gets it.").format(
            kind=kind, sizes=sizes, who=names[winner]
        )
    return Line(text, "9.1", award.kind)


def _race_lines(task: Task, after: Position, better: Position, correct: bool) -> list[Line]:
    """The races the answer decides: those that differ from the best, or from before the move."""
    mine = awards(after.displays)
    other = awards((task.position if correct else better).displays)
    named = [k for k in KINDS if k in task.cards]
    changed = [k for k in KINDS if mine[k].winner != other[k].winner and k not in named]
    lines = [_race(after, mine[kind]) for kind in (*named, *changed)]
    if not correct and not changed and not named:
        lines += [_wilds_line(after, better)]
    return lines or [_wilds_line(after, task.position)]


def _wilds_line(after: Position, other: Position) -> Line:
    kept = after.wilds[after.player]
    best = other.wilds[other.player]
    if kept < best:
        text = ngettext(
            "A Wild placed for nothing costs its point.",
            "{n} Wilds placed for nothing cost their points.",
            best - kept,
        ).format(n=best - kept)
        return Line(text, "10.2")
    text = ngettext("{n} Wild kept is {n} point.", "{n} Wilds kept are {n} points.", kept).format(
        n=kept
    )
    return Line(text, "10.2")


def _card_lines(task: Task) -> list[Line]:
    return [_race(task.position, awards(task.position.displays)[task.cards])]


def _wilds_needed(puzzle: Puzzle[Task], answer: str) -> Line:
    """What so many Wilds do, without giving the best answer away."""
    task, needed = puzzle.task, puzzle.proof.value
    guess = task.wilds + 1 if not answer.isdecimal() else int(answer)
    if guess > needed:
        text = ngettext("{n} Wild is enough.", "{n} Wilds are enough.", guess - 1)
        return Line(text.format(n=guess - 1), "6.4", task.cards)
    placed = min(guess, task.wilds)
    size = most_with(task.position.own, task.cards, placed)
    text = ngettext(
        "{n} Wild makes a group of {size} at most.",
        "{n} Wilds make a group of {size} at most.",
        placed,
    )
    return Line(text.format(n=placed, size=size), "6.4", task.cards)


def most_with(display: Display, kind: str, wilds: int) -> int:
    """The largest group of the kind that so many more Wilds can make, by trying all sets."""
    free = [space for space in display.spaces if display.at(*space) != WILD]
    best = 0
    for chosen in combinations(free, min(wilds, len(free))):
        tried = display
        for space in chosen:
            tried = tried.with_wild(*space)
        best = max(best, tried.largest(kind))
    return best


def _tally_lines(position: Position) -> list[Line]:
    """Each player's sum, best first, then how a tie is broken."""
    names = solver_names(position)
    standings = final_scores(position.displays, position.wilds, position.first)
    lines = []
    for standing in standings:
        parts = " + ".join(str(points) for points in standing.items.values() if points)
        who = names[standing.player]
        lines.append(Line(f"{who}: {parts} = {standing.total}.", "10.1"))
    first, second = standings[:2]
    if first.total == second.total:
        if first.rank == second.rank:
            lines.append(Line(_("Equal points, equal cards: shared."), "10.5"))
        else:
            who = names[first.player]
            lines.append(Line(_("Equal points; {who} has more cards.").format(who=who), "10.4"))
    return lines


def _payment_lines(task: Task, answer: str) -> list[Line]:
    left = without(task.hand, answer)
    following = task.tiles[1]
    then = payments(left, following.chocolates)
    kept = _("You keep {cards}.").format(cards=say_cards(left))
    if then:
        text = _("{cards} pay for the second box.").format(cards=say_cards(then[0].cards))
        return [Line(kept, "4.2"), Line(text, "4.3" if then[0].pairs else "4.2")]
    problems = list(payment_problems(left, following, left))
    clause, text = problems[0] if problems else ("4.2", _("They do not pay for the second box."))
    return [Line(kept, "4.2"), Line(text, clause)]
