"""A second proof, slow and obvious: from the game's own actions and the words of the questions.

`meets` says of answers whether they meet the words; areas are counted anew by networkx after every
placement. Nothing of the searches is used. `python -m tests.chocoly.puzzles.slow` goes through the
whole shipped pack, each answer that can be given.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from random import Random
from statistics import fmean

import attrs
import networkx as nx

from tests.chocoly.played_positions import GAME
from tutor.chocoly.actions import Action, Lay, Stack, action_text, parse_action
from tutor.chocoly.areas import graph
from tutor.chocoly.faces import canonical, turnings
from tutor.chocoly.puzzles.judging import AnswerError, judge
from tutor.chocoly.puzzles.making.shipped import shipped
from tutor.chocoly.puzzles.model import Task
from tutor.chocoly.state import State
from tutor.kit.frozen import changed
from tutor.puzzles.model import Puzzle

Found = Mapping[str, bool]
FEW = 25
"""Answers that are looked at where all would take too long."""


def largest(state: State, flavour: str | None) -> int:
    """The largest area, counted anew."""
    parts = nx.connected_components(graph(state.board, flavour or ""))
    return max(map(len, parts), default=0)


def lead(state: State, player: int) -> int:
    """Own largest area less the best rival's."""
    mine = state.flavours[player]
    others = {flavour for flavour in state.flavours if flavour != mine}
    return largest(state, mine) - max(largest(state, flavour) for flavour in others)


def alone(state: State) -> State:
    """Without a pile: nobody draws in a puzzle."""
    return changed(state, pile=())


def placements(state: State, kind: type[Lay] | type[Stack] | None = None) -> list[Action]:
    """What can be placed."""
    return [a for a in GAME.actions(state) if isinstance(a, kind or Lay | Stack)]


def chosen(actions: list[Action], few: bool, always: Iterable[str]) -> list[Action]:
    """All of them, or some and those that are named."""
    if not few or len(actions) <= FEW:
        return actions
    named = [parse_action(text) for text in always]
    return list(dict.fromkeys([*named, *Random(1).sample(actions, FEW)]))


def _rule(puzzle: Puzzle[Task], few: bool) -> Found:
    broken = {v.clause for v in GAME.explain(puzzle.task.state, parse_action(puzzle.task.named))}
    kinds = ("3.1", "3.2") if puzzle.task.named.startswith("lay") else ("4.1", "4.2", "4.3", "4.4")
    return {"ok": not broken, **{clause: clause in broken for clause in kinds}}


def _area(puzzle: Puzzle[Task], few: bool) -> Found:
    task = puzzle.task
    after = GAME.apply(alone(task.state), parse_action(task.named))
    asked = task.asked.choices
    assert asked is not None
    return {key: int(key) == largest(after, task.flavour) for key in asked(task)}


def _most(
    puzzle: Puzzle[Task], kind: type[Lay] | type[Stack], worth: Callable[[State], int]
) -> Found:
    state = alone(puzzle.task.state)
    found = {action_text(a): worth(GAME.apply(state, a)) for a in placements(state, kind)}
    return {text: value == max(found.values()) for text, value in found.items()}


def _lay(puzzle: Puzzle[Task], few: bool) -> Found:
    return _most(puzzle, Lay, lambda state: lead(state, puzzle.task.player))


def _cut(puzzle: Puzzle[Task], few: bool) -> Found:
    return _most(puzzle, Stack, lambda state: -largest(state, puzzle.task.flavour))


def _guard(puzzle: Puzzle[Task], few: bool) -> Found:
    task = puzzle.task
    state = alone(task.state)

    def safe(action: Action) -> int:
        after = GAME.apply(state, action)
        ends = [GAME.apply(after, reply) for reply in placements(after, Stack)]
        return min(largest(end, task.own) for end in (after, *ends))

    some = chosen(placements(state, Stack), few, (*puzzle.proof.answers[:2], puzzle.proof.greedy))
    found = {action_text(action): safe(action) for action in some}
    return {text: value == max(found.values()) for text, value in found.items()}


