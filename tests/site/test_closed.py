"""The site is closed to the outside: what its page may load, and what a tablet may take for it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.site.sent import BELOW


class Head(HTMLParser):
    """What a page asks for, and its policy."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.policy: dict[str, list[str]] = {}
        self.written = ""
        self._inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.asked += [found[name] or "" for name in ("src", "href") if name in found]
        assert not [name for name in found if name.startswith("on")]
        if (found.get("http-equiv") or "").lower() == "content-security-policy":
            parts = (part.split() for part in (found["content"] or "").split(";"))
            self.policy = {name: values for name, *values in parts}
        self._inside = tag

    def handle_data(self, data: str) -> None:
        if self._inside == "script":
            self.written += data.strip()

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""


@pytest.fixture(scope="module")
def folder(site: Path) -> Path:
    return site / BELOW


def test_the_page_loads_its_own_files_only_and_runs_no_script_that_is_written_into_it(
    folder: Path,
) -> None:
    head = Head()
    head.feed((folder / "index.html").read_text(encoding="utf-8"))
    assert head.written == ""
    files = [name for name in head.asked if name and not name.startswith("#")]
    assert files
    assert [name for name in files if not (folder / name).is_file()] == []
    policy = head.policy
    assert policy["default-src"] == ["'self'"]  # also for what is fetched by a script
    assert set(policy["script-src"]) == {"'self'", "'wasm-unsafe-eval'"}
    assert policy["worker-src"] == ["'self'"]
    for name in ("object-src", "base-uri", "form-action"):
        assert policy[name] == ["'none'"]
    own = {"'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", "data:", "blob:"}
    assert {each for values in policy.values() for each in values} <= own


def test_what_a_tablet_takes_for_the_app_is_the_sites_own(folder: Path) -> None:
    found = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {found["start_url"], found["scope"], found["id"]} == {"./"}
    assert all((folder / icon["src"]).is_file() for icon in found["icons"])


def test_every_file_that_is_kept_has_its_sum_and_none_is_elsewhere(folder: Path) -> None:
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    kept = re.search(r"const FILES = [^(]*\((\{.*?\})\);", worker, re.DOTALL)
    assert kept is not None
    files = json.loads(kept[1])
    assert all((folder / name).is_file() for name in files)
    assert all(sum_.startswith("sha256-") for sum_ in files.values())
    assert "index.html" in files
