"""Lesson 3: give one card, take two; the one given does not come back."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import (
    N_,
    Do,
    Goal,
    Lesson,
    Say,
    Touch,
    can_fill,
    position,
)
from tutor.chocolatiers_family.teaching.pieces import these

LESSON = Lesson(
    id="trading",
    title=N_("Trading"),
    minutes=2,
    symbol="R",
    can=N_("You can trade one card for two."),
    steps=[
        Do(
            N_("Trade one Blueberry for the two cards the marked box lacks."),
            MATCH.at(2),
            since=N_("Your match: your second turn."),
            goal=Goal(
                lambda state: "B" in state.discards and can_fill("TTRM").met(state),
                N_("a Blueberry given, the marked box payable"),
            ),
            solution="trade B RM",
            hint=N_("Give the Blueberry, then take Raspberry and Mint."),
            mistakes={
                "take *": Say(N_("That is no trade."), N_("Trade: give one, take two.")),
                "trade T *": Say(N_("Keep your Truffles."), N_("The box needs both.")),
                "trade *": Say(N_("Two others are missing."), N_("It lacks Raspberry and Mint.")),
                "reserve *": Say(N_("That comes later."), N_("Trade a Blueberry first.")),
            },
            done=Say(N_("One given, two taken."), N_("That is a trade: one action.")),
            clauses="3.2",
            practises="3.4",
            show="row tray hand display",
            point="row:0",
        ),
        Touch(
            N_("Tap where the card lies that you gave."),
            answer=these("discards"),
            among="discards tray hand deck",
            mistakes={
                "tray:*": Say(N_("Not in the tray."), N_("It goes to the discards."), "3.2"),
                "hand:*": Say(N_("You gave it away."), N_("Look beside the tray.")),
            },
            otherwise=Say(N_("The deck has new cards."), N_("Look for the cards thrown away.")),
            hint=N_("It was thrown away: it lies in the discards."),
            done=Say(N_("In the discards."), N_("Nobody can take it from there.")),
            practises="3.2 3.3",
            show="row tray hand display",
        ),
        Do(
            N_("Give your only Truffle, and hold a Truffle all the same."),
            position(hand="T", tray="TTNNRR", row=["TTRM", "NM.B", "TNNT", "VVTT", "RBN."]),
            since=N_("Another table: you hold a single card."),
            goal=Goal(
                lambda state: "T" in state.discards and "T" in state.hands[0],
                N_("one Truffle given, one held"),
            ),
            solution="trade T TN",
            hint=N_("Trade it, and let one of the two be Truffle."),
            mistakes={
                "take *": Say(N_("Your Truffle is still there."), N_("Trade it for two cards.")),
                "trade *": Say(N_("Now you hold none."), N_("One of the two is a Truffle.")),
            },
            done=Say(N_("A Truffle of the tray."), N_("The one you gave cannot come back.")),
            practises="3.2",
            show="row tray hand display",
        ),
        Do(
            N_("The deck is empty. Take a card all the same."),
            MATCH.at(13, 1),
            since=N_("Far on in your match."),
            goal=Goal(lambda state: bool(state.deck), N_("a new deck")),
            solution="take B",
            hint=N_("Any card of the tray will do. Watch the deck."),
            mistakes={
                "wild *": Say(N_("No card is needed then."), N_("Take one and watch the deck.")),
                "reserve *": Say(N_("No card is needed then."), N_("Take one: watch the deck.")),
                "box *": Say(N_("No card is taken then."), N_("Take one: watch the deck.")),
            },
            done=Say(N_("The discards were shuffled."), N_("They are the new deck.")),
            clauses="3.5",
            practises="3.1 3.4",
            show="tray hand row display wild",
        ),
    ],
)
