"""Games that come to the table: new ones, kept ones, loaded ones, shared ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tutor.engine import A, S
from tutor.i18n import _
from tutor.rooms import load_game
from widgets.pages.options import read_options
from widgets.table import AnyMatch, Match, MatchError, seated, strengths_of
from widgets.table.seats import usual

LARGEST_SEED = 10**9


def usual_players(game: str) -> int:
    """Return how many sit at a table nobody has set up: you and one other, if the game is for
    two.
    """
    allowed = load_game(game).players
    return min(max(2, allowed[0]), allowed[-1])


def new_match(game: str, fields: Mapping[str, str], seeds: Callable[[], int]) -> AnyMatch:
    """Return the game of a filled-in set-up form; `seeds` gives one where none was written.

    Raises MatchError, which says what to change.
    """
    players = _number(fields.get("players", ""), usual_players(game))
    wanted = fields.get("seed", "").strip()
    seed = _number(wanted, -1) if wanted else seeds()
    if not 0 <= seed <= LARGEST_SEED:
        text = _("The number of the start must be a whole number up to {n}.")
        raise MatchError(text.format(n=LARGEST_SEED))
    first = _number(fields.get("first", ""), seed % max(1, players))
    allowed, known = load_game(game).players, strengths_of(game)
    if players not in allowed:
        text = _("This game is for {low} to {high} players.")
        raise MatchError(text.format(low=allowed[0], high=allowed[-1]))
    others = usual(known)
    seats = seated(
        [
            (fields.get(f"name{n}", ""), fields.get(f"who{n}", others if n else ""))
            for n in range(players)
        ],
        known,
    )
    if all(seat.is_computer for seat in seats):
        raise MatchError(_("Somebody has to play: let one seat be a person’s."))
    options = read_options(load_game(game).options, fields)
    return Match.start(game, seats, seed, first % players, options)


def goes_on_from(own: Match[S, A], shared: Match[S, A]) -> bool:
    """Return whether one's own game is the shared one, played on: the link was opened before."""
    begin, other = own.record, shared.record
    return begin.states[0] == other.states[0] and begin.actions[: shared.length] == other.actions


def _number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else otherwise
