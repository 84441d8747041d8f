"""Lesson 7: the reserved box is filled, its Wild comes free and is placed."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Explore,
    Goal,
    Lesson,
    MovedWild,
    Say,
    Touch,
    all_of,
    box_at,
    can_fill,
    group_of,
    has_box,
)
from tutor.chocolatiers_family.teaching.pieces import spaces_of, these

JOINED: Goal = all_of(
    group_of("T", 4), group_of("M", 3), text=N_("4 Truffles joined, 3 Mints joined")
)

LESSON = Lesson(
    id="out-of-reserve",
    title=N_("Out of reserve"),
    minutes=3,
    symbol="T",
    steps=[
        Do(
            N_("One card is missing for your reserved box. Take it."),
            MATCH.at(9),
            since=N_("Two turns later. Two Violets are yours."),
            goal=can_fill("VVTT"),
            solution="take T",
            hint=N_("It shows two Truffles. You hold one."),
            mistakes={
                "take *": Say(N_("It needs a Truffle."), N_("One lies in the tray.")),
                "trade *": Say(N_("Keep your cards."), N_("Only a Truffle is missing.")),
                "wild *": Say(N_("First the box."), N_("Take a Truffle.")),
            },
            done=Say(N_("Now you can pay."), N_("Two Truffles, two Violets.")),
            practises="3.1 6.4",
            show="row tray hand display wild reserved",
            point="reserved",
        ),
        Do(
            N_("Fill your reserved box, in the corner of your three."),
            goal=all_of(box_at("VVTT", 1, 1), has_box("VVTT")),
            solution=MATCH.moves(9)[1:],
            hint=N_("Choose it, pay all four cards, then the lower right."),
            mistakes={
                "box *": Say(N_("Not at this side."), N_("Lay it to the lower right.")),
                "take *": Say(N_("You can pay for it."), N_("Fill your reserved box now.")),
                "trade *": Say(N_("Its cards are all there."), N_("Fill your reserved box.")),
                "wild *": Say(N_("First the box."), N_("Fill your reserved box.")),
            },
            done=Say(N_("Out of reserve."), N_("Now it has points and joins groups.")),
            practises="4.1 6.2 6.3",
            show="row tray hand display wild reserved",
        ),
        Touch(
            N_("Something has come free with it. Tap it."),
            answer=these("wild"),
            among="wild reserved",
            otherwise=Say(N_("That place is empty now."), N_("Look at your Wilds.")),
            hint=N_("It lay on the reserved box."),
            done=Say(N_("Its Wild."), N_("All three are free again.")),
            practises="6.3",
            show="row tray hand display wild reserved",
        ),
        Explore(
            N_("Move a Wild about: join four Truffles and three Mints."),
            since=N_("Ben has played. Your tenth turn."),
            meanwhile=MATCH.replies(9),
            by=MovedWild(JOINED, kinds="TM", phase="first"),
            solution=((1, 2), (1, 0)),
            hint=(
                N_("A Wild is every kind that it touches."),
                N_("Between two Truffles, and beside a Mint."),
            ),
            done=Say(N_("Several kinds at once."), N_("It counts for every neighbour.")),
            clauses="5.3",
            show="display wild graph",
        ),
        Do(
            N_("It covers a Raspberry, and may. Place your Wild there."),
            MATCH.at(10),
            since=N_("You have tried it. Now in earnest."),
            goal=JOINED,
            solution="wild 1 0",
            hint=N_("Choose a Wild, then the Raspberry at the left."),
            mistakes={
                "wild *": Say(N_("Not there."), N_("Between the Truffles, beside a Mint.")),
                "take *": Say(N_("Place a Wild."), N_("It is an action like any other.")),
                "reserve *": Say(N_("That would lock it."), N_("Place it in your display.")),
            },
            done=Say(N_("Four and three."), N_("What it covers no longer counts.")),
            clauses="5.1 5.2 5.5",
            practises="5.3",
            show="display wild row tray hand reserved graph",
        ),
        Touch(
            N_("Try to lift that Wild again."),
            answer=spaces_of("*"),
            among="space",
            otherwise=Say(N_("No Wild lies there."), N_("It has the sign of all kinds.")),
            hint=N_("It lies at the left edge."),
            done=Say(N_("It stays."), N_("A Wild placed is placed for good.")),
            lights=False,
            clauses="5.6",
            practises="5.1",
            show="display wild graph",
        ),
    ],
)
