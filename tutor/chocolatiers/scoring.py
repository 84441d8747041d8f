"""Awarding the Scoring cards and the final score (clauses 9.1 to 10.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Protocol

import attrs

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import Display
from tutor.chocolatiers.kinds import KINDS, NAMES
from tutor.engine import Standing, Standings, UnknownGame, brief
from tutor.i18n import N_, _
from tutor.kit.errors import PlainError
from tutor.kit.rich_display import shows
from tutor.rooms import ids, load_game

FAMILY = "chocolatiers"
"""The id of every edition begins so."""
BOXES, FIRST, WILDS = N_("Boxes"), N_("First"), N_("Wilds")
LABELS = (BOXES, FIRST, *NAMES.values(), WILDS)
"""Labels of the items of a Standing, in the order of scoring."""
SCORING_CARDS = N_("Scoring cards")
"""Label of the tie-break: how many of them a player holds, First included (clause 10.4)."""


class ScoresError(PlainError):
    """Displays, Wilds and First that do not belong to one table."""


@shows("tutor.chocolatiers.shown:award")
@attrs.frozen
class Award:
    """Who gets a kind's Scoring card.

    `sizes`: each player's largest group; `winner`: None on a tie, or where nobody shows the kind.
    """

    kind: str
    sizes: tuple[int, ...]
    winner: int | None

    @property
    def tied(self) -> tuple[int, ...]:
        """The players who tie for the largest group, () if there is no tie (clause 9.3)."""
        best = max(self.sizes, default=0)
        leaders = tuple(p for p, size in enumerate(self.sizes) if size == best)
        return leaders if best and len(leaders) > 1 else ()


@shows("tutor.chocolatiers.shown:awards")
class Awards(dict[str, Award]):
    """The Award of each kind: a table in a notebook."""


def awards(displays: Iterable[Display]) -> Awards:
    """The Award of each kind, in printed order (clauses 9.1 to 9.4)."""
    by_player = [display.largest_groups for display in displays]
    found = Awards()
    for n, kind in enumerate(KINDS):
        sizes = tuple(groups[n] for groups in by_player)
        best = max(sizes, default=0)
        winner = sizes.index(best) if best and sizes.count(best) == 1 else None
        found[kind] = Award(kind, sizes, winner)
    return found


def final_scores(
    displays: Iterable[Display],
    wilds: Iterable[int] | None = None,
    first: int | None = None,
    edition: str = "chocolatiers",
) -> Standings:
    """Standings, best first, from displays alone (clauses 9.1 to 10.5).

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
    """What the score must know of a box."""

    @property
    def wilds(self) -> int:
        """Tokens for each player."""
        ...


class Edition(Protocol):
    """What the game of each edition offers beside what every game does."""

    @property
    def components(self) -> Pieces:
        """What is in its box."""
        ...

    def score(
        self, displays: Sequence[Display], wilds: Sequence[int], first: int | None
    ) -> Standings:
        """The standings of these displays, Wilds kept and First."""
        ...


def editions() -> tuple[str, ...]:
    """The ids of all editions there are, this one first."""
    return tuple(game for game in ids() if game.partition("-")[0] == FAMILY)


def _edition(edition: str) -> Edition:
    """The game of that edition. Raises UnknownGame."""
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
    """The unplaced Wilds of each player, a point each (clauses 6.7, 10.2), checked."""
    kept = tuple(wilds) if isinstance(wilds, Iterable) else ()
    if len(kept) != players or not all(type(n) is int and 0 <= n <= most for n in kept):
        raise ScoresError(
            _("Give the unplaced Wilds of each of the {n} players, 0 to {most}; got {it}.").format(
                n=players, most=most, it=brief(wilds)
            )
        )
    return kept


def totals(
    boxes: Sequence[int],
    wilds: Sequence[int],
    first: int | None,
    winners: Iterable[int | None],
    components: Components,
) -> list[int]:
    """Each player's points from the points of their boxes, Wilds kept, First and Scoring cards.

    `winners`: of the six kinds' cards, in printed order (clauses 10.1 and 10.2).
    """
    points = components.scoring
    found = [box + kept for box, kept in zip(boxes, wilds, strict=True)]
    if first is not None:
        found[first] += points["first"]
    for kind, winner in zip(KINDS, winners, strict=True):
        if winner is not None:
            found[winner] += points[kind]
    return found


def score(
    displays: Sequence[Display],
    wilds: Sequence[int],
    first: int | None,
    components: Components,
) -> Standings:
    """`final_scores` with the points of these components, for numbers that fit (10.1, 10.2)."""
    points = components.scoring
    awarded = awards(displays)
    results = []
    for player, display in enumerate(displays):
        won = [k for k in KINDS if awarded[k].winner == player]
        items = {
            BOXES: sum(display.points),
            FIRST: points["first"] if first == player else 0,
            **{NAMES[k]: points[k] if k in won else 0 for k in KINDS},
            WILDS: wilds[player],
        }
        results.append((sum(items.values()), len(won) + (first == player), player, items))
    return ranked(results, SCORING_CARDS)


def ranked(results: list[tuple[int, int, int, dict[str, int]]], tie_break: str) -> Standings:
    """Most points, then most Scoring cards, then the same rank (clauses 10.3 to 10.5).

    A result is the points, the Scoring cards, the player and the items of a Standing.
    """
    ordered = sorted(results, key=lambda r: (-r[0], -r[1], r[2]))
    standings: list[Standing] = []
    for n, (total, cards, player, items) in enumerate(ordered):
        shared = n and (total, cards) == ordered[n - 1][:2]
        rank = standings[-1].rank if shared else n + 1
        ties = MappingProxyType({tie_break: cards})
        standings.append(Standing(player, rank, total, MappingProxyType(items), ties))
    return Standings(standings)


def cards_won(standing: Standing) -> int:
    """How many Scoring cards a standing holds, First among them (clause 10.4)."""
    return sum(bool(standing.items[label]) for label in (FIRST, *NAMES.values()))
