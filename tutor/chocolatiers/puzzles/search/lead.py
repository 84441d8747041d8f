"""Searches exactly for the lead that a player can be sure of.

Alpha-beta: a turn is given up as soon as an answer to it is known that makes it worse than the best
one so far. Positions that were met are looked up in a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from tutor.chocolatiers.actions import Skip
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.players.evaluate import winner
from tutor.chocolatiers.puzzles.search.table import Middle, Node, SearchError, Seat
from tutor.chocolatiers.puzzles.search.turns import (
    Cards,
    End,
    Menu,
    Offer,
    after,
    cards_of,
    ends,
    following,
    holder,
    menu,
    menus_left,
    put,
)
from tutor.chocolatiers.scoring import totals
from tutor.chocolatiers_family.kinds import KINDS
from tutor.i18n import _

FAR = 1 << 20
"""More points than anybody can be ahead."""
SPREAD = 1000
"""Ends that could be looked at in the time that all turns of one rival take to be listed."""


class Last(NamedTuple):
    """A position with one turn left, by `mover`, who can box what is on the menu."""

    seats: tuple[Seat, ...]
    mover: int
    first: int | None
    menu: Menu


def lead(seats: Sequence[Seat], first: int | None, me: int, components: Components) -> int:
    """Return one's own total less the best rival's, as the table stands (clauses 9.1 to 10.2)."""
    winners = map(winner, zip(*[seat.sizes for seat in seats], strict=True))
    points, wilds = [seat.points for seat in seats], [seat.wilds for seat in seats]
    found = totals(points, wilds, first, winners, components)
    return found.pop(me) - max(found)


def _child(
    seats: tuple[Seat, ...], rest: tuple[int, ...], first: int | None, table: Middle | Menu
) -> Node | Last:
    if isinstance(table, Middle):
        return Node(seats, rest, first, table)
    return Last(_empty_handed(seats, rest[0]), rest[0], first, table)


def _empty_handed(seats: tuple[Seat, ...], player: int) -> tuple[Seat, ...]:
    return put(seats, player, seats[player]._replace(hand="", hidden=0))


@attrs.define
class Search:
    """One search for the player `me`: its table, and how many ends of the game it looked at.

    All others together play against `me`, and whatever nobody sees is as they wish. Whoever looks
    at more than `most` raises a SearchError: where next to nothing is known, no turn is ruled out.
    """

    me: int
    components: Components
    known: dict[Node | Last, tuple[int, int]] = attrs.field(factory=dict)
    looked_at: int = 0
    spread: int = 0
    most: int | None = None

    def sure(self, node: Node, low: int = -FAR, high: int = FAR) -> int:
        """Return the lead that is sure from here on: exact between the bounds, else a bound
        beyond.
        """
        if not node.queue:
            self.looked_at += 1
            return lead(node.seats, node.first, self.me, self.components)
        if len(node.queue) == 1:
            return self._met(self._last(node), low, high)
        return self._met(node, low, high)

    def children(self, node: Node) -> Iterator[tuple[End, Node | Last]]:
        """Yield what a rival's turn leads to, the ends that leave `me` the least as the table
        stands first; of the last turn to come only the menus that can matter."""
        mover, *rest = node.queue
        seat = node.seats[mover]
        assert seat.display is not None
        tables = self._tables(node)
        boxes = tuple(offer for offer in tables if offer is not None)
        tried = []
        for end in ends(seat.display, seat.wilds > 0, boxes):
            seats = put(node.seats, mover, after(seat, end))
            first = holder(seat, mover, end, node.first, self.components)
            tried.append((lead(seats, first, self.me, self.components), end, seats, first))
        for _standing, end, seats, first in sorted(tried, key=lambda each: each[0]):
            for table in tables[end.offer]:
                yield end, _child(seats, tuple(rest), first, table)

    def _tables(self, node: Node) -> Mapping[Offer | None, Sequence[Middle | Menu]]:
        mover, *rest = node.queue
        self.spread += 1
        if self.most is not None and self.spread * SPREAD + self.looked_at > self.most:
            raise SearchError(_("Too much is unknown here to be sure of anything."))
        cards = self._cards(node, mover)
        if len(rest) == 1:
            return menus_left(cards, self._cards(node, rest[0]), node.middle)
        return following(cards, node.middle)

    def _cards(self, node: Node, player: int) -> Cards:
        return cards_of(node.seats[player], player != self.me, self.components)

    def _met(self, node: Node | Last, low: int, high: int) -> int:
        least, most = self.known.get(node, (-FAR, FAR))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        if isinstance(node, Last):
            found = self._best_end(node, low, high)
        else:
            found = self._worst_turn(node, low, high)
        self.known[node] = (
            least if found < high else found,
            most if found > low else found,
        )
        if low < found < high:
            self.known[node] = found, found
        return found

    def _worst_turn(self, node: Node, low: int, high: int) -> int:
        found = FAR
        for _end, child in self.children(node):
            found = min(found, self._met(child, low, min(found, high)))
            if found <= low:
                break
        return found

    def _last(self, node: Node) -> Last:
        mover = node.queue[0]
        boxes = menu(self._cards(node, mover), node.middle)
        return Last(_empty_handed(node.seats, mover), mover, node.first, boxes)

    def _best_end(self, last: Last, low: int, high: int) -> int:
        """Return the mover's best end: the most for `me`, the least if a rival moves."""
        mine = last.mover == self.me
        found = -FAR if mine else FAR
        for _end, value in self.outcomes(last):
            self.looked_at += 1
            found = max(found, value) if mine else min(found, value)
            if found >= high if mine else found <= low:
                break
        return found

    def outcomes(self, last: Last) -> Iterator[tuple[End, int]]:
        """Yield every end of the last turn, with the lead it comes to.

        The others' groups stand, so each race needs only one comparison.
        """
        seats, mover, me = last.seats, last.mover, self.me
        seat = seats[mover]
        assert seat.display is not None
        cards = [self.components.scoring[kind] for kind in KINDS]
        races = []
        for n, card in enumerate(cards):
            rivals = [(each.sizes[n], p) for p, each in enumerate(seats) if p != mover]
            best, who = max(rivals)
            alone = best > 0 and sum(size == best for size, _p in rivals) == 1
            races.append((best, who if alone else mover, card if alone else 0, card))
        totals_so_far = [each.points + each.wilds for each in seats]
        first_card = self.components.scoring["first"]
        if last.first is not None:
            totals_so_far[last.first] += first_card
        for end in ends(seat.display, seat.wilds > 0, last.menu):
            done = after(seat, end)
            found = list(totals_so_far)
            found[mover] += done.points + done.wilds - seat.points - seat.wilds
            if last.first is None and holder(seat, mover, end, None, self.components) is not None:
                found[mover] += first_card
            for size, (best, who, theirs, card) in zip(end.sizes, races, strict=True):
                if size > best:
                    found[mover] += card
                elif size < best:
                    found[who] += theirs
            yield end, found.pop(me) - max(found)

    def line(self, node: Node) -> list[tuple[int, End]]:
        """Return who then does what, if everybody plays best: one such line, to the end of the
        search.

        Of what hurts `me` alike, everybody does what is best for themselves.
        """
        played: list[tuple[int, End]] = []
        at: Node | Last = node
        while isinstance(at, Node) and at.queue:
            if len(at.queue) == 1:
                at = self._last(at)
                break
            value, mover = self._met(at, -FAR, FAR), at.queue[0]
            alike = [
                (end, child)
                for end, child in self.children(at)
                if self._met(child, value, value + 1) <= value
            ]
            end, at = max(alike, key=lambda each: self._stands(mover, each[0], each[1].seats))
            played.append((mover, end))
        if isinstance(at, Last):
            mover, seat = at.mover, at.seats[at.mover]
            outcomes = list(self.outcomes(at))
            pick = max if mover == self.me else min
            value = pick(value for _end, value in outcomes)
            alike_ends = [end for end, worth in outcomes if worth == value]
            seats = at.seats
            played.append(
                (
                    mover,
                    max(
                        alike_ends,
                        key=lambda end: self._stands(
                            mover, end, put(seats, mover, after(seat, end))
                        ),
                    ),
                )
            )
        return played

    def _stands(self, mover: int, end: End, seats: Sequence[Seat]) -> tuple[int, bool]:
        """Return how well a player stands after an end; to do nothing comes before what is
        for nothing."""
        return lead(seats, None, mover, self.components), isinstance(end.spot, Skip)
