"""Whether a game keeps what the house promises of it: one suite for every game, also yours.

    from tutor.testing import check_game
    check_game("my-game")              # or one part: check_rules(game), check_players(room, game)

Each check plays games drawn by chance, the same ones every time, and raises an AssertionError whose
sentence says what is broken and where. `tutor check-game my-game` prints them one by one.
`widgets.testing` does the same for a game on screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import attrs

from tutor.clause_table import empty_cells, rows
from tutor.engine import (
    ActionError,
    AnyGame,
    IllegalAction,
    OptionError,
    SaveError,
    StateError,
    Verdict,
    Violation,
)
from tutor.lessons.check import check_course, check_lesson
from tutor.players.player import AnyPlayer, GameOver, pick
from tutor.record import Record
from tutor.rooms import Room, ids, qualified, room, split, storage_key

GAMES = 2
"""Games drawn for each number of players."""
MOST_ACTIONS = 5000
"""A game that is longer does not end."""
CLOSE_LOOK = 8
"""So many positions at the beginning of a game are looked at closely, then fewer and fewer."""
MUTANTS = 12
"""Changed actions that are tried at such a position."""

NUMBERS_NOT_ALLOWED = (0, -1, 1000, "2", 2.5, None, True)
"""No game is for so many players, and none has such a first player."""
SEEDS_NOT_ALLOWED = ("7", 1.5, None, 10**40)


@attrs.frozen
class Setup:
    """How a game is started."""

    players: int
    seed: int
    first: int
    options: Mapping[str, Any]

    def start(self, game: AnyGame) -> Any:
        """The position before the first turn."""
        return game.start(self.players, self.seed, self.first, self.options)


def need(condition: object, sentence: str, where: Callable[[], str] = str) -> None:
    """Raises AssertionError with the sentence unless the condition holds.

    `where` tells the position; it is asked only then, as that takes its time.
    """
    if not condition:
        raise AssertionError(f"{sentence}\n{where()}".strip())


# ---- everything


def checks(tests: Path | None = None) -> Mapping[str, Callable[[Room], None]]:
    """Every check of a room, by what it proves.

    `tests`: the folder whose tests prove the rules; without it that is not looked at.
    """
    found: dict[str, Callable[[Room], None]] = {
        "its room and its rulebook are complete": check_room,
        "a wrong start is refused in words": lambda room: check_starts(_game(room)),
        "random games end; what is listed, and only that, is legal": (
            lambda room: check_rules(_game(room))
        ),
        "views hide, and show the mover all there is to do": lambda room: check_views(_game(room)),
        "records go back, forth, to a file and into a link": (
            lambda room: check_records(_game(room))
        ),
        "computer players play to the end, from views alone": check_players,
        "lessons are solved by their solutions": check_lessons,
        "what is kept of it is kept apart from other games": lambda room: check_keys(room.id),
    }
    if tests is not None:
        found["every rule is built, proven and taught"] = lambda room: check_clauses(room, tests)
    return found


def check_game(game_id: str, tests: Path | None = None) -> None:
    """Every check of the game of that id. Raises AssertionError for the first that fails."""
    for what, problem in problems(room(game_id), tests):
        need(not problem, f"{game_id}: {what}: {problem}")


def problems(room: Room, tests: Path | None = None) -> Iterator[tuple[str, str]]:
    """Each check by what it proves, with the sentence of what is broken, "" if nothing is."""
    for what, check in checks(tests).items():
        try:
            check(room)
        except AssertionError as error:
            yield what, str(error)
        except Exception as error:  # a game that is not ready yet may raise anything
            yield what, f"{type(error).__name__}: {error}"
        else:
            yield what, ""


def _game(room: Room) -> AnyGame:
    return room.load(None)


# ---- the room, the start


def check_room(room: Room) -> None:
    """A room's game has its id, a title, a number of players, and a rulebook to be cited."""
    game = room.load(None)
    need(game.id == room.id, f"The room is “{room.id}”, its game is “{game.id}”.")
    need(room.load(None) == game, "Loaded twice, the game is not equal to itself.")
    need(game.title, "The game has no title.")
    need(len(game.players) > 0, "The game is for no number of players.")
    need(game.rulebook, "The rulebook is empty.")
    for key, clause in game.rulebook.items():
        need(clause.id == key, f"Clause {key} calls itself {clause.id}.")
        need(clause.title and clause.text, f"Clause {key} has no words.")
    names = [option.name for option in game.options]
    need(len(set(names)) == len(names), "Two options have the same name.")
    for option in game.options:
        need(option.default in option.values, f"The default of “{option.name}” is no value of it.")


