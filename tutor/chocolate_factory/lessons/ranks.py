"""Lesson 14: who is paid at a store: ranks, equal spaces, and the thresholds."""

from tutor.chocolate_factory.teaching import N_, Lesson, Say, Touch, fulfilling
from tutor.chocolate_factory.teaching.pieces import earning, paid_at

AREAS = "stores others"
FOUR = fulfilling("K", stores={"S": ((2, 6), (1, 6), (0, 7), (3, 2))}, players=4, day=5)
"""The rulebook's own: 7, 6, 6 and 2 spaces."""
HALF = fulfilling("K", stores={"S": ((2, 2), (1, 5), (0, 8))}, players=3, day=5)
"""The rulebook's own: 8, 5 and 2 spaces."""
SHORT = fulfilling("K", stores={"S": ((2, 2), (1, 3), (0, 8))}, players=3, day=5)
"""Second place too far behind, so that third gets nothing either."""

LESSON = Lesson(
    id="ranks",
    title=N_("Who is paid"),
    minutes=4,
    symbol="C",
    can=N_("You can tell who is paid at a store, and who is not."),
    steps=[
        Touch(
            N_("Salter’s: spaces 7, 6, 6, 2. Tap who gets £16."),
            FOUR,
            since=N_("Saturday evening, four players."),
            answer=earning("S", 16),
            among="player",
            otherwise=Say(N_("Not the furthest."), N_("Look for space 7.")),
            hint=N_("First place pays £16."),
            done=Say(N_("You, on space 7."), N_("Second place pays £8, third £4.")),
            clauses="11.4",
            show=AREAS,
        ),
        Touch(
            N_("Two markers share space 6. Tap who is second."),
            answer=earning("S", 8),
            among="player",
            mistakes={
                "player:1": Say(N_("That one came later."), N_("It lies on top.")),
                "player:0": Say(N_("You are first."), N_("Look at space 6.")),
            },
            otherwise=Say(N_("Only two spaces."), N_("Look at space 6.")),
            hint=N_("Whoever came first lies underneath."),
            done=Say(N_("Underneath is ahead."), N_("Being early breaks the tie.")),
            clauses="11.3",
            practises="11.4",
            show=AREAS,
        ),
        Touch(
            N_("Now 8, 5 and 2 spaces. Tap all who are paid."),
            HALF,
            since=N_("Three players, another week."),
            answer=paid_at("S"),
            among="player",
            every=True,
            mistakes={
                "player:2": Say(N_("Two are too few."), N_("Third needs three: half of five.")),
            },
            hint=N_("Each needs half of the one before, rounded up."),
            done=Say(N_("Two are paid."), N_("Each needs half the one before, rounded up.")),
            practises="11.4 11.3",
            show=AREAS,
        ),
        Touch(
            N_("Now 8, 3 and 2 spaces. Tap all who are paid."),
            SHORT,
            since=N_("The same, but second has three."),
            answer=paid_at("S"),
            among="player",
            every=True,
            mistakes={
                "player:1": Say(N_("Three are too few."), N_("Half of eight is four.")),
                "player:2": Say(N_("Second gets nothing."), N_("Then third gets nothing either.")),
            },
            hint=N_("If second is not paid, nobody after is."),
            done=Say(N_("Only the first."), N_("One unpaid place ends it.")),
            practises="11.4",
            show=AREAS,
        ),
    ],
)
