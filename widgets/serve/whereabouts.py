"""The address under which other machines in the network reach this one."""

from __future__ import annotations

import ipaddress
import socket

ELSEWHERE = ("192.0.2.1", 9)
"""An address that no machine has (RFC 5737)."""


def host_for_others() -> str:
    """Return this machine's address in its network; its name if it is in none.

    Phones and tablets seldom know the machines beside them by name. Nothing is sent: a datagram
    socket that is connected knows the address it would send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(ELSEWHERE)
            here: str = asked.getsockname()[0]
        except OSError:
            return socket.gethostname()
    found = ipaddress.ip_address(here)
    return socket.gethostname() if found.is_loopback or found.is_unspecified else here


def in_address(host: str) -> str:
    """Return a host as it stands in an address: those of IPv6 have brackets there."""
    return f"[{host}]" if ":" in host else host
