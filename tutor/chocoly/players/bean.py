"""What a new hand promises: the exact average of the best of the tiles that would be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb


def average_best(values: Mapping[str, float], tiles: Sequence[str], drawn: int) -> Fraction:
    """Return the best value of `drawn` of these tiles, on average over all hands: each is as
    likely.

    >>> average_best({"AAAB": 3, "BBBA": 1}, ["AAAB", "BBBA"], 1)
    Fraction(2, 1)
    """
    counted = Counter(tiles)
    drawn = min(drawn, len(tiles))
    total, below, found = comb(len(tiles), drawn), 0, Fraction(0)
    worths = sorted({values[tile] for tile in counted})
    for value in worths:
        upto = below + sum(n for tile, n in counted.items() if values[tile] == value)
        found += Fraction(value) * (comb(upto, drawn) - comb(below, drawn)) / total
        below = upto
    return found
