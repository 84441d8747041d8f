"""A Wild that is moved about freely in a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

import attrs

from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.teaching.played import P
from tutor.chocolatiers_family.teaching.position import with_wild
from tutor.engine import Game
from tutor.i18n import _
from tutor.kit.frozen import changed
from tutor.kit.words import join_words
from tutor.lessons.feedback import Advice, Feedback, marks, refusal
from tutor.lessons.goal import Goal
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value


def ready(start: P, phase: str) -> P:
    """Return the position in which the learner can act: they may try whatever the phase."""
    return changed(start, phase=phase, player=LEARNER)


@attrs.frozen
class MovedWild(Generic[P]):
    """A Wild that is moved about until the position meets the goal (clause 6.4).

    Values are spaces, (row, column). `kinds`: the groups that are told, all if none is named.
    `phase`: one in which a Wild can be placed.
    """

    goal: Goal[P]
    kinds: str = ""
    phase: str = attrs.field(kw_only=True)
    repeats: bool = attrs.field(default=True, init=False)

    @property
    def about(self) -> str:
        """The kind of the goal, or the only one that is told."""
        return self.goal.about or (self.kinds if len(self.kinds) == 1 else "")

    def read(self, value: Value) -> Value:
        """Return a space as a pair of numbers."""
        return tuple(value) if isinstance(value, list) else value

    def state(self, start: P, seen: Sequence[Value]) -> P:
        """Return the Wild where it was tried last."""
        if not seen:
            return ready(start, self.phase)
        row, column = _space(seen[-1])
        return ready(with_wild(start, row, column), self.phase)

    def problem(
        self, game: Game[P, Any], start: P, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why no Wild can lie there; None if it can."""
        fits = isinstance(value, tuple) and len(value) == 2
        action = PlaceWild(*_space(value)) if fits else PlaceWild(-1, -1)
        broken = game.explain(ready(start, self.phase), action)
        where = marks([f"space:{action.row},{action.column}"], "refused")
        return refusal(game, broken, where) if broken else None

    def enough(self, start: P, seen: Sequence[Value]) -> bool:
        """Return whether the goal is met where the Wild lies now."""
        return self.goal.met(self.state(start, seen))

    def found(self, start: P, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return the sizes of the groups that are told."""
        display = self.state(start, seen).displays[LEARNER]
        sizes = [
            _("{kind} {size}").format(kind=name(kind), size=display.largest(kind))
            for kind in self.kinds or KINDS
            if display.largest(kind)
        ]
        return Feedback("good", join_words(sizes) + ".", _("Try another space."))

    def advice(self, start: P, value: Value, reason: str) -> Advice:
        """Return the space."""
        row, column = _space(value)
        return Advice(value, _("Try the marked space."), reason, marks([f"space:{row},{column}"]))


def _space(value: Value) -> tuple[int, int]:
    assert isinstance(value, tuple)
    row, column = value
    return row, column
