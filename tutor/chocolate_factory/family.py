"""The family of Chocolate Factory: its solo game shares its rules."""

from __future__ import annotations

from tutor.rooms import Family

FAMILY = Family(id="chocolate-factory", package="tutor.chocolate_factory")
