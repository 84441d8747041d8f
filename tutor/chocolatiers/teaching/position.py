"""Positions for lessons: an author names the pieces that matter, the rest is filled in.

Every card and every tile comes out of one game's box, so that what a learner sees can be laid out
on a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.setup import start
from tutor.chocolatiers.state import ACTION, BONUS, END, State
from tutor.chocolatiers.status import status
from tutor.chocolatiers_family.kinds import EMPTY, in_order
from tutor.chocolatiers_family.teaching.position import SEED, Cards, Other, display_of, from_pool
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import brief
from tutor.i18n import _
from tutor.kit.shuffling import shuffled
from tutor.lessons.story import PositionError


def other(
    display: str = "",
    hand: str | None = None,
    wilds: int | None = None,
    points: Sequence[int] | None = None,
) -> Other:
    """Describe another player at the table; a hand that is not given is 3 cards from the deck."""
    return Other(display, hand, wilds, points)


def position(
    *,
    display: str = "",
    hand: str = "",
    tray: str = "",
    stacks: Sequence[str] = (),
    wilds: int | None = None,
    phase: str = ACTION,
    players: int | None = None,
    others: Sequence[Other] = (),
    deck: str = "",
    discards: str = "",
    deck_empty: bool = False,
    player: int = 0,
    first_card: int | None = None,
    last_turns: int | None = None,
    points: Sequence[int] | None = None,
    wild_chain: bool = True,
) -> State:
    """Return a position with the learner as player 0.

    `tray`: six slots, "." an empty one; "" deals them, one slot left empty if the phase is later
    than the one in which a card is taken. `stacks`: top boxes from the left,
    "" for an empty stack; what is under them and the stacks not given are filled in. `wilds`:
    unplaced ones, all that are not on the display if not given. `deck`: the next cards; the cards
    that lie nowhere else follow, or join the discards if `deck_empty`. `points` of the display's
    boxes, in reading order, are needed only for boxes that are not in the game's box (then write
    such a box on a stack with its points: "TTTT:4").

    Raises PositionError for pieces that are not there, DisplayError for a wrong display.
    """
    components = load_components()
    count = players or max(2, len(others) + 1)
    if len(others) >= count or count not in components.players:
        raise PositionError(_("{n} players do not fit.").format(n=brief(count)))
    seats = [Other(display, in_order(hand), wilds, points), *others]
    seats += [Other()] * (count - len(seats))
    pool = list(components.tiles)
    displays = tuple(display_of(seat, pool, wild_chain) for seat in seats)
    tops = [top_of(text, pool) for text in stacks]
    placed = sum(len(d.points) for d in displays)
    cards = Cards(components.cards)
    known = [None if seat.hand is None else cards.take(seat.hand) for seat in seats]
    slots = cards.take(tray) if tray else ""
    next_cards, thrown = cards.take(deck), cards.take(discards)
    hands = tuple(cards.deal(components.hand) if h is None else in_order(h) for h in known)
    slots = slots or _tray(cards, components.tray, phase)
    rest = cards.deal(len(cards.left))
    state = State(
        player=player,
        phase=phase,
        hands=hands,
        tray=slots,
        deck="" if deck_empty else next_cards + rest,
        discards=thrown + rest if deck_empty else thrown,
        stacks=_stacks(tops, pool, placed, components, count),
        displays=displays,
        wilds=tuple(
            components.wilds - d.wilds if seat.wilds is None else seat.wilds
            for d, seat in zip(displays, seats, strict=True)
        ),
        first_card=first_card,
        last_turns=last_turns,
        turn=max(len(d.points) + d.wilds for d in displays) * count + player + 1,
        seed=SEED,
        shuffles=2,
    )
    reasons = status(state, components, own_tiles=True)
    if reasons:
        raise PositionError(" ".join(f"{r.message} [{r.clause}]" for r in reasons))
    return state


def table(players: int, seed: int = SEED, first: int = 0) -> State:
    """Return a table that has just been set (clauses 1.1 to 1.6). Raises what `Game.start`
    raises."""
    return start(load_components(), players, seed, first)


def _tray(cards: Cards, slots: int, phase: str) -> str:
    """Fresh slots; the card that was taken in the Action Phase is missing (clauses 2.2, 7.2)."""
    return cards.deal(slots - 1) + EMPTY if phase in (BONUS, END) else cards.deal(slots)


def top_of(text: str, pool: list[Tile]) -> tuple[Tile, ...]:
    """Return the top of a stack as a stack of one; () for an empty one."""
    if not text:
        return ()
    spaces, _colon, points = text.partition(":")
    return (Tile(spaces, from_pool(spaces, pool, int(points) if points else None)),)


def _stacks(
    tops: Iterable[tuple[Tile, ...]],
    pool: Sequence[Tile],
    placed: int,
    components: Components,
    players: int,
) -> tuple[tuple[Tile, ...], ...]:
    """Stacks with as many tiles as the game has left, shared out evenly (clause 1.4).

    Those that were given stay; others are empty where no tile is left for them.
    """
    height = components.stack_height[players]
    under = shuffled(pool, SEED, 1)
    stacks = list(tops)
    left = components.stacks * height - placed - sum(map(len, stacks))
    while len(stacks) < components.stacks:
        stacks.append((under.pop(),) if left > 0 else ())
        left -= 1
    open_to_more = [n for n, stack in enumerate(stacks) if stack]
    order = Counter(open_to_more[n % len(open_to_more)] for n in range(left) if open_to_more)
    return tuple(
        stack + tuple(under.pop() for _n in range(min(order[n], height - 1)) if under)
        for n, stack in enumerate(stacks)
    )
