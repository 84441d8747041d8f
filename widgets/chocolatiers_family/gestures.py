"""One click on the way to a box or a Wild in the display: what both editions answer alike.

An edition's composer says which click is answered how, and what else there is to do in a turn. The
sentences come from its `reasons`, so that each has the clause of its own rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from attrs import evolve, frozen

from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import Game, Violation
from widgets.chocolatiers_family.selection import (
    NOTHING,
    Position,
    Selection,
    face,
    fitting,
    letters,
    tile_at,
    tile_in_hand,
    ways_to_pay,
)
from widgets.chocolatiers_family.target_ids import box_place, slots, spot
from widgets.tabletop import Outcome as Led

Outcome = Led[Any, Selection]


class Reasons(Protocol):
    """The sentences of an edition, see `tutor.chocolatiers.reasons`."""

    def no_card(self) -> Violation: ...
    def display_full(self, game: Any, state: Any) -> tuple[Violation, ...]: ...
    def box_first(self, what: str) -> Violation: ...
    def looks_the_same(self) -> Violation: ...
    def no_place_chosen(self) -> Violation: ...
    def wrong_place(self, state: Any, place: Place) -> tuple[Violation, ...]: ...
    def unpaid(self, hand: str, tile: Tile | None, cards: str) -> tuple[Violation, ...]: ...
    def cannot_pay(self, hand: str, tile: Tile) -> tuple[Violation, ...]: ...
    def no_space_chosen(self) -> Violation: ...


MakeBox = Callable[[Any, str, int, int, str], Any]
"""An edition's action that fills a box: where it lies, the cards, row, column, face."""


