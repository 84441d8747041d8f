"""For a JupyterHub: one tutor for everybody, at /services/tutor/, at an eighth of the memory.

Copy this into the folder of the hub's settings; The Littlest JupyterHub reads all of
/opt/tljh/config/jupyterhub_config.d. The hub starts the tutor, and starts it again when it ends.
Nobody logs in for it, as nobody does for `tutor app`; docs/promises.md says what visitors can never
do.
"""

import os

TUTOR = os.environ.get("TUTOR", "/opt/tljh/user/bin/tutor")
USER = os.environ.get("TUTOR_USER", "nobody")  # a hub runs as root, the tutor need not
PORT = os.environ.get("TUTOR_PORT", "8801")
POOL = os.environ.get("TUTOR_POOL", "10")  # learners who find a kernel ready

c = get_config()  # noqa: F821  # JupyterHub hands it in
c.JupyterHub.services.append(
    {
        "name": "tutor",
        "url": f"http://127.0.0.1:{PORT}",
        "command": [
            "sh",
            "-c",
            # The hub says at which address it shows a service.
            'exec "$0" app --no-browser --port "$1" --pool "$2" '
            '--base-url "$JUPYTERHUB_SERVICE_PREFIX"',
            TUTOR,
            PORT,
            POOL,
        ],
        "user": USER,
        "cwd": "/",
    }
)
