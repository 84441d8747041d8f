"""Lesson 3: the three phases of a turn, take and swap."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import (
    N_,
    Do,
    Lesson,
    Say,
    Touch,
    all_of,
    can_fill,
    hand_is,
    holds,
    turn_over,
    wilds_kept,
)
from tutor.chocolatiers.teaching.pieces import both, payable_boxes
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.teaching.pieces import these, tray_cards

LESSON = Lesson(
    id="your-turn",
    title=N_("Your turn"),
    minutes=3,
    symbol="R",
    can=N_("You can play a turn: one action, then a bonus if you like."),
    steps=[
        Do(
            N_("Play a whole turn: take a Raspberry, then end your turn."),
            MATCH.at(4),
            since=N_("Your match with Ben, as it stands now."),
            goal=all_of(turn_over(), wilds_kept(3)),
            solution=MATCH.moves(4),
            hint=(N_("A Raspberry lies in the tray."), N_("One card pays for no box.")),
            mistakes={
                "take *": Say(N_("Not this time."), N_("The third box wants a Raspberry.")),
                "wild *": Say(N_("Keep your Wilds."), N_("Just end your turn.")),
            },
            done=Say(N_("Action, bonus, end."), N_("Bonus: a box, a Wild, or nothing.")),
            clauses="2.1",
            practises="3.1",
            show="stacks tray hand display wild",
        ),
        Do(
            N_("Swap your Raspberry: take it back, and a Mint with it."),
            goal=hand_is("RM"),
            solution="swap R RM",
            replies=MATCH.replies(4),
            hint=N_("Put the Raspberry down. It lies in the tray then."),
            mistakes={
                "take *": Say(N_("No Mint yet."), N_("Swap the Raspberry for itself and a Mint.")),
                "swap *": Say(N_("Not these two."), N_("Take your Raspberry back, and a Mint.")),
            },
            done=Say(N_("The same as a take."), N_("What you put down may come back.")),
            clauses="3.4",
            practises="3.2",
            show="stacks tray hand display wild",
        ),
        Touch(
            N_("Your action is done. Try to take one card more."),
            answer=tray_cards(KINDS),
            among="tray hand",
            mistakes={"hand:*": Say(N_("That one is yours."), N_("Try one of the tray."))},
            hint=N_("Any card of the tray will do."),
            done=Say(N_("No second card."), N_("Take or swap: one action a turn.")),
            lights=False,
            clauses="2.2",
            show="stacks tray hand display wild",
        ),
        Touch(
            N_("Tray, deck or discards? Tap a card that you may take."),
            MATCH.at(6),
            since=N_("Your next turn. You hope for a Violet."),
            answer=tray_cards(KINDS),
            among="tray deck discards",
            mistakes={
                "deck": Say(N_("Hands off the deck."), N_("You take only from the tray.")),
                "discards": Say(
                    N_("That Violet has paid."), N_("Nobody takes back what has paid.")
                ),
            },
            hint=N_("Cards come from the open tray."),
            done=Say(N_("Only from the tray."), N_("Wait until a Violet comes up there.")),
            clauses="3.3",
            show="stacks tray hand display wild",
        ),
        Do(
            N_("The marked box lacks two cards. Get both; keep the Violet."),
            MATCH.at(8),
            since=N_("Two turns later. You have the Violet."),
            goal=all_of(can_fill(2), holds("V"), text=N_("pay for the box, Violet kept")),
            solution="swap B TN",
            hint=N_("Swap the Blueberry: none is on the box."),
            mistakes={
                "take *": Say(N_("That is only one."), N_("A swap brings two cards."), "3.2"),
                "swap [RM] *": Say(N_("The box needs that card."), N_("Give the Blueberry.")),
                "swap V *": Say(N_("Violet is rare."), N_("Give the Blueberry instead.")),
                "swap B *B*": Say(N_("The same as a take."), N_("Take two other cards."), "3.4"),
                "swap B *": Say(N_("Not these two."), N_("It lacks Truffle and Nut Cluster.")),
            },
            done=Say(N_("Both at once."), N_("Now the box can be filled.")),
            practises="2.2 3.2 3.3 3.4",
            show="stacks tray hand display wild",
            point="stack:2",
        ),
        Touch(
            N_("Your bonus: a box or a Wild. Tap all you could use."),
            answer=both(payable_boxes(), these("wild")),
            among="stack tray wild",
            every=True,
            mistakes={
                "tray:*": Say(
                    N_("That was your action."), N_("The bonus is another thing."), "2.2"
                ),
                "stack:*": Say(N_("A card is missing."), N_("Two other boxes can be paid for.")),
            },
            hint=N_("A box you can pay for, or a Wild."),
            done=Say(N_("One of these, or none."), N_("One bonus a turn at most.")),
            clauses="2.3",
            practises="2.1",
            show="stacks tray hand display wild",
        ),
    ],
)
