"""From clicks to an action: pure functions, no widget.

    outcome = click(game, state, player, selection, "hand:2")
    outcome.selection    what is chosen now
    outcome.action       a complete, legal action to play, or None
    outcome.refusal      what is wrong, each with its clause; () if nothing is
    outcome.target       the piece that a refusal is about

Every target may be clicked at any time, and every click is answered. `state` may be a player's
view: only what the player can see is looked at. `target_ids` lists the targets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from attrs import frozen

from tutor.chocolatiers import reasons
from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.engine import Game, Violation
from widgets.chocolatiers_family import gestures
from widgets.chocolatiers_family.gestures import toggled
from widgets.chocolatiers_family.selection import NOTHING, Selection
from widgets.chocolatiers_family.target_ids import parse, slots, spot
from widgets.tabletop import Outcome as Led

Outcome = Led[Action, Selection]
ChocolatiersGame = Game[State, Action]
LOOKS = ("card", "deck", "discards")
"""Targets that only inform: their answers are not illegal moves."""


def click(
    game: ChocolatiersGame, state: State, player: int, selection: Selection, target: str
) -> Outcome:
    """Return the answer to a click of `player` on `target`. Never raises, whatever the target."""
    kind, numbers = parse(target)
    if kind == "cancel":
        return Outcome(NOTHING)
    if kind in (*LOOKS, "display"):
        about = _just_look(kind, target.partition(":")[2], selection)
        return Outcome(selection, None, (about,), target, told=kind in LOOKS)
    if state.phase == OVER:
        return _refused(selection, target, *game.explain(state, Skip()))
    if player != state.player:
        return _refused(selection, target, reasons.not_your_turn())
    made = _Click(game, state, player, selection, target, numbers, reasons, Box)
    answer = ANSWERS.get((state.phase, kind))
    return answer(made) if answer else made.out_of_place(kind)


def clicks(game: ChocolatiersGame, state: State, action: Action) -> tuple[str, ...]:
    """Return the targets that, clicked one after the other with nothing chosen, compose a legal
    action.
    """
    hand, tray = state.hand, state.tray
    match action:
        case Take(card):
            return (f"tray:{tray.index(card)}",)
        case Swap(give, take):
            taken = (f"tray:{i}" for i in slots(tray + give, take))
            return (f"hand:{hand.index(give)}", *taken)
        case Box(stack, cards, row, column, shown):
            turns = state.stacks[stack][0].faces.index(shown)
            pay = (f"hand:{i}" for i in slots(hand, cards))
            there = spot("place", (row, column))
            chosen = (there,) if len(state.display.open_places) > 1 else ()  # see only_place
            return (f"stack:{stack}", *pay, *("rotate",) * turns, *chosen, "confirm")
        case PlaceWild(row, column):
            return ("wild", spot("space", (row, column)), "confirm")
        case Discard(cards):
            return tuple(f"hand:{i}" for i in slots(hand, cards))
        case Skip():
            return ("skip",)


def _refused(selection: Selection, target: str, *broken: Violation) -> Outcome:
    return Outcome(selection, None, broken, target)


def _just_look(kind: str, which: str, selection: Selection) -> Violation:
    if kind == "deck":
        return reasons.deck_is_closed()
    if kind == "discards":
        return reasons.discards_wait()
    if kind == "display":
        return reasons.not_your_display(selection.wild)
    return reasons.about_card(which)


@frozen
class _Click(gestures.Click):
    """One click of the player to act; ANSWERS says which method answers it."""

    def out_of_place(self, kind: str) -> Outcome:
        """Refuse what this phase does not know, with the clause that says when, or what, comes
        first.
        """
        example: dict[str, Action] = {
            "tray": Take("T"),
            "stack": SOME_BOX,
            "place": SOME_BOX,
            "rotate": SOME_BOX,
            "pay": SOME_BOX,
            "wild": PlaceWild(0, 0),
            "space": PlaceWild(0, 0),
        }
        if kind in ("confirm", "skip"):
            return self.skip()
        if kind not in example:
            return self.refused(reasons.nothing_to_do())
        return self.refused(*self.game.explain(self.state, example[kind])[:1])

    def skip(self) -> Outcome:
        return self.act(Skip())

    # ---- Action Phase

    def take(self) -> Outcome:
        slot, tray = self.numbers[0], self.state.tray
        give = self.selection.give
        if give is None and slot == len(tray):
            return self.refused(reasons.swap_begins_in_hand())
        row = tray if give is None else tray + self.hand[give]
        if not 0 <= slot < len(row):
            return self.no_card()
        if row[slot] == EMPTY:
            return self.refused(reasons.empty_slot())
        if give is None:
            return self.taking(Take(row[slot]), (slot,))
        taken = toggled(self.selection.taken, slot)
        if len(taken) < 2:
            return self.chosen(taken=taken)
        return self.taking(Swap(self.hand[give], "".join(row[i] for i in taken)), taken)

    def put_down(self) -> Outcome:
        card = self.numbers[0]
        if not self.in_hand():
            return self.no_card()
        if card == self.selection.give:
            return Outcome(NOTHING)
        kept = tuple(i for i in self.selection.taken if i < len(self.state.tray))
        return self.chosen(give=card, taken=kept)

    def confirm_swap(self) -> Outcome:
        give = self.selection.give
        if give is None:
            return self.skip()
        row = self.state.tray + self.hand[give]
        taken = "".join(row[i] for i in self.selection.taken)
        return self.act(Swap(self.hand[give], taken), target=f"hand:{give}")

    # ---- Bonus Phase

    def stack(self) -> Outcome:
        return self.pick_box(reasons.empty_stack())

    def card_of_payment(self) -> Outcome:
        full = self.says.display_full(self.game, self.state) if self.in_hand() else ()
        return self.refused(*full) if full else self.pay_with()

    def confirm(self) -> Outcome:
        chosen = self.selection
        if chosen.wild:
            return self.confirm_wild()
        if chosen.box:
            return self.confirm_box()
        return self.refused(reasons.box_first("") if chosen.cards else reasons.nothing_chosen())

    # ---- End Phase

    def discard_card(self) -> Outcome:
        return self.discard(to_discard(self.game.actions(self.state)), Discard)


SOME_BOX = Box(0, "", 0, 0, "")

ANSWERS: Mapping[tuple[str, str], Callable[[_Click], Outcome]] = {
    (ACTION, "tray"): _Click.take,
    (ACTION, "hand"): _Click.put_down,
    (ACTION, "confirm"): _Click.confirm_swap,
    (BONUS, "stack"): _Click.stack,
    (BONUS, "hand"): _Click.card_of_payment,
    (BONUS, "place"): _Click.place,
    (BONUS, "space"): _Click.space,
    (BONUS, "wild"): _Click.wild,
    (BONUS, "rotate"): _Click.rotate,
    (BONUS, "pay"): _Click.pay,
    (BONUS, "confirm"): _Click.confirm,
    (BONUS, "skip"): _Click.skip,
    (END, "hand"): _Click.discard_card,
}
"""Who answers a click, by the phase and what was clicked; any other is out of place."""


def to_discard(actions: Sequence[Action]) -> int:
    """Return how many cards have to go in the End Phase, 0 at other times (clause 7.1)."""
    first = next(iter(actions), None)
    return len(first.cards) if isinstance(first, Discard) else 0
