"""Which addresses monitoring and notifications may connect to: those of the public internet.

Anyone who can create a link can make the server connect to its address. Private addresses would reach into networks
that are not public.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _networks(*texts: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(text) for text in texts)


# Global according to some versions of Python, but not allowed here: protocol assignments, old relays, and the address
# from which machines of one cloud get their configuration.
_NOT_PUBLIC_4 = _networks("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32")
# Global unicast IPv6 ...
_GLOBAL_UNICAST_6 = ipaddress.IPv6Network("2000::/3")
# ... except protocol, documentation and IPv4-embedding ranges.
_NOT_PUBLIC_6 = _networks("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
# Metadata services, from which the machines of a cloud get their credentials, and link-local addresses: never allowed.
# 169.254.169.254 nearly everywhere; in IPv6 AWS, Google, Scaleway, Oracle, Akamai (Linode) and Alibaba have their own.
_NEVER = _networks(
    "0.0.0.0/8", "169.254.0.0/16", "168.63.129.16/32", "100.100.100.200/32", "192.0.0.0/24", "224.0.0.0/3",
    "fe80::/10", "fec0::/10", "ff00::/8", "fd00:ec2::/32", "fd20:ce::/32", "fd00:42::/32", "fd00:c1::/32",
    "fd00:a9fe:a9fe::/48", "fd00:100::/32",
)  # fmt: skip
# Intranets, allowed with MONITOR_ALLOW_PRIVATE.
_PRIVATE = _networks(
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8", "fc00::/7", "::1/128"
)


def is_public(address: Address) -> bool:
    if address.version == 4:
        return address.is_global and not address.is_multicast and not _is_in(address, _NOT_PUBLIC_4)
    return address in _GLOBAL_UNICAST_6 and address.is_global and not _is_in(address, _NOT_PUBLIC_6)


def is_reachable(address: Address) -> bool:
    """With MONITOR_ALLOW_PRIVATE: private addresses too, but never those that hand out credentials."""
    return is_public(address) or (_is_in(address, _PRIVATE) and not _is_in(address, _NEVER))


def _is_in(address: Address, networks: tuple[Network, ...]) -> bool:
    return any(address.version == network.version and address in network for network in networks)


def literal_address(host: str) -> Address | None:
    """The address in `host`, in any spelling that some parser accepts; None: it is a name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        pass
    try:
        # 127.1, 0x7f000001, 2130706433, 0177.0.0.1
        return ipaddress.IPv4Address(socket.inet_aton(host))
    except (OSError, UnicodeError):
        return None


def is_plainly_private(url: str, *, allow_private: bool) -> bool:
    """Whether the address of `url` is written in it and may not be connected to. What names lead to is found later.

    allow_private: with MONITOR_ALLOW_PRIVATE.
    """
    host = (urlsplit(url).hostname or "").rstrip(".")
    if host == "localhost" or host.endswith(".localhost"):
        return not allow_private
    address = literal_address(host)
    return address is not None and not (is_reachable if allow_private else is_public)(address)
