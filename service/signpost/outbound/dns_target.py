"""The addresses that DNS_TARGET has, for DNS that has no ALIAS."""

from __future__ import annotations

import threading

from flask import Flask

from signpost.domain import times
from signpost.outbound.resolver import Resolver, Unresolved
from signpost.runtime import settings
from signpost.storage.app_parts import parts_of

# The addresses of DNS_TARGET are looked up at most this often, and for at most this long.
TARGET_TTL_S, TARGET_TIMEOUT_S = 60.0, 2.0


class TargetAddresses:
    """The addresses that DNS_TARGET has: what a hostname needs where its DNS has no ALIAS."""

    def __init__(self, resolver: Resolver):
        self._resolver = resolver
        self._found: tuple[str, list[str]] = ("", [])
        self._until = 0.0
        # Held by the one request that looks them up; the others have what was found before.
        self._looking_up = threading.Lock()

    def of(self, target: str) -> list[str]:
        """[] if they cannot be found now."""
        is_due = self._found[0] != target or times.monotonic_s() > self._until
        if is_due and self._looking_up.acquire(blocking=False):
            try:
                self._found = target, [str(address) for address in self._resolver.addresses(target, TARGET_TIMEOUT_S)]
            except Unresolved:
                self._found = target, []
            finally:
                self._until = times.monotonic_s() + TARGET_TTL_S
                self._looking_up.release()
        name, found = self._found
        return found if name == target else []


def target_addresses(app: Flask) -> list[str]:
    """The addresses of DNS_TARGET; [] if it is not set, or has none now."""
    target = settings.dns_target(settings.active())
    if not target:
        return []
    known = parts_of(app).late(TargetAddresses, lambda: TargetAddresses(Resolver(app.config["DNS_SERVERS"])))
    return known.of(target)
