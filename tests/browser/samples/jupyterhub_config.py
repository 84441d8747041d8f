"""A JupyterHub on loopback that starts a server for each user, with the files of binder/hub."""

import getpass
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = Path(sys.executable).parent
HERE = Path.cwd()  # a folder of the test's own
PORTS = json.loads(os.environ["HUB_PORTS"])
os.environ["PATH"] = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
os.environ["TUTOR"] = str(PROGRAMS / "tutor")
os.environ["TUTOR_USER"] = getpass.getuser()
os.environ["TUTOR_PORT"] = str(PORTS["service"])
os.environ["TUTOR_POOL"] = "1"

c = get_config()  # noqa: F821  # JupyterHub hands it in
c.JupyterHub.bind_url = f"http://127.0.0.1:{PORTS['public']}/"
c.JupyterHub.hub_port = PORTS["hub"]
c.JupyterHub.db_url = "sqlite://"
c.JupyterHub.cookie_secret_file = str(HERE / "cookie_secret")

# The proxy that The Littlest JupyterHub uses.
c.JupyterHub.proxy_class = "traefik_file"
c.TraefikProxy.traefik_api_url = f"http://127.0.0.1:{PORTS['proxy']}"
c.TraefikProxy.traefik_api_username = c.TraefikProxy.traefik_api_password = "for-this-run"
c.TraefikFileProviderProxy.static_config_file = str(HERE / "traefik.toml")
(HERE / "rules").mkdir(exist_ok=True)
c.TraefikFileProviderProxy.dynamic_config_file = str(HERE / "rules" / "rules.toml")

c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = os.environ["HUB_PASSWORD"]
c.Authenticator.allow_all = True

c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(HERE / "home-{username}")
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]
if os.geteuid() == 0:
    c.Spawner.args = ["--allow-root"]

for name in ("own_servers.py", "one_for_all.py"):
    load_subconfig(str(ROOT / "binder" / "hub" / name))  # noqa: F821  # JupyterHub's, too
