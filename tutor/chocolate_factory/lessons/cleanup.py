"""Lesson 15: Cleanup: what stays overnight, what goes, new orders, and the next day."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    fulfilling,
    kept,
    money,
    order_of,
    pushes_left,
    tidying,
)
from tutor.chocolate_factory.teaching.pieces import starter, the

LESSON = Lesson(
    id="cleanup",
    title=N_("Cleanup"),
    minutes=5,
    symbol="N",
    can=N_("You can close a day and begin the next one."),
    steps=[
        Do(
            N_("Supply the small order."),
            fulfilling("OKCNX", (("S1", 0), ("M1", 0), ("L7", 0)), employee="ED2"),
            since=N_("Monday evening, with The Belt Maker."),
            goal=money(6),
            solution="order 0 1",
            hint=N_("It needs Caramel and Nuts."),
            mistakes={
                "store *": Say(N_("Your order pays more."), N_("It needs the Caramel and Nuts.")),
                "done": Say(N_("Sell first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Completed."), N_("Its place is empty until Cleanup.")),
            practises="9.2 9.4",
            show="factory orders",
        ),
        Do(
            N_("Nothing else can be sold. End your evening."),
            goal=tidying(),
            solution="done",
            replies="done",
            hint=N_("When all are done, Cleanup begins."),
            done=Say(N_("Three are left."), N_("Only two may stay overnight.")),
            clauses="10.1",
            practises="9.1",
            show="factory orders",
        ),
        Touch(
            N_("Besides, one card of yours leaves every night. Tap it."),
            answer=the("employee"),
            among="employee part order",
            mistakes={
                "order:*": Say(N_("Orders stay."), N_("Until they are completed.")),
                "part:*": Say(N_("Parts stay."), N_("Until they are covered.")),
            },
            hint=N_("Tomorrow you take another one."),
            done=Say(N_("Employees serve one day."), N_("His extra tile goes back, too.")),
            clauses="10.3",
            practises="10.2 2.6 6.7",
            show="factory orders",
        ),
        Do(
            N_("Keep Chunks and Boxed."),
            goal=kept("KX"),
            solution="keep KX",
            hint=N_("What does not stay brings one coal each."),
            mistakes={
                "keep": Say(N_("All for coal?"), N_("Two may stay, and are worth more.")),
                "keep *": Say(N_("Others."), N_("Keep what took most work.")),
            },
            done=Say(N_("The Cocoa is coal now."), N_("Coal may stay without limit.")),
            practises="10.1 7.8",
            show="factory orders",
        ),
        Do(
            N_("One order of each size is drawn. Keep the medium one."),
            goal=order_of(0, "M"),
            solution="new M",
            hint=N_("Any size may replace the small order."),
            mistakes={
                "new *": Say(N_("That may be, too."), N_("Here the medium one is asked for.")),
            },
            done=Say(
                N_("One for each completed order."), N_("The other two go under their decks.")
            ),
            clauses="10.4",
            practises="9.4 2.3",
            show="factory orders",
        ),
        Touch(
            N_("Tuesday: the Start Player marker moves clockwise. Tap who has it."),
            answer=starter(),
            among="player",
            otherwise=Say(N_("You had it on Monday."), N_("It moves on every evening.")),
            hint=N_("Whoever sits at your left."),
            done=Say(N_("Ben begins."), N_("The Day marker moves on, too.")),
            clauses="10.5",
            practises="2.1 2.7",
            show="factory orders others",
        ),
        Do(
            N_("All your tiles are back at the entrance. Push the first."),
            since=N_("Tuesday: the draft is over, Ben has run."),
            meanwhile="parts 0 A5; place b1; parts 1 A6; place b2; staff 0 ES6; staff 1 EP3; "
            "shift; shift; shift; shift",
            goal=pushes_left(2),
            solution="shift",
            hint=N_("Three tiles wait: three Shifts."),
            mistakes={
                "trade *": Say(N_("Keep it."), N_("Push, then you can work.")),
            },
            done=Say(N_("A new day runs."), N_("Prepare, expand, run, fulfil, clean up.")),
            clauses="1.2 10.2",
            practises="7.1 3.1 10.5",
            show="factory",
        ),
    ],
)
