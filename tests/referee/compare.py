"""Plays a game and the referee side by side, and says where they differ.

The game is asked through its public surface only, and its positions are read from its saves.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.referee import displays, rules, scoring
from tests.referee.pieces import PRINTED, printed

MAX_ACTIONS = 2000
"""Many times the longest random game: a fault may keep a game from ever ending."""
EVERY = 3
"""Positions between two in which made-up actions are tried."""
SCORED = 25
"""Actions between two scores that are compared before the end."""
MADE_UP = 12
"""Made-up actions in one position."""


class Difference(AssertionError):  # noqa: N818 (it is one, not an error)
    """The game and the referee do not agree; the message says about what, and where."""


def position_of(dump: str) -> rules.Position:
    """The referee's position of a saved one; the shuffles to come are none of its business."""
    state = json.loads(dump)["state"]
    players, left = len(state["hands"]), state["last_turns"]
    sixth = None
    if left is not None:
        gone = 0 if state["player"] == state["first_card"] else players - max(left, 1)
        sixth = state["turn"] - gone
    return {
        "player": state["player"],
        "phase": state["phase"],
        "hands": [list(hand) for hand in state["hands"]],
        "tray": list(state["tray"].replace(".", "")),
        "deck": list(state["deck"]),
        "discards": list(state["discards"]),
        "stacks": [[list(tile) for tile in stack] for stack in state["stacks"]],
        "displays": [displays.read(text, points) for text, points in state["displays"]],
        "wilds": list(state["wilds"]),
        "first_card": state["first_card"],
        "sixth_in_turn": sixth,
        "turn": state["turn"],
        "starter": state["starter"],
    }


def facts(position: rules.Position) -> dict[str, Any]:
    """What both must agree about; where a card lies in the tray is no rule, nor is a frame."""
    same = ("player", "phase", "deck", "stacks", "wilds", "first_card", "turn", "starter")
    return {
        **{entry: position[entry] for entry in same},
        "hands": [printed(hand) for hand in position["hands"]],
        "tray": printed(position["tray"]),
        "discards": printed(position["discards"]),
        "displays": [displays.written(display) for display in position["displays"]],
        "last turns": rules.last_turns(position),
    }


def facts_of(dump: str) -> dict[str, Any]:
    """The same facts, as the game's own save says them."""
    state = json.loads(dump)["state"]
    read = facts(position_of(dump))
    return {**read, "displays": state["displays"], "last turns": state["last_turns"]}


