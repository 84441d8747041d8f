"""Measures what makes a puzzle hard for people, on its best answer."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, WILD
from tutor.chocolatiers_family.puzzles.model import Asked, Features
from tutor.chocolatiers_family.puzzles.placement_answers import Steps, after, steps_to
from tutor.chocolatiers_family.scoring import awards
from tutor.puzzles.model import Proof


def of_placing(task: Asked, proof: Proof, named: str = "") -> Features:
    """Return the features of an answer that is placed on the board.

    bridge: spaces of the group that decides. covered: chocolates under Wilds. races: cards whose
    winner changes. near: the next best is worth almost as much. apart: how far what is right lies
    from what tempts. spread: ways there are, as bits. rivals: displays to compare with.
    """
    answer = proof.answers[0]
    steps = steps_to(task, answer)
    then = after(task, answer)
    before, now = awards(task.position.displays), awards(then.displays)
    changed = [k for k in KINDS if before[k].winner != now[k].winner]
    decides = named or "".join(changed)
    own = then.own
    # Wilds on a box that was just placed cover nothing that was there to be seen before.
    covered = [
        task.position.own.at(*space) not in (EMPTY, WILD, "-")
        for space in (steps.wilds if steps and steps.place is None else ())
    ]
    tempting = steps_to(task, proof.greedy)
    gap = None if proof.runner_up is None else proof.value - proof.runner_up
    return {
        "bridge": max((own.largest(kind) for kind in decides), default=0),
        "covered": sum(covered),
        "races": len(changed),
        "near": float(gap == 1),
        "apart": apart(_spaces(steps), _spaces(tempting)),
        "spread": math.log2(max(2, proof.searched)),
        "rivals": len(then.displays) - 1,
    }


def _spaces(steps: Steps | None) -> tuple[Place, ...]:
    """Return where the pieces of an answer lie; of a box its upper left space."""
    if steps is None:
        return ()
    if steps.place is None:
        return steps.wilds
    return (*steps.wilds, (2 * steps.place[0], 2 * steps.place[1]))


def apart(some: Sequence[Place], others: Sequence[Place]) -> int:
    """Return the spaces between the two nearest of these, counted along rows and columns."""
    return min((abs(r - r2) + abs(c - c2) for r, c in some for r2, c2 in others), default=0)


def of_reading(task: Asked, kinds: str) -> Features:
    """Return the features of a race that is read: the spaces to count, the players who lead it
    together.
    """
    found = [awards(task.position.displays)[kind] for kind in kinds]
    return {
        "bridge": max((max(award.sizes) for award in found), default=0),
        "races": len(kinds),
        "tied": float(any(award.tied for award in found)),
        "rivals": len(task.position.displays) - 1,
    }
