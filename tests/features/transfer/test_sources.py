"""What the files of other services become. The samples are as their programs write them."""

from collections.abc import Callable
from typing import Any

import pytest

from signpost.features.transfer.importer import LineResult
from signpost.features.transfer.reading import formats
from signpost.features.transfer.reading.sources import SOURCES
from signpost.schemas.records.record import RedirectInput
from tests.conftest import Client
from tests.features.transfer.conftest import HOST, SAMPLES

FILES = sorted(path.name for path in SAMPLES.iterdir())


def source_of(name: str) -> str:
    return name.partition(".")[0].partition("-")[0]


@pytest.fixture
def import_sample(
    connect: Callable[..., str], import_text: Callable[..., list[LineResult]]
) -> Callable[..., list[Any]]:
    def do(name: str, **how: Any) -> list[Any]:
        connect(HOST)
        format_ = formats.format_of(name)
        return import_text(
            (SAMPLES / name).read_bytes(), source=source_of(name), format=format_, hosts={"": HOST}, **how
        )

    return do


def test_an_export_is_read_with_every_field_that_a_record_is_made_of() -> None:
    """A field that `signpost import` does not know would be lost on a move without a word."""
    known = {field.partition(".")[0] for field in SOURCES["signpost"].columns.values()}
    assert RedirectInput().fields.keys() <= known


def test_there_is_a_sample_of_every_service() -> None:
    assert {source_of(name) for name in FILES} == SOURCES.keys() - {"signpost", "table"}


@pytest.mark.parametrize("name", FILES)
def test_every_link_of_a_sample_arrives(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], name: Any
) -> None:
    lines = import_sample(name)
    refused = [line for line in lines if line.result == "refused"]
    # Bitly tells of a link that it has lost the destination of.
    assert [line.errors for line in refused] == (
        [{"destination": ["Enter a destination: `destination`, or an entry in `destinations`."]}]
        if name == "bitly.json"
        else []
    )
    links = all_links()
    assert len(links) == len([line for line in lines if line.result == "created"]) > 1
    assert all(link["destination"].startswith("http") for link in links.values())
    assert {link["created_via"] for link in links.values()} == {"import"}


def chosen(link: dict[str, Any], *fields: str) -> tuple[Any, ...]:
    return tuple(link[field] for field in fields)


def test_bitly(import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]]) -> None:
    import_sample("bitly.csv")
    links = all_links()
    assert chosen(links["3AbCdEf"], "title", "total_clicks", "created_at", "destination") == (
        "Grüße aus Köln – 東京 🎉", 1204, "2024-05-14T09:31:07.000000Z",
        "https://www.example.com/herbst?utm_source=bitly&utm_medium=social",
    )  # fmt: skip
    # The link and its own name are two ways to the same place; its clicks are told once.
    assert links["3XyZ12a"]["destination"] == links["spring-sale"]["destination"]
    assert (links["3XyZ12a"]["total_clicks"], links["spring-sale"]["total_clicks"]) == (87, 0)


def test_bitly_by_its_interface(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]]
) -> None:
    import_sample("bitly.json")
    links = all_links()
    assert links["3AbCdEf"]["tags"] == ["Herbst", "social media"]
    assert {"3XyZ12a", "spring-sale", "spring-sale-old"} <= links.keys()


def test_dub(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], client: Client
) -> None:
    import_sample("dub.json")
    links = all_links()
    assert links["t4Kx9Qz"]["tags"] == ["Herbst", "social media"]
    assert chosen(links[""], "type", "status") == ("redirect", "302")
    assert any(link["expired_at"] for link in links.values())
    assert any(link["has_password"] for link in links.values())
    # Archived is not switched off.
    assert [link["paused_by"] for link in links.values()].count("user") <= 1


@pytest.mark.parametrize("name", ["dub.csv", "dub-legacy.csv"])
def test_dub_as_a_table(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], name: str
) -> None:
    import_sample(name)
    assert chosen(all_links()["t4Kx9Qz"], "total_clicks", "tags", "created_at") == (
        1204, ["Herbst", "social media"], "2024-05-14T09:31:07.123000Z",
    )  # fmt: skip


def test_kutt(import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]]) -> None:
    lines = import_sample("kutt.json")
    links = all_links()
    assert links["rY9zdQ"]["total_clicks"] == 1204
    assert links["bad"]["paused_by"] == "user"
    assert links["sqlite9"]["expired_at"].endswith("Z")
    # Whoever knew the password must not be joined by everybody else.
    assert chosen(links["secret_1"], "has_password", "paused_by") == (False, "user")
    assert [line.note for line in lines if line.note] == [
        "The file does not contain its password: paused until you set one."
    ]


@pytest.mark.parametrize("name", ["shlink.json", "shlink.csv"])
def test_shlink(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], name: str
) -> None:
    import_sample(name)
    links = all_links()
    assert links["rY9zd"]["total_clicks"] == (1100 if name == "shlink.json" else 1204)
    assert chosen(links["rY9zd"], "tags", "created_at") == (["herbst", "social-media"], "2024-05-14T09:31:07.000000Z")
    assert {"blätter", "docs/api/v2", "UPPER-lower_1"} <= links.keys()
    assert links["expired_1"]["expired_at"] is not None or name == "shlink.csv"


@pytest.mark.parametrize("name", ["shortio.json", "shortio.csv"])
def test_short_io(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], name: str
) -> None:
    import_sample(name)
    links = all_links()
    assert chosen(links["AbC9xy"], "tags", "created_at") == (["Herbst", "social media"], "2024-05-14T09:31:07.285000Z")
    assert links[""]["type"] == "redirect"
    if name == "shortio.json":
        assert links["AbC9xy"]["utm"]["source"] == "x"


@pytest.mark.parametrize("name", ["yourls.csv", "yourls-table.csv", "yourls.json"])
def test_yourls(
    import_sample: Callable[..., list[Any]], all_links: Callable[[], dict[str, dict[str, Any]]], name: str
) -> None:
    import_sample(name)
    links = all_links()
    assert links["launch"]["total_clicks"] == 1204
    assert {"UPPERlower1", "my-dash_key", "1"} <= links.keys()
