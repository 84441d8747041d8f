"""The kinds of puzzle, by id, easiest to grasp first. A new kind is a file here and its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolatiers.puzzles.kinds.cover import COVER
from tutor.chocolatiers.puzzles.kinds.draft import DRAFT
from tutor.chocolatiers.puzzles.kinds.fewest import FEWEST
from tutor.chocolatiers.puzzles.kinds.final_tally import TALLY
from tutor.chocolatiers.puzzles.kinds.hold import HOLD
from tutor.chocolatiers.puzzles.kinds.keep import KEEP
from tutor.chocolatiers.puzzles.kinds.last import LAST
from tutor.chocolatiers.puzzles.kinds.last_round import LAST_ROUND
from tutor.chocolatiers.puzzles.kinds.one_turn import ONE_TURN
from tutor.chocolatiers.puzzles.kinds.pay import PAY_SMART
from tutor.chocolatiers.puzzles.kinds.race import RACE
from tutor.chocolatiers.puzzles.kinds.reply import REPLY
from tutor.chocolatiers.puzzles.kinds.ruling import RULING
from tutor.chocolatiers.puzzles.kinds.spoil import SPOIL_IT
from tutor.chocolatiers.puzzles.kinds.steal import STEAL
from tutor.chocolatiers.puzzles.kinds.two import TWO_CARDS
from tutor.chocolatiers.puzzles.kinds.two_turns import TWO_TURNS
from tutor.chocolatiers.puzzles.kinds.who import WHO
from tutor.chocolatiers.puzzles.model import OFFERED, Kind

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            WHO,
            STEAL,
            PAY_SMART,
            SPOIL_IT,
            FEWEST,
            TWO_CARDS,
            LAST,
            KEEP,
            TALLY,
            COVER,
            DRAFT,
            HOLD,
            RULING,
            ONE_TURN,
            REPLY,
            LAST_ROUND,
            RACE,
            TWO_TURNS,
        )
    }
)
OFFERED.update(PUZZLE_KINDS)
