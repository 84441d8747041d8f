"""The search from a position of a game: what each turn of the player to act is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import attrs

from tutor.chocolatiers.actions import Action, Skip
from tutor.chocolatiers.components import Components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles.search.lead import FAR, Search, lead
from tutor.chocolatiers.puzzles.search.table import (
    Node,
    SearchError,
    deck_lasts,
    node,
    queue_after,
    unseen_cards,
    unseen_tiles,
)
from tutor.chocolatiers.puzzles.search.turns import End, holder
from tutor.chocolatiers.state import ACTION, BONUS, OVER, State
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _

Turn = tuple[Action, ...]
"""The actions of a turn from here to its end."""
MOST_LOOKED_AT = 300_000
"""Several times what any puzzle of a game has needed; a quarter of a minute."""


@attrs.frozen
class Found:
    """What the search found.

    `best`: every turn worth `value`, which no turn is worth more than. `runner_up`: what the next
    best is worth, None if all are alike. `turns`: how many there are.
    """

    best: tuple[Turn, ...]
    value: int
    runner_up: int | None
    turns: int


@attrs.frozen
class Root:
    """A position to search from, as its player sees it, and all that may be hidden in it."""

    state: State
    components: Components
    cards: str
    tiles: tuple[Tile, ...]

    def node(self, after: State) -> Node:
        """Return the position after a turn."""
        queue = queue_after(self.state)
        if after.first_card == self.state.player:  # no second turn, clause 8.2
            queue = tuple(p for p in queue if p != self.state.player)
        return node(after, queue, self.cards, self.tiles, self.components)


def root(state: State, components: Components) -> Root:
    """Return where a search begins. Raises SearchError for a position that it cannot begin
    with."""
    if state.phase not in (ACTION, BONUS):
        raise SearchError(_("No turn is to be played here."))
    if not deck_lasts(state):
        raise SearchError(_("The deck runs out before the points are counted."))
    return Root(state, components, unseen_cards(state, components), unseen_tiles(state, components))


def turns(state: State, components: Components) -> Iterator[tuple[Turn, State]]:
    """Yield every turn there is from here on, and the position after it."""
    for action in legal_actions(state, components):
        following = successor(state, action, components)
        if following.phase == OVER or following.turn != state.turn:
            yield (action,), following
        else:
            for rest, end in turns(following, components):
                yield (action, *rest), end


@attrs.frozen
class Choices:
    """All turns of the player to act, one search for all of them. `by_node`: the turns that lead
    to each position, after which one stands best first.
    """

    search: Search
    by_node: Mapping[Node, Sequence[Turn]]

    def best_of(self, some: Collection[Turn]) -> int:
        """Return what the best of these turns is worth."""
        most = -FAR
        for each in self._reached(some):
            most = max(most, self.search.sure(each, low=most))
        return most

    def reach(self, least: int, some: Collection[Turn] | None = None) -> bool:
        """Return whether one of these turns, of all without `some`, is worth that much. Much faster
        than `found`, since nobody asks by how much.
        """
        these = self.by_node if some is None else self._reached(some)
        return any(self.search.sure(each, least - 1, least) >= least for each in these)

    def _reached(self, some: Collection[Turn]) -> list[Node]:
        known = set(some)
        return [each for each, turns in self.by_node.items() if not known.isdisjoint(turns)]

    def found(self) -> Found:
        """Return the best turns, all of them, proven."""
        best, runner_up = -FAR, -FAR
        values: dict[Node, int] = {}
        for each in self.by_node:
            value = self.search.sure(each, low=runner_up)
            values[each] = value
            if value > best:
                best, runner_up = value, best
            elif runner_up < value < best:
                runner_up = value
        return Found(
            tuple(t for each, turns in self.by_node.items() if values[each] == best for t in turns),
            best,
            None if runner_up == -FAR else runner_up,
            sum(map(len, self.by_node.values())),
        )


def choices(state: State, components: Components) -> Choices:
    """Return the turns of the player to act, to be searched. Raises SearchError, and so does the
    search where too much is unknown.
    """
    begin = root(state, components)
    by_node: dict[Node, list[Turn]] = {}
    for turn, after in turns(state, components):
        by_node.setdefault(begin.node(after), []).append(turn)
    ordered = sorted(
        by_node, key=lambda n: lead(n.seats, n.first, state.player, components), reverse=True
    )
    search = Search(state.player, components, most=MOST_LOOKED_AT)
    return Choices(search, {each: by_node[each] for each in ordered})


def found(state: State, components: Components) -> Found:
    """Return the best turns of the player to act, all of them, proven. Raises SearchError."""
    return choices(state, components).found()


@attrs.frozen
class Line:
    """How it goes on after a turn if everybody plays best: `played`, by whom, and the table then.

    Sequences are indexed by player. `value`: the lead that is sure.
    """

    value: int
    played: tuple[tuple[int, End], ...]
    displays: tuple[Display, ...]
    wilds: tuple[int, ...]
    first: int | None


def worth(state: State, turn: Turn, components: Components) -> int:
    """Return what one whole turn is worth. Raises SearchError."""
    return _search(state, components).sure(_node(state, turn, components))


def line(state: State, turn: Turn, components: Components) -> Line:
    """Return how it goes on after this turn. Raises SearchError."""
    search, node = _search(state, components), _node(state, turn, components)
    after = _after(state, turn, components)
    displays, wilds, first = list(after.displays), list(after.wilds), after.first_card
    played = search.line(node)
    for mover, end in played:
        seat = node.seats[mover]
        first = holder(seat, mover, end, first, components)
        displays[mover] = shown(displays[mover], end)
        wilds[mover] -= isinstance(end.spot, PlaceWild)
    return Line(search.sure(node), tuple(played), tuple(displays), tuple(wilds), first)


def shown(display: Display, end: End) -> Display:
    """Return the display after the end of a turn."""
    if isinstance(end.spot, PlaceWild):
        return display.with_wild(end.spot.row, end.spot.column)
    if isinstance(end.spot, Skip) or end.offer is None:
        return display
    return display.with_box(*end.spot, end.offer[1].points)


def _search(state: State, components: Components) -> Search:
    return Search(state.player, components)


def _after(state: State, turn: Turn, components: Components) -> State:
    for action in turn:
        state = successor(state, action, components)
    return state


def _node(state: State, turn: Turn, components: Components) -> Node:
    return root(state, components).node(_after(state, turn, components))
