"""Whether the cards of a components file can be read: every problem with its line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tutor.chocolate_factory.effects import SORTS, read_effects
from tutor.chocolate_factory.goods import CLASSES, REFINED
from tutor.chocolate_factory.parts import MOST, PRINTED, moves, read_function
from tutor.chocolate_factory.stores import STORES
from tutor.engine import brief
from tutor.i18n import _
from tutor.kit.component_file import SOURCES, Found, source_text, unknown_entries, whole
from tutor.kit.toml_lines import TomlLines

Card = dict[str, Any]
Check = Callable[[Card], Iterator[tuple[str, str]]]
"""What is wrong with a card: the entry, and a sentence."""

Tables = Mapping[str, tuple[tuple[str, ...], Check]]
LONGEST = 200
"""Characters of a card's words."""


def card_problems(data: dict[str, Any], lines: TomlLines, tables: Tables | None = None) -> Found:
    """Return what keeps cards from being read: entries that are missing, wrong or twice there.

    `tables`: those of the file, without it all of a box.
    """
    seen: set[str] = set(PRINTED)
    for table, (keys, check) in (CARDS if tables is None else tables).items():
        cards = data.get(table)
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            text = _("write each card as a table [[{table}]].")
            yield lines.of(table), text.format(table=table)
            continue
        for n, card in enumerate(cards):
            yield from unknown_entries(card, table, keys, lines, n)
            if card.get("source") not in SOURCES:
                yield lines.of(table, "source", n), source_text()
            card_id = card.get("id")
            if not isinstance(card_id, str) or not card_id.isalnum() or len(card_id) > 12:
                text = _("id must be a short name of letters and digits.")
                yield lines.of(table, "id", n), text
            elif card_id in seen:
                yield lines.of(table, "id", n), _("{id} is there twice.").format(id=card_id)
            else:
                seen.add(card_id)
            for entry, wrong in check(card):
                yield lines.of(table, entry, n), wrong


def _words(card: Card, *entries: str) -> Iterator[tuple[str, str]]:
    for entry in entries:
        said = card.get(entry)
        if not isinstance(said, str) or not said.strip() or len(said) > LONGEST:
            text = _("{entry} must be a text of at most {n} characters.")
            yield entry, text.format(entry=entry, n=LONGEST)


def _part(card: Card) -> Iterator[tuple[str, str]]:
    yield from _printed(card)
    yield from _read(card, "function", _without_move, _("Write for example: B -> O or K -> N + N"))


def _printed(card: Card) -> Iterator[tuple[str, str]]:
    yield from _words(card, "name")
    if card.get("deck") not in ("A", "B"):
        yield "deck", _("deck must be “A” or “B”.")
    if not whole(card.get("coal"), 0, MOST):
        yield "coal", _("coal must be a whole number from 0 to {n}.").format(n=MOST)


def _with_move(card: Card) -> Iterator[tuple[str, str]]:
    yield from _printed(card)
    yield from _read(card, "function", read_function, _("Write for example: B -> O or move 1"))


def _without_move(text: str) -> None:
    """Read the function of a Part of the base game, which moves nothing to another tile."""
    if any(moves(way) for way in read_function(text)):
        raise ValueError(text)


def _employee(card: Card) -> Iterator[tuple[str, str]]:
    if card.get("store") not in tuple(STORES):
        yield "store", _("store must be one of: {all}.").format(all=", ".join(STORES))
    yield from _without_store(card)


def _without_store(card: Card) -> Iterator[tuple[str, str]]:
    yield from _words(card, "name", "text")
    if card.get("sort") not in SORTS:
        yield "sort", _("sort must be one of: {all}.").format(all=", ".join(SORTS))
    yield from _read(card, "key", read_effects, _("Write for example: coal 4"))


def _read(
    card: Card, entry: str, read: Callable[[str], object], example: str
) -> Iterator[tuple[str, str]]:
    said = card.get(entry)
    if not isinstance(said, str) or len(said) > LONGEST:
        yield entry, _("{entry} must be a text. {example}.").format(entry=entry, example=example)
        return
    try:
        read(said)
    except ValueError as error:
        text = _("“{it}” means nothing in {entry}. {example}.")
        yield entry, text.format(it=brief(str(error)), entry=entry, example=example)


def _order(card: Card) -> Iterator[tuple[str, str]]:
    stages = card.get("stages")
    if not isinstance(stages, list) or len(stages) not in (1, 2, 3):
        yield "stages", _("an order has one, two or three stages.")
        return
    ahead = 0
    for n, stage in enumerate(stages, 1):
        needs = stage.get("needs") if isinstance(stage, Mapping) else None
        pays = stage.get("pays") if isinstance(stage, Mapping) else None
        if not isinstance(needs, str) or not _refined(needs.split()):
            text = _("stage {n}: needs must be refined chocolates, as in “K bar C”.")
            yield "stages", text.format(n=n)
        if not whole(pays, 1, 50):
            yield "stages", _("stage {n}: pays must be a whole number from 1 to 50.").format(n=n)
        elif isinstance(pays, int):
            if pays <= ahead:
                yield "stages", _("stage {n} must pay more than the one before it.").format(n=n)
            ahead = pays


def _refined(icons: list[str]) -> bool:
    known = (*REFINED, *(name for name in CLASSES if name != "any"))
    return 1 <= len(icons) <= MOST and all(icon in known for icon in icons)


CARDS: Tables = {
    "part": (("id", "deck", "name", "coal", "function"), _part),
    "employee": (("id", "store", "name", "sort", "text", "key"), _employee),
    "order": (("id", "stages"), _order),
}
"""The tables of cards: their entries and what is wrong with one."""
NEW_CARDS: Tables = {
    "part": (CARDS["part"][0], _with_move),
    "employee": (("id", "name", "sort", "text", "key"), _without_store),
}
"""The tables of the expansion's file that are read like those of a box."""
