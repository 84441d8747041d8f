"""Which of four moves cannot be played, and by which rule: asked of the game itself, and of the
words of the rules to choose among.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations

from tests.chocolatiers.puzzles.slow.rules import GAME, Answers, pays
from tutor.chocolatiers import State
from tutor.chocolatiers.actions import Action, Box, Swap
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.actions import PlaceWild, Take


def ruling(task: Task) -> Answers:
    """Three of these can be done now. Which cannot, and by which rule?"""
    moves = [GAME.parse_action(text) for text in task.options]
    legal = set(GAME.actions(task.state))
    seconds = PUZZLE_KINDS[task.kind].seconds
    assert seconds is not None
    found = {}
    for number, move in enumerate(moves):
        for clause, words in seconds(task).items():
            found[f"{number} {clause}"] = move not in legal and BREAKS[words](task.state, move)
    return found


def _never(_state: State, _move: Action) -> bool:
    """The game has no such rule, or no move that is offered could break it."""
    return False


def _not_held(state: State, move: Action) -> bool:
    return isinstance(move, Swap) and move.give not in state.hand


def _not_there(state: State, move: Action) -> bool:
    taken = move.card if isinstance(move, Take) else move.take if isinstance(move, Swap) else ""
    # Only what is held can be put down, and then lies in the tray.
    down = move.give if isinstance(move, Swap) and move.give in state.hand else ""
    return bool(Counter(taken) - Counter(state.tray + down))


def _miscounted(state: State, move: Action) -> bool:
    """The cards can be read so that each is right for its chocolate, alone or as half of a pair,
    and a chocolate lacks; or so that all chocolates are paid for, and a card is left.
    """
    if not isinstance(move, Box):
        return False
    needed = _chocolates(state, move)
    few = any(
        not Counter(single) - Counter(needed) and len(single) + len(pairs) < len(needed)
        for single, pairs in _readings(move.cards)
    )
    fewer = ["".join(part) for n in range(len(move.cards)) for part in combinations(move.cards, n)]
    return few or any(pays(part, needed) for part in fewer)


def _alone(state: State, move: Action) -> bool:
    """The cards can be read so that there is one, or a pair, for each chocolate, and a single card
    of another kind among them.
    """
    if not isinstance(move, Box):
        return False
    needed = _chocolates(state, move)
    return any(
        len(single) + len(pairs) == len(needed) and bool(Counter(single) - Counter(needed))
        for single, pairs in _readings(move.cards)
    )


def _readings(cards: str) -> list[tuple[str, str]]:
    """Every way to take some of the cards as pairs: the single ones, and the kinds of the pairs."""
    twos = "".join(kind * (cards.count(kind) // 2) for kind in sorted(set(cards)))
    found = {pairs for n in range(len(twos) + 1) for pairs in combinations(twos, n)}
    singles = {pairs: Counter(cards) - Counter(pairs * 2) for pairs in found}
    return [("".join(single.elements()), "".join(pairs)) for pairs, single in singles.items()]


def _chocolates(state: State, box: Box) -> str:
    return state.stacks[box.stack][0].chocolates.replace(".", "")


def _on_a_wild(state: State, move: Action) -> bool:
    return isinstance(move, PlaceWild) and state.display.at(move.row, move.column) == "*"


def _no_edge(state: State, move: Action) -> bool:
    if not isinstance(move, Box):
        return False
    r, c = move.row, move.column
    return not {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)} & set(state.display.boxes)


def _too_large(state: State, move: Action) -> bool:
    if not isinstance(move, Box):
        return False
    rows, columns = zip(*state.display.boxes, (move.row, move.column), strict=True)
    sizes = sorted((max(rows) - min(rows) + 1, max(columns) - min(columns) + 1))
    return sizes[0] > 2 or sizes[1] > 3


def _too_many(state: State, move: Action) -> bool:
    return isinstance(move, Box) and len(state.display.boxes) >= 6


BREAKS: Mapping[str, Callable[[State, Action], bool]] = {
    "A turn has only one action.": _never,
    "Only one card may be taken.": _never,
    "The card put down must be from your hand.": _not_held,
    "What is taken must lie in the tray.": _not_there,
    "The card put down must not come back.": _never,
    "A turn has only one bonus.": _never,
    "Not a card too many, nor one too few.": _miscounted,
    "One card alone never stands for another kind.": _alone,
    "No pair where the right card is held.": _never,
    "A Wild never lies on a Wild.": _on_a_wild,
    "A full edge must touch.": _no_edge,
    "A box must not be turned.": _never,
    "Neighbours must match.": _never,
    "3 boxes by 2 are the most.": _too_large,
    "Nobody has more than six boxes.": _too_many,
}
"""What breaks each rule, by its words."""
