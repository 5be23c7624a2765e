"""A test client that speaks to the service origin of an app. Imports Flask."""

from typing import TYPE_CHECKING, Any, cast

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

ORIGIN = "https://signpost.test"

if TYPE_CHECKING:

    class Answer(TestResponse):
        """A response whose JSON a test may index without asking first whether there is any."""

        @property
        def json(self) -> Any: ...

else:
    Answer = TestResponse


class Client(FlaskClient):
    """Speaks to the service origin over HTTPS. token: sent with each request; None sends none."""

    token: str | None = None

    def open(self, *args: Any, **kwargs: Any) -> Answer:
        kwargs.setdefault("base_url", ORIGIN)
        headers = dict(kwargs.pop("headers", None) or {})
        if self.token is not None:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        return cast(Answer, super().open(*args, headers=headers, **kwargs))

    if TYPE_CHECKING:

        def get(self, *args: Any, **kwargs: Any) -> Answer: ...
        def post(self, *args: Any, **kwargs: Any) -> Answer: ...
        def put(self, *args: Any, **kwargs: Any) -> Answer: ...
        def patch(self, *args: Any, **kwargs: Any) -> Answer: ...
        def delete(self, *args: Any, **kwargs: Any) -> Answer: ...
        def options(self, *args: Any, **kwargs: Any) -> Answer: ...


def client_of(app: Flask, token: str | None = None) -> Client:
    """A client of an app."""
    client = Client(app, app.response_class)
    client.token = token
    return client
