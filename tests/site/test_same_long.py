"""The rest of the choice of test_same.py: each starts Python in a browser, which takes long."""

# ruff: noqa: F401 (pytest uses what is imported)

from __future__ import annotations

import pytest

from tests.browser.test_classroom import (
    test_a_phone_reads_the_link_from_the_desk_and_from_the_wall,
)
from tests.browser.test_course import (
    test_a_mistake_is_answered_in_its_own_words_and_goes_back,
    test_three_hints_show_say_and_do_it,
)
from tests.browser.test_pages import (
    test_a_garbled_table_link_says_so_and_there_is_a_table,
    test_a_hostile_name_is_only_a_name,
    test_a_reload_comes_back_to_the_same_step_with_its_moves,
    test_a_wrong_file_changes_nothing,
    test_back_and_forward_go_from_page_to_page,
    test_progress_goes_into_a_file_and_back,
    test_settings_show_at_once_and_last,
    test_the_moon_in_the_header_makes_it_dark,
    test_the_rules_are_found_as_one_types,
)
from tests.browser.test_puzzles import (
    test_a_share_link_opens_the_puzzle_elsewhere,
    test_a_teachers_puzzle_is_made_saved_and_served,
    test_nothing_hostile_runs_or_breaks_the_page,
)
from tests.browser.test_table import (
    test_a_refusal_is_read_out_and_its_clause_opens,
    test_computers_move_by_themselves_and_are_told,
)
from tests.browser.test_table_2019 import (
    test_five_play_by_mouse,
)
from tests.browser.test_table_chocoly import (
    test_two_teams_play_by_mouse,
)
from tests.browser.test_table_kept import (
    test_save_and_load_through_files,
)
from tests.site.test_same import chromium

pytestmark = pytest.mark.long
