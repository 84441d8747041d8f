"""Lesson 6: chocolate orders are paid at once, at any time; six chocolates stay overnight."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    evening,
    factory,
    given,
    kept,
    tidying,
)
from tutor.chocolate_factory.manager.teaching.pieces import demands_that_can_be_paid

ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
WEEK = Week("W1", "D10", "D14 D13 D1 D9 D17")
LATER = Week("W1", "D10", "D14 D13 D1 D9 D17", paid="D10")

LESSON = Lesson(
    id="at-once",
    title=N_("All at once"),
    minutes=5,
    symbol="F",
    can=N_("You can save up for a chocolate order and pay it."),
    steps=[
        Touch(
            N_("Three Demands want chocolates. Tap the one you can pay."),
            evening(WEEK, "KKCX", ORDERS, day=1),
            since=N_("Tuesday evening."),
            answer=demands_that_can_be_paid(),
            among="goal",
            mistakes={
                "goal:0": Say(N_("That is the Target."), N_("Tap one of the Demands.")),
                "goal:[4-6]": Say(N_("Face down."), N_("Its day is still to come.")),
            },
            otherwise=Say(N_("Something is missing."), N_("Look into your store room.")),
            hint=N_("You have Bar, Wrapped and Boxed: all different."),
            done=Say(N_("Three, all different."), N_("Needed together, not one by one.")),
            clauses="15.7",
            show="goals factory",
        ),
        Do(
            N_("Give it one of each; no Employee is needed."),
            goal=given(0),
            solution="demand 0 KCX",
            hint=N_("Chunks, Caramel and Boxed go together."),
            mistakes={
                "order *": Say(N_("Then one is missing."), N_("First give the Demand its three.")),
                "store *": Say(N_("Then one is missing."), N_("First the Demand, then the store.")),
                "done": Say(N_("Give first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Met for good."), N_("They went to the supply, unpaid.")),
            practises="15.7",
            show="goals factory",
        ),
        Do(
            N_("You still run. Give Monday’s Demand its three Wrapped now."),
            factory(
                LATER,
                ("", "O", "", ""),
                room="CNN",
                day=1,
                coal=6,
                outside=1,
                pushed=True,
                orders=ORDERS,
            ),
            since=N_("In the middle of Tuesday’s run."),
            goal=given(1),
            solution="demand 1 CNN",
            hint=N_("Three Wrapped in any mix are there."),
            mistakes={
                "shift": Say(N_("Give first."), N_("The three lie in the store room.")),
                "trade *": Say(N_("Keep it."), N_("The Demand wants all three.")),
                "op *": Say(N_("Give first."), N_("What is needed is made.")),
            },
            done=Say(N_("Met in mid-run."), N_("In the evening you may, too.")),
            clauses="14.7 7.1",
            practises="15.7",
            show="goals factory",
        ),
        Do(
            N_("Eight lie in your store room. End the day."),
            evening(LATER, "BOKFCNXX", ORDERS, day=1, employee="EF1"),
            since=N_("Another Tuesday evening."),
            goal=tidying(),
            solution="done",
            hint=N_("Save for Demands; sell nothing today."),
            mistakes={
                "order *": Say(N_("Save it today."), N_("A Demand waits for these.")),
                "store *": Say(N_("Save it today."), N_("A Demand waits for these pieces.")),
                "demand *": Say(N_("Not today."), N_("See first what stays overnight.")),
            },
            done=Say(N_("Cleanup."), N_("Your store room’s solo side holds six.")),
            clauses="12.7 3.2",
            practises="14.9",
            show="goals factory",
        ),
        Do(
            N_("Keep the six that are refined."),
            goal=kept("KFCNXX"),
            solution="keep KFCNXX",
            hint=N_("Bean and Cocoa bring one coal each."),
            mistakes={"keep *": Say(N_("Keep what is refined."), N_("Bean and Cocoa can go."))},
            done=Say(N_("Six stayed, two traded."), N_("Wednesday begins; nobody else starts.")),
            clauses="10.1 14.9 10.5",
            practises="12.7 3.2",
            show="goals row factory",
        ),
    ],
)