def check_starts(game: AnyGame) -> None:
    """Wrong numbers, seeds and options are refused with a ValueError that has words."""
    players = game.players[0]
    wrong: list[tuple[type[ValueError], dict[str, Any]]] = [
        *((ValueError, {"players": n}) for n in (*NUMBERS_NOT_ALLOWED, game.players[-1] + 1)),
        *((ValueError, {"players": players, "first": n}) for n in (-1, players, "0", None)),
        *((ValueError, {"players": players, "seed": seed}) for seed in SEEDS_NOT_ALLOWED),
        (OptionError, {"players": players, "options": {"no such option": 1}}),
        *(
            (OptionError, {"players": players, "options": {option.name: value}})
            for option in game.options
            for value in ("no such value", None, 10**9)
        ),
    ]
    for kind, arguments in wrong:
        _refuses(kind, game.start, **arguments)


def _refuses(
    kind: type[ValueError], act: Callable[..., object], *values: object, **named: object
) -> None:
    """Whether calling this raises such an error, with words."""
    given = ", ".join([*map(repr, values), *(f"{name}={value!r}" for name, value in named.items())])
    what = f"{act.__name__}({given})"
    try:
        act(*values, **named)
    except kind as error:
        need(str(error), f"{what} is refused without a word.")
    except Exception as error:
        raise AssertionError(f"{what} raises {error!r}, which is no {kind.__name__}.") from error
    else:
        raise AssertionError(f"{what} is not refused.")


def setups(game: AnyGame, number: int = GAMES) -> Iterator[Setup]:
    """So many starts for each number of players, with options and first players drawn."""
    for players in game.players:
        rng = Random(f"{game.id}/{players}")
        for seed in range(number):
            options = {option.name: pick(option.values, rng) for option in game.options}
            yield Setup(players, seed, pick(range(players), rng), options)


# ---- the rules


def check_rules(game: AnyGame, number: int = GAMES) -> None:
    """Random games end, and the rules are one: what is listed is legal, and nothing else is."""
    _check_strangers(game)
    for setup in setups(game, number):
        _check_start(game, setup)
        rng, tried = Random(f"{setup.seed}/{setup.players}"), list[Any]()
        state = setup.start(game)
        for played in range(MOST_ACTIONS):
            _check_position(game, state)
            if game.over(state):
                break
            if _looks(played, rng):
                _check_closely(game, state, tried, rng)
            action = pick(game.actions(state), rng)
            tried.append(action)
            state = _applied(game, state, action)
        need(game.over(state), f"A game of {setup} has not ended after {MOST_ACTIONS} actions.")
        _check_end(game, state, tried)


def _looks(played: int, rng: Random) -> bool:
    """Whether the position after so many actions is looked at closely."""
    return rng.random() * (played + 1) < CLOSE_LOOK


def _check_strangers(game: AnyGame) -> None:
    """What is no position, no action and no save is refused as such."""
    state = next(setups(game)).start(game)
    _refuses(StateError, game.actions, object())
    _refuses(ActionError, game.explain, state, object())
    _refuses(ActionError, game.action_text, object())
    for text in ("", "no such action", "\n", "1 1 1", None):
        _refuses(ActionError, game.parse_action, text)
    for text in ("", "{}", "[]", "null", '{"game": "none"}', None):
        _refuses(SaveError, game.load, text)


