"""A game that breaks a promise is found: each of these breaks one, and the check says which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import attrs
import pytest

from noughts.board import Mark, State
from noughts.game import Noughts
from tests.rooms.broken_game import Broken
from tutor import rooms, testing
from tutor.engine import Standing, Verdict, Violation
from tutor.kind import GameKind, Hidden
from tutor.rooms import room


class ListsTooMuch(Broken):
    def actions(self, state: State) -> tuple[Mark, ...]:
        if not super().actions(state):
            return ()
        return tuple(Mark(*divmod(n, state.size)) for n in range(len(state.board)))


class ListsTooLittle(Broken):
    def actions(self, state: State) -> tuple[Mark, ...]:
        found = super().actions(state)
        return found[:-1] if len(found) > 3 else found


class ListsTwice(Broken):
    def actions(self, state: State) -> tuple[Mark, ...]:
        return super().actions(state) * 2


class ListsInAnyOrder(Broken):
    def actions(self, state: State) -> tuple[Mark, ...]:
        found = list(super().actions(state))
        Random().shuffle(found)
        return tuple(found)


class CitesNoClause(Broken):
    def explain(self, state: State, action: Mark) -> tuple[Violation, ...]:
        return tuple(attrs.evolve(v, clause="9.9") for v in super().explain(state, action))


class RefusesInSilence(Broken):
    def explain(self, state: State, action: Mark) -> tuple[Violation, ...]:
        return tuple(attrs.evolve(v, message="") for v in super().explain(state, action))


class PlaysWhatIsForbidden(Broken):
    def apply(self, state: State, action: Mark) -> State:
        return attrs.evolve(state, board=state.board.replace(".", state.sign(state.player), 1))


class ChangesTheOldState(Broken):
    def apply(self, state: State, action: Mark) -> State:
        after = super().apply(state, action)
        object.__setattr__(state, "board", after.board)
        return after


class PlaysByChance(Broken):
    def apply(self, state: State, action: Mark) -> State:
        super().apply(state, action)
        return super().apply(state, Random().choice(super().actions(state)))


class NeverEnds(Broken):
    def over(self, state: State) -> bool:
        return False


class LosesMarks(Broken):
    def apply(self, state: State, action: Mark) -> State:
        after = super().apply(state, action)
        lost = after.board.replace("O", ".") if after.board.count("O") == 2 else after.board
        return attrs.evolve(after, board=lost)


class SaysNothing(Broken):
    def describe_action(self, state: State, action: Mark) -> str:
        return ""


class DescribesNothing(Broken):
    def describe(self, state: State, player: int | None = None, names: Sequence[str] = ()) -> str:
        return ""


class CountsWrong(Broken):
    def standings(self, state: State) -> tuple[Standing, ...]:
        return tuple(attrs.evolve(s, total=s.total + 1) for s in super().standings(state))


class NamesNobody(Broken):
    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        return Verdict("")


class SavesLess(Broken):
    def dump(self, state: State) -> str:
        return super().dump(attrs.evolve(state, first=0))


class ReadsAnotherAction(Broken):
    def parse_action(self, text: str) -> Mark:
        found = super().parse_action(text)
        return Mark(found.column, found.row)


class TakesAnyNumber(Broken):
    def start(self, players: int = 2, *more: Any, **named: Any) -> State:
        return super().start(2, *more, **named)


class TakesAnyOption(Broken):
    def start(self, players: int, *more: Any, **named: Any) -> State:
        return super().start(players, *more, **{**named, "options": {}})


class ShowsTooLittle(Broken):
    """Its views hide two marks that one may not draw over."""

    def view(self, state: State, player: int) -> State:
        seen = super().view(state, player)
        if (seen.board.count("X"), seen.board.count("O")) != (1, 1):
            return seen
        return attrs.evolve(seen, board="." * len(seen.board))


class HidesByTurns(Broken):
    """Its views of views show something else."""

    def view(self, state: State, player: int) -> State:
        seen = super().view(state, player)
        return attrs.evolve(seen, first=1 - seen.first)


class HidesMoreThanItSays(Broken):
    """Whoever has noughts sees no crosses, though nothing is said to be hidden."""

    def view(self, state: State, player: int) -> State:
        return attrs.evolve(super().view(state, player), first=player)


@attrs.frozen
class SaysItHides(Broken):
    kind: GameKind = GameKind(frozenset({Hidden.PILES}), chance=False)


@attrs.frozen
class SaysChance(Broken):
    kind: GameKind = GameKind()


@attrs.frozen
class HasHalfATeam(Broken):
    kind: GameKind = GameKind(chance=False, teams={2: ((0,),)})


class ForgetsTheWinner(Broken):
    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        return attrs.evolve(super().verdict(state, names), winners=())


class NamesAStranger(Broken):
    def verdict(self, state: State, names: Sequence[str] = ()) -> Verdict:
        return attrs.evolve(super().verdict(state, names), winners=(2,))


class HasHashesOfItsOwn(Broken):
    """Its positions are equal, and yet a table finds them under different hashes."""

    def load(self, text: str) -> State:
        return Restless(**attrs.asdict(super().load(text)))


class Restless(State):
    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.board, self.first) == (other.board, other.first)

    def __hash__(self) -> int:
        return id(self)


class Loose(State):
    """A position that whoever holds it can change."""

    __setattr__ = object.__setattr__


class CanBeChanged(Broken):
    def start(self, *arguments: Any, **named: Any) -> State:
        return Loose(**attrs.asdict(super().start(*arguments, **named)))


class GoesOnFromWhatItRemembers(Broken):
    """A loaded position is played on otherwise than the same position reached by play."""

    loaded: ClassVar[list[State]] = []

    def load(self, text: str) -> State:
        found = super().load(text)
        self.loaded.append(found)
        return found

    def apply(self, state: State, action: Mark) -> State:
        after = super().apply(state, action)
        known = any(each is state for each in self.loaded)
        return attrs.evolve(after, first=1 - after.first) if known else after


class SharesAPlaceWithLess(Broken):
    def standings(self, state: State) -> tuple[Standing, ...]:
        return tuple(attrs.evolve(s, rank=1) for s in super().standings(state))


class PutsTheLoserFirst(Broken):
    def standings(self, state: State) -> tuple[Standing, ...]:
        first, second = super().standings(state)
        return (attrs.evolve(second, rank=1), attrs.evolve(first, rank=2))


RULES: dict[type[Broken], str] = {
    ListsTooMuch: "is listed, but not legal",
    ListsTooLittle: "is legal, but not listed",
    ListsTwice: "listed twice",
    ListsInAnyOrder: "The list of actions changes",
    CitesNoClause: "no clause '9.9'",
    RefusesInSilence: "without a word",
    PlaysWhatIsForbidden: "is not legal, but it is played",
    ChangesTheOldState: "changes the position",
    PlaysByChance: "leads to two positions|leads elsewhere",
    NeverEnds: "Over, or something to do?",
    LosesMarks: "cannot be",
    SaysNothing: "described without a word",
    DescribesNothing: "described without a word",
    CountsWrong: "does not add up",
    NamesNobody: "The verdict says nothing",
    SavesLess: "Saved and loaded",
    ReadsAnotherAction: "is read as another action",
    HasHashesOfItsOwn: "different hashes",
    CanBeChanged: "of a position can be set",
    GoesOnFromWhatItRemembers: "leads elsewhere from a loaded position",
    SharesAPlaceWithLess: "share a place, but not their points",
    PutsTheLoserFirst: "stands before",
}
OTHERS: list[tuple[type[Broken], Callable[[Any], None], str]] = [
    (TakesAnyNumber, testing.check_starts, "is not refused"),
    (TakesAnyOption, testing.check_starts, "is not refused"),
    (ShowsTooLittle, testing.check_views, "other (words|things)"),
    (HidesByTurns, testing.check_views, "Seen again"),
    (SavesLess, testing.check_records, "comes back as another"),
    (HidesMoreThanItSays, testing.check_kind, "Nothing is hidden, says the kind"),
    (SaysItHides, testing.check_kind, "Something is hidden, says the kind"),
    (SaysChance, testing.check_kind, "Chance lays the table, says the kind"),
    (HasHalfATeam, testing.check_kind, "not everybody is in one"),
    (ForgetsTheWinner, testing.check_kind, "are first"),
    (NamesAStranger, testing.check_kind, "not all at the table"),
]


@pytest.mark.parametrize(
    ("game", "check", "said"),
    [*((game, testing.check_rules, said) for game, said in RULES.items()), *OTHERS],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_is_broken_is_found(
    game: type[Broken], check: Callable[[Any], None], said: str
) -> None:
    with pytest.raises(AssertionError, match=said):
        check(game())


def test_the_unbroken_one_passes() -> None:
    for check in (testing.check_rules, testing.check_starts, testing.check_views):
        check(Broken())
    testing.check_kind(Broken())


# ---- the same game again


class CountsItsGames(Broken):
    """Each further game it is asked for begins with another player."""

    begun: ClassVar[list[int]] = []

    def start(self, players: int, seed: int = 0, first: int = 0, *more: Any) -> State:
        self.begun.append(1)
        return super().start(players, seed, len(self.begun) % 2, *more)


def test_a_game_that_remembers_is_found() -> None:
    hall = attrs.evolve(room("noughts"), load=lambda path: CountsItsGames())
    with pytest.raises(AssertionError, match="Played again"):
        testing.check_alike(hall)


SETS = """
from noughts.game import Noughts
from noughts.room import ROOM
import attrs

