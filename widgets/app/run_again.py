"""What stands in a notebook in place of a page whose kernel is gone.

A notebook keeps a page as the number of a widget. Once its kernel was started anew, a front end
says “model not found”, and a notebook that was exported says nothing. So a sentence is shown
before the page; it is hidden while the page is there.
"""

from __future__ import annotations

import sys
from html import escape

from tutor.i18n import _

SAYS = ".jp-OutputArea-child:has(> * .tutor-again)"
# By the output area it stands in: other pages of the same window may be gone. Front ends that are
# not Jupyter's have a document for each cell or notebook. JupyterLab's own words, which have no
# element in them, are not needed beside the sentence.
STYLE = (
    f".jp-OutputArea:has(.tutor) {SAYS},"
    " body:has(.tutor):not(:has(.jp-OutputArea)) .tutor-again,"
    f" {SAYS} + .jp-OutputArea-child > .jupyter-widgets:not(:has(*)) {{ display: none }}"
)


def tell_to_run_again() -> None:
    """Show the sentence, if this is a cell that Jupyter runs."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is None:
        return
    sentence = escape(_("Nothing to play here? Run this cell to go on."))
    # Only HTML: a terminal has nothing to say.
    shell.display_pub.publish(
        {"text/html": f'<style>{STYLE}</style><p class="tutor-again">{sentence}</p>'}
    )
