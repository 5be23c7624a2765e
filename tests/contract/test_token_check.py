"""The token check. Spec: "GET /test"; test_errors.py has the tokens that are refused."""

from .client import Api
from .statements import statement


@statement("W14", "R67", "E101", "E102")
def test_a_valid_token_is_told_whose_it_is(api: Api) -> None:
    answer = api("GET", "/test")

    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("application/json")
    assert set(answer.json) == {"email", "message"}
    assert isinstance(answer.json["email"], str)
    assert "@" in answer.json["email"]
    assert isinstance(answer.json["message"], str)
    assert answer.json["message"].endswith(".")


@statement("E100")
def test_asking_again_answers_the_same(api: Api) -> None:
    assert api("GET", "/test").json == api("GET", "/test").json


@statement("A6")
def test_the_answer_does_not_hold_the_token(api: Api) -> None:
    assert api.token not in api("GET", "/test").text
