"""Settings: kept as text, read with care, and what follows from them for a page."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from widgets.browser.protocol import View
from widgets.storage.settings import MOTIONS, TEXTS, THEMES, Frame, Settings

settings_of_all_kinds = st.builds(
    Settings,
    theme=st.sampled_from(THEMES),
    motion=st.sampled_from(MOTIONS),
    contrast=st.booleans(),
    text=st.sampled_from(sorted(TEXTS)),
    keys=st.booleans(),
    faces=st.booleans(),
)


@given(settings_of_all_kinds)
def test_what_is_kept_comes_back(settings: Settings) -> None:
    assert Settings.load(settings.dump()) == settings


@given(st.text() | st.sampled_from(['{"theme": 3}', "[1]", '"dark"', "null", '{"x": {}}']))
def test_any_stored_text_gives_settings_that_work(text: str) -> None:
    settings = Settings.load(text)
    assert settings.theme in THEMES
    assert settings.text in TEXTS


def test_one_broken_value_spoils_no_other() -> None:
    settings = Settings.load('{"theme": "dark", "text": "huge", "contrast": "yes", "keys": false}')
    assert settings == Settings(theme="dark", keys=False)


def test_an_unknown_setting_changes_nothing() -> None:
    assert Settings().with_value("colour", "red") == Settings()
    assert Settings().with_value("language", "xx") == Settings()


def test_a_check_box_speaks_in_text() -> None:
    assert Settings().with_value("contrast", "true").contrast is True
    assert Settings().with_value("keys", "false").keys is False


@pytest.mark.parametrize(
    ("width", "text", "layout"),
    [
        (1280, "normal", "wide"),
        (1100, "normal", "wide"),
        (1099, "normal", "tablet"),
        (768, "normal", "tablet"),
        (599, "normal", "phone"),
        (1280, "large", "tablet"),
        (768, "larger", "phone"),
        (1280, "projector", "wide"),
    ],
)
def test_larger_text_gets_the_layout_of_a_smaller_screen(
    width: int, text: str, layout: str
) -> None:
    assert Frame(View(width=width), Settings(text=text)).layout == layout


def test_the_drawings_follow_the_page() -> None:
    night = View(dark=True)
    assert Frame(night, Settings()).theme.dark
    assert not Frame(night, Settings(theme="light")).theme.dark
    assert Frame(night, Settings(contrast=True)).theme.contrast


def test_letters_can_be_switched_off() -> None:
    assert Settings().look("u:undo").keys == "u:undo"
    assert Settings(keys=False).look("u:undo").keys == ""
