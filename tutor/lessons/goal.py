"""Goals of Do steps: a test of the position, with words for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Generic

import attrs

from tutor.engine import S
from tutor.i18n import _


def _no_pips(state: object) -> tuple[str, ...]:
    return ()


@attrs.frozen
class Goal(Generic[S]):
    """A test of the position and its words.

    `text`: an English msgid, `values` fill its gaps (translated as well). `pips`: the symbols of
    what is there, "" for each missing one; () for a goal that is not counted. `about`: the symbol
    of the goal's subject, "" if it has none.
    """

    test: Callable[[S], bool]
    text: str
    values: Mapping[str, object] = attrs.field(factory=lambda: MappingProxyType({}))
    pips: Callable[[S], tuple[str, ...]] = attrs.field(default=_no_pips, kw_only=True)
    about: str = attrs.field(default="", kw_only=True)

    def met(self, state: S) -> bool:
        """Return whether the position meets the goal."""
        return self.test(state)

    def say(self) -> str:
        """Say the goal in a few words, in the learner's language."""
        said = {
            gap: _(value) if isinstance(value, str) else value for gap, value in self.values.items()
        }
        return _(self.text).format(**said)
