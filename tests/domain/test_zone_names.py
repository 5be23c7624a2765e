"""Names of time zones as people write them."""

from __future__ import annotations

from zoneinfo import available_timezones

import pytest

from signpost.domain import dates
from signpost.domain.errors import Invalid


def test_names_are_known_in_any_case() -> None:
    for name in ("UTC", *available_timezones()):
        for written in (name, name.lower(), name.upper()):
            assert dates.time_zone_name(written) == name
            assert dates.name_of(dates.zone_named(written) or dates.zone_of("")) == name
        # What is kept has its own case.
        assert dates.is_time_zone(name)
        assert not dates.is_time_zone(name.swapcase())


@pytest.mark.parametrize("text", ["", " utc", "Mars/Olympus", "../../etc/passwd", "utc\N{KELVIN SIGN}"])
def test_what_is_no_name(text: str) -> None:
    assert dates.time_zone_name(text) is None
    with pytest.raises(Invalid):
        dates.zone_named(text)
