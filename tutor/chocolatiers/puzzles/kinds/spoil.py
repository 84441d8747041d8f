"""Spoil it: one Wild forces a tie, so that nobody gets the card."""

from __future__ import annotations

from tutor.chocolatiers.puzzles import one_wild
from tutor.chocolatiers.puzzles.model import Kind
from tutor.chocolatiers.puzzles.placement_answers import value_of
from tutor.chocolatiers.puzzles.position import SPOIL, Aim
from tutor.chocolatiers_family.kinds import name
from tutor.chocolatiers_family.puzzles import tricks
from tutor.chocolatiers_family.puzzles.model import PLACE, Pieces
from tutor.chocolatiers_family.puzzles.placement_answers import after
from tutor.i18n import N_, _

SPOIL_IT = Kind(
    id="spoil",
    title=N_("Spoil it"),
    line=N_("Tie the leader: nobody gets it."),
    symbol="B",
    mode=PLACE,
    theme="ties",
    clauses=("6.1", "6.4", "9.3"),
    pieces=Pieces(cards=1, wilds=1),
    question=lambda task: _("Force a tie: nobody gets the {kind} card.").format(
        kind=name(task.cards)
    ),
    propose=one_wild.proposing("spoil"),
    prove=one_wild.proving(SPOIL),
    value=lambda task, answer: value_of(task, Aim(SPOIL, task.cards), answer),
    lines=one_wild.lines,
    hint=one_wild.hint,
    after=after,
    why_not=one_wild.why_not(SPOIL),
    only_counting=one_wild.only_counting,
    features=one_wild.features,
    tricks={"beside most of them": tricks.beside_most},
    base=1150,
    turn=True,
)
