"""Lesson 13: reading a table of three displays; how a tie flips a card, and a Wild that spoils."""

from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Predict,
    Say,
    nobody_wins,
    other,
    position,
    wins,
)
from tutor.chocolatiers.teaching.answers import (
    cards_won,
    group_marks,
    keep_or_place,
    players,
    winner_of,
)

WHO = players(3, N_("Nobody"))
TABLE = position(
    display="TTTR/VVNR/B.--/RN--",
    hand="TNB",
    others=[other("MNN./TRNM/TT--/RM--"), other("--VM/--BM/NTNT/TNNR")],
)

LESSON = Lesson(
    id="majorities",
    title=N_("Majorities"),
    minutes=3,
    symbol="V",
    steps=[
        Predict(
            N_("Ben and Cleo lead Nut Cluster. Who gets the card?"),
            TABLE,
            answer=winner_of("N"),
            options=WHO,
            hint=N_("Count each one’s largest group."),
            mistakes={
                "1": Say(N_("Cleo has three as well."), N_("Equal groups are a tie.")),
                "2": Say(N_("Ben has three as well."), N_("Equal groups are a tie.")),
                "0": Say(N_("You have single ones."), N_("A tie does not pass the card on.")),
            },
            done=Say(N_("Three against three."), N_("A tie turns the card face down.")),
            practises="9.1 9.3",
            show="display others",
            reveals="cards",
        ),
        Predict(
            N_("Look at all six kinds. How many cards are yours?"),
            TABLE,
            answer=cards_won(),
            options=range(6),
            hint=N_("Yours are those where nobody has as many."),
            mistakes={
                1: Say(N_("There is one more."), N_("Look at Raspberry and Violet.")),
                3: Say(N_("One of them is tied."), N_("Ben has three Truffle, too.")),
                4: Say(N_("Some are tied."), N_("Truffle and Blueberry pay nobody.")),
            },
            otherwise=Say(N_("Go kind by kind."), N_("More than Ben, and more than Cleo.")),
            done=Say(N_("Raspberry and Violet."), N_("Truffle and Blueberry are tied.")),
            reveal=group_marks("R", "V"),
            practises="9.1 9.3",
            show="display others",
            reveals="cards graph",
        ),
        Predict(
            N_("You show two Mint, Ben only one. Who gets Mint?"),
            position(
                display="TT*VMB/RM*NN*",
                points=(4, 5, 4),
                hand="TNB",
                others=[other("VV/RM/**/N*/NT/TN", points=(6, 5, 4)), other("BT.N/RRRT")],
            ),
            answer=winner_of("M"),
            options=WHO,
            hint=N_("Wilds side by side pass Mint on."),
            mistakes={
                "0": Say(N_("You have three."), N_("Ben’s Mint touches three Wilds.")),
                "none": Say(N_("It is no tie."), N_("Count Ben’s Wilds once more.")),
            },
            otherwise=Say(N_("Cleo shows no Mint."), N_("Compare yours with Ben’s.")),
            done=Say(N_("Ben: one Mint, three Wilds."), N_("Groups count, not chocolates.")),
            practises="9.2 6.5",
            show="display others",
            reveals="cards graph",
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
            solution="wild 2 2",
            hint=(N_("You need five."), N_("Join your three and the one below.")),
            mistakes={
                "wild *": Say(N_("Four is only a tie."), N_("Join what lies apart.")),
                "skip": Say(N_("The card stays Cleo’s."), N_("A Wild is your bonus now.")),
            },
            done=Say(N_("Five against four."), N_("The card has changed hands.")),
            practises="9.1 6.1 6.4",
            show="display wild others cards graph",
        ),
        Do(
            N_("Three are Ben’s best Raspberry. Force a tie, so nobody wins."),
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
            solution="wild 2 1",
            hint=(N_("You need three as well."), N_("Between your two Raspberry.")),
            mistakes={
                "wild *": Say(N_("Ben still leads."), N_("You need three together.")),
                "skip": Say(N_("The card stays Ben’s."), N_("You can take it from him.")),
            },
            done=Say(N_("Three against three."), N_("Ben loses the card, nobody gets it.")),
            practises="9.3 6.1 6.4",
            show="display wild others cards graph",
        ),
        Predict(
            N_("Your last turn, one Wild left. Place it or keep it?"),
            position(
                phase="bonus",
                display="NBNRNM/BT**MN/--RB--/--N.--",
                points=(5, 5, 4, 4),
                hand="TNB",
                wilds=1,
                others=[other("BMMRTR/BVTTMM/MVMNTT/RB.NBN"), other("MB--/BN--/RTRV/RVVN")],
                first_card=1,
                last_turns=1,
            ),
            answer=keep_or_place(),
            options={"place": N_("Place it"), "keep": N_("Keep it")},
            hint=N_("Which cards are not yours yet?"),
            otherwise=Say(N_("It would win nothing."), N_("Violet is out of reach for you.")),
            done=Say(N_("Kept: 1 point."), N_("Five cards are yours already.")),
            practises="6.7 10.2",
            show="display wild others cards",
        ),
    ],
)
