"""How what a lesson explores is played on the table: payments, and the table that is set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from attrs import evolve, frozen
from htpy import Node

from tutor.chocolatiers.state import State
from tutor.chocolatiers.teaching.explorations import PaymentsOf
from tutor.chocolatiers.teaching.setting_up import ChoosePlayers, Lay
from tutor.chocolatiers_family.kinds import counted, name, say_cards
from tutor.chocolatiers_family.payments import Payment
from tutor.i18n import _, ngettext
from tutor.lessons.teaching import AnyExploration, Value
from widgets.chocolatiers.setting import LayExplorer, PlayersExplorer
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers_family.explorers import aloud
from widgets.chocolatiers_family.selection import Selection, letters
from widgets.chocolatiers_family.target_ids import parse, slots
from widgets.draw.icons import icon_svg
from widgets.tabletop import BACK, MAIN, Button, Explored, Explorer

SIZE = 28


def explorer(exploration: AnyExploration) -> Explorer[State, Selection] | None:
    """Return the explorer of what only Chocolatiers explores; None for anything else."""
    if isinstance(exploration, PaymentsOf):
        return PaymentExplorer(exploration)
    if isinstance(exploration, ChoosePlayers):
        return PlayersExplorer()
    if isinstance(exploration, Lay):
        return LayExplorer(exploration)
    return None


@frozen
class PaymentExplorer(Explorer[State, Selection]):
    """Cards that pay for one box, in every way there is."""

    exploration: PaymentsOf

    @property
    def without(self) -> tuple[str, ...]:
        """The box is not placed."""
        return ("place",)

    def chosen(self, chosen: Selection) -> Selection:
        """Return the choice with the step's box chosen already."""
        return evolve(chosen, box=f"stack:{self.exploration.stack}")

    def click(self, state: State, seat: int, chosen: Selection, target: str) -> Explored[Selection]:
        """Choose a card or put it back; the button tries what is chosen."""
        kind, numbers = parse(target)
        hand = state.hands[seat]
        if kind == "hand" and numbers[0] < len(hand):
            cards = set(chosen.cards) ^ {numbers[0]}
            return Explored(Selection(cards=tuple(sorted(cards))))
        return Explored(chosen, letters(hand, chosen.cards) if kind == "confirm" else None)

    def clicks(self, state: State, seat: int, value: Value) -> tuple[str, ...]:
        """Return each card, then the button."""
        return (*(f"hand:{n}" for n in slots(state.hands[seat], str(value))), "confirm")

    def buttons(self, state: State, chosen: Selection) -> tuple[Button, ...]:
        """Pay, or put all back."""
        off = not chosen.cards
        return (
            Button("confirm", _("Pay with these"), "check", primary=True, role=MAIN, off=off),
            Button("cancel", _("Clear"), "cross", role=BACK, off=off),
        )

    def marks(self, state: State, seat: int, seen: Sequence[Value]) -> Mapping[str, str]:
        """Mark nothing beside what can always be clicked."""
        return {}

    def goal(self, state: State, seen: Sequence[Value]) -> str:
        """Return how many are found of those to be found."""
        wanted = self.exploration.wanted(state)
        return ngettext(
            "Goal: {of} payment, {n} found", "Goal: {of} payments, {n} found", wanted
        ).format(of=wanted, n=len(seen))

    def found(self, state: State, seen: Sequence[Value]) -> Node:
        """Return the payments found, each as it pays; empty cups for those still to find."""
        ways = {way.cards: way for way in self.exploration.ways(state)}
        found = [ways[str(cards)] for cards in seen if cards in ways]
        missing = max(0, self.exploration.wanted(state) - len(found))
        return h.section(".zone.found", aria_label=_("Payments found"))[
            h.p(".label", aria_hidden="true")[_("Payments found")],
            h.ol[
                (h.li[_way(way)] for way in found),
                (
                    h.li(".missing")[cup_svg(SIZE), aloud(_("not found yet"))]
                    for _n in range(missing)
                ),
            ],
        ]


def _way(way: Payment) -> Node:
    """Cards that pay for their own kind, then each pair and what it stands for."""
    single = list(way.cards)
    for pair, _kind in way.pairs:
        single.remove(pair)
        single.remove(pair)
    pairs = [
        _("{pair} for {kind}").format(pair=counted(pair, 2), kind=name(kind))
        for pair, kind in way.pairs
    ]
    return [
        aloud("; ".join([say_cards(way.cards), *pairs])),
        (piece_svg(card, SIZE) for card in single),
        (
            h.span(".pair")[
                piece_svg(pair, SIZE),
                piece_svg(pair, SIZE),
                icon_svg("chevron", 14),
                piece_svg(kind, SIZE),
            ]
            for pair, kind in way.pairs
        ),
    ]
