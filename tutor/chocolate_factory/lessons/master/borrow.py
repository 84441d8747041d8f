"""Lesson 8: The Palace Boutique, side D, borrows another store's rule; only its marker moves."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, delivered, fulfilling
from tutor.chocolate_factory.teaching.pieces import stores_visited
from tutor.chocolate_factory.teaching.slips import ends_having

ORDERS = (("S15", 0), ("M10", 0), ("L9", 1))
"""Orders that these evenings are not about."""

LESSON = Lesson(
    id="borrow",
    title=N_("The Palace borrows"),
    minutes=4,
    symbol="C",
    can=N_("You can supply The Palace by another store’s rule."),
    steps=[
        Do(
            N_("The Palace borrows a rule. Deliver three Caramel by Salter’s."),
            fulfilling("OFCCC", ORDERS, employee="EP1", sides={"P": "D"}),
            since=N_("Evening. The Palace Boutique shows side D."),
            goal=delivered("P", 3),
            solution="store S CCC",
            hint=N_("Choose Salter’s sign first, then all three Caramel."),
            mistakes={
                "store S *": Say(N_("Some is left."), N_("There is one delivery a day.")),
                "store D *": Say(
                    N_("Dunstan’s rule: one space."), N_("Salter’s gives one for each.")
                ),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three spaces."), N_("Salter’s rule held at The Palace.")),
            clauses="17.3",
            practises="9.5 9.10",
            show="factory stores",
        ),
        Touch(
            N_("Tap every store where your marker has moved."),
            answer=stores_visited(),
            among="store",
            every=True,
            mistakes={
                "store:S": Say(N_("Its rule was borrowed."), N_("Its marker stays where it was.")),
            },
            otherwise=Say(N_("Nothing came there."), N_("Look where you delivered.")),
            hint=N_("One delivery moves one marker."),
            done=Say(N_("The Palace alone."), N_("Salter’s marker still waits beside it.")),
            practises="17.3 9.5 3.4",
            show="stores",
        ),
        Do(
            N_("Borrow the rule that moves you farthest tonight."),
            fulfilling(
                "KKFFX",
                ORDERS,
                employee="EP4",
                sides={"P": "D", "F": "D", "S": "D", "H": "D", "D": "D"},
                stores={"P": ((0, 3),)},
                day=1,
            ),
            since=N_("Tuesday: all five stores show side D."),
            goal=delivered("P", 8),
            solution="store F KKFFX",
            hint=N_("Five refined lie there: who takes five?"),
            mistakes={
                "store F *": Say(N_("Too few."), N_("You have one more, or two.")),
                "store S *": Say(N_("One space at most."), N_("Caramel lacks for Salter’s climb.")),
                "store [HD] *": Say(N_("Two spaces at most."), N_("Another rule takes all five.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Five spaces."), N_("Next time you may borrow another rule.")),
            practises="17.3 17.4 17.5 17.6 17.7",
            show="factory stores",
        ),
        Do(
            N_("Borrow £9 a space from Fresh Fancies: move two, then end."),
            fulfilling(
                "KKKFFCC",
                (("S5", 0), ("M6", 1), ("L6", 0)),
                employee="EP1",
                sides={"P": "D", "F": "C", "S": "B"},
                stores={"P": ((0, 2),)},
                money=12,
                day=3,
            ),
            since=N_("Another table: Fresh Fancies shows side C."),
            goal=delivered("P", 4),
            solution="order 0 1; order 1 2; copy F; done",
            hint=(
                N_("Money is the goods here: sell."),
                N_("£10 more make £18."),
                N_("Choose Fresh Fancies’ sign at The Palace."),
                N_("It is counted when you end your evening."),
            ),
            mistakes={
                "store *": Say(
                    N_("Then you cannot borrow."), N_("One delivery or one loan a day.")
                ),
                ends_having(0, 0): Say(N_("No money yet."), N_("Borrow, sell, then end.")),
                ends_having(1, 17): Say(
                    N_("Too little for two."), N_("Two spaces need £18 today.")
                ),
                "done": Say(
                    N_("Nothing is borrowed."), N_("Choose Fresh Fancies at The Palace first.")
                ),
            },
            done=Say(
                N_("Two spaces at The Palace."), N_("Fresh Fancies’ own marker has not moved.")
            ),
            practises="17.3 17.2 9.2",
            show="factory orders stores",
        ),
    ],
)
