"""Setting the table by hand: how many play, then piece by piece what lies before the first turn.

The position of a step is the table as far as it is set. Each step goes on from the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from tutor.chocolatiers import setting as table
from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.setting import FINISH, PARTS, Setting, as_setting, empty
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import name
from tutor.chocolatiers_family.words import say_tile
from tutor.engine import Game, Violation
from tutor.i18n import N_, _
from tutor.kit.words import usual_names
from tutor.lessons.feedback import Advice, Feedback, marks, refusal
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value

ATE = (
    N_("just now"),
    N_("this morning"),
    N_("yesterday"),
    N_("last week"),
)
"""When each player had chocolate last (clause 1.6), by seat."""


@attrs.frozen
class ChoosePlayers:
    """How many play; values are numbers of players."""

    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=True, init=False)

    def read(self, value: Value) -> Value:
        """Return a number."""
        return int(value) if isinstance(value, str) and value.isdecimal() else value

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """Return a bare table for so many."""
        return empty(int(str(seen[-1]))) if seen else start

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why so many cannot play."""
        if value in game.players:
            return None
        head = _("{low} to {high} can play.").format(low=game.players[0], high=game.players[-1])
        return Feedback("refused", head, _("Choose one of these."))

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Return whether a choice is made: one is enough."""
        return bool(seen)

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return praise; it is never asked for, since the first choice ends the step."""
        return Feedback("good", _("Good."))

    def advice(self, start: State, value: Value, reason: str) -> Advice:
        """Return the advice to look at a marked number; any will do."""
        return Advice(value, _("Look at the marked one."), reason, marks([f"players:{value}"]))


@attrs.frozen
class Lay:
    """The parts of a table laid in turn (clauses 1.1 to 1.6).

    `tables`: by number of players the table that it is to become. `parts`: those of this step.
    `quick`: the rest of a part may be laid at once from its first piece on; else only after enough
    was laid by hand. Values are those of `setting.problem`.
    """

    tables: Mapping[int, State]
    parts: tuple[str, ...] = PARTS
    quick: bool = False
    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=True, init=False)

    def read(self, value: Value) -> Value:
        """Return the place; only a Scoring card is named with it."""
        place, _blank, card = str(value).partition(" ")
        return f"{place} {card}" if place.startswith("rank") else place

    def at(self, start: State, seen: Sequence[Value]) -> Setting:
        """Return the table as far as it is set."""
        now = attrs.evolve(as_setting(start), part=self.parts[0])
        for value in seen:
            now = self._onwards(table.lay(now, self.tables[now.players], str(value)))
        return attrs.evolve(now, at_once=self.can_finish(now))

    def _onwards(self, now: Setting) -> Setting:
        """Go on to the next part of the step, if there is one."""
        following = self.parts[self.parts.index(now.part) + 1 :]
        if following and table.complete(now, now.part):
            return attrs.evolve(now, part=following[0])
        return now

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """Return the table as far as it is set; ready to be played on when all of it lies."""
        now = self.at(start, seen)
        return table.finished(now, self.tables[now.players]) or now

    def can_finish(self, now: Setting) -> bool:
        """Return whether the rest of the part may be laid at once."""
        if now.part == "starter" or table.complete(now, now.part):
            return False
        return self.quick or table.can_finish(now)

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why this piece cannot be laid there; None if it can."""
        now, text = self.at(start, seen), str(value)
        if text == FINISH and not self.can_finish(now):
            return Feedback("refused", _("Not yet."), _("Lay some more by hand."))
        if now.part == "starter":
            return self._who(game, now, text)
        broken = table.problem(now, text)
        place = text.partition(" ")[0]
        return refusal(game, [broken], marks([place], "refused")) if broken else None

    def _who(self, game: Game[State, Action], now: Setting, value: str) -> Feedback | None:
        """The learner ate chocolate last, and starts."""
        broken = table.problem(now, value)
        if broken is None and value != f"seat:{LEARNER}":
            seat = int(value.partition(":")[2])
            text = _("{who} had some {when}. Somebody had some later.").format(
                who=usual_names(now.players)[seat], when=_(ATE[seat])
            )
            broken = Violation("1.6", text)
        return refusal(game, [broken], marks([value], "refused")) if broken else None

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Return whether all parts of the step lie."""
        now = self.at(start, seen)
        return all(table.complete(now, part) for part in self.parts)

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return what was laid last, and how many of the same place follow."""
        before, now = self.at(start, seen[:-1]), self.at(start, seen)
        value = str(seen[-1])
        if value == FINISH:
            return Feedback("good", _("All of it is laid."), _("On to the next part."))
        place, _blank, card = value.partition(" ")
        n = int(place.partition(":")[2])
        return _FOUND[before.part](now, n, card)

    def advice(self, start: State, value: Value, reason: str) -> Advice:
        """Return the place, and the card that goes there."""
        place, _blank, card = str(value).partition(" ")
        found = [place, *([f"pick:{card}"] if card else [])]
        where = ["finish"] if value == FINISH else found
        return Advice(value, _("Look at the marked place."), reason, marks(where))

    def rest(self, start: State, seen: Sequence[Value]) -> tuple[str, ...]:
        """Return what is still to be laid, piece by piece, but for what may be laid at once."""
        found: list[str] = []
        while not self.enough(start, (*seen, *found)):
            now = self.at(start, (*seen, *found))
            if now.part == "starter":
                found.append(f"seat:{LEARNER}")
            else:
                found.append(FINISH if self.can_finish(now) else table.missing(now)[0])
        return tuple(found)


def _hands(now: Setting, n: int, card: str) -> Feedback:
    who, number = usual_names(now.players)[n], len(now.hands[n])
    return Feedback(
        "good",
        _("{who}: {n} of {of} cards.").format(who=who, n=number, of=3),
        _("Face up only to you.") if n == LEARNER else _("Face down: that hand is secret."),
    )


def _wilds(now: Setting, n: int, card: str) -> Feedback:
    who = usual_names(now.players)[n]
    head = _("{who}: {n} of {of} Wilds.").format(who=who, n=now.wilds[n], of=3)
    return Feedback("good", head, _("Everyone gets the same."))


def _tray(now: Setting, n: int, card: str) -> Feedback:
    head = _("{n} of {of} lie open.").format(n=table.laid(now, "tray"), of=len(now.tray))
    return Feedback("good", head, _("This one is {kind}.").format(kind=name(now.tray[n])))


def _stacks(now: Setting, n: int, card: str) -> Feedback:
    pile = now.stacks[n]
    head = _("Stack {n}: {high} of {of}.").format(n=n + 1, high=len(pile), of=table.height(now))
    return Feedback("good", head, _("On top: {tile}.").format(tile=say_tile(pile[0])))


def _cards(now: Setting, n: int, card: str) -> Feedback:
    what = _("First") if card == table.FIRST else name(card)
    head = _("{card} is in its place.").format(card=what)
    return Feedback("good", head, _("Next: the commonest kind that is left."))


_FOUND: Mapping[str, Callable[[Setting, int, str], Feedback]] = {
    "hands": _hands,
    "wilds": _wilds,
    "tray": _tray,
    "stacks": _stacks,
    "cards": _cards,
}


def bare_table() -> State:
    """Return a table on which nothing lies yet, and nobody has said how many play."""
    return empty(2, known=False)


def stack_height() -> Callable[[Any], Value]:
    """Return how many boxes each stack gets at this table (clause 1.4); a fact for a step's
    text.
    """
    return table.height
