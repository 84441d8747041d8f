"""Codes of shared tables: five signs that can be called across a room."""

from __future__ import annotations

import secrets

SIGNS = "ACDEFHJKMNPRTWXY3479"
"""No two of them look alike, on paper or on a wall."""
LENGTH = 5


def new_code() -> str:
    """Return a code by chance."""
    return "".join(secrets.choice(SIGNS) for _n in range(LENGTH))


def read_code(typed: str) -> str:
    """Return the code that somebody typed, in small letters or with spaces; "" if it is none.

    >>> read_code("ramp 7"), read_code("RAMP-7"), read_code("RAMPS")
    ('RAMP7', 'RAMP7', '')
    """
    code = "".join(typed[:40].split()).replace("-", "").upper()
    return code if len(code) == LENGTH and set(code) <= set(SIGNS) else ""
