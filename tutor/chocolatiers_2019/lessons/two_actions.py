"""Lesson 1: a turn is two actions, and the tray is filled between them."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import N_, Do, Lesson, Opening, Say, Touch, holds
from tutor.chocolatiers_family.teaching.pieces import these, tray_cards

LESSON = Lesson(
    id="two-actions",
    title=N_("Two actions"),
    minutes=2,
    symbol="T",
    can=N_("You can play a turn: two actions out of four."),
    opening=Opening(
        N_("Fill boxes and lay like beside like. Boxes and Score tiles bring points: most win."),
        MATCH.end(),
    ),
    steps=[
        Do(
            N_("Take the Truffle: the marked box needs it."),
            MATCH.at(1),
            goal=holds("T"),
            solution="take T",
            hint=N_("The first box shows two Truffles. You hold none."),
            only="tray",
            otherwise=Say(N_("First take the Truffle."), N_("It lies among the open cards.")),
            mistakes={
                "take *": Say(N_("It needs a Truffle."), N_("Your card goes back. Try again.")),
                "trade *": Say(N_("No trade yet."), N_("Just take the Truffle.")),
            },
            done=Say(N_("Your first action."), N_("A turn has two; both are played.")),
            clauses="3.1",
            show="row tray hand display",
            point="row:0 tray:1",
        ),
        Touch(
            N_("The tray is full again. Tap the new card."),
            answer=these("tray:1"),
            among="tray",
            otherwise=Say(N_("That one lay there before."), N_("Look where your Truffle lay.")),
            hint=N_("It lies where you took the Truffle."),
            done=Say(N_("Another Truffle."), N_("The tray is filled after every action.")),
            clauses="3.4",
            show="row tray hand display",
            point="row:0",
        ),
        Do(
            N_("Your second action: take the other Truffle the marked box needs."),
            goal=holds("TT"),
            solution="take T",
            hint=N_("It shows two Truffles. A new one has come."),
            only="tray",
            otherwise=Say(N_("That comes later."), N_("Just take the new Truffle.")),
            mistakes={
                "take *": Say(
                    N_("It needs another Truffle."),
                    N_("One came after your first action."),
                    "3.4",
                ),
            },
            done=Say(N_("Two actions: turn over."), N_("You may do the same one twice.")),
            clauses="2.2 2.3",
            practises="3.1 3.4",
            show="row tray hand display",
            point="row:0",
        ),
        Touch(
            N_("Your turn is over. Tap who plays next."),
            answer=these("display:1"),
            among="display",
            otherwise=Say(N_("You have just played."), N_("Your two actions are done.")),
            hint=N_("Clockwise round the table, Ben is next."),
            done=Say(N_("Ben, your rival."), N_("You take turns, always clockwise.")),
            clauses="2.1",
            practises="2.2",
            show="display others tray hand",
        ),
        Touch(
            N_("You hope for a Violet. Tap a card you may take."),
            MATCH.at(2),
            since=N_("Ben has played. No Violet in the tray."),
            answer=tray_cards("TNRMB"),
            among="tray deck",
            mistakes={
                "deck": Say(N_("Hands off the deck."), N_("You take only what lies open.")),
            },
            hint=N_("Cards come from the open tray."),
            done=Say(N_("Only from the tray."), N_("Wait until a Violet comes up.")),
            clauses="3.3",
            practises="3.1",
            show="row tray hand display",
        ),
    ],
)
