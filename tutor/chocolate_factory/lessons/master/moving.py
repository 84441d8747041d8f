"""Lesson 1 of the expansion: its three modules, and a chocolate moved to the Chute."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    drafting,
    factory,
    in_room,
    part_at,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import may_move_to, of_the_expansion

MORNING = drafting(
    ("A6 XA1 A10", "A13 A7"), ("EH3 EX3 ES1", "EP1 EF1 ED5"), sides={"F": "C", "S": "D"}
)
SHUNTER = {"b2": "XA1"}

LESSON = Lesson(
    id="moving",
    title=N_("Move a chocolate"),
    minutes=4,
    symbol="K",
    can=N_("You can move a chocolate to the Chute, and sell it today."),
    steps=[
        Touch(
            N_("Two cards and two stores are new. Tap all four."),
            MORNING,
            since=N_("A morning with the whole expansion."),
            answer=of_the_expansion(),
            among="card store",
            every=True,
            mistakes={
                "card:E*": Say(N_("That one opens a store."), N_("The new Employees open none.")),
                "card:*": Say(
                    N_("You know that Part."), N_("The new one moves chocolates between tiles.")
                ),
            },
            otherwise=Say(N_("You know that side."), N_("New are sides C and D.")),
            hint=N_("A move between tiles, an Employee without a store, sides C, D."),
            done=Say(
                N_("Parts, Employees, stores."), N_("Three modules; each can be played alone.")
            ),
            clauses="16.1",
            show="display stores",
        ),
        Do(
            N_("Take the Shunter, and place it below the Upgrader."),
            goal=part_at("b2", "XA1"),
            solution="parts 0 XA1; place b2",
            hint=(
                N_("The Shunter moves a chocolate to another tile."),
                N_("The Upgrader is above tile 2."),
            ),
            mistakes={
                "staff *": Say(N_("An Employee."), N_("Here it is about a Part.")),
                "parts *": Say(N_("Another Part."), N_("Here the Shunter is asked for.")),
                "place t[123]": Say(
                    N_("That would cover a Part."), N_("What is covered is gone for good."), "6.4"
                ),
                "place *": Say(N_("Another tile."), N_("Chunks are made on tile 2.")),
            },
            done=Say(N_("Drafted like any Part."), N_("For it, two left deck A unseen.")),
            clauses="19.1",
            practises="6.3 6.4",
            show="display factory",
        ),
        Do(
            N_("Your last push is done. Move the Chunks below the Chute."),
            factory(("B", "K", "", ""), SHUNTER, coal=3, outside=0, pushed=True),
            since=N_("Monday, in your last Shift."),
            goal=tile_holds(3, "K"),
            solution="op b2 K@3",
            hint=N_("Tap the Shunter, then tile 3."),
            mistakes={
                "op b2 K@4": Say(N_("One too far."), N_("The Chute is above tile 3.")),
                "op b2 K@1": Say(
                    N_("Moves go backwards, too."), N_("But the Chute is above tile 3.")
                ),
                "op t2 *": Say(N_("That is the Upgrader."), N_("The Shunter lies below.")),
                "op *": Say(N_("That can wait."), N_("The Chunks first.")),
                "shift": Say(N_("The day would end."), N_("The Chunks would stay till tomorrow.")),
            },
            done=Say(N_("To any other tile."), N_("One piece, for one coal.")),
            clauses="19.2",
            practises="4.3 7.5",
            show="factory",
            point="part:b2",
        ),
        Do(
            N_("They lie below the Chute. Send them out."),
            goal=in_room("K"),
            solution="chute K",
            hint=N_("The Chute costs no coal."),
            mistakes={
                "shift": Say(N_("The day would end."), N_("Use the Chute before that.")),
                "op *": Say(N_("That can wait."), N_("The Chunks first.")),
            },
            done=Say(N_("Sold a day earlier."), N_("Without the Shunter: tomorrow.")),
            practises="8.3 19.2",
            show="factory",
        ),
        Touch(
            N_("Fingers lie above the Shunter. Tap everywhere they may go."),
            factory(("", "F", "", ""), SHUNTER, coal=3, outside=0, pushed=True, day=1),
            since=N_("The next day."),
            answer=may_move_to("b2"),
            among="tile room",
            every=True,
            mistakes={
                "room": Say(N_("Never the store room."), N_("A move ends on a tile.")),
            },
            otherwise=Say(N_("They lie there."), N_("A move ends on another tile.")),
            hint=N_("Forwards or backwards, but it stays on the belt."),
            done=Say(N_("The three other tiles."), N_("Only Chute and exit lead out.")),
            practises="19.2",
            show="factory",
        ),
        Do(
            N_("Chunks and Boxed, one coal. Send the Boxed out today."),
            factory(("", "KX", "", ""), SHUNTER, coal=1, outside=0, pushed=True, day=2),
            since=N_("Another day, again the last Shift."),
            goal=in_room("X"),
            solution="op b2 X@3; chute X",
            hint=(N_("A move takes one piece, the one you choose."), N_("It is below the Chute.")),
            mistakes={
                "op b2 K@*": Say(
                    N_("Only Chunks have moved."), N_("The Shunter works once a Shift.")
                ),
                "op b2 X@*": Say(N_("Another tile."), N_("The Chute is above tile 3.")),
                "op t2 *": Say(N_("Then no coal is left."), N_("The move costs one.")),
                "shift": Say(N_("The day would end."), N_("Bring the Boxed out first.")),
            },
            done=Say(N_("One of two."), N_("An icon is one piece here, too.")),
            practises="19.2 8.3 8.4",
            show="factory",
        ),
    ],
)
