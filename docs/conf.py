"""Settings of the documentation's site, which `make manual` writes.

Its pages are those of this folder, its reference is the docstrings; a broken link fails it. Sphinx
is kept by many, and reads our Markdown (by MyST) and our docstrings as they are.
"""

import os
import re
from importlib.metadata import version as version_of
from typing import Any

project = "Choco Tutor"
release = version = version_of("choco-tutor")
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "README"
exclude_patterns = ["_build"]

myst_enable_extensions = ["fieldlist"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
default_role = "code"
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = "Choco Tutor"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#630C2A", "color-brand-content": "#9C3050"},
    "dark_css_variables": {"color-brand-primary": "#E27B9D", "color-brand-content": "#E99BB5"},
}
html_show_sphinx = html_show_copyright = html_copy_source = False

OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./([^)\s]*)\)")


def lead_out(_app: Any, _page: str, source: list[str]) -> None:
    """Point links to files beside this folder at the repository, which GITHUB_REPOSITORY names.

    Elsewhere their words stay, with the path.
    """
    hosted = os.environ.get("GITHUB_REPOSITORY")

    def lead(found: re.Match[str]) -> str:
        words, path = found.groups()
        if hosted:
            return f"[{words}](https://github.com/{hosted}/blob/main/{path})"
        return words if words.strip("`") == path else f"{words} (`{path}`)"

    source[0] = OUTSIDE.sub(lead, source[0])


def setup(app: Any) -> None:
    """Connect the hook, as Sphinx asks of extensions."""
    app.connect("source-read", lead_out)
