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
from typing import Any

from attrs import evolve, frozen

from tutor.chocolatiers import reasons
from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.kinds import EMPTY
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, State
from tutor.engine import Game, Violation
from widgets.chocolatiers.selection import (
    NOTHING,
    Selection,
    face,
    fitting,
    letters,
    top_tile,
    ways_to_pay,
)
from widgets.chocolatiers.target_ids import parse, slots, spot
from widgets.tabletop import Outcome as Led

Outcome = Led[Action, Selection]
ChocolatiersGame = Game[State, Action]
LOOKS = ("card", "deck", "discards")
"""Targets to learn about, not to play with: what is said of them is no reproach."""


def click(
    game: ChocolatiersGame, state: State, player: int, selection: Selection, target: str
) -> Outcome:
    """The answer to a click of `player` on `target`. Never raises, whatever the target."""
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
    made = _Click(game, state, player, selection, target, numbers)
    answer = ANSWERS.get((state.phase, kind))
    return answer(made) if answer else made.out_of_place(kind)


def clicks(game: ChocolatiersGame, state: State, action: Action) -> tuple[str, ...]:
    """Targets that, clicked one after the other with nothing chosen, compose a legal action."""
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
class _Click:
    """One click of the player to act; ANSWERS says which method answers it."""

    game: ChocolatiersGame
    state: State
    player: int
    selection: Selection
    target: str
    numbers: tuple[int, ...]

    # ---- answers

    def chosen(self, **changes: Any) -> Outcome:
        return Outcome(evolve(self.selection, **changes))

    def refused(self, *broken: Violation, target: str = "") -> Outcome:
        return _refused(self.selection, target or self.target, *broken)

    def act(self, action: Action, target: str = "") -> Outcome:
        broken = self.game.explain(self.state, action)
        return self.refused(*broken, target=target) if broken else Outcome(NOTHING, action)

    def out_of_place(self, kind: str) -> Outcome:
        """What this phase does not know: the clause that says when, or what, comes first."""
        example: dict[str, Action] = {
            "tray": Take("T"),
            "stack": self.some_box(0),
            "place": self.some_box(0),
            "rotate": self.some_box(0),
            "pay": self.some_box(0),
            "wild": PlaceWild(0, 0),
            "space": PlaceWild(0, 0),
        }
        if kind in ("confirm", "skip"):
            return self.act(Skip())
        if kind not in example:
            return self.refused(reasons.nothing_to_do())
        return self.refused(*self.game.explain(self.state, example[kind])[:1])

    def some_box(self, stack: int) -> Box:
        return Box(stack, "", 0, 0, "")

    @property
    def hand(self) -> str:
        return self.state.hands[self.player]

    def in_hand(self) -> bool:
        return 0 <= self.numbers[0] < len(self.hand)

    def no_card(self) -> Outcome:
        return self.refused(reasons.no_card())

    # ---- Action Phase

    def action_tray(self) -> Outcome:
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
            return self.act(Take(row[slot]))
        taken = _toggled(self.selection.taken, slot)
        if len(taken) < 2:
            return self.chosen(taken=taken)
        return self.act(Swap(self.hand[give], "".join(row[i] for i in taken)))

    def action_hand(self) -> Outcome:
        card = self.numbers[0]
        if not self.in_hand():
            return self.no_card()
        if card == self.selection.give:
            return Outcome(NOTHING)
        kept = tuple(i for i in self.selection.taken if i < len(self.state.tray))
        return self.chosen(give=card, taken=kept)

    def action_confirm(self) -> Outcome:
        give = self.selection.give
        if give is None:
            return self.act(Skip())
        row = self.state.tray + self.hand[give]
        taken = "".join(row[i] for i in self.selection.taken)
        return self.act(Swap(self.hand[give], taken), target=f"hand:{give}")

    # ---- Bonus Phase

    def bonus_stack(self) -> Outcome:
        stack = self.numbers[0]
        if stack == self.selection.stack:
            return self.bonus_rotate()
        tile = top_tile(self.state, stack)
        if tile is None:
            return self.refused(reasons.empty_stack())
        full = reasons.display_full(self.game, self.state)
        if full:
            return self.refused(*full)
        cards = fitting(self.hand, tile, self.selection.cards)
        place = self.selection.place or self.only_place()
        return Outcome(Selection(stack=stack, cards=cards, place=place))

    def only_place(self) -> Place | None:
        """Where there is but one place for a box, it need not be chosen."""
        places = self.state.displays[self.player].open_places
        return places[0] if len(places) == 1 else None

    def bonus_hand(self) -> Outcome:
        if not self.in_hand():
            return self.no_card()
        full = reasons.display_full(self.game, self.state)
        if full:
            return self.refused(*full)
        cards = _toggled(self.selection.cards, self.numbers[0])
        return self.chosen(cards=cards, wild=False, space=None)

    def bonus_place(self) -> Outcome:
        if self.selection.stack is None:
            return self.refused(reasons.box_first(""))
        return self.put_box((self.numbers[0], self.numbers[1]))

    def put_box(self, place: Place) -> Outcome:
        broken = reasons.wrong_place(self.state, place)
        if broken:
            return self.refused(*broken)
        if place == self.selection.place:
            return self.bonus_rotate()
        return self.chosen(place=place)

    def bonus_space(self) -> Outcome:
        space = (self.numbers[0], self.numbers[1])
        if self.selection.stack is not None:  # a box is in hand, so its place is meant
            return self.put_box((space[0] // 2, space[1] // 2))
        if self.selection.space == space:
            return self.bonus_confirm()
        broken = self.game.explain(self.state, PlaceWild(*space))
        if broken:
            return self.refused(*broken)
        return Outcome(Selection(wild=True, space=space))

    def bonus_wild(self) -> Outcome:
        if self.selection.wild:
            return Outcome(NOTHING)
        spaces = self.state.displays[self.player].spaces
        answers = [self.game.explain(self.state, PlaceWild(*s)) for s in spaces or ((0, 0),)]
        return Outcome(Selection(wild=True)) if () in answers else self.refused(*answers[0])

    def bonus_rotate(self) -> Outcome:
        tile = top_tile(self.state, self.selection.stack)
        if tile is None:
            return self.refused(reasons.box_first("turn"))
        if len(tile.faces) == 1:
            return self.refused(reasons.looks_the_same())
        return self.chosen(turn=(self.selection.turn + 1) % len(tile.faces))

    def bonus_pay(self) -> Outcome:
        tile = top_tile(self.state, self.selection.stack)
        if tile is None:
            return self.refused(reasons.box_first(""))
        nothing = evolve(self.selection, cards=())
        ways = ways_to_pay(self.state, self.player, self.selection)
        ways = ways or ways_to_pay(self.state, self.player, nothing)
        if not ways:
            lacking = reasons.cannot_pay(self.hand, tile)
            return self.refused(*lacking, target=f"stack:{self.selection.stack}")
        return self.chosen(cards=tuple(sorted(slots(self.hand, ways[0].cards))))

    def bonus_confirm(self) -> Outcome:
        chosen = self.selection
        if chosen.wild:
            if chosen.space is None:
                return self.refused(reasons.no_space_chosen(), target="wild")
            return self.act(PlaceWild(*chosen.space), target=spot("space", chosen.space))
        if chosen.stack is None:
            first = reasons.box_first("") if chosen.cards else reasons.nothing_chosen()
            return self.refused(first)
        cards = letters(self.hand, chosen.cards)
        if chosen.place is None:
            broken = (
                *reasons.unpaid(self.hand, top_tile(self.state, chosen.stack), cards),
                reasons.no_place_chosen(),
            )
            return self.refused(*broken, target=f"stack:{chosen.stack}")
        action = Box(chosen.stack, cards, *chosen.place, face(self.state, chosen))
        return self.act(action, target=f"stack:{chosen.stack}")

    def bonus_skip(self) -> Outcome:
        return self.act(Skip())

    # ---- End Phase

    def end_hand(self) -> Outcome:
        if not self.in_hand():
            return self.no_card()
        cards = _toggled(self.selection.cards, self.numbers[0])
        excess = to_discard(self.game.actions(self.state))
        if len(cards) < excess:
            return Outcome(Selection(cards=cards))
        return self.act(Discard(letters(self.hand, cards)))


ANSWERS: Mapping[tuple[str, str], Callable[[_Click], Outcome]] = {
    (ACTION, "tray"): _Click.action_tray,
    (ACTION, "hand"): _Click.action_hand,
    (ACTION, "confirm"): _Click.action_confirm,
    (BONUS, "stack"): _Click.bonus_stack,
    (BONUS, "hand"): _Click.bonus_hand,
    (BONUS, "place"): _Click.bonus_place,
    (BONUS, "space"): _Click.bonus_space,
    (BONUS, "wild"): _Click.bonus_wild,
    (BONUS, "rotate"): _Click.bonus_rotate,
    (BONUS, "pay"): _Click.bonus_pay,
    (BONUS, "confirm"): _Click.bonus_confirm,
    (BONUS, "skip"): _Click.bonus_skip,
    (END, "hand"): _Click.end_hand,
}
"""Who answers a click, by the phase and what was clicked; any other is out of place."""


def to_discard(actions: Sequence[Action]) -> int:
    """How many cards have to go in the End Phase, 0 at other times (clause 7.1)."""
    first = next(iter(actions), None)
    return len(first.cards) if isinstance(first, Discard) else 0


def _toggled(chosen: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Without the item if it was there, else with it; ascending."""
    return tuple(sorted({item} ^ set(chosen)))
