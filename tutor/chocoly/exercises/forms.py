"""Forms of answers that are squares or faces."""

from __future__ import annotations

from typing import Any

from tutor.chocoly.faces import is_face
from tutor.chocoly.squares import Square


def squares(answer: Any) -> frozenset[Square]:
    """Read squares in any order, each a row and a column."""
    found = frozenset((row, column) for row, column in answer)
    if not all(type(number) is int for square in found for number in square):
        raise TypeError(answer)
    return found


def faces(answer: Any) -> frozenset[str]:
    """Read faces in any order."""
    if isinstance(answer, str):
        raise TypeError(answer)
    found = frozenset(answer)
    if not all(is_face(face) for face in found):
        raise ValueError(answer)
    return found


def texts(answer: Any) -> frozenset[str]:
    """Read texts in any order."""
    if isinstance(answer, str):
        raise TypeError(answer)
    found = frozenset(answer)
    if not all(isinstance(text, str) for text in found):
        raise TypeError(answer)
    return found
