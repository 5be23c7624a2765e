"""Importing a file by hand."""

import io
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from signpost.runtime import jobs
from tests.conftest import Answer, Client
from tests.dashboard.conftest import Person, shown

HOST = "go.acme.test"
FILE = f"url,destination\nhttps://{HOST}/a,https://d.example/\nhttps://{HOST}/a%zz,https://d.example/\nhttps://bit.ly/c,d.example\n"


@pytest.fixture
def hand_in(person: Person, app: Flask, connect: Callable[..., str]) -> Callable[..., Answer]:
    connect(HOST)

    def do(text: str = FILE, name: str = "links.csv", **fields: Any) -> Answer:
        data = {"source": "signpost", "file": (io.BytesIO(text.encode()), name), **fields}
        answer = person.post("/import", data, page="/import", content_type="multipart/form-data")
        jobs.of(app).drain()
        return answer

    return do


def test_a_file_is_tried_and_then_imported(hand_in: Callable[..., Answer], person: Person, client: Client) -> None:
    answer = hand_in(host=HOST, is_dry="on")
    tried = shown(person.get(answer.location))
    assert "Dry run finished; nothing is changed yet" in tried
    assert "2 would be created, 0 there already, 1 refused of 3" in tried
    assert "in the path is broken." in tried
    assert client.get("/v1/links").json["data"] == []
    done = shown(person.get(hand_in(host=HOST).location))
    assert "2 created, 0 there already, 1 refused of 3" in done
    assert {row["alias"] for row in client.get("/v1/links").json["data"]} == {"a", "c"}


def test_a_dry_run_leads_to_the_import_of_the_same_file(
    hand_in: Callable[..., Answer], person: Person, app: Flask, client: Client
) -> None:
    tried = person.get(hand_in(host=HOST, is_dry="on").location)
    job = tried.request.path.removeprefix(person.root)
    assert f'action="{job}/import"' in tried.text
    # The new short link is next to the old one.
    assert f"https://{HOST}/c" in shown(tried)
    answer = person.post(f"{job}/import", page=job)
    jobs.of(app).drain()
    assert answer.status_code == 303
    assert "2 created, 0 there already, 1 refused of 3" in shown(person.get(answer.location))
    assert {row["alias"] for row in client.get("/v1/links").json["data"]} == {"a", "c"}
    # Only once; then the form comes back, filled in.
    assert f'action="{job}/import"' not in person.get(job).text
    again = person.post(f"{job}/import", page="/account")
    assert again.status_code == 404
    for form in (again, person.get(f"/import?again={job.rpartition('/')[2]}")):
        assert f'<option value="{HOST}" selected>' in form.text
        assert 'name="is_dry" checked' not in form.text
    assert "The file of this dry run is gone. Choose it once more." in shown(again)


def test_a_file_with_nothing_to_import_offers_no_import(hand_in: Callable[..., Answer], person: Person) -> None:
    tried = person.get(hand_in(text=f"url,destination\nhttps://{HOST}/a%zz,d.example\n", is_dry="on").location)
    assert "0 would be created" in shown(tried)
    assert '/import"' not in tried.text.replace('href="/import', "")
    assert "Try another file" in shown(tried)


def test_others_import_no_file_of_this_workspace(
    hand_in: Callable[..., Answer], person: Person, make_person: Callable[[str], Person], stranger: Person
) -> None:
    job = hand_in(host=HOST, is_dry="on").location
    assert make_person("viewer").post(f"{job}/import").status_code == 484
    assert stranger.post(f"{job}/import", page="/sign-in").location.startswith("/sign-in")


def test_notes_are_above_the_lines(hand_in: Callable[..., Answer], person: Person) -> None:
    page = shown(person.get(hand_in("from,to,Colour\n/a,https://d.example/,red\n", host=HOST).location))
    assert "Columns that are not imported: Colour." in page
    assert "1 created" in page


def test_columns_are_named_and_aliases_made_up_by_hand(hand_in: Callable[..., Answer], client: Client) -> None:
    text = f"Alt,Neu\nhttps://{HOST}/a,https://d.example/\n"
    refused = hand_in(text)
    assert refused.status_code == 422
    assert "Columns: Alt, Neu." in shown(refused)
    assert hand_in(text, columns="Alt=url, Neu=destination").status_code == 303
    assert hand_in("to\nhttps://other.example/\n", host=HOST, make_up_aliases="on").status_code == 303
    assert len(client.get("/v1/links").json["data"]) == 2


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"file": (io.BytesIO(b""), "")}, "Choose a file."),
        ({"text": ""}, "The first line must name the columns."),
        ({"source": "tinyurl"}, "Choose the service that wrote the file."),
        ({"name": "links.json", "text": "{"}, "not JSON"),
        ({"host": "*.acme.test"}, "Wildcards are not accepted."),
    ],
)
def test_what_cannot_be_imported_is_refused(
    hand_in: Callable[..., Answer], fields: dict[str, Any], message: str
) -> None:
    answer = hand_in(**fields)
    assert answer.status_code == 422
    assert message in shown(answer)


@pytest.mark.parametrize(("mib", "status"), [(15.9, 303), (17, 413)])
def test_a_file_has_16_mib_at_the_most(
    person: Person, app: Flask, connect: Callable[..., str], mib: float, status: int
) -> None:
    connect(HOST)
    line = f"https://{HOST}/a,https://d.example/{'x' * 1500}\n"
    rows = "url,destination\n" + line * int(mib * 2**20 // len(line))
    carried = {f'name="{name}"': text for name, text in person.carried("/import").items()}
    # By hand: the test client would leave its own copy open.
    parts = {**carried, 'name="source"': "signpost", 'name="file"; filename="links.csv"': rows}
    body = "".join(
        f"--limit\r\nContent-Disposition: form-data; {name}\r\n\r\n{text}\r\n" for name, text in parts.items()
    )
    answer = person.send(
        "/import",
        f"{body}--limit--\r\n".encode(),
        page="/import",
        content_type="multipart/form-data; boundary=limit",
    )
    jobs.of(app).drain()
    assert answer.status_code == status
