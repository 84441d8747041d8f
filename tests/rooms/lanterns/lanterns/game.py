"""The whole game: a position, the two actions there are, what is legal, and who has won.

An evening is a turn of many small actions whose order does not matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

import attrs

from tutor.engine import NO_OPTIONS, Standing, Standings, Verdict, Violation
from tutor.i18n import N_, _, ngettext
from tutor.kind import Ends, GameKind
from tutor.kit.game import KitGame
from tutor.kit.notation import Notation
from tutor.kit.positions import Saves
from tutor.kit.reading import letters, number
from tutor.kit.start import check_options, check_start
from tutor.options import Option, OptionGroup, Preset
from tutor.rulebook import Clause, load_rulebook

LIT, DARK = "*", "."
SIZES, EVENINGS, IN_WIND = (5, 7), (1, 2, 3), 2
WEATHER = {"calm": N_("Calm"), "wind": N_("Wind")}
RING = OptionGroup(
    N_("The ring"),
    N_("More lanterns and fewer evenings are harder."),
    (
        Preset(N_("Easy"), {"lanterns": 5, "evenings": 2}),
        Preset(N_("Hard"), {"lanterns": 7, "evenings": 1}),
    ),
)
WINDY = {"weather": ("wind",)}
OPTIONS = (
    Option("lanterns", SIZES, SIZES[0], N_("Lanterns"), group=RING),
    Option("evenings", EVENINGS, 2, N_("Evenings"), group=RING),
    Option("weather", tuple(WEATHER), "calm", N_("Weather"), WEATHER),
    Option("gusts", (False, True), False, N_("Wind on the last evening"), needs=WINDY),
)


@attrs.frozen
class State:
    """The ring, a sign a lantern; whose cords were pulled this evening; what is still to come."""

    ring: Annotated[str, letters(LIT + DARK, SIZES[-1])]
    pulled: tuple[Annotated[int, number(SIZES[-1] - 1)], ...] = ()
    evening: Annotated[int, number(EVENINGS[-1])] = 1
    evenings: Annotated[int, number(EVENINGS[-1], 1)] = 2
    wind: Annotated[int, number(EVENINGS[-1])] = 0
    """So many evenings have wind, the first ones."""
    over: bool = False

    @property
    def pulls(self) -> int:
        """Cords that can still be pulled this evening (clauses 2.2 and 2.3)."""
        most = IN_WIND if self.evening <= self.wind else len(self.ring)
        return most - len(self.pulled)

    @property
    def won(self) -> bool:
        """Every lantern is lit at the end (clause 3.1)."""
        return self.over and DARK not in self.ring


@attrs.frozen
class Pull:
    """Pull the cord of a lantern, counted from 0 (clause 2.1)."""

    lantern: int


@attrs.frozen
class Rest:
    """End the evening (clauses 3.1 and 3.2)."""


Action = Pull | Rest


def changed(ring: str, lantern: int) -> str:
    """The ring after a cord is pulled (clause 2.1)."""
    three = {(lantern + by) % len(ring) for by in (-1, 0, 1)}
    return "".join(DARK if (sign == LIT) == (n in three) else LIT for n, sign in enumerate(ring))


@attrs.frozen
class Lanterns(KitGame[State, Action]):
    """Lanterns, for one player. Nothing is hidden."""

    id: str = "lanterns"
    title: str = "Lanterns"
    players: range = range(1, 2)
    kind: GameKind = GameKind(ends=Ends.WON_OR_LOST)
    options: tuple[Option, ...] = OPTIONS
    saves: Saves[State] = Saves(State)
    notation: Notation[Action] = Notation("Lanterns", "pull 0, rest", {"pull": Pull, "rest": Rest})

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        return load_rulebook(Path(__file__).parent / "rulebook.toml")

    def start(
        self, players: int, seed: int = 0, first: int = 0, options: Mapping[str, Any] = NO_OPTIONS
    ) -> State:
        """A ring that some pulls light up: they were made backwards (clause 1.1)."""
        check_start(self.title, self.players, players, seed, first)
        chosen = check_options(self.title, self.options, options)
        rng, ring = Random(seed), LIT * chosen["lanterns"]
        while DARK not in ring:
            for _pull in range(IN_WIND):
                ring = changed(ring, int(rng.random() * len(ring)))
        windy = chosen["evenings"] - (not chosen["gusts"]) if chosen["weather"] == "wind" else 0
        return State(ring, evenings=chosen["evenings"], wind=windy)

    def seats(self, state: State) -> int:
        self.position(state)
        return 1

    def to_move(self, state: State) -> int:
        self.position(state)
        return 0

    def turn(self, state: State) -> int:
        """An evening is a turn."""
        return self.position(state).evening

    def phase_name(self, state: State) -> str:
        n = self.position(state).evening
        return _("Evening {n} of {of}").format(n=n, of=state.evenings)

    def legal(self, state: State) -> tuple[Action, ...]:
        every: tuple[Action, ...] = (*map(Pull, range(len(self.position(state).ring))), Rest())
        return tuple(action for action in every if not self.violations(state, action))

    def violations(self, state: State, action: Action) -> tuple[Violation, ...]:
        if state.over:
            return (Violation("3.1" if state.won else "3.2", _("The game is over.")),)
        if isinstance(action, Rest):
            return ()
        if action.lantern not in range(len(state.ring)):
            return (Violation("1.1", _("There is no such lantern.")),)
        if action.lantern in state.pulled:
            return (Violation("2.2", _("That cord was pulled this evening.")),)
        if not state.pulls:
            return (Violation("2.3", _("The wind leaves no more pulls this evening.")),)
        return ()

    def successor(self, state: State, action: Action) -> State:
        if isinstance(action, Pull):
            pulled = tuple(sorted((*state.pulled, action.lantern)))
            return attrs.evolve(state, ring=changed(state.ring, action.lantern), pulled=pulled)
        if DARK not in state.ring or state.evening == state.evenings:
            return attrs.evolve(state, over=True)
        return attrs.evolve(state, pulled=(), evening=state.evening + 1)

    def over(self, state: State) -> bool:
        return self.position(state).over

    def standings(self, state: State) -> Standings:
        lit = self.position(state).ring.count(LIT)
        return Standings([Standing(0, 1, lit, {N_("Lanterns lit"): lit})])

    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        if self.position(state).won:
            return Verdict(_("Won: every lantern is lit."), clause="3.1", winners=(0,))
        dark = state.ring.count(DARK)
        text = ngettext("Lost: {n} lantern stays dark.", "Lost: {n} lanterns stay dark.", dark)
        return Verdict(text.format(n=dark), clause="3.2")

    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        lanterns = ", ".join(said(state, n) for n in range(len(self.visible(state, player).ring)))
        return f"{self.phase_name(state)}.\n{lanterns}."

    def describe_action(self, state: State, action: Action) -> str:
        known = self.notation.spelled(action)
        if isinstance(known, Rest):
            return _("End the evening.")
        return _("Pull the cord of lantern {n}.").format(n=known.lantern + 1)

    def status(self, state: State) -> tuple[Violation, ...]:
        """Why this cannot be: as many lanterns as there can be, and pulls and evenings that fit."""
        size = len(self.position(state).ring)
        if size not in SIZES:
            return (Violation("1.1", _("There are 5 or 7 lanterns.")),)
        if list(state.pulled) != sorted({*state.pulled} & {*range(size)}):
            return (Violation("2.2", _("Each cord is pulled once, from the first on.")),)
        if not 1 <= state.evening <= state.evenings or state.wind > state.evenings:
            return (Violation("3.2", _("There is no such evening.")),)
        if state.pulls < 0:
            return (Violation("2.3", _("That were too many pulls in wind.")),)
        if state.over and not state.won and state.evening < state.evenings:
            return (Violation("3.2", _("A lantern is dark, and it is not the last evening.")),)
        return ()


def said(state: State, lantern: int) -> str:
    """A lantern in words: "lantern 1 lit", and whether its cord was pulled."""
    text = _("lantern {n} lit") if state.ring[lantern] == LIT else _("lantern {n} dark")
    pulled = " " + _("(pulled)") if lantern in state.pulled else ""
    return text.format(n=lantern + 1) + pulled


GAME = Lanterns()


def load(components: Path | None) -> Lanterns:
    """The game; it has no components that could be others."""
    return GAME
