"""Lesson 8: Wilds join several kinds, cover, make chains, and are worth a point if kept."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Explore,
    Lesson,
    MovedWild,
    Say,
    Touch,
    all_of,
    group_of,
    turn_over,
    wilds_kept,
)
from tutor.chocolatiers_family.teaching.pieces import group_spaces, spaces_of

LESSON = Lesson(
    id="wilds",
    title=N_("Wilds"),
    minutes=4,
    symbol="*",
    steps=[
        Explore(
            N_("Move the Wild about until six Nut Clusters are joined."),
            MATCH.at(17, 1),
            since=N_("Your next turn: a Wild is your bonus."),
            by=MovedWild(group_of("N", 6), kinds="TN"),
            solution=((2, 3), (4, 1)),
            hint=(
                N_("A Wild is every kind it touches."),
                N_("Between the four and the one below."),
            ),
            done=Say(
                N_("Two kinds at once."), N_("It joins Nut Clusters; five Truffles stay joined.")
            ),
            clauses="6.4",
            practises="9.2",
            show="display wild graph",
        ),
        Do(
            N_("It covers a Truffle, and may. Place your Wild there."),
            MATCH.at(17, 1),
            since=N_("You have tried it. Now in earnest."),
            goal=group_of("N", 6),
            solution="wild 4 1",
            hint=N_("Choose a Wild, then the Truffle between the Nut Clusters."),
            mistakes={
                "wild *": Say(N_("Still apart."), N_("Put it between the Nut Clusters.")),
                "skip": Say(N_("They stay apart."), N_("A Wild can be your bonus.")),
            },
            done=Say(N_("A group of six."), N_("A Wild lies only on your boxes.")),
            clauses="6.1 6.2 6.3",
            practises="6.4",
            show="display wild graph",
        ),
        Touch(
            N_("You see a better space for it? Try to lift the Wild."),
            answer=spaces_of("*"),
            among="space",
            otherwise=Say(N_("No Wild lies there."), N_("It lies on the Truffle.")),
            hint=N_("It has the sign of all kinds."),
            lights=False,
            done=Say(N_("It stays."), N_("A Wild placed is placed for good.")),
            clauses="6.6",
            practises="5.5",
            show="display wild graph",
        ),
        Do(
            N_("Lay a second Wild so that four Mints are joined."),
            MATCH.at(18, 1),
            since=N_("Your next turn: you took a Blueberry."),
            goal=group_of("M", 4),
            solution="wild 4 2",
            hint=N_("Beside the first Wild, below a Mint’s side."),
            mistakes={
                "wild *": Say(N_("Too few Mints."), N_("Let the two Wilds touch.")),
                "skip": Say(N_("Only two are joined."), N_("One more Wild brings two.")),
            },
            done=Say(N_("A chain of Wilds."), N_("They pass Mint on to each other.")),
            clauses="6.5",
            practises="6.1 6.2 6.3",
            show="display wild graph",
        ),
        Touch(
            N_("Tap all that belongs to your largest Mint group."),
            answer=group_spaces("M"),
            among="space",
            every=True,
            otherwise=Say(N_("No Mint, no Wild."), N_("Follow the chain from Mint to Mint.")),
            hint=N_("The Wilds belong to it."),
            done=Say(N_("Four, two of them Wild."), N_("They are Truffle and Nut Cluster, too.")),
            practises="6.5 9.2",
            show="display wild",
            reveals="graph",
        ),
        Do(
            N_("Your last Wild can wait. Keep it, and end your turn."),
            MATCH.at(19, 1),
            since=N_("Your next turn: you took a Mint."),
            goal=all_of(turn_over(), wilds_kept(1)),
            solution="skip",
            hint=N_("You may always do without the bonus."),
            mistakes={
                "wild *": Say(N_("It would lie for good."), N_("Kept, it is a sure point."), "6.6"),
            },
            done=Say(N_("Kept."), N_("At the end it is worth 1 point.")),
            clauses="6.7",
            practises="2.3 6.6",
            show="display wild graph",
        ),
    ],
)
