"""Lesson 4: steps are money: one box, several boxes, named stores."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    delivered,
    evening,
    met,
    over,
)
from tutor.chocolate_factory.manager.teaching.pieces import could_pay, not_met, short_at

ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
WEEK = Week("W5", "D7", "D6 D9 D12 D13 D14", paid="D9 D12 D13 D14")
NAMED = Week("W5", "D1", "D6 D7 D9 D12 D13", paid="D9 D12 D13")
DONE = "M1 M2 M3"

LESSON = Lesson(
    id="steps",
    title=N_("Steps pay cards"),
    minutes=5,
    symbol="C",
    can=N_("You can tell which markers pay a card."),
    steps=[
        Do(
            N_("Deliver two Chunks to Fresh Fancies, and watch your money."),
            evening(Week("W5", "D7", "D6 D9 D12 D13 D14"), "KKC", ORDERS, employee="EF5"),
            goal=delivered("F", 2),
            solution="store KK",
            hint=N_("Each Chunks moves you one space."),
            mistakes={
                "store K": Say(N_("One is left."), N_("There is one delivery a day.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Two steps, no money."), N_("In the end steps pay cards.")),
            clauses="9.5",
            practises="14.8 9.8",
            show="goals factory stores",
        ),
        Touch(
            N_("Initial Demand: 3 steps of one store. Tap who can pay."),
            over(WEEK, "20301", money=46, completed=DONE),
            since=N_("A week’s end. Markers go back now."),
            answer=could_pay(3),
            among="store",
            otherwise=Say(N_("Not far enough."), N_("All three steps come from one marker.")),
            hint=N_("One box is one marker."),
            done=Say(N_("Only Salter’s."), N_("Its marker may go back to nothing.")),
            clauses="15.1",
            show="goals stores",
        ),
        Touch(
            N_("Monday’s wants 2 steps of two stores. Tap both."),
            over(
                Week("W5", "D10", "D6 D9 D12 D13 D14", paid="D10 D9 D12 D13 D14"),
                "20301",
                money=46,
                completed=DONE,
            ),
            since=N_("The same markers, without that Demand."),
            answer=could_pay(2),
            among="store",
            every=True,
            otherwise=Say(N_("Not far enough."), N_("Each box wants two steps.")),
            hint=N_("Several boxes are as many different markers."),
            done=Say(N_("The Palace and Salter’s."), N_("Never one store for two boxes.")),
            practises="15.1",
            show="goals stores",
        ),
        Touch(
            N_("Four markers stand on 9. Tap the card that stays unpaid."),
            over(NAMED, "99991", money=46, completed=DONE),
            since=N_("Another week’s end."),
            answer=not_met(),
            among="goal",
            otherwise=Say(N_("Others can pay that."), N_("Which card names its store?")),
            hint=N_("Dunstan’s marker stands on 1."),
            done=Say(N_("Dunstan’s Demand."), N_("A named store must pay by itself.")),
            clauses="15.2",
            show="goals stores",
        ),
        Touch(
            N_("The Target wants a step of all five. Tap who cannot."),
            over(
                Week("W1", "D10", "D9 D12 D13 D14 D15", paid="D10 D9 D12 D13 D14 D15"),
                "31102",
                money=36,
            ),
            since=N_("One more week’s end."),
            answer=short_at(1),
            among="store",
            otherwise=Say(N_("That one can."), N_("One step is enough.")),
            hint=N_("Whose marker is still beside its track?"),
            done=Say(N_("House of Luxury."), N_("Five boxes, five different markers.")),
            practises="15.1",
            show="goals stores",
        ),
        Do(
            N_("Target: 2 steps of three stores. Deliver what is missing."),
            evening(
                Week("W8", "D10", "D9 D12 D13 D14 D15", paid="D10 D9 D12 D13"),
                "CCNN",
                ORDERS,
                employee="ED1",
                day=3,
                money=36,
                markers="20200",
            ),
            since=N_("Thursday evening of another week."),
            goal=met("W8"),
            solution="store CCNN",
            hint=N_("Dunstan’s gives a space for two pieces."),
            mistakes={
                "store *": Say(N_("One step only."), N_("Four pieces make two steps.")),
                "done": Say(N_("One store is missing."), N_("Deliver before you end.")),
            },
            done=Say(N_("Three stores with two."), N_("The Target is met so far.")),
            practises="15.1 9.5 14.8 9.14",
            show="goals factory stores",
        ),
    ],
)
