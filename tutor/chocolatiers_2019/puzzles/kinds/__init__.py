"""The kinds of puzzle, by id, easiest to grasp first. A new kind is a file here and its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers_2019.puzzles.kinds.chain import CHAIN
from tutor.chocolatiers_2019.puzzles.kinds.cheap import CHEAP_OR_DEAR
from tutor.chocolatiers_2019.puzzles.kinds.deny import DENY
from tutor.chocolatiers_2019.puzzles.kinds.final_tally import TALLY
from tutor.chocolatiers_2019.puzzles.kinds.pay import PAY_SMART
from tutor.chocolatiers_2019.puzzles.kinds.still import STILL
from tutor.chocolatiers_2019.puzzles.kinds.trade import TRADE
from tutor.chocolatiers_2019.puzzles.kinds.two_actions import TWO_ACTIONS
from tutor.chocolatiers_2019.puzzles.model import OFFERED, Kind

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            STILL,
            PAY_SMART,
            TALLY,
            TRADE,
            CHAIN,
            DENY,
            CHEAP_OR_DEAR,
            TWO_ACTIONS,
        )
    }
)
OFFERED.update(PUZZLE_KINDS)
