"""The final score of any edition, from displays alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from tutor.chocolatiers_family.display import Display
from tutor.engine import Standings, UnknownGame, brief
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.rooms import ids, load_game

FAMILY = "chocolatiers"
"""The id of every edition begins so."""


class ScoresError(PlainError):
    """Raised for displays, Wilds and First that do not belong to one table."""


def final_scores(
    displays: Iterable[Display],
    wilds: Iterable[int] | None = None,
    first: int | None = None,
    edition: str = "chocolatiers",
) -> Standings:
    """Return the standings, best first, from displays alone (clauses 9.1 to 10.5).

    `wilds`: unplaced ones of each player (default none). `first`: who holds First, or None.
    Raises UnknownGame for another edition, ScoresError when the numbers do not fit together.

    >>> a, b = Display.parse("MM/MT", points=[4]), Display.parse("MN/NN", points=[4])
    >>> [(s.player, s.total) for s in final_scores([a, b], wilds=(1, 0), first=0)]
    [(0, 16), (1, 8)]
    """
    rules = _edition(edition)
    table = tuple(displays) if isinstance(displays, Iterable) else ()
    if not table or not all(isinstance(display, Display) for display in table):
        raise ScoresError(
            _("Give a Display for each player, for example Display.parse(“TTNN/VV.R”).")
        )
    kept = (0,) * len(table) if wilds is None else _kept(wilds, len(table), rules.components.wilds)
    if first is not None and (type(first) is not int or first not in range(len(table))):
        raise ScoresError(
            _("Player {p} cannot hold First: players are numbered 0 to {last}.").format(
                p=brief(first), last=len(table) - 1
            )
        )
    return rules.score(table, kept, first)


class Pieces(Protocol):
    """The pieces of a box that count in the score."""

    @property
    def wilds(self) -> int:
        """Tokens for each player."""
        ...


class Edition(Protocol):
    """The interface of an edition's game, beyond that of every game."""

    @property
    def components(self) -> Pieces:
        """What is in its box."""
        ...

    def score(
        self, displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> Standings:
        """Return the standings of these displays, Wilds kept and First."""
        ...


def editions() -> tuple[str, ...]:
    """Return the ids of all editions there are, this one first."""
    return tuple(game for game in ids() if game.partition("-")[0] == FAMILY)


def _edition(edition: str) -> Edition:
    """Return the game of that edition. Raises UnknownGame."""
    known = editions()
    if edition not in known:
        raise UnknownGame(
            _("There is no edition “{id}” of Chocolatiers; there is “{known}”.").format(
                id=brief(edition), known="”, “".join(known)
            )
        )
    found: Edition = load_game(edition)  # type: ignore[assignment]
    return found


def _kept(wilds: Iterable[int], players: int, most: int) -> tuple[int, ...]:
    """Return the unplaced Wilds of each player, a point each (clauses 6.7, 10.2), checked."""
    kept = tuple(wilds) if isinstance(wilds, Iterable) else ()
    if len(kept) != players or not all(type(n) is int and 0 <= n <= most for n in kept):
        raise ScoresError(
            _("Give the unplaced Wilds of each of the {n} players, 0 to {most}; got {it}.").format(
                n=players, most=most, it=brief(wilds)
            )
        )
    return kept
