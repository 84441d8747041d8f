"""Lesson 5: Fresh Fancies, side D, takes exactly one, three or five refined chocolates."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    delivered,
    fulfilling,
    money,
)
from tutor.chocolate_factory.teaching.pieces import stores_taking

ORDERS = (("S2", 0), ("M8", 1), ("L12", 0))
"""Orders that these evenings are not about."""
NEW = {"F": "D"}

LESSON = Lesson(
    id="fancies",
    title=N_("One, three or five"),
    minutes=3,
    symbol="F",
    can=N_("You can supply Fresh Fancies on its side D."),
    steps=[
        Do(
            N_("Side D takes exactly 1, 3 or 5 refined. Deliver three."),
            fulfilling("OOKCX", ORDERS, employee="EF1", sides=NEW),
            since=N_("Evening. Fresh Fancies shows side D."),
            goal=delivered("F", 3),
            solution="store KCX",
            hint=N_("Any mix will do; Cocoa is not refined."),
            mistakes={
                "store *": Say(N_("One space for one."), N_("Three would move you three.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three spaces."), N_("Kinds do not matter, the number does.")),
            clauses="17.4",
            practises="9.5 4.2",
            show="factory stores",
        ),
        Do(
            N_("Four refined lie there. Move as far as you can."),
            fulfilling("KKFN", ORDERS, employee="EF3", sides=NEW, day=1),
            since=N_("Another evening, with The Loader."),
            goal=delivered("F", 3),
            solution="store KFN",
            hint=N_("It takes neither two nor four."),
            mistakes={
                "store *": Say(N_("One space only."), N_("You have enough for three.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three, one stays."), N_("Equal ones may lie among them.")),
            practises="17.4 9.5",
            show="factory stores",
        ),
        Do(
            N_("Sell the order for £6, and move three spaces."),
            fulfilling(
                "KFCNX", (("S9", 0), ("M13", 0), ("L7", 0)), employee="EF6", sides=NEW, day=2
            ),
            since=N_("Another evening, with The Copyist."),
            goal=all_of(delivered("F", 3), money(6)),
            solution="order 0 1; store FCN",
            hint=(
                N_("The order wants Boxed and Chunks."),
                N_("Three pieces are left; all are refined."),
            ),
            mistakes={
                "store *[KX]*": Say(N_("Then the order fails."), N_("It wants Chunks and Boxed.")),
                "store ?": Say(N_("One space only."), N_("Three go in one delivery.")),
                "done": Say(N_("Not yet."), N_("Done ends your evening.")),
            },
            done=Say(N_("£6 and three spaces."), N_("All five: five spaces, but no £6.")),
            practises="17.4 9.1 9.5",
            show="factory orders stores",
        ),
        Touch(
            N_("You have five Chunks. Tap all stores that would take all."),
            fulfilling("KKKKK", ORDERS, employee="EF1", sides={**NEW, "H": "B", "D": "B"}, day=3),
            since=N_("Now compare: A, B and D lie mixed."),
            answer=stores_taking("KKKKK"),
            among="store",
            every=True,
            mistakes={
                "store:S": Say(N_("Only Caramel there."), N_("Chunks are Bars.")),
                "store:H": Say(N_("Pairs of Bars."), N_("The fifth would be odd.")),
                "store:D": Say(N_("Exactly two there."), N_("Five are too many.")),
            },
            hint=N_("One wants equal pieces, one an odd number."),
            done=Say(N_("Two stores."), N_("Five spaces at each of them.")),
            practises="17.4 17.1 9.6 9.13 9.15",
            show="stores",
        ),
    ],
)
