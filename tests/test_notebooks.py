"""Committed notebooks run from top to bottom (by nbval) and carry no outputs."""

from __future__ import annotations

import json

import pytest

from tests.serving import ROOT

NOTEBOOKS = sorted(
    path.relative_to(ROOT)
    for folder in ("notebooks", "examples", "tests")
    for path in (ROOT / folder).rglob("*.ipynb")
    if ".ipynb_checkpoints" not in path.parts
)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=str)
def test_a_notebook_carries_no_output(path):
    for cell in json.loads((ROOT / path).read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


@pytest.mark.parametrize("path", NOTEBOOKS, ids=str)
def test_a_notebook_asks_for_a_kernel_that_everyone_has(path):
    metadata = json.loads((ROOT / path).read_text(encoding="utf-8"))["metadata"]
    assert metadata["kernelspec"]["name"] == "python3"


def test_requirements_are_plain_pins():
    """Only `name==version`: no address of a registry, no path of a machine."""
    lines = [
        line
        for path in (ROOT / "requirements").glob("*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert lines
    assert [line for line in lines if "==" not in line or "://" in line or "--" in line] == []
