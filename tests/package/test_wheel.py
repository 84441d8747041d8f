"""The package as others get it: a wheel in an empty environment, far from the repository.

Asks the network for what the app needs, so it is no part of `make test`: `make package` runs it, on
another Python with `PYTHON=python3.13`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.serving import ROOT, Served, launch, serve

PYTHON = os.environ.get("PYTHON") or sys.executable
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
BIN = "Scripts" if sys.platform == "win32" else "bin"


def run(*command: str | Path, cwd: Path, fails: bool = False) -> str:
    """What a program prints; it ends well, or badly if that is wanted."""
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, timeout=600
    )
    assert bool(done.returncode) == fails, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from what git keeps; nothing that lies around gets in."""
    folder = tmp_path_factory.mktemp("wheel")
    names = run("git", "ls-files", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    wanted = ("tutor/", "widgets/", "pyproject.toml", "docs/package.md", "LICENSE")
    for name in names.splitlines():
        if name.startswith(wanted) and (ROOT / name).is_file():
            (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / "source" / name)
    run(
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "-w",
        folder,
        "./source",
        cwd=folder,
    )
    (built,) = folder.glob("*.whl")
    return built


def test_what_is_said_of_it_leads_nowhere_outside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        (name,) = (each for each in files.namelist() if each.endswith(".dist-info/METADATA"))
        said = files.read(name).decode()
    assert "Choco Tutor teaches board games" in said
    shown = re.findall(r"\]\(([^)]*)\)|(?:src|href)=\"([^\"]*)\"", said)
    assert [link for pair in shown for link in pair if link and "://" not in link] == []


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """The programs of an environment with nothing in it but the wheel and what its rules need."""
    here = wheel.parent
    run(PYTHON, "-m", "venv", "--without-pip", here / "empty", cwd=here)
    found = here / "empty" / BIN
    _install(found, str(wheel))
    return found


def _install(programs: Path, what: str) -> None:
    pins = ROOT / "requirements" / "app.txt"
    pip = (*PIP, "--python", programs / "python")
    run(*pip, "install", "-q", "--no-compile", "-c", pins, what, cwd=programs)


def test_the_rules_need_no_jupyter(programs: Path, tmp_path: Path) -> None:
    packages = run(*PIP, "--python", programs / "python", "list", cwd=tmp_path)
    assert "choco-tutor" in packages
    assert "ipykernel" not in packages
    for name in ("tutor", "choco-tutor"):  # another well-known program is called tutor, too
        assert "Two for one" in run(programs / name, "rules", "4.3", cwd=tmp_path)
    version = run(programs / "choco-tutor", "--version", cwd=tmp_path)
    assert version.startswith("choco-tutor ")
    said = run(programs / "tutor", "app", cwd=tmp_path, fails=True)
    assert 'pip install "choco-tutor[app]"' in said
    said = run(programs / "tutor", "puzzles", "make", "--out", "a.json", cwd=tmp_path, fails=True)
    assert 'pip install "choco-tutor[puzzles]"' in said


@pytest.fixture(scope="module")
def app(programs: Path, wheel: Path) -> Iterator[Served]:
    """The app of the wheel, as a person without a home starts it."""
    _install(programs, f"{wheel}[app]")
    home = wheel.parent / "home"
    home.mkdir()
    env = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
    served = serve([str(programs / "tutor"), "app", "--no-browser"], env, home)
    yield served
    served.stop()


def test_its_page_opens_and_a_lesson_plays(app: Served) -> None:
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        page.set_default_timeout(60_000)
        lost: list[str] = []
        page.on("pageerror", lambda error: lost.append(str(error)))
        page.on("response", lambda answer: answer.ok or lost.append(answer.url))
        page.goto(f"{app.url}#lesson/first-bite")
        expect(page.locator("#rendered_cells canvas").first).to_be_visible()
        page.goto(f"{app.url}#rules")
        expect(page.locator("#heading")).to_have_text("Rules")
        assert lost == []
