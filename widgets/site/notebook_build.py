"""Writes JupyterLab with the lesson notebooks as plain files into the folder of a site.

JupyterLite makes the front end; the Python that runs the cells is that of the site's own pages.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tutor.i18n import _
from widgets.pages.notebook_links import BELOW, LESSONS, workspace
from widgets.site.core import run
from widgets.site.notebook_contents import contents
from widgets.site.notebook_packages import packages, write_all

PYTHON = "../../pyodide"
"""Where the site has Python for the browser, as seen from a page of JupyterLab's."""
WHEELS, LIBRARY = "static/wheels", "static/python_stdlib.zip"
"""Where the packages are, and Python's own library: the site's own is shorter."""
KERNEL = "jupyterlite-pyodide-kernel"
EXTENSIONS = ("jupyterlab_widgets", "anywidget", KERNEL)
"""The packages whose front end is needed, and no other of those installed here."""
SETTINGS: Mapping[str, Mapping[str, object]] = {
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    "@jupyterlab/apputils-extension:notification": {"checkForUpdates": False, "fetchNews": "false"},
    "@jupyterlab/docmanager-extension:plugin": {"defaultViewers": {"markdown": "Markdown Preview"}},
    "@jupyterlab/notebook-extension:tracker": {"kernelShutdown": True, "windowingMode": "defer"},
}
"""Light or dark as the device is; nothing is asked; pages of text are shown, not edited; a notebook
that is closed ends its Python; a cell that is scrolled away keeps what it shows."""
NOT_SERVED = ("doc", "package.json", "rspack.config*.js", "build/fa-*.svg", "build/fa-*.eot")
"""What JupyterLite writes and no page of it asks for."""
# JupyterLab's own page reads what it should know from this one, too.
WELCOME = """<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta http-equiv="refresh" content="0; url=lab/index.html">
  <title>Choco Tutor: notebooks</title>
  <link rel="icon" href="../mark.svg">
  <script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>
</head>
<body><a href="lab/index.html">To the lesson notebooks</a></body>
</html>
"""


def games_in(notebooks: Path) -> list[str]:
    """Return the games that have lessons in this folder of notebooks."""
    return sorted(
        path.name for path in (notebooks / LESSONS).glob("*") if any(path.glob("*.ipynb"))
    )


def lay_beside(site: Path, notebooks: Path, library: Path) -> None:
    """Add the notebooks of a folder to a site that is there. `library`: all of Python's own.

    Raises OSError.
    """
    lock = site / "pyodide" / "pyodide-lock.json"
    info: Mapping[str, str] = json.loads(lock.read_text(encoding="utf-8"))["info"]
    with tempfile.TemporaryDirectory(dir=site.parent, prefix=".notebooks-") as work:
        lite, made = Path(work) / "lite", Path(work) / "made"
        write_plan(lite, made, notebooks, info)
        run_jupyterlite(lite)
        shutil.copytree(lite / "wheels", made / WHEELS)
        shutil.copy(library, made / LIBRARY)
        tidy(made)
        shutil.move(made, site / BELOW)


def write_plan(lite: Path, made: Path, notebooks: Path, info: Mapping[str, str]) -> None:
    """Write all that JupyterLite is to put together, as it wants it, in the folder `lite`."""
    for name, text in contents(notebooks):
        _write(lite / "contents" / name, text)
        _write(lite / "workspaces" / f"{workspace(name)}.jupyterlab-workspace", opened(name))
    extensions = {name: front_end(name) for name in EXTENSIONS}
    python = ".".join(info["python"].split(".")[:2])
    found = packages(python, extensions[KERNEL] / "static" / "pypi")
    (lite / "wheels").mkdir(parents=True)
    write_all(found, info, lite / "wheels")
    _write(lite / "jupyter-lite.json", json.dumps(kernel(package.name for package in found)))
    _write(lite / "overrides.json", json.dumps(SETTINGS))
    plan = {
        "lite_dir": str(lite),
        "output_dir": str(made),
        "contents": [str(lite / "contents")],
        "apps": ["lab"],
        "federated_extensions": [str(folder) for folder in extensions.values()],
        "ignore_sys_prefix": ["federated_extensions"],
        "no_libarchive": True,
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
    }
    _write(lite / "jupyter_lite_config.json", json.dumps({"LiteBuildConfig": plan}))


def kernel(loaded: Iterable[str]) -> Mapping[str, object]:
    """Return where JupyterLab finds Python and what Python loads first; nothing comes from
    elsewhere.
    """
    options = {
        "lockFileURL": f"./{WHEELS}/pyodide-lock.json",
        "packages": list(loaded),
        "stdLibURL": f"./{LIBRARY}",
    }
    settings = {
        "disablePyPIFallback": True,
        "pipliteUrls": [],
        "pyodideUrl": f"{PYTHON}/pyodide.mjs",
        "loadPyodideOptions": options,
    }
    plugins = {"@jupyterlite/pyodide-kernel-extension:kernel": settings}
    data = {"appName": "Choco Tutor", "litePluginSettings": plugins}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def opened(name: str) -> str:
    """Return a workspace with one file open, and as much room for it as there is."""
    viewer = "markdownviewer-widget" if name.endswith(".md") else "notebook"
    factory = "Markdown Preview" if name.endswith(".md") else "Notebook"
    widget = f"{viewer}:{name}"
    panel: dict[str, object] = {"collapsed": True, "visible": True, "current": None, "widgets": []}
    layout = {
        "main": {
            "dock": {"type": "tab-area", "currentIndex": 0, "widgets": [widget]},
            "current": widget,
        },
        "left": panel | {"widgets": ["filebrowser", "running-sessions", "@jupyterlab/toc:plugin"]},
        "right": panel | {"visible": False},
        "relativeSizes": [0, 1, 0],
    }
    data = {"layout-restorer:data": layout, widget: {"data": {"path": name, "factory": factory}}}
    return json.dumps({"data": data, "metadata": {"id": workspace(name)}})


def front_end(name: str) -> Path:
    """Return the folder of a package's extension of JupyterLab. Raises OSError if it is not
    installed."""
    try:
        files = distribution(name).files or ()
    except PackageNotFoundError:
        files = ()
    for file in files:
        if file.name == "package.json" and "labextensions" in file.parts:
            return Path(str(file.locate())).resolve().parent
    raise OSError(
        _("Making the notebooks needs {name}. Install all it needs with: {command}").format(
            name=name, command='pip install "choco-tutor[site]"'
        )
    )


def run_jupyterlite(lite: Path) -> None:
    """Have it put everything together, by these plans and nobody's own. Raises OSError."""
    env = {"JUPYTER_CONFIG_DIR": str(lite / "nothing"), "JUPYTER_NO_CONFIG": "1"}
    run([sys.executable, "-m", "jupyterlite_core", "build"], lite, env)


def tidy(made: Path) -> None:
    """Leave out what is not asked for, and begin at the lessons."""
    for pattern in NOT_SERVED:
        for path in made.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    _write(made / "index.html", WELCOME)
    page = made / "lab" / "index.html"
    head = 'Choco Tutor</title><link rel="icon" href="../../mark.svg">'
    text = page.read_text(encoding="utf-8").replace("JupyterLite</title>", head)
    _write(page, text.replace("Loading JupyterLite...", "Opening the notebook …"))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
