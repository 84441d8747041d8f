"""From clicks to an action; see the first edition's composer for how it is read.

A card of the hand is chosen first and its use follows: it pays for the box that is chosen, or goes
to the discards for two of the tray.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from attrs import field, frozen

from tutor.chocolatiers_2019 import reasons
from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, SECOND, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.engine import Game, Violation
from widgets.chocolatiers_family import gestures
from widgets.chocolatiers_family.gestures import toggled
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.target_ids import box_place, parse, slots, spot
from widgets.tabletop import Outcome as Led

Outcome = Led[Action, Selection]
LOOKS = ("card", "deck", "supply")
"""Targets that only inform: their answers are not illegal moves."""


def click(
    game: Game[State, Action], state: State, player: int, selection: Selection, target: str
) -> Outcome:
    """Return the answer to a click of `player` on `target`. Never raises, whatever the target."""
    kind, numbers = parse(target)
    if kind == "cancel":
        return Outcome(NOTHING)
    looks = (*LOOKS, "discards") if not _gives(state, player, selection) else LOOKS
    if kind in (*looks, "display"):
        about = _just_look(kind, target.partition(":")[2], selection)
        return Outcome(selection, None, (about,), target, told=kind in looks)
    if state.phase == OVER:
        return Outcome(selection, None, reasons.not_now(state, 0), target)
    if player != state.player:
        return Outcome(selection, None, (reasons.not_your_turn(),), target)
    made = _Click(game, player, selection, target, numbers, reasons, Box, state=state)
    answers = DISCARDING if state.phase == DISCARD else ACTIONS
    return answers.get(kind, _Click.out_of_place)(made)


def clicks(game: Game[State, Action], state: State, action: Action) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, compose a legal
    action.
    """
    hand, tray = state.hand, state.tray
    match action:
        case Take(card):
            return (f"tray:{tray.index(card)}",)
        case Trade(give, take):
            return (f"hand:{hand.index(give)}", *(f"tray:{i}" for i in slots(tray, take)))
        case Box(place, cards, row, column, shown):
            tile = state.tile(place)
            turns = tile.faces.index(shown) if tile else 0
            pay = (f"hand:{i}" for i in slots(hand, cards))
            there = spot("place", (row, column))
            chosen = (there,) if len(state.display.open_places) > 1 else ()  # see only_place
            return (source(place), *pay, *("rotate",) * turns, *chosen, "confirm")
        case PlaceWild(row, column):
            return ("wild", spot("space", (row, column)), "confirm")
        case Reserve(place):
            return (source(place), "reserve")
        case Discard(cards):
            return tuple(f"hand:{i}" for i in slots(hand, cards))


def source(place: int | str) -> str:
    """Return the target of a box, by where it lies."""
    return "reserved" if place == RESERVED else f"row:{place}"


def _gives(state: State, player: int, selection: Selection) -> bool:
    """Whether a click on the discards says something about the cards that are chosen."""
    acting = state.player == player and state.phase in (FIRST, SECOND)
    return acting and (selection.give is not None or bool(selection.cards and not selection.box))


def _just_look(kind: str, which: str, selection: Selection) -> Violation:
    if kind == "deck":
        return reasons.deck_is_closed()
    if kind == "discards":
        return reasons.discards_wait()
    if kind == "supply":
        return reasons.pile_is_closed()
    if kind == "display":
        return reasons.not_yours("wild" if selection.wild else "")
    return reasons.about_tile(which)


