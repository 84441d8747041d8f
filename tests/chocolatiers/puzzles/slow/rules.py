"""The rules as they are written, told once more: groups by networkx, points by adding, payments by
trying. Nothing here is quick, and nothing is taken from what makes or judges puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

import networkx as nx

from tutor.chocolatiers import KINDS, Display, State, Tile
from tutor.chocolatiers.actions import Box
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers_family.actions import PlaceWild

GAME = Chocolatiers.from_file()
PIECES = GAME.components
FULL = PIECES.boxes_to_end

Answers = dict[str, bool]
"""Every answer that can be given, and whether it meets the words."""


@lru_cache(maxsize=1 << 16)
def sizes(rows: tuple[str, ...]) -> dict[str, int]:
    """The largest group of each kind on a display (9.1, 9.2, 9.4; Wilds: 6.4, 6.5)."""
    shown = {(r, c): s for r, row in enumerate(rows) for c, s in enumerate(row)}
    found = {}
    for kind in KINDS:
        board: nx.Graph[tuple[int, int]] = nx.Graph()
        board.add_nodes_from(place for place, s in shown.items() if s in (kind, "*"))
        for r, c in list(board):
            board.add_edges_from(((r, c), n) for n in ((r + 1, c), (r, c + 1)) if n in board)
        groups = nx.connected_components(board)
        found[kind] = max(
            (len(group) for group in groups if any(shown[place] == kind for place in group)),
            default=0,
        )
    return found


def winner(kind: str, displays: Sequence[Display]) -> int | None:
    """Who gets the card of a kind; nobody on a tie, or where nobody shows it (9.3, 9.4)."""
    groups = [sizes(display.rows)[kind] for display in displays]
    alone = max(groups) > 0 and groups.count(max(groups)) == 1
    return groups.index(max(groups)) if alone else None


def tied(kind: str, displays: Sequence[Display]) -> bool:
    """Whether two or more tie for the largest group (9.3)."""
    groups = [sizes(display.rows)[kind] for display in displays]
    return max(groups) > 0 and groups.count(max(groups)) > 1


def results(state: State) -> list[tuple[int, int]]:
    """(points, Scoring cards) of each player, as the table stands (10.1, 10.2, 10.4)."""
    cards = Counter(
        {kind: who for kind in KINDS if (who := winner(kind, state.displays)) is not None}
    )
    found = []
    for player, display in enumerate(state.displays):
        won = [kind for kind, who in cards.items() if who == player]
        won += ["first"] if state.first_card == player else []
        points = sum(PIECES.scoring[card] for card in won)
        found.append((sum(display.points) + points + state.wilds[player], len(won)))
    return found


def lead(state: State, player: int) -> int:
    """Own total less the best rival's, as the table stands."""
    totals = [points for points, _cards in results(state)]
    return totals.pop(player) - max(totals)


def pays(cards: str, chocolates: str) -> bool:
    """Whether exactly these cards pay: one of its kind for each, or two alike (4.2 to 4.4)."""
    if not chocolates:
        return not cards
    first, others = chocolates[0], chocolates[1:]
    pairs = [kind * 2 for kind in KINDS]
    return any(
        set(paid) <= set(cards) and has(cards, paid) and pays(less(cards, paid), others)
        for paid in (first, *pairs)
    )


def has(cards: str, some: str) -> bool:
    """Whether these cards hold those."""
    return all(cards.count(card) >= some.count(card) for card in some)


def less(cards: str, gone: str) -> str:
    """The cards without those that are gone."""
    for card in gone:
        cards = cards.replace(card, "", 1)
    return cards


@cache
def payments(hand: str, chocolates: str) -> frozenset[str]:
    """Every set of cards of this hand that pays; cards in printed order."""
    return frozenset(
        in_order(some)
        for number in range(len(chocolates), min(len(hand), 2 * len(chocolates)) + 1)
        for some in set(combinations(in_order(hand), number))
        if pays(in_order(some), chocolates)
    )


def in_order(cards: Iterable[str]) -> str:
    """The cards in printed order."""
    return "".join(sorted(cards, key=KINDS.index))


def hands_of(number: int, pool: Counter[str]) -> Iterator[str]:
    """Every different hand of so many cards from a pool."""
    for cards in combinations_with_replacement(KINDS, number):
        if not Counter(cards) - pool:
            yield "".join(cards)


def unseen_cards(state: State) -> Counter[str]:
    """The cards that lie nowhere in sight: in hidden hands, or in the deck."""
    return Counter(PIECES.cards) - Counter("".join((*state.hands, state.tray, state.discards)))


def unseen_tiles(state: State) -> list[Tile]:
    """The boxes each of which may lie under another."""
    return [tile for tile in PIECES.tiles if unseen_together(state, (tile,))]


@lru_cache(maxsize=1 << 12)
def unseen_together(state: State, hidden: tuple[Tile, ...]) -> bool:
    """Whether these boxes may all lie out of sight: then what is in sight can be matched, each box
    with another of the game's tiles, where a Wild may hide any chocolate.
    """
    if len(set(hidden)) < len(hidden):
        return False  # the game has no two alike
    seen = [
        (display.face(*place), points)
        for display in state.displays
        for place, points in zip(display.boxes, display.points, strict=True)
    ]
    seen += [(s[0].spaces, s[0].points) for s in state.stacks if s and "?" not in s[0].spaces]
    tops = list(range(len(seen)))
    board: nx.Graph[int | Tile] = nx.Graph()
    board.add_nodes_from(tops)
    board.add_edges_from(
        (top, tile)
        for top in tops
        for tile in PIECES.tiles
        if tile not in hidden and looks_like(*seen[top], tile)
    )
    return len(nx.bipartite.maximum_matching(board, tops)) == 2 * len(seen)


def looks_like(face: str, points: int, tile: Tile) -> bool:
    """Whether a box in sight can be this tile, turned in some way."""
    return tile.points == points and any(
        all(s in ("*", printed) for s, printed in zip(face, turned, strict=True))
        for turned in turned_faces(tile)
    )


def turned_faces(tile: Tile) -> set[str]:
    """A box as it is, and turned by one, two and three quarters (5.3)."""
    a, b, c, d = tile.spaces
    return {a + b + c + d, c + a + d + b, d + c + b + a, b + d + a + c}


def before_the_bonus(state: State) -> list[State]:
    """The positions in which the player to act has the bonus before them."""
    if state.phase == "bonus":
        return [state]
    return [GAME.apply(state, action) for action in GAME.actions(state)]


def wild_placed(state: State) -> dict[str, State]:
    """The table after each Wild that the player to act can place now, by their display."""
    start = before_the_bonus(state)[0]
    return {
        str(then.displays[state.player]): then
        for action in GAME.actions(start)
        if isinstance(action, PlaceWild)
        for then in (GAME.apply(start, action),)
    }


def box_placed(state: State, stack: int) -> dict[str, State]:
    """The table after each way to fill and place the top box of a stack, by their display."""
    return {
        str(then.displays[state.player]): then
        for start in before_the_bonus(state)
        for action in GAME.actions(start)
        if isinstance(action, Box) and action.stack == stack
        for then in (GAME.apply(start, action),)
    }
