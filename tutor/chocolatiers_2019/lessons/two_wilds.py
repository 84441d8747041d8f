"""Lesson 8: two Wilds in one turn pass a kind on, as the rulebook's three pictures show."""

from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    group_of,
    position,
)
from tutor.chocolatiers_family.teaching.answers import group_marks
from tutor.chocolatiers_family.teaching.pieces import group_spaces

LESSON = Lesson(
    id="two-wilds",
    title=N_("Two Wilds"),
    minutes=3,
    symbol="*",
    can=N_("You can pass a kind on through two Wilds."),
    steps=[
        Do(
            N_("Place a Wild: three Raspberries and three Mints at once."),
            position(display="TMRM/TRTM/VNTR/RNNN", hand="TNB", tray="NMTRBV"),
            since=N_("The picture of the rulebook."),
            goal=all_of(
                group_of("R", 3), group_of("M", 3), text=N_("3 Raspberries joined, 3 Mints joined")
            ),
            solution="wild 1 2",
            hint=N_("It may touch two Raspberries and a Mint."),
            mistakes={
                "wild *": Say(N_("Too few are joined."), N_("Try a Truffle at the upper right.")),
                "take *": Say(N_("Nothing is joined so."), N_("Place a Wild.")),
                "trade *": Say(N_("Nothing is joined so."), N_("Place one of your Wilds.")),
                "reserve *": Say(N_("That would lock it."), N_("Place it in your display.")),
            },
            done=Say(N_("Three and three."), N_("One Wild, two kinds.")),
            practises="5.1 5.3 5.5",
            show="display wild graph",
        ),
        Touch(
            N_("Tap all of your largest Raspberry group."),
            answer=group_spaces("R"),
            among="space",
            every=True,
            otherwise=Say(N_("It is not joined."), N_("Start with the Wild.")),
            hint=N_("The Wild belongs to it; corners do not join."),
            done=Say(N_("Two Raspberries, one Wild."), N_("Two Raspberries are still apart.")),
            reveal=group_marks("R"),
            practises="5.3 8.1",
            show="display wild",
        ),
        Do(
            N_("One more Wild: join five Raspberries, and four Mints as well."),
            goal=all_of(
                group_of("R", 5), group_of("M", 4), text=N_("5 Raspberries joined, 4 Mints joined")
            ),
            solution="wild 2 2",
            hint=N_("Between the first Wild and a Raspberry that is apart."),
            mistakes={
                "wild *": Say(
                    N_("Not both yet."), N_("Five Raspberries and four Mints are wanted.")
                ),
                "take *": Say(N_("Not five yet."), N_("Place a second Wild.")),
                "trade *": Say(N_("Not five yet."), N_("Place your second Wild.")),
                "reserve *": Say(N_("That would lock it."), N_("Place it beside the first.")),
            },
            done=Say(N_("A chain of Wilds."), N_("They pass Raspberry on to each other.")),
            clauses="5.4",
            practises="2.3 5.5",
            show="display wild graph",
        ),
        Touch(
            N_("Mint has grown, too. Tap all of its largest group."),
            answer=group_spaces("M"),
            among="space",
            every=True,
            otherwise=Say(N_("No Mint, no Wild."), N_("Follow the chain from Mint to Mint.")),
            hint=N_("Both Wilds belong to it."),
            done=Say(N_("Four, two of them Wild."), N_("The same Wilds count for both.")),
            reveal=group_marks("M"),
            practises="5.4 5.3",
            show="display wild",
        ),
    ],
)
