"""Which addresses monitoring and notifications may connect to: those of the public internet.

Whoever can make a link can make us ask any address. A private one would be somebody's inside.
"""

import ipaddress

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _networks(*texts: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(text) for text in texts)


# What Python calls global and we do not, or only some of its versions do not: protocol assignments, old relays, and the
# address at which machines of one cloud ask for their configuration.
_NOT_PUBLIC_4 = _networks("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32")
# All that is given out of IPv6 ...
_GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
# ... but for protocols, documentation, and what stands for an IPv4 address that is not ours to know.
_NOT_PUBLIC_6 = _networks("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
# Where the machines of a cloud ask for their credentials, and what is on the same wire: never, whatever is allowed.
# 169.254.169.254 nearly everywhere; in IPv6 AWS, Google, Scaleway, Oracle, Akamai (Linode) and Alibaba have their own.
_NEVER = _networks(
    "0.0.0.0/8", "169.254.0.0/16", "168.63.129.16/32", "100.100.100.200/32", "192.0.0.0/24", "224.0.0.0/3",
    "fe80::/10", "fec0::/10", "ff00::/8", "fd00:ec2::/32", "fd20:ce::/32", "fd00:42::/32", "fd00:c1::/32",
    "fd00:a9fe:a9fe::/48", "fd00:100::/32",
)  # fmt: skip
# With MONITOR_ALLOW_PRIVATE: where machines of an intranet are.
_PRIVATE = _networks(
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8", "fc00::/7", "::1/128"
)


def is_public(address: Address) -> bool:
    if address.version == 4:
        return address.is_global and not address.is_multicast and not _is_in(address, _NOT_PUBLIC_4)
    return address in _GIVEN_OUT and address.is_global and not _is_in(address, _NOT_PUBLIC_6)


def is_reachable(address: Address) -> bool:
    """With MONITOR_ALLOW_PRIVATE: also what is private, but never what hands out credentials."""
    return is_public(address) or (_is_in(address, _PRIVATE) and not _is_in(address, _NEVER))


def _is_in(address: Address, networks: tuple[Network, ...]) -> bool:
    return any(address.version == network.version and address in network for network in networks)
