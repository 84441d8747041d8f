"""Games that come to the table: new ones, kept ones, loaded ones, shared ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.i18n import _
from widgets.table import Match, MatchError, seats_for

LARGEST_SEED = 10**9
USUAL_PLAYERS = 3


def new_match(fields: Mapping[str, str], seeds: Callable[[], int]) -> Match:
    """The game of a filled-in set-up form; `seeds` gives one where none was written.

    Raises MatchError, which says what to change.
    """
    players = _number(fields.get("players", ""), USUAL_PLAYERS)
    wanted = fields.get("seed", "").strip()
    seed = _number(wanted, -1) if wanted else seeds()
    if not 0 <= seed <= LARGEST_SEED:
        text = _("The number of the cards must be a whole number up to {n}.")
        raise MatchError(text.format(n=LARGEST_SEED))
    starts = {"me": 0, "left": 1}.get(fields.get("first", ""), seed % max(1, players))
    strengths = [fields.get(f"strength{n}", "") for n in range(1, players)]
    return Match.start(seats_for(players, fields.get("name", ""), strengths), seed, starts)


def goes_on_from(own: Match, shared: Match) -> bool:
    """Whether one's own game is the shared one, played on: the link was opened before."""
    begin, other = own.record, shared.record
    return begin.states[0] == other.states[0] and begin.actions[: shared.length] == other.actions


def _number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else otherwise
