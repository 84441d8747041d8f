"""Lesson 10: Gift, Benefit, Action, and the store that an Employee opens."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    drafting,
    factory,
    in_room,
    shifts,
    tile_holds,
)

LESSON = Lesson(
    id="employees",
    title=N_("Employees"),
    minutes=5,
    symbol="C",
    steps=[
        Do(
            N_("Keep The Confectioner; let the Gift be Boxed and Chunks."),
            drafting(("A4 A6 A10", "A13 A7"), ("EH2 EP1 ES1", "EF1 ED1")),
            since=N_("A morning with two players."),
            goal=in_room("KX"),
            solution="staff 0 EH2; gift K",
            hint=(N_("The Confectioner is a Gift."), N_("The Bar is of your choice.")),
            mistakes={
                "parts *": Say(N_("A Part."), N_("Here it is about an Employee.")),
                "staff *": Say(
                    N_("Somebody else."), N_("The Confectioner is in the first packet.")
                ),
                "gift F": Say(N_("Fingers are Bars, too."), N_("Here Chunks are asked for.")),
            },
            done=Say(N_("In your store room."), N_("A Gift is taken at once.")),
            clauses="6.6",
            practises="6.1 8.7",
            show="display factory",
        ),
        Do(
            N_("Keep The Belt Maker, whose Gift is the spare tile."),
            drafting(("A4 A6 A10", "A13 A7"), ("ED2 EP1 ES1", "EF1 EH1")),
            since=N_("Another morning, with other Employees."),
            goal=shifts(4),
            solution="staff 0 ED2",
            hint=N_("Each Employee’s store has one card here."),
            mistakes={
                "parts *": Say(N_("A Part."), N_("Here it is about an Employee.")),
                "staff *": Say(N_("Somebody else."), N_("The Belt Maker is in the first packet.")),
            },
            done=Say(N_("Four Shifts today."), N_("The supply had one tile to spare.")),
            clauses="2.6",
            practises="6.6 7.1 2.5",
            show="display factory",
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
            done=Say(N_("All of that tile."), N_("He also opens his store: Fresh Fancies.")),
            clauses="7.12",
            practises="6.6 6.7",
            show="factory",
        ),
    ],
)
