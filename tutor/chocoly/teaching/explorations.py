"""What can be tried freely in a step: places that the rules refuse, until each reason was seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import attrs

from tutor.chocoly.actions import Action, parse_action
from tutor.chocoly.state import State
from tutor.chocoly.teaching.pointing import pieces
from tutor.engine import ActionError, Game, Violation
from tutor.i18n import _
from tutor.lessons.feedback import Advice, Feedback, marks
from tutor.lessons.teaching import Value
from tutor.rooms import load_game


def _clauses(text: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(text.split()) if isinstance(text, str) else tuple(text)


@attrs.frozen
class Refusals:
    """Wrong places for a tile, one for each of these clauses; values are action texts.

    Here it is right to be refused: nothing is placed. What breaks several clauses counts for the
    first of them in this order that is still missing. What the rules allow is answered, and nothing
    comes of it.
    """

    clauses: tuple[str, ...] = attrs.field(converter=_clauses)
    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=False, init=False)

    @property
    def stacks(self) -> bool:
        """Whether stacks are tried, rather than tiles on the table."""
        return all(clause.startswith("4.") for clause in self.clauses)

    def read(self, value: Value) -> Value:
        """Return the value as text."""
        return str(value)

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """Return the position as it stays: nothing is placed."""
        return start

    def refusals(self, start: State, seen: Sequence[Value]) -> dict[str, str]:
        """Return what each try so far was refused for: the clause and its sentence, in order."""
        found: dict[str, str] = {}
        for value in seen:
            reason = self._reason(start, value, found)
            if reason is not None:
                found[reason.clause] = reason.message
        return found

    def _reason(self, start: State, value: Value, found: Collection[str]) -> Violation | None:
        """The first refusal of this try that is wanted and not yet found; None if there is none."""
        broken = {each.clause: each for each in _broken(start, value)}
        left = (broken[c] for c in self.clauses if c in broken and c not in found)
        return next(left, None)

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why this try shows nothing new: it is legal, or refused for another reason."""
        try:
            action = parse_action(str(value))
        except ActionError as error:
            return Feedback("refused", _("No such action."), str(error))
        where = marks(pieces(start, action), "refused")
        broken = game.explain(start, action)
        if not broken:
            return Feedback(
                "refused", _("That is allowed."), _("Here you look for wrong places."), (), where
            )
        if self._reason(start, value, list(self.refusals(start, seen))) is None:
            head = _("Refused, but not new.")
            return Feedback("refused", head, broken[0].message, (broken[0].clause,), where)
        return None

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Return whether each clause has refused something."""
        return len(self.refusals(start, seen)) == len(self.clauses)

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return what the last try was refused for."""
        if again:
            return Feedback("good", _("You have that one."), _("Look for another reason."))
        clause, message = list(self.refusals(start, seen).items())[-1]
        head = _("{n} of {all} found.").format(n=len(seen), all=len(self.clauses))
        return Feedback("good", head, message, (clause,))

    def advice(self, start: State, value: Value, reason: str) -> Advice:
        """Return the tile and the place."""
        action = parse_action(str(value))
        text = reason or load_game("chocoly").describe_action(start, action)
        return Advice(
            value, _("Try the marked tile at the marked place."), text, marks(pieces(start, action))
        )


def _broken(start: State, value: Value) -> Sequence[Violation]:
    return load_game("chocoly").explain(start, parse_action(str(value)))
