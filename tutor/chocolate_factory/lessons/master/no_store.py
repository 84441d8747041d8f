"""Lesson 9 of the expansion: The Owner, The Helpers and The Prodigy, who open no store."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    drafting,
    employs,
    factory,
    fulfilling,
    in_room,
    money,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import largest_packets, payable_orders

LESSON = Lesson(
    id="no-store",
    title=N_("A day without a store"),
    minutes=5,
    symbol="X",
    can=N_("You can decide for a day without a store, and use it."),
    steps=[
        Do(
            N_("Six Employees, in packets of three. Keep who opens no store."),
            drafting(("A4 A6 A10", "A13 A7"), ("EH3 EX1 ES1", "EP1 EF1 ED5")),
            since=N_("A morning with the new Employees only."),
            goal=employs("EX1"),
            solution="staff 0 EX1",
            hint=N_("Each of the others shows the letter of a store."),
            mistakes={
                "parts *": Say(N_("A Part."), N_("First your Employee.")),
                "staff *": Say(N_("That one opens a store."), N_("Look for “no store today”.")),
            },
            done=Say(N_("The Owner."), N_("One a day, shuffled with the five.")),
            clauses="18.2 18.3",
            practises="16.1 6.1",
            show="display",
        ),
        Touch(
            N_("The Owner is yours. Tap all that you can sell to."),
            fulfilling("KXXX", (("S8", 0), ("M8", 0), ("L7", 0)), employee="EX1"),
            since=N_("The same day’s evening."),
            answer=payable_orders(),
            among="order store",
            every=True,
            mistakes={
                "store:*": Say(N_("Closed today."), N_("The Owner opens no store.")),
            },
            otherwise=Say(N_("Something is missing."), N_("Compare its first stage.")),
            hint=N_("No store is open; read the orders."),
            done=Say(N_("Corner Shops only."), N_("No store today: that is the price.")),
            clauses="18.1",
            practises="6.7 9.2",
            show="factory orders stores",
        ),
        Do(
            N_("Each stage brings £2 more. Fulfil both of the medium order."),
            goal=money(18),
            solution="order 1 2",
            hint=N_("Two stages: £14, and twice £2."),
            mistakes={
                "order 0 *": Say(
                    N_("That takes one Boxed."), N_("The medium order needs all three.")
                ),
                "order 1 1*": Say(N_("One stage."), N_("Both are paid for already.")),
                "done": Say(N_("Unsold."), N_("First both stages.")),
            },
            done=Say(N_("£18 instead of 14."), N_("A benefit, as others have.")),
            practises="18.1 6.6 9.3",
            show="factory orders stores",
        ),
        Touch(
            N_("Four players, six Employees. Tap every packet of two."),
            drafting(
                ("A4 A6", "A10", "A13", "A7"), ("EH3 EP1", "ES1 EX4", "EF1", "ED5"), players=4
            ),
            since=N_("Another table, with four players."),
            answer=largest_packets(),
            among="parts staff",
            every=True,
            otherwise=Say(N_("One card."), N_("Others have two.")),
            hint=N_("Packets are filled in order, Parts and Employees."),
            done=Say(N_("Two, two, one, one."), N_("Parts are still five; three play 2+2+2.")),
            practises="18.2 18.3 5.2 5.3",
            show="display",
        ),
        Do(
            N_("No coal left! Roast the Bean, make Chunks of the Cocoa."),
            factory(("B", "O", "", ""), coal=0, outside=0, pushed=True, employee="EX3"),
            since=N_("Another day, with The Helpers."),
            goal=all_of(tile_holds(1, "O"), tile_holds(2, "K")),
            solution="op t1 B>O; op t2 O>K",
            hint=(N_("Each Part costs one coal less today."), N_("The Upgrader is free, too.")),
            mistakes={
                "op t2 O>F": Say(N_("Fingers."), N_("Here Chunks are asked for.")),
                "shift": Say(N_("The day would end."), N_("Parts of one coal are free today.")),
            },
            done=Say(N_("Two uses, no coal."), N_("Each Part, all day long.")),
            practises="18.1 4.3",
            show="factory",
        ),
        Do(
            N_("The Prodigy makes four upgrades. Make Boxed of the Bean."),
            factory(("", "", "B", ""), coal=0, outside=0, pushed=True, employee="EX5", day=2),
            since=N_("Another day, with The Prodigy, without coal."),
            goal=in_room("X"),
            solution="use 3:B>O; use 3:O>K; use 3:K>C; use 3:C>X; chute X",
            hint=(
                N_("All four may fall on one piece."),
                N_("Cocoa to a Bar."),
                N_("The Bar to Caramel or Nuts."),
                N_("The last one: Boxed."),
                N_("Now the Chute."),
            ),
            mistakes={
                "chute *": Say(N_("Out too early."), N_("Anything else ends the upgrades.")),
                "shift": Say(N_("The day would end."), N_("Use all four upgrades.")),
            },
            done=Say(N_("Four at once, no coal."), N_("In the store room, too.")),
            practises="18.1 7.12 8.3",
            show="factory",
        ),
    ],
)
