"""Lesson 1: the first action is one click away, the first box lies a minute later."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Opening,
    Say,
    all_of,
    box_at,
    boxes,
    can_fill,
    turn_over,
    wilds_kept,
)

LESSON = Lesson(
    id="first-bite",
    title=N_("First bite"),
    minutes=2,
    symbol="T",
    can=N_("You can fill a box and lay it down."),
    without="pay",
    opening=Opening(
        N_("Fill boxes and lay like beside like. Boxes and largest groups score: most points win."),
        MATCH.end(),
    ),
    steps=[
        Do(
            N_("Take the Truffle. The marked box still needs it."),
            MATCH.at(1),
            goal=can_fill(0),
            solution="take T",
            hint=N_("The first box shows two Truffles. You hold one."),
            only="tray",
            otherwise=Say(N_("First take the Truffle."), N_("It lies in the row of open cards.")),
            mistakes={
                "take *": Say(N_("It needs a Truffle."), N_("Your card goes back. Try again.")),
                "swap *": Say(N_("No swap yet."), N_("Just take the Truffle.")),
            },
            done=Say(N_("That was your action."), N_("Now you can pay for the box.")),
            clauses="3.1",
            show="stacks tray hand display",
            point="stack:0 tray:2",
        ),
        Do(
            N_("Fill the box with your cards and place it, unturned."),
            goal=all_of(boxes(1), box_at("T.TN", 0, 0, turned=False)),
            solution="box 0 TTN 0 0 T.TN",
            hint=N_("Choose the box, the three cards, then the empty place."),
            mistakes={
                "skip": Say(N_("Not so fast."), N_("You hold all that the box needs.")),
                "box 0 *": Say(N_("Paid, but turned."), N_("Turn it as it lay on its stack.")),
            },
            done=Say(N_("Your first box."), N_("A dotted circle is a space without chocolate.")),
            clauses="4.5 5.1",
            show="stacks tray hand display",
        ),
        Do(
            N_("The marked box needs Nut Clusters. Take one, then end your turn."),
            since=N_("Ben, your rival, has taken a Truffle."),
            goal=all_of(turn_over(), wilds_kept(3)),
            solution=MATCH.moves(2),
            replies=MATCH.replies(1),
            hint=(N_("A Nut Cluster lies in the tray."), N_("No box can be paid for yet.")),
            mistakes={
                "take *": Say(N_("Not on this box."), N_("Take a Nut Cluster.")),
                "swap *": Say(N_("Only one card."), N_("Take a Nut Cluster, give nothing.")),
                "wild *": Say(N_("Wilds come later."), N_("Just end your turn.")),
            },
            done=Say(N_("Now Ben plays."), N_("You take turns, you and he.")),
            practises="3.1",
            show="stacks tray hand display",
            point="stack:1",
        ),
        Do(
            N_("Swap your Blueberry for the two cards the marked box lacks."),
            goal=can_fill(1),
            solution="swap B NM",
            replies=MATCH.replies(2),
            hint=N_("Put the Blueberry down, then take Nut Cluster and Mint."),
            mistakes={
                "take *": Say(N_("One card is not enough."), N_("Swap: give one, take two.")),
                "swap N *": Say(N_("Keep the Nut Cluster."), N_("The box needs it.")),
                "swap B *": Say(
                    N_("Two others are missing."), N_("It lacks Nut Cluster and Mint.")
                ),
            },
            done=Say(N_("One down, two up."), N_("That is a swap.")),
            clauses="3.2",
            show="stacks tray hand display",
            point="stack:1",
        ),
        Do(
            N_("Fill it. Lay it unturned, to the right of your first."),
            goal=all_of(boxes(2), box_at("N.NM", 0, 1, turned=False)),
            solution="box 1 NNM 0 1 N.NM",
            hint=N_("Choose the box, your three cards, then the place at the right."),
            mistakes={
                "skip": Say(N_("You can pay already."), N_("Fill the box this turn.")),
                "wild *": Say(N_("A Wild can wait."), N_("You can pay: fill the box.")),
                "box 1 NNM 0 1 *": Say(
                    N_("Paid, but turned."), N_("Turn it as it lay on its stack.")
                ),
                "box 1 *": Say(N_("Not at this side."), N_("Lay it to the right of your first.")),
            },
            done=Say(N_("Two boxes, side by side."), N_("The numbers on them count at the end.")),
            practises="4.5",
            show="stacks tray hand display",
        ),
    ],
)
