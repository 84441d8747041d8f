"""Lesson 10: five new sides at one table, read, planned for, and a Saturday played to its end."""

from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.state import OpenOrder
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    drafting,
    week_over,
)
from tutor.chocolate_factory.teaching.pieces import (
    first_of_all,
    stores_farthest,
    stores_left,
    stores_taking,
)

SIDES = {"P": "D", "F": "C", "S": "D", "H": "D", "D": "D"}
TRACKS = {
    "P": ((1, 4),),
    "F": ((0, 2), (1, 1)),
    "S": ((1, 4),),
    "H": ((0, 3),),
}
YOURS = {
    "places": (*PRINTED_PLACES[:3], "A15", "A4", "A6", "A1", None),
    "belt": ("O", "K", "F", "C"),
    "coal": 12,
    "store": "KN",
    "orders": (OpenOrder("S10"), OpenOrder("M3", 1), OpenOrder("L7")),
    "completed": ("S1", "M1"),
    "money": 24,
}
BENS = {
    "places": (*PRINTED_PLACES[:3], None, "A7", "A9", "A13", "A10"),
    "belt": ("O", "", "F", ""),
    "coal": 10,
    "store": "KF",
    "orders": (OpenOrder("S9"), OpenOrder("M6"), OpenOrder("L1", 1)),
    "completed": ("S4",),
    "money": 17,
}

LESSON = Lesson(
    id="mixed",
    title=N_("A mixed table"),
    minutes=9,
    symbol="B",
    can=N_("You can read any store card, and plan for it."),
    steps=[
        Touch(
            N_("Chunks and Fingers. Tap all stores that would take both."),
            drafting(
                ("B8 B10 B13", "B4 B2"),
                ("ES1 EH6 EP6", "EF3 ED4"),
                day=5,
                having=(YOURS, BENS),
                stores=TRACKS,
                sides=SIDES,
            ),
            since=N_("Saturday morning: four sides D, one C."),
            answer=stores_taking("KF"),
            among="store",
            every=True,
            mistakes={
                "store:F": Say(N_("Money counts there."), N_("It takes no chocolates.")),
                "store:D": Say(N_("Two equal ones there."), N_("These are of two types.")),
            },
            hint=N_("A set, a climb, and who borrows from them."),
            done=Say(N_("Three stores."), N_("The Palace takes what any other takes.")),
            practises="17.1 17.2 17.3 17.5 17.6 17.7",
            show="factory orders stores display others",
        ),
        Touch(
            N_("Add Caramel and Nuts. Tap all stores where they move farthest."),
            answer=stores_farthest("KFCN"),
            among="store",
            every=True,
            mistakes={
                "store:H": Say(N_("Three spaces there."), N_("Elsewhere it is four.")),
                "store:F": Say(N_("Money counts there."), N_("It takes no chocolates.")),
                "store:D": Say(N_("No two are equal."), N_("Dunstan’s takes pairs.")),
            },
            hint=N_("Count the climb, and the two sets."),
            done=Say(N_("Four spaces each."), N_("With a Boxed it would be nine.")),
            practises="17.1 17.3 17.5 17.6",
            show="factory orders stores display others",
        ),
        Touch(
            N_("Plan: tap every store where your marker has not moved."),
            answer=stores_left(),
            among="store",
            every=True,
            otherwise=Say(N_("You have been there."), N_("Your marker stands on its track.")),
            hint=N_("Markers that wait beside a track have not moved."),
            done=Say(N_("A third brings £6."), N_("Its Employee must be yours today.")),
            practises="11.5 6.7",
            show="factory orders stores display others",
        ),
        Do(
            N_("Play Saturday to its end. Hint helps at any time."),
            goal=week_over(),
            open_play=True,
            hint=N_("Which store? Take its Employee, make what it wants."),
            done=Say(N_("The week is over."), N_("Now count it.")),
            practises=(
                "1.1 2.2 5.1 6.1 6.2 6.3 6.4 6.5 6.6 6.7 7.1 7.2 7.3 7.4 7.5 7.11 9.1 9.2 9.5 "
                "11.1 17.1 17.2 17.3 17.5 17.6 17.7"
            ),
            show="factory orders stores display others",
        ),
        Touch(
            N_("Add money, orders, stores, bonus, leftovers. Tap who has won."),
            answer=first_of_all(),
            among="player",
            otherwise=Say(N_("Less money."), N_("Add up each line once more.")),
            hint=N_("New sides pay £16 and £8 as ever."),
            done=Say(N_("All is counted."), N_("Now draw the sides at your table.")),
            practises="11.2 11.3 11.4 11.5 11.6 11.7",
            show="factory orders stores others",
        ),
    ],
)
