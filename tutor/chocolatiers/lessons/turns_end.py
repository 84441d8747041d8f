"""Lesson 9: what happens when a turn ends."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    hand_size,
    holds,
    turn_over,
    wilds_kept,
)
from tutor.chocolatiers_family.teaching.pieces import these

LESSON = Lesson(
    id="turns-end",
    title=N_("Turn’s end"),
    minutes=2,
    symbol="N",
    can=N_("You can end a turn with the six best cards in hand."),
    steps=[
        Do(
            N_("Take a card and end your turn. Watch the tray."),
            MATCH.at(21),
            since=N_("Two turns later: a Truffle taken, no box."),
            goal=all_of(turn_over(), hand_size(6), wilds_kept(1)),
            solution=MATCH.moves(21),
            hint=(N_("Any card will do."), N_("End the turn without a bonus.")),
            mistakes={
                "wild *": Say(N_("The Wild is kept."), N_("End your turn without a bonus.")),
                "box *": Say(N_("Save for a better one."), N_("It would be your last box.")),
            },
            done=Say(N_("Six cards again."), N_("The deck fills the tray each turn.")),
            clauses="7.2",
            practises="2.1",
            show="stacks tray hand display wild",
        ),
        Touch(
            N_("Your turn is over. Tap the display of who plays next."),
            answer=these("display:1"),
            among="display",
            otherwise=Say(N_("You have just played."), N_("Now it goes on, clockwise.")),
            hint=N_("Clockwise round the table, Ben is next."),
            done=Say(N_("Ben."), N_("Always clockwise, on to the left.")),
            clauses="7.4",
            practises="1.6",
            show="tray hand display others",
        ),
        Touch(
            N_("One day the deck is empty. Tap what becomes the new deck."),
            answer=these("discards"),
            among="tray deck discards hand",
            mistakes={
                "hand:*": Say(N_("Your hand is yours."), N_("Look beside the tray.")),
                "tray:*": Say(N_("The tray stays open."), N_("Look beside it.")),
                "deck": Say(N_("That one is empty then."), N_("Look just below it.")),
            },
            hint=N_("All cards that paid for boxes lie there."),
            done=Say(N_("The discards, shuffled."), N_("It has happened once in this match.")),
            clauses="7.3",
            show="stacks tray hand display wild",
        ),
        Do(
            N_("Swap. Seven cards are one too many: keep six, one a Violet."),
            MATCH.at(22),
            since=N_("Ben has played. You hold six cards."),
            goal=all_of(
                turn_over(), hand_size(6), holds("V"), text=N_("end your turn with 6 cards")
            ),
            solution=MATCH.moves(22),
            hint=(
                N_("A swap gives one and takes two."),
                N_("End the turn without a bonus."),
                N_("Two Violets are one too many here."),
            ),
            mistakes={
                "take *": Say(N_("A swap, this time."), N_("Give one, take two."), "3.2"),
                "wild *": Say(N_("The Wild is kept."), N_("End your turn without a bonus.")),
                "box *": Say(N_("Save for a better one."), N_("It would be your last box.")),
            },
            done=Say(N_("Six cards kept."), N_("You choose which one goes.")),
            clauses="7.1",
            practises="3.2 7.2 7.4",
            show="stacks tray hand display wild",
        ),
    ],
)
