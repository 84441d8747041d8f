"""The last round: one or two rivals play after you, and their hands are hidden.

A turn is worth the least lead over all hands they can hold, all that can turn up, and all that they
do with it. What one of them uses the other cannot: a card of the unseen, one of the tray, a box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

from tests.chocolatiers.puzzles.slow.rules import (
    KINDS,
    PIECES,
    has,
    less,
    unseen_cards,
    unseen_together,
)
from tests.chocolatiers.puzzles.slow.turns import (
    End,
    TooLargeError,
    all_turns,
    box_placed,
    lead,
    seat,
    wilds_placed,
)
from tutor.chocolatiers import Action, State, Tile
from tutor.chocolatiers.puzzles.model import Task

Fill = tuple[int, Tile]
"""A box a rival fills: from which stack, and which one it is."""


def last_round(task: Task) -> dict[Action, int]:
    """Last round: you, then the rivals. Be sure of the most, whatever they hold."""
    return {
        action: _worst(task.state, after, task.player) for action, after in all_turns(task.state)
    }


def _worst(before: State, after: State, me: int) -> int:
    """The least lead over all that the rivals may be able to do, the worst tried first."""
    still = after.last_turns or 0
    rivals = [(me + 1 + n) % after.players for n in range(still)]
    ends = {player: seat(after, player).end() for player in range(after.players)}
    chances = [_chances(before, after, rival) for rival in rivals]
    outcomes = sorted(
        (lead({**ends, **dict(zip(rivals, reached, strict=True))}, me), reached)
        for reached in product(*chances)
    )
    for value, reached in outcomes:
        fills = [chances[n][end] for n, end in enumerate(reached)]
        if any(_can_be(before, after, rivals, each) for each in product(*fills)):
            return value
    raise AssertionError("To do nothing is always possible.")


def _chances(before: State, after: State, rival: int) -> dict[End, list[Fill | None]]:
    """How a rival may end up, and each box that leads there; None if it takes no box."""
    own = seat(after, rival)
    found: dict[End, list[Fill | None]] = {placed.end(): [None] for placed in wilds_placed(own)}
    for number, stack in enumerate(after.stacks):
        tops = [stack[0]] if stack and "?" not in stack[0].spaces else []
        # A box that is covered now may be on top when it is this rival's turn.
        under = PIECES.tiles if len(stack) > 1 or (stack and not tops) else ()
        for tile in (*tops, *(t for t in under if unseen_together(before, (t,)))):
            for placed in box_placed(own, tile, False):
                found.setdefault(placed.end(), []).append((number, tile))
    return found


def _can_be(
    before: State, after: State, rivals: Sequence[int], fills: Sequence[Fill | None]
) -> bool:
    """Whether there are hands, and a deck, and boxes under those in sight, for all of this."""
    if not any(fills):
        return True
    hidden = _hidden_ones(after, [fill for fill in fills if fill is not None])
    if hidden is None or not unseen_together(before, hidden):
        return False
    known = after.tray.replace("?", "").replace(".", "")
    if before.tray.count(".") + len(rivals) - 1 > len(before.deck):
        raise TooLargeError  # the discards would be shuffled before the last of them plays
    pool = "".join(sorted(unseen_cards(before).elements()))
    hands = tuple(len(after.hands[rival]) for rival in rivals)
    needs = tuple("" if fill is None else fill[1].spaces.replace(".", "") for fill in fills)
    return _paid(hands, needs, "".join(sorted(known)), after.tray.count("?"), pool)


def _hidden_ones(after: State, fills: Sequence[Fill]) -> tuple[Tile, ...] | None:
    """The boxes among these that nobody sees yet; None if one is not on top when it is taken."""
    depth: Counter[int] = Counter()
    hidden = []
    for number, tile in fills:
        stack = after.stacks[number]
        if depth[number] >= len(stack):
            return None
        lies = stack[depth[number]]
        if "?" in lies.spaces:
            hidden.append(tile)
        elif lies != tile:
            return None
        depth[number] += 1
    return tuple(hidden)


@lru_cache(maxsize=1 << 16)
def _paid(
    hands: tuple[int, ...], needs: tuple[str, ...], known: str, fresh: int, pool: str
) -> bool:
    """Whether each rival in turn can pay for what they need ("": nothing), all from one deal.

    `pool`: the unseen cards that are not yet told where they are; each of them may still be in
    any hidden hand, or turn up in the tray.
    """
    if not hands:
        return True
    if not any(needs):
        return True
    # Whoever cannot pay even if all others need nothing cannot pay beside them.
    alone = [tuple(n if i == me else "" for i, n in enumerate(needs)) for me in range(len(needs))]
    if len([n for n in needs if n]) > 1 and not all(
        _paid(hands, each, known, fresh, pool) for each in alone
    ):
        return False
    return any(
        _paid(hands[1:], needs[1:], open_left, fresh_left, pool_left)
        for open_left, fresh_left, pool_left in _after(hands[0], needs[0], known, fresh, pool)
    )


@lru_cache(maxsize=1 << 12)
def _after(
    hand: int, need: str, known: str, fresh: int, pool: str
) -> frozenset[tuple[str, int, str]]:
    """The tray's open cards, its others and the pool, after each way in which one rival pays."""
    found, slots = set(), len(known) + fresh
    for paid in prices(need) if need else ("",):
        if len(paid) > hand + 1 or not has(known + pool, paid):
            continue
        for open_taken, fresh_taken in _taken(known, fresh):
            swap = len(open_taken) + fresh_taken == 2
            # In a swap a card goes down, which is one of the hidden hand, and pays for nothing.
            held = hand - swap
            for from_open in _some(open_taken):
                rest = less(paid, from_open)
                fits = has(paid, from_open) and len(rest) <= held + fresh_taken
                if held >= 0 and fits and has(pool, rest):
                    left = less(known, open_taken)
                    found.add((left, slots - len(left), less(pool, rest)))
    return frozenset(found)


def _taken(known: str, fresh: int) -> Iterator[tuple[str, int]]:
    """What an action takes from the tray: one card, or two in a swap; known ones, and how many of
    the others.
    """
    for number in (1, 2):
        for turned_up in range(min(fresh, number) + 1):
            for cards in sorted(set(combinations(known, number - turned_up))):
                yield "".join(cards), turned_up


def _some(cards: str) -> set[str]:
    return {"".join(part) for n in range(len(cards) + 1) for part in combinations(cards, n)}


@cache
def prices(chocolates: str) -> list[str]:
    """Every set of cards that pays: for each chocolate its own card, or two alike (4.2 to 4.4)."""
    ways = [(chocolate, *(kind * 2 for kind in KINDS)) for chocolate in chocolates]
    prices = {"".join(sorted("".join(each))) for each in product(*ways)}
    return sorted(prices, key=lambda cards: (len(cards), cards))
