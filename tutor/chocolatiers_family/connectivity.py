"""Connected groups on bit masks: the fast path for search, proven equal to networkx by tests.

A mask has one bit a space, row by row, with one unused bit at the end of each row so that a shift
never wraps into the next one: bit = row * stride + column, stride = columns + 1. `largest_in_rows`
packs all six kinds into one number instead, a byte a space and a bit a kind, and so looks at every
kind's neighbours in the same few steps.
Clauses 6.4, 6.5, 9.1, 9.2, 9.4.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.chocolatiers_family.kinds import KINDS, WILD

BYTE = 8
ALL_KINDS, WILD_BIT = (1 << len(KINDS)) - 1, 1 << len(KINDS)
CODES = bytes(
    ALL_KINDS | WILD_BIT if chr(c) == WILD else 1 << KINDS.index(chr(c)) if chr(c) in KINDS else 0
    for c in range(256)
)
"""A space's byte by what it shows: a bit for each kind it counts as, one more for a Wild."""
SPACES = 42
"""A display has at most so many spaces and row ends."""
HALF = BYTE * SPACES
LANES = tuple(
    (kind, sum(1 << BYTE * n + k for n in range(2 * SPACES))) for k, kind in enumerate(KINDS)
)
"""One kind's bit in every byte, twice: edges to the right, and down in a second half."""
WILDS = sum(WILD_BIT << BYTE * n for n in range(SPACES))
RING = 8
"""The fewest spaces that go round another; two more, and a second group can lie beside them."""


def spread(mask: int, stride: int) -> int:
    """Return the spaces of the mask and those beside them (bits outside the board included)."""
    return mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride


def counted(kind: int, wild: int, stride: int, chain: bool) -> int:
    """Return the spaces that count as a kind: the real ones and the Wilds.

    With `chain` off only a Wild beside a real chocolate counts (switch wild_chain).
    """
    return kind | wild if chain else kind | wild & spread(kind, stride)


def group_masks(kind: int, wild: int, stride: int, chain: bool = True) -> Iterator[int]:
    """Yield each group of a kind as a mask. A group holds at least one real chocolate."""
    free = counted(kind, wild, stride, chain)
    while kind:
        group = kind & -kind
        while (grown := spread(group, stride) & free) != group:
            group = grown
        yield group
        kind &= ~group


def largest_in_rows(rows: Sequence[str], chain: bool = True) -> tuple[int, ...]:
    """Return the size of the largest group of each kind, 0 where it is not shown, from a display's
    rows.

    Most kinds have no group to be traced: the spaces that touch another of their kind are in as
    many groups as spaces - edges + squares (Euler; a square is four spaces together, and whatever
    else goes round in a ring has at least RING spaces). One group has them all; where there are
    hardly more than pairs need, the largest has two or three.
    """
    if not rows:
        return (0,) * len(KINDS)
    down = BYTE * (len(rows[0]) + 1)
    text = "/".join(rows)
    free = int.from_bytes(text.encode().translate(CODES), "little")
    # A Wild that touches no other one touches every kind it counts as, or is of no group.
    if (wild := free & WILDS) and wild & (wild >> BYTE | wild >> down):
        wilds = wild - wild // WILD_BIT  # of every kind, without the Wilds' own bit
        free = _touching(free ^ wild ^ wilds, wilds, down, chain)
    right, below = free & free >> BYTE, free & free >> down
    joined = right | right << BYTE | below | below << down
    # A square's second edge down says nothing that its other three do not.
    edges = right | (below ^ (right & right >> down) << BYTE) << HALF
    sizes = []
    for kind, lane in LANES:
        linked = joined & lane
        size = linked.bit_count()
        if size > 3:  # two or three are one group
            groups = size - (edges & lane).bit_count()
            most = size - 2 * (groups - 1)  # every other group has at least two
            if most > 3 and (groups != 1 or size > RING + 1):
                most = _largest(linked, down, groups if size < RING else size)
            size = most
        sizes.append(size or (1 if kind in text else 0))
    return tuple(sizes)


def _touching(real: int, wilds: int, down: int, chain: bool) -> int:
    """Return the real chocolates and the Wilds beside them, with `chain` those beside these
    as well."""
    found, grown = 0, real
    while grown != found:
        found = grown
        near = found << BYTE | found >> BYTE | found << down | found >> down
        grown = found | wilds & near
        if not chain:
            break
    return grown


def _largest(linked: int, down: int, groups: int) -> int:
    """Return the size of the largest of so many groups of linked spaces (or of fewer)."""
    best = 0
    while True:
        grown = linked & -linked
        grown |= linked & (grown << BYTE | grown << down)  # the first lies top left
        group = 0
        while grown != group:
            group = grown
            grown = linked & (group | group << BYTE | group >> BYTE)
            grown = linked & (grown | grown << down | grown >> down)
        best = max(best, group.bit_count())
        linked ^= group
        rest = linked.bit_count()
        groups -= 1
        if rest <= best or groups == 1:
            return max(best, rest)
