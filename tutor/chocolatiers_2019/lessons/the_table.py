"""Lesson 2: what lies on the table before the first turn; the learner points at each part of it."""

from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching import N_, Lesson, Say, Touch
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.teaching.pieces import hand_cards, these

LESSON = Lesson(
    id="the-table",
    title=N_("The table"),
    minutes=2,
    symbol="N",
    steps=[
        Touch(
            N_("Everyone is dealt three cards. Tap those only you may see."),
            MATCH.at(1),
            since=N_("Back at the start of your match."),
            answer=hand_cards(KINDS),
            among="hand tray",
            every=True,
            otherwise=Say(N_("That one lies open."), N_("All may see the tray.")),
            hint=N_("They are in your hand."),
            done=Say(N_("Your hand."), N_("Hands are secret.")),
            clauses="1.1",
            show="row tray hand wild",
        ),
        Touch(
            N_("Six cards lie open. Tap where the next ones come from."),
            answer=these("deck"),
            among="deck tray supply",
            mistakes={"supply": Say(N_("That pile is boxes."), N_("Cards lie beside the tray."))},
            otherwise=Say(N_("That card lies open."), N_("Look beside the tray.")),
            hint=N_("They lie face down, beside the tray."),
            done=Say(N_("The deck."), N_("It fills the tray, six cards at once.")),
            clauses="1.2",
            practises="3.4",
            show="row tray hand wild",
        ),
        Touch(
            N_("Everyone also gets three of these tokens. Tap yours."),
            answer=these("wild"),
            among="wild hand row",
            otherwise=Say(N_("Something else of yours."), N_("They have the sign of all kinds.")),
            hint=N_("They lie beside your hand."),
            done=Say(N_("Three Wilds."), N_("All others go back into the box.")),
            clauses="1.3",
            show="row tray hand wild",
        ),
        Touch(
            N_("Five boxes lie in the row. Tap where the others wait."),
            answer=these("supply"),
            among="supply row deck",
            mistakes={"deck": Say(N_("That pile is cards."), N_("Boxes lie beside the row."))},
            otherwise=Say(N_("That one lies open."), N_("Look at the end of the row.")),
            hint=N_("They lie face down, beside the row."),
            done=Say(N_("The pile."), N_("Row and pile together: 36 boxes.")),
            clauses="1.4",
            show="row tray hand wild",
        ),
        Touch(
            N_("Eight Score tiles. Tap the two that are for no kind."),
            answer=these("card:three_four card:first"),
            among="card",
            every=True,
            otherwise=Say(N_("It is for a kind."), N_("Two have no chocolate on them.")),
            hint=N_("They are the last two."),
            done=Say(N_("“3 and 4”, and First."), N_("How they are won comes later.")),
            clauses="1.5",
            show="row cards hand",
        ),
        Touch(
            N_("You ate chocolate just now, Ben yesterday. Tap who starts."),
            answer=these("display:0"),
            among="display",
            otherwise=Say(N_("Ben ate before you."), N_("Whoever had some last starts.")),
            hint=N_("Whoever ate chocolate last starts."),
            done=Say(N_("You start."), N_("The start marker stays with you all game.")),
            clauses="1.6",
            practises="2.1",
            show="display others tray",
        ),
    ],
)
