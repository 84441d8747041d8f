"""A game that goes round by link, as one of its players sees it."""

from __future__ import annotations

import zlib

from tutor.engine import A, S
from tutor.i18n import _
from tutor.kit.words import YOU
from tutor.record import Record
from tutor.short_link import from_short_link, short_link
from widgets.table import seats as seating
from widgets.table.match import AnyMatch, Match, check_game, strengths_of
from widgets.table.perspective import MatchError
from widgets.table.seats import Seat

NEWER, OLDER, ASIDE = "newer", "older", "aside"
"""What a link is to the game that is known: it goes on from it, it is an earlier point of it, or
somebody has played otherwise."""


class HandedMatch(Match[S, A]):
    """One's own hand is seen and no other. `seat`: one's own; `known`: so many actions the others
    know, who take none of them back.
    """

    def __init__(
        self, record: Record[S, A], seats: tuple[Seat, ...], seat: int, known: int
    ) -> None:
        super().__init__(record, seats)
        self.seat = seat
        self.known = known

    @property
    def people(self) -> tuple[int, ...]:
        """The one who sits here: all others are elsewhere."""
        return (self.seat,)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; who sits here is "You"."""
        return tuple(_(YOU) if n == self.seat else name for n, name in enumerate(super().names))

    @property
    def computer_to_move(self) -> bool:
        """Whether a computer player is to move now: it moves here, and does the same elsewhere."""
        return self.others_turn and self.seats[self.to_move].is_computer

    @property
    def waits(self) -> bool:
        """Whether somebody else is to move, who needs the link."""
        return not self.over and self.to_move != self.seat and not self.computer_to_move

    @property
    def can_undo(self) -> bool:
        """Whether one has decided anything that the others do not know yet."""
        return any(
            self.game.to_move(state) == self.seat for state in self.record.states[self.known : -1]
        )

    @property
    def can_play_on(self) -> bool:
        """Return False: the others know how it went on."""
        return False

    def hand_on(self) -> None:
        """Let the others know of all that was played. Raises MatchError before that is whole."""
        if not (self.waits or self.over):
            raise MatchError(_("Play your turn first."))
        self.known = self.length

    def link(self) -> str:
        """Return the game with its seats as URL-safe text."""
        return short_link(self.record, seating.to_data(self.seats))


def handed_match(link: str, game: str) -> AnyMatch:
    """Return the game of a link, with nobody's hand known yet. Raises SaveError."""
    record, seats = from_short_link(link)
    check_game(record, game)
    players = record.game.seats(record.state)
    return Match(record, seating.from_data(seats, players, strengths_of(game)))


def key_of(match: AnyMatch) -> str:
    """Return a short name of the game, the same at each of its points."""
    begun = f"{match.record.cut(0).dump()} {seating.to_data(match.seats)}"
    return f"{zlib.crc32(begun.encode()):08x}"


def is_to(link: AnyMatch, known: AnyMatch) -> str:
    """Return what the game of a link is to the same game as it is known here."""
    mine, other = known.record.actions, link.record.actions
    if other[: len(mine)] == mine:
        return NEWER
    return OLDER if mine[: len(other)] == other else ASIDE
