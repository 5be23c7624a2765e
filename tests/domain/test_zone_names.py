"""Names of time zones as people write them."""

from __future__ import annotations

import zoneinfo
from datetime import UTC
from pathlib import Path
from zoneinfo import available_timezones

import pytest

from signpost.domain import dates
from signpost.domain.errors import Invalid

NO_ZONES = {"localtime", "Factory", "posixrules"}


def test_names_are_known_in_any_case() -> None:
    for name in {"UTC", *available_timezones()} - NO_ZONES:
        for written in (name, name.lower(), name.upper()):
            assert dates.time_zone_name(written) == name
            assert dates.name_of(dates.zone_named(written) or dates.zone_of("")) == name
        # What is kept has its own case.
        assert dates.is_time_zone(name)
        assert not dates.is_time_zone(name.swapcase())


def test_each_name_means_the_same_on_every_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of a system that name no place of the IANA database are left out, whatever this machine has."""
    (tmp_path / "Europe").mkdir()
    berlin = next(file for path in zoneinfo.TZPATH if (file := Path(path) / "Europe" / "Berlin").is_file())
    for name in ("Europe/Berlin", *NO_ZONES):
        (tmp_path / name).write_bytes(berlin.read_bytes())
    dates._known_zones.cache_clear()
    zoneinfo.reset_tzpath([tmp_path])
    try:
        assert dates.is_time_zone("Europe/Berlin")
        for name in NO_ZONES:
            assert dates.time_zone_name(name) is dates.time_zone_name(name.upper()) is None
            # What was stored by earlier versions.
            assert dates.zone_of(name) is UTC
    finally:
        zoneinfo.reset_tzpath()
        dates._known_zones.cache_clear()


@pytest.mark.parametrize("text", ["", " utc", "Mars/Olympus", "../../etc/passwd", "utc\N{KELVIN SIGN}"])
def test_what_is_no_name(text: str) -> None:
    assert dates.time_zone_name(text) is None
    with pytest.raises(Invalid):
        dates.zone_named(text)
