"""The kinds of puzzle, by id, easiest to grasp first. A new kind is a file here and its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocolate_factory.manager.puzzles.kinds.days import DAYS_KIND
from tutor.chocolate_factory.manager.puzzles.kinds.later import LATER_KIND
from tutor.chocolate_factory.manager.puzzles.kinds.missing import MISSING
from tutor.chocolate_factory.manager.puzzles.kinds.pair import PAIR
from tutor.chocolate_factory.manager.puzzles.kinds.pays import PAYS
from tutor.chocolate_factory.manager.puzzles.kinds.won import WON_KIND
from tutor.chocolate_factory.manager.puzzles.model import Kind
from tutor.chocolate_factory.puzzles.model import OFFERED

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {kind.id: kind for kind in (PAYS, MISSING, DAYS_KIND, LATER_KIND, PAIR, WON_KIND)}
)
OFFERED.update(PUZZLE_KINDS)
