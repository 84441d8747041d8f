"""For a JupyterHub: everybody has a server of their own, with the tutor and JupyterLab in it.

Copy this into the folder of the hub's settings; The Littlest JupyterHub reads all of
/opt/tljh/config/jupyterhub_config.d. What it costs is told in docs/hosting.md, with how it was
measured.
"""

import os

A_USER = 420  # MB: a user's Jupyter server, the tutor's server, and a page that is open
THE_REST = 1500  # MB for the system, the hub and its proxy

ROOMS = os.environ.get("TUTOR_ROOMS", "")  # redis://HOST: users play together, see docs/hosting.md

c = get_config()  # noqa: F821  # JupyterHub hands it in
c.Spawner.default_url = "/tutor/"
if ROOMS:
    c.Spawner.environment.update({"TUTOR_ROOMS": ROOMS})
# A start is several seconds of work: with as many at once as there are cores nobody waits longer
# than in any other order, and no start runs out of time.
c.JupyterHub.concurrent_spawn_limit = os.cpu_count() or 1
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120
# A server that was ended while its user was away comes back with a reload of the page.
c.JupyterHub.implicit_spawn_seconds = 1
# Whoever comes when the machine is full is told to come back later, and nobody inside suffers.
memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 10**6
c.JupyterHub.active_server_limit = max(1, (memory - THE_REST) // A_USER)
