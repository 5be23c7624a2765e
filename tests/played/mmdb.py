"""Writes databases in MaxMind's format (https://maxmind.github.io/MaxMind-DB/), as small as a test needs."""

import ipaddress
from collections.abc import Mapping
from typing import Any

MARKER = b"\xab\xcd\xefMaxMind.com"
_TYPES = {"text": 2, "uint16": 5, "uint32": 6, "map": 7, "uint64": 9, "array": 11}


def country(code: str) -> dict[str, Any]:
    return {"country": {"iso_code": code, "names": {"en": f"The country {code}"}}}


def city(code: str, region: str, name: str) -> dict[str, Any]:
    return {
        **country(code),
        "subdivisions": [{"iso_code": "X1", "names": {"de": "?", "en": region}}, {"names": {"en": "inner"}}],
        "city": {"names": {"en": name}},
    }


def mmdb(networks: Mapping[str, Any], kind: str = "Test", built_at: int = 1) -> bytes:
    """A database of IPv4 networks, like {"192.0.2.0/24": country("DE")}; {"0.0.0.0/0": …} for all addresses."""
    data, offsets = b"", dict[ipaddress.IPv4Network, int]()
    for name, entry in networks.items():
        offsets[ipaddress.IPv4Network(name)] = len(data)
        data += _encode(entry)
    nodes: list[list[int | None]] = [[None, None]]
    leaves: list[tuple[int, int, int]] = []
    for network, offset in offsets.items():
        # One network of all addresses is two halves here: the first node cannot be a leaf.
        for part in network.subnets() if network.prefixlen == 0 else (network,):
            node, bits = 0, f"{int(part.network_address):032b}"[: part.prefixlen]
            for bit in bits[:-1]:
                following = nodes[node][int(bit)]
                if following is None:
                    following = nodes[node][int(bit)] = len(nodes)
                    nodes.append([None, None])
                node = following
            leaves.append((node, int(bits[-1]), offset))
    tree = [[len(nodes) if side is None else side for side in node] for node in nodes]
    for node, side, offset in leaves:
        tree[node][side] = len(nodes) + 16 + offset
    metadata = {
        "node_count": (len(nodes), "uint32"), "record_size": (24, "uint16"), "ip_version": (4, "uint16"),
        "binary_format_major_version": (2, "uint16"), "binary_format_minor_version": (0, "uint16"),
        "build_epoch": (built_at, "uint64"), "database_type": kind, "languages": ["en"], "description": {"en": kind},
    }  # fmt: skip
    return (
        b"".join(side.to_bytes(3, "big") for node in tree for side in node)
        + bytes(16)
        + data
        + (MARKER + _encode(metadata))
    )


def _encode(value: Any) -> bytes:
    match value:
        case str():
            encoded = value.encode()
            return _control("text", len(encoded)) + encoded
        case dict():
            inner = b"".join(_encode(name) + _encode(entry) for name, entry in value.items())
            return _control("map", len(value)) + inner
        case list():
            return _control("array", len(value)) + b"".join(map(_encode, value))
        case (int() as number, str() as kind):
            encoded = number.to_bytes((number.bit_length() + 7) // 8, "big")
            return _control(kind, len(encoded)) + encoded
    raise TypeError(value)


def _control(kind: str, size: int) -> bytes:
    number = _TYPES[kind]
    more = b"" if size < 29 else (size - 29).to_bytes(1, "big")
    size = min(size, 29)
    return (bytes([number << 5 | size]) if number < 8 else bytes([size, number - 7])) + more