def _check_start(game: AnyGame, setup: Setup) -> None:
    """The same arguments give the same game; what was asked for is there."""
    state, again = setup.start(game), setup.start(game)
    need(state == again, f"{setup} gives two different positions.")
    need(game.dump(state) == game.dump(again), f"{setup} is saved in two different ways.")
    need(game.seats(state) == setup.players, f"{setup} has {game.seats(state)} seats.")


def _check_position(game: AnyGame, state: Any) -> None:
    """What holds of every position: it can be, somebody is to move, it is saved and said."""
    where = partial(game.describe, state)
    reasons = " ".join(violation.message for violation in game.status(state))
    need(not reasons, f"A position reached by play cannot be: {reasons}", where)
    need(game.to_move(state) in range(game.seats(state)), "Nobody is to move.", where)
    need(isinstance(game.moment(state), str), "The moment is no text.", where)
    need(game.over(state) != bool(game.actions(state)), "Over, or something to do?", where)
    _check_standings(game, state)


def _check_standings(game: AnyGame, state: Any) -> None:
    """Everybody stands somewhere, best first; what they get for each item adds up."""
    standings, where = game.standings(state), partial(game.describe, state)
    players = sorted(standing.player for standing in standings)
    need(players == list(range(game.seats(state))), "Not everybody has a standing.", where)
    ranks = [standing.rank for standing in standings]
    need(ranks[0] == 1 and ranks == sorted(ranks), f"The ranks are {ranks}.", where)
    labels = list(standings[0].items)
    for standing in standings:
        total = sum(standing.items.values())
        need(total == standing.total, f"{standing} does not add up: {total}.", where)
        need(list(standing.items) == labels, f"{standing} has other items than the first.")
        need(all(labels), f"{standing} has an item without a name.")


def _check_closely(game: AnyGame, state: Any, tried: Sequence[Any], rng: Random) -> None:
    """What is listed is stable, distinct, legal and has words; what is changed is judged right."""
    actions, where = game.actions(state), partial(game.describe, state)
    need(where(), "A position is described without a word.")
    need(list(actions) == list(game.actions(state)), "The list of actions changes.", where)
    loaded = game.load(game.dump(state))
    need(loaded == state, "Saved and loaded, a position is another one.", where)
    need(list(actions) == list(game.actions(loaded)), "A loaded position differs.", where)
    texts = [game.action_text(action) for action in actions]
    need(len(set(actions)) == len(actions), "An action is listed twice.", where)
    need(len(set(texts)) == len(texts), f"Two actions have the same text: {texts}.")
    for action, text in zip(actions, texts, strict=True):
        need(text and "\n" not in text, f"The text of {action} is no line: {text!r}.")
        need(game.parse_action(text) == action, f"“{text}” is read as another action.")
        need(game.explain(state, action) == (), f"“{text}” is listed, but not legal.", where)
        need(game.describe_action(state, action), f"“{text}” is described without a word.")
        need(isinstance(game.tell(state, action, "Ana"), str), f"“{text}” is told as no text.")
        need(isinstance(game.beat(state, action), bool), f"“{text}”: beat says neither way.")
    for action in mutants(game, texts, tried, rng):
        if action not in actions:
            _check_refused(game, state, action)


def _check_refused(game: AnyGame, state: Any, action: Any) -> None:
    """An action that is not listed is refused, with clauses that there are."""
    violations, text = game.explain(state, action), game.action_text(action)
    where = partial(game.describe, state)
    need(violations, f"“{text}” is legal, but not listed.", where)
    _check_violations(game, violations, text)
    before = game.dump(state)
    try:
        game.apply(state, action)
    except IllegalAction as error:
        need(error.violations == violations, f"“{text}” is refused for other reasons than told.")
    else:
        need(False, f"“{text}” is not legal, but it is played.", where)
    need(game.dump(state) == before, f"“{text}” was refused, and yet changed the position.")


def _check_violations(game: AnyGame, violations: Iterable[Violation], what: str) -> None:
    for violation in violations:
        need(violation.clause in game.rulebook, f"“{what}”: no clause {violation.clause!r}.")
        need(violation.message, f"“{what}” is refused by {violation.clause} without a word.")


