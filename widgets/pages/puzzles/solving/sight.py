"""The state of a puzzle's page, as its painters read it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
from htpy import Node

from tutor.rulebook import Clause
from widgets.pages.puzzles.solving.score import Offer


@attrs.frozen
class Sight:
    """The session as it is now, and what the page adds to it.

    Attributes:
        session: a `Session` with all that its game has more; read, never changed.
        rulebook: the rules by id.
        address: makes the address of a page of the game from its name.
        daily: whether this is the puzzle of the day.
        stake: what the answer can gain and lose, in words; "" where nobody wants to know.
        came: what came of the first answer, in words; "" before it.
        offer: the lesson that would help now, if any.
        level: how hard it is for this learner, 1 to 5.
        tabs: which tabs were turned to, by the name of their row.
        opened: ids of the rules that are opened.
        large: the part of the table that is shown large, by its act; "" for none.
        lit: how many pieces of each solved group are lit yet; None for all.
        live: whether it can be answered now.
        foot: the buttons of the moment where a page of the frame has its own, else None.
    """

    session: Any
    rulebook: Mapping[str, Clause]
    address: Callable[[str], str]
    daily: bool
    stake: str
    came: str
    offer: Offer | None
    level: int
    tabs: Mapping[str, str]
    opened: tuple[str, ...]
    lit: int | None
    large: str = ""
    live: bool = True
    foot: Node = None

    @property
    def tab(self) -> str:
        """The part a phone shows, "" for the first."""
        return self.tabs.get("tab", "")
