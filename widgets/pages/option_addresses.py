"""Options of a game in an address: "last_round=one_more", several joined by "&"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.engine import AnyGame
from tutor.kit.start import check_options
from tutor.options import parse, written
from tutor.rooms import qualified


def setup_address(game: AnyGame, players: int, options: Mapping[str, Any]) -> str:
    """Return the address of a game's checklist; options that have their default are left out."""
    return qualified(game.id, f"setup/{players}/{_joined(game, options)}".rstrip("/"))


def rules_address(game: AnyGame, clause: str, options: Mapping[str, Any]) -> str:
    """Return the address of a clause, or of a section by its number, among all rules of a table."""
    return qualified(game.id, f"rules/{clause}/{_joined(game, options)}".rstrip("/"))


def options_of(game: AnyGame, text: str) -> dict[str, Any]:
    """Return all options of a game as an address gives them. Raises OptionError for what the game
    does not have.
    """
    given = parse(game.options, list(filter(None, text.split("&"))))
    return check_options(game.title, game.options, given)


def _joined(game: AnyGame, options: Mapping[str, Any]) -> str:
    return "&".join(written(game.options, options))
