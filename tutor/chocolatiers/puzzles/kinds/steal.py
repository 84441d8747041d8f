"""Steal it: one Wild takes a Scoring card from its leader."""

from __future__ import annotations

from tutor.chocolatiers.puzzles import one_wild
from tutor.chocolatiers.puzzles.model import Kind
from tutor.chocolatiers.puzzles.placement_answers import value_of
from tutor.chocolatiers.puzzles.position import WIN, Aim
from tutor.chocolatiers_family.kinds import name
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.model import PLACE, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after
from tutor.i18n import N_, _

STEAL = Kind(
    id="steal",
    title=N_("Steal it"),
    line=N_("Grow past the leader."),
    symbol="R",
    mode=PLACE,
    theme="majority",
    clauses=("6.1", "6.4", "9.1"),
    pieces=Pieces(cards=1, wilds=1),
    question=lambda task: _("Take the {kind} card with {n} Wild.").format(
        kind=name(task.cards), n=1
    ),
    propose=one_wild.proposing("steal"),
    prove=one_wild.proving(WIN),
    value=lambda task, answer: value_of(task, Aim(WIN, task.cards), answer),
    lines=one_wild.lines,
    hint=one_wild.hint,
    after=after,
    why_not=one_wild.why_not(WIN),
    features=one_wild.features,
    tricks={"beside most of them": tricks.beside_most},
    base=1150,
    turn=True,
)
