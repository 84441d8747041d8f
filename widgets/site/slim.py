"""What of the libraries goes along: a course in counting is fetched by every learner, a library for
everything is not.

The modules themselves are the libraries' own, unchanged. Only the lists of what a package offers
(its `__init__`) are shorter, and what nobody asks for stays at home.
"""

from __future__ import annotations

from collections.abc import Mapping

NETWORKX = """\
__version__ = "{version}"
from networkx.exception import *
from networkx import utils
from networkx.utils import _clear_cache, _dispatchable
config = utils.backends._set_configs_from_environment()
utils.config = utils.configs.config = config
from networkx import classes
from networkx.classes import filters
from networkx.classes import *
from networkx import convert
from networkx.convert import *
from networkx import generators
from networkx.generators import *
from networkx import algorithms
from networkx.algorithms import *
"""
ALGORITHMS = """\
from networkx.algorithms import components, flow
from networkx.algorithms.components import *
from networkx.algorithms.flow.maxflow import *
"""
COMPONENTS = """\
from networkx.algorithms.components.biconnected import *
from networkx.algorithms.components.connected import *
"""
FLOW = (
    *("__init__", "utils", "maxflow", "boykovkolmogorov", "dinitz_alg", "edmondskarp"),
    *("preflowpush", "shortestaugmentingpath"),
)
CODES = """\
from segno import encoder
def make_qr(content, **asked):
    return encoder.encode(content, micro=False, **asked)
"""
RATING = "from openskill.models.weng_lin.plackett_luce import PlackettLuce, PlackettLuceRating\n"

SHORTER: Mapping[str, str] = {
    "networkx/__init__.py": NETWORKX,
    "networkx/algorithms/__init__.py": ALGORITHMS,
    "networkx/algorithms/components/__init__.py": COMPONENTS,
    "networkx/algorithms/flow/__init__.py": "from networkx.algorithms.flow import maxflow\n",
    "networkx/generators/__init__.py": "from networkx.generators.classic import *\n",
    "openskill/models/__init__.py": RATING,
    "openskill/models/weng_lin/__init__.py": RATING,
    "segno/__init__.py": CODES,
}
"""The lists that are shorter here, by path."""

ONLY: Mapping[str, tuple[str, ...]] = {
    "networkx": (
        "networkx/__init__.py",
        "networkx/exception.py",
        "networkx/convert.py",
        "networkx/lazy_imports.py",
        "networkx/classes/",
        "networkx/utils/",
        "networkx/algorithms/__init__.py",
        "networkx/algorithms/components/__init__.py",
        "networkx/algorithms/components/biconnected.py",
        "networkx/algorithms/components/connected.py",
        *(f"networkx/algorithms/flow/{name}.py" for name in FLOW),
        "networkx/generators/__init__.py",
        "networkx/generators/classic.py",
    ),
    "openskill": (
        "openskill/__init__.py",
        "openskill/models/__init__.py",
        "openskill/models/common.py",
        "openskill/models/weng_lin/__init__.py",
        "openskill/models/weng_lin/common.py",
        "openskill/models/weng_lin/plackett_luce.py",
    ),
    "segno": ("segno/__init__.py", "segno/consts.py", "segno/encoder.py"),
}
"""Of these libraries only what begins like this."""

_STANDARD = """
_aix_support _android_support _apple_support _ios_support _pydatetime _pyio _pyrepl argparse bdb
cProfile cmd code configparser curses dbm difflib doctest ensurepip ftplib idlelib imaplib lib2to3
mailbox modulefinder multiprocessing nntplib optparse pdb pickletools plistlib poplib profile
pstats pydoc pydoc_data shelve smtplib socketserver sqlite3 tabnanny telnetlib test this timeit
tkinter trace tracemalloc turtle turtledemo unittest venv wave webbrowser wsgiref xml xmlrpc
zipapp zipimport
"""
STANDARD = frozenset(_STANDARD.split())
"""What of Python's own library nobody asks for in a browser, by the first part of its path."""
_PARTS = """
asyncio/proactor_events asyncio/windows_events asyncio/windows_utils concurrent/futures/process
http/cookiejar http/server importlib/_bootstrap importlib/_bootstrap_external logging/config
logging/handlers urllib/request urllib/robotparser
"""
PARTS = frozenset(_PARTS.split())
"""Modules of packages that do go along: for other systems, for servers, or frozen in Python."""
CODECS = frozenset({"ascii", "charmap", "cp1252", "cp437", "idna", "latin_1", "punycode"})
"""The only codecs beside those of Unicode."""


def standard(name: str) -> bool:
    """Return whether a file of Python's own library goes along.

    >>> standard("json/decoder.py"), standard("xml/sax/handler.py"), standard("encodings/big5.py")
    (True, False, False)
    """
    head, _slash, rest = name.partition("/")
    if head == "encodings":
        codec = rest.partition(".")[0]
        return codec in CODECS or codec.startswith(("utf", "_", "aliases", "unicode", "raw"))
    return head.partition(".")[0] not in STANDARD and name.partition(".")[0] not in PARTS
