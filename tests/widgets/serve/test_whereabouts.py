"""The address that is printed for a class."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

import pytest

from widgets.serve.whereabouts import host_for_others, in_address


def test_it_is_one_that_others_can_reach_or_the_name() -> None:
    host = host_for_others()
    if host != socket.gethostname():
        assert not ipaddress.ip_address(host).is_loopback


class Nowhere(socket.socket):
    """A machine without a network."""

    def connect(self, address: object) -> None:
        raise OSError("Network is unreachable")


class Alone(socket.socket):
    """One that knows only itself."""

    def getsockname(self) -> tuple[str, int]:
        return "127.0.0.1", 9


@pytest.mark.parametrize("made", [Nowhere, Alone])
def test_without_a_network_it_is_the_name(monkeypatch: pytest.MonkeyPatch, made: type) -> None:
    monkeypatch.setattr(socket, "socket", made)
    assert host_for_others() == socket.gethostname()


@pytest.mark.parametrize("host", ["::1", "fe80::1", "127.0.0.1", "class.example"])
def test_an_address_names_its_host(host: str) -> None:
    assert urlsplit(f"http://{in_address(host)}:8866/").hostname == host
    assert urlsplit(f"http://{in_address(host)}:8866/").port == 8866
