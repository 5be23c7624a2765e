"""A Signpost in the process of the tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Unpack
from urllib.parse import urlsplit

from signpost.domain.people.roles import RoleName
from signpost.runtime.settings_types import AppSettings
from signpost.testing.calls import BROWSER, Calls, Method

if TYPE_CHECKING:
    from flask import Flask

    from signpost.testing.client import Answer


class Signpost(Calls):
    """An app with a database of its own. app: a WSGI app; token: an owner's API token."""

    def __init__(self, app: Flask, token: str | None = None):
        from signpost.factory import create_token
        from signpost.testing.client import client_of

        super().__init__()
        self.app = app
        self._token = token or create_token(app, "tests")
        self._client = client_of(app)
        self._visitor = client_of(app)

    @property
    def token(self) -> str:
        return self._token

    def api(self, method: Method, path: str, json: Any = None, *, role: RoleName = "owner", **kwargs: Any) -> Answer:
        headers = {"Authorization": f"Bearer {self.token_for(role)}", **kwargs.pop("headers", {})}
        body = {} if json is None else {"json": json}
        return self._client.open(path, method=method, headers=headers, **body, **kwargs)

    def visit(self, url: str, method: Method = "GET", **kwargs: Any) -> Answer:
        parts = urlsplit(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        headers = {"User-Agent": BROWSER, **kwargs.pop("headers", {})}
        base_url = f"{parts.scheme}://{parts.netloc}"
        return self._visitor.open(path, method=method, base_url=base_url, headers=headers, **kwargs)

    def _create_token(self, role: RoleName) -> str:
        from signpost.factory import create_token

        return create_token(self.app, f"{role} for tests", role=role)

    def _write_clicks(self) -> None:
        from signpost.visits import middleware

        middleware.of(self.app).clicks.write()


@contextmanager
def run_signpost(
    folder: str | Path | None = None, features: Sequence[ModuleType] = (), **settings: Unpack[AppSettings]
) -> Iterator[Signpost]:
    """A Signpost in this process, for the length of the block. It has no rate limit unless `settings` say so.

    folder: of its database; None: a temporary one.  features: modules of features that are not installed, such as the
    one under test (docs/extend.md), besides those that FEATURES names.  settings: as `create_app` takes them.
    """
    from signpost import loader
    from signpost.factory import close_app, create_app, create_with

    with ExitStack() as stack:
        folder = folder or stack.enter_context(tempfile.TemporaryDirectory(prefix="signpost-"))
        config: AppSettings = {"INSTANCE": str(folder), "RATE_LIMIT": "", **settings}
        if features:
            app = create_with(loader.load_with(features, settings.get("FEATURES")), config)
        else:
            app = create_app(config)
        stack.callback(close_app, app)
        yield Signpost(app)
