"""A game at the table: who sits there, what has been played, and the computer players' moves.

Nothing here knows of a page; `widgets.pages.table.page` shows it.
"""

from widgets.table.match import Match, MatchError, Step
from widgets.table.seats import Seat, seats_for

__all__ = ["Match", "MatchError", "Seat", "Step", "seats_for"]
