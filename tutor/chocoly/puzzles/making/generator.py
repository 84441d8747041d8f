"""Puzzles out of whole games: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from random import Random

from tutor.chocoly.actions import Action
from tutor.chocoly.components import load_components
from tutor.chocoly.outcomes import Outcome, outcomes
from tutor.chocoly.players.judge import lead, own_flavour, price, ranked, rivals
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.possible import problems
from tutor.chocoly.puzzles.model import GAME, Kind, Task
from tutor.chocoly.puzzles.tricks import falls
from tutor.chocoly.setup import start
from tutor.chocoly.state import BESIDE, OVER, State, view
from tutor.chocoly.turns import put, successor
from tutor.kit.frozen import changed
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

TRIES = 6
"""Tasks of one kind that are tried at one moment."""
MOMENTS, END = 30, 4
"""Moments of a game that are looked at for each kind, its last ones for the kinds about the end."""
LOOKS = 40
TRIED = {2: LOOKS, 3: 5}
"""Placements among which one is looked for that keeps the end close; with so many tiles left, those
after which it is tried whether somebody can be asked about the end.
"""
ENDINGS, BEFORE = 4, 8
"""Ways in which a game is played to its end, from so many tiles before it: few ends are close."""
KEEP_EASY = 0.35
"""Fraction of the games from which a puzzle is kept although hurry or a rule of thumb solves it."""
SEATS = (2, 2, 2, 3, 4)
FLAVOURS = ("ABC", "BAC", "CAB", "BCA")
CLOSE = 3
"""Players of these games choose among the best placements, every third of them."""
SAVERS, HASTY = 0.7, 2.0
"""How many save their tokens, and the pieces that a token is worth to the others."""


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it, and no
    table for more than two. With the puzzles: how many tasks were tried.
    """
    rng = Random(f"{seed}/{number}")
    moments = list(_moments(rng))
    easy = {kind for kind in kinds if rng.random() < KEEP_EASY}
    kept: dict[str, Puzzle[Task]] = {}
    used: Counter[object] = Counter()
    tried = 0
    for kind, state in _asked(kinds, moments, kept, rng):
        if kind.id in kept or used[state.board] > 1:
            continue
        tasks = kind.propose(_seen(kind, state), rng)
        for task in rng.sample(tasks, min(len(tasks), TRIES)):
            tried += 1
            puzzle = prove(GAME, task)  # first: most tasks are none, and end here
            if puzzle is None or problems(task) or kind.only_counting(task, puzzle.proof):
                continue
            if kind.id in easy or not falls(task, puzzle.proof):
                kept[kind.id] = puzzle
                used[state.board] += 1
                break
    return list(kept.values()), tried


def _asked(
    kinds: Sequence[str], moments: Sequence[State], kept: Collection[str], rng: Random
) -> Iterator[tuple[Kind, State]]:
    """Which kind may ask about which moment, as long as none of it is kept; those about the end
    first, they have few.
    """
    known = [PUZZLE_KINDS[kind] for kind in kinds]
    ending = [kind for kind in known if kind.theme == "ending"]
    for number in range(ENDINGS):
        if all(kind.id in kept for kind in ending):
            break
        last = list(_played(moments[-BEFORE], rng, close=True)) if number else moments
        yield from ((kind, state) for kind in ending for state in last[-END:])
    for kind in known:
        if kind not in ending:
            earlier = moments[1:-END]
            some = rng.sample(earlier, min(len(earlier), MOMENTS))
            yield from ((kind, state) for state in some)


def _seen(kind: Kind, state: State) -> State:
    """Return a moment as the player to act sees it, with the next player's hand where it is
    open."""
    seen = changed(view(state, state.player), shuffles=0)
    if not kind.opened:
        return seen
    rival = (state.player + 1) % state.players
    return changed(seen, hands=put(seen.hands, rival, state.hands[rival]))


def _moments(rng: Random) -> Iterator[State]:
    """Yield every turn of one game of players who are careful, but not all alike."""
    components, players = load_components(), rng.choice(SEATS)
    state = start(
        components,
        players,
        seed=int(rng.random() * 2**32),
        first=rng.randrange(players),
        flavours=rng.choice(FLAVOURS),
        stack_match=BESIDE,
    )
    yield from _played(state, rng)


def _played(state: State, rng: Random, *, close: bool = False) -> Iterator[State]:
    """Yield every turn from here to the end; most players keep their tokens for it. `close`:
    nobody runs away from the others."""
    saves = [rng.random() < SAVERS for _seat in range(state.players)]
    while state.phase != OVER:
        yield state
        action = _action_of(state, saves[state.player], rng, close=close)
        if action is None:
            return
        state = successor(state, action, load_components().hand)


def _action_of(state: State, saves: bool, rng: Random, *, close: bool) -> Action | None:
    """Return one of the best placements; whoever saves keeps tokens for the end."""
    found = outcomes(state)
    token = price(state, state.player) if saves else HASTY
    best = ranked(state, found, token)
    if close and best:
        some = rng.sample(best, min(len(best), LOOKS))
        left = sum(map(len, state.hands)) + len(state.pile)
        if left in TRIED:
            some.sort(key=lambda one: _apart(state, one[1]))
            asking = (
                o for o in some[: TRIED[left]] if _asks(successor(state, o[1].action, 0), rng)
            )
            return next(asking, some[0])[1].action
        return min(some, key=lambda one: _apart(state, one[1]))[1].action
    few = best[: CLOSE * 4 : CLOSE]
    return rng.choice(few)[1].action if few else None


def _asks(state: State, rng: Random) -> bool:
    """Return whether a position is one that a kind about the end can ask about."""
    kinds = (kind for kind in PUZZLE_KINDS.values() if kind.theme == "ending")
    tasks = (task for kind in kinds for task in kind.propose(_seen(kind, state), rng))
    proofs = ((task, task.asked.prove(task)) for task in tasks)
    return any(proof is not None and not falls(task, proof) for task, proof in proofs)


def _apart(state: State, it: Outcome) -> tuple[bool, int]:
    """Return how far a placement leads away from a close end; before the last two tiles the
    next player is to have something, but not much."""
    mine, others = own_flavour(state, state.player), rivals(state, state.player)
    apart = abs(lead(it.sizes, mine, others))
    if sum(map(len, state.hands)) + len(state.pile) != max(TRIED):
        return True, apart
    after = successor(state, it.action, 0)
    me = after.player
    most = max(
        (lead(r.sizes, own_flavour(after, me), rivals(after, me)) for r in outcomes(after)),
        default=-1,
    )
    return most not in range(1, CLOSE + 1), apart
