"""What of the served app's browser tests the site cannot be asked, and why. All others are run on
it by `make site-test`.
"""

from __future__ import annotations

from tests.serving import ROOT

BROWSER = ROOT / "tests" / "browser"
NOT_HERE = {
    "shell/": "a page made to try the shell, or JupyterLab, each with a server of its own",
    "test_boards.py": "ipycanvas in a notebook page; the site paints its canvases itself",
    "test_parts.py": "a message is lost on the way: the site has no way, and its page is the same",
    "test_first.py": "a script that is kept cannot be held back: see tests/site/test_home.py",
    "test_front_ends.py": "cells of notebooks in other front ends",
    "test_full.py": "nobody waits in line for a file server",
    "test_hub.py": "a Jupyter server",
    "test_jupyterhub.py": "a JupyterHub",
    "test_own_page.py": "a notebook of somebody's own, which a server runs",
    "test_platform.py": "the server and the page it sends",
    "test_together.py": "several devices meet at a server",
    "test_together_looks.py": "several devices meet at a server",
    "test_faults.py::test_a_kernel_killed_in_a_lesson_costs_nothing": "there is no kernel",
    "test_faults.py::test_all_kernels_killed_at_once_cost_nobody_anything": "there is no kernel",
    "test_faults.py::test_a_machine_that_stood_still_for_twenty_seconds_goes_on_where_it_was": (
        "no server is asked"
    ),
    "test_faults.py::test_after_a_restart_of_the_server_one_reload_is_enough": "no server is asked",
    "test_faults.py::test_a_tap_that_is_lost_on_the_way_is_said_and_can_be_made_again": (
        "there are no sockets"
    ),
    "test_faults.py::test_cut_sockets_are_tied_again_and_nothing_is_said": "there are no sockets",
    "test_pages.py::test_a_dead_kernel_is_said_and_one_goes_on_where_one_was": "there is no kernel",
    "test_pages.py::test_one_kernel_serves_the_whole_visit": "there is no kernel",
}
"""From a folder, a file or a test below BROWSER to the reason."""


def not_here(file: str, test: str) -> bool:
    """Whether a test is one of those; its file as seen from BROWSER."""
    folder = f"{file.partition('/')[0]}/"
    return not NOT_HERE.keys().isdisjoint({folder, file, f"{file}::{test}"})
