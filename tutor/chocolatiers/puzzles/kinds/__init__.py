"""The kinds of puzzle, by id, easiest to grasp first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.puzzles.kinds.boxes import BOX_AND_WILD, LAST_BOX
from tutor.chocolatiers.puzzles.kinds.paying import PAY_SMART
from tutor.chocolatiers.puzzles.kinds.reading import FINAL_TALLY, WHAT_WOULD_IT_TAKE, WHO_GETS_IT
from tutor.chocolatiers.puzzles.kinds.wilds import KEEP_OR_PLACE, SPOIL_IT, STEAL_IT, TWO_CARDS
from tutor.chocolatiers.puzzles.model import Kind

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            WHO_GETS_IT,
            PAY_SMART,
            STEAL_IT,
            SPOIL_IT,
            WHAT_WOULD_IT_TAKE,
            TWO_CARDS,
            LAST_BOX,
            KEEP_OR_PLACE,
            BOX_AND_WILD,
            FINAL_TALLY,
        )
    }
)