@frozen
class _Click(gestures.Click):
    """One click of the player to act; ACTIONS and DISCARDING say which method answers it."""

    state: State = field(kw_only=True)

    def out_of_place(self) -> Outcome:
        """Refuse what has no place here; while cards are to be discarded, say why nothing else
        has.
        """
        if self.state.phase == DISCARD:
            limit = len(self.hand) - to_discard(self.game.actions(self.state))
            return self.refused(*reasons.not_now(self.state, limit))
        return self.refused(reasons.nothing_to_do())

    # ---- cards

    def tray(self) -> Outcome:
        """Take one card, or two if one of one's own is put down for them."""
        slot, tray, chosen = self.numbers[0], self.state.tray, self.selection
        if not 0 <= slot < len(tray) or tray[slot] == EMPTY:
            return self.no_card()
        if chosen.box or chosen.wild or not (chosen.cards or chosen.give is not None):
            return self.taking(Take(tray[slot]), (slot,))
        if len(chosen.cards) > 1:
            return self.refused(reasons.one_card_for_two())
        give = chosen.cards[0] if chosen.give is None else chosen.give
        taken = toggled(chosen.taken, slot)
        if len(taken) < 2:
            return Outcome(Selection(give=give, taken=taken))
        return self.taking(Trade(self.hand[give], "".join(tray[i] for i in taken)), taken)

    def put_down(self) -> Outcome:
        """Move the chosen card to the discards, or back."""
        chosen = self.selection
        if chosen.give is not None:
            return Outcome(NOTHING)
        if len(chosen.cards) > 1:
            return self.refused(reasons.one_card_for_two())
        return Outcome(Selection(give=chosen.cards[0]))

    def card(self) -> Outcome:
        """Choose a card of the hand; in a trade, take back the one put down or put down another."""
        give = self.selection.give
        if give is None:
            return self.pay_with()
        if not self.in_hand():
            return self.no_card()
        return Outcome(NOTHING) if self.numbers[0] == give else self.chosen(give=self.numbers[0])

    # ---- boxes

    def row(self) -> Outcome:
        """Take a box of the row in hand."""
        return self.pick_box(reasons.empty_place())

    def reserved(self) -> Outcome:
        """Take the reserved box in hand; if there is none, reserve the one in hand."""
        if self.state.tile(RESERVED) is not None:
            return self.pick_box(reasons.nothing_reserved())
        return self.reserve() if self.selection.box else self.refused(reasons.nothing_reserved())

    def reserve(self) -> Outcome:
        """Reserve the box in hand."""
        where = box_place(self.selection.box)
        if where == RESERVED:
            return self.refused(reasons.reserved_stays(), target="reserved")
        if not isinstance(where, int):
            return self.refused(reasons.box_to_reserve())
        return self.act(Reserve(where), target=self.selection.box)

    def confirm(self) -> Outcome:
        """Play the chosen action."""
        chosen = self.selection
        if chosen.wild:
            return self.confirm_wild()
        if chosen.box:
            return self.confirm_box()
        if chosen.give is not None:
            taken = "".join(self.state.tray[i] for i in chosen.taken)
            return self.act(Trade(self.hand[chosen.give], taken), target="discards")
        return self.refused(reasons.box_first("") if chosen.cards else reasons.nothing_chosen())

    # ---- the end of a turn

    def discard_card(self) -> Outcome:
        """Choose a card to discard."""
        return self.discard(to_discard(self.game.actions(self.state)), Discard)


ACTIONS: Mapping[str, Callable[[_Click], Outcome]] = {
    "tray": _Click.tray,
    "hand": _Click.card,
    "discards": _Click.put_down,
    "row": _Click.row,
    "reserved": _Click.reserved,
    "reserve": _Click.reserve,
    "place": _Click.place,
    "space": _Click.space,
    "wild": _Click.wild,
    "rotate": _Click.rotate,
    "pay": _Click.pay,
    "confirm": _Click.confirm,
}
"""Who answers a click during the two actions, by what was clicked; any other is out of place."""
DISCARDING: Mapping[str, Callable[[_Click], Outcome]] = {"hand": _Click.discard_card}
"""The same at the end of a turn with too many cards."""


def to_discard(actions: Sequence[Action]) -> int:
    """Return how many cards have to go at the end of a turn, 0 at other times (clause 2.4)."""
    first = next(iter(actions), None)
    return len(first.cards) if isinstance(first, Discard) else 0
