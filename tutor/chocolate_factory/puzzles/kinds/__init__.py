"""The kinds of puzzle, by id, easiest to grasp first. A new kind is a file here and its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.puzzles.kinds.borrow import BORROW
from tutor.chocolate_factory.puzzles.kinds.coal import COAL
from tutor.chocolate_factory.puzzles.kinds.counted import COUNTED
from tutor.chocolate_factory.puzzles.kinds.delivery import DELIVERY
from tutor.chocolate_factory.puzzles.kinds.keep import KEEP_TWO
from tutor.chocolate_factory.puzzles.kinds.lift import LIFT
from tutor.chocolate_factory.puzzles.kinds.packet import PACKET
from tutor.chocolate_factory.puzzles.kinds.place import PLACE_PART
from tutor.chocolate_factory.puzzles.kinds.ranks import RANKS
from tutor.chocolate_factory.puzzles.kinds.result import RESULT
from tutor.chocolate_factory.puzzles.kinds.shift import SHIFT
from tutor.chocolate_factory.puzzles.kinds.soonest import SOONEST
from tutor.chocolate_factory.puzzles.kinds.stages import STAGES
from tutor.chocolate_factory.puzzles.kinds.storeless import STORELESS
from tutor.chocolate_factory.puzzles.kinds.tally import TALLY
from tutor.chocolate_factory.puzzles.model import OFFERED, Kind

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            RESULT,
            RANKS,
            LIFT,
            STAGES,
            KEEP_TWO,
            COAL,
            SHIFT,
            PLACE_PART,
            PACKET,
            TALLY,
            DELIVERY,
            BORROW,
            COUNTED,
            SOONEST,
            STORELESS,
        )
    }
)
OFFERED.update(PUZZLE_KINDS)
