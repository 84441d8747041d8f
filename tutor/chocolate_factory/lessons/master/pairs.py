"""Lesson 7: sets at House of Luxury, side D, and pairs of equal ones at Dunstan & Gilbert's."""

from tutor.chocolate_factory.teaching import N_, Do, Lesson, Say, Touch, delivered, fulfilling
from tutor.chocolate_factory.teaching.pieces import stores_taking

ORDERS = (("S16", 0), ("M13", 1), ("L9", 1))
"""Orders that these evenings are not about."""
NEW = {"F": "D", "S": "D", "H": "D", "D": "D"}

LESSON = Lesson(
    id="pairs",
    title=N_("Sets and pairs"),
    minutes=4,
    symbol="N",
    can=N_("You can make sets for House of Luxury, pairs for Dunstan’s."),
    steps=[
        Do(
            N_("Chunks with Fingers, Caramel with Nuts: sets. Deliver all."),
            fulfilling("KKFFCN", ORDERS, employee="EH4", sides=NEW),
            since=N_("Evening. House of Luxury shows side D."),
            goal=delivered("H", 4),
            solution="store KKFFCN",
            hint=N_("Three sets lie there: 1, 1 and 2 spaces."),
            mistakes={
                "store *": Say(N_("A set is left."), N_("All sets go in one delivery.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Four spaces."), N_("Bars 1 a set, Wrapped 2.")),
            clauses="17.6",
            practises="9.5 4.2",
            show="factory stores",
        ),
        Do(
            N_("Move as far as House of Luxury lets you tonight."),
            fulfilling("KFFFCCN", ORDERS, employee="EH1", sides=NEW, day=1),
            since=N_("Another evening, with The Furnace Man."),
            goal=delivered("H", 3),
            solution="store KFCN",
            hint=N_("One set of Bars, one of Wrapped; the others stay."),
            mistakes={
                "store KF": Say(N_("One space."), N_("Caramel with Nuts adds two.")),
                "store CN": Say(N_("Two spaces."), N_("Chunks with Fingers adds one.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three spaces."), N_("Odd pieces wait for their partner.")),
            practises="17.6 9.5",
            show="factory stores",
        ),
        Do(
            N_("Dunstan’s: equal pairs, each of another type. Deliver all three."),
            fulfilling("KKFFXX", ORDERS, employee="ED1", sides=NEW, day=2),
            since=N_("Another evening: Dunstan & Gilbert's shows side D."),
            goal=delivered("D", 3),
            solution="store KKFFXX",
            hint=N_("Each type lies there twice."),
            mistakes={
                "store *": Say(N_("A pair is left."), N_("All pairs go in one delivery.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Three pairs."), N_("One space a pair, five at most.")),
            clauses="17.7",
            practises="9.5 4.2",
            show="factory stores",
        ),
        Do(
            N_("Move as far as Dunstan’s lets you tonight."),
            fulfilling("FFFFCC", ORDERS, employee="ED4", sides=NEW, day=3),
            since=N_("Another evening, with The Shift Leader."),
            goal=delivered("D", 2),
            solution="store FFCC",
            hint=N_("Four Fingers are not two pairs here."),
            mistakes={
                "store *": Say(N_("One pair."), N_("A pair of another type lies there.")),
                "done": Say(N_("Deliver first."), N_("Done ends your evening.")),
            },
            done=Say(N_("Two pairs."), N_("The second two Fingers stay.")),
            practises="17.7 9.5",
            show="factory stores",
        ),
        Touch(
            N_("Two Chunks, two Fingers. Tap all stores that would take all."),
            fulfilling("KKFF", ORDERS, employee="EH7", sides=NEW, day=4),
            since=N_("Now compare: four stores show side D."),
            answer=stores_taking("KKFF"),
            among="store",
            every=True,
            mistakes={
                "store:P": Say(N_("All of one type there."), N_("It still shows side A.")),
                "store:F": Say(N_("Four is not its number."), N_("It takes one, three or five.")),
                "store:S": Say(N_("One of each there."), N_("It climbs in order.")),
            },
            hint=N_("They are two sets, and two pairs."),
            done=Say(N_("Two stores."), N_("Two spaces at each of them.")),
            practises="17.4 17.5 17.6 17.7 9.6",
            show="stores",
        ),
    ],
)
