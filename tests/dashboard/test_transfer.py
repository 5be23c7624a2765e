"""Importing a file by hand."""

import io

import pytest

from service import jobs
from tests.conftest import ORIGIN
from tests.dashboard.conftest import TOKEN, shown

HOST = "go.acme.test"
FILE = f"url,destination\nhttps://{HOST}/a,https://d.example/\nhttps://{HOST}/a+b,https://d.example/\nhttps://bit.ly/c,d.example\n"


@pytest.fixture
def hand_in(person, app, connect):
    connect(HOST)

    def do(text: str = FILE, name: str = "links.csv", **fields):
        data = {"source": "signpost", "file": (io.BytesIO(text.encode()), name), **fields}
        answer = person.post("/import", data, page="/import", content_type="multipart/form-data")
        jobs.of(app).drain()
        return answer

    return do


def test_a_file_is_tried_and_then_imported(hand_in, person, client):
    answer = hand_in(host=HOST, is_dry="on")
    tried = shown(person.get(answer.location))
    assert "Tried; nothing is changed yet" in tried
    assert "2 would be created, 0 there already, 1 refused of 3" in tried
    assert "May not contain spaces, + or %." in tried
    assert client.get("/v1/links").json["data"] == []
    done = shown(person.get(hand_in(host=HOST).location))
    assert "2 created, 0 there already, 1 refused of 3" in done
    assert {row["alias"] for row in client.get("/v1/links").json["data"]} == {"a", "c"}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"file": (io.BytesIO(b""), "")}, "Choose a file."),
        ({"text": ""}, "The first line must name the columns."),
        ({"source": "tinyurl"}, "Choose who wrote the file."),
        ({"name": "links.json", "text": "{"}, "not JSON"),
        ({"host": "*.acme.test"}, "Wildcards are not accepted."),
    ],
)
def test_what_cannot_be_imported_is_told(hand_in, fields, told):
    answer = hand_in(**fields)
    assert answer.status_code == 422
    assert told in shown(answer)


@pytest.mark.parametrize(("mib", "status"), [(15.9, 303), (17, 413)])
def test_a_file_has_16_mib_at_the_most(person, app, connect, mib, status):
    connect(HOST)
    line = f"https://{HOST}/a,https://d.example/{'x' * 1500}\n"
    rows = "url,destination\n" + line * int(mib * 2**20 // len(line))
    token = TOKEN.search(person.get("/import").text)[1]
    # By hand: the test client would leave its own copy open.
    parts = {'name="csrf_token"': token, 'name="source"': "signpost", 'name="file"; filename="links.csv"': rows}
    body = "".join(
        f"--limit\r\nContent-Disposition: form-data; {name}\r\n\r\n{text}\r\n" for name, text in parts.items()
    )
    answer = person.browser.post(
        "/import",
        data=f"{body}--limit--\r\n".encode(),
        content_type="multipart/form-data; boundary=limit",
        headers={"Referer": f"{ORIGIN}/import"},
    )
    jobs.of(app).drain()
    assert answer.status_code == status
