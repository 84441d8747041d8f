"""Who wins the Scoring cards: one table of three, card by card, the winner pointed at."""

from __future__ import annotations

from tutor.chocolatiers.teaching import N_, Do, Lesson, Say, Touch, other, position, wins
from tutor.chocolatiers.teaching.pieces import face_down_cards, winners_display
from tutor.chocolatiers_family.teaching.answers import deciding_groups

TABLE = position(
    display="MRTR/TTM./TRNT/NR*R",
    hand="TNB",
    others=[other("TTTR/N.NN/NMNM/.BMN"), other("NNB./M.RN/MTBT/MRRR")],
)

LESSON = Lesson(
    id="scoring-cards",
    title=N_("Scoring cards"),
    minutes=3,
    symbol="N",
    can=N_("You can tell who wins a Scoring card, and break a tie."),
    steps=[
        Touch(
            N_("The largest group wins the card. Tap who wins Mint."),
            TABLE,
            answer=winners_display("M"),
            among="display",
            since=N_("Another table, with three players."),
            hint=N_("Look for Mints that lie side by side."),
            mistakes={
                "display:1": Say(N_("Ben’s Mints lie apart."), N_("They touch at corners only.")),
                "display:0": Say(N_("You have single ones."), N_("Somebody has three in a line.")),
            },
            done=Say(N_("Cleo, with three."), N_("The Mint card is hers.")),
            reveal=deciding_groups("M"),
            practises="9.1 1.5",
            show="display others cards",
            reveals="graph",
            point="card:M",
        ),
        Touch(
            N_("Now Raspberry: tap who wins it."),
            TABLE,
            answer=winners_display("R"),
            among="display",
            hint=N_("Your Wild counts as one of the group."),
            mistakes={
                "display:2": Say(N_("Cleo has three."), N_("With your Wild you have four.")),
                "display:1": Say(N_("He has but one."), N_("Look at your own.")),
            },
            done=Say(N_("You, with four."), N_("Three Raspberries and the Wild.")),
            reveal=deciding_groups("R"),
            clauses="9.2",
            practises="9.1",
            show="display others cards",
            reveals="graph",
            point="card:R",
        ),
        Touch(
            N_("Truffle: tap who wins it. At a tie, tap the card."),
            TABLE,
            answer=winners_display("T"),
            among="display card",
            hint=N_("You and Ben have three each."),
            mistakes={
                "display:0": Say(N_("Ben has three as well."), N_("It is a tie: turn the card.")),
                "display:1": Say(N_("You have three as well."), N_("It is a tie: turn the card.")),
                "display:2": Say(N_("Cleo has only one."), N_("Compare yours with Ben’s.")),
            },
            otherwise=Say(N_("That is another card."), N_("Truffle is the round one.")),
            done=Say(N_("A tie: three and three."), N_("The card turns, points for nobody.")),
            reveal=deciding_groups("T"),
            clauses="9.3",
            show="display others cards",
            reveals="graph",
            point="card:T",
        ),
        Touch(
            N_("Violet: tap who wins it, or the card to turn."),
            TABLE,
            answer=winners_display("V"),
            among="display card",
            hint=N_("Look for any Violet at all."),
            mistakes={
                "display:*": Say(
                    N_("There is no Violet there."), N_("Nothing shown, nothing won.")
                ),
            },
            otherwise=Say(N_("That is another card."), N_("Violet is the marked one.")),
            done=Say(N_("Nobody shows any."), N_("So nobody gets the card.")),
            clauses="9.4",
            show="display others cards",
            reveals="graph",
            point="card:V",
        ),
        Touch(
            N_("Tap every kind’s card that ends up face down."),
            TABLE,
            answer=face_down_cards(),
            among="card",
            every=True,
            hint=N_("Ties, and kinds that nobody shows."),
            mistakes={
                "card:first": Say(N_("First is not for groups."), N_("Six boxes win it."), "8.1"),
                "card:N": Say(N_("Ben leads Nut Cluster."), N_("Three side by side.")),
                "card:R": Say(N_("Raspberry is yours."), N_("Four, with the Wild.")),
                "card:M": Say(N_("Mint is Cleo’s."), N_("Three in a line.")),
            },
            done=Say(N_("Truffle, Blueberry, Violet."), N_("Two ties, and one not shown.")),
            practises="9.3 9.4",
            show="display others cards",
            reveals="graph",
        ),
        Do(
            N_("Nut Cluster is tied. Break the tie with a Wild."),
            position(
                phase="bonus",
                display="VNMN/RNNM/TR--/NN--",
                hand="TRB",
                tray="NM.MTV",
                others=[other("VM.M/RNNN/T.TM/RBVT")],
            ),
            goal=wins("N"),
            solution="wild 0 2",
            since=N_("Another game, with Ben, not over yet."),
            hint=N_("Let your group of three take in a neighbour."),
            mistakes={
                "wild *": Say(N_("Still a tie."), N_("Put it beside the group.")),
                "skip": Say(N_("A tie pays nobody."), N_("One more would win it.")),
            },
            done=Say(N_("The card is yours."), N_("Worth more than a Wild kept.")),
            practises="9.2 9.3 6.1 6.2",
            show="display wild others cards graph",
        ),
    ],
)
