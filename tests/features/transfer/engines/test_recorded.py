"""Beside what the servers once answered: record.py asks them anew."""

from collections import Counter
from collections.abc import Callable

import pytest
from flask import Flask

from tests.features.transfer.engines import cases, servers
from tests.features.transfer.engines.judging import differences


@pytest.mark.slow
def test_visitors_get_what_they_got_before(app: Flask, connect: Callable[..., str]) -> None:
    recorded = cases.recorded()
    for number in range(len(recorded)):
        connect(servers.host_of(number))
    results: Counter[str] = Counter()
    assert differences(app, recorded, results) == []
    # Most of these lines overlap; what is imported is not nothing.
    assert results["created"] > len(recorded)
