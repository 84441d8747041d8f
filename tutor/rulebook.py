"""The clause registry: every rule in our own words, with the place it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from tutor.frozen_map import FrozenMap
from tutor.i18n import _
from tutor.rich_display import shows


@attrs.frozen
class Variant:
    """What a rule says where an option of the table has this value; `ruling` as in a Clause."""

    option: str
    value: str | bool
    title: str
    text: str
    ruling: str = ""


@shows("tutor.representations:clause")
@attrs.frozen
class Clause:
    """One rule. `id` is "section.number"; `source` is the rulebook's file and heading.

    `ruling` says why we play it so where the rulebook is silent or contradicts itself ("" if it is
    plain). `section` is the heading the clause stands under in our registry. `like`: ids of the
    clauses of the family's parent that it stands for, in their words or in its own. `variants`:
    what it says instead where an option of the table has another value.
    """

    id: str
    title: str
    text: str
    source: str
    section: str
    ruling: str = ""
    like: tuple[str, ...] = ()
    variants: tuple[Variant, ...] = ()

    def at_table(self, options: Mapping[str, Any]) -> Clause:
        """Return the rule as it is with these options."""
        for variant in self.variants:
            if options.get(variant.option) == variant.value:
                return attrs.evolve(
                    self, title=variant.title, text=variant.text, ruling=variant.ruling
                )
        return self


class Rulebook(FrozenMap[str, Clause]):
    """Clauses by id, in the order of the rulebook; its `repr` is short, since its text is long.

    >>> from tutor import load_game
    >>> load_game("chocolatiers").rulebook
    <Rulebook: 47 clauses, 1.1 to 10.5>
    """

    def __repr__(self) -> str:
        ids = list(self)
        return f"<Rulebook: {len(ids)} clauses{f', {ids[0]} to {ids[-1]}' if ids else ''}>"


@cache
def load_rulebook(path: Path, parent: Path | None = None) -> Rulebook:
    """Read a `rulebook.toml`: its clauses by id, in the order of the file.

    `parent`: the rulebook of the family (`Family.rulebook`). An entry with `like = "10.3"`, or a
    list of ids, takes what it does not state from that clause of the parent, the first of a list;
    a ruling only with its text.
    Raises ValueError when an id stands twice, or `like` names no clause of the parent.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    parents = load_rulebook(parent) if parent is not None else {}
    clauses: dict[str, Clause] = {}
    for section in data["section"]:
        for number, entry in enumerate(section["clause"], 1):
            clause_id = f"{section['number']}.{number}"
            if clause_id in clauses:
                raise ValueError(f"{path.name}: clause {clause_id} stands twice")
            like = _like(entry, parents, f"{path.name}: clause {clause_id}")
            above: dict[str, Any] = attrs.asdict(parents[like[0]]) if like else {}
            if "text" in entry:
                above["ruling"] = ""  # theirs is about their text
            if "heading" in entry or not like:
                file = data["files"][entry.get("file", "main")]
                above["source"] = f"{file}, {entry['heading']}"
            words = above | entry
            clauses[clause_id] = Clause(
                clause_id,
                words["title"],
                words["text"],
                words["source"],
                section["title"],
                words["ruling"],
                like,
                tuple(Variant(**variant) for variant in entry.get("variant", ())),
            )
    return Rulebook(clauses)


def _like(entry: Mapping[str, Any], parents: Mapping[str, Clause], where: str) -> tuple[str, ...]:
    """Ids of the parent's clauses that an entry names. Raises ValueError for one there is not."""
    named = entry.get("like", ())
    like = (named,) if isinstance(named, str) else tuple(named)
    for name in like:
        if name not in parents:
            raise ValueError(f"{where} is like {name}, which its family's rulebook does not have")
    return like


def at_table(rulebook: Mapping[str, Clause], options: Mapping[str, Any]) -> dict[str, Clause]:
    """Return the rules as they are with these options."""
    return {name: rule.at_table(options) for name, rule in rulebook.items()}


def find_clauses(rulebook: Mapping[str, Clause], words: str) -> list[Clause]:
    """Return the clauses that hold every word, in any case and in the learner's language; all for
    "".

    A clause's number finds that clause alone.
    """
    if words.strip() in rulebook:
        return [rulebook[words.strip()]]
    wanted = words.casefold().split()
    return [clause for clause in rulebook.values() if _holds(clause, wanted)]


def _holds(clause: Clause, words: list[str]) -> bool:
    texts = (clause.id, _(clause.title), _(clause.text), _(clause.ruling), _(clause.section))
    text = " ".join(texts).casefold()
    return all(word in text for word in words)
