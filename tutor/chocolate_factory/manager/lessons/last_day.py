"""Lesson 9: Saturday: all five stay, nothing new is turned, and the week is judged."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    drafting,
    week_over,
)
from tutor.chocolate_factory.manager.teaching.pieces import could_pay, employees_of, met
from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.state import OpenOrder

WEEK = Week("W3", "D2", "D12 D5 D9 D17 D10", paid="D12 D9 D10")

LESSON = Lesson(
    id="last-day",
    title=N_("Saturday"),
    minutes=7,
    symbol="X",
    can=N_("You can win a week on its last day."),
    steps=[
        Touch(
            N_("Saturday turns no Demand. Tap the cards met so far."),
            drafting(
                WEEK,
                "EP4 EF1 ES4 EH1 ED1",
                "B1 B2 B4 B7 B9",
                day=5,
                markers="25010",
                places=(*PRINTED_PLACES[:3], "A4", "A13", "A6", "A1", None),
                belt=("O", "K", "C", "F"),
                coal=12,
                store="CX",
                orders=(OpenOrder("S9"), OpenOrder("M3", 1), OpenOrder("L7")),
                completed=("S1", "M1"),
                money=46,
            ),
            since=N_("Saturday morning of a week."),
            answer=met(),
            among="goal",
            every=True,
            otherwise=Say(N_("Not yet."), N_("One named store is a step short.")),
            hint=N_("All but one of the seven."),
            done=Say(N_("Six of seven."), N_("One Demand is still to be met.")),
            practises="14.2 12.5 13.1",
            show="goals row stores",
        ),
        Touch(
            N_("Initial Demand: House of Luxury. Tap who opens it today."),
            answer=employees_of("H"),
            among="card",
            mistakes={"card:B*": Say(N_("A Part."), N_("Tap an Employee."))},
            otherwise=Say(N_("Another store."), N_("House of Luxury lacks a step.")),
            hint=N_("Nobody leaves on Saturday: all five lie there."),
            done=Say(N_("The Furnace Man."), N_("One Boxed is all that is needed.")),
            practises="14.5 14.3 15.2",
            show="goals row stores",
        ),
        Do(
            N_("Play the whole Saturday, and meet that last card."),
            goal=week_over(),
            open_play=True,
            hint=N_("A Boxed lies in your store room already."),
            done=Say(N_("The week is over."), N_("Nothing is kept; cards are judged.")),
            practises="14.6 14.7 14.8 7.1 9.1 9.5 11.1 6.3",
            show="goals row factory orders stores",
        ),
        Touch(
            N_("Now markers go back. Tap who pays the Target’s five."),
            answer=could_pay(5),
            among="store",
            otherwise=Say(N_("Not far enough."), N_("All five steps come from one marker.")),
            hint=N_("Fresh Fancies stood on five before Saturday began."),
            done=Say(N_("One box, one marker."), N_("A week lost can be tried again.")),
            practises="13.1 11.1 15.1 15.3 1.1",
            show="goals stores",
        ),
    ],
)
