"""Every way to answer a puzzle of Chocoly by a finger, on a phone and on an upright tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, TABLET, OpenApp
from tests.browser.driving import by_touch, go
from tests.budget import breadth
from tutor.puzzles.games import shipped_by_id

pytestmark = pytest.mark.browser

CHOSEN = {"rule", "area", "bean"}
"""Kinds whose answers are choices: more than a third of the pack."""


@breadth("size", PHONE, TABLET)
def test_choices_are_chosen_by_touch(open_app: OpenApp, size: tuple[int, int]) -> None:
    puzzles = {puzzle.task.kind: puzzle for puzzle in shipped_by_id("chocoly").values()}
    assert puzzles.keys() >= CHOSEN
    page = open_app(width=size[0], height=size[1], touch=True)
    for kind in sorted(CHOSEN):
        puzzle = puzzles[kind]
        go(page, f"chocoly/puzzle/{puzzle.id}")
        answer = f"choose:{puzzle.proof.answers[0]}"
        by_touch(page, answer)
        expect(page.locator(f'[data-act="{answer}"]')).to_have_attribute("aria-pressed", "true")
        by_touch(page, "check")
        expect(page.locator("#verdict.solved")).to_be_visible()
