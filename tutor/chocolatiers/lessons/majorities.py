"""Reading a table of three displays: how a tie turns a card, and a Wild that spoils."""

from __future__ import annotations

from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    group_of,
    nobody_wins,
    other,
    position,
    wilds_kept,
    wins,
)
from tutor.chocolatiers.teaching.pieces import cards_won_by, winners_display
from tutor.chocolatiers_family.teaching.answers import deciding_groups, group_marks

TABLE = position(
    display="TTTR/VVNR/B.--/RN--",
    hand="TNB",
    others=[other("MNN./TRNM/TT--/RM--"), other("--VM/--BM/NTNT/TNNR")],
)

LESSON = Lesson(
    id="majorities",
    title=N_("Majorities"),
    minutes=4,
    symbol="V",
    can=N_("You can see which majority is worth your last Wild."),
    steps=[
        Touch(
            N_("Nut Cluster: tap who wins it, or the card to turn."),
            TABLE,
            answer=winners_display("N"),
            among="display card",
            since=N_("Three players, in the middle of a game."),
            hint=N_("Count each one’s largest group."),
            mistakes={
                "display:1": Say(N_("Cleo has three as well."), N_("Equal groups are a tie.")),
                "display:2": Say(N_("Ben has three as well."), N_("Equal groups are a tie.")),
                "display:0": Say(N_("You have single ones."), N_("Two others have more.")),
            },
            otherwise=Say(N_("That is another card."), N_("Nut Cluster is the marked one.")),
            done=Say(N_("Three against three."), N_("A tie gives the card to nobody.")),
            reveal=deciding_groups("N"),
            practises="9.1 9.3",
            show="display others cards",
            point="card:N",
        ),
        Touch(
            N_("Tap every card that would be yours now."),
            TABLE,
            answer=cards_won_by(),
            among="card",
            every=True,
            hint=N_("Yours are those where nobody has as many."),
            mistakes={
                "card:T": Say(N_("Truffle is tied."), N_("Ben has three, too.")),
                "card:B": Say(N_("Blueberry is tied."), N_("Cleo shows one, too.")),
                "card:first": Say(N_("Nobody has First yet."), N_("It takes six boxes."), "8.1"),
            },
            otherwise=Say(N_("Somebody has more there."), N_("Compare the largest groups.")),
            done=Say(N_("Raspberry and Violet."), N_("Truffle and Blueberry are tied.")),
            reveal=group_marks("R", "V"),
            practises="9.1 9.3",
            show="display others cards",
            reveals="graph",
        ),
        Touch(
            N_("You show two Mints, Ben only one. Tap who wins Mint."),
            position(
                display="TT*VMB/RM*NN*",
                points=(4, 5, 4),
                hand="TNB",
                others=[other("VV/RM/**/N*/NT/TN", points=(6, 5, 4)), other("BT.N/RRRT")],
            ),
            answer=winners_display("M"),
            among="display card",
            since=N_("Another table: Wilds lie side by side."),
            hint=N_("Wilds side by side pass Mint on."),
            mistakes={
                "display:0": Say(N_("You have three."), N_("Ben’s Mint touches three Wilds.")),
                "display:2": Say(N_("Cleo shows no Mint."), N_("Compare yours with Ben’s.")),
                "card:M": Say(N_("It is no tie."), N_("Count Ben’s Wilds once more.")),
            },
            otherwise=Say(N_("That is another card."), N_("Mint is the marked one.")),
            done=Say(N_("Ben: one Mint, three Wilds."), N_("Groups count, not chocolates.")),
            reveal=deciding_groups("M"),
            practises="9.2 6.5",
            show="display others cards",
            reveals="graph",
            point="card:M",
        ),
        Do(
            N_("Cleo leads Raspberry with four. Take the card with a Wild."),
            position(
                phase="bonus",
                display="BTTM/RRRN/--VN/--RV",
                hand="TNB",
                others=[
                    other("*MMB/*V*N/TV--/RR--", points=(6, 5, 5)),
                    other("--NR--/--MV--/.N**TR/TTR*M.", points=(5, 3, 4, 3)),
                ],
            ),
            goal=wins("R"),
            since=N_("Another game, your bonus."),
            solution="wild 2 2",
            hint=(N_("You need five."), N_("Join your three and the one below.")),
            mistakes={
                "wild *": Say(N_("Not five yet."), N_("Join what lies apart.")),
                "skip": Say(N_("The card stays Cleo’s."), N_("A Wild is your bonus now.")),
            },
            done=Say(N_("Five against four."), N_("The card has changed hands.")),
            practises="9.1 6.1 6.4",
            show="display wild others cards graph",
        ),
        Do(
            N_("Only you show Violet. Join all your Mints, and keep its card."),
            position(
                phase="bonus",
                display="TTMM/RMVB",
                hand="TNB",
                others=[other("MNN./TRNM")],
            ),
            goal=all_of(group_of("M", 4), wins("V")),
            since=N_("A game with Ben has just begun."),
            solution="wild 0 1",
            hint=(
                N_("Two spaces join them. What do they hide?"),
                N_("Cover the right Truffle."),
            ),
            mistakes={
                "wild 1 2": Say(
                    N_("Your Violet is hidden."), N_("What a Wild covers no longer counts."), "6.3"
                ),
                "wild *": Say(N_("The Mints lie apart."), N_("Three of them are to meet.")),
                "skip": Say(N_("The Mints lie apart."), N_("A Wild joins them.")),
            },
            done=Say(N_("Mints joined, Violet kept."), N_("What a Wild covers no longer counts.")),
            practises="6.3 6.1 6.4",
            show="display wild others cards graph",
        ),
        Do(
            N_("Ben leads Raspberry with three. Force a tie, so nobody wins."),
            position(
                phase="bonus",
                display="----RB/----N./R.RVN./TMMVVT",
                hand="TNB",
                others=[
                    other("RV--/NN--/MNN*/T**T/--RT/--B.", points=(5, 4, 4, 3)),
                    other("----NV/----T./N*TTTR/N*N*BR", points=(3, 3, 3, 4)),
                ],
            ),
            goal=nobody_wins("R"),
            since=N_("One more table, your bonus again."),
            solution="wild 2 1",
            hint=(N_("You need three as well."), N_("Between your two Raspberries.")),
            mistakes={
                "wild *": Say(N_("Ben still leads."), N_("You need three together.")),
                "skip": Say(N_("The card stays Ben’s."), N_("You can take it from him.")),
            },
            done=Say(N_("Three against three."), N_("Ben loses the card, nobody gets it.")),
            practises="9.3 6.1 6.4",
            show="display wild others cards graph",
        ),
        Do(
            N_("Your last turn, one Wild left. Do what brings more points."),
            position(
                phase="bonus",
                display="NBNRNM/BT**MN/--RB--/--N.--",
                points=(5, 5, 4, 4),
                hand="TNB",
                stacks=["T.TN", "TRM.", "TV.N", "NM.B", "TN.V"],
                wilds=1,
                others=[other("BMMRTR/BVTTMM/MVMNTT/RB.NBN"), other("MB--/BN--/RTRV/RVVN")],
                first_card=1,
                last_turns=1,
            ),
            goal=all_of(wilds_kept(1), text=N_("the most points you can get")),
            solution="skip",
            since=N_("The last turns of another game."),
            hint=N_("Five cards are yours, and Violet is out of reach."),
            mistakes={
                "wild *": Say(N_("It would win nothing."), N_("Violet is out of reach for you.")),
            },
            done=Say(N_("Kept: 1 point."), N_("Five cards are yours already.")),
            practises="6.7 10.2",
            show="display wild others cards",
        ),
    ],
)
