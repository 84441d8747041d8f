"""A family of imperfect solvers, and the share of a puzzle that each of them gets right.

Some hurry, some go by a rule of thumb, some look at a few answers and no more, some overlook one
rule, some misread pieces as they count, and the computer players of the game play what they would
play at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean

from tutor.engine import ActionError, AnyGame
from tutor.players import AnyPlayer, Follower
from tutor.puzzles.answering import Answering
from tutor.puzzles.games import kind_of, puzzles_of
from tutor.puzzles.model import BETWEEN, AnyPuzzle
from tutor.puzzles.tricks import HURRY, chance, chances

MISREADS = (0.02, 0.05, 0.12, 0.25)
"""Chances with which a solver misreads a piece."""
DRAWS = 3
"""How often such a solver solves a puzzle."""
LOOKS = (4, 16, 64, 256)
"""Answers and deals that a solver looks at who has patience for no more."""
MOST_TRIED = 16
"""Answers among which a solver chooses who counts them all."""
MOST_ACTIONS = 8
"""Actions of a computer player among which an answer is looked for."""

PLAYERS = 5
"""The computer players that solve, the weakest first."""

HASTE, THUMB, LOOK, MISREAD = "hurry", "thumb", "look", "misread"
OVERLOOK, PLAYER = "overlook", "player"

Results = Mapping[str, float]
"""The share of right answers of each solver."""


def results(puzzle: AnyPuzzle, game: AnyGame, players: Mapping[str, AnyPlayer]) -> Results:
    """Send the family through a puzzle. The same on every machine."""
    known_how = puzzles_of(puzzle.game).answering
    assert known_how is not None
    answering = known_how()
    rng = Random(puzzle.id)
    tempting = answering.tempting(puzzle.task)
    known = set(puzzle.proof.answers)
    found = {HASTE: chances(puzzle)[HURRY]}
    found |= {f"{THUMB} {n}": chance(some, known) for n, some in enumerate(tempting)}
    found |= {f"{LOOK} {patience}": looking(puzzle, patience) for patience in LOOKS}
    played = _played(puzzle, answering, game, players)
    found |= {
        f"{PLAYER} {name}": float(answer in _right(puzzle, answering, [answer]))
        for name, answer in played.items()
    }
    minds = _minds(puzzle, answering, [*played.values(), *(a for some in tempting for a in some)])
    right = _right(puzzle, answering, minds)
    for much in MISREADS:
        tries = [_misreading(puzzle, answering, minds, right, rng, much) for _draw in range(DRAWS)]
        found[f"{MISREAD} {much}"] = fmean(tries)
    return found | _overlooking(puzzle, answering, minds, right)


def looking(puzzle: AnyPuzzle, patience: int) -> float:
    """Return the chance that a right answer is among so many that somebody looks at."""
    right = len(puzzle.proof.answers) / max(puzzle.proof.searched, len(puzzle.proof.answers))
    return 1 - (1 - right) ** patience


def _minds(puzzle: AnyPuzzle, answering: Answering, more: Sequence[str]) -> list[str]:
    """Return the answers that come to mind: the right one, what tempts, and others."""
    rng = Random(puzzle.id)
    listed = list(answering.candidates(puzzle.task))
    others = rng.sample(listed, min(len(listed), MOST_TRIED))
    first = [*puzzle.proof.answers[:1], puzzle.proof.greedy, *more]
    seen = list(dict.fromkeys([*first, *_imagined(puzzle, answering, rng), *others]))
    possible = [answer for answer in seen if answering.judged(puzzle, answer) is not None]
    return possible[: max(MOST_TRIED, len(listed) if len(listed) <= MOST_TRIED else 0)]


def _imagined(puzzle: AnyPuzzle, answering: Answering, rng: Random) -> list[str]:
    """Return what would be right if some pieces were others."""
    found = []
    for much in MISREADS:
        task, _called = answering.misread(puzzle.task, rng, much)
        proof = kind_of(puzzle).prove(task)
        found += [] if proof is None else [proof.answers[0], proof.greedy]
    return found


def _right(puzzle: AnyPuzzle, answering: Answering, minds: Sequence[str]) -> set[str]:
    judged = {answer: answering.judged(puzzle, answer) for answer in minds}
    return {answer for answer, verdict in judged.items() if verdict is not None and verdict[0]}


def _misreading(
    puzzle: AnyPuzzle,
    answering: Answering,
    minds: Sequence[str],
    right: set[str],
    rng: Random,
    much: float,
) -> float:
    """Return the chance of who works it all out, but misreads pieces."""
    task, called = answering.misread(puzzle.task, rng, much)
    proof = kind_of(puzzle).prove(task)
    said = {answer: called(answer) for answer in minds}
    proven = [answer for answer in minds if proof and said[answer] in proof.answers]
    if proven:
        return chance(proven, right)
    worth = {answer: answering.value(task, said[answer]) for answer in minds}
    best = max((value for value in worth.values() if value is not None), default=None)
    return chance([answer for answer in minds if worth[answer] == best], right)


def _overlooking(
    puzzle: AnyPuzzle, answering: Answering, minds: Sequence[str], right: set[str]
) -> dict[str, float]:
    """Return the chances of those who do not know a rule that the kind is about: to them the
    answers that break only it look right, too.
    """
    wrong = [answer for answer in minds if answer not in right]
    broken = {
        answer: verdict[1]() for answer in wrong if (verdict := answering.judged(puzzle, answer))
    }
    found = {}
    for clause in kind_of(puzzle).clauses:
        fooled = [answer for answer in wrong if broken.get(answer) == (clause,)]
        found[f"{OVERLOOK} {clause}"] = 1 / (1 + len(fooled))
    return found


def _played(
    puzzle: AnyPuzzle, answering: Answering, game: AnyGame, players: Mapping[str, AnyPlayer]
) -> dict[str, str]:
    """Return what computer players do where that is an answer."""
    task = puzzle.task
    if not answering.acts(task) or game.over(task.state) or game.to_move(task.state) != task.player:
        return {}
    found = {}
    for name, player in list(players.items())[:PLAYERS]:
        follower, rng = Follower(player), Random(puzzle.id)
        state, actions = task.state, list[str]()
        for _action in range(MOST_ACTIONS):
            try:
                action = follower.choose(game, state, rng)
                state = game.apply(state, action)
            except (ActionError, ValueError, IndexError):  # what nobody sees may be needed
                break
            actions.append(game.action_text(action))
            text = BETWEEN.join(actions)
            if answering.judged(puzzle, text) is not None:
                found[name] = text
            if game.over(state) or game.to_move(state) != task.player:
                break
    return found
