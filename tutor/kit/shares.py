"""What a share of games says of all games."""

from __future__ import annotations

import math


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson's interval).

    >>> [round(end, 2) for end in interval(0.65, 200)]
    [0.58, 0.71]
    """
    z = 1.96
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
