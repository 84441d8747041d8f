"""How the puzzle of the day was solved: its misses, and a line about them to send."""

from __future__ import annotations

from datetime import date

from attrs import evolve, frozen

from tutor.i18n import _, ngettext

KEY = "daily"
"""Storage key of a game's result of the day, see `storage_key`."""
MISS, SOLVED = "□", "■"
MOST = 9
"""So many misses are counted."""


@frozen
class DailyResult:
    """The result of a day. `missed`: wrong tries, and a look at the answer; `solved`: whether the
    puzzle is solved.
    """

    day: date
    missed: int = 0
    solved: bool = False

    @classmethod
    def load(cls, text: str, day: date) -> DailyResult:
        """Return the result of this day from a stored text: that of another day, or what cannot be
        read, is none.
        """
        stored, _space, rest = text.partition(" ")
        missed, _space, solved = rest.partition(" ")
        if stored != day.isoformat() or not (missed.isdecimal() and len(missed) == 1):
            return cls(day)
        return cls(day, int(missed), solved == SOLVED)

    def dump(self) -> str:
        """Return the result as a text to store."""
        return f"{self.day.isoformat()} {self.missed} {SOLVED if self.solved else MISS}"

    def with_miss(self) -> DailyResult:
        """Count a miss, as long as it is not solved."""
        return self if self.solved else evolve(self, missed=min(MOST, self.missed + 1))

    def done(self) -> DailyResult:
        """Return the result of the solved puzzle; what comes later changes nothing."""
        return evolve(self, solved=True)

    @property
    def squares(self) -> str:
        """An open square for each miss, then a filled one."""
        return MISS * self.missed + SOLVED

    @property
    def words(self) -> str:
        """The same in words."""
        n = self.missed + 1
        return ngettext("Solved at the first try", "Solved with {n} tries", n).format(n=n)

    def line(self, game: str) -> str:
        """Return a line to send, which tells nothing of the puzzle itself."""
        return _("{app} · {game} · {day} · {squares}").format(
            app="Choco Tutor", game=game, day=self.day.isoformat(), squares=self.squares
        )
