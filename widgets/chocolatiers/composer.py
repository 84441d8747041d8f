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

from collections import Counter
from typing import Any

from attrs import evolve, frozen

from tutor.chocolatiers.actions import Action, Box, Discard, PlaceWild, Skip, Swap, Take
from tutor.chocolatiers.display import Place
from tutor.chocolatiers.kinds import EMPTY, KINDS, name
from tutor.chocolatiers.legality import payment_problems, place_problems
from tutor.chocolatiers.state import OVER, State
from tutor.engine import Game, Violation
from tutor.i18n import _
from widgets.chocolatiers.selection import (
    NOTHING,
    Pair,
    Preview,
    Selection,
    face,
    letters,
    pairs,
    preview,
    top_tile,
    ways_to_pay,
)
from widgets.chocolatiers.target_ids import parse, slots, spot

__all__ = [
    "NOTHING",
    "Outcome",
    "Pair",
    "Preview",
    "Selection",
    "click",
    "clicks",
    "pairs",
    "parse",
    "preview",
]


@frozen
class Outcome:
    """What a click leads to; see the module."""

    selection: Selection
    action: Action | None = None
    refusal: tuple[Violation, ...] = ()
    target: str = ""


def click(game: Game, state: State, player: int, selection: Selection, target: str) -> Outcome:
    """The answer to a click of `player` on `target`. Never raises, whatever the target."""
    kind, numbers = parse(target)
    if kind == "cancel":
        return Outcome(NOTHING)
    if kind in ("card", "display", "deck", "discards"):
        return _refused(selection, target, _just_look(kind, target.partition(":")[2], selection))
    if state.phase == OVER:
        return _refused(selection, target, *game.explain(state, Skip()))
    if player != state.player:
        return _refused(selection, target, Violation("2.1", _("It is not your turn yet.")))
    desk = _Desk(game, state, player, selection, target, numbers)
    answer = getattr(desk, f"{state.phase}_{kind}", None) if kind else None
    return answer() if answer else desk.out_of_place(kind)


def clicks(game: Game, state: State, action: Action) -> tuple[str, ...]:
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
        return Violation("3.3", _("Cards come from the Share Tray, never from the deck."))
    if kind == "discards":
        return Violation("7.3", _("The discards wait here until the deck runs out."))
    if kind == "display":
        if selection.wild:
            return Violation("6.1", _("A Wild goes on your own display."))
        return Violation("4.5", _("You play on your own display; look at the others."))
    if which == "first":
        return Violation("8.1", _("First goes to whoever places a 6th box first."))
    if which not in KINDS:
        return Violation("1.5", _("That is no Scoring card."))
    return Violation(
        "9.1",
        _("This card is won at the end, by the largest group of {kind}.").format(kind=name(which)),
    )


