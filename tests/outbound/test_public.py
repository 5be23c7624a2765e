"""Which addresses may be connected to: the first and last of each network, and its neighbours outside."""

import ipaddress
from typing import Any

import pytest

from signpost.outbound.public_addresses import is_public, is_reachable

# network, first and last address inside, neighbours outside that are public (None: what is beside it is not either)
CLOSED = [
    ("this network", "0.0.0.0", "0.255.255.255", "1.0.0.0"),
    ("private", "10.0.0.0", "10.255.255.255", "9.255.255.255 11.0.0.0"),
    ("carrier's NAT", "100.64.0.0", "100.127.255.255", "100.63.255.255 100.128.0.0"),
    ("loopback", "127.0.0.0", "127.255.255.255", "126.255.255.255 128.0.0.0"),
    ("link-local", "169.254.0.0", "169.254.255.255", "169.253.255.255 169.255.0.0"),
    ("private", "172.16.0.0", "172.31.255.255", "172.15.255.255 172.32.0.0"),
    ("protocols", "192.0.0.0", "192.0.0.255", "191.255.255.255 192.0.1.0"),
    ("protocols, rest of it", "192.0.0.8", "192.0.0.192", None),
    ("documentation", "192.0.2.0", "192.0.2.255", "192.0.1.255 192.0.3.0"),
    ("6to4 relays", "192.88.99.0", "192.88.99.255", "192.88.98.255 192.88.100.0"),
    ("private", "192.168.0.0", "192.168.255.255", "192.167.255.255 192.169.0.0"),
    ("benchmarks", "198.18.0.0", "198.19.255.255", "198.17.255.255 198.20.0.0"),
    ("documentation", "198.51.100.0", "198.51.100.255", "198.51.99.255 198.51.101.0"),
    ("documentation", "203.0.113.0", "203.0.113.255", "203.0.112.255 203.0.114.0"),
    ("multicast", "224.0.0.0", "239.255.255.255", "223.255.255.255"),
    ("reserved", "240.0.0.0", "255.255.255.255", None),
    ("unspecified", "::", "::", None),
    ("loopback", "::1", "::1", None),
    ("IPv4-compatible", "::7f00:1", "::ffff:ffff", None),
    ("IPv4-mapped", "::ffff:0.0.0.0", "::ffff:255.255.255.255", None),
    ("IPv4-mapped public", "::ffff:8.8.8.8", "::ffff:1.1.1.1", None),
    ("IPv4-translated", "::ffff:0:0.0.0.0", "::ffff:0:255.255.255.255", None),
    ("NAT64", "64:ff9b::", "64:ff9b::ffff:ffff", None),
    ("NAT64 of our own", "64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff", None),
    ("discard-only", "100::", "100::ffff:ffff:ffff:ffff", None),
    ("dummy", "100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff", None),
    ("unassigned low", "200::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("Teredo", "2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("benchmarks", "2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff", None),
    ("ORCHID", "2001:10::", "2001:1f:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("documentation", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db7:ffff:: 2001:db9::"),
    ("6to4", "2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2001:ffff:: 2003::"),
    ("6to4 of loopback", "2002:7f00:1::", "2002:7f00:1::1", None),
    ("documentation", "3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", "3ffe:ffff::"),
    ("unassigned", "4000::", "5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("segment routing", "5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("unassigned high", "6000::", "fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("unique local", "fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("link-local", "fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("site-local", "fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
    ("multicast", "ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", None),
]
PUBLIC = [
    "1.1.1.1",
    "8.8.8.8",
    "93.184.215.14",
    "100.0.0.1",
    "198.20.0.1",
    "223.255.255.254",
    "2000::",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001::1",
    "2620:fe::fe",
]

# Where clouds keep the credentials of their machines.
METADATA = [
    ("AWS, Google, Azure and others", "169.254.169.254"),
    ("AWS containers", "169.254.170.2"),
    ("AWS over IPv6", "fd00:ec2::254"),
    ("Google over IPv6", "fd20:ce::254"),
    ("Oracle over IPv6", "fd00:c1::a9fe:a9fe"),
    ("Scaleway over IPv6", "fd00:42::42"),
    ("Akamai (Linode) over IPv6", "fd00:a9fe:a9fe::1"),
    ("Alibaba over IPv6", "fd00:100::100:200"),
    ("Oracle, formerly", "192.0.0.192"),
    ("Alibaba", "100.100.100.200"),
    ("Azure's wire server", "168.63.129.16"),
]
# Of an intranet; the public ones are reachable too.
INTRANET = [
    "10.0.0.0",
    "10.255.255.255",
    "172.16.0.0",
    "172.31.255.255",
    "192.168.0.0",
    "192.168.255.255",
    "100.64.0.1",
    "fc00::1",
    "fd12:3456:789a::1",
    "fd00:a9fe:a9ff::1",
    "fd00:101::1",
    "fdff:ffff:ffff:ffff::1",
]
UNREACHABLE = [
    "0.0.0.0",
    "0.0.0.1",
    "169.254.0.0",
    "169.254.255.255",
    "192.88.99.1",
    "224.0.0.0",
    "224.0.0.251",
    "239.255.255.255",
    "240.0.0.0",
    "255.255.255.255",
    "::",
    "::2",
    "::7f00:1",
    "::a00:1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:8.8.8.8",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2001::1",
    "2002:a00:1::",
    "2002:a9fe:a9fe::",
    "fe80::",
    "fe80::1",
    "febf:ffff::1",
    "ff02::1",
    "ff0e::1",
    "fd00:ec2::",
    "fd00:ec2:ffff:ffff::1",
    "fd00:a9fe:a9fe:ffff::1",
    "fd00:100:ffff::1",
]


@pytest.mark.parametrize(("first", "last"), [row[1:3] for row in CLOSED], ids=[f"{row[0]} {row[1]}" for row in CLOSED])
def test_not_public(first: Any, last: Any) -> None:
    low, high = (int(ipaddress.ip_address(entry)) for entry in (first, last))
    kind = type(ipaddress.ip_address(first))
    inside = {low, min(low + 1, high), (low + high) // 2, max(high - 1, low), high}
    assert [str(kind(entry)) for entry in sorted(inside) if is_public(kind(entry))] == []


@pytest.mark.parametrize("address", PUBLIC + [part for row in CLOSED for part in (row[3] or "").split()])
def test_public(address: Any) -> None:
    assert is_public(ipaddress.ip_address(address))
    assert is_reachable(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", [row[1] for row in METADATA], ids=[row[0] for row in METADATA])
def test_credentials_are_never_asked_for(address: Any) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert not is_reachable(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", INTRANET)
def test_reachable(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert is_reachable(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", UNREACHABLE)
def test_not_reachable(address: str) -> None:
    assert not is_reachable(ipaddress.ip_address(address))


def test_loopback_is_the_same_in_both_families() -> None:
    assert is_reachable(ipaddress.ip_address("127.0.0.1")) == is_reachable(ipaddress.ip_address("::1"))


def test_a_zone_changes_nothing() -> None:
    assert not is_public(ipaddress.ip_address("fe80::1%eth0"))
    assert not is_reachable(ipaddress.ip_address("fe80::1%eth0"))
    assert not is_public(ipaddress.ip_address("::1%lo"))
