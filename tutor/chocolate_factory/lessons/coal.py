"""Lesson 4: what five coal can do, and how chocolates become coal."""

from tutor.chocolate_factory.lessons.monday import after
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    coal_left,
    factory,
    kept,
    run_over,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import working

LESSON = Lesson(
    id="coal",
    title=N_("Coal"),
    minutes=4,
    symbol="F",
    can=N_("You can run your Factory on the coal you have, and trade for more."),
    steps=[
        Touch(
            N_("Two coal are left. Tap every Part that can work now."),
            after(7),
            since=N_("Your Monday, the Chunks are out."),
            answer=working(),
            among="part",
            every=True,
            mistakes={
                "part:t3": Say(N_("Its tile is empty."), N_("The Chunks are out already.")),
                "part:b4": Say(N_("It needs Caramel or Nuts."), N_("Its tile is empty.")),
            },
            otherwise=Say(N_("No Part is there."), N_("That place is still free.")),
            hint=N_("Two tiles hold something; their Parts are fresh."),
            done=Say(N_("Two Parts, two coal."), N_("Each use costs what its furnace shows.")),
            practises="4.3 7.5",
            show="factory",
        ),
        Do(
            N_("Make Fingers of the Cocoa, and roast the Bean."),
            goal=all_of(tile_holds(2, "F"), tile_holds(1, "O")),
            solution="op t2 O>F; op t1 B>O",
            hint=(N_("The Upgrader makes either Bar."), N_("One coal is left for the Roaster.")),
            mistakes={
                "op t2 O>K": Say(N_("Chunks."), N_("This time Fingers are asked for.")),
                "trade *": Say(N_("Keep your Chunks."), N_("Your coal is enough.")),
                "shift": Say(N_("The day would end."), N_("Spend your two coal first.")),
            },
            done=Say(N_("Five coal, five uses."), N_("Monday brings five, each day one more.")),
            clauses="5.1",
            practises="8.1 8.2",
            show="factory",
        ),
        Do(
            N_("All is done. End your run."),
            goal=run_over(),
            solution="shift",
            hint=N_("No tile is left to push."),
            mistakes={
                "trade *": Say(N_("Keep your Chunks."), N_("They are worth more than coal.")),
            },
            done=Say(N_("The belt stays."), N_("Fingers and Cocoa wait for Tuesday.")),
            clauses="7.10",
            practises="7.1 7.7",
            show="factory",
        ),
        Do(
            N_("No coal! Trade both Beans in your store room."),
            factory(
                ("B", "O", "", ""),
                {"b4": "A14"},
                coal=0,
                room="BB",
                outside=0,
                pushed=True,
                day=1,
            ),
            since=N_("Another Factory, on Tuesday."),
            goal=all_of(coal_left(2), kept("")),
            solution="trade BB",
            hint=N_("Each chocolate in the store room brings one coal."),
            mistakes={
                "trade B": Say(N_("One coal."), N_("Trade both at once.")),
                "shift": Say(N_("The day would end."), N_("With coal you can still work.")),
            },
            done=Say(N_("Two coal."), N_("While you run, from the store room only.")),
            clauses="7.8 7.14",
            practises="3.2",
            show="factory",
        ),
        Do(
            N_("Use both: make Cocoa on tile 1, Chunks on tile 2."),
            goal=all_of(tile_holds(1, "O"), tile_holds(2, "K")),
            solution="op t1 B>O; op t2 O>K",
            hint=(N_("The Roaster serves tile 1."), N_("The Upgrader serves tile 2.")),
            mistakes={
                "op t2 O>F": Say(N_("Fingers."), N_("Here Chunks are asked for.")),
                "shift": Say(N_("The day would end."), N_("Spend your coal first.")),
            },
            done=Say(
                N_("Two Beans well spent."), N_("Beside trades, only Employees bring more coal.")
            ),
            practises="7.8 8.1 8.2",
            show="factory",
        ),
    ],
)
