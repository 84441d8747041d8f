"""Lesson 2: the Roaster and the Upgrader make the first Bar of a plain Monday."""

from tutor.chocolate_factory.lessons.monday import MORNING
from tutor.chocolate_factory.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    pushes_left,
    tile_holds,
)
from tutor.chocolate_factory.teaching.pieces import used, working

LESSON = Lesson(
    id="roast",
    title=N_("Roast and upgrade"),
    minutes=4,
    symbol="O",
    can=N_("You can roast a Bean and upgrade what comes of it."),
    steps=[
        Do(
            N_("Push a Bean in, then tap the Roaster above it."),
            MORNING,
            since=N_("Monday morning once more."),
            goal=all_of(tile_holds(1, "O"), pushes_left(2)),
            solution="shift; op t1 B>O",
            hint=(N_("No Part works before the push."), N_("It makes Cocoa of a Bean.")),
            mistakes={
                "shift": Say(N_("The Bean has passed."), N_("Roast it while it is there.")),
            },
            done=Say(N_("Cocoa, for one coal."), N_("Parts work after the push, never before.")),
            clauses="8.1 7.4",
            practises="7.2 4.3",
            show="factory",
        ),
        Touch(
            N_("Think one push ahead: tap the Part that gets the Cocoa."),
            answer=working(1),
            among="part",
            mistakes={
                "part:t1": Say(N_("It stays there."), N_("Tiles move, Parts never do.")),
                "part:t3": Say(N_("One tile too far."), N_("One push is one tile.")),
            },
            otherwise=Say(N_("Not on its way."), N_("After the push it lies on tile 2.")),
            hint=N_("After the push the Cocoa lies on tile 2."),
            done=Say(N_("The Upgrader."), N_("It takes one chocolate one step on.")),
            clauses="8.2",
            practises="7.3",
            show="factory",
        ),
        Do(
            N_("Push, then make Chunks of the Cocoa."),
            goal=all_of(tile_holds(2, "K"), tile_holds(1, "B")),
            solution="shift; op t2 O>K",
            hint=(N_("The Cocoa must come below the Upgrader."), N_("Cocoa becomes a Bar.")),
            mistakes={
                "op t2 O>F": Say(N_("Fingers are Bars, too."), N_("Here Chunks are asked for.")),
                "op t1 *": Say(N_("That is next."), N_("First the Upgrader.")),
                "shift": Say(N_("The Cocoa has passed."), N_("Upgrade it while it is there.")),
            },
            done=Say(N_("Your first Bar."), N_("Chunks or Fingers: you choose.")),
            clauses="4.1 4.2",
            practises="8.2 7.4",
            show="factory",
        ),
        Do(
            N_("A new Bean has come in, too. Roast it."),
            goal=tile_holds(1, "O"),
            solution="op t1 B>O",
            hint=N_("Other Parts may work in the same Shift."),
            mistakes={
                "shift": Say(N_("Unroasted."), N_("Roast it before you push.")),
            },
            done=Say(N_("Cocoa again."), N_("Two coal in this Shift.")),
            practises="8.1",
            show="factory",
        ),
        Touch(
            N_("Each Part works once a Shift. Tap all that have."),
            answer=used(),
            among="part",
            every=True,
            mistakes={
                "part:t3": Say(N_("Not the Chute."), N_("Nothing lies on its tile.")),
            },
            otherwise=Say(N_("It did nothing."), N_("Which Parts cost coal just now?")),
            hint=N_("Coal lies on them until the next push."),
            done=Say(N_("Both rest now."), N_("Coal shows it; the next push clears it.")),
            clauses="7.5 7.7",
            show="factory",
        ),
    ],
)
