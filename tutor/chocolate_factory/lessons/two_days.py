"""Lesson 17: a whole Friday and Saturday of one's own, and the last money counted by hand."""

from tutor.chocolate_factory.setup import PRINTED_PLACES
from tutor.chocolate_factory.state import OpenOrder
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    day_begun,
    drafting,
    week_over,
)
from tutor.chocolate_factory.teaching.pieces import (
    first_of_all,
    most_completed,
    most_left,
    paid_at,
    stores_visited,
)

ALL = "factory orders stores display others"
COUNTED = "factory orders stores others"
DAY = (
    "1.2 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 6.5 6.6 6.7 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.10 7.12 "
    "7.14 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.10 9.1 9.2 9.3 9.5 10.1 10.2 10.3 10.4 10.5"
)
"""What such a day needs."""
YOURS = {
    "places": (*PRINTED_PLACES[:3], "A15", "A4", "A6", "A1", None),
    "belt": ("O", "K", "", "C"),
    "coal": 11,
    "store": "KX",
    "orders": (OpenOrder("S9"), OpenOrder("M3", 1), OpenOrder("L7")),
    "completed": ("S1", "M1"),
    "money": 22,
}
BENS = {
    "places": (*PRINTED_PLACES[:3], None, "A7", "A9", "A13", "A10"),
    "belt": ("O", "", "F", ""),
    "coal": 10,
    "store": "KF",
    "orders": (OpenOrder("S10"), OpenOrder("M6"), OpenOrder("L1", 1)),
    "completed": ("S4",),
    "money": 8,
}
TRACKS = {
    "P": ((0, 3), (1, 2)),
    "F": ((1, 3),),
    "S": ((1, 4), (0, 3)),
    "H": ((0, 2),),
}

LESSON = Lesson(
    id="two-days",
    title=N_("Two days of yours"),
    minutes=13,
    symbol="C",
    can=N_("You can run a Factory by yourself, to the end of the week."),
    steps=[
        Do(
            N_("Play Friday, all five phases. Hint helps at any time."),
            drafting(
                ("B8 B10 B13", "B4 B2"),
                ("EH3 EP1 ES2", "EF3 ED4"),
                day=4,
                having=(YOURS, BENS),
                stores=TRACKS,
            ),
            since=N_("Friday morning, late in a week."),
            goal=day_begun(5),
            open_play=True,
            hint=N_("Take, place, run three Shifts, sell, end the day."),
            done=Say(N_("A whole day."), N_("Ben begins tomorrow; Saturday brings ten coal.")),
            practises=DAY,
            show=ALL,
        ),
        Do(
            N_("Play Saturday. Empty the belt, then sell what you can."),
            goal=week_over(),
            open_play=True,
            hint=N_("After this day only money counts."),
            done=Say(N_("The week is over."), N_("Now count it.")),
            practises="1.1 2.2 5.1 6.4 6.5 7.11 9.1 9.2 9.4 9.5 11.1",
            show=ALL,
        ),
        Touch(
            N_("Tap whoever has completed most orders: £12."),
            answer=most_completed(),
            among="player part",
            every=True,
            mistakes={
                "part:*": Say(N_("A Part."), N_("Tap a player.")),
            },
            otherwise=Say(N_("Fewer cards."), N_("Cards count, not stages.")),
            hint=N_("You began Friday with two, Ben with one."),
            done=Say(N_("Counted."), N_("If equal, each of them gets £12.")),
            practises="11.2 9.4",
            show=COUNTED,
        ),
        Touch(
            N_("Salter’s: tap everybody who is paid there."),
            answer=paid_at("S"),
            among="player part",
            every=True,
            mistakes={
                "part:*": Say(N_("A Part."), N_("Tap a player.")),
            },
            hint=N_("Compare the two markers on its track."),
            done=Say(N_("First £16, second £8."), N_("Second only with half of the first.")),
            practises="11.3 11.4",
            show=COUNTED,
        ),
        Touch(
            N_("Tap every store that you have supplied."),
            answer=stores_visited(),
            among="store part",
            every=True,
            mistakes={
                "part:*": Say(N_("A Part."), N_("Tap stores.")),
            },
            otherwise=Say(N_("Your marker is beside it."), N_("Nothing came there from you.")),
            hint=N_("Where does your marker stand on a track?"),
            done=Say(N_("Your stores."), N_("Three bring £6, four £12, five £24.")),
            practises="11.5 3.4",
            show=COUNTED,
        ),
        Touch(
            N_("Tap whoever has most chocolates and coal left."),
            answer=most_left(),
            among="player part",
            every=True,
            mistakes={
                "part:*": Say(N_("A Part."), N_("Tap a player.")),
            },
            otherwise=Say(N_("Fewer."), N_("Count store room and coal.")),
            hint=N_("Count pieces in the store room, then coal."),
            done=Say(N_("£1 for each."), N_("Shops, orders and stores pay far more.")),
            practises="11.6",
            show=COUNTED,
        ),
        Touch(
            N_("Add up money, stores, bonus and leftovers. Tap who has won."),
            answer=first_of_all(),
            among="player",
            otherwise=Say(N_("Less money."), N_("Add up each line once more.")),
            hint=N_("Shops, most orders, five stores, bonus, leftovers."),
            done=Say(N_("All is counted."), N_("Now play a whole week at the table.")),
            practises="11.2 11.3 11.4 11.5 11.6 11.7 1.1",
            show=COUNTED,
        ),
    ],
)
