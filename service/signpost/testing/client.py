"""A test client that speaks to the service origin of an app. Imports Flask."""

from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

ORIGIN = "https://signpost.test"


class Client(FlaskClient):
    """Speaks to the service origin over HTTPS. token: sent with each request; None sends none."""

    token: str | None = None

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        kwargs.setdefault("base_url", ORIGIN)
        headers = dict(kwargs.pop("headers", None) or {})
        if self.token is not None:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        return super().open(*args, headers=headers, **kwargs)


def client_of(app: Flask, token: str | None = None) -> Client:
    """A client of an app."""
    client = Client(app, app.response_class)
    client.token = token
    return client
