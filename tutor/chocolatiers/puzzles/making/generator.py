"""Puzzles out of whole games: computer players play, moments are proposed, proofs decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain
from random import Random

from tutor.chocolatiers.actions import Action, Box, Skip
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players.learner import CAREFUL
from tutor.chocolatiers.players.whole_turns import best_turn
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.possible import problems
from tutor.chocolatiers.puzzles.model import GAME, Kind, Task
from tutor.chocolatiers.puzzles.table import as_seen, open_hands
from tutor.chocolatiers.state import ACTION, BONUS, State
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.puzzles.model import TURN
from tutor.kit.frozen import changed
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

LEAST_BOXES = 3
"""Boxes of every display, but for kinds that ask early: with fewer, little is decided."""
MAX_ACTIONS = 2000
KEEPERS = 0.5
"""Share of players who place no Wild before the last turns."""
SAVERS = 0.3
ENOUGH = 6
"""Share of players who fill no box with fewer cards than these, before the last turns."""
MOMENTS = 20
"""Moments of a game that are looked at, its last ones in any case."""
END = 7
TRIES = 12
"""Tasks of one kind that are tried at one moment."""
TRIES_OF_TURNS = 1
"""The same where a whole turn is asked for: such tasks are long to search, and of one moment mostly
all are puzzles or none is.
"""
OTHER_ENDS = 2
"""Times that the end of a game is played anew for kinds that ask about the last turns."""
BACK = 2
"""Rounds before First is taken from which it is played anew, with the deck in another order."""
TWO_PLAYERS = frozenset(("race", "twice", "draft"))
"""Kinds that are asked in games of two players."""
MORE_PLAYERS = frozenset(("reply", "round"))
"""Kinds that are asked in games of three players or four."""
KEEP_EASY = 0.4
"""Fraction of the games from which a puzzle is kept although a player in a hurry would solve it."""


def from_game(
    number: int, seed: int = 0, kinds: Sequence[str] = tuple(PUZZLE_KINDS)
) -> tuple[list[Puzzle[Task]], int]:
    """Play game `number` of this seed and keep at most one puzzle of each kind from it.

    So no two puzzles of a kind in a pack come from one game and look alike, and no table is used
    for more than one, that of the last turn for no more than two. With the puzzles: how many tasks
    were tried.
    """
    rng = Random(f"{seed}/{number}")
    played = list(_moments(rng, seats(number, kinds)))
    moments = [open_hands(state) for state in _chosen(played, rng)]
    easy = {kind for kind in kinds if rng.random() < KEEP_EASY}
    kept: dict[str, Puzzle[Task]] = {}
    used: Counter[tuple[Display, ...]] = Counter()
    tried = 0
    asked = _asked(kinds, moments, rng)
    for kind, state in chain(asked, _asked_again(kinds, kept, played, rng)):
        if kind.id in kept or used[state.displays] > kind.last:
            continue
        tasks = kind.propose(state if kind.opened else as_seen(state, state.player), rng)
        tries = TRIES_OF_TURNS if kind.mode == TURN else TRIES
        for task in rng.sample(tasks, min(len(tasks), tries)):
            tried += 1
            puzzle = prove(GAME, task)  # first: most tasks are none, and end here
            if puzzle is None or problems(task) or kind.only_counting(task, puzzle.proof):
                continue
            if puzzle.proof.greedy_fails or kind.id in easy:
                kept[kind.id] = puzzle
                used[state.displays] += 1
                break
    return list(kept.values()), tried


def seats(number: int, kinds: Sequence[str]) -> tuple[int, ...]:
    """Return how many players may play a game: so many that a kind that is wanted can be asked; in
    every second game two if kinds are wanted that ask this, and others that ask for more.
    """
    two, more = TWO_PLAYERS.intersection(kinds), MORE_PLAYERS.intersection(kinds)
    if two and (number % 2 == 0 or not more):
        return (2,)
    return (3, 3, 4) if more else (2, 3, 3, 4)


def _asked(
    kinds: Sequence[str], moments: Sequence[State], rng: Random
) -> Iterator[tuple[Kind, State]]:
    """Yield a kind and a moment it may ask about: all moments first for the kinds that have few."""
    known = [PUZZLE_KINDS[kind] for kind in kinds]
    for plenty in sorted({_plenty(kind) for kind in known}):
        asking = [kind for kind in known if _plenty(kind) == plenty]
        for state in moments:
            late = min(len(d.points) for d in state.displays) >= LEAST_BOXES
            fit = [kind for kind in asking if late or kind.early]
            yield from ((kind, state) for kind in rng.sample(fit, len(fit)))


def _asked_again(
    kinds: Sequence[str], kept: Collection[str], played: Sequence[State], rng: Random
) -> Iterator[tuple[Kind, State]]:
    """Yield the same for other ends of this game, for the kinds that ask about last turns and have
    none yet: few games give one.
    """
    for _end in range(OTHER_ENDS):
        rare = [kind for kind in kinds if _rare(PUZZLE_KINDS[kind]) and kind not in kept]
        begun = [s for s in played if s.phase == ACTION and s.last_turns is None]
        if not rare or not begun:
            return
        state = begun[-BACK * begun[0].players :][0]
        deck = "".join(rng.sample(state.deck, len(state.deck)))
        ends = [s for s in _play(changed(state, deck=deck), rng) if s.last_turns is not None]
        yield from _asked(rare, [open_hands(s) for s in ends], rng)


def _rare(kind: Kind) -> bool:
    """Return whether a kind asks about the last turns, so that few games give a puzzle of it."""
    return kind.last or kind.id in MORE_PLAYERS


def _plenty(kind: Kind) -> int:
    """How many moments a kind can ask about: those of the end, of some turns, of most, of all."""
    if kind.last or kind.over or kind.mode == TURN:
        return 0
    return 2 if kind.early else 1


def _chosen(moments: list[State], rng: Random) -> list[State]:
    """Return the end of the game, where few moments are, and others at random."""
    earlier, end = moments[:-END], moments[-END:]
    return [*end[::-1], *rng.sample(earlier, min(len(earlier), MOMENTS - END))]


def _moments(rng: Random, players: Sequence[int]) -> Iterator[State]:
    """Yield the moments of one game. `players`: how many there may be."""
    seated = rng.choice(players)
    game = Chocolatiers.from_file()
    return _play(game.start(seated, seed=int(rng.random() * 2**32), first=0), rng)


def _play(state: State, rng: Random) -> Iterator[State]:
    """Yield the moments from here on, once everybody has a box: turns begun, bonus phases, and the
    end of the game.
    """
    game = Chocolatiers.from_file()
    turn: tuple[Action, ...] = ()
    # Players who keep their Wilds for the end leave the positions in which a Wild decides.
    keeps = [rng.random() < KEEPERS for _seat in range(state.players)]
    # Players who save cards before they fill a box have a choice how to pay.
    saves = [rng.random() < SAVERS for _seat in range(state.players)]
    for _action in range(MAX_ACTIONS):
        if game.over(state):
            yield state
            return
        if all(state.displays) and state.phase in (ACTION, BONUS):
            yield state
        if not turn:
            turn = best_turn(game.view(state, state.player), game.components, CAREFUL.by)
        action, *rest = turn
        keeping = keeps[state.player] and isinstance(action, PlaceWild)
        saving = saves[state.player] and state.last_turns is None
        if keeping or (saving and isinstance(action, Box) and len(state.hand) < ENOUGH):
            action, rest = Skip(), []
        state, turn = game.apply(state, action), tuple(rest)
