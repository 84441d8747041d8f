"""Answers that are placements: "lay AABC 2 -1; stack ABCA 0 1", the table after them, a proof.

Nobody draws a tile in a puzzle: what turns up is not known, and no answer hangs on it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tutor.chocoly.actions import Action, Lay, Stack, action_text, parse_action
from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.legality import violations
from tutor.chocoly.outcomes import INDEX, Sizes, sizes_of
from tutor.chocoly.puzzles.model import Features, Line, Task
from tutor.chocoly.squares import Square, footprint, rim
from tutor.chocoly.state import State
from tutor.chocoly.turns import put, without
from tutor.engine import ActionError
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.words import signed
from tutor.puzzles.model import BETWEEN, Proof

PLACES, FACES = 3, 12
"""Places on the table at which right answers may lie, and right answers in all."""

Placement = Lay | Stack


def answer_text(actions: Sequence[Action]) -> str:
    """Return the placements as an answer."""
    return BETWEEN.join(map(action_text, actions))


def placed(state: State, action: Placement) -> State:
    """Return the position after a placement of the player to act, nothing drawn, the same one
    to act."""
    player, level = state.player, int(isinstance(action, Stack))
    tokens, left = state.tokens, state.left
    if level:
        tokens = tokens.with_one(state.placed, player)
        left = put(left, player, left[player] - 1)
    return changed(
        state,
        board=state.board.laid(action.face, action.row, action.column, state.placed, level),
        hands=put(state.hands, player, without(state.hand, action.face)),
        tokens=tokens,
        left=left,
        placed=state.placed + 1,
    )


def played(task: Task, answer: str) -> tuple[tuple[Placement, ...], State] | None:
    """Return the placements of a text, a whole answer or its beginning, and the table after
    them; None if they cannot be played here."""
    try:
        actions = [parse_action(text) for text in answer.split(BETWEEN)] if answer else []
    except ActionError:
        return None
    state, found, kind = task.state, list[Placement](), task.asked
    for action in actions:
        fits = isinstance(action, Lay | Stack) and kind.allows(task, action)
        if not fits or len(found) == kind.most or violations(state, action):
            return None
        assert isinstance(action, Lay | Stack)
        state = placed(state, action)
        found.append(action)
    return tuple(found), state


def whole(task: Task, answer: str) -> bool:
    """Return whether a text is a whole answer: enough placed, or all that may be."""
    led = played(task, answer)
    if led is None or not led[0]:
        return False
    return len(led[0]) == task.asked.most or task.asked.done(task, led[1])


def after(task: Task, answer: str) -> State:
    """Return the table after an answer; as it is where it cannot be played."""
    led = played(task, answer)
    return led[1] if led else task.state


def proof_of(
    values: Mapping[Placement, int],
    hasty: Sequence[Placement],
    places: int = PLACES,
    faces: int = FACES,
) -> Proof | None:
    """Return the proof, if right answers lie at few places and some answer is wrong. `hasty`:
    all that somebody in a hurry might do."""
    if not values or not hasty:
        return None
    ranks = sorted(set(values.values()), reverse=True)
    best = [action for action, value in values.items() if value == ranks[0]]
    spots = {(type(action), action.row, action.column) for action in best}
    if len(ranks) < 2 or len(spots) > places or len(best) > faces:
        return None
    tempting = next((action for action in hasty if action in best), hasty[0])
    return Proof(
        tuple(map(action_text, best)), ranks[0], ranks[1], len(values), action_text(tempting)
    )


def why_many(values: Mapping[Placement, int]) -> str:
    """Return why values make no puzzle."""
    if not values:
        return _("Nothing can be placed there.")
    best = [a for a, value in values.items() if value == max(values.values())]
    if len(best) == len(values):
        return _("Every placement comes to the same.")
    spots = {(type(action), action.row, action.column) for action in best}
    if len(spots) == 1:
        return _("A tile can be turned in many ways that are equally good there.")
    return _("There are {n} places that are equally good.").format(n=len(spots))


# ---- what areas are like


def own_and_rivals(task: Task, sizes: Sizes) -> tuple[int, int, str]:
    """Return the own largest area, the best rival's, and whose flavour that is."""
    rivals = [f for f in FLAVOURS if f in task.state.flavours and f != task.own]
    best = max(rivals, key=lambda flavour: sizes[INDEX[flavour]])
    return sizes[INDEX[task.own]], sizes[INDEX[best]], best


def lead_of(task: Task, sizes: Sizes) -> int:
    """Return one's own largest area less the best rival's."""
    own, other, _flavour = own_and_rivals(task, sizes)
    return own - other


def lead_line(task: Task, state: State) -> Line:
    """Return how it stands, as a sum."""
    own, other, flavour = own_and_rivals(task, sizes_of(state.board))
    text = _("{own} {n} less {other} {m}: {lead}.")
    lead = signed(own - other)
    words = text.format(own=name(task.own), n=own, other=name(flavour), m=other, lead=lead)
    return Line(words, "5.3")


def where(state: State, action: Placement) -> frozenset[Square]:
    """Return the pieces that show where a placement goes: those it covers, or those it meets."""
    if isinstance(action, Stack):
        return frozenset(footprint(action.row, action.column))
    return frozenset(rim(action.row, action.column)) & state.board.keys()


def largest_area(state: State, flavour: str) -> frozenset[Square]:
    """Return the squares of the largest area, empty if there is none."""
    found = state.board.areas.ordered(flavour)
    return found[0] if found else frozenset()


def features(task: Task, proof: Proof, *, depth: int = 0) -> Features:
    """Return what eyes and heads have to do: how large the areas are, how far what is right
    lies from what tempts, whether the next best is worth almost as much, how many places
    there are, who else plays and how many placements are to be thought ahead."""
    right, tempts = played(task, proof.answers[0]), played(task, proof.greedy)
    sizes = sizes_of(task.state.board)
    gap = proof.value - (proof.value if proof.runner_up is None else proof.runner_up)
    return {
        "size": max(sizes),
        "near": float(gap == 1),
        "apart": min(8, _apart(right, tempts)),
        "spread": math.log2(max(2, proof.searched)),
        "stacked": float(bool(right and isinstance(right[0][0], Stack))),
        "rivals": task.state.players - 1,
        "depth": depth,
    }


def _apart(
    one: tuple[tuple[Placement, ...], State] | None,
    other: tuple[tuple[Placement, ...], State] | None,
) -> int:
    if not one or not other:
        return 0
    return min(abs(a.row - b.row) + abs(a.column - b.column) for a in one[0] for b in other[0])
