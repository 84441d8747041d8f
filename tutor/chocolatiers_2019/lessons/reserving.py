"""Lesson 6: reserve a box before another player fills it; a Wild is locked on it."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import N_, Do, Lesson, Say, Touch, holds, reserved
from tutor.chocolatiers_2019.teaching.pieces import row_boxes
from tutor.chocolatiers_family.teaching.pieces import these

LESSON = Lesson(
    id="reserving",
    title=N_("Reserving"),
    minutes=3,
    symbol="V",
    steps=[
        Do(
            N_("Ben collects Violets for the marked box. Reserve it before him."),
            MATCH.at(7),
            since=N_("Ben has taken Violet twice."),
            goal=reserved("VVTT"),
            solution="reserve 2",
            hint=N_("It shows two Violets. Choose it, then Reserve."),
            mistakes={
                "reserve *": Say(N_("Ben wants another one."), N_("Reserve the marked box.")),
                "take *": Say(N_("First the box."), N_("Then an action is left for this.")),
                "wild *": Say(N_("The Wild can wait."), N_("Reserve the box first.")),
            },
            done=Say(N_("Yours alone."), N_("One of your Wilds lies on it.")),
            clauses="6.1",
            practises="2.2",
            show="row tray hand display wild reserved",
            point="row:2",
        ),
        Touch(
            N_("Tap the box that has come in its place."),
            answer=these("row:2"),
            among="row",
            otherwise=Say(N_("That one lay there before."), N_("Look where your box lay.")),
            hint=N_("Five lie in the row again. One is new."),
            done=Say(N_("At once, from the pile."), N_("Ben can choose from five again.")),
            clauses="6.6",
            practises="4.9",
            show="row tray hand display wild reserved",
        ),
        Touch(
            N_("One of your three Wilds is locked. Tap it."),
            answer=these("reserved"),
            among="wild reserved",
            otherwise=Say(N_("These two are free."), N_("Look at your reserved box.")),
            hint=N_("It lies on the reserved box."),
            done=Say(N_("Locked for now."), N_("Fill the box, and it is free.")),
            clauses="6.3",
            practises="6.1",
            show="row tray hand display wild reserved",
        ),
        Touch(
            N_("One box of yours has no points yet. Tap it."),
            answer=these("reserved"),
            among="space reserved",
            otherwise=Say(N_("That one counts."), N_("It lies in your display.")),
            hint=N_("Only what lies in the display counts."),
            done=Say(N_("Beside, not inside."), N_("No points, no groups until you fill it.")),
            clauses="6.2",
            practises="4.4",
            show="row tray hand display wild reserved",
        ),
        Touch(
            N_("You have an action left. Try to reserve one more box."),
            answer=row_boxes(),
            among="row tray",
            otherwise=Say(N_("That is a card."), N_("Try one of the row.")),
            hint=N_("Any box of the row will do."),
            done=Say(N_("It stays in the row."), N_("One reserved box at a time.")),
            lights=False,
            clauses="6.4",
            practises="2.3",
            show="row tray hand display wild reserved",
        ),
        Do(
            N_("Use your second action: take a Truffle for your reserved box."),
            goal=holds("T"),
            solution="take T",
            hint=N_("It shows two Truffles. One lies in the tray."),
            mistakes={
                "take *": Say(N_("Not that one now."), N_("This time take a Truffle.")),
                "wild *": Say(N_("Keep your Wilds."), N_("Take a Truffle.")),
            },
            done=Say(N_("One of four cards."), N_("Nobody can take the box from you.")),
            practises="3.1 6.4",
            show="row tray hand display wild reserved",
            point="reserved",
        ),
    ],
)
