"""Lesson 5: a pair stands for any one chocolate."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Explore,
    Lesson,
    PaymentsOf,
    Say,
    Touch,
    all_of,
    has_box,
    holds,
)
from tutor.chocolatiers_family.teaching.pieces import cards_without_pair

LESSON = Lesson(
    id="two-for-one",
    title=N_("Two for one"),
    minutes=3,
    symbol="B",
    can=N_("You can pay two equal cards for one you lack."),
    without="pay",
    steps=[
        Explore(
            N_("No Blueberry? Two cards alike stand for it. Choose a payment."),
            MATCH.at(14, 1),
            since=N_("Four turns later. You saved up four cards."),
            by=PaymentsOf(stack=2, number=1),
            solution=("TNNR",),
            hint=N_("Truffle and Raspberry, and a pair for the Blueberry."),
            done=Say(N_("Two for one."), N_("Any two that match stand for any chocolate.")),
            clauses="4.3",
            practises="4.2",
            show="stacks tray hand display wild",
            point="stack:2",
        ),
        Touch(
            N_("Two of your cards have no match. Tap them."),
            answer=cards_without_pair(),
            among="hand",
            every=True,
            otherwise=Say(N_("That makes a pair."), N_("Another of its kind is there.")),
            hint=N_("A pair is two of one kind."),
            done=Say(N_("Raspberry and Violet."), N_("One of each is no pair.")),
            practises="4.3",
            show="stacks tray hand display wild",
        ),
        Explore(
            N_("Four payments fit the marked box. Find them one by one."),
            by=PaymentsOf(stack=2),
            solution=("TTTR", "TNNR", "TTNNR", "TTTNN"),
            hint=(
                N_("Two Truffles can stand for the Blueberry."),
                N_("Two Nut Clusters can, too."),
                N_("A pair may even stand for the Truffle that you hold."),
                N_("Or for the Raspberry: two pairs and a Truffle."),
            ),
            done=Say(N_("All found."), N_("The cheapest is not always the best.")),
            clauses="4.4",
            practises="4.3",
            show="stacks tray hand display wild",
            point="stack:2",
        ),
        Explore(
            N_("The marked box lacks two cards. Choose two pairs for them."),
            by=PaymentsOf(stack=4, number=1),
            solution=("TTNNRV",),
            hint=N_("Raspberry and Violet pay for themselves."),
            done=Say(N_("Two pairs."), N_("Six cards for four chocolates.")),
            practises="4.3 4.4",
            show="stacks tray hand display wild",
            point="stack:4",
        ),
        Do(
            N_("Now fill the marked box, but keep your Violet."),
            goal=all_of(has_box("TV.N"), holds("V"), text=N_("box filled, Violet kept")),
            solution=MATCH.moves(14)[1:],
            hint=N_("Two Truffles can stand for the Violet you keep."),
            mistakes={
                "box 3 *V *": Say(N_("There goes the Violet."), N_("Let two Truffles stand in.")),
                "box *": Say(N_("A good box, another stack."), N_("Fill the marked one.")),
                "skip": Say(
                    N_("You can have both."), N_("You have plenty of Truffles: use three.")
                ),
                "wild *": Say(N_("A Wild pays for nothing."), N_("Your Truffle can.")),
            },
            done=Say(N_("Violet kept."), N_("A pair stood for it.")),
            practises="4.4 4.2",
            show="stacks tray hand display wild",
            point="stack:3",
        ),
    ],
)
