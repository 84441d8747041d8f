"""Reads and values answers that are the actions of a turn, as "wild 2 3; box 1 TTN 0 1 TN.."."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers_2019.actions import Action, Box, action_text, parse_action
from tutor.chocolatiers_2019.legality import violations
from tutor.chocolatiers_2019.puzzles.edition import COMPONENTS
from tutor.chocolatiers_2019.puzzles.model import Task
from tutor.chocolatiers_2019.puzzles.outcomes import End, Turn, end_of, ends, worth
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_2019.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import EMPTY, WILD
from tutor.chocolatiers_family.puzzles.clues import race_clue
from tutor.chocolatiers_family.puzzles.features import apart
from tutor.chocolatiers_family.puzzles.lines import margin_line, race_lines
from tutor.chocolatiers_family.puzzles.model import Clue, Features, Line
from tutor.chocolatiers_family.puzzles.position import Position
from tutor.engine import ActionError
from tutor.i18n import _, ngettext
from tutor.puzzles.model import BETWEEN, Proof, Puzzle

FACES = 4
"""Ends a right answer may lead to: how a box is turned often does not matter."""
FAR_OFF = 12
"""Points ahead or behind with which a game is decided, and nothing worth a thought."""


def turn_text(turn: Sequence[Action]) -> str:
    return BETWEEN.join(map(action_text, turn))


def turn_of(task: Task, answer: str) -> Turn | None:
    """Return the actions this text tells; None if the rules do not allow them, or they are
    not as many as are asked for."""
    led = played(task, answer)
    return led[0] if led and len(led[0]) == task.actions else None


def played(task: Task, answer: str) -> tuple[Turn, State] | None:
    """Return the actions of a text, a whole answer or its beginning, and the table after them
    as the player sees it; None if they cannot be."""
    try:
        turn = tuple(parse_action(text) for text in answer.split(BETWEEN)) if answer else ()
    except ActionError:
        return None
    state = task.state
    for number, action in enumerate(turn):
        if number >= task.actions or violations(state, action, COMPONENTS):
            return None
        state = successor(state, action, COMPONENTS)
    return turn, state


def end_after(task: Task, answer: str) -> End | None:
    led = played(task, answer)
    return end_of(led[1], task.player) if led and turn_of(task, answer) else None


def value(task: Task, answer: str) -> int | None:
    """Return one's own total less the best rival's after it; None if it cannot be played here."""
    end = end_after(task, answer)
    return None if end is None else worth(task.state, end)


def position_after(task: Task, answer: str) -> Position:
    end = end_after(task, answer)
    return task.position if end is None else task.position.with_own(end.display, end.wilds)


def standing(state: State) -> dict[End, int]:
    """Return what every end of the turn is worth."""
    return {end: worth(state, end) for end in ends(state)}


def proof_of(task: Task, hasty: Sequence[End], most: int = FACES) -> Proof | None:
    """Return the proof, if no more ends than that are best."""
    values = standing(task.state)
    ranks = sorted(set(values.values()), reverse=True)
    best = [end for end, points in values.items() if points == ranks[0]]
    if len(ranks) < 2 or len(best) > most or abs(ranks[0]) > FAR_OFF:
        return None
    greedy = next((end for end in hasty if end in best), hasty[0])
    texts = {end: turn_text(turn) for end, turn in ends(task.state).items()}
    right = tuple(texts[end] for end in best)
    return Proof(right, ranks[0], ranks[1], len(values), texts[greedy])


def why_not(task: Task) -> str:
    """Return why a task is no puzzle."""
    values = standing(task.state)
    best = sum(points == max(values.values()) for points in values.values())
    if len(set(values.values())) < 2:
        return _("Every turn comes to the same.")
    return ngettext("{n} answer is equally good.", "{n} answers are equally good.", best).format(
        n=best
    )


def lines(puzzle: Puzzle[Task], answer: str) -> list[Line]:
    """Return the races that end otherwise than after the best one, and the sum."""
    task = puzzle.task
    after, better = position_after(task, answer), position_after(task, puzzle.proof.answers[0])
    right = value(task, answer) == puzzle.proof.value
    return [*race_lines(task, after, better, right), margin_line(after)]


def moved(task: Task, answer: str) -> list[str]:
    """Return the races that an answer gives to somebody else."""
    edition, position = task.position.edition, task.position
    before = edition.awards(position.displays)
    after = edition.awards(position_after(task, answer).displays)
    return [key for key in after if after[key].winner != before[key].winner]


def race_to_watch(puzzle: Puzzle[Task]) -> Clue:
    """Return a race that the best turn decides."""
    task = puzzle.task
    found = moved(task, puzzle.proof.answers[0]) or moved(task, puzzle.proof.greedy)
    return race_clue(task, found[0]) if found else Clue(_("Every race is decided. Count points."))


def broken(task: Task, answer: str) -> tuple[str, ...]:
    """Return a tie that was not seen, or a group."""
    after = task.position.edition.awards(position_after(task, answer).displays)
    tied = any(task.player in after[key].tied for key in after)
    return ("8.2",) if tied else ("8.1",)


def features(task: Task, proof: Proof) -> Features:
    """See `of_placing` of the shared features; depth: actions to think ahead."""
    best, tempting = turn_of(task, proof.answers[0]), turn_of(task, proof.greedy)
    then, races = position_after(task, proof.answers[0]), moved(task, proof.answers[0])
    sizes = task.position.edition.awards(then.displays)
    gap = proof.value - (proof.value if proof.runner_up is None else proof.runner_up)
    wilds = [action for action in best or () if isinstance(action, PlaceWild)]
    own = task.position.own
    covered = [
        (a.row, a.column) in own.spaces and own.at(a.row, a.column) not in (EMPTY, WILD)
        for a in wilds
    ]
    return {
        "bridge": max((sizes[key].sizes[task.player] for key in races), default=0),
        "covered": sum(covered),
        "races": len(races),
        "near": float(gap == 1),
        "apart": apart(_spaces(best), _spaces(tempting)),
        "spread": len(ends(task.state)).bit_length(),
        "rivals": len(then.displays) - 1,
        "depth": task.actions - 1,
    }


def _spaces(turn: Turn | None) -> tuple[Place, ...]:
    """Return where the pieces of a turn go."""
    return tuple(
        (a.row, a.column) if isinstance(a, PlaceWild) else (2 * a.row, 2 * a.column)
        for a in turn or ()
        if isinstance(a, PlaceWild | Box)
    )
