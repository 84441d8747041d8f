"""Lesson 14: on Saturday everything counts; the last money, and then a whole week of one's own."""

from tutor.chocolate_factory.components import load_components
from tutor.chocolate_factory.setup import SIDE_OPTIONS, start
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    factory,
    fulfilling,
    in_room,
    week_over,
)
from tutor.chocolate_factory.teaching.pieces import first_of_all, stores_visited

TRACKS = {
    "P": ((0, 3), (1, 5)),
    "F": ((1, 2),),
    "S": ((0, 6), (1, 3)),
    "H": ((0, 2),),
    "D": ((0, 2), (1, 2)),
}

LESSON = Lesson(
    id="saturday",
    title=N_("Saturday"),
    minutes=30,
    symbol="X",
    steps=[
        Do(
            N_("Saturday’s last Shift. End your run: all belts are emptied."),
            factory(
                ("B", "O", "KX", ""),
                {"b4": "A14"},
                room="C",
                coal=0,
                outside=0,
                pushed=True,
                day=5,
            ),
            since=N_("Saturday. The last push is done."),
            goal=in_room("BOKCX"),
            solution="shift",
            hint=N_("The Chute is not needed any more."),
            mistakes={
                "chute *": Say(N_("No need."), N_("Today the whole belt comes out.")),
                "trade *": Say(N_("Keep it."), N_("It may still be sold.")),
            },
            done=Say(N_("Nothing stays."), N_("Sell what you can, then count.")),
            clauses="7.11",
            practises="7.10",
            show="factory",
        ),
        Touch(
            N_("Count the stores: tap those you have supplied."),
            fulfilling("OK", (("S8", 0), ("M8", 0), ("L6", 0)), stores=TRACKS, day=5),
            since=N_("Saturday evening, after all deliveries."),
            answer=stores_visited(),
            among="store",
            every=True,
            mistakes={
                "store:F": Say(
                    N_("Your marker is beside it."), N_("Only the other one has been there.")
                ),
            },
            hint=N_("Where does your marker stand on the track?"),
            done=Say(N_("Four stores: £12."), N_("Three bring £6, all five £24.")),
            clauses="11.5",
            practises="11.3",
            show="stores",
        ),
        Touch(
            N_("Everything is paid, leftovers £1 each. Tap who has won."),
            answer=first_of_all(),
            among="player",
            otherwise=Say(N_("Less money."), N_("Add stores, bonus and leftovers.")),
            hint=N_("Compare what the five stores pay."),
            done=Say(N_("Most money wins."), N_("Ties: later in Saturday’s turn order.")),
            clauses="11.6 11.7 1.1",
            practises="11.4 11.5",
            show="stores others",
        ),
        Do(
            N_("Now a whole week of yours. Hint helps at any time."),
            start(load_components(), 2, 12, 0, dict.fromkeys(SIDE_OPTIONS, "A")),
            since=N_("A new table, just set."),
            goal=week_over(),
            open_play=True,
            done=Say(N_("Six days are done."), N_("Now count.")),
            clauses="1.2",
            practises=(
                "1.1 5.1 5.2 5.3 6.1 6.2 6.3 6.4 6.5 6.6 6.7 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 "
                "7.10 7.11 7.12 7.14 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 9.1 9.2 9.3 9.4 "
                "9.5 9.6 9.8 9.14 10.1 10.4"
            ),
            show="factory orders stores display others",
        ),
        Touch(
            N_("Count money, stores, bonus and leftovers. Tap who has won."),
            answer=first_of_all(),
            among="player",
            otherwise=Say(N_("Less money."), N_("Add up each line once more.")),
            hint=N_("Shops, most orders, five stores, bonus, leftovers."),
            done=Say(N_("A whole week."), N_("Run and counted by you.")),
            practises="11.2 11.3 11.4 11.5 11.6 11.7",
            show="stores others",
        ),
    ],
)
