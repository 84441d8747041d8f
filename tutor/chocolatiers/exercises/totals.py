"""Final scores with a slip in them, for displays of either edition."""

from __future__ import annotations
