"""Names for filters and orders of lists: of a person, or for all members of a workspace."""

from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from flask import Flask
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from signpost.domain.people.roles import Role
from signpost.features.saved_views import views
from signpost.features.saved_views.tables import SavedView
from signpost.features.saved_views.views import MAX_OWN, MAX_SHARED
from tests.conftest import Client
from tests.databases import round_trips
from tests.features.conftest import Person, match_in, shown

HOST = "go.acme.test"
FILTERED = "/links?sort=-clicks&filter%5Btags%5D=summer"


@pytest.fixture(autouse=True)
def listed(connect: Callable[..., str], make_link: Callable[..., Any]) -> None:
    connect(HOST)
    make_link(HOST, alias="beach", tags=["summer"])
    make_link(HOST, alias="snow", tags=["winter"])


def save(person: Person, name: str, page: str = FILTERED, **fields: str) -> Any:
    """Save what a page shows, by the form that it has for that."""
    query = match_in(r'name="query" value="([^"]*)"', person.get(page).text)[1]
    path = f"{page.partition('?')[0]}/views"
    return person.post(path, {"name": name, "query": unescape(query), **fields}, page=page)


def chips(person: Person, page: str = "/links") -> list[str]:
    nav = person.get(page).text.partition('aria-label="Saved views"')[2].partition("</nav>")[0]
    return [unescape(part.partition("</bdi>")[0]) for part in nav.split("<bdi>")[1:]]


def test_a_view_keeps_filters_and_order(person: Person) -> None:
    saved = save(person, " Summer, most clicked ")
    assert saved.status_code == 303
    address = saved.location
    page = person.get(address)
    assert "Saved as “Summer, most clicked”." in shown(page)
    assert "/beach" in shown(page)
    assert "/snow" not in shown(page)
    assert chips(person) == ["Summer, most clicked"]
    assert 'value="-clicks" selected' in page.text
    # It is marked where it is shown, on each of its pages, and not offered once more.
    for same in (FILTERED, "/links?filter%5Btags%5D=summer&sort=-clicks&per_page=50"):
        text = person.get(same).text
        assert match_in(r'class="chip state" href="([^"]*)" aria-current="true"><bdi>Summer', text)
        assert "Save view" not in text
    assert chips(person, "/redirects") == []


def test_there_is_nothing_to_save_where_nothing_is_chosen(person: Person) -> None:
    for page in ("/links", "/links?sort=-created_at", "/links?per_page=50", "/links?choose=all"):
        assert "Save view" not in person.get(page).text
    answer = person.post("/links/views", {"name": "All", "query": "per_page=50"}, page="/links")
    assert answer.status_code == 422
    assert "Filter or sort the list first." in shown(answer)


def test_a_name_is_used_once_and_replaced(person: Person, client: Client) -> None:
    save(person, "Mine")
    save(person, "Mine", "/links?filter[tags]=winter")
    (only,) = client.get("/v1/views").json["data"]
    assert only["query"] == urlencode({"filter[tags]": "winter"})
    # A list of its own.
    save(person, "Mine", "/redirects?filter[host]=go.acme.test")
    assert [(row["handler"], row["name"]) for row in client.get("/v1/views").json["data"]] == [
        ("short-url", "Mine"),
        ("redirect", "Mine"),
    ]


@pytest.mark.parametrize("name", ["", " ", "x" * 51, "a\nb", "\x00"])
def test_a_name_that_cannot_be_is_refused_with_the_list_below(person: Person, name: str) -> None:
    answer = save(person, name)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "/beach" in shown(answer)
    assert chips(person) == []


def test_only_shared_views_are_for_others(person: Person, make_person: Callable[[str], Person]) -> None:
    other = make_person("editor")
    save(person, "Of mine")
    save(person, "For all", "/links?filter[tags]=winter", shared="1")
    assert chips(person) == ["For all", "Of mine"]
    assert chips(other) == ["For all"]
    # Two people may use one name.
    save(other, "Of mine")
    assert chips(other) == ["For all", "Of mine"]
    assert chips(person) == ["For all", "Of mine"]


def test_viewers_save_for_themselves_alone(person: Person, make_person: Callable[[str], Person]) -> None:
    viewer = make_person("viewer")
    assert 'name="shared"' in person.get(FILTERED).text
    assert 'name="shared"' not in viewer.get(FILTERED).text
    assert save(viewer, "Own").status_code == 303
    assert save(viewer, "For all", "/links?filter[tags]=winter", shared="1").status_code == 484
    assert chips(viewer) == ["Own"]
    assert chips(person) == []


