"""Lesson 11: Corner Shop orders by stages, to the £14 of the rulebook's example."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, fulfilling, money
from tutor.chocolate_factory.teaching.pieces import payable_orders

CHRISTINA = fulfilling("CNFFF", (("S1", 0), ("M1", 1), ("L3", 0)), money=40)
"""The rulebook's own example: one small order, and the last stage of a medium one."""
EASY = fulfilling("KKK", (("S4", 0), ("M2", 0), ("L4", 0)))

LESSON = Lesson(
    id="shops",
    title=N_("Corner Shop orders"),
    minutes=4,
    symbol="K",
    can=N_("You can fulfil an order and count its money."),
    steps=[
        Touch(
            N_("Three Chunks are in your store room. Tap what they pay for."),
            EASY,
            since=N_("Evening. All Factories stand still."),
            answer=payable_orders(),
            among="order",
            mistakes={
                "order:0": Say(N_("Fingers are missing."), N_("It needs one of each Bar.")),
                "order:2": Say(N_("It needs Caramel."), N_("You have only Chunks.")),
            },
            hint=N_("The next stage of one order needs two Chunks."),
            done=Say(N_("Its first stage."), N_("It has two; the first comes first.")),
            clauses="9.1",
            show="factory orders others",
        ),
        Do(
            N_("Supply its first stage."),
            goal=money(4),
            solution="order 1 1",
            hint=N_("Two Chunks leave your store room."),
            mistakes={
                "done": Say(N_("You can sell first."), N_("Done ends your evening.")),
            },
            done=Say(N_("£4."), N_("Both stages at once need five Chunks.")),
            clauses="9.2 9.3",
            practises="9.1 2.1 3.3 3.4",
            show="factory orders others",
        ),
        Touch(
            N_("Christina’s evening, now yours. Tap every order you can supply."),
            CHRISTINA,
            since=N_("From the rulebook: Caramel, Nuts, three Fingers."),
            answer=payable_orders(),
            among="order",
            every=True,
            mistakes={
                "order:2": Say(N_("It needs Chunks, too."), N_("Its first stage is still open.")),
            },
            hint=N_("Compare each next stage with your store room."),
            done=Say(N_("Two orders."), N_("The medium one has a stage done.")),
            practises="9.1 9.2",
            show="factory orders others",
        ),
        Do(
            N_("Supply both, and watch your money: £40 so far."),
            goal=money(54),
            solution="order 0 1; order 1 2",
            hint=(N_("Caramel and Nuts pay £6."), N_("Three Fingers pay £8.")),
            mistakes={
                "done": Say(N_("One can still be sold."), N_("Done ends your evening.")),
            },
            done=Say(N_("£14 more, two completed."), N_("Past £0 again: take a £50 coin.")),
            clauses="9.4",
            practises="9.2 9.3 2.1",
            show="factory orders others",
        ),
    ],
)