def _applied(game: AnyGame, state: Any, action: Any) -> Any:
    """The next position; the old one must be as it was, and the same again gives the same."""
    before = game.dump(state)
    after = game.apply(state, action)
    text = game.action_text(action)
    need(game.dump(state) == before, f"“{text}” changes the position it is played in.")
    need(game.apply(state, action) == after, f"“{text}”, played twice, leads to two positions.")
    return after


def _check_end(game: AnyGame, state: Any, played: Sequence[Any]) -> None:
    """At the end nothing can be done, and it is said who has won."""
    need(list(game.actions(state)) == [], "The game is over, and yet there are actions.")
    _check_refused(game, state, played[-1])
    names = [f"Name{player}" for player in range(game.seats(state))]
    _check_verdict(game, game.verdict(state, names))
    _check_verdict(game, game.verdict(state))


def _check_verdict(game: AnyGame, verdict: Verdict) -> None:
    need(verdict.head, "The verdict says nothing.")
    need(all(note.text for note in verdict.notes), f"{verdict}: a note says nothing.")
    for clause in (verdict.clause, *(note.clause for note in verdict.notes)):
        need(clause in ("", *game.rulebook), f"{verdict}: there is no clause {clause!r}.")


def mutants(
    game: AnyGame, texts: Sequence[str], tried: Sequence[Any], rng: Random
) -> Iterator[Any]:
    """Actions that look like legal ones and mostly are not.

    They are earlier actions of the game, and texts of legal ones with a word changed.
    """
    words = [word for text in texts for word in text.split()]
    for n in range(MUTANTS):
        if n % 3 == 0 and tried:
            yield pick(tried, rng)
            continue
        parts = pick(texts, rng).split()
        at = int(rng.random() * len(parts))
        parts[at] = _changed(parts[at], words, rng)
        try:
            yield game.parse_action(" ".join(parts))
        except ActionError:
            continue


def _changed(word: str, words: Sequence[str], rng: Random) -> str:
    """A number one more or less, or another word of these actions."""
    if word.removeprefix("-").isdecimal() and rng.random() < 0.7:
        return str(int(word) + pick((-1, 1, 2), rng))
    return pick(words, rng)


# ---- what each player sees


def check_views(
    game: AnyGame,
    number: int = 1,
    imagine: Callable[[Any, Random], Any] | None = None,
) -> None:
    """Views hide for good, are positions themselves, and enough for the player to move.

    `imagine(view, rng)`: if the game has such a thing, a whole position that would look like this
    view; whatever it makes up, the view of it must be the same.
    """
    for setup in setups(game, number):
        rng = Random(setup.seed)
        for state in _positions(game, setup, rng):
            views = [game.view(state, player) for player in range(setup.players)]
            for player, view in enumerate(views):
                _check_view(game, state, player, view)
                if imagine is not None:
                    made_up = imagine(view, rng)
                    same = game.view(made_up, player) == view
                    need(same, "A view shows what is hidden.", partial(game.describe, state))
                for other in range(player):
                    both = game.view(view, other) == game.view(views[other], player)
                    need(both, f"Players {other} and {player} do not hide the same.")
            for stranger in (-1, setup.players, None, "0"):
                _refuses(ValueError, game.view, state, stranger)


def _positions(game: AnyGame, setup: Setup, rng: Random) -> Iterator[Any]:
    """Some positions of a random game, its first and its last among them."""
    state = setup.start(game)
    yield state
    for played in range(MOST_ACTIONS):
        if game.over(state):
            break
        state = game.apply(state, pick(game.actions(state), rng))
        if game.over(state) or _looks(played, rng):
            yield state


def _check_view(game: AnyGame, state: Any, player: int, view: Any) -> None:
    where = partial(game.describe, state, player)
    need(where(), "A view is described without a word.")
    need(game.view(view, player) == view, "Seen again, a view is another one.", where)
    need(game.load(game.dump(view)) == view, "Saved and loaded, a view differs.", where)
    need(game.to_move(view) == game.to_move(state), "A view has another to move.", where)
    need(game.over(view) == game.over(state), "A view ends at another time.", where)
    need(game.seats(view) == game.seats(state), "A view has other seats.", where)
    if player == game.to_move(state):
        same = list(game.actions(view)) == list(game.actions(state))
        need(same, "The player to move can do other things than they see.", where)
    need(game.describe(view, player) == where(), "A view is told in other words.", where)


