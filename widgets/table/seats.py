"""The seats at the table: names, and which computer player plays at each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading
from tutor.kit.words import YOU, player_name, usual_names

LONGEST_NAME = 20
"""Most characters of a name; the rest is cut off."""
MOST_SAVED = 1000
"""Most characters of a name in a save, before it is cut."""


@frozen
class Seat:
    """A player's name, and the id of the computer player; "" for a person."""

    name: str
    strength: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits here."""
        return bool(self.strength)


def usual(strengths: Sequence[str]) -> str:
    """Return the default computer player: the weakest, which suits beginners.

    `strengths`: ids, weakest first.
    """
    return strengths[0]


def seats_for(
    players: int, known: Sequence[str], name: str = "", strengths: Sequence[str] = ()
) -> tuple[Seat, ...]:
    """Return seats for the learner and opponents. `known`: ids of the game's computer players,
    weakest first.

    Missing names, and missing or unknown strengths, get the usual ones; a name longer than
    LONGEST_NAME is cut.
    """
    others = [strengths[n] if n < len(strengths) else "" for n in range(max(1, players) - 1)]
    return seated([(name, ""), *(("", chosen or usual(known)) for chosen in others)], known)


def seated(wanted: Sequence[tuple[str, str]], known: Sequence[str]) -> tuple[Seat, ...]:
    """Return seats with these names and strengths ("" for a person), all names different.

    A missing name gets the usual one, an unknown strength the usual strength. If several people
    share a screen, nobody is called "You".
    """
    alone = sum(not strength for _name, strength in wanted) == 1
    seats: list[Seat] = []
    for number, (name, strength) in enumerate(wanted):
        called = clean(name) or usual_names(number + 1)[number]
        if called == _(YOU) and not (alone and not strength):
            called = player_name(number)
        while called.casefold() in (seat.name.casefold() for seat in seats):
            called += "’"  # the learner may also be called Ben
        seats.append(Seat(called, strength if strength in ("", *known) else usual(known)))
    return tuple(seats)


def clean(name: str) -> str:
    """Return a name on one line, without unprintable characters."""
    shown = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def to_data(seats: Sequence[Seat]) -> list[list[str]]:
    """Return the seats as plain lists."""
    return [[seat.name, seat.strength] for seat in seats]


def from_data(data: Any, players: int, known: Sequence[str]) -> tuple[Seat, ...]:
    """Read the seats. Raises SaveError if they are not seats for this many players.

    `known`: ids of the game's computer players. The usual one replaces an unknown one, which may
    have been renamed or removed since.
    """
    seat = reading.pair(reading.text(MOST_SAVED), reading.text(MOST_SAVED))
    entries = reading.at("seats", data, reading.items(seat, players, least=players))
    seats = tuple(
        Seat(clean(name), strength if strength in ("", *known) else usual(known))
        for name, strength in entries
    )
    if not all(seat.name for seat in seats):
        raise SaveError(_("The entry “seats”: everyone needs a name."))
    if all(seat.is_computer for seat in seats):
        raise SaveError(_("The entry “seats”: at least one seat is a person’s."))
    return seats
