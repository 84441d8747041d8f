"""The clause registry: every rule in our own words, with the place it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import attrs

from tutor.i18n import _
from tutor.rich_display import shows


@shows("tutor.representations:clause")
@attrs.frozen
class Clause:
    """One rule. `id` is "section.number"; `source` is the rulebook's file and heading.

    `ruling` says why we play it so where the rulebook is silent or contradicts itself ("" if it is
    plain). `section` is the heading the clause stands under in our registry.
    """

    id: str
    title: str
    text: str
    source: str
    section: str
    ruling: str = ""


@cache
def load_rulebook(path: Path) -> Mapping[str, Clause]:
    """Clauses of a `rulebook.toml` by id, in the order of the file.

    Raises ValueError when an id stands twice.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    clauses: dict[str, Clause] = {}
    for section in data["section"]:
        for number, entry in enumerate(section["clause"], 1):
            clause_id = f"{section['number']}.{number}"
            source = f"{data['files'][entry.get('file', 'main')]}, {entry['heading']}"
            if clause_id in clauses:
                raise ValueError(f"{path.name}: clause {clause_id} stands twice")
            clauses[clause_id] = Clause(
                clause_id,
                entry["title"],
                entry["text"],
                source,
                section["title"],
                entry.get("ruling", ""),
            )
    return MappingProxyType(clauses)


def find_clauses(rulebook: Mapping[str, Clause], words: str) -> list[Clause]:
    """The clauses that hold every word, in any case and in the learner's language; all for "".

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
