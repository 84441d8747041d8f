"""Lesson 8: Targets that want completed orders, and Special Orders."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    completed,
    evening,
    met,
    order_of,
)
from tutor.chocolate_factory.manager.teaching.pieces import orders_of, special_orders

SPECIAL = Week(
    "W6",
    "D10",
    "D9 D12 D13 D14 D15",
    paid="D10",
    special=(("S1", 0), ("M1", 0), ("L1", 0)),
)
SIZES = Week("W4", "D10", "D9 D12 D13 D14 D15", paid="D10 D9 D12 D13 D14")

LESSON = Lesson(
    id="order-targets",
    title=N_("Orders for the Target"),
    minutes=5,
    symbol="K",
    can=N_("You can complete the orders that a Target wants."),
    steps=[
        Touch(
            N_("This Target deals Special Orders beside your three. Tap them."),
            evening(SPECIAL, "KFCN", (("S4", 0), ("M8", 0), ("L6", 0))),
            answer=special_orders(),
            among="order",
            every=True,
            otherwise=Say(N_("A regular order."), N_("Special ones lie behind them.")),
            hint=N_("Three are yours as ever; three more lie behind."),
            done=Say(N_("Three more orders."), N_("They may be fulfilled, they need not.")),
            clauses="12.8",
            show="goals orders",
        ),
        Do(
            N_("Complete both small orders, the special one too."),
            goal=completed("S1", "S4"),
            solution="order s0 1; order 0 1",
            hint=N_("Caramel and Nuts for one, two Bars for the other."),
            mistakes={
                "store *": Say(N_("The order needs it."), N_("Both small orders take all four.")),
                "done": Say(N_("Sell first."), N_("You have what both need.")),
            },
            done=Say(N_("Two small ones."), N_("Both bring money, both count.")),
            clauses="9.1",
            practises="12.8 9.4",
            show="goals orders factory",
        ),
        Do(
            N_("End the day. Take a small order for the empty place."),
            goal=order_of(0, "S"),
            solution="done; new S",
            hint=N_("Only your own three places are filled again."),
            mistakes={
                "new *": Say(N_("Another size."), N_("A small one, please.")),
            },
            done=Say(N_("One new order, not two."), N_("Special Orders are never replaced.")),
            practises="14.9 12.8 10.4",
            show="goals orders",
        ),
        Touch(
            N_("Target: a small and a medium order. Tap what is missing."),
            evening(
                SIZES,
                "CN",
                (("S1", 0), ("M8", 0), ("L6", 0)),
                day=4,
                employee="EF1",
                completed="M1 L1",
                money=32,
                markers="22000",
            ),
            since=N_("Another week; medium and large are completed."),
            answer=orders_of("S"),
            among="order",
            otherwise=Say(N_("Another size."), N_("Only the sizes shown count.")),
            hint=N_("A large one does not stand for a small one."),
            done=Say(N_("A small one."), N_("Exactly the sizes on the card.")),
            clauses="15.6",
            show="goals orders",
        ),
        Do(
            N_("Complete it, and the Target is met."),
            goal=met("W4"),
            solution="order 0 1",
            hint=N_("It wants Caramel and Nuts."),
            mistakes={"done": Say(N_("Sell first."), N_("You have what it needs."))},
            done=Say(N_("Money, steps and orders."), N_("An order is discarded once.")),
            practises="15.6 9.1 15.1 15.4",
            show="goals orders stores factory",
        ),
    ],
)
