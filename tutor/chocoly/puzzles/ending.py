"""How a game ends after its last placements: won, shared or lost, tie-breaks included."""

from __future__ import annotations

from tutor.chocoly.faces import name
from tutor.chocoly.legality import violations
from tutor.chocoly.outcomes import Outcome, outcomes, sizes_after, sizes_of
from tutor.chocoly.puzzles.model import Line, Task
from tutor.chocoly.puzzles.placement_answers import Placement, lead_of, placed
from tutor.chocoly.scoring import results
from tutor.chocoly.state import State
from tutor.i18n import _
from tutor.kit.frozen import changed

WON, SHARED, LOST = 1, 0, -1
FAR = 4
"""Pieces ahead or behind with which a game is decided, and nothing worth a search."""


def said(value: int) -> str:
    """Return an end in a word."""
    return {WON: _("Won"), SHARED: _("Shared"), LOST: _("Lost")}[value]


def ends(task: Task, state: State) -> int:
    """Return how the solving player comes off if nothing more is placed (clauses 5.3 to 5.5)."""
    each = results(state)
    mine = each[task.player].key
    side = state.side(task.player)
    other = max(each[p].key for p in range(state.players) if p not in side)
    return (mine > other) - (mine < other)


def ends_after(task: Task, state: State, it: Outcome) -> int:
    """Return the same after one more placement: sizes tell, and only where they are equal the
    rest."""
    lead = lead_of(task, it.sizes)
    return (lead > 0) - (lead < 0) or ends(task, placed(state, it.action))


def worst_reply(
    task: Task, state: State, first: Placement | None = None
) -> tuple[int, Placement | None]:
    """Return what the next player's last tile makes of it, at worst, and how it is placed;
    None if it cannot be. `first`: what has refuted another placement and is tried before all
    else."""
    rival = changed(state, player=task.rival)
    if first is not None and not violations(rival, first):
        it = Outcome(first, sizes_after(rival.board, first))
        if ends_after(task, rival, it) == LOST:
            return LOST, first
    worst: tuple[int, Placement | None] = (WON, None)
    found = outcomes(rival)
    for it in found:
        value = ends_after(task, rival, it)
        if worst[1] is None or value < worst[0]:
            worst = value, it.action
        if value == LOST:
            break
    return worst if found else (ends(task, state), None)


def score_lines(task: Task, state: State) -> list[Line]:
    """Return who has what, as far as it is needed to tell who has won."""
    each = results(state)
    mine = each[task.player]
    rivals = [p for p in range(state.players) if p not in state.side(task.player)]
    best = max(rivals, key=lambda p: each[p].key)
    other = each[best]
    flavours = {"own": name(task.own), "other": name(state.flavours[best] or "")}
    text = _("{own} {n}, {other} {m}.")
    lines = [Line(text.format(**flavours, n=len(mine.area), m=len(other.area)), "5.3")]
    if len(mine.area) == len(other.area):
        text = _("Equal, so own tokens in the area decide: {n} and {m}.")
        lines.append(Line(text.format(n=mine.tokens, m=other.tokens), "5.4"))
        if mine.tokens == other.tokens:
            text = _("Equal again, so the second-largest area decides: {n} and {m}.")
            lines.append(Line(text.format(n=len(mine.second), m=len(other.second)), "5.5"))
    return lines


def decided(task: Task) -> bool:
    """Return whether somebody is too far ahead for one tile."""
    return abs(lead_of(task, sizes_of(task.state.board))) > FAR
