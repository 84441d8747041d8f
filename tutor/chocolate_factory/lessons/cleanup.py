"""Lesson 13: keep two, trade the rest, and a new order from three decks."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    fulfilling,
    kept,
    money,
    order_of,
    tidying,
)

LESSON = Lesson(
    id="cleanup",
    title=N_("Cleanup"),
    minutes=4,
    symbol="N",
    steps=[
        Do(
            N_("Supply the small order."),
            fulfilling("OKCNX", (("S1", 0), ("M1", 0), ("L7", 0))),
            since=N_("An evening with five chocolates."),
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
            done=Say(N_("Three orders again."), N_("The other two go under their decks.")),
            clauses="10.4",
            practises="9.4",
            show="factory orders",
        ),
    ],
)
