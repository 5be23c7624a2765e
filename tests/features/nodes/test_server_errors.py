"""What each kind of error of PostgreSQL is to callers, to jobs and to the probe.

A trigger raises them for one record, so that only what the server really says is tested.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.factory import close_app, create_app, create_token
from signpost.runtime import jobs
from tests import postgresql
from tests.conftest import Client, client_of
from tests.wire import eventually

HOST = "go.acme.test"
RAISE = """
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF new.alias LIKE 'bad-%%' THEN RAISE 'a fault of the test' USING ERRCODE = substr(new.alias, 5); END IF;
        RETURN new;
    END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON record FOR EACH ROW EXECUTE FUNCTION refuse()
"""
# By SQLSTATE: what one new link is answered, and whether it is the fault of one row alone.
UNAVAILABLE, BUSY = (503, "storage_unavailable"), (503, "storage_busy")
ANSWERS = {
    "08006": UNAVAILABLE, "57P01": UNAVAILABLE, "57P03": UNAVAILABLE, "53200": UNAVAILABLE, "53300": UNAVAILABLE,
    "25006": UNAVAILABLE, "53100": (503, "storage_full"), "40001": BUSY, "40P01": BUSY, "55P03": BUSY, "57014": BUSY,
    "58030": (503, "storage_failed"), "XX001": (503, "storage_damaged"),
    "22001": (422, "validation_failed"), "22021": (422, "validation_failed"), "22P05": (422, "validation_failed"),
    "54000": (422, "validation_failed"),
    "0A000": (500, "internal_error"), "42501": (500, "internal_error"), "P0001": (500, "internal_error"),
    "XX000": (500, "internal_error"),
}  # fmt: skip
OF_ONE_ROW = sorted(state for state, (status, _) in ANSWERS.items() if status == 422)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    url = postgresql.server().new_database()
    app = create_app({"INSTANCE": str(tmp_path / "node"), "DATABASE_URL": url, "RATE_LIMIT": ""})
    app.test_client_class = Client
    app.config["PROPAGATE_EXCEPTIONS"] = False
    postgresql.server().execute(RAISE.replace("%%", "%"), postgresql.name_of(url))
    yield app
    close_app(app)
    postgresql.server().drop(url)


@pytest.fixture
def client(app: Flask) -> Client:
    client = client_of(app, create_token(app, "x"))
    assert client.post("/v1/host", json={"host": HOST}).status_code == 200
    return client


def record(alias: str) -> dict[str, str]:
    return {"host": HOST, "alias": alias, "destination": "https://x.example/"}


def stored(client: Client) -> set[str]:
    return {found["alias"] for found in client.get("/v1/links?per_page=100").json["data"]}


def test_one_link_of_each_kind(client: Client) -> None:
    for state, expected in ANSWERS.items():
        answer = client.post("/v1/link", json=record(f"bad-{state}"))
        assert (answer.status_code, answer.json["code"]) == expected, state
        assert "a fault of the test" not in answer.text
        # What comes next finds PostgreSQL there.
        eventually(lambda: client.get("/readyz").status_code == 200)
        fine = client.post("/v1/link", json=record(f"fine-{state}"))
        assert fine.status_code == 200, (state, fine.text)


@pytest.mark.parametrize("state", OF_ONE_ROW)
def test_of_many_only_that_row_is_refused(client: Client, state: str) -> None:
    aliases = ["a", f"bad-{state}", "b", "c"]
    answer = client.post("/v1/bulk", json={"records": [record(alias) for alias in aliases]})
    assert answer.status_code == 200, answer.text
    results = [row["result"] for row in answer.json["data"]]
    assert results == ["created", "refused", "created", "created"], answer.text
    assert stored(client) == {"a", "b", "c"}


def import_lines(client: Client, *aliases: str) -> str:
    """The id of the job."""
    lines = "".join(f"https://{HOST}/{alias},https://x.example/\n" for alias in aliases)
    answer = client.post("/v1/bulk/import", data=f"url,destination\n{lines}", content_type="text/csv")
    assert answer.status_code == 202, answer.text
    return str(answer.headers["Location"].rpartition("/")[2])


def job(client: Client, id_: str) -> Any:
    return client.get(f"/v1/jobs/{id_}").json


@pytest.mark.parametrize("state", OF_ONE_ROW)
def test_an_import_refuses_that_line_and_goes_on(client: Client, state: str) -> None:
    id_ = import_lines(client, "a", f"bad-{state}", "b")
    eventually(lambda: job(client, id_)["finished_at"])
    found = job(client, id_)
    assert (found["state"], found["created"], found["refused"]) == ("done", 2, 1), found
    assert "rejected one of these values" in client.get(f"/v1/jobs/{id_}/report").text


@pytest.mark.parametrize("state", ["P0001", "XX000"])
def test_a_job_that_meets_the_same_error_again_ends(
    client: Client, state: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "FIRST_PAUSE_S", 0.01)
    monkeypatch.setattr(jobs, "MAX_PAUSE_S", 0.02)
    id_ = import_lines(client, "a", f"bad-{state}", "b")
    eventually(lambda: job(client, id_)["finished_at"], 30)
    found = job(client, id_)
    assert (found["state"], found["created"]) == ("failed", 0), found
    assert found["reason"].endswith("Request it again.")
    later = import_lines(client, "c")
    eventually(lambda: job(client, later)["state"] == "done")
    assert client.get("/readyz").status_code == 200


def test_a_job_that_waits_for_ever_can_be_stopped(client: Client, make_viewer: Callable[[], Client]) -> None:
    id_, later = import_lines(client, "a", "bad-53200", "b"), import_lines(client, "c")
    eventually(lambda: client.get("/readyz").status_code == 200)
    assert job(client, id_)["finished_at"] is None
    assert make_viewer().delete(f"/v1/jobs/{id_}").status_code == 484
    assert client.delete(f"/v1/jobs/{id_}").status_code == 204
    found = job(client, id_)
    assert (found["state"], found["reason"]) == ("failed", "Owner stopped it.")
    # The next one of the same kind begins.
    eventually(lambda: job(client, later)["state"] == "done", 20)
    assert stored(client) == {"c"}
    assert client.delete(f"/v1/jobs/{id_}").status_code == 204
    assert client.delete("/v1/jobs/nothing").status_code == 204


@pytest.fixture
def make_viewer(app: Flask) -> Callable[[], Client]:
    return lambda: client_of(app, create_token(app, "y", role="viewer"))
