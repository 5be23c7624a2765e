"""Who made the database of countries is named on pages that show countries, where its licence wants that."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import places
from tests.features.conftest import Person
from tests.played.mmdb import country, mmdb

DB_IP = '<a href="https://db-ip.com" rel="noopener">IP geolocation by DB-IP</a>'
MAXMIND = '<a href="https://www.maxmind.com" rel="noopener">This product includes GeoLite2 data created by MaxMind</a>'


@pytest.fixture
def app(make_app: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> Flask:
    """It looks at the file each time."""
    monkeypatch.setattr(places, "CHECK_EVERY_S", 0.0)
    return make_app()


@pytest.mark.one_process
def test_the_source_of_countries_is_named(
    app: Flask,
    person: Person,
    make_link: Callable[..., dict[str, Any]],
    connect: Callable[..., str],
) -> None:
    connect()
    link = make_link()
    file = Path(app.config["INSTANCE"]) / "geo.mmdb"

    def pages() -> list[str]:
        return [person.get(path).get_data(as_text=True) for path in ("/", "/clicks", f"/links/{link['id']}")]

    assert not any(credit in page for page in pages() for credit in (DB_IP, MAXMIND))
    for kind, expected in (("DBIP-City-Lite", DB_IP), ("GeoLite2-City", MAXMIND), ("GeoIP2-City", None)):
        new = file.with_suffix(".new")
        new.write_bytes(mmdb({"0.0.0.0/0": country("DE")}, kind))
        new.replace(file)
        for page in pages():
            assert [credit for credit in (DB_IP, MAXMIND) if credit in page] == ([expected] if expected else [])
