"""Lesson 3: which stores will be gone when; a plan for the days that are left."""

from tutor.chocolate_factory.manager.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    Week,
    drafting,
    employs_of,
)
from tutor.chocolate_factory.manager.teaching.pieces import employees_of, open_today

WEEK = Week("W3", "D1", "D5 D9 D12 D13 D17", paid="D9 D12")
"""The Palace must pay 5 and 2, Dunstan’s 2."""

LESSON = Lesson(
    id="six-days",
    title=N_("Six days, six stores"),
    minutes=4,
    symbol="F",
    can=N_("You can plan which store to open on which day."),
    steps=[
        Touch(
            N_("Thursday: Fresh Fancies leaves. Tap every store open today."),
            drafting(WEEK, "EP4 - ES1 EH1 ED3", "B1 - B2 B4 B7", day=3, markers="30000"),
            since=N_("Thursday of a week. Three days are left."),
            answer=open_today(),
            among="store",
            every=True,
            otherwise=Say(N_("Not today."), N_("Its Employee has left the row.")),
            hint=N_("Whose Employees lie in the row?"),
            done=Say(N_("All that you see."), N_("Only decks and later Demands are hidden.")),
            clauses="14.1 5.4",
            practises="14.5",
            show="goals row stores",
        ),
        Do(
            N_("Cards want The Palace twice, Dunstan’s once. Take today’s Employee."),
            goal=employs_of("P"),
            solution="take EP4 B1",
            hint=N_("Who leaves on Friday cannot be visited then."),
            mistakes={
                "take ED3 *": Say(N_("Then Friday is lost."), N_("The Palace leaves on Friday.")),
                "take *": Say(N_("Neither store."), N_("The Palace twice, Dunstan’s once.")),
            },
            done=Say(N_("The Palace today."), N_("Its second visit must wait for Saturday.")),
            clauses="14.8",
            practises="14.5 14.6 6.2",
            show="goals row stores",
        ),
        Touch(
            N_("Friday: The Palace leaves. Tap whom you take today."),
            drafting(WEEK, "- EF1 ES2 EH3 ED5", "- B1 B2 B4 B7", day=4, markers="50000"),
            since=N_("Friday. The Palace’s marker has come to 5."),
            answer=employees_of("D"),
            among="card",
            mistakes={"card:B*": Say(N_("A Part."), N_("Tap an Employee."))},
            otherwise=Say(N_("No card needs that store."), N_("Dunstan’s still needs a visit.")),
            hint=N_("Initial Demand: two steps at Dunstan’s."),
            done=Say(N_("Dunstan’s on Friday."), N_("Saturday is left for The Palace.")),
            practises="14.8 14.5 15.2",
            show="goals row stores",
        ),
        Do(
            N_("Saturday: all five stay. Take whom your cards need."),
            drafting(
                WEEK,
                "EP5 EF1 ES1 EH5 ED3",
                "B1 B2 B4 B7 B9",
                day=5,
                markers="50002",
            ),
            since=N_("Saturday. Dunstan’s marker has come to 2."),
            goal=employs_of("P"),
            solution="take EP5 B1",
            hint=N_("The Palace must pay 5 and 2 steps."),
            mistakes={
                "take *": Say(N_("That store is done."), N_("The Palace lacks two steps.")),
            },
            done=Say(N_("The plan has come true."), N_("The Palace on the only day left.")),
            practises="14.5 14.6 14.8 14.1",
            show="goals row stores",
        ),
    ],
)
