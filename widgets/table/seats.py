"""Who sits at the table: names, and which computer player plays for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.words import usual_names

LONGEST_NAME = 20
"""Letters of a name; the rest is cut off."""
MOST_SAVED = 1000
"""Letters of a name in a save, before it is cut."""


@frozen
class Seat:
    """A player's name and the id of the computer player who plays; "" is the learner."""

    name: str
    strength: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits here."""
        return bool(self.strength)


def usual(strengths: Sequence[str]) -> str:
    """The computer player nobody chose one for: of these ids the second weakest, if there is."""
    return strengths[min(1, len(strengths) - 1)]


def seats_for(
    players: int, known: Sequence[str], name: str = "", strengths: Sequence[str] = ()
) -> tuple[Seat, ...]:
    """The learner and their opponents. `known`: ids of the game's computer players, weakest first.

    Names that are missing, and strengths that are missing or unknown, are the usual ones; a name
    longer than LONGEST_NAME is cut.
    """
    you, *others = usual_names(max(1, players))
    own = Seat(clean(name) or you)
    taken = {own.name.casefold()}
    seats = [own]
    for number, called in enumerate(others):
        while called.casefold() in taken:  # the learner may be called Ben, too
            called += "’"
        taken.add(called.casefold())
        chosen = strengths[number] if number < len(strengths) else ""
        seats.append(Seat(called, chosen if chosen in known else usual(known)))
    return tuple(seats)


def clean(name: str) -> str:
    """A name on one line, without what cannot be printed."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def to_data(seats: Sequence[Seat]) -> list[list[str]]:
    """The seats as plain lists."""
    return [[seat.name, seat.strength] for seat in seats]


def from_data(data: Any, players: int, known: Sequence[str]) -> tuple[Seat, ...]:
    """The seats again. Raises SaveError if they are not seats for so many players.

    `known`: ids of the game's computer players.
    """
    seat = reading.pair(reading.text(MOST_SAVED), reading.choice(("", *known)))
    entries = reading.at("seats", data, reading.items(seat, players, least=players))
    seats = tuple(Seat(clean(name), strength) for name, strength in entries)
    if not all(seat.name for seat in seats):
        raise SaveError(_("The entry “seats”: everyone needs a name."))
    if sum(not seat.is_computer for seat in seats) != 1:
        raise SaveError(_("The entry “seats”: exactly one seat is the learner’s."))
    return seats
