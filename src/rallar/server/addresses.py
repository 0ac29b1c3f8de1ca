"""Where the server is found: by this machine, and by others in the house."""

from __future__ import annotations

import ipaddress
import re
import socket

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")


def lan_address() -> str | None:
    """The address of this machine in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_loopback(address) else address


def is_loopback(host: str) -> bool:
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) and host.count(":") == 1 else host
    name = name.partition("]")[0].lstrip("[") if name.startswith("[") else name
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


def public_base(scheme: str, host: str, address: str | None) -> str:
    """Where others find the server: as whoever asks does, unless only this machine can use that."""
    if address and (is_loopback(host) or not _HOST.fullmatch(host)):
        return address
    return f"{scheme}://{host if _HOST.fullmatch(host) else 'localhost'}"