class Match:
    """One random game played by both. `seen` counts what was compared.

    `run` raises Difference at the first thing they do not agree about.
    """

    def __init__(self, game: Any, players: int, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        self.random = Random(f"referee {players} {seed}")
        self.wild = self.random.choice((0.0, 0.1, 1.0))  # some games keep Wilds to the end
        self.seen: Counter[str] = Counter()
        self.played: list[str] = []
        self.texts: list[str] = []
        self.known = ["skip", "take T", "wild 0 0", "discard T", "box 0 T 0 0 T..."]

    def run(self) -> Counter[str]:
        """Play to the end and count what was compared."""
        state = self.game.start(self.players, seed=self.seed, first=self.seed % self.players)
        self._show(state)
        position = position_of(self.dump)
        self._same("the start", rules.wrong_at_the_start(position), [])
        while not self.game.over(state):
            self._same_choice(state, position)
            state, position = self._step(state, position)
            if len(self.played) % SCORED == 0:  # the score is also what it would be now
                self._same_standings(state, position)
            if len(self.played) > MAX_ACTIONS:
                raise self._difference("the length of a game", len(self.played), MAX_ACTIONS)
        self._same("the end", "over", position["phase"])
        self._same_choice(state, position)
        self._same_standings(state, position)
        self.seen["games"] += 1
        return self.seen

    def _show(self, state: Any) -> None:
        self.dump = self.game.dump(state)

    def _same_choice(self, state: Any, position: rules.Position) -> None:
        """The legal actions are the same, and some made-up ones are legal for both or neither."""
        actions = self.game.actions(state)
        texts = [self.game.action_text(action) for action in actions]
        legal = rules.legal(position)
        if len(set(texts)) != len(texts) or set(texts) != legal:
            raise self._difference(
                "the legal actions", sorted(set(texts) - legal), sorted(legal - set(texts))
            )
        self.seen["positions"] += 1
        self.seen["legal actions"] += len(texts)
        self.texts = sorted(texts)
        if len(self.played) % EVERY == 0 or position["phase"] in ("end", "over"):
            self._try_made_up(state, legal)

    def _try_made_up(self, state: Any, legal: set[str]) -> None:
        models = [*self.random.sample(self.texts, min(2, len(self.texts)))]
        models += self.random.sample(self.known, 2)
        tried = [text for model in models for text in mutated(model, self.random)]
        for text in self.random.sample(tried, min(MADE_UP, len(tried))):
            self._same(f"whether “{text}” is legal", self._allows(state, text), text in legal)
            self.seen["refused by both"] += text not in legal

    def _allows(self, state: Any, text: str) -> bool:
        """Whether the game lets this be played; what it cannot read it does not."""
        try:
            action = self.game.parse_action(text)
            legal: bool = self.game.explain(state, action) == ()
            self.game.apply(state, action)
        except ValueError:
            return False
        return legal

    def _step(self, state: Any, position: rules.Position) -> tuple[Any, rules.Position]:
        text = self._choice()
        self.known = [*self.known[-200:], text]
        before = self.dump
        state = self.game.apply(state, self.game.parse_action(text))
        self.played.append(text)
        self._show(state)
        try:
            position = rules.play(position, text, self._new_deck)
        except rules.Forbidden:  # it was legal for both a moment ago
            self.dump = before
            raise self._difference("an action", "played", "forbidden") from None
        mine, theirs = facts(position), facts_of(self.dump)
        for entry, value in theirs.items():
            self._same(entry, value, mine[entry])
        self.seen["actions"] += 1
        return state, position

    def _choice(self) -> str:
        """An action by chance; boxes more often than that, so that games end."""
        boxes = [text for text in self.texts if text.startswith("box")]
        if boxes and self.random.random() < 0.5:
            return self.random.choice(boxes)
        if self.random.random() >= self.wild:
            return self.random.choice([t for t in self.texts if not t.startswith("wild")])
        return self.random.choice(self.texts)

    def _new_deck(self, discards: list[str], tray: list[str]) -> list[str]:
        """The game's order of the new deck. It must be made of the discards, card for card."""
        after = json.loads(self.dump)["state"]
        drawn = Counter(after["tray"].replace(".", "")) - Counter(tray)
        deck = [*drawn.elements(), *after["deck"]]
        self._same("the cards of a new deck", printed(deck), printed(discards))
        self.seen["shuffles"] += 1
        return deck

    def _same_standings(self, state: Any, position: rules.Position) -> None:
        theirs = [
            {"player": s.player, "rank": s.rank, "total": s.total, "items": dict(s.items)}
            for s in self.game.standings(state)
        ]
        ranks = [row["rank"] for row in theirs]
        self._same("the order of the standings", ranks, sorted(ranks))
        theirs.sort(key=lambda row: row["player"])
        for game_row, row in zip(theirs, scoring.standings(position), strict=True):
            for entry, value in row.items():
                self._same(f"player {row['player']}'s {entry}", game_row[entry], value)
        self.seen["standings"] += 1

    def _same(self, what: str, of_the_game: Any, of_the_referee: Any) -> None:
        if of_the_game != of_the_referee:
            raise self._difference(what, of_the_game, of_the_referee)

    def _difference(self, what: str, of_the_game: Any, of_the_referee: Any) -> Difference:
        return Difference(
            f"{what}: the game says {of_the_game}, the referee {of_the_referee}.\n"
            f"{self.players} players, seed {self.seed}, after {len(self.played)} actions, the last "
            f"“{''.join(self.played[-1:])}”. Position: {self.dump}"
        )


def mutated(text: str, random: Random) -> Iterator[str]:
    """Texts that look like this action: a letter or number more, less or other."""
    word, *parts = text.split()
    for n, part in enumerate(parts):
        others = []
        if part.lstrip("-").isdigit():
            others = [str(int(part) + step) for step in (-2, -1, 1, 2)]
        else:
            place, kind = random.randrange(len(part)), random.choice(PRINTED)
            others = [part[:place] + part[place + 1 :], part + kind]
            others.append(part[:place] + kind + part[place + 1 :])
            if n == 4:  # a face: turned is another action, mirrored is none
                others += [part[1] + part[0] + part[3] + part[2], displays.turned(part)]
            else:  # cards are written in printed order
                others = [printed(list(other)) for other in others]
        for other in others:
            yield " ".join([word, *parts[:n], other, *parts[n + 1 :]]).strip()
