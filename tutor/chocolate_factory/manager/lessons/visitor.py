"""Lesson 11: with the expansion's Employees six lie in the row, one of them without a Part."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    all_met,
    drafting,
    employs,
    evening,
)
from tutor.chocolate_factory.manager.teaching.pieces import not_met, without_store

WEEK = Week("W3", "D1", "D9 D12 D10 D5 D4", paid="D9 D12 D10")
MARKERS = "72002"
"""They pay the Target's 5, and each Demand's 2 at The Palace, Fresh Fancies and Dunstan's."""

LESSON = Lesson(
    id="visitor",
    title=N_("Six in the row"),
    minutes=3,
    symbol="X",
    can=N_("You can use an Employee who opens no store."),
    steps=[
        Touch(
            N_("Dunstan’s pair has left. Tap who lies there without a Part."),
            drafting(
                Week("W3", "D1", "D9 D12 D10 D5 D4"), "EP4 EF5 ES4 EH3 - EX5", "A3 A7 A1 A9 -"
            ),
            since=N_("Monday, with Master Chocolatier’s Employees."),
            answer=without_store(),
            among="card",
            mistakes={"card:A*": Say(N_("A Part."), N_("Tap an Employee."))},
            otherwise=Say(N_("A Part lies there."), N_("Look at the end of the row.")),
            hint=N_("The last one belongs to no store."),
            done=Say(N_("The Prodigy, a visitor."), N_("It never leaves by itself.")),
            clauses="18.4",
            practises="14.4 14.5",
            show="row",
        ),
        Touch(
            N_("Six Employees, five Parts. Tap every card not met yet."),
            drafting(
                WEEK,
                "EP5 EF1 ES1 EH5 ED3 EX1",
                "B1 B2 B4 B7 B9",
                day=5,
                markers=MARKERS,
                money=35,
            ),
            since=N_("Saturday: nobody leaves. You have £35."),
            answer=not_met(),
            among="goal",
            every=True,
            otherwise=Say(N_("Your steps pay it."), N_("Look for what is missing.")),
            hint=N_("Steps are there; count your money."),
            done=Say(N_("£5 for the Target."), N_("No card needs a store today.")),
            practises="15.3 15.4 18.4",
            show="goals row stores",
        ),
        Do(
            N_("Take who adds £2 to each stage, with any Part."),
            goal=employs("EX1"),
            solution="take EX1 B1",
            hint=N_("The Owner opens no store, and none is needed."),
            mistakes={
                "take *": Say(
                    N_("That one opens a store."), N_("Steps are there; money is short.")
                ),
            },
            done=Say(N_("The Owner, with a Part."), N_("One of each, though they lay apart.")),
            practises="18.4 14.6",
            show="goals row stores",
        ),
        Do(
            N_("£5 are missing, the small order pays £4. Fulfil it."),
            evening(
                WEEK,
                "X",
                (("S8", 0), ("M1", 0), ("L7", 0)),
                employee="EX1",
                day=5,
                money=35,
                markers=MARKERS,
            ),
            since=N_("Saturday evening."),
            goal=all_met(),
            solution="order 0 1",
            hint=N_("£4, and £2 from The Owner."),
            mistakes={
                "done": Say(N_("£5 are missing."), N_("The small order takes your Boxed.")),
            },
            done=Say(N_("£41: the week is won."), N_("A day without a store can do it.")),
            practises="18.1 15.4 13.1",
            show="goals orders factory",
        ),
    ],
)
