"""Lesson 8: a new Part is placed; its column decides, and sooner or later one is covered."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, chosen, drafting, part_at
from tutor.chocolate_factory.teaching.pieces import drawn_parts, free_places

STAFF = ("EP1 EF1 ES1", "EH1 ED1")
FULL = {"b1": "A11", "b2": "A6", "b3": "A1", "b4": "A14", "t4": "A2"}

LESSON = Lesson(
    id="placing",
    title=N_("A new Part"),
    minutes=4,
    symbol="F",
    can=N_("You can build a new Part into your Factory."),
    steps=[
        Touch(
            N_("Parts: deck A lies on deck B. Tap the five drawn today."),
            drafting(("A4 A6 A10", "A13 A7"), STAFF),
            since=N_("A morning: Parts and Employees are laid out."),
            answer=drawn_parts(),
            among="card",
            every=True,
            otherwise=Say(N_("An Employee."), N_("Parts show coal and chocolates.")),
            hint=N_("Parts turn chocolates into others, for coal."),
            done=Say(N_("All from deck A."), N_("Deck B follows on Thursday.")),
            clauses="2.2",
            show="display factory",
        ),
        Do(
            N_("Take the first packet of Parts; keep the Express Boxer."),
            goal=chosen("A6"),
            solution="parts 0 A6",
            hint=N_("It makes Boxed of one Cocoa."),
            mistakes={
                "staff *": Say(N_("An Employee."), N_("Here it is about a Part.")),
                "parts *": Say(N_("Another Part."), N_("Here the Express Boxer is asked for.")),
            },
            done=Say(N_("In your hand."), N_("The other two leave the game.")),
            clauses="6.3",
            show="display factory",
        ),
        Do(
            N_("It needs Cocoa. Place it below the Upgrader."),
            goal=part_at("b2", "A6"),
            solution="place b2",
            hint=N_("Roasted on tile 1, Cocoa comes to tile 2."),
            mistakes={
                "place t[123]": Say(
                    N_("That would cover a Part."), N_("What is covered is gone for good."), "6.4"
                ),
                "place b1": Say(N_("Beans come there."), N_("Cocoa is there only once roasted.")),
                "place *": Say(N_("Further right."), N_("Cocoa can be boxed on tile 2.")),
            },
            done=Say(N_("There it stays."), N_("A Part is never moved.")),
            clauses="6.4",
            practises="4.3",
            show="factory",
        ),
        Touch(
            N_("Tap every place that is still free."),
            answer=free_places(),
            among="part",
            every=True,
            otherwise=Say(N_("A Part lies there."), N_("Printed ones count, too.")),
            hint=N_("Eight places, four Parts."),
            done=Say(N_("Four places."), N_("But five Parts are still to come.")),
            practises="6.4",
            show="factory",
        ),
        Do(
            N_("Take the Grand Boxer; cover the Express Boxer with it."),
            drafting(("B8 B10 B12", "B13 B14"), STAFF, FULL, day=5),
            since=N_("Saturday: all full, and Parts of deck B."),
            goal=part_at("b2", "B8"),
            solution="parts 0 B8; place b2",
            hint=(N_("It makes two Boxed of one Cocoa."), N_("It does the same, but better.")),
            mistakes={
                "staff *": Say(N_("An Employee."), N_("First the Part.")),
                "parts *": Say(N_("Another Part."), N_("Here the Grand Boxer is asked for.")),
                "place t3": Say(
                    N_("Then you have no Chute."), N_("For the rest of the game."), "6.5"
                ),
                "place t[12]": Say(N_("Then no Cocoa comes."), N_("Cover what you need least.")),
                "place *": Say(N_("That one is of use."), N_("The Express Boxer is outdone.")),
            },
            done=Say(N_("Covered is gone."), N_("Six Parts, five free places: it must be.")),
            practises="6.4 6.3 6.5 2.2",
            show="display factory",
        ),
    ],
)