# ---- records


def check_records(game: AnyGame, number: int = 1) -> None:
    """A record goes back and forth, to a text and into a link, and comes back equal."""
    for setup in setups(game, number):
        record = Record.start(game, setup.players, setup.seed, setup.first, setup.options)
        rng = Random(setup.seed)
        while not game.over(record.state):
            record.play(pick(game.actions(record.state), rng))
        for again in (
            Record.load(record.dump(), game),
            Record.from_link(record.link(), game),
            Record.load(_half_way(record).dump(), game),
        ):
            need(again.state == record.state, f"A record of {setup} comes back as another.")
        states = record.states
        for _action in record.actions:
            record.undo()
        need(record.state == states[0], f"Undone to its start, {setup} is another game.")
        while record.can_redo:
            record.redo()
        need(record.states == states, f"Played again, {setup} is another game.")


def _half_way(record: Record[Any, Any]) -> Record[Any, Any]:
    """The same game, begun in the middle."""
    middle = len(record.actions) // 2
    later = Record.from_state(record.game, record.states[middle])
    for action in record.actions[middle:]:
        later.play(action)
    return later


# ---- computer players


def check_players(room: Room, game: AnyGame | None = None) -> None:
    """Each computer player of the room plays a game to its end, and is given views alone.

    The weakest plays with every number of players, the others with the fewest.
    """
    rules = room.load(None) if game is None else game
    need(room.players(), "The room has no computer player.")
    for number, (name, player) in enumerate(room.players().items()):
        need(player.title and player.description, f"The player “{name}” has no words.")
        for setup in setups(rules, 1):
            if number == 0 or setup.players == rules.players[0]:
                _check_player(rules, name, player, setup)


def _check_player(game: AnyGame, name: str, player: AnyPlayer, setup: Setup) -> None:
    state, rng = setup.start(game), Random(setup.seed)
    for number in range(MOST_ACTIONS):
        if game.over(state):
            break
        # From its text, so that it cannot hold on to anything of the position.
        view = game.load(game.dump(game.view(state, game.to_move(state))))
        action = player.choose(game, view, Random(number))
        if _looks(number, rng):
            again = player.choose(game, view, Random(number))
            need(again == action, f"“{name}” chooses in two ways from the same view and chance.")
        said = " ".join(v.message for v in game.explain(state, action))
        need(not said, f"“{name}” does what is not legal: {said}", partial(game.describe, state))
        state = game.apply(state, action)
    need(game.over(state), f"Games of “{name}” do not end.")
    try:
        player.choose(game, game.view(state, 0), Random(0))
    except GameOver:
        return
    raise AssertionError(f"“{name}” chooses when the game is over; it should raise GameOver.")


# ---- lessons, rules, keys


def check_lessons(room: Room) -> None:
    """Every lesson works, and all together teach and practise every rule."""
    lessons, game = room.lessons(), room.load(None)
    found = [problem for lesson in lessons for problem in check_lesson(lesson)]
    found += check_course(lessons, game)
    need(not found, "\n".join(found))


def check_clauses(room: Room, tests: Path) -> None:
    """Each clause has code, a lesson step, and a test in the folder `tests` below this one."""
    missing = empty_cells(rows(tests, room.id))
    need(not missing, "\n".join(missing))


def check_keys(game_id: str) -> None:
    """What is kept of a game goes by other names than that of any other game."""
    for name in ("lesson/x", "table", "rules/1.1"):
        kept = qualified(game_id, name)
        need(split(kept) == (game_id, name), f"“{kept}” is read as {split(kept)}.")
        others = {qualified(other, name) for other in ids() if other != game_id}
        need(kept not in others, f"“{kept}” is the name of another game's, too.")
    stored = [storage_key(other, "table") for other in ids()]
    need(len(set(stored)) == len(stored), f"Two games are stored under one name: {stored}.")
