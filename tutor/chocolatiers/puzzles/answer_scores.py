"""Scores thousands of answers at once: each answer is one bit of a long integer.

An answer is a display and a set of Wilds on it. For every space one integer says in which answers
it counts as a kind; a flood that spreads such integers from space to space finds a group in all
answers together, and adding them up bit by bit counts its spaces. So a whole search costs a few
thousand operations on integers, whatever the number of answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import attrs

from tutor.chocolatiers.puzzles.judge import Race
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.kinds import KINDS, WILD

Bits = int
"""One bit an answer."""


@attrs.frozen
class Outcomes:
    """For displays of one shape and every set of Wilds on them.

    Answer number n is `displays[n // len(sets)]` with the Wilds `sets[n %
    len(sets)]`, which number the `free` spaces. `won` and
    `tied`: by kind, the answers in which the own group beats or equals the rivals' best.
    `by_wilds`: the answers that place so many Wilds.
    """

    displays: tuple[Display, ...]
    free: tuple[Place, ...]
    sets: tuple[tuple[int, ...], ...]
    won: tuple[Bits, ...]
    tied: tuple[Bits, ...]
    by_wilds: tuple[Bits, ...]

    @property
    def count(self) -> int:
        """Number of answers."""
        return len(self.displays) * len(self.sets)

    def answer(self, number: int) -> tuple[Display, tuple[Place, ...]]:
        """Return the display before its Wilds, and the Wilds."""
        which, wilds = divmod(number, len(self.sets))
        return self.displays[which], tuple(self.free[n] for n in self.sets[wilds])


def outcomes(displays: Sequence[Display], most: int, races: Sequence[Race]) -> Outcomes:
    """Return all ways to put up to `most` Wilds on displays of one shape (boxes and Wilds
    alike)."""
    first = displays[0]
    free = tuple(s for s in first.spaces if first.at(*s) != WILD)
    sets, holding, by_wilds = _wild_sets(len(free), most)
    # the same sets for every display, one block of bits behind the other
    blocks = sum(1 << n * len(sets) for n in range(len(displays)))
    placed = {space: bits * blocks for space, bits in zip(free, holding, strict=True)}
    board = _Board(displays, (1 << len(sets)) - 1, placed)
    results = [board.race(kind, race, most) for kind, race in zip(KINDS, races, strict=True)]
    return Outcomes(
        tuple(displays),
        free,
        sets,
        tuple(won for won, _tied in results),
        tuple(tied for _won, tied in results),
        tuple(bits * blocks for bits in by_wilds),
    )


@lru_cache(maxsize=64)
def _wild_sets(
    spaces: int, most: int
) -> tuple[tuple[tuple[int, ...], ...], tuple[Bits, ...], tuple[Bits, ...]]:
    """Return all sets of up to `most` spaces; the sets that hold each space; the sets of each
    size."""
    sets = [c for n in range(most + 1) for c in combinations(range(spaces), n)]
    holding = [0] * spaces
    by_size = [0] * (most + 1)
    for number, chosen in enumerate(sets):
        bit = 1 << number
        by_size[len(chosen)] |= bit
        for space in chosen:
            holding[space] |= bit
    return tuple(sets), tuple(holding), tuple(by_size)


class _Board:
    """Spaces as bits over all answers; made once for a search, asked once for each kind."""

    def __init__(self, displays: Sequence[Display], block: Bits, placed: dict[Place, Bits]) -> None:
        self.displays = displays
        self.chain = displays[0].wild_chain
        self.spaces = displays[0].spaces
        self.index = {space: n for n, space in enumerate(self.spaces)}
        self.blocks = [block << n * block.bit_length() for n in range(len(displays))]
        self.all = sum(self.blocks)
        self.wild = [placed.get(space, self.all) for space in self.spaces]
        self.near = [
            [
                self.index[near]
                for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                if near in self.index
            ]
            for r, c in self.spaces
        ]

    def race(self, kind: str, race: Race, most: int) -> tuple[Bits, Bits]:
        """Return the answers that beat the rivals' best group of a kind, and those that equal
        it.
        """
        shown = max(str(d).count(kind) + d.wilds for d in self.displays)
        if shown + most < race.best:
            return 0, 0  # out of reach in every answer
        real, counted = self._spaces_of(kind)
        won = reached = 0
        done = [0] * len(real)
        for seed, bits in enumerate(real):
            fresh = bits & ~done[seed]
            if fresh:
                group = self._flood(seed, fresh, counted)
                done = [d | g for d, g in zip(done, group, strict=True)]
                least, more = _at_least(_count(group), race.best, fresh)
                reached |= least
                won |= more
        return won, reached & ~won if race.best else 0

    def _spaces_of(self, kind: str) -> tuple[list[Bits], list[Bits]]:
        """Return where the kind lies uncovered, and where a space counts as the kind."""
        real = []
        for space, wild in zip(self.spaces, self.wild, strict=True):
            shows = 0
            for display, block in zip(self.displays, self.blocks, strict=True):
                if display.at(*space) == kind:
                    shows |= block
            real.append(shows & ~wild)
        if self.chain:
            return real, [r | w for r, w in zip(real, self.wild, strict=True)]
        beside = []
        for near in self.near:
            bits = 0
            for n in near:
                bits |= real[n]
            beside.append(bits)
        return real, [r | w & b for r, w, b in zip(real, self.wild, beside, strict=True)]

    def _flood(self, seed: int, start: Bits, counted: list[Bits]) -> list[Bits]:
        """For each space the answers in which it belongs to the seed's group."""
        group = [0] * len(counted)
        group[seed] = start
        waiting = [seed]
        while waiting:
            here = waiting.pop()
            spreading = group[here]
            for near in self.near[here]:
                new = spreading & counted[near] & ~group[near]
                if new:
                    group[near] |= new
                    if near not in waiting:
                        waiting.append(near)
        return group


def _count(group: list[Bits]) -> list[Bits]:
    """Return how many spaces each answer's group has, as binary digits, lowest first."""
    digits: list[Bits] = []
    for carry in group:
        for n, digit in enumerate(digits):
            if not carry:
                break
            digits[n] = digit ^ carry
            carry &= digit
        if carry:
            digits.append(carry)
    return digits


def _at_least(digits: list[Bits], size: int, among: Bits) -> tuple[Bits, Bits]:
    """The answers whose group has at least this size, and those where it has more."""
    more, equal = 0, among
    for n in range(max(len(digits), size.bit_length()) - 1, -1, -1):
        digit = digits[n] if n < len(digits) else 0
        if size >> n & 1:
            equal &= digit
        else:
            more |= equal & digit
            equal &= ~digit
    return more | equal, more
