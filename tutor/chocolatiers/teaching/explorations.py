"""What can be tried freely in a step: the payments for a box, a Wild that is moved about."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers.actions import Action
from tutor.chocolatiers.state import BONUS, State
from tutor.chocolatiers_family.kinds import counted, in_order, name, say_cards
from tutor.chocolatiers_family.payments import Payment, payment_problems, payments
from tutor.chocolatiers_family.teaching import explorations
from tutor.chocolatiers_family.teaching.explorations import ready
from tutor.chocolatiers_family.teaching.pointing import slot_ids
from tutor.engine import Game, Violation
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.lessons.feedback import Advice, Feedback, marks, refusal
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value


@attrs.frozen
class MovedWild(explorations.MovedWild[State]):
    """A Wild that is moved about in the Bonus Phase (clause 6.4)."""

    phase: str = BONUS


@attrs.frozen
class PaymentsOf:
    """Different payments for the box on `stack` (clauses 4.2 to 4.4); values are cards, "TTRN".

    `number`: how many are to be found, None for all.
    """

    stack: int = 0
    number: int | None = None
    goal: None = attrs.field(default=None, init=False)
    about: str = attrs.field(default="", init=False)
    repeats: bool = attrs.field(default=False, init=False)

    def ways(self, start: State) -> list[Payment]:
        """Return every payment that the learner's hand has for the box."""
        return payments(start.hands[LEARNER], start.stacks[self.stack][0].chocolates)

    def wanted(self, start: State) -> int:
        """Return how many payments are to be found."""
        return len(self.ways(start)) if self.number is None else self.number

    def read(self, value: Value) -> Value:
        """Read cards in printed order."""
        return in_order(str(value))

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """Return the position as it stays: nothing is paid."""
        return ready(start, BONUS)

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Explain why these cards do not pay for the box; None if they do."""
        hand, cards = start.hands[LEARNER], str(value)
        problems = payment_problems(hand, start.stacks[self.stack][0], cards)
        broken = [Violation(clause, message) for clause, message in problems]
        where = marks(slot_ids(hand, cards, "hand"), "refused")
        return refusal(game, broken, where) if broken else None

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Return whether so many different payments were found."""
        return len(set(seen)) >= self.wanted(start)

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """Return how many are found, and what each pair of the last one stands for."""
        if again:
            return Feedback("good", _("You have that one."), _("Look for another payment."))
        head = _("{n} of {all} found.").format(n=len(seen), all=self.wanted(start))
        way = next(way for way in self.ways(start) if way.cards == seen[-1])
        stands_in = [
            _("{pair} for {kind}").format(pair=counted(pair, 2), kind=name(kind))
            for pair, kind in way.pairs
        ]
        text = join_words(stands_in) + "." if stands_in else _("Every card matches.")
        return Feedback("good", head, text)

    def advice(self, start: State, value: Value, reason: str) -> Advice:
        """Return the cards and the step's hint; where a pair stands for a card that is held,
        that.
        """
        hand, cards = start.hands[LEARNER], str(value)
        pairs = next((way.pairs for way in self.ways(start) if way.cards == cards), ())
        held = [kind for _pair, kind in pairs if kind in hand]
        said = _("Try {cards}.").format(cards=say_cards(cards))
        if held:
            more = _("A pair may also stand for a card that you hold: here for {kinds}.")
            reason = more.format(kinds=join_words([name(kind) for kind in held]))
        return Advice(
            value,
            _("Look at the marked cards."),
            f"{said} {reason}".strip(),
            marks(slot_ids(hand, cards, "hand")),
        )
