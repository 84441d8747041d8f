"""The kernel spec of the app's notebook, whatever else is installed on the machine."""

from __future__ import annotations

import sys
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager

from widgets.serve.kernels.forking import POSSIBLE
from widgets.serve.kernels.kernel import OPENED

MODULE = "widgets.serve.kernels.kernel"


class AppKernelSpecs(KernelSpecManager):
    """Provides one kernel, under the name that every notebook asks for."""

    def find_kernel_specs(self) -> dict[str, str]:
        return {"python3": sys.prefix}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        provisioner = "tutor-forked" if POSSIBLE else "local-provisioner"
        opened = [OPENED] if getattr(self.parent, "is_house", False) else []
        return KernelSpec(
            argv=[sys.executable, "-m", MODULE, *opened, "-f", "{connection_file}"],
            # IPython writes a profile; here it is the server's, and is deleted with it.
            env={"IPYTHONDIR": self.parent.connection_dir} if self.parent else {},
            display_name="Python 3",
            language="python",
            metadata={"kernel_provisioner": {"provisioner_name": provisioner}},
        )

    def get_all_specs(self) -> dict[str, Any]:
        spec = self.get_kernel_spec("python3")
        return {"python3": {"resource_dir": sys.prefix, "spec": spec.to_dict()}}
