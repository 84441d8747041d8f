"""How the app is started: options, the browser, the joined scripts."""

from __future__ import annotations

import asyncio
import gzip
import logging
import socket
import subprocess
import sys
from types import SimpleNamespace

import pytest
from tornado.web import HTTPError
from voila.configuration import VoilaConfiguration

from tutor import cli
from widgets.serve import launch
from widgets.serve.bundle import Bundle, recorded
from widgets.serve.options import NOTEBOOK, Options
from widgets.serve.server import TutorServer


@pytest.mark.parametrize(
    ("given", "kept"),
    [("", "/"), ("/", "/"), ("tutor", "/tutor/"), ("/user/ada/tutor/", "/user/ada/tutor/")],
)
def test_a_base_url_has_a_slash_at_both_ends(given, kept):
    assert Options(base_url=given).base_url == kept


def test_the_app_is_the_notebook_of_the_house():
    assert Options().notebook == NOTEBOOK
    assert NOTEBOOK.is_file()


@pytest.mark.parametrize("wrong", [{"port": -1}, {"pool": -1}, {"notebook": "no/such.ipynb"}])
def test_what_cannot_be_is_said_in_a_line(wrong, capsys):
    assert launch.run(open_browser=False, **wrong) == 1
    said = capsys.readouterr().err
    assert said.startswith("The app cannot start: ")
    assert said.count("\n") == 1


def test_a_port_in_use_is_said_in_a_line(capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert launch.run(open_browser=False, port=port) == 1
    said = capsys.readouterr().err
    assert said == (f"The app cannot start: port {port} is in use; choose another with --port.\n")


def test_all_kernels_are_ended_even_if_one_is_no_longer_there():
    ended = []

    async def shutdown_kernel(kernel_id, now):
        if kernel_id == "gone":
            raise HTTPError(404)
        ended.append((kernel_id, now))

    async def stop():
        starting = asyncio.create_task(asyncio.Event().wait())
        kernels = SimpleNamespace(
            list_kernel_ids=lambda: ["gone", "here"], shutdown_kernel=shutdown_kernel
        )
        await TutorServer.end_kernels(SimpleNamespace(kernel_manager=kernels))
        return starting.cancelled()

    assert asyncio.run(stop())
    assert ended == [("here", True)]


def test_what_a_left_page_still_gets_is_worth_no_line():
    lines = [
        logging.makeLogRecord({"msg": text}) for text in ("Got events for closed stream %s", "!")
    ]
    assert [launch.is_worth_a_line(line) for line in lines] == [False, True]


def test_no_browser_is_opened_where_nobody_sits():
    assert not launch.can_open_browser({"CI": "true", "DISPLAY": ":0"})


def test_no_browser_is_opened_without_a_screen(monkeypatch):
    monkeypatch.setattr(launch.webbrowser, "get", lambda: None)
    monkeypatch.setattr(launch.sys, "platform", "linux")
    assert not launch.can_open_browser({})
    assert launch.can_open_browser({"DISPLAY": ":0"})
    monkeypatch.setattr(launch.sys, "platform", "darwin")  # there a screen need not be named
    assert launch.can_open_browser({})


def test_only_the_apps_own_page_is_heated_and_only_its_widgets_are_loaded():
    config = launch.config(Options(pool=3))
    assert config.ReadyKernels.size == 3
    assert not config.VoilaConfiguration.preheat_kernel  # that would run its cell in each
    assert config.Voila.notebook_path == str(NOTEBOOK)
    assert "ipycanvas" in config.VoilaConfiguration.extension_allowlist


def test_a_notebook_of_ones_own_is_run_beforehand(tmp_path):
    config = launch.config(Options(pool=3, notebook=tmp_path / "mine.ipynb"))
    assert config.VoilaConfiguration.preheat_kernel
    assert config.VoilaConfiguration.default_pool_size == 3
    none = launch.config(Options(pool=0, notebook=tmp_path / "mine.ipynb"))
    assert not none.VoilaConfiguration.preheat_kernel


def test_a_bundle_joins_what_is_there_and_leaves_out_the_rest(tmp_path):
    (tmp_path / "1.js").write_text('"use strict";window.a = 1')
    (tmp_path / "2.js").write_text("window.b = 2 // end")
    names = ["voila/static/1.js", "voila/static/gone.js", "voila/labextensions/2.js", "else/1.js"]
    bundle = Bundle([str(tmp_path)], ["/nowhere", str(tmp_path)], names)
    text = bundle.script.content.decode()
    assert text == '(()=>{"use strict";window.a = 1\n})();\n(()=>{window.b = 2 // end\n})();\n'
    assert gzip.decompress(bundle.script.zipped) == bundle.script.content
    (tmp_path / "2.js").write_text("window.b = 3")
    assert Bundle([str(tmp_path)], [str(tmp_path)], names).script.version != bundle.script.version


def test_the_recorded_bundle_fits_what_is_installed():
    server = TutorServer(config=launch.config(Options()), options=Options())
    server.voila_configuration = VoilaConfiguration(parent=server)
    server.setup_template_dirs()
    bundle = Bundle(server.static_paths, server.labextensions_path)
    missing = [name for name in recorded() if bundle.find(name) is None]
    assert missing == []


def test_without_a_command_the_help_is_shown(capsys):
    assert cli.main([]) == 2
    assert "app" in capsys.readouterr().out


def test_the_app_says_what_to_install_when_jupyter_is_missing():
    code = """
import sys
sys.modules["tornado"] = None
from tutor import cli
sys.exit(cli.main(["app"]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "choco-tutor[app]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_the_server_starts_without_what_it_never_uses():
    code = "import sys, widgets.serve.launch; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_rules_need_no_jupyter():
    code = """
import sys
for name in ("IPython", "ipykernel", "ipywidgets", "ipycanvas", "tornado", "voila", "widgets"):
    sys.modules[name] = None
import tutor, tutor.cli
game = tutor.load_game("chocolatiers")
assert game.actions(game.start(players=2, seed=1))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
