"""Lesson 5: several cards, one set of markers: a step pays one card only."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    evening,
    met,
    over,
)
from tutor.chocolate_factory.manager.teaching.pieces import could_pay, helping, left_over

ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
DONE = "M1 M2 M3"
TWO = Week("W5", "D5", "D7 D9 D12 D13 D10", paid="D9 D12 D13 D10")
THREE = Week("W5", "D1", "D2 D6 D9 D12 D13", paid="D9 D12 D13")
BOTH = Week("W5", "D1", "D6 D9 D12 D13 D10", paid="D9 D12 D13 D10")

LESSON = Lesson(
    id="shared",
    title=N_("Each step once"),
    minutes=5,
    symbol="N",
    can=N_("You can share out your steps among several cards."),
    steps=[
        Touch(
            N_("The Palace pays its own Demand. Tap who pays the 3."),
            over(TWO, "43000", money=46, completed=DONE),
            since=N_("A week’s end, with two cards for steps."),
            answer=could_pay(3, "D5"),
            among="store",
            mistakes={
                "store:P": Say(N_("Two steps are gone."), N_("Its Demand has taken them.")),
            },
            otherwise=Say(N_("Not far enough."), N_("One box wants three steps.")),
            hint=N_("Of four steps, two belong to The Palace’s Demand."),
            done=Say(N_("Fresh Fancies."), N_("A step pays one card only.")),
            clauses="15.3",
            practises="15.2",
            show="goals stores",
        ),
        Do(
            N_("Now Fresh Fancies is empty. Deliver, and both are paid."),
            evening(TWO, "KKKC", ORDERS, employee="EF5", day=5, money=46, markers="40000"),
            since=N_("Another Saturday evening."),
            goal=met("D5", "D7"),
            solution="store KKK",
            hint=N_("The box of three needs a marker on three."),
            mistakes={
                "store *": Say(N_("Still too short."), N_("Three steps of one store.")),
                "done": Say(N_("One card is unpaid."), N_("The Palace cannot pay both.")),
            },
            done=Say(N_("Both are paid."), N_("Two steps of The Palace are left.")),
            practises="15.3 15.1 9.5",
            show="goals factory stores",
        ),
        Touch(
            N_("All three Demands are paid. Tap who has a step left."),
            over(THREE, "20232", money=46, completed=DONE),
            since=N_("Another week’s end."),
            answer=left_over(),
            among="store",
            otherwise=Say(N_("All of it is spent."), N_("First pay the named stores.")),
            hint=N_("Dunstan’s 2, House of Luxury 2, then two more."),
            done=Say(N_("One at House of Luxury."), N_("The line below the cards says it.")),
            practises="15.3 15.2",
            show="goals stores",
        ),
        Touch(
            N_("Five steps, yet one Demand stays unpaid. Tap where one helps."),
            over(BOTH, "20003", money=46, completed=DONE),
            since=N_("Another week’s end, lost by a step."),
            answer=helping("D1", "D6"),
            among="store",
            otherwise=Say(N_("It would not help."), N_("Two different stores need two each.")),
            hint=N_("Dunstan’s must pay 2, and 2 once more."),
            done=Say(N_("Dunstan’s, on 4."), N_("Two for each of both cards.")),
            practises="15.3 15.1 15.2",
            show="goals stores",
        ),
        Do(
            N_("Make that step, and both Demands are paid."),
            evening(BOTH, "CN", ORDERS, employee="ED1", day=5, money=46, markers="20003"),
            since=N_("Saturday evening of another week."),
            goal=met("D1", "D6"),
            solution="store CN",
            hint=N_("Two Wrapped are a space at Dunstan’s."),
            mistakes={"done": Say(N_("A step is missing."), N_("Deliver before you end."))},
            done=Say(N_("Both paid, nothing left."), N_("Meters show it all the week.")),
            practises="15.3 9.5",
            show="goals factory stores",
        ),
    ],
)
