"""Lesson 4: sides C take no chocolates; what Corner Shops pay today moves the marker."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, delivered, fulfilling
from tutor.chocolate_factory.teaching.pieces import open_store, stores_showing
from tutor.chocolate_factory.teaching.slips import ends_having

LESSON = Lesson(
    id="sell-first",
    title=N_("Sell first"),
    minutes=4,
    symbol="K",
    can=N_("You can sell so that a side C moves your marker."),
    steps=[
        Touch(
            N_("A new card counts money, not chocolates. Tap that store."),
            fulfilling(
                "KKKFFCC",
                (("S5", 0), ("M6", 1), ("L6", 0)),
                employee="EF1",
                sides={"F": "C"},
                money=5,
                day=1,
            ),
            since=N_("Tuesday evening. One store card is new."),
            answer=stores_showing("C"),
            among="store",
            otherwise=Say(
                N_("An old card, side A."), N_("It takes chocolates, and counts no money.")
            ),
            hint=N_("Look for £9 on a card."),
            done=Say(N_("Fresh Fancies, side C."), N_("It replaces the old card.")),
            clauses="17.1",
            show="stores",
        ),
        Do(
            N_("Each £9 earned today is a space. Sell both, end your evening."),
            goal=delivered("F", 2),
            solution="order 0 1; order 1 2; done",
            hint=(
                N_("£8 alone is no space yet."),
                N_("£10 more make £18: two full spaces."),
                N_("It is counted when you end your evening."),
            ),
            mistakes={
                ends_having(0, 0): Say(
                    N_("Nothing sold yet."), N_("It counts when you end: first sell.")
                ),
                ends_having(1, 17): Say(
                    N_("Too little for two."), N_("Two spaces need £18 today.")
                ),
            },
            done=Say(N_("£18: two spaces."), N_("It took no chocolates, only counted.")),
            clauses="17.2",
            practises="9.1 9.2 6.7",
            show="factory orders stores",
        ),
        Do(
            N_("You have £14. Move one more space, then end your evening."),
            fulfilling(
                "KKFC",
                (("S4", 0), ("M6", 0), ("L6", 0)),
                employee="EF6",
                sides={"F": "C"},
                stores={"F": ((0, 1),)},
                money=14,
                day=3,
            ),
            since=N_("Thursday evening. £14 come from earlier days."),
            goal=delivered("F", 2),
            solution="order 0 1; order 1 1; done",
            hint=(
                N_("Count only what you earn this evening."),
                N_("£4 are earned; £5 more make £9."),
                N_("£9 are earned today: one space."),
            ),
            mistakes={
                ends_having(0, 0): Say(
                    N_("£14 is older money."), N_("Only what you earn today counts.")
                ),
                ends_having(1, 8): Say(
                    N_("Less than £9 today."), N_("Money of other days is not added.")
                ),
            },
            done=Say(N_("£9 of today."), N_("Tomorrow it begins at £0 again.")),
            practises="17.2 9.2",
            show="factory orders stores",
        ),
        Touch(
            N_("Two stores show side C. Tap the one that counts tonight."),
            fulfilling(
                "CCX",
                (("S15", 0), ("M13", 0), ("L6", 0)),
                employee="EH4",
                sides={"F": "C", "H": "C"},
                stores={"F": ((0, 2),)},
                money=23,
                day=4,
            ),
            since=N_("Friday evening, with The Chute Minder."),
            answer=open_store(),
            among="store",
            mistakes={
                "store:F": Say(N_("Not tonight."), N_("The Chute Minder opens another store.")),
            },
            otherwise=Say(N_("Not open, and side A."), N_("Look for £ on the card.")),
            hint=N_("The Chute Minder’s card names House of Luxury."),
            done=Say(N_("House of Luxury."), N_("It wants £10 for a space.")),
            practises="17.1 17.2 6.7",
            show="factory stores",
        ),
        Do(
            N_("Sell so that your marker moves, then end your evening."),
            goal=delivered("H", 1),
            solution="order 1 1; order 2 1; done",
            hint=(
                N_("The pieces of the £7 order bring £10 elsewhere."),
                N_("£6 are earned; £4 more make £10."),
                N_("£10 are earned: one space."),
            ),
            mistakes={
                "order 0 *": Say(
                    N_("£7, and no space."), N_("Other orders pay £10 for these pieces.")
                ),
                ends_having(0, 9): Say(N_("Less than £10."), N_("Sell more, then end.")),
            },
            done=Say(N_("£10: one space."), N_("Weigh orders together, not one by one.")),
            practises="17.2 9.2",
            show="factory orders stores",
        ),
    ],
)
