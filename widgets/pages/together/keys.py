"""The keys of one's seats, as the browser keeps them, by the codes of their tables."""

from __future__ import annotations

import json
from typing import Protocol

from tutor.engine import SaveError
from tutor.kit.reading import entries, read_json, text

KEYS = "together"
"""Under this name the browser keeps them."""
MOST_KEYS = 8


class Keeper(Protocol):
    """What keeps them: the shell."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None: ...


def kept_keys(browser: Keeper) -> dict[str, str]:
    """Return the keys, the latest last."""
    try:
        return entries(text(64), MOST_KEYS)(read_json(browser.stored.get(KEYS, "") or "{}"))
    except SaveError:
        return {}


def keep_key(browser: Keeper, code: str, key: str) -> None:
    """Keep the key of a seat; the oldest goes when there are too many."""
    others = {c: k for c, k in kept_keys(browser).items() if c != code}
    browser.store(KEYS, json.dumps(dict([*others.items(), (code, key)][-MOST_KEYS:])))