def _join(puzzle: Puzzle[Task], few: bool) -> Found:
    """One tile, and if none is enough two: the same player lays again."""
    task = puzzle.task
    start = alone(task.state)
    parts = nx.connected_components(graph(start.board, task.own))
    one, other = (min(part) for part in sorted(parts, key=len, reverse=True)[:2])

    def again(state: State, action: Action) -> State:
        return changed(GAME.apply(state, action), player=task.player, phase="turn")

    def joined(state: State) -> bool:
        """A walk from one area, no library."""
        seen, edge = {one}, [one]
        while edge:
            r, c = edge.pop()
            for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                piece = state.board.get(near)
                if near not in seen and piece is not None and piece.flavour == task.own:
                    seen.add(near)
                    edge.append(near)
        return other in seen

    single = {action_text(a): joined(again(start, a)) for a in placements(start, Lay)}
    if any(single.values()):
        return single
    firsts = chosen(
        placements(start, Lay), few, (a.partition(";")[0] for a in puzzle.proof.answers[:2])
    )
    return {
        f"{action_text(first)}; {action_text(second)}": joined(again(then, second))
        for first in firsts[: 4 if few else None]
        for then in (again(start, first),)
        for second in placements(then, Lay)
    }


def _won(state: State, player: int) -> bool:
    winners = [standing.player for standing in GAME.standings(state) if standing.rank == 1]
    return winners == [player]


def _tie(puzzle: Puzzle[Task], few: bool) -> Found:
    state, me = puzzle.task.state, puzzle.task.player
    side = set(state.side(me))
    found = {}
    for action in placements(state):
        standings = GAME.standings(GAME.apply(state, action))
        found[action_text(action)] = {s.player for s in standings if s.rank == 1} == side
    return found


def _last(puzzle: Puzzle[Task], few: bool) -> Found:
    state, me = puzzle.task.state, puzzle.task.player
    some = chosen(placements(state), few, (puzzle.proof.answers[0], puzzle.proof.greedy))
    found = {}
    for action in some[: 6 if few else None]:
        after = GAME.apply(state, action)
        replies = placements(after)
        found[action_text(action)] = all(_won(GAME.apply(after, reply), me) for reply in replies)
    return found


def _bean(puzzle: Puzzle[Task], few: bool) -> Found:
    """Every hand that can come, one by one."""
    task = puzzle.task
    shown = [
        canonical("".join(task.state.board[s].flavour for s in squares))
        for squares in task.state.board.tiles().values()
    ]
    left = list(GAME.components.tiles)
    for tile in (*shown, *task.state.hand):
        left.remove(tile)

    def best(tile: str) -> int:
        state = changed(
            alone(task.state),
            hands=tuple((tile,) if p == task.player else () for p in range(task.state.players)),
        )
        return max(
            (
                lead(
                    changed(state, board=state.board.with_tile(a.face, a.row, a.column, 99)),
                    task.player,
                )
                for a in placements(state, Lay)
                if isinstance(a, Lay) and a.face in turnings(tile)
            ),
            default=-99,
        )

    worths = {tile: best(tile) for tile in {*left, *task.state.hand}}
    now = max(worths[tile] for tile in task.state.hand)
    average = fmean(max(worths[tile] for tile in hand) for hand in combinations(left, 4))
    return {"bean": average > now, "keep": now > average}


MEETS: Mapping[str, Callable[[Puzzle[Task], bool], Found]] = {
    "rule": _rule,
    "area": _area,
    "lay": _lay,
    "join": _join,
    "cut": _cut,
    "guard": _guard,
    "bean": _bean,
    "tie": _tie,
    "last": _last,
}


def wrong(puzzle: Puzzle[Task], *, few: bool = False) -> list[str]:
    """Every answer that is accepted and does not meet the words, or meets them and is refused.

    `few`: where all answers would take long, some of them: the proven ones and the hasty one among
    them.
    """
    found = []
    for answer, meets in MEETS[puzzle.task.kind](puzzle, few).items():
        try:
            accepted = judge(puzzle, answer).correct
        except AnswerError:
            accepted = False
        if accepted != meets:
            found.append(f"{puzzle.id}: {answer!r} {'accepted' if accepted else 'refused'}")
    return found


def with_proof(puzzle: Puzzle[Task], answers: tuple[str, ...], value: int) -> Puzzle[Task]:
    """The puzzle with another proof."""
    return attrs.evolve(puzzle, proof=attrs.evolve(puzzle.proof, answers=answers, value=value))


if __name__ == "__main__":
    kinds = sys.argv[1:] or list(MEETS)
    some = [puzzle for puzzle in shipped() if puzzle.task.kind in kinds]
    bad = [line for each in some for line in wrong(each)]
    print("\n".join(bad) or f"{len(some)} puzzles: nothing found.")
    sys.exit(bool(bad))
