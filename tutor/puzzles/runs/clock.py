"""A countdown that can be stopped; callers pass the time."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import attrs

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit import reading

LONGEST = 3600
"""Longest time on a clock, in seconds."""


@attrs.frozen
class Clock:
    """A countdown. `left`: seconds left when it was last started or stopped. `since`: when it was
    started; None while it is stopped.
    """

    left: float
    since: datetime | None = None

    def at(self, now: datetime) -> float:
        """Return the seconds that are left.

        >>> from datetime import timedelta
        >>> noon = datetime(2026, 11, 21, 12)
        >>> Clock(180).started(noon).at(noon + timedelta(seconds=5.5))
        174.5
        """
        if self.since is None:
            return self.left
        return max(0.0, self.left - max(0.0, (now - self.since).total_seconds()))

    def started(self, now: datetime) -> Clock:
        """Return the clock running from now on."""
        return Clock(self.at(now), now)

    def stopped(self, now: datetime) -> Clock:
        """Return the clock stopped now."""
        return Clock(self.at(now))


def clock_data(clock: Clock | None) -> Any:
    """Return the clock as plain data."""
    if clock is None:
        return None
    return [clock.left, clock.since.isoformat() if clock.since else ""]


def read_clock(value: Any) -> Clock | None:
    """Read a clock from plain data; None for none. Raises SaveError."""
    if value is None:
        return None
    left, since = reading.pair(reading.real(LONGEST), reading.text(40))(value)
    try:
        moment = datetime.fromisoformat(since) if since else None
    except ValueError:
        raise SaveError(_("This is not a date and a time.")) from None
    if moment is not None and moment.utcoffset() is None:
        raise SaveError(_("This must be a date and a time with its zone."))
    return Clock(left, moment)


def in_minutes(seconds: float) -> str:
    """Format seconds as minutes and seconds, rounded up.

    >>> in_minutes(180), in_minutes(59.2), in_minutes(0.1), in_minutes(0)
    ('3:00', '1:00', '0:01', '0:00')
    """
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
