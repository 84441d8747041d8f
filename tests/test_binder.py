"""Binder and hubs: what repo2docker would build, and what jupyter-server-proxy would start."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tests.serving import ROOT


@pytest.fixture(scope="module")
def dockerfile() -> str:
    """What repo2docker says it would build (it needs no Docker for that)."""
    program = Path(sys.executable).with_name("jupyter-repo2docker")
    command = [program, "--no-build", "--debug", ROOT]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_python_is_the_one_we_test_with(dockerfile):
    assert "Building conda environment for python=3.11" in dockerfile


def test_packages_are_installed_before_our_files_come_so_that_a_commit_does_not_repeat_it(
    dockerfile,
):
    # Whoever builds owns the files: root with 0:0, others with numbers of their own.
    copied = re.search(r"COPY --chown=\d+:\d+ src/ \$\{REPO_DIR\}/", dockerfile)
    assert copied
    installed = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    assert installed < copied.start()
    pins = (ROOT / "binder/requirements.txt").read_text(encoding="utf-8")
    assert re.search(r"^voila==", pins, re.MULTILINE)
    assert re.search(r"^jupyter-server-proxy==", pins, re.MULTILINE)


def test_what_the_base_image_has_is_not_laid_over_it_again():
    pins = (ROOT / "binder/requirements.txt").read_text(encoding="utf-8")
    assert not re.search(r"^(debugpy|jedi|parso)==", pins, re.MULTILINE)


def test_the_tutor_itself_is_installed_last(dockerfile):
    assert dockerfile.index("binder/requirements.txt") < dockerfile.index("RUN ./binder/postBuild")


def test_a_hub_finds_the_app():
    (found,) = entry_points(group="jupyter_serverproxy_servers", name="tutor")
    server = found.load()()
    filled = [part.format(port=1234, base_url="/user/ada/") for part in server["command"]]
    assert "--base-url /user/ada/tutor/" in " ".join(filled)
    assert Path(server["launcher_entry"]["icon_path"]).is_file()
