"""The journey of the client that openapi-python-client generates. URL, TOKEN, VIEWER_TOKEN: in the environment."""

import os
from collections.abc import Iterator
from typing import Any, TypeVar

import httpx
from signpost_client import AuthenticatedClient
from signpost_client.api.bulk import delete_records, import_records
from signpost_client.api.hosts import connect_host
from signpost_client.api.jobs import get_job, get_job_report
from signpost_client.api.links import create_link
from signpost_client.api.records import (
    delete_record,
    get_record,
    get_record_qr,
    list_records,
    update_record,
    update_record_qr,
)
from signpost_client.models import (
    BulkDelete,
    CreatedRecords,
    DestinationRouting,
    ErrorResponse,
    Host,
    HostConnect,
    Job,
    LinkCreate,
    MonitorState,
    QrFormat,
    QrStyleUpdate,
    QrTheme,
    RecordDetail,
    RecordFilter,
    RecordPage,
    RecordType,
    RedirectInput,
    SortOrder,
    UpdatedRecord,
    UtmInput,
    ValidationErrorResponse,
)
from signpost_client.types import File

HOST = "go.acme.test"


# --- as in docs/clients.md
class Refused(Exception):
    """The plan (482) or the role (484) does not allow it: codes that http.HTTPStatus does not have."""


def raise_refused(response: httpx.Response) -> None:
    if response.status_code in (482, 484):
        response.read()
        raise Refused(response.json()["message"])


def connect(url: str, token: str) -> AuthenticatedClient:
    return AuthenticatedClient(url, token, httpx_args={"event_hooks": {"response": [raise_refused]}})


def pages(client: AuthenticatedClient, page: RecordPage) -> Iterator[Any]:
    """This page of records and all that follow."""
    yield page
    while url := page.meta.cursor.next_:
        page = RecordPage.from_dict(client.get_httpx_client().get(url).raise_for_status().json())
        yield page


T = TypeVar("T")


# --- the journey


def a(kind: type[T], answer: object) -> T:
    """The answer, which must be of this kind."""
    assert isinstance(answer, kind), answer
    return answer


def journey(client: AuthenticatedClient) -> str:
    host = a(Host, connect_host.sync(client=client, body=HostConnect(host=HOST)))
    assert host.host == HOST
    for number in range(7):
        body = LinkCreate(
            host=HOST,
            destination="https://dest.example/",
            alias=f"a{number}",
            tags=["odd" if number % 2 else "even"],
            utm=["source=list"] if number % 2 else UtmInput(source="object"),
            destination_routing=DestinationRouting.RANDOM,
        )
        created = a(CreatedRecords, create_link.sync(client=client, body=body)).data[0]
        assert created.utm.source == ("list" if number % 2 else "object")
        assert created.file is None

    page = a(RecordPage, list_records.sync(client=client, per_page=3, sort=SortOrder.CREATED_AT, filterhost=HOST))
    listed = [record.alias for entry in pages(client, page) for record in entry.data]
    assert listed == [f"a{number}" for number in range(7)]

    link = a(RecordDetail, get_record.sync(created.id, client=client))
    assert (link.type_, link.monitor, link.alias) == (RecordType.LINK, MonitorState.OFF, "a6")
    change = RedirectInput(url=f"https://{HOST}/changed", destination="https://other.example/")
    changed = a(UpdatedRecord, update_record.sync(link.id, client=client, body=change))
    assert (changed.destination, changed.destination_routing) == ("https://other.example/", DestinationRouting.RANDOM)

    body = LinkCreate(host=HOST, destination="javascript:alert(1)")
    refused = a(ValidationErrorResponse, create_link.sync(client=client, body=body))
    assert refused.errors["destination"]
    missing = get_record.sync_detailed("nothing", client=client)
    assert (missing.status_code, a(ErrorResponse, missing.parsed).code) == (404, "not_found")

    a(RecordDetail, update_record_qr.sync(link.id, client=client, body=QrStyleUpdate(theme=QrTheme.DOTS)))
    png = get_record_qr.sync(link.id, client=client, format_=QrFormat.PNG)
    assert a(File, png).payload.read().startswith(b"\x89PNG")

    assert delete_record.sync_detailed(link.id, client=client).status_code == 204
    assert delete_records.sync(client=client, body=BulkDelete(filter_=RecordFilter(tags="odd"))) == "3"

    file = File(payload=f"url,destination\nhttps://{HOST}/imported,https://dest.example/\n".encode())
    job = a(Job, import_records.sync(client=client, body=file))
    assert a(Job, get_job.sync(job.id, client=client)).id == job.id
    assert get_job_report.sync_detailed(job.id, client=client).status_code == 200
    return HOST


if __name__ == "__main__":
    with connect(os.environ["URL"], os.environ["TOKEN"]) as owner:
        journey(owner)
    with connect(os.environ["URL"], os.environ["VIEWER_TOKEN"]) as viewer:
        refusal = ""
        try:
            create_link.sync(client=viewer, body=LinkCreate(host=HOST, destination="https://dest.example/"))
        except Refused as error:
            refusal = str(error)
    assert "needs the editor role" in refusal