def test_who_deletes_which(person: Person, make_person: Callable[[str], Person], client: Client) -> None:
    editor, manager = make_person("editor"), make_person("manager")
    save(person, "For all", shared="1")
    (view,) = client.get("/v1/views").json["data"]
    path = f"/links/views/{view['id']}/delete"
    assert "Delete view" not in editor.get(FILTERED).text
    assert editor.post(path, page="/links").status_code == 484
    assert "Delete view" in manager.get(FILTERED).text
    assert manager.post(path, page="/links").status_code == 303
    assert chips(person) == []
    # Again is no error, and what others keep to themselves is not there.
    assert manager.post(path, page="/links").status_code == 303
    save(person, "Of mine")
    (view,) = client.get("/v1/views").json["data"]
    assert manager.post(f"/links/views/{view['id']}/delete", page="/links").status_code == 303
    assert chips(person) == ["Of mine"]


def test_programs_have_them_too(client: Client, person: Person) -> None:
    body = {"name": "Summer", "query": "filter[tags]=summer&sort=-clicks&filter[handler]=redirect", "shared": True}
    made = client.post("/v1/views", json=body).json
    assert (made["handler"], made["shared"], made["own"]) == ("short-url", True, True)
    assert chips(person) == ["Summer"]
    assert [row["alias"] for row in client.get(f"/v1/links?{made['query']}").json["data"]] == ["beach"]
    assert client.delete(f"/v1/views/{made['id']}").status_code == 204
    assert client.delete(f"/v1/views/{made['id']}").status_code == 204
    assert client.get("/v1/views").json == {"data": []}


@pytest.mark.parametrize(
    "query",
    ["", "&", "sort=-created_at", "sort=nothing", "cursor=x", "filter[health]=ill", "filter[none]=1", "x",
     "&".join(f"filter[tags]={n}" for n in range(50)), f"filter[search]={'ä' * 1500}"],
)  # fmt: skip
def test_queries_that_no_list_has_are_refused(client: Client, query: str) -> None:
    answer = client.post("/v1/views", json={"name": "View", "query": query})
    assert answer.status_code == 422
    assert [*answer.json["errors"]] == ["query"]


def test_there_is_an_end_to_them(client: Client, person: Person, make_person: Callable[[str], Person]) -> None:
    for number in range(MAX_OWN):
        body = {"name": f"View {number}", "query": "sort=clicks", "shared": number % 2 == 0}
        assert client.post("/v1/views", json=body).status_code == 200
    one_more = client.post("/v1/views", json={"name": "One more", "query": "sort=clicks"})
    assert one_more.status_code == 422
    assert f"You have {MAX_OWN} views here" in one_more.text
    # One that is there is replaced all the same.
    assert client.post("/v1/views", json={"name": "View 1", "query": "sort=-clicks"}).status_code == 200
    for name in ("editor", "manager"):
        other = make_person(name)
        for number in range(MAX_SHARED // 2):
            answer = save(other, f"Shared {number}", f"/links?filter[tags]={name}{number}", shared="1")
            assert answer.status_code == (303 if name == "editor" else 422)
    assert len(chips(other)) == MAX_SHARED
    assert "are shared in this workspace, the maximum" in shown(answer)


def test_a_list_reads_them_with_one_statement(app: Flask, person: Person) -> None:
    def of_views() -> int:
        with round_trips(app) as sent:
            person.get("/links?filter[tags]=none")
        return sum("saved_view" in statement for statement in sent)

    assert of_views() == 1
    for number in range(10):
        save(person, f"View {number}", f"/links?filter[tags]={number}")
    assert of_views() == 1


def test_they_go_with_the_workspace_and_the_person(
    app: Flask, person: Person, make_person: Callable[[str], Person]
) -> None:
    other = make_person("editor")
    save(other, "Theirs", shared="1")
    with app.app_context():
        (row,) = SavedView.select()
        row.user.delete_instance(recursive=True)
        assert not SavedView.select().exists()


@examples(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.dictionaries(
        st.sampled_from(
            ["filter[search]", "filter[tags]", "filter[host]", "filter[created_by]", "sort", "cursor", "x"]
        ),
        st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=20),
    )
)
def test_what_is_kept_is_the_same_in_every_order(params: dict[str, str]) -> None:
    kept = views.kept_of(params)
    assert views.kept_of(dict(reversed([*params.items()]))) == kept
    assert not {"cursor", "x"} & {part.partition("=")[0] for part in kept.split("&")}


def test_roles_are_those_of_the_operations() -> None:
    assert views.create_view.required_role is Role.EDITOR  # type: ignore[attr-defined]
