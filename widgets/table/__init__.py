"""A game at the table: who sits there, what has been played, and the computer players' moves.

Nothing here knows of a page; `widgets.pages.table` shows it.
"""

from widgets.table.match import AnyMatch, Match, strengths_of
from widgets.table.perspective import MatchError, Played
from widgets.table.seats import Seat, seated, seats_for

__all__ = [
    "AnyMatch",
    "Match",
    "MatchError",
    "Played",
    "Seat",
    "seated",
    "seats_for",
    "strengths_of",
]
