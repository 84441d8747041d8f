"""How an edition counts a finished game: what `awarding` asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic

import attrs

from tutor.chocolatiers_family.scoring import Award
from tutor.chocolatiers_family.teaching.played import P
from tutor.engine import Standing
from tutor.i18n import N_

LOOK = N_("Look at the lit groups.")


@attrs.frozen
class Counting(Generic[P]):
    """The scoring of one edition.

    `names`: what is awarded, by its key, in order; `look`: where a hint about it points first, if
    not at the groups. `awards` and `standings` tell the truth. `held` counts the cards that break
    a tie, `said` says so many, `things` names them. `clauses`: "won", "tied" and "nobody" of a
    card, then those of the other tasks.
    """

    names: Mapping[str, str]
    awards: Callable[[P], Mapping[str, Award]]
    standings: Callable[[P], Mapping[int, Standing]]
    held: Callable[[Standing], int]
    said: Callable[[int], str]
    things: str
    clauses: Mapping[str, str]
    look: Mapping[str, str] = attrs.field(factory=dict)
