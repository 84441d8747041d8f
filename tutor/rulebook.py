"""The clause registry: every rule in our own words, with the place it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import attrs


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