@frozen
class _Desk:
    """One click: methods are named after the phase and what was clicked."""

    game: Game
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
            return self.refused(Violation("2.1", _("There is nothing to do with that.")))
        return self.refused(*self.game.explain(self.state, example[kind])[:1])

    def some_box(self, stack: int) -> Box:
        return Box(stack, "", 0, 0, "")

    @property
    def hand(self) -> str:
        return self.state.hands[self.player]

    def in_hand(self) -> bool:
        return 0 <= self.numbers[0] < len(self.hand)

    def no_card(self) -> Outcome:
        return self.refused(Violation("3.1", _("There is no card.")))

    # ---- Action Phase

    def action_tray(self) -> Outcome:
        slot, tray = self.numbers[0], self.state.tray
        give = self.selection.give
        if give is None and slot == len(tray):
            return self.refused(Violation("3.2", _("To swap, click the card you put down.")))
        row = tray if give is None else tray + self.hand[give]
        if not 0 <= slot < len(row):
            return self.no_card()
        if row[slot] == EMPTY:
            empty = _("This slot is empty. The tray is filled again at the end of a turn.")
            return self.refused(Violation("7.2", empty))
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
            return Outcome(NOTHING)
        tile = top_tile(self.state, stack)
        full = [v for v in self.game.explain(self.state, self.some_box(stack)) if v.clause == "8.3"]
        if tile is None:
            gone = _("This stack is empty, and stacks are never filled again.")
            return self.refused(Violation("4.1", gone))
        if full:
            return self.refused(*full)
        return Outcome(Selection(stack=stack, place=self.only_place()))

    def only_place(self) -> Place | None:
        """Where there is but one place for a box, it need not be chosen."""
        places = self.state.displays[self.player].open_places
        return places[0] if len(places) == 1 else None

    def bonus_hand(self) -> Outcome:
        if not self.in_hand():
            return self.no_card()
        if self.selection.stack is None:
            return self.refused(Violation("4.2", _("Choose a box first, then the cards to pay.")))
        return self.chosen(cards=_toggled(self.selection.cards, self.numbers[0]))

    def bonus_place(self) -> Outcome:
        if self.selection.stack is None:
            return self.refused(Violation("4.1", _("Choose a box first: the top of any stack.")))
        return self.put_box((self.numbers[0], self.numbers[1]))

    def put_box(self, place: Place) -> Outcome:
        broken = tuple(Violation(c, m) for c, m in place_problems(self.state, place))
        if broken:
            return self.refused(*broken)
        if place == self.selection.place:
            return self.bonus_confirm()
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
            return self.refused(Violation("5.3", _("Choose a box first; then you can turn it.")))
        if len(tile.faces) == 1:
            return self.refused(
                Violation("5.3", _("However you turn it, this box looks the same."))
            )
        return self.chosen(turn=(self.selection.turn + 1) % len(tile.faces))

    def bonus_pay(self) -> Outcome:
        tile = top_tile(self.state, self.selection.stack)
        if tile is None:
            return self.refused(Violation("4.1", _("Choose a box first: the top of any stack.")))
        ways = ways_to_pay(self.state, self.player, evolve(self.selection, cards=()))
        if not ways:
            fitting = "".join((Counter(self.hand) & Counter(tile.chocolates)).elements())
            return self.refused(*self.unpaid(fitting), target=f"stack:{self.selection.stack}")
        return self.chosen(cards=tuple(sorted(slots(self.hand, ways[0].cards))))

    def bonus_confirm(self) -> Outcome:
        chosen = self.selection
        if chosen.wild:
            if chosen.space is None:
                return self.refused(
                    Violation("6.1", _("Choose a space for the Wild.")), target="wild"
                )
            return self.act(PlaceWild(*chosen.space), target=spot("space", chosen.space))
        if chosen.stack is None:
            return self.refused(Violation("2.3", _("Choose a box or a Wild, or end your turn.")))
        cards = letters(self.hand, chosen.cards)
        if chosen.place is None:
            nowhere = Violation("4.5", _("Choose a place for the box in your display."))
            return self.refused(*self.unpaid(cards), nowhere, target=f"stack:{chosen.stack}")
        action = Box(chosen.stack, cards, *chosen.place, face(self.state, chosen))
        return self.act(action, target=f"stack:{chosen.stack}")

    def bonus_skip(self) -> Outcome:
        return self.act(Skip())

    def unpaid(self, cards: str) -> tuple[Violation, ...]:
        tile = top_tile(self.state, self.selection.stack)
        problems = payment_problems(self.hand, tile, cards) if tile else ()
        return tuple(Violation(clause, message) for clause, message in problems)

    # ---- End Phase

    def end_hand(self) -> Outcome:
        if not self.in_hand():
            return self.no_card()
        cards = _toggled(self.selection.cards, self.numbers[0])
        excess = to_discard(self.game, self.state)
        if len(cards) < excess:
            return Outcome(Selection(cards=cards))
        return self.act(Discard(letters(self.hand, cards)))


def to_discard(game: Game, state: State) -> int:
    """How many cards have to go in the End Phase, 0 at other times (clause 7.1)."""
    first = next(iter(game.actions(state)), None)
    return len(first.cards) if isinstance(first, Discard) else 0


def _toggled(chosen: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Without the item if it was there, else with it; ascending."""
    return tuple(sorted({item} ^ set(chosen)))
