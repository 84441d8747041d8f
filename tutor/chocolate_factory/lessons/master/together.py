"""Lesson 3 of the expansion: moves that bring two inputs onto one tile."""

from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    drafting,
    factory,
    in_room,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import new_parts, working

PRESS = {"b2": "XA1", "b3": "B12"}

LESSON = Lesson(
    id="together",
    title=N_("Two inputs together"),
    minutes=5,
    symbol="C",
    can=N_("You can bring two chocolates together on one tile."),
    steps=[
        Touch(
            N_("Deck B has been opened. Tap the new Part from it."),
            drafting(("B4 B8 XB2", "B10 B7"), ("EH3 EP1 ES1", "EF1 ED5"), {"b2": "XA1"}, day=3),
            since=N_("Thursday morning, with new Parts only."),
            answer=new_parts(),
            among="card",
            mistakes={
                "card:E*": Say(N_("An Employee."), N_("Tap a Part.")),
            },
            otherwise=Say(
                N_("You know that Part."), N_("The new one moves chocolates between tiles.")
            ),
            hint=N_("Its lower picture: from one tile to another."),
            done=Say(N_("The Lifting Doubler."), N_("Two in each deck, and two removed.")),
            practises="19.1 16.1 2.2",
            show="display",
        ),
        Touch(
            N_("The Press needs two Bars. Tap all Parts that can work."),
            factory(("", "K", "F", ""), PRESS, coal=5, outside=0, pushed=True, day=4),
            since=N_("Friday’s last Shift, with Shunter and Press."),
            answer=working(),
            among="part",
            every=True,
            mistakes={
                "part:b3": Say(N_("One Bar is missing."), N_("Both must lie on tile 3.")),
            },
            otherwise=Say(N_("It finds nothing."), N_("Compare icons and tile.")),
            hint=N_("Two Parts serve the Chunks, and there is the Chute."),
            done=Say(N_("The Press has to wait."), N_("No push brings two tiles together.")),
            practises="8.9 4.3",
            show="factory",
        ),
        Do(
            N_("Bring both Bars together on tile 3."),
            goal=tile_holds(3, "KF"),
            solution="op b2 K@3",
            hint=N_("The Shunter lies below the Chunks."),
            mistakes={
                "op b2 *": Say(N_("Another tile."), N_("The Press lies below tile 3.")),
                "op t2 *": Say(N_("A Bar no more."), N_("The Press takes Bars only.")),
                "chute *": Say(N_("That one is out."), N_("Then the Press lacks a Bar.")),
                "shift": Say(N_("The day would end."), N_("Both Bars move on, still apart.")),
            },
            done=Say(N_("Both on one tile."), N_("Now the Press finds what it needs.")),
            practises="19.2 8.9",
            show="factory",
        ),
        Do(
            N_("Now the Press, then send out all it makes."),
            goal=in_room("CNX"),
            solution="op b3 KF>CNX; chute CNX",
            hint=(N_("The Press finds two Bars now."), N_("The Chute takes any number.")),
            mistakes={
                "chute *[KF]*": Say(N_("A Bar is out."), N_("Then the Press lacks it.")),
                "chute ?": Say(N_("One is out."), N_("All three may go at once.")),
                "chute ??": Say(N_("Two are out."), N_("All three may go at once.")),
                "shift": Say(N_("The day would end."), N_("Press, then Chute.")),
            },
            done=Say(N_("Two Bars, three sweets."), N_("All sold on the same day.")),
            practises="8.9 8.3",
            show="factory",
        ),
        Do(
            N_("Chunks have passed the Press. Bring them back, and operate it."),
            factory(
                ("", "F", "", "K"),
                {"b4": "XA1", "b2": "B12"},
                coal=5,
                outside=1,
                pushed=True,
                day=4,
            ),
            since=N_("Another Factory: the Press lies below tile 2."),
            goal=tile_holds(2, "CNX"),
            solution="op b4 K@2; op b2 KF>CNX",
            hint=(N_("The Shunter moves backwards, too."), N_("The Press finds two Bars now.")),
            mistakes={
                "op b4 *": Say(N_("Another tile."), N_("The Press lies below tile 2.")),
                "op t2 *": Say(N_("A Bar no more."), N_("The Press takes Bars only.")),
                "shift": Say(N_("The Chunks would go out."), N_("First the Press.")),
            },
            done=Say(N_("Backwards, too."), N_("The belt runs one way, moves both.")),
            practises="19.2 8.9",
            show="factory",
        ),
        Do(
            N_("One Bar waits at the Press: copy Fingers, move one, press."),
            factory(
                ("", "F", "K", ""),
                {"b2": "XB2", "b3": "B12"},
                coal=4,
                outside=0,
                pushed=True,
                day=5,
            ),
            since=N_("Saturday, with the Lifting Doubler."),
            goal=tile_holds(3, "CNX"),
            solution="op b2 F>FF F@3; op b3 KF>CNX",
            hint=(
                N_("The Doubler copies, then moves one to tile 3."),
                N_("Two Bars lie there now."),
            ),
            mistakes={
                "op b2 F>FF": Say(N_("Copied, but not moved."), N_("The move is of the same use.")),
                "op b2 *": Say(N_("Another tile."), N_("The Press lies below tile 3.")),
                "op t2 *": Say(N_("A Bar no more."), N_("The Press takes Bars only.")),
                "chute *": Say(N_("Out too early."), N_("The Press needs both Bars.")),
                "shift": Say(N_("The day would end."), N_("Copy, move, press.")),
            },
            done=Say(N_("Three sweets, Fingers kept."), N_("Copy, move, press: four coal.")),
            practises="19.2 8.11 8.9",
            show="factory",
        ),
    ],
)
