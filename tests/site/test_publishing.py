"""What publishes the site: read as far as that can be done without the service that runs it."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from tests.serving import ROOT

PLACE = ROOT / ".github" / "workflows" / "site.yml"
RIGHTS = {"pages": "write", "id-token": "write"}


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(PLACE.read_text(encoding="utf-8"))
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_every_target_that_is_made_is_one_of_the_makefile(workflow) -> None:
    made = re.findall(r"make ([\w-]+)", " ".join(step.get("run", "") for step in steps(workflow)))
    known = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert made
    assert set(made) <= set(known)


def test_the_folder_that_is_published_is_the_one_that_is_written(workflow) -> None:
    (folder,) = [step["with"]["path"] for step in steps(workflow) if "path" in step.get("with", {})]
    assert f"tutor site {folder} " in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_whoever_is_called_is_called_by_a_version(workflow) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[\w-]+@v\d+\.\d+\.\d+", name)] == []


def test_only_the_job_that_publishes_may_write_and_only_pages(workflow) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    jobs = workflow["jobs"].items()
    assert {name: job.get("permissions") for name, job in jobs} == {
        "build": None,
        "publish": RIGHTS,
    }
