"""What can be tried freely in a step: the payments for a box, a Wild that is moved about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

import attrs

from tutor.chocolatiers.actions import Action, PlaceWild
from tutor.chocolatiers.kinds import KINDS, counted, in_order, name, say_cards
from tutor.chocolatiers.payments import Payment, payment_problems, payments
from tutor.chocolatiers.state import BONUS, State, changed
from tutor.chocolatiers.teaching.played import P
from tutor.chocolatiers.teaching.pointing import slot_ids
from tutor.chocolatiers.teaching.position import with_wild
from tutor.engine import Game, Violation
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.lessons.feedback import Advice, Feedback, marks, refusal
from tutor.lessons.goal import Goal
from tutor.lessons.model import LEARNER
from tutor.lessons.teaching import Value


def _ready(start: P, phase: str = BONUS) -> P:
    """The position when the learner can act: they may try whatever the phase."""
    return changed(start, phase=phase, player=LEARNER)


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
        """Every payment the learner's hand has for the box."""
        return payments(start.hands[LEARNER], start.stacks[self.stack][0].chocolates)

    def wanted(self, start: State) -> int:
        """How many payments are to be found."""
        return len(self.ways(start)) if self.number is None else self.number

    def read(self, value: Value) -> Value:
        """Cards in printed order."""
        return in_order(str(value))

    def state(self, start: State, seen: Sequence[Value]) -> State:
        """Nothing is paid: the position stays."""
        return _ready(start)

    def problem(
        self, game: Game[State, Action], start: State, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Why these cards do not pay for the box; None if they do."""
        hand, cards = start.hands[LEARNER], str(value)
        problems = payment_problems(hand, start.stacks[self.stack][0], cards)
        broken = [Violation(clause, message) for clause, message in problems]
        where = marks(slot_ids(hand, cards, "hand"), "refused")
        return refusal(game, broken, where) if broken else None

    def enough(self, start: State, seen: Sequence[Value]) -> bool:
        """Whether so many different payments were found."""
        return len(set(seen)) >= self.wanted(start)

    def found(self, start: State, seen: Sequence[Value], again: bool = False) -> Feedback:
        """How many are found, and what each pair of the last one stands for."""
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
        """The cards and the step's hint; where a pair stands for a card that is held, that."""
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


@attrs.frozen
class MovedWild(Generic[P]):
    """A Wild that is moved about until the position meets the goal (clause 6.4).

    Values are spaces, (row, column). `kinds`: the groups that are told, all if none is named.
    `phase`: one in which a Wild can be placed.
    """

    goal: Goal[P]
    kinds: str = ""
    phase: str = BONUS
    repeats: bool = attrs.field(default=True, init=False)

    @property
    def about(self) -> str:
        """The kind of the goal, or the only one that is told."""
        return self.goal.about or (self.kinds if len(self.kinds) == 1 else "")

    def read(self, value: Value) -> Value:
        """A space as a pair of numbers."""
        return tuple(value) if isinstance(value, list) else value

    def state(self, start: P, seen: Sequence[Value]) -> P:
        """The Wild where it was tried last."""
        if not seen:
            return _ready(start, self.phase)
        row, column = _space(seen[-1])
        return _ready(with_wild(start, row, column), self.phase)

    def problem(
        self, game: Game[P, Any], start: P, value: Value, seen: Sequence[Value] = ()
    ) -> Feedback | None:
        """Why no Wild can lie there; None if it can."""
        fits = isinstance(value, tuple) and len(value) == 2
        action = PlaceWild(*_space(value)) if fits else PlaceWild(-1, -1)
        broken = game.explain(_ready(start, self.phase), action)
        where = marks([f"space:{action.row},{action.column}"], "refused")
        return refusal(game, broken, where) if broken else None

    def enough(self, start: P, seen: Sequence[Value]) -> bool:
        """Whether the goal is met where the Wild lies now."""
        return self.goal.met(self.state(start, seen))

    def found(self, start: P, seen: Sequence[Value], again: bool = False) -> Feedback:
        """The sizes of the groups that are told."""
        display = self.state(start, seen).displays[LEARNER]
        sizes = [
            _("{kind} {size}").format(kind=name(kind), size=display.largest(kind))
            for kind in self.kinds or KINDS
            if display.largest(kind)
        ]
        return Feedback("good", join_words(sizes) + ".", _("Try another space."))

    def advice(self, start: P, value: Value, reason: str) -> Advice:
        """The space."""
        row, column = _space(value)
        return Advice(value, _("Try the marked space."), reason, marks([f"space:{row},{column}"]))


def _space(value: Value) -> tuple[int, int]:
    assert isinstance(value, tuple)
    row, column = value
    return row, column
