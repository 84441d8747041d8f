"""Lesson 11: one store a day, one delivery, and what each of them takes."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, delivered, fulfilling
from tutor.chocolate_factory.teaching.pieces import open_store

ORDERS = (("S4", 0), ("M8", 0), ("L6", 0))
"""Orders that none of these evenings is about."""

LESSON = Lesson(
    id="stores",
    title=N_("Department Stores"),
    minutes=5,
    symbol="X",
    steps=[
        Touch(
            N_("Your Employee names a store. Tap the one you may supply."),
            fulfilling("KKC", ORDERS, employee="EF5"),
            since=N_("Evening. Today you have The Engineer."),
            answer=open_store(),
            among="store",
            otherwise=Say(N_("Not today."), N_("Only your Employee’s store is open.")),
            hint=N_("The Engineer’s card names Fresh Fancies."),
            done=Say(N_("Fresh Fancies."), N_("Tomorrow another Employee opens another.")),
            clauses="6.7",
            show="factory stores",
        ),
        Do(
            N_("It takes Chunks. Deliver both."),
            goal=delivered("F", 2),
            solution="store KK",
            hint=N_("Each Chunks moves you one space."),
            mistakes={
                "store K": Say(N_("One is left."), N_("There is one delivery a day.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Two spaces."), N_("That was today’s delivery.")),
            clauses="9.5 9.8",
            practises="6.7",
            show="factory stores",
        ),
        Do(
            N_("The Palace: all of one type. Move as far as you can."),
            fulfilling("KFFFX", ORDERS, employee="EP4"),
            since=N_("Another evening, with The Cashier."),
            goal=delivered("P", 3),
            solution="store FFF",
            hint=N_("Of which type do you have most?"),
            mistakes={
                "store *": Say(N_("That is less."), N_("Another type lies there three times.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three of one type."), N_("Side A wants them all alike.")),
            clauses="9.6",
            practises="9.5",
            show="factory stores",
        ),
        Do(
            N_("Dunstan pays one space for two, in pairs. Move two."),
            fulfilling("CCNNX", ORDERS, employee="ED3"),
            since=N_("Another evening, with The Storekeeper."),
            goal=delivered("D", 2),
            solution="store CCNN",
            hint=N_("Four pieces make two pairs, in any mix."),
            mistakes={
                "store *": Say(N_("One pair."), N_("Two pairs go in one delivery.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Two spaces, one left."), N_("An odd piece is never taken.")),
            clauses="9.14",
            practises="9.5",
            show="factory stores",
        ),
        Do(
            N_("Side B: all of different types. Move four at the Palace."),
            fulfilling("KKFNX", ORDERS, employee="EP4", sides="P"),
            since=N_("Another game: the Palace shows side B."),
            goal=delivered("P", 4),
            solution="store KFNX",
            hint=N_("One of each type that you have."),
            mistakes={
                "store *": Say(N_("That is less."), N_("Four types lie there.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Four types."), N_("Read the card: sides differ.")),
            clauses="9.7",
            practises="9.5 6.7",
            show="factory stores",
        ),
        Do(
            N_("Dunstan’s side B takes exactly two. Move as far as you can."),
            fulfilling("KKCNXX", ORDERS, employee="ED3", sides="D"),
            since=N_("The same game, with The Storekeeper."),
            goal=delivered("D", 4),
            solution="store XX",
            hint=N_("Bars move 2, Wrapped 3, Boxed 4."),
            mistakes={
                "store KK": Say(N_("Two spaces."), N_("Boxed move you further.")),
                "store CN": Say(N_("Three spaces."), N_("Boxed move you further.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Four spaces for two."), N_("Never more than two there.")),
            clauses="9.15",
            practises="9.5",
            show="factory stores",
        ),
    ],
)
