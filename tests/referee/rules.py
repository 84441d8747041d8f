"""The referee: first-edition Chocolatiers once more, slowly, from the clauses alone.

A position is a dict: "player", "phase" ("action", "bonus", "end", "over"), "hands", "tray", "deck",
"discards" (lists of letters, the deck's next card first), "stacks" (lists of [spaces, points], the
top one first), "displays" (see `displays`), "wilds", "first_card", "sixth_in_turn" (the turn in
which a sixth box was placed, or None), "turn", "starter". An action is its line of text.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.referee import displays
from tests.referee.payments import payments
from tests.referee.pieces import PRINTED, box_of_the_game, less, printed, setup

Position = dict[str, Any]
Shuffle = Callable[[list[str], list[str]], list[str]]
"""Given the discards and what lies in the tray: the discards as a new deck."""


class Forbidden(ValueError):  # noqa: N818 (as the game's IllegalAction)
    """An action that the referee does not allow."""


# What can be done


def legal(position: Position) -> set[str]:
    """Every legal action, as text."""
    if position["phase"] == "action":
        return _takes(position) | _swaps(position) or {"skip"}  # clause 2.2
    if position["phase"] == "bonus":
        return _boxes(position) | _wilds(position) | {"skip"}  # clause 2.3
    if position["phase"] == "end":
        hand = _hand(position)
        chosen = combinations(hand, len(hand) - setup("hand_limit"))
        return {f"discard {printed(list(cards))}" for cards in chosen}  # clause 7.1
    return set()


def _hand(position: Position) -> list[str]:
    hand: list[str] = position["hands"][position["player"]]
    return hand


def _display(position: Position) -> displays.Display:
    display: displays.Display = position["displays"][position["player"]]
    return display


def _takes(position: Position) -> set[str]:
    """Clauses 3.1 and 3.3."""
    return {f"take {card}" for card in position["tray"]}


def _swaps(position: Position) -> set[str]:
    """Clauses 3.2 to 3.4: one card goes down, then any two that lie there come up."""
    found = set()
    for down in _hand(position):
        for pair in combinations([*position["tray"], down], 2):
            found.add(f"swap {down} {printed(list(pair))}")
    return found


def _boxes(position: Position) -> set[str]:
    """Clauses 4.1 to 5.6 and 8.3."""
    display, hand = _display(position), printed(_hand(position))
    if len(display["boxes"]) == setup("boxes_to_end"):
        return set()
    top, left = displays.corner(display)
    found = set()
    for n, stack in enumerate(position["stacks"]):
        for spaces, _points in stack[:1]:
            for cards in payments(hand, spaces.replace(".", "")):
                for row, column in displays.places(display):
                    for face in displays.faces(spaces):
                        found.add(f"box {n} {cards} {row - top} {column - left} {face}")
    return found


def _wilds(position: Position) -> set[str]:
    """Clauses 6.1 to 6.3."""
    if not position["wilds"][position["player"]]:
        return set()
    display = _display(position)
    top, left = displays.corner(display)
    return {
        f"wild {row - 2 * top} {column - 2 * left}"
        for (row, column), shown in display["spaces"].items()
        if shown != "*"
    }


# What it does


def play(position: Position, action: str, shuffle: Shuffle) -> Position:
    """The next position; the given one stays as it is. Raises Forbidden for an illegal action."""
    if action not in legal(position):
        raise Forbidden(action)
    after = deepcopy(position)
    word, *parts = action.split()
    if word in ("take", "swap"):
        _draw(after, give=parts[0] if word == "swap" else "", take=parts[-1])
        after["phase"] = "bonus"
    elif word == "skip" and position["phase"] == "action":
        after["phase"] = "bonus"
    elif word == "discard":
        _discard(after, parts[0])
        _end_turn(after, shuffle)
    else:
        if word == "box":
            _fill(after, int(parts[0]), parts[1], (int(parts[2]), int(parts[3])), parts[4])
        elif word == "wild":
            _place_wild(after, int(parts[0]), int(parts[1]))
        if len(_hand(after)) > setup("hand_limit"):
            after["phase"] = "end"
        else:
            _end_turn(after, shuffle)
    return after


def _draw(position: Position, give: str, take: str) -> None:
    """Take, or swap: the card put down lies in the tray before any is taken (clause 3.4)."""
    player = position["player"]
    position["hands"][player] = [*less(position["hands"][player], give), *take]
    position["tray"] = less([*position["tray"], *give], take)


def _discard(position: Position, cards: str) -> None:
    player = position["player"]
    position["hands"][player] = less(position["hands"][player], cards)
    position["discards"] = [*position["discards"], *cards]


def _fill(position: Position, stack: int, cards: str, place: tuple[int, int], face: str) -> None:
    """Pay, take the box, place it; the first sixth box takes First (clauses 4.1 to 4.5, 8.1)."""
    _discard(position, cards)
    _spaces, points = position["stacks"][stack].pop(0)
    display = _display(position)
    top, left = displays.corner(display)
    displays.put_box(display, (place[0] + top, place[1] + left), face, points)
    if len(display["boxes"]) == setup("boxes_to_end") and position["first_card"] is None:
        position["first_card"] = position["player"]
        position["sixth_in_turn"] = position["turn"]


def _place_wild(position: Position, row: int, column: int) -> None:
    """Clauses 6.1 and 6.3: what lies below counts no longer."""
    display = _display(position)
    top, left = displays.corner(display)
    display["spaces"][row + 2 * top, column + 2 * left] = "*"
    position["wilds"][position["player"]] -= 1


def _end_turn(position: Position, shuffle: Shuffle) -> None:
    """Refill, look whether that was the last turn, pass on (clauses 7.2 to 7.4, 8.2)."""
    tray, deck = position["tray"], position["deck"]
    while len(tray) < setup("tray") and (deck or position["discards"]):
        if not deck:
            deck += shuffle(position["discards"], tray)
            position["discards"] = []
        tray.append(deck.pop(0))
    players = len(position["hands"])
    sixth = position["sixth_in_turn"]
    if sixth is not None and position["turn"] == sixth + players - 1:
        position["phase"] = "over"
        return
    position["turn"] += 1
    position["phase"] = "action"
    position["player"] = (position["starter"] + position["turn"] - 1) % players


def last_turns(position: Position) -> int | None:
    """How many full turns are still to be played; None before a sixth box lies (clause 8.2)."""
    if position["sixth_in_turn"] is None:
        return None
    if position["phase"] == "over":
        return 0
    gone: int = position["turn"] - position["sixth_in_turn"]
    return len(position["hands"]) - max(1, gone)


# The start


def wrong_at_the_start(position: Position) -> list[str]:
    """What of clauses 1.1 to 1.6 this first position does not keep, in a few words each."""
    box, players = box_of_the_game(), len(position["hands"])
    hands = [card for hand in position["hands"] for card in hand]
    cards = [*hands, *position["tray"], *position["deck"]]
    tiles = [tuple(tile) for stack in position["stacks"] for tile in stack]
    known = [(tile["spaces"], tile["points"]) for tile in box["tiles"]]
    height = setup("stack_height")[str(players)]
    checks = {
        "1.1 cards": all(cards.count(kind) == box["cards"][kind] for kind in PRINTED),
        "1.1 no other cards": len(cards) == box["cards"]["total"],
        "1.1 hands": all(len(hand) == setup("hand") for hand in position["hands"]),
        "1.2 Wilds": position["wilds"] == [setup("wilds")] * players,
        "1.3 tray": len(position["tray"]) == setup("tray"),
        "1.3 discards": position["discards"] == [],
        "1.4 stacks": [len(s) for s in position["stacks"]] == [height] * setup("stacks"),
        "1.4 tiles": all(tiles.count(tile) <= known.count(tile) for tile in tiles),
        "5.1 displays": all(not display["boxes"] for display in position["displays"]),
        "2.1 first phase": (position["phase"], position["turn"]) == ("action", 1),
        "1.6 starter": position["player"] == position["starter"],
        "8.1 First": position["first_card"] is position["sixth_in_turn"] is None,
    }
    return [what for what, kept in checks.items() if not kept]
