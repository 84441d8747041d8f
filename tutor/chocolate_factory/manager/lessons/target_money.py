"""Lesson 7: the money of the Target, +£ Demands, and what counts as money."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    evening,
    met,
    money,
)
from tutor.chocolate_factory.manager.teaching.pieces import asking_money, open_orders

WEEK = Week("W1", "D17", "D9 D12 D13 D10 D14", paid="D9 D12 D13 D10")
ORDERS = (("S5", 0), ("M2", 0), ("L5", 0))

LESSON = Lesson(
    id="target-money",
    title=N_("Money for the Target"),
    minutes=4,
    symbol="C",
    can=N_("You can tell how much money a week wants."),
    steps=[
        Touch(
            N_("£36 earned; the Target says £35. Tap both money cards."),
            evening(WEEK, "KK", ORDERS, day=3, money=36, markers="11111"),
            since=N_("Thursday evening."),
            answer=asking_money(),
            among="goal",
            every=True,
            otherwise=Say(N_("No money there."), N_("Look for pounds.")),
            hint=N_("One names £35, one says £5 more."),
            done=Say(N_("£35 and £5 more."), N_("Together £40, wanted by both cards.")),
            clauses="15.5",
            show="goals orders",
        ),
        Do(
            N_("£4 are missing. Fulfil a stage that brings them."),
            goal=money(40),
            solution="order 1 1",
            hint=N_("The medium order’s first stage wants two Chunks."),
            mistakes={
                "done": Say(N_("£4 are missing."), N_("Two Chunks bring them.")),
            },
            done=Say(N_("£40: both are met."), N_("Stages count, even of unfinished orders.")),
            clauses="15.4",
            practises="15.5 9.2",
            show="goals orders stores factory",
        ),
        Touch(
            N_("Tap everything here that can bring you money."),
            answer=open_orders(),
            among="order store",
            every=True,
            otherwise=Say(N_("Steps only."), N_("Alone, stores pay no money.")),
            hint=N_("Only Corner Shops pay."),
            done=Say(N_("Corner Shops alone."), N_("No £12, no bonus, no leftovers.")),
            practises="15.4 11.1 9.5",
            show="goals orders stores",
        ),
        Do(
            N_("Saturday: £10 are missing. Earn them, and the Target is met."),
            evening(
                WEEK,
                "CNX",
                (("S1", 0), ("M8", 0), ("L7", 0)),
                day=5,
                money=30,
                markers="11111",
            ),
            since=N_("Another week’s last evening."),
            goal=met("W1", "D17"),
            solution="order 0 1; order 1 1",
            hint=N_("£6 for Caramel and Nuts, £4 for Boxed."),
            mistakes={
                "store *": Say(N_("No money there."), N_("Only orders bring it.")),
                "done": Say(N_("Not yet £40."), N_("Two stages can be paid.")),
            },
            done=Say(N_("£40 just reached."), N_("A pound less would have lost it.")),
            practises="15.4 15.5 9.1",
            show="goals orders stores factory",
        ),
    ],
)
