"""Where visitors are: what is read from a database, and databases that are replaced while visitors come."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.clicks import places, visitors
from signpost.clicks.places import MAX_NAME_LENGTH, UNKNOWN_LOCATION, GeoDatabase, Location
from signpost.visits import middleware
from tests.conftest import FIREFOX
from tests.played.mmdb import city, country, mmdb
from tests.visits.conftest import send

ADDRESS = "192.0.2.7"


@pytest.fixture
def checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "CHECK_EVERY_S", 0.0)
    monkeypatch.setattr(visitors, "CHECK_EVERY_S", 0.0)


def replace(file: Path, content: bytes) -> None:
    new = file.with_suffix(".new")
    new.write_bytes(content)
    new.replace(file)


def test_a_place_has_country_region_and_city(tmp_path: Path) -> None:
    file = tmp_path / "geo.mmdb"
    file.write_bytes(
        mmdb(
            {
                "192.0.2.0/24": city("DE", "Bavaria", "Munich"),
                "198.51.100.0/25": country("FR"),
                "198.51.100.128/25": {"subdivisions": [{"iso_code": "TX"}], "city": {"names": {"de": "Austin"}}},
                "203.0.113.0/28": {"country": {"iso_code": "D" * 200}, "city": {"names": {"en": "é" * 100}}},
                "203.0.113.16/28": {"country": "Germany", "subdivisions": {}, "city": []},
                "203.0.113.32/28": {"country": {"iso_code": ["DE"]}, "subdivisions": ["?"], "city": {"names": "?"}},
                "203.0.113.48/28": "no map",
            }
        )
    )
    found = GeoDatabase(file)
    assert found.knows_countries
    assert found.of(ADDRESS) == Location("DE", "Bavaria", "Munich")
    assert found.of("198.51.100.7") == Location("FR")
    assert found.of("198.51.100.200") == Location("", "TX")
    assert found.of("203.0.113.1") == Location("D" * MAX_NAME_LENGTH, "", "é" * MAX_NAME_LENGTH)
    for address in ("203.0.113.17", "203.0.113.33", "203.0.113.49", "8.8.8.8", "2001:db8::1", "", "not an address"):
        assert found.of(address) == UNKNOWN_LOCATION, address


def test_a_file_may_appear_be_replaced_and_disappear(tmp_path: Path, checked_at_once: None) -> None:
    file = tmp_path / "geo.mmdb"
    found = GeoDatabase(file)
    assert (found.knows_countries, found.of(ADDRESS), found.version) == (False, UNKNOWN_LOCATION, 0)
    replace(file, mmdb({"0.0.0.0/0": country("DE")}))
    assert (found.knows_countries, found.of(ADDRESS).country, found.version) == (True, "DE", 1)
    replace(file, mmdb({"0.0.0.0/0": country("FR")}))
    assert (found.of(ADDRESS).country, found.version) == ("FR", 2)
    assert (found.of(ADDRESS).country, found.version) == ("FR", 2)
    file.unlink()
    assert (found.knows_countries, found.of(ADDRESS)) == (False, UNKNOWN_LOCATION)


def test_a_file_that_is_no_database_is_reported_once_and_the_last_one_stays(
    tmp_path: Path, checked_at_once: None, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "geo.mmdb"
    file.write_bytes(mmdb({"0.0.0.0/0": country("DE")}))
    found = GeoDatabase(file)
    replace(file, b"<html>Please sign in</html>")
    with caplog.at_level(logging.WARNING):
        assert [found.of(ADDRESS).country for _ in range(3)] == ["DE"] * 3
    assert len(caplog.records) == 1
    assert str(file) in caplog.text


def test_a_file_is_looked_at_rarely(tmp_path: Path) -> None:
    file = tmp_path / "geo.mmdb"
    file.write_bytes(mmdb({"0.0.0.0/0": country("DE")}))
    found = GeoDatabase(file)
    replace(file, mmdb({"0.0.0.0/0": country("FR")}))
    assert {found.of(ADDRESS).country for _ in range(1000)} == {"DE"}
    assert 0 < places.CHECK_EVERY_S <= 60


def test_a_database_is_replaced_while_visitors_come(
    make_app: Callable[..., Flask], make_client: Any, checked_at_once: None
) -> None:
    """No visit fails, and every visit after the swap has the new country, by visitors known before as well."""
    app = make_app()
    client = make_client(app)
    file = Path(app.config["INSTANCE"]) / "geo.mmdb"
    client.post("/v1/host", json={"host": "go.acme.test"})
    client.post("/v1/link", json={"host": "go.acme.test", "alias": "abc", "destination": "https://dest.example/"})
    replace(file, mmdb({"0.0.0.0/0": country("DE")}))
    send(app, "/abc", address=ADDRESS)
    stop, statuses, failures = threading.Event(), set[int](), list[BaseException]()

    def come(number: int) -> None:
        count = 0
        try:
            while not stop.is_set():
                count += 1
                statuses.add(send(app, "/abc", address=f"192.0.{number}.{count % 250}").status)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=come, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for turn in range(60):
        replace(file, mmdb({"0.0.0.0/0": country(("AT", "CH")[turn % 2])}))
        stop.wait(0.01)
    stop.set()
    for thread in threads:
        thread.join()
    assert (statuses, failures) == ({302}, [])
    replace(file, mmdb({"0.0.0.0/0": country("FR")}))
    clicks = middleware.of(app).clicks
    assert clicks.visitor({"REMOTE_ADDR": ADDRESS, "HTTP_USER_AGENT": FIREFOX}).country == "FR"
    send(app, "/abc", address=ADDRESS)
    clicks.write()
    found = client.get("/v1/workspace/clicks?by=country").json["data"]
    assert {row["value"] for row in found} >= {"DE", "AT", "CH", "FR"}
    assert {row["value"]: row["clicks"] for row in found}["FR"] == 1
