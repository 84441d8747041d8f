"""A second proof, slow and obvious: from the game's own actions and the words of the questions.

`meets` says of one answer whether it meets the words, `given` lists every answer there is. Nothing
of the searches is used. `python -m tests.chocolatiers_2019.puzzles.slow` goes through the whole
shipped pack.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations

import attrs

from tutor.chocolatiers_2019.actions import Box, PlaceWild, Reserve, Trade, action_text
from tutor.chocolatiers_2019.game import Chocolatiers2019
from tutor.chocolatiers_2019.puzzles.making.shipped import shipped
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.hands import without
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.explain import AnswerError, judge
from tutor.puzzles.model import Puzzle

GAME = Chocolatiers2019.from_file()


def lead(state: State, player: int) -> int:
    """Own total less the best rival's, as the game counts."""
    totals = {standing.player: standing.total for standing in GAME.standings(state)}
    return totals.pop(player) - max(totals.values())


def _turns(task: Task) -> dict[str, State]:
    """Every way to play what is left of the turn."""
    found = {"": task.state}
    for _action in range(task.actions):
        found = {
            f"{text}; {action_text(action)}" if text else action_text(action): GAME.apply(
                state, action
            )
            for text, state in found.items()
            for action in GAME.actions(state)
        }
    return found


def _best_turns(task: Task) -> dict[str, bool]:
    worth: dict[object, int] = {}
    found = {}
    for text, state in _turns(task).items():
        side = state.displays, state.wilds
        worth.setdefault(side, lead(state, task.player))
        found[text] = worth[side]
    return {text: value == max(found.values()) for text, value in found.items()}


def _chain(task: Task) -> dict[str, bool]:
    own = task.state.displays[task.player]
    free = [space for space in own.spaces if own.at(*space) != "*"]
    found: dict[str, int] = {}
    for count in range(3):
        for spaces in combinations(free, count):
            state = task.state
            for space in spaces:
                state = GAME.apply(state, PlaceWild(*space))
            found[str(state.displays[task.player])] = lead(state, task.player)
    return {text: value == max(found.values()) for text, value in found.items()}


def _boxed(state: State, seen: set[object], deep: int) -> bool:
    """Whether the player to act can fill one of these boxes with so many actions."""
    for action in GAME.actions(state):
        if isinstance(action, Box) and state.tile(action.place) in seen:
            return True
        draws = not isinstance(action, Box | Reserve | PlaceWild)
        if deep > 1 and draws and _boxed(GAME.apply(state, action), seen, deep - 1):
            return True
    return False


def _deny(task: Task) -> dict[str, bool]:
    found = {}
    for place in range(len(task.state.row)):
        after = GAME.apply(task.state, Reserve(place))
        if after.player == task.player:  # with seven cards one is discarded first
            after = GAME.apply(after, GAME.actions(after)[0])
        found[str(place)] = not _boxed(after, set(task.state.row) - {task.state.row[place]}, 2)
    return found


def _still(task: Task) -> dict[str, bool]:
    state = task.state
    n = state.players
    order = [(state.starter + k) % n for k in range(n)]
    return {str(k): k == n - 1 - order.index(state.player) for k in range(n)}


def _pay(task: Task) -> dict[str, bool]:
    """How many cards the second box lacks: as many as must come before the hand pays for it."""
    first, second = (tile.chocolates for tile in task.tiles)
    lacks = {}
    for payment in payments(task.hand, first):
        left = without(task.hand, payment.cards)
        lacks[payment.cards] = next(
            count
            for count in range(5)
            if any(payments(left + "".join(more), second) for more in _some(second, count))
        )
    return {cards: count == min(lacks.values()) for cards, count in lacks.items()}


def _some(chocolates: str, count: int) -> Iterator[tuple[str, ...]]:
    yield from combinations(chocolates, count)


def _tally(task: Task) -> dict[str, bool]:
    winners = [standing.player for standing in GAME.standings(task.state) if standing.rank == 1]
    found = {str(player): winners == [player] for player in range(task.state.players)}
    return {**found, "shared": len(winners) > 1}


def _trade(task: Task) -> dict[str, bool]:
    found = {}
    for action in GAME.actions(task.state):
        after = GAME.apply(task.state, action)
        can = any(isinstance(a, Box) and a.place == task.places[0] for a in GAME.actions(after))
        found[action_text(action)] = can and isinstance(action, Trade)
    return found


MEETS: dict[str, Callable[[Task], dict[str, bool]]] = {
    "actions": _best_turns,
    "cheap": _best_turns,
    "chain": _chain,
    "deny": _deny,
    "still": _still,
    "pay": _pay,
    "tally": _tally,
    "trade": _trade,
}


def wrong(puzzle: Puzzle[Task]) -> list[str]:
    """Every answer that is accepted and does not meet the words, or meets them and is refused."""
    found = []
    for answer, meets in MEETS[puzzle.task.kind](puzzle.task).items():
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
    bad = [line for each in shipped() for line in wrong(each)]
    print("\n".join(bad) or f"{len(shipped())} puzzles: nothing found.")
    sys.exit(bool(bad))
