"""Lesson 10: Gift, Benefit, Action, and the store that an Employee opens."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    drafting,
    factory,
    in_room,
    played,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import open_store

LESSON = Lesson(
    id="employees",
    title=N_("Employees"),
    minutes=4,
    symbol="C",
    can=N_("You can put an Employee to work."),
    steps=[
        Do(
            N_("The Confectioner is a Gift: Boxed and a Bar. Take Chunks."),
            played(drafting(("A4 A6 A10", "A13 A7"), ("EH2 EP1 ES1", "EF1 ED1")), "staff 0 EH2"),
            since=N_("A morning: you have kept The Confectioner."),
            goal=in_room("KX"),
            solution="gift K",
            hint=N_("The Bar of a Gift is of your choice."),
            mistakes={
                "gift F": Say(N_("Fingers are Bars, too."), N_("Here Chunks are asked for.")),
            },
            done=Say(N_("In your store room."), N_("A Gift is taken at once.")),
            clauses="6.6",
            practises="8.7 3.2",
            show="factory",
        ),
        Do(
            N_("The Loader is a Benefit. Push in two Beans."),
            factory(parts={"b4": "A14"}, employee="EF3"),
            since=N_("Another day, with The Loader."),
            goal=tile_holds(1, "BB"),
            solution="shift BB",
            hint=N_("Each load of today may be two Beans."),
            mistakes={
                "shift": Say(N_("One Bean."), N_("Today it may be two.")),
            },
            done=Say(N_("All day long."), N_("You may use it, you need not.")),
            practises="6.6 7.2 7.13",
            show="factory",
        ),
        Do(
            N_("The Porter is an Action, once a day. Empty tile 2."),
            factory(
                ("", "KO", "", ""), {"b4": "A14"}, outside=0, pushed=True, employee="EF7", coal=0
            ),
            since=N_("Another day, with The Porter."),
            goal=in_room("OK"),
            solution="use 2",
            hint=N_("No Chute is above that tile; the Porter helps."),
            mistakes={
                "shift": Say(N_("The day would end."), N_("An Action is never saved up.")),
            },
            done=Say(N_("All of that tile."), N_("Use it today or never; you need not.")),
            clauses="7.12",
            practises="6.6",
            show="factory",
        ),
        Touch(
            N_("An Employee works for a store. Tap the Porter’s, open today."),
            answer=open_store(),
            among="store",
            otherwise=Say(N_("Closed today."), N_("Look at the sign on his card.")),
            hint=N_("The Porter works for Fresh Fancies, F."),
            done=Say(N_("The only one today."), N_("An Employee is an ability and a store.")),
            practises="6.7",
            show="factory stores",
        ),
    ],
)
