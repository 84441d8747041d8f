"""What lessons of every edition find in a position: goals, pieces and stories ask for no more."""

from __future__ import annotations

from typing import Protocol, TypeVar

from tutor.chocolatiers_family.display import Display


class Played(Protocol):
    """A position of any edition; sequences are indexed by player."""

    @property
    def player(self) -> int:
        """Who is to act."""
        ...

    @property
    def players(self) -> int:
        """How many play."""
        ...

    @property
    def starter(self) -> int:
        """Who began."""
        ...

    @property
    def phase(self) -> str:
        """The part of the turn."""
        ...

    @property
    def hands(self) -> tuple[str, ...]:
        """Cards as letters."""
        ...

    @property
    def tray(self) -> str:
        """Six slots."""
        ...

    @property
    def displays(self) -> tuple[Display, ...]:
        """Boxes and placed Wilds."""
        ...

    @property
    def wilds(self) -> tuple[int, ...]:
        """Wilds that can be placed."""
        ...


P = TypeVar("P", bound=Played)
