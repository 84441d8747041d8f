"""Standings and records as tables of pandas, for statistics.

pandas is an extra, `pip install "choco-tutor[pandas]"`; it is imported when a table is asked for.
`tutor.commands.simulate` makes its tables with `rows`, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.engine import Standing
from tutor.i18n import _
from tutor.kit.words import player_name
from tutor.record import Record

if TYPE_CHECKING:
    import pandas


def standings(of: Sequence[Standing]) -> pandas.DataFrame:
    """Return a row for each player, best first: player (from 0), rank, total, then a column of
    points for each item of the scoring and one for each tie-break.

    Raises ImportError if pandas is not installed.
    """
    return rows(
        {"player": one.player, "rank": one.rank, "total": one.total, **one.items, **one.ties}
        for one in of
    )


def record(of: Record[Any, Any]) -> pandas.DataFrame:
    """Return a row for each action: who played it (from 0), its notation, and it in words.

    The index counts the actions from 1. Raises ImportError if pandas is not installed.
    """
    game = of.game
    frame = rows(
        {
            "player": (mover := game.to_move(state)),
            "action": game.action_text(action),
            "told": game.tell(state, action, player_name(mover))
            or game.describe_action(state, action),
        }
        for state, action in zip(of.states, of.actions, strict=False)
    )
    frame.index += 1
    return frame


def rows(of: Iterable[Mapping[str, Any]]) -> pandas.DataFrame:
    """Return a table with these rows. Raises ImportError if pandas is not installed."""
    try:
        import pandas
    except ModuleNotFoundError:
        raise ImportError(_('A table needs pandas: pip install "choco-tutor[pandas]".')) from None
    return pandas.DataFrame(list(of))
