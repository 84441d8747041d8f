"""The kinds of puzzle, by id, easiest to grasp first. A new kind is a file here and its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.chocoly.puzzles.kinds.area import AREA
from tutor.chocoly.puzzles.kinds.bean import BEAN
from tutor.chocoly.puzzles.kinds.cut import CUT
from tutor.chocoly.puzzles.kinds.guard import GUARD
from tutor.chocoly.puzzles.kinds.join import JOIN
from tutor.chocoly.puzzles.kinds.last import LAST
from tutor.chocoly.puzzles.kinds.lay import BEST_LAY
from tutor.chocoly.puzzles.kinds.rule import WHICH_RULE
from tutor.chocoly.puzzles.kinds.tie import TIE
from tutor.chocoly.puzzles.model import OFFERED, Kind

PUZZLE_KINDS: Mapping[str, Kind] = MappingProxyType(
    {kind.id: kind for kind in (WHICH_RULE, AREA, BEST_LAY, JOIN, CUT, GUARD, BEAN, TIE, LAST)}
)
OFFERED.update(PUZZLE_KINDS)
