"""What an edition's puzzles need to know of its scoring."""

from __future__ import annotations

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers_family.final_scores import final_scores
from tutor.chocolatiers_family.kinds import NAMES
from tutor.chocolatiers_family.puzzles.edition import Edition
from tutor.chocolatiers_family.scoring import awards

FIRST_EDITION = Edition(
    game="chocolatiers",
    names=dict(NAMES),
    points=dict(load_components().scoring),
    cards=dict(load_components().cards),
    awards=awards,
    standings=final_scores,
)
"""The first one."""