class Unordered(Noughts):
    def actions(self, state):
        found = {self.action_text(action): action for action in super().actions(state)}
        return tuple(found[text] for text in set(found))

ROOM = attrs.evolve(ROOM, id="unordered", load=lambda path: Unordered(id="unordered"))
"""


def test_a_game_that_follows_the_order_of_a_set_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unordered.py").write_text(SETS)
    info = tmp_path / "unordered-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: unordered\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tutor.rooms]\nunordered = unordered:ROOM\n")
    monkeypatch.syspath_prepend(tmp_path)
    rooms.found.cache_clear()
    try:
        with pytest.raises(AssertionError, match="Another Python lists or plays"):
            testing.check_alike(room("unordered"))
    finally:
        monkeypatch.undo()
        rooms.found.cache_clear()


# ---- what is hidden


def test_a_view_that_shows_what_is_hidden_is_found() -> None:
    """Were the last field hidden, another board would have to look the same."""

    def imagine(view: State, rng: Random) -> State:
        return attrs.evolve(view, board=view.board[:-1] + ".")

    with pytest.raises(AssertionError, match="shows what is hidden"):
        testing.check_views(Noughts(), imagine=imagine)


# ---- lists and turns


class Explodes(Broken):
    """Lists every order of marks as one action would."""

    def actions(self, state: State) -> Any:
        return (Mark(n, n) for n in iter(int, 1))  # without an end


class TakesTooLong(Broken):
    def actions(self, state: State) -> tuple[Mark, ...]:
        while True:
            super().actions(state)


class OneTurnForTwo(Broken):
    def turn(self, state: State) -> object:
        return 0


@pytest.mark.parametrize("broken", [Explodes, TakesTooLong])
def test_a_list_that_explodes_is_named_with_its_position(broken: type[Broken]) -> None:
    with pytest.raises(AssertionError, match=r"explodes(.|\n)*Row 1: empty"):
        testing.check_lists(broken())


def test_two_players_in_one_turn_are_named() -> None:
    room_of = attrs.evolve(room("noughts"), load=lambda components: OneTurnForTwo())
    with pytest.raises(AssertionError, match="Two players act in one turn"):
        testing.check_turns(room_of)
