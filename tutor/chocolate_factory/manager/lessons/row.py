"""Lesson 2: the row of pairs, the pair that leaves, and the free choice across pairs."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    all_of,
    chosen,
    drafting,
    employs,
    part_at,
)
from tutor.chocolate_factory.manager.teaching.pieces import open_today, part_on, the

WEEK = Week("W3", "D5", "D12 D1 D9 D17 D10")

LESSON = Lesson(
    id="row",
    title=N_("The row of pairs"),
    minutes=4,
    symbol="K",
    can=N_("You can choose an Employee and a Part from the row."),
    steps=[
        Touch(
            N_("Five Employees were laid, one has left. Tap its store."),
            drafting(WEEK, "EP4 EF5 ES4 EH3 -", "A3 A7 A1 A9 -"),
            answer=the("store:D"),
            among="store",
            otherwise=Say(N_("Its Employee is still there."), N_("Look for the gap.")),
            hint=N_("They lie in the order of their stores."),
            done=Say(N_("Dunstan’s, every Monday."), N_("Its Part has left with it.")),
            clauses="14.3 5.3 14.5",
            show="row stores",
        ),
        Touch(
            N_("A Part lies on each Employee. Tap The Mechanic’s."),
            answer=part_on("ES4"),
            among="card",
            mistakes={"card:E*": Say(N_("An Employee."), N_("Tap a Part."))},
            otherwise=Say(N_("Another Employee’s."), N_("Look below The Mechanic.")),
            hint=N_("The Mechanic is of Salter's Emporium."),
            done=Say(N_("Five pairs, no packets."), N_("Yet you need not take a pair.")),
            clauses="14.4 5.2",
            show="row",
        ),
        Do(
            N_("Take The Engineer, but the Part that makes two Chunks."),
            goal=all_of(employs("EF5"), chosen("A9")),
            solution="take EF5 A9",
            hint=N_("Any Employee with any Part: tap one of each."),
            mistakes={
                "take EF5 *": Say(N_("Another Part."), N_("Take what makes two Chunks.")),
                "take *": Say(N_("Another Employee."), N_("The Engineer opens Fresh Fancies.")),
            },
            done=Say(N_("Out of two pairs."), N_("Always one of each, never one alone.")),
            clauses="14.6 6.1 6.2",
            show="row factory",
        ),
        Do(
            N_("Place it below tile 2; it covers nothing there."),
            goal=part_at("b2", "A9"),
            solution="place b2",
            hint=N_("The place below tile 2 is free."),
            mistakes={"place *": Say(N_("Another place."), N_("Below tile 2, please."))},
            done=Say(N_("What you left is gone."), N_("Tomorrow five new pairs come.")),
            clauses="6.3",
            practises="6.4 14.6",
            show="row factory",
        ),
        Touch(
            N_("Tuesday: House of Luxury has left. Tap every store still open."),
            drafting(WEEK, "EP5 EF1 ES1 - ED3", "A2 A4 A5 - A10", day=1),
            since=N_("The next morning."),
            answer=open_today(),
            among="store",
            every=True,
            otherwise=Say(N_("Nobody opens it."), N_("Its Employee is not in the row.")),
            hint=N_("One store a day, and its Employee opens it."),
            done=Say(N_("Four to choose from."), N_("Another one leaves each day.")),
            practises="14.5 14.3 5.3 14.4 5.2 6.1",
            show="row stores",
        ),
    ],
)
