"""One Factory written as a line, and the cheapest way to what one wants from it.

    Roaster Upgrader Chute - / O OO F C / - A3 B5 -

The Parts above tiles 1 to 4, what lies on the tiles, the Parts below; "-" is empty. Puzzles,
notebooks and tests start from such a line.
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolate_factory.actions import Action, Shift
from tutor.chocolate_factory.components import TILES as OUTSIDE
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.goods import is_pile, pile
from tutor.chocolate_factory.notation import parse_action
from tutor.chocolate_factory.operating import results
from tutor.chocolate_factory.parts import PRINTED
from tutor.chocolate_factory.planner import cheapest
from tutor.chocolate_factory.rules import legal_actions, successor, violations
from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.state import OPERATE, PLACES, RUN, TILES, Seat, State
from tutor.engine import IllegalAction, brief
from tutor.errors import PlainError
from tutor.i18n import _
from tutor.rich_display import shows

EMPTY = "-"
ROWS = ("above", "on", "below")


class FactoryError(PlainError):
    """A text or a figure that is no Factory; the message says what is wrong, and where."""


@shows("tutor.chocolate_factory.notebook_views:factory")
@attrs.frozen(repr=False)
class Factory:
    """A Factory in the Operate step of a Shift: the push is done.

    `places`: the Part of each of PLACES, None for an empty one. `belt`: the pile on each tile.
    `coal`: in the bunker. `store`: the pile in the store room. `shifts`: tiles still beside the
    entrance, so many Shifts follow this one. `used`: places whose Part has worked in this Shift.

    >>> Factory.parse("Roaster Upgrader Chute - / B O X - / - - - -", coal=2).best("X")
    (Drop(goods='X', tile=None),)
    """

    places: tuple[str | None, ...]
    belt: tuple[str, ...]
    coal: int = 0
    store: str = ""
    shifts: int = 0
    used: tuple[str, ...] = attrs.field(default=(), kw_only=True)
    cards: Components = attrs.field(factory=load_box, eq=False, kw_only=True)

    @classmethod
    def parse(
        cls,
        text: str,
        coal: int = 0,
        store: str = "",
        shifts: int = 0,
        *,
        used: Sequence[str] = (),
        cards: Components | None = None,
    ) -> Factory:
        """Read a Factory from its line. `cards`: of one's own components, else ours.

        Raises FactoryError, which says what is wrong, and in which row and column.
        """
        known = load_box() if cards is None else cards
        rows = [row.split() for row in str(text).split("/")]
        if len(rows) != len(ROWS) or any(len(row) != TILES for row in rows):
            raise FactoryError(
                _(
                    "Write four Parts above, four tiles and four Parts below, as in "
                    "“Roaster Upgrader Chute - / O OO F C / - A3 B5 -”."
                )
            )
        places = [_part(word, n, known) for n, word in enumerate((*rows[0], *rows[2]))]
        belt = [_tile(word, n) for n, word in enumerate(rows[1])]
        named = [card for card in places if card is not None]
        for card in named:
            if named.count(card) > 1:
                raise FactoryError(_("The Part {card} is there twice.").format(card=card))
        _check_count("coal", coal, 999)
        _check_count("shifts", shifts, OUTSIDE)
        if not is_pile(store):
            raise FactoryError(_("Store room: {why}").format(why=_no_goods(store)))
        for place in used:
            if place not in PLACES or places[PLACES.index(place)] is None:
                text = _("No Part at “{it}” can have worked: there is none.")
                raise FactoryError(text.format(it=brief(place)))
        goods = pile(store)
        return cls(tuple(places), tuple(belt), coal, goods, shifts, used=tuple(used), cards=known)

    def __str__(self) -> str:
        """Write the line again, an exact round trip."""
        places = [card or EMPTY for card in self.places]
        tiles = [tile or EMPTY for tile in self.belt]
        return " / ".join(" ".join(row) for row in (places[:TILES], tiles, places[TILES:]))

    def __repr__(self) -> str:
        more = f", coal={self.coal}, store={self.store!r}, shifts={self.shifts}"
        if self.used:
            more += f", used={self.used}"
        return f'Factory.parse("{self}"{more})'

    @property
    def seat(self) -> Seat:
        """The Factory as one player's things in a game."""
        return Seat(
            self.places,
            self.belt,
            self.shifts,
            self.used,
            pushed=True,
            store=self.store,
            coal=self.coal,
        )

    @property
    def state(self) -> State:
        """The Factory as a position of the game, in which nobody has anything else."""
        return State(0, 0, RUN, OPERATE, 0, (self.seat, self.seat), ())

    def actions(self) -> tuple[Action, ...]:
        """List what can be done now: operate, use the Chute, trade, and push while tiles are left.

        >>> len(Factory.parse("Roaster Upgrader Chute - / B O K - / - - - -", coal=2).actions())
        4
        """
        last = Shift() if not self.shifts else None  # it would end the run
        return tuple(it for it in legal_actions(self.state, self.cards) if it != last)

    def after(self, action: Action | str) -> Factory:
        """Return the Factory after an action, which may be its text: "op t1 B>O", "chute K",
        "shift".

        Raises IllegalAction, which says why and names the rule; ActionError for what is no action;
        FactoryError for a push without a tile.
        """
        wanted = parse_action(action) if isinstance(action, str) else action
        if isinstance(wanted, Shift) and not self.shifts:
            raise FactoryError(_("No tile is left to push: the run is over."))
        broken = violations(self.state, wanted, self.cards)
        if broken:
            raise IllegalAction(broken)
        seat = successor(self.state, wanted, self.cards).players[0]
        return attrs.evolve(
            self,
            belt=seat.belt,
            coal=seat.coal,
            store=seat.store,
            shifts=seat.outside,
            used=seat.used,
        )

    def best(self, goods: str) -> tuple[Action, ...] | None:
        """Find the cheapest run of this Shift after which these lie in the store room.

        `goods`: letters in any order, with those that lie there already. Cheapest: least coal, then
        fewest actions. Gives the actions, or None where it cannot be done. Raises FactoryError.
        """
        return cheapest(self.seat, _wanted(goods), self.cards, pushes=0)

    def best_day(self, goods: str) -> tuple[Action, ...] | None:
        """Find the cheapest run of this Shift and those that follow, as `best` does for one.

        What the last tiles carry out of the Factory counts as soon as it is pushed out.
        """
        return cheapest(self.seat, _wanted(goods), self.cards, pushes=self.shifts)


