"""Tasks about cards: what the decks hold, who takes a packet when, what an Employee saves."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolate_factory.exercises.game import GAME
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import number, numbers

PARTS, ORDERS, STAFF, DISPLAY = 30, 54, 35, 5
"""Cards in the box, and those of a kind in the display of a day."""

DECKS = Exercise(
    "decks(players, day)",
    N_(
        "Day 1 is Monday, and nobody has completed an order. How many Parts, orders and Employees "
        "are left in all decks after Prepare?"
    ),
    N_("three whole numbers"),
    ((2, 1), (3, 1), (4, 3), (2, 6), (3, 6)),
    lambda players, day: (PARTS - DISPLAY * day, ORDERS - 3 * players, STAFF - DISPLAY * day),
    numbers,
    N_("30 Parts, 54 orders, 35 Employees: what lies in the display and with the players is gone."),
    "5.2",
    (
        Slip(
            lambda players, day: (PARTS - players * day, ORDERS - 3 * players, STAFF - 5 * day),
            N_("Five Parts are drawn for any number of players."),
            "5.2",
        ),
        Slip(
            lambda players, day: (
                PARTS - players * day,
                ORDERS - 3 * players,
                STAFF - players * day,
            ),
            N_("Cards that nobody keeps leave the game, too."),
            "6.3",
        ),
        Slip(
            lambda players, day: (PARTS - DISPLAY * day, ORDERS, STAFF - DISPLAY * day),
            N_("Everybody has drawn three orders before the game."),
            "3.3",
        ),
        Slip(
            lambda players, day: (
                PARTS - DISPLAY * (day - 1),
                ORDERS - 3 * players,
                STAFF - DISPLAY * (day - 1),
            ),
            N_("This day's Prepare has drawn its cards, too."),
            "5.2",
        ),
        Slip(
            lambda players, day: (PARTS - DISPLAY * day, ORDERS - 3, STAFF - DISPLAY * day),
            N_("Every player has three orders."),
            "3.3",
        ),
    ),
    game=GAME,
)


def _snake(players: int, starter: int) -> list[int]:
    clockwise = [(starter + n) % players for n in range(players)]
    return clockwise + clockwise[::-1]


SNAKE = Exercise(
    "snake(players, starter)",
    N_("Who takes a packet, one after the other: the players' numbers, from 0 clockwise."),
    N_("a list of whole numbers"),
    ((2, 0), (3, 0), (2, 1), (4, 2)),
    _snake,
    lambda answer: list(numbers(answer)),
    N_("Clockwise from the start player, then back; the last takes two in a row."),
    "6.2",
    (
        Slip(
            lambda players, starter: _snake(players, starter)[:players] * 2,
            N_("The second round goes back, anticlockwise."),
            "6.2",
        ),
        Slip(
            lambda players, starter: _snake(players, 0),
            N_("The start player is first."),
            "6.1",
        ),
        Slip(
            lambda players, starter: _snake(players, starter)[:players],
            N_("Everybody takes two packets, one of each kind."),
            "6.2",
        ),
        Slip(
            lambda players, starter: (
                _snake(players, starter)[:players] + _snake(players, starter)[players + 1 :]
            ),
            N_("The last takes one of each, two in a row."),
            "6.2",
        ),
        Slip(
            lambda players, starter: (
                [starter - n for n in range(players)][::1]
                + [starter - n for n in range(players)][::-1]
            ),
            N_("Players sit in a circle: after the last comes number 0."),
            "6.1",
        ),
    ),
    game=GAME,
)


def _paid(costs: Sequence[int], least: int, less: int) -> int:
    return sum(cost - less if cost >= least else cost for cost in costs)


PAID = Exercise(
    "paid(costs, least, less)",
    N_(
        "An Employee makes each use of a Part that costs `least` coal or more cheaper by `less`. "
        "How much coal do uses of these costs take?"
    ),
    N_("a whole number"),
    (([3, 2, 3], 2, 1), ([1, 2, 1], 2, 1), ([2], 2, 1), ([5, 3, 4], 4, 2)),
    _paid,
    number,
    N_("Ask of each use by itself what it costs."),
    "6.6",
    (
        Slip(
            lambda costs, least, less: sum(costs),
            N_("The Employee's benefit applies today."),
            "6.6",
        ),
        Slip(
            lambda costs, least, less: sum(cost - less for cost in costs),
            N_("Cheaper Parts keep their price: read the Employee's condition."),
            "6.6",
        ),
        Slip(
            lambda costs, least, less: sum(costs) - (less if max(costs) >= least else 0),
            N_("A benefit works every time it applies, not once a day."),
            "6.6",
        ),
        Slip(
            lambda costs, least, less: sum(cost - less if cost > least else cost for cost in costs),
            N_("“2 or more” takes in 2 itself."),
            "6.6",
        ),
        Slip(
            lambda costs, least, less: sum(less if cost >= least else cost for cost in costs),
            N_("It costs so much less, not so much."),
            "6.6",
        ),
    ),
    game=GAME,
)
