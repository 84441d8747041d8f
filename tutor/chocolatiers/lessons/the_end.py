"""Lesson 10: how the game ends."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import N_, Do, Lesson, Say, Touch, can_fill, holds_first
from tutor.chocolatiers.teaching.pieces import stacks_left
from tutor.chocolatiers_family.teaching.pieces import these

LESSON = Lesson(
    id="the-end",
    title=N_("Game’s end"),
    minutes=2,
    symbol="T",
    can=N_("You can tell when the game ends, and who plays once more."),
    untold="leaders",
    steps=[
        Do(
            N_("One card is missing for the marked box. Take it."),
            MATCH.at(23),
            since=N_("You and Ben have five boxes each."),
            goal=can_fill(1),
            solution="take R",
            hint=N_("Nut Cluster, Mint and Violet are in your hand."),
            mistakes={
                "take *": Say(N_("Not the missing one."), N_("The box shows a Raspberry."), "4.2"),
                "swap *": Say(N_("Keep what you have."), N_("Only one card is missing.")),
            },
            done=Say(N_("There it is."), N_("Your sixth box can be paid for.")),
            practises="3.1 4.2",
            show="stacks tray hand display wild cards",
            point="stack:1",
        ),
        Do(
            N_("Place your sixth box before Ben does."),
            goal=holds_first(),
            solution=MATCH.moves(23)[1:],
            hint=N_("One place is left. Turn the box as you like."),
            mistakes={
                "skip": Say(N_("Ben might be faster."), N_("You can pay for the box now.")),
                "wild *": Say(N_("A Wild ends nothing."), N_("The sixth box does.")),
            },
            done=Say(N_("First is yours."), N_("The flag card, at once, for six boxes.")),
            clauses="8.1",
            practises="5.6 4.5",
            show="stacks tray hand display wild cards",
        ),
        Touch(
            N_("Tap the display of whoever plays once more."),
            answer=these("display:1"),
            among="display",
            otherwise=Say(N_("Not you again."), N_("That was your last turn.")),
            hint=N_("Whoever holds First has played their last turn."),
            done=Say(N_("Ben’s last turn."), N_("Everyone else has exactly one more.")),
            clauses="8.2",
            practises="8.1",
            show="display others cards",
        ),
        Touch(
            N_("Try to fill one box more."),
            meanwhile=MATCH.replies(23),
            since=N_("Ben filled his sixth box, too."),
            answer=stacks_left(),
            among="stack",
            otherwise=Say(N_("Nothing lies there."), N_("Try a stack that has a box.")),
            hint=N_("Any box on the stacks will do."),
            lights=False,
            done=Say(N_("Six boxes are all."), N_("Your display is full, the game over.")),
            clauses="8.3",
            practises="8.2 5.6",
            show="stacks tray hand display wild cards",
        ),
        Touch(
            N_("One thing you kept is worth a point. Tap it."),
            answer=these("wild"),
            among="hand wild",
            otherwise=Say(N_("Cards left over count nothing."), N_("Something else was kept.")),
            hint=N_("You placed two of your three."),
            done=Say(N_("Your third Wild."), N_("Next: who wins the Scoring cards?")),
            practises="6.7 10.2",
            show="stacks tray hand display wild cards",
        ),
    ],
)
