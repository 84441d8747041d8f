"""Explanations, hints and difficulty of puzzles whose answer is a whole turn."""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs

from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.puzzles.search import whole
from tutor.chocolatiers.puzzles.search.turns import End
from tutor.chocolatiers.puzzles.turn_search import (
    BOX,
    KEEP,
    PLACED,
    after_turn,
    all_turns,
    sort_of,
    turn_of,
    value,
)
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import EMPTY, WILD, name
from tutor.chocolatiers_family.puzzles.clues import race_clue
from tutor.chocolatiers_family.puzzles.features import apart
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines, wild_line
from tutor.chocolatiers_family.puzzles.model import Clue, Features, Line
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.chocolatiers_family.scoring import awards
from tutor.i18n import _
from tutor.puzzles.model import Proof, Puzzle


def position_after(task: Task, answer: str) -> Position:
    """Return the table when the points are counted, if everybody plays best after this turn."""
    after = after_turn(task.state, answer)
    return Position(after.displays, after.wilds, task.player, after.first)


def lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return what comes after this turn, the races that end otherwise than after the best
    one, the sum."""
    task, best = puzzle.task, puzzle.proof.answers[0]
    after = position_after(task, answer)
    better = position_after(task, best)
    replies = _replies(task, answer)
    found = [
        attrs.evolve(line, text=_("Then: {what}").format(what=line.text)) for line, _k in replies
    ]
    said = {kind for _line, kinds in replies for kind in kinds}
    races = race_lines(task, after, better, value(task, answer) == puzzle.proof.value)
    found += [line for line in races if line.kind not in said]
    if after.wilds[after.player] < better.wilds[better.player]:
        found.append(wild_line(after, better))
    return [*found, margin_line(after)]


def _replies(task: Task, answer: str) -> list[tuple[Line, str]]:
    """Return what the others then do, and oneself if another turn comes: a line for each, and
    the kinds whose card it moves."""
    turn = turn_of(task.state, answer)
    assert turn is not None
    state = all_turns(task.state)[turn]
    displays, lines = list(state.displays), []
    names = solver_names(task.position)
    for player, end in after_turn(task.state, answer).played:
        before = {kind: award.winner for kind, award in awards(displays).items()}
        displays[player] = whole.shown(displays[player], end)
        changed = [
            (kind, award.winner)
            for kind, award in awards(displays).items()
            if award.winner != before[kind]
        ]
        who = "" if player == task.player else names[player]
        said = " ".join((_done(who, end), *(_goes(names, task, *race) for race in changed)))
        tied = any(winner is None for _kind, winner in changed)
        kinds = "".join(kind for kind, _winner in changed)
        lines.append((Line(said, "9.3" if tied else "9.1", kinds[:1]), kinds))
    return lines


def _done(who: str, end: End) -> str:
    """Return what a rival does, or oneself (`who` is "")."""
    if end.offer is not None:
        text = (
            _("{who} fills a box for {n} points.") if who else _("You fill a box for {n} points.")
        )
        return text.format(who=who, n=end.offer[1].points)
    if isinstance(end.spot, PlaceWild):
        return _("{who} places a Wild.").format(who=who) if who else _("You place a Wild.")
    return _("{who} has nothing better.").format(who=who) if who else _("You leave it so.")


def _goes(names: Sequence[str], task: Task, kind: str, winner: int | None) -> str:
    if winner is None:
        return _("Nobody gets {kind}.").format(kind=name(kind))
    if winner == task.player:
        return _("You get {kind}.").format(kind=name(kind))
    return _("{who} gets {kind}.").format(who=names[winner], kind=name(kind))


# ---- hints


def threat(puzzle: Puzzle[Task]) -> Clue:
    """Return what comes if nothing is done; where that changes no race, a race to watch."""
    first = next((line for line, kinds in _replies(puzzle.task, KEEP) if kinds), None)
    if first is None:
        return race_to_watch(puzzle)
    return Clue(_("If you do nothing: {what}").format(what=first.text), first.kind)


def sort_of_best(puzzle: Puzzle[Task]) -> Clue:
    """Return what sort of turn is best, or, where that would be the answer, what it turns on."""
    turn = turn_of(puzzle.task.state, puzzle.proof.answers[0])
    assert turn is not None
    sort = sort_of(turn)
    if sort == BOX:
        return Clue(_("A box is right. Which one, and where does it lie?"))
    if sort == PLACED:
        return Clue(_("A Wild does more here than any box."))
    return Clue(_("A Wild that you place costs its point. What does it bring when all is over?"))


def races_moved(task: Task, answer: str) -> list[str]:
    """Return the kinds whose card goes to somebody else in the end than if nothing is done."""
    with_it = awards(position_after(task, answer).displays)
    without = awards(position_after(task, KEEP).displays)
    return [kind for kind in with_it if with_it[kind].winner != without[kind].winner]


def race_to_watch(puzzle: Puzzle[Task]) -> Clue:
    """Return a race that the best turn decides, or that a hurried one fails to."""
    task = puzzle.task
    moved = races_moved(task, puzzle.proof.answers[0]) or races_moved(task, puzzle.proof.greedy)
    return race_clue(task, moved[0]) if moved else Clue(_("Every card is decided. Count points."))


# ---- how hard


def features(task: Task, proof: Proof) -> Features:
    """Return what makes a turn hard to find: see `features.of_placing`; depth: turns to think
    ahead."""
    best = proof.answers[0]
    turn = turn_of(task.state, best)
    assert turn is not None
    own, then = task.position.own, position_after(task, best)
    moved = races_moved(task, best)
    gap = proof.value - (proof.value if proof.runner_up is None else proof.runner_up)
    displays = {str(after.displays[task.player]) for after in all_turns(task.state).values()}
    return {
        "bridge": max((then.own.largest(kind) for kind in moved), default=0),
        "covered": sum(
            own.at(action.row, action.column) not in (EMPTY, WILD)
            for action in turn
            if isinstance(action, PlaceWild)
        ),
        "races": len(moved),
        "near": float(gap == 1),
        "apart": apart(_spaces(turn), _spaces(turn_of(task.state, proof.greedy))),
        "spread": math.log2(max(2, len(displays))),
        "rivals": len(task.state.displays) - 1,
        "depth": len(after_turn(task.state, best).played),
    }


def _spaces(turn: whole.Turn | None) -> tuple[Place, ...]:
    """Return where the Wilds of a turn go."""
    wilds = (action for action in turn or () if isinstance(action, PlaceWild))
    return tuple((wild.row, wild.column) for wild in wilds)
