"""Lesson 6: Salter's Emporium, side D, takes five kinds in order, and the last counts most."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    delivered,
    factory,
    fulfilling,
)
from tutor.chocolate_factory.teaching.pieces import stores_taking

ORDERS = (("S3", 0), ("M13", 1), ("L14", 0))
"""Orders that these evenings are not about."""
NEW = {"F": "D", "S": "D"}

LESSON = Lesson(
    id="climb",
    title=N_("Salter’s climb"),
    minutes=4,
    symbol="X",
    can=N_("You can climb to the top at Salter’s."),
    steps=[
        Do(
            N_("Chunks, Fingers, Caramel, Nuts, Boxed: no gap. Deliver three."),
            fulfilling("OKKFC", ORDERS, employee="ES1", sides=NEW),
            since=N_("Evening. Salter's Emporium shows side D."),
            goal=delivered("S", 2),
            solution="store KFC",
            hint=N_("Begin with Chunks and go on in order."),
            mistakes={
                "store K": Say(N_("No space at all."), N_("Chunks alone are worth 0.")),
                "store KF": Say(N_("One space."), N_("Caramel would make it two.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Two spaces for three."), N_("Numbers below the pieces are the spaces.")),
            clauses="17.5",
            practises="9.5",
            show="factory stores",
        ),
        Do(
            N_("Move as far as Salter’s lets you tonight."),
            fulfilling("KFFNX", ORDERS, employee="ES4", sides=NEW, day=1),
            since=N_("Another evening: there is no Caramel."),
            goal=delivered("S", 1),
            solution="store KF",
            hint=N_("Stop before the first kind that you lack."),
            mistakes={
                "store K": Say(N_("No space at all."), N_("Add Fingers, and it is one.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("One space."), N_("Nuts and Boxed wait for a Caramel.")),
            practises="17.5 9.5",
            show="factory stores",
        ),
        Do(
            N_("Last Shift. Get what lacks, then climb to the top."),
            factory(
                ("O", "", "C", ""),
                coal=1,
                room="KFNX",
                outside=0,
                pushed=True,
                employee="ES1",
                day=3,
                orders=ORDERS,
                sides=NEW,
            ),
            since=N_("Thursday: your last tile is pushed."),
            goal=delivered("S", 9),
            solution="chute C; shift; store KFCNX",
            hint=(
                N_("Caramel lies on tile 3, at the Chute."),
                N_("All five kinds lie there: end your run."),
                N_("One of each, in order."),
            ),
            mistakes={
                "shift*": Say(
                    N_("Caramel stays on the belt."), N_("The Chute brings it out today.")
                ),
                "trade *": Say(N_("Keep them all."), N_("Each one lacking stops the climb.")),
                "store *": Say(N_("You have more."), N_("All five are worth nine spaces.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Nine spaces at once."), N_("Four give 4; the Boxed brings five more.")),
            practises="17.5 8.3 7.7 9.5",
            show="factory stores",
        ),
        Touch(
            N_("Chunks and Fingers. Tap all stores that would take both."),
            fulfilling(
                "KF", ORDERS, employee="ES5", sides={**NEW, "P": "B", "H": "B", "D": "B"}, day=4
            ),
            since=N_("Now compare: sides B and D lie mixed."),
            answer=stores_taking("KF"),
            among="store",
            every=True,
            mistakes={
                "store:F": Say(N_("Two is not its number."), N_("It takes one, three or five.")),
            },
            hint=N_("Only one store minds that they are two."),
            done=Say(N_("Four stores."), N_("Two spaces at two, one at two.")),
            practises="17.5 17.4 9.7 9.13 9.15",
            show="stores",
        ),
    ],
)