def outcomes(part: str, tile: str, *, cards: Components | None = None) -> list[str]:
    """List every result of operating a Part over what lies on a tile: each pile once.

    `part`: its id, or the name of a printed one. `tile`: letters in any order. Raises FactoryError
    for a Part or a chocolate that does not exist.

    >>> outcomes("A4", "FK")
    ['KN', 'FNN']
    """
    known = load_box() if cards is None else cards
    if part not in known.parts:
        raise FactoryError(_no_part(part, known))
    if not is_pile(tile):
        raise FactoryError(_no_goods(tile))
    return list(results(known.parts[part], pile(tile)))


def _part(word: str, n: int, cards: Components) -> str | None:
    if word == EMPTY:
        return None
    where = _("at {place}").format(place=PLACES[n])
    if word not in cards.parts:
        raise FactoryError(f"{_no_part(word, cards)} ({where})")
    if word in PRINTED and PRINTED_PLACES[n] != word:
        right = PLACES[PRINTED_PLACES.index(word)]
        text = _("The printed {part} belongs to {right}, not {where}.")
        raise FactoryError(text.format(part=word, right=right, where=where))
    return word


def _no_part(word: object, cards: Components) -> str:
    text = _("There is no Part “{it}”; Parts are Roaster, Upgrader, Chute and {ids}.")
    ids = [card for card in cards.parts if card not in PRINTED]
    return text.format(it=brief(word), ids=f"{ids[0]} … {ids[-1]}")


def _tile(word: str, n: int) -> str:
    if word != EMPTY and not is_pile(word):
        raise FactoryError(_("Tile {n}: {why}").format(n=n + 1, why=_no_goods(word)))
    return "" if word == EMPTY else pile(word)


def _no_goods(it: object) -> str:
    text = _("Chocolates are letters of B, O, K, F, C, N, X, not “{it}”.")
    return text.format(it=brief(it))


def _wanted(goods: str) -> str:
    if not is_pile(goods):
        raise FactoryError(_no_goods(goods))
    return pile(goods)


def _check_count(name: str, value: object, most: int) -> None:
    if type(value) is not int or not 0 <= value <= most:
        text = _("{name} must be a whole number from 0 to {most}, not {it}.")
        raise FactoryError(text.format(name=name, most=most, it=brief(value)))
