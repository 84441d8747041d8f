"""Lesson 4: paying for a box, and which boxes can be had."""

from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.teaching import N_, Do, Lesson, Say, Touch, all_of, box_at, holds
from tutor.chocolatiers.teaching.pieces import best_payable_boxes, stacks_left
from tutor.chocolatiers_family.teaching.pieces import these

LESSON = Lesson(
    id="filling-a-box",
    title=N_("Filling a box"),
    minutes=3,
    symbol="M",
    can=N_("You can pay for a box, card by card."),
    without="pay",
    steps=[
        Touch(
            N_("You can pay for two boxes. Tap the one worth more."),
            MATCH.at(8, 1),
            since=N_("Still the same turn: now the bonus."),
            answer=best_payable_boxes(),
            among="stack",
            mistakes={
                "stack:3": Say(N_("Payable, but cheaper."), N_("Another has a higher number."))
            },
            otherwise=Say(N_("You cannot pay for it."), N_("A kind is missing in your hand.")),
            hint=N_("The points stand in the middle of each box."),
            done=Say(N_("The higher number."), N_("It counts for you at the end.")),
            practises="4.2 10.1",
            show="stacks tray hand display wild",
        ),
        Do(
            N_("Pay exactly, then lay the box at the lower right."),
            goal=box_at("TMRN", 1, 1),
            solution="box 2 TNRM 1 1 TMRN",
            hint=N_("Every card but the Violet, then below your second box."),
            mistakes={
                "box [!2] *": Say(N_("That one is cheaper."), N_("Pay for the marked box.")),
                "box 2 *": Say(N_("Paid exactly."), N_("Now lay it at the lower right.")),
                "skip": Say(N_("You can pay."), N_("All four cards are in your hand.")),
                "wild *": Say(N_("No Wild is needed."), N_("Pay for the marked box.")),
            },
            done=Say(N_("Paid and laid."), N_("Four cards for four chocolates, laid at once.")),
            clauses="4.2",
            practises="4.5",
            show="stacks tray hand display wild",
            point="stack:2",
        ),
        Touch(
            N_("Another box lay beneath it. Tap the one that is new."),
            answer=these("stack:2"),
            among="stack",
            otherwise=Say(N_("That one lay open before."), N_("Look where your box came from.")),
            hint=N_("It lies where you took your box."),
            done=Say(N_("Now it can be filled."), N_("Only the top of a stack can.")),
            clauses="4.1",
            show="stacks tray hand display wild",
        ),
        Touch(
            N_("Tap every stack that a box can still come from."),
            meanwhile=MATCH.between(8, 10),
            since=N_("You took a Raspberry; Ben emptied one stack."),
            answer=stacks_left(),
            among="stack",
            every=True,
            mistakes={"stack:0": Say(N_("It stays empty."), N_("No new boxes ever come."))},
            hint=N_("Each box on top can be filled."),
            done=Say(N_("Four are left."), N_("The choice gets smaller.")),
            practises="4.1 1.4",
            show="stacks tray hand display wild",
        ),
        Do(
            N_("Take a card that the marked box needs and you lack."),
            goal=all_of(holds("TRV"), text=N_("a card that the box still needs")),
            solution="take T",
            hint=N_("The box shows Blueberry, Truffle, Raspberry."),
            mistakes={
                "take R": Say(N_("You have one already."), N_("The box shows just one Raspberry.")),
                "take *": Say(N_("Not on this box."), N_("Look for what is missing."), "4.2"),
                "swap *": Say(N_("Keep what you have."), N_("Just take one more.")),
            },
            done=Say(N_("One card nearer."), N_("Now save up, turn by turn.")),
            practises="2.1 3.1 4.2",
            show="stacks tray hand display wild",
            point="stack:2",
        ),
    ],
)