@frozen
class Click:
    """A click of the player to act. `says`: the edition's reasons; `fill` makes its Box."""

    game: Game[Any, Any]
    state: Position
    player: int
    selection: Selection
    target: str
    numbers: tuple[int, ...]
    says: Reasons
    fill: MakeBox

    def chosen(self, **changes: Any) -> Outcome:
        """Choose something more, or something else."""
        return Outcome(evolve(self.selection, **changes))

    def refused(self, *broken: Violation, target: str = "") -> Outcome:
        """Refuse the click at this target."""
        return Outcome(self.selection, None, broken, target or self.target)

    def act(self, action: Any, target: str = "") -> Outcome:
        """Play the complete action, or refuse it with the rules it breaks."""
        broken = self.game.explain(self.state, action)
        return self.refused(*broken, target=target) if broken else Outcome(NOTHING, action)

    def taking(self, action: Any, tapped: tuple[int, ...]) -> Outcome:
        """Play an action that takes these cards of the tray. The rules know cards by their kind;
        where an equal one lies further left, what was tapped is kept, for the flights.
        """
        outcome, tray = self.act(action), self.state.tray
        cards = "".join(tray[slot] for slot in tapped if slot < len(tray))
        if outcome.action is None or set(slots(tray, cards)) <= set(tapped):
            return outcome
        return evolve(outcome, tapped=evolve(self.selection, taken=tapped))

    @property
    def hand(self) -> str:
        """The hand of who clicks."""
        return self.state.hands[self.player]

    def in_hand(self) -> bool:
        """Return whether the card that was clicked is there."""
        return 0 <= self.numbers[0] < len(self.hand)

    def no_card(self) -> Outcome:
        """Refuse a click on an empty place."""
        return self.refused(self.says.no_card())

    # ---- the box in hand

    def pick_box(self, none: Violation) -> Outcome:
        """Take a box in hand, or turn it if it is in hand already; `none`: why there is no
        box."""
        if self.target == self.selection.box:
            return self.rotate()
        tile = tile_at(self.state, self.target)
        if tile is None:
            return self.refused(none)
        full = self.says.display_full(self.game, self.state)
        if full:
            return self.refused(*full)
        cards = fitting(self.hand, tile, self.selection.cards)
        place = self.selection.place or self.only_place()
        return Outcome(Selection(box=self.target, cards=cards, place=place))

    def only_place(self) -> Place | None:
        """Return where there is but one place for a box, it need not be chosen."""
        places = self.state.displays[self.player].open_places
        return places[0] if len(places) == 1 else None

    def pay_with(self) -> Outcome:
        """Add the card to the payment, or take it back."""
        if not self.in_hand():
            return self.no_card()
        cards = toggled(self.selection.cards, self.numbers[0])
        return self.chosen(cards=cards, wild=False, space=None)

    def place(self) -> Outcome:
        """Choose a place for the box."""
        if not self.selection.box:
            return self.refused(self.says.box_first(""))
        return self.put_box((self.numbers[0], self.numbers[1]))

    def put_box(self, place: Place) -> Outcome:
        """Place the box there, or turn it if it lies there already."""
        broken = self.says.wrong_place(self.state, place)
        if broken:
            return self.refused(*broken)
        if place == self.selection.place:
            return self.rotate()
        return self.chosen(place=place)

    def rotate(self) -> Outcome:
        """Turn the box."""
        tile = tile_in_hand(self.state, self.selection)
        if tile is None:
            return self.refused(self.says.box_first("turn"))
        if len(tile.faces) == 1:
            return self.refused(self.says.looks_the_same())
        return self.chosen(turn=(self.selection.turn + 1) % len(tile.faces))

    def pay(self) -> Outcome:
        """Choose the cards of the cheapest payment."""
        tile = tile_in_hand(self.state, self.selection)
        if tile is None:
            return self.refused(self.says.box_first(""))
        nothing = evolve(self.selection, cards=())
        ways = ways_to_pay(self.state, self.player, self.selection)
        ways = ways or ways_to_pay(self.state, self.player, nothing)
        if not ways:
            lacking = self.says.cannot_pay(self.hand, tile)
            return self.refused(*lacking, target=self.selection.box)
        return self.chosen(cards=tuple(sorted(slots(self.hand, ways[0].cards))))

    def confirm_box(self) -> Outcome:
        """Fill the box and place it."""
        chosen = self.selection
        cards = letters(self.hand, chosen.cards)
        if chosen.place is None:
            tile = tile_in_hand(self.state, chosen)
            broken = (*self.says.unpaid(self.hand, tile, cards), self.says.no_place_chosen())
            return self.refused(*broken, target=chosen.box)
        where = box_place(chosen.box)
        action = self.fill(where, cards, *chosen.place, face(self.state, chosen))
        return self.act(action, target=chosen.box)

    # ---- the Wild in hand

    def space(self) -> Outcome:
        """Choose a space for the Wild; the place of its box while a box is in hand."""
        space = (self.numbers[0], self.numbers[1])
        if self.selection.box:
            return self.put_box((space[0] // 2, space[1] // 2))
        if self.selection.space == space:
            return self.confirm_wild()
        broken = self.game.explain(self.state, PlaceWild(*space))
        if broken:
            return self.refused(*broken)
        return Outcome(Selection(wild=True, space=space))

    def wild(self) -> Outcome:
        """Take a Wild in hand, or put it down."""
        if self.selection.wild:
            return Outcome(NOTHING)
        spaces = self.state.displays[self.player].spaces
        answers = [self.game.explain(self.state, PlaceWild(*s)) for s in spaces or ((0, 0),)]
        return Outcome(Selection(wild=True)) if () in answers else self.refused(*answers[0])

    def confirm_wild(self) -> Outcome:
        """Place the Wild."""
        space = self.selection.space
        if space is None:
            return self.refused(self.says.no_space_chosen(), target="wild")
        return self.act(PlaceWild(*space), target=spot("space", space))

    # ---- the end of a turn

    def discard(self, excess: int, made: Callable[[str], Any]) -> Outcome:
        """Choose a card to discard; discard them once there are `excess`."""
        if not self.in_hand():
            return self.no_card()
        cards = toggled(self.selection.cards, self.numbers[0])
        if len(cards) < excess:
            return Outcome(Selection(cards=cards))
        return self.act(made(letters(self.hand, cards)))


def toggled(chosen: tuple[int, ...], item: int) -> tuple[int, ...]:
    """Return the items without this one if it was there, else with it; ascending."""
    return tuple(sorted({item} ^ set(chosen)))
