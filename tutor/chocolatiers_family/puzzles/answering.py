"""What imperfect solvers must know of the puzzles of both editions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import attrs

from tutor.chocolatiers_family.display import DisplayError
from tutor.chocolatiers_family.kinds import KINDS, WILD
from tutor.chocolatiers_family.puzzles.explain import AnswerError, judge
from tutor.chocolatiers_family.puzzles.model import CHOOSE_TWO, PLACE, TURN, Asked
from tutor.chocolatiers_family.puzzles.placement_answers import steps_to
from tutor.puzzles.answering import Answering, Judged, Misread
from tutor.puzzles.model import AnyPuzzle, Proof

Broken = Callable[[AnyPuzzle, str], tuple[str, ...]]


def answering(broken: Broken) -> Answering:
    """Return what solvers must know of an edition, given what says which rules an answer broke."""

    def judged(puzzle: AnyPuzzle, answer: str) -> Judged | None:
        try:
            right = judge(puzzle, answer).correct
        except AnswerError:
            return None
        return right, lambda: broken(puzzle, answer)

    return Answering(
        candidates=_candidates,
        tempting=lambda task: [says(task) for says in task.asked.tricks.values()],
        acts=lambda task: task.asked.mode == TURN,
        judged=judged,
        value=lambda task, answer: task.asked.value(task, answer),
        misread=_misread,
        features=_features,
    )


def _features(task: Asked, proof: Proof) -> dict[str, float]:
    return dict(task.asked.features(task, proof))


def _candidates(task: Asked) -> Sequence[str]:
    kind = task.asked
    if kind.choices is not None:
        keys = list(kind.choices(task))
        if kind.mode == CHOOSE_TWO and kind.seconds is not None:
            return [f"{key} {second}" for key in keys for second in kind.seconds(task)]
        return keys
    if kind.mode != PLACE:
        return ()
    own = task.position.own
    if not task.tiles:
        free = [space for space in own.spaces if own.at(*space) != WILD]
        return [str(own), *(str(own.with_wild(*space)) for space in free)]
    tile = task.tiles[0]
    return [
        str(own.with_box(*place, face, tile.points))
        for place in own.open_places
        for face in tile.faces
    ]


def _misread(task: Any, rng: Random, much: float) -> Misread:
    """Take each chocolate of a display, and each card that is seen, for another one at times."""

    def other(letters: str) -> str:
        return "".join(
            rng.choice(KINDS) if letter in KINDS and rng.random() < much else letter
            for letter in letters
        )

    state = task.state
    displays = tuple(
        attrs.evolve(display, rows=tuple(other(row) for row in display.rows))
        for display in state.displays
    )
    hands = tuple(other(hand) for hand in state.hands)
    tray = type(state.tray)(other(state.tray)) if isinstance(state.tray, str) else state.tray
    seen = attrs.evolve(task, state=attrs.evolve(state, displays=displays, hands=hands, tray=tray))

    def called(answer: str) -> str:
        if task.asked.mode != PLACE:
            return answer
        steps = steps_to(task, answer)
        if steps is None:
            return answer
        own = seen.position.own
        try:
            if steps.place is not None:
                tile = task.tiles[0]
                own = own.with_box(*steps.place, tile.faces[steps.turn], tile.points)
            for place in steps.wilds:
                own = own.with_wild(*place)
        except DisplayError:
            return answer
        return str(own)

    return seen, called
