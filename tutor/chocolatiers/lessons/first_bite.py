"""Lesson 1: the first action is one click away, the first box lies a minute later."""

from tutor.chocolatiers.teaching import N_, Do, Lesson, Say, boxes, can_fill, position

LESSON = Lesson(
    id="first-bite",
    title=N_("First bite"),
    minutes=1,
    symbol="T",
    without="pay",
    steps=[
        Do(
            N_("Take the Truffle. The marked box still needs it."),
            position(hand="NT", tray="RBTMVN", stacks=["T.TN", "RMBV", "NT.R", "NMMN", "TRBR"]),
            goal=can_fill(0),
            solution="take T",
            hint=N_("The first box shows two Truffles. You hold one."),
            mistakes={
                "take *": Say(N_("It needs a Truffle."), N_("Your card goes back. Try again.")),
                "swap *": Say(N_("No swap yet."), N_("Just take the Truffle.")),
            },
            done=Say(N_("That was your action."), N_("Now you can pay for the box.")),
            clauses="3.1",
            show="stacks tray hand",
            point="stack:0 tray:2",
        ),
        Do(
            N_("Fill the box with your cards and place it."),
            goal=boxes(1),
            solution="box 0 TTN 0 0 T.TN",
            hint=N_("Choose the box, the three cards, then the empty place."),
            mistakes={"skip": Say(N_("Not so fast."), N_("You hold all that the box needs."))},
            done=Say(N_("Your first box."), N_("It is worth 3 points at the end.")),
            clauses="4.5 5.1",
            show="stacks hand display",
        ),
        Do(
            N_("Swap your Mint for the two cards the first box lacks."),
            position(
                display="T./TN",
                hand="BM",
                tray="VTNTRM",
                stacks=["RBN.", "TMRN", "VTTM", "BTNB", "TV.N"],
            ),
            goal=can_fill(0),
            solution="swap M NR",
            hint=N_("Put the Mint down, then take Nut Cluster and Raspberry."),
            mistakes={
                "take *": Say(N_("One card is not enough."), N_("Swap: give one, take two.")),
                "swap B *": Say(N_("Keep the Blueberry."), N_("The box needs it. Give the Mint.")),
                "swap M *": Say(
                    N_("Two others are missing."), N_("It lacks Nut Cluster and Raspberry.")
                ),
            },
            done=Say(N_("One down, two up."), N_("That is a swap.")),
            clauses="3.2",
            show="stacks tray hand display",
        ),
        Do(
            N_("Fill it, and lay it side by side with your first."),
            goal=boxes(2),
            solution="box 0 NRB 0 1 RBN.",
            hint=N_("Choose the box, your three cards, then a dashed place."),
            mistakes={
                "skip": Say(N_("You can pay already."), N_("Fill the box this turn.")),
                "wild *": Say(N_("A Wild can wait."), N_("One bonus a turn: fill the box.")),
            },
            done=Say(N_("Two boxes."), N_("You can play. Now the finer points.")),
            practises="4.5",
            show="stacks hand display wild",
        ),
    ],
)
