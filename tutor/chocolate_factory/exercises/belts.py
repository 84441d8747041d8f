"""Tasks about the belt: a push, the chain of upgrades, the way to the Chute, coal."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.exercises.forms import belt
from tutor.chocolate_factory.exercises.game import GAME
from tutor.chocolate_factory.goods import NEXT
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, number_or_none

Pushed = tuple[list[str], str]

PUSH = Exercise(
    "push(belt)",
    N_("The four tiles after a Bean was loaded and pushed in, and what fell into the store room."),
    N_("a list of four texts, and a text"),
    (
        (["", "", "", ""],),
        (["B", "", "", ""],),
        (["O", "K", "", "C"],),
        (["B", "", "FX", "KN"],),
    ),
    lambda tiles: (["B", *tiles[:3]], tiles[3]),
    belt,
    N_("Every tile moves one to the right, with all that lies on it."),
    "7.3",
    (
        Slip(
            lambda tiles: ([*tiles[1:], "B"], tiles[0]),
            N_("The entrance is on the left: tiles move to the right."),
            "7.3",
        ),
        Slip(
            lambda tiles: (["", *tiles[:3]], tiles[3]),
            N_("The tile that is pushed in carries a Bean."),
            "7.2",
        ),
        Slip(
            lambda tiles: (["B", *tiles[:3]], ""),
            N_("What lies on the last tile falls into the store room."),
            "7.3",
        ),
        Slip(
            lambda tiles: (["B", *tiles[:2], tiles[2] + tiles[3]], ""),
            N_("The last tile leaves; nothing piles up in front of the exit."),
            "7.3",
        ),
        Slip(
            lambda tiles: (["B" + tiles[0], *tiles[1:]], ""),
            N_("The Bean comes on a tile of its own, which pushes the others on."),
            "7.2",
        ),
    ),
    game=GAME,
)


def _ways(start: str, goal: str) -> int:
    return 1 if start == goal else sum(_ways(following, goal) for following in NEXT[start])


def _fewest(start: str, goal: str) -> int:
    """Return how many upgrades lie between, 0 if none leads there."""
    level, steps = {start}, 0
    while level and goal not in level:
        level, steps = {kind for each in level for kind in NEXT[each]}, steps + 1
    return steps if level else 0


WAYS = Exercise(
    "ways(start, goal)",
    N_("How many ways of upgrading lead from one chocolate to another, 0 if none does."),
    N_("a whole number"),
    (("O", "K"), ("B", "F"), ("O", "C"), ("B", "X"), ("K", "X"), ("K", "F"), ("X", "B")),
    _ways,
    number,
    N_("Cocoa can become either Bar, each Bar either Wrapped, and both Wrapped can be Boxed."),
    "4.1",
    (
        Slip(
            _fewest,
            N_("That is the number of upgrades on one way. How many ways are there?"),
            "4.1",
        ),
        Slip(
            lambda start, goal: min(_ways(start, goal), 1),
            N_("At Cocoa and at a Bar you choose: each choice is a way of its own."),
            "8.2",
        ),
        Slip(
            lambda start, goal: len(set(NEXT[start])) if _ways(start, goal) else 0,
            N_("The next chocolate may have a choice, too."),
            "8.2",
        ),
        Slip(
            lambda start, goal: _ways(start, goal) or _ways(goal, start),
            N_("The chain has one direction: nothing is made of Boxed."),
            "4.1",
        ),
    ),
    game=GAME,
)


def pushes(tile: int, chute: int | None) -> int:
    """Return how many pushes a chocolate is from the store room."""
    return chute - tile if chute is not None and tile <= chute else 5 - tile


PUSHES = Exercise(
    "pushes(tile, chute)",
    N_(
        "A chocolate lies on tile 1 to 4, and the Chute is above tile `chute`, None if it is "
        "covered. After how many further pushes can the chocolate be in the store room, at the "
        "earliest?"
    ),
    N_("a whole number"),
    ((1, 3), (3, 3), (2, 1), (4, 3), (1, None), (4, None), (2, 2)),
    pushes,
    number,
    N_("Through the Chute once it lies below it, or over the exit from tile 4."),
    "8.3",
    (
        Slip(
            lambda tile, chute: 5 - tile,
            N_("The Chute is a shorter way than the exit."),
            "8.3",
        ),
        Slip(
            lambda tile, chute: abs(chute - tile) if chute else 5 - tile,
            N_("Tiles never move back to the Chute."),
            "7.3",
        ),
        Slip(
            lambda tile, chute: max(0, (chute or 5) - tile),
            N_("It has passed the Chute: only the exit is left."),
            "8.3",
        ),
        Slip(
            lambda tile, chute: chute - tile if chute is not None and tile <= chute else 4 - tile,
            N_("On tile 4 it is not out yet: one push more carries it over the exit."),
            "7.3",
        ),
        Slip(
            lambda tile, chute: (
                chute - tile + 1 if chute is not None and tile <= chute else 5 - tile
            ),
            N_("Where it lies below the Chute, no push is needed."),
            "8.3",
        ),
    ),
    game=GAME,
)


def _traded(coal: int, store: str, costs: Sequence[int]) -> int | None:
    missing = max(0, sum(costs) - coal)
    return missing if missing <= len(store) else None


TRADED = Exercise(
    "traded(coal, store, costs)",
    N_(
        "Parts that cost so much coal are to work, each once. How many chocolates must be traded "
        "at least? None if even all of them are not enough."
    ),
    N_("a whole number or None"),
    (
        (5, "BB", [1, 1, 2]),
        (2, "BOK", [1, 1, 2]),
        (0, "BO", [1, 2]),
        (3, "", [2, 1]),
        (0, "BBBO", [4]),
        (1, "B", [3]),
    ),
    _traded,
    number_or_none,
    N_("Each chocolate in the store room brings one coal."),
    "7.8",
    (
        Slip(
            lambda coal, store, costs: 0 if sum(costs) <= coal else None,
            N_("Chocolates in the store room can be traded for coal."),
            "7.8",
        ),
        Slip(
            lambda coal, store, costs: max(0, sum(costs) - coal),
            N_("No more can be traded than lie in the store room."),
            "7.8",
        ),
        Slip(
            lambda coal, store, costs: sum(costs) if sum(costs) <= len(store) else None,
            N_("The coal in the bunker pays first."),
            "4.3",
        ),
        Slip(
            lambda coal, store, costs: _traded(coal, store, [1] * len(costs)),
            N_("Each use costs the coal on the Part, not one."),
            "4.3",
        ),
        Slip(
            lambda coal, store, costs: (
                len(store) if 0 < sum(costs) - coal <= len(store) else _traded(coal, store, costs)
            ),
            N_("Trade only what is missing: it could be sold."),
            "7.8",
        ),
    ),
    game=GAME,
)
