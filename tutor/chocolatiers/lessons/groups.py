"""Lesson 7: what is connected, and how a box makes groups grow and join."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import N_, Do, Lesson, Say, Touch, all_of, group_of, has_box
from tutor.chocolatiers.teaching.pieces import winners_display
from tutor.chocolatiers_family.teaching.pieces import group_spaces, lone_spaces

LESSON = Lesson(
    id="groups",
    title=N_("Groups"),
    minutes=3,
    symbol="R",
    steps=[
        Touch(
            N_("Side by side is joined. Tap all of your largest group."),
            MATCH.at(15),
            since=N_("Your match goes on, with four boxes."),
            answer=group_spaces("N"),
            among="space",
            every=True,
            mistakes={
                "space:5,3": Say(N_("That one is apart."), N_("No side of it meets another.")),
                "space:[23],0": Say(N_("Two Truffles are joined."), N_("Another kind has more.")),
                "space:[34],3": Say(N_("Two Mints are joined."), N_("Another kind has more.")),
            },
            otherwise=Say(N_("Alone of its kind."), N_("Look for four in a chain.")),
            hint=N_("From Nut Cluster to Nut Cluster, edge by edge."),
            done=Say(N_("A group of four."), N_("Joined from box to box.")),
            clauses="9.1",
            show="stacks hand display",
            reveals="graph",
        ),
        Touch(
            N_("Two of your Truffles are alone. Tap them."),
            answer=lone_spaces("T"),
            among="space",
            every=True,
            mistakes={"space:[23],0": Say(N_("These two are joined."), N_("Side by side."))},
            otherwise=Say(N_("That is no Truffle."), N_("Look for the round ones.")),
            hint=N_("Corner to corner is not joined."),
            done=Say(N_("Groups of one."), N_("Four Truffles, three groups.")),
            practises="9.1",
            show="stacks hand display",
            reveals="graph",
        ),
        Do(
            N_("Lay the marked box so that five Nut Clusters are joined."),
            MATCH.at(16, 1),
            since=N_("A Blueberry taken, a Raspberry swapped."),
            goal=all_of(group_of("N", 5), has_box("TN.V")),
            solution="box 3 TNV 0 0 .TVN",
            hint=N_("At the upper left, its Nut Cluster at the lower right."),
            mistakes={
                "box 3 *": Say(N_("Its Nut Cluster is apart."), N_("Turn it to touch the others.")),
                "box *": Say(N_("A good box, another stack."), N_("First try the marked one.")),
                "skip": Say(N_("The group wants more."), N_("The marked box has one.")),
                "wild *": Say(N_("A Wild can wait."), N_("The box counts by itself, too.")),
            },
            done=Say(N_("A group of five."), N_("Place and turn, both count.")),
            practises="5.3 5.4 9.1",
            show="stacks hand display graph",
            point="stack:3",
        ),
        Do(
            N_("Join your Truffle groups with the marked box."),
            MATCH.at(16, 1),
            since=N_("Taken back: the other box can do more."),
            goal=group_of("T", 5),
            solution=MATCH.moves(16)[1:],
            hint=N_("At the lower left, both Truffles at the top."),
            mistakes={
                "box 1 * 2 0 *": Say(N_("The right place."), N_("Turn it to touch both sides.")),
                "box 1 *": Say(N_("Still apart."), N_("One place touches both groups.")),
                "box *": Say(N_("Only one Truffle."), N_("The marked box has two.")),
                "skip": Say(N_("They stay apart."), N_("The marked box can join them.")),
                "wild *": Say(N_("One is not enough."), N_("The box brings two.")),
            },
            done=Say(N_("Five in one group."), N_("The box joins what was apart.")),
            practises="5.2 5.3 9.1",
            show="stacks hand display graph",
            point="stack:1",
        ),
        Touch(
            N_("Whose Truffle group is larger? Tap that display."),
            answer=winners_display("T"),
            among="display",
            otherwise=Say(N_("Count once more."), N_("Ben has three joined at most.")),
            hint=N_("Count only Truffles that are joined."),
            done=Say(N_("Yours: five."), N_("The largest group counts, not all together.")),
            practises="9.1",
            show="display others",
        ),
    ],
)
