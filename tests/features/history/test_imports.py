"""What the history keeps of imports."""

from collections.abc import Callable

import pytest
from flask import Flask

from signpost.features.history.operations import history
from signpost.runtime import jobs
from tests.conftest import Client
from tests.features.conftest import Person, shown

HOST = "go.acme.test"


@pytest.mark.parametrize("lines", [2, 3])
def test_a_large_one_keeps_nothing_and_says_so(
    client: Client,
    app: Flask,
    person: Person,
    connect: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    lines: int,
) -> None:
    connect(HOST)
    monkeypatch.setattr(history, "MAX_UNDOABLE", 2)
    text = "url,destination\n" + "".join(f"https://{HOST}/{line},https://dest.example/\n" for line in range(lines))
    answer = client.post("/v1/bulk/import", data=text, headers={"Content-Type": "text/csv"})
    jobs.of(app).drain()
    is_kept = lines == 2
    assert ("Undo the import" in shown(person.get(f"/jobs/{answer.json['id']}"))) is is_kept
    (change,) = [row["id"] for row in client.get("/v1/changes").json["data"] if row["verb"] == "import"]
    undone = client.post(f"/v1/changes/{change}/undo")
    assert undone.status_code == (200 if is_kept else 409)
    assert ("lines, or was made before imports could be undone" in undone.text) is not is_kept
