"""A site is built where one is already, and being served; nothing is fetched or compiled here."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from widgets.site import build as made
from widgets.site.build import CODE, LIBRARY, SNAPSHOT, build, replace
from widgets.site.core import Core


@pytest.fixture
def quick(monkeypatch, tmp_path: Path) -> list[str]:
    """Builds of this test take no time; tells what was fetched for them."""
    fetched: list[str] = []
    files = tmp_path / "fetched"
    files.mkdir()
    with zipfile.ZipFile(files / LIBRARY, "w"):
        pass

    def core(cache: Path, wanted: Core) -> Path:
        fetched.append(wanted.version)
        return files

    def run(_command: object, folder: Path) -> None:
        for name in (CODE, SNAPSHOT):
            (folder / name).touch()

    monkeypatch.setattr(made, "core", core)
    monkeypatch.setattr(made, "run", run)
    return fetched


def folder(path: Path, *names: str) -> Path:
    path.mkdir()
    for name in names:
        (path / name).write_text("old", encoding="utf-8")
    return path


def test_a_site_behind_a_link_is_replaced_where_it_is(quick, tmp_path) -> None:
    served = folder(tmp_path / "served", "sw.js", "gone.js")
    link = tmp_path / "site"
    link.symlink_to(served)
    build(link)
    assert link.readlink() == served
    assert (served / "index.html").is_file()
    assert not (served / "gone.js").exists()
    assert not (served / "site").exists()
    assert not list(tmp_path.glob(".site-*"))


def test_a_folder_with_something_else_is_refused_before_anything_is_made(quick, tmp_path) -> None:
    own = folder(tmp_path / "own", "letter.txt")
    with pytest.raises(OSError, match="holds something else"):
        build(own)
    assert quick == []
    assert [path.name for path in own.iterdir()] == ["letter.txt"]


def test_the_old_site_leaves_its_place_whole(monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(shutil, "rmtree", None)  # file by file it would be half there for a while
    old, new = folder(tmp_path / "out", "sw.js", "a"), folder(tmp_path / "new", "sw.js", "b")
    replace(new, old, tmp_path / "aside")
    assert {path.name for path in old.iterdir()} == {"sw.js", "b"}
    assert {path.name for path in (tmp_path / "aside").iterdir()} == {"sw.js", "a"}
