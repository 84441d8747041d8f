"""Puzzles out of whole games: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from tutor.chocolatiers_2019.actions import Action, Box, Reserve
from tutor.chocolatiers_2019.game import Chocolatiers2019
from tutor.chocolatiers_2019.players.plans import ranked_plans
from tutor.chocolatiers_2019.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers_2019.puzzles.making.possible import problems
from tutor.chocolatiers_2019.puzzles.model import GAME, Kind, Task
from tutor.chocolatiers_2019.state import FIRST, OVER, SECOND, State, view
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.players.judgement import TRIED
from tutor.chocolatiers_family.puzzles.model import PLACE
from tutor.kit.frozen import changed
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

MAX_ACTIONS = 1000
MOMENTS, END = 120, 20
"""Moments of a game that are looked at, its last ones in any case."""
TRIES = 10
"""Tasks of one kind that are tried at one moment."""
KEEP_EASY = 0.4
"""Fraction of the games from which a puzzle is kept although a player in a hurry would solve it."""
KEEPERS, SAVERS, RESERVERS = 0.7, 0.4, 0.4
"""Shares of players who keep their Wilds for the end, who save cards before they fill a box, and
who reserve where they can: they leave the positions in which much can be done.
"""
ENOUGH = 6
SEATS = (2, 3, 3, 4, 4, 5)


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it, and no
    table for more than two. With the puzzles: how many tasks were tried.
    """
    rng = Random(f"{seed}/{number}")
    moments = _chosen(list(_moments(rng)), rng)
    easy = {kind for kind in kinds if rng.random() < KEEP_EASY}
    kept: dict[str, Puzzle[Task]] = {}
    used: Counter[object] = Counter()
    tried = 0
    for kind, state in _asked(kinds, moments, rng):
        if kind.id in kept or used[state.displays] > 1:
            continue
        seen = changed(view(state, state.player), shuffles=0)
        tasks = kind.propose(changed(seen, hands=state.hands) if kind.opened else seen, rng)
        for task in rng.sample(tasks, min(len(tasks), TRIES)):
            tried += 1
            puzzle = prove(GAME, task)  # first: most tasks are none, and end here
            if puzzle is None or problems(task) or kind.only_counting(task, puzzle.proof):
                continue
            if puzzle.proof.greedy_fails or kind.id in easy:
                kept[kind.id] = puzzle
                used[state.displays] += 1
                break
    return list(kept.values()), tried


def _asked(
    kinds: Sequence[str], moments: Sequence[State], rng: Random
) -> Iterator[tuple[Kind, State]]:
    """Which kind may ask about which moment; those kinds first that have few, and of these the one
    that has fewest, which is answered by placing.
    """
    known = [PUZZLE_KINDS[kind] for kind in kinds]
    for plenty in (False, True):
        asking = [kind for kind in known if (kind.early or kind.cards) == plenty]
        for state in moments:
            order = sorted(rng.sample(asking, len(asking)), key=lambda kind: kind.mode != PLACE)
            yield from ((kind, state) for kind in order)


def _chosen(moments: list[State], rng: Random) -> list[State]:
    """Return the end of the game, where few moments are, and others at random."""
    earlier, end = moments[:-END], moments[-END:]
    return [*end[::-1], *rng.sample(earlier, min(len(earlier), MOMENTS - END))]


def _moments(rng: Random) -> Iterator[State]:
    """Yield the moments of one game once everybody has a box: both actions of a turn, and its
    end."""
    game = Chocolatiers2019.from_file()
    players = rng.choice(SEATS)
    seed, first = int(rng.random() * 2**32), rng.randrange(players)
    state = game.start(players, seed=seed, first=first)
    habits = [
        (rng.random() < KEEPERS, rng.random() < SAVERS, rng.random() < RESERVERS)
        for _seat in range(players)
    ]
    for _action in range(MAX_ACTIONS):
        if state.phase == OVER:
            yield state
            return
        if all(state.displays) and state.phase in (FIRST, SECOND):
            yield state
        state = game.apply(state, _action_of(game, state, habits[state.player]))


def _action_of(game: Chocolatiers2019, state: State, habits: tuple[bool, bool, bool]) -> Action:
    """Return the first action of the best plan that fits the habits of this player."""
    keeps, saves, reserves = habits
    plans = [
        plan for _worth, plan in ranked_plans(view(state, state.player), game.components, TRIED)
    ]
    if state.phase not in (FIRST, SECOND):
        return plans[0][0]

    def fits(action: Action) -> bool:
        if keeps and isinstance(action, PlaceWild):
            return False
        hasty = isinstance(action, Box) and len(state.hand) < ENOUGH
        return not (saves and not state.ending and hasty)

    fitting = [plan[0] for plan in plans if fits(plan[0])] or [plans[0][0]]
    if reserves and state.phase == SECOND:
        likes = [action for action in fitting if isinstance(action, Reserve)]
        return (likes or fitting)[0]
    return fitting[0]
