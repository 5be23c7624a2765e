"""Lines of a file whose address is here already and leads elsewhere, and the undo of an import."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from signpost.domain import times
from signpost.features.transfer import import_job
from signpost.features.transfer.imported_records import MAX_BESIDE, TakenAddress
from signpost.runtime import jobs
from signpost.storage.models import Job
from tests.conftest import Answer, Client, RunCommand
from tests.features.conftest import Person, shown
from tests.features.transfer.test_import_pages import choose, fates_of, form_of, hand_in

__all__ = ("choose", "hand_in")

HOST = "go.acme.test"
THEIRS = "https://theirs.example/"
LINES = ("new,https://new.example/", "same,https://mine.example/same", f"mine,{THEIRS}", f"ruled,{THEIRS}", "boat,")
FILE = "\n".join(("alias,destination", *LINES))
# The fates of its lines in each case, and what is there afterwards.
AFTER: dict[TakenAddress, dict[str, str]] = {
    TakenAddress.KEEP: {"mine": "https://mine.example/", "ruled": "https://mine.example/ruled"},
    TakenAddress.REPLACE: {"mine": THEIRS, "ruled": THEIRS},
    TakenAddress.BESIDE: {
        "mine": "https://mine.example/", "ruled": "https://mine.example/ruled", "mine-2": THEIRS, "ruled-2": THEIRS,
    },
}  # fmt: skip


@pytest.fixture
def mine(connect: Callable[..., str], make_link: Callable[..., dict[str, Any]]) -> None:
    connect(HOST)
    make_link(HOST, alias="same", destination="https://mine.example/same")
    make_link(HOST, alias="mine", destination="https://mine.example/", title="My own", tags=["x"])
    rules = [{"if": {"device": ["mobile"]}, "destination": "https://mine.example/phone"}]
    make_link(HOST, alias="ruled", destination="https://mine.example/ruled", rules=rules)


def links(client: Client) -> dict[str, str]:
    return {row["alias"]: row["destination"] for row in client.get("/v1/links").json["data"]}


def exported(client: Client) -> list[dict[str, Any]]:
    """All that is known of all records, but when they were changed."""
    rows = [json.loads(line) for line in client.get("/v1/export").text.splitlines()]
    return sorted(({**row, "updated_at": ""} for row in rows), key=lambda row: str(row["url"]))


def send(client: Client, app: Flask, text: str = FILE, **query: str) -> dict[str, Any]:
    """What an import did, by its job."""
    answer = client.post(
        "/v1/bulk/import", query_string={"host": HOST, **query}, data=text, headers={"Content-Type": "text/csv"}
    )
    assert answer.status_code == 202, answer.text
    jobs.of(app).drain()
    found: dict[str, Any] = client.get(answer.headers["Location"]).json
    return found


def results(client: Client, job: dict[str, Any]) -> list[tuple[int, str]]:
    lines = client.get(f"/v1/jobs/{job['id']}/report").text.splitlines()
    return [(row["line"], row["result"]) for row in map(json.loads, lines) if row["result"] != "note"]


@pytest.mark.parametrize("taken", TakenAddress)
def test_a_person_chooses(
    hand_in: Callable[..., Answer],
    choose: Callable[..., Answer],
    mine: None,
    person: Person,
    client: Client,
    taken: TakenAddress,
) -> None:
    before = links(client)
    check = hand_in(FILE).location
    page = person.get(check)
    assert form_of(page)["taken"] == "keep"
    assert fates_of(shown(page)) == [1, 1, 2, 1]
    check = choose(check, taken=taken.value).location
    page = person.get(check)
    assert form_of(page)["taken"] == taken
    # What the file would do changes, and how many lines there are of each kind does not.
    assert fates_of(shown(page)) == [1, 1, 2, 1]
    assert f"Import {1 if taken is TakenAddress.KEEP else 3} short link" in shown(page)
    assert links(client) == before
    done = shown(person.get(choose(check, button="/start").location))
    assert links(client) == {**before, **AFTER[taken], "new": "https://new.example/"}
    made, same, stayed, out = fates_of(done)
    assert (made, same, stayed, out) == (
        3 if taken is TakenAddress.BESIDE else 1,
        1,
        2 if taken is TakenAddress.KEEP else 0,
        1,
    )
    assert ("2 lead elsewhere now" in done) is (taken is TakenAddress.REPLACE)


def test_what_nobody_offers_is_refused(
    hand_in: Callable[..., Answer], choose: Callable[..., Answer], mine: None, client: Client
) -> None:
    before = links(client)
    refused = choose(hand_in(FILE).location, taken="burn")
    assert refused.status_code == 422
    assert "Choose from the list what happens" in shown(refused)
    assert links(client) == before


@pytest.mark.parametrize("taken", TakenAddress)
def test_a_dry_run_says_what_an_import_does(client: Client, app: Flask, mine: None, taken: TakenAddress) -> None:
    tried = send(client, app, taken=taken.value, dry_run="true")
    before = exported(client)
    told = results(client, tried)
    done = send(client, app, taken=taken.value)
    for name in ("created", "unchanged", "updated", "refused"):
        assert tried.get(name) == done.get(name), name
    assert {line for line in results(client, done) if line[1] == "refused"} == {
        line for line in told if line[1] == "refused"
    }
    assert exported(client) != before
    # Sent again, it changes nothing.
    after = exported(client)
    again = send(client, app, taken=taken.value)
    assert (again["created"], again.get("updated")) == (0, None)
    assert exported(client) == after


@pytest.mark.parametrize("taken", TakenAddress)
def test_an_import_is_undone_as_one(
    client: Client, app: Flask, mine: None, person: Person, taken: TakenAddress
) -> None:
    before = exported(client)
    job = send(client, app, taken=taken.value)
    assert exported(client) != before
    page = f"/jobs/{job['id']}"
    button = person.get(page).text.partition("/undo")[0].rpartition("/activity/")[2]
    assert "Undo the import" in shown(person.get(page))
    undone = person.post(f"/activity/{button}/undo", {"back": page}, page=page)
    assert undone.location == page
    assert exported(client) == before
    # It is offered once.
    assert "Undo the import" not in shown(person.get(page))
    assert client.post(f"/v1/changes/{button}/undo").status_code == 409
    # And the file may be imported again.
    again = send(client, app, taken=taken.value)
    assert [again.get(name) for name in ("created", "updated")] == [job.get(name) for name in ("created", "updated")]


def test_what_changed_since_is_not_undone(client: Client, app: Flask, mine: None, person: Person) -> None:
    job = send(client, app)
    (new,) = [row["id"] for row in client.get("/v1/links").json["data"] if row["alias"] == "new"]
    assert client.patch(f"/v1/redirect/{new}", json={"title": "Edited"}).status_code == 200
    before = exported(client)
    (change,) = [row["id"] for row in client.get("/v1/changes").json["data"] if row["job_id"] == job["id"]]
    refused = client.post(f"/v1/changes/{change}/undo")
    assert refused.status_code == 409
    assert f"{HOST}/new" in refused.text
    assert exported(client) == before


def test_only_those_who_edit_are_offered_it(
    client: Client, app: Flask, mine: None, make_person: Callable[[str], Person]
) -> None:
    job = send(client, app)
    assert "Undo the import" not in shown(make_person("viewer").get(f"/jobs/{job['id']}"))
    assert "Undo the import" in shown(make_person("editor").get(f"/jobs/{job['id']}"))


def test_the_state_of_a_day_knows_what_was_replaced(client: Client, app: Flask, mine: None) -> None:
    at = times.now_text()
    send(client, app, taken="replace")
    answer = client.get("/v1/as-of", query_string={"at": at})
    assert answer.status_code == 200, answer.text
    found = answer.json
    then = {row["url"].rpartition("/")[2]: row["then"].get("destination") for row in found["records"] if row["existed"]}
    assert then == {"mine": "https://mine.example/", "ruled": "https://mine.example/ruled"}


def test_what_a_file_says_twice_is_not_replaced_by_itself(client: Client, app: Flask, mine: None) -> None:
    text = f"alias,destination\nmine,{THEIRS}1\nmine,{THEIRS}2\nnew,{THEIRS}1\nnew,{THEIRS}2\n"
    for dry_run in ("true", "false"):
        job = send(client, app, text, taken="replace", dry_run=dry_run)
        assert (job["created"], job["updated"], job["refused"]) == (1, 1, 2)
    assert links(client)["mine"] == f"{THEIRS}1"
    assert links(client)["new"] == f"{THEIRS}1"


def test_numbers_end(client: Client, app: Flask, mine: None) -> None:
    lines = [f"mine,{THEIRS}{number}" for number in range(MAX_BESIDE + 2)]
    job = send(client, app, "\n".join(("alias,destination", *lines)), taken="beside")
    assert job["created"] == MAX_BESIDE - 1
    assert job["refused"] == len(lines) - job["created"]
    long = "a" * 30
    text = f"alias,destination\n{long},{THEIRS}1\n{long},{THEIRS}2\n"
    assert send(client, app, text, taken="beside")["created"] == 2
    assert links(client)[f"{'a' * 28}-2"] == f"{THEIRS}2"


def test_what_cannot_lead_there_is_refused(client: Client, app: Flask, mine: None) -> None:
    """A loop, as everywhere."""
    job = send(client, app, f"alias,destination\nmine,https://{HOST}/mine\n", taken="replace")
    assert (job.get("updated"), job["refused"]) == (None, 1)
    assert links(client)["mine"] == "https://mine.example/"


def test_on_the_command_line(client: Client, mine: None, run_command: RunCommand, tmp_path: Path) -> None:
    file = tmp_path / "links.csv"
    file.write_text(FILE)
    done = run_command("import", "--host", HOST, "--taken", "replace", str(file))
    assert done.exit_code == 1
    assert "1 created, 1 there already (left as they are), 2 led elsewhere, 1 refused." in done.stderr
    assert links(client)["mine"] == THEIRS
    # Each is a change of its own, which can be undone.
    updates = [row["id"] for row in client.get("/v1/changes").json["data"] if row["verb"] == "update"]
    assert [client.post(f"/v1/changes/{id_}/undo").status_code for id_ in updates] == [200, 200]
    assert links(client)["mine"] == "https://mine.example/"


def test_plans_of_earlier_versions_keep(app: Flask) -> None:
    """A job that waits since before there was a choice."""
    assert import_job.plan_of(Job(request={"source": "signpost", "format": "csv"})).taken == "keep"
