"""The game whose rules these tasks are about."""

from __future__ import annotations

GAME = "factory-manager"
"""Its id."""
