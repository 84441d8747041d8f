"""The game that the tests of broken games break, one promise each."""

from __future__ import annotations

from noughts.game import Noughts


class Broken(Noughts):
    """Noughts and crosses with one method changed."""
