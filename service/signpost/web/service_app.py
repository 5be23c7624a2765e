"""The app of the service origin, whose faces are imported with the first request for them.

A program that embeds Signpost, and a test above all, often needs nothing but visits and the API. The pages for people
and what agents need are two fifths of what could be imported. A server loads everything when it starts.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from flask import Flask, request
from werkzeug.routing import Map, Rule, RuleFactory

from signpost.domain.errors import BadRequest
from signpost.storage.app_parts import parts_of

Builder = Callable[..., tuple[str, str]]


class UrlRule(Rule):
    """Werkzeug's own rule, except that its builders are compiled when first used: an app starts in a third of the time.

    The method is not part of Werkzeug's public interface: a version that has none of this name compiles at once again.
    """

    def _compile_builder(self, *arguments: Any, **options: Any) -> Builder:
        compile_builder = super()._compile_builder
        compiled: list[Builder] = []

        def build(rule: Rule, **values: Any) -> tuple[str, str]:
            # Two threads may both compile the first time; the results are the same.
            if not compiled:
                compiled.append(compile_builder(*arguments, **options))
            return compiled[0](rule, **values)

        return build


class UrlMap(Map):
    """A map to which a thread may add rules while others look for theirs."""

    def __init__(self, *arguments: Any, **options: Any):
        self._changing = threading.RLock()
        super().__init__(*arguments, **options)

    def add(self, rulefactory: RuleFactory) -> None:
        with self._changing:
            super().add(rulefactory)

    def update(self) -> None:
        with self._changing:
            super().update()


class ServiceApp(Flask):
    """A Flask app that takes blueprints after its first request, too, for `LateFaces`."""

    url_rule_class = UrlRule
    url_map_class = UrlMap

    def _check_setup_finished(self, f_name: str) -> None:
        """Flask would refuse: a request before would have been answered without the blueprint.

        Here none was: LateFaces adds a face before the first request for it goes on. The method is not part of Flask's
        public interface; `LateFaces` adds everything at once under a version that has none of this name.
        """


@dataclass(frozen=True)
class LateFace:
    """A face: whether a path is one of its own, and how it is imported and added to an app.

    needs: the names of others that are added before it.
    """

    name: str
    has: Callable[[str], bool]
    add: Callable[[Flask], None]
    needs: tuple[str, ...] = ()


class LateFaces:
    """A WSGI app that adds each face to the app before the first request for it."""

    def __init__(self, app: Flask, faces: Iterable[LateFace]):
        self._app = app
        self._next = app.wsgi_app
        self._waiting = {face.name: face for face in faces}
        self._failures: dict[str, Exception] = {}
        self._adding = threading.RLock()

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if self._waiting:
            path = environ.get("PATH_INFO", "")
            for face in [*self._waiting.values()]:
                if face.has(path):
                    self.load(face.name)
        return self._next(environ, start_response)

    def load(self, name: str) -> None:
        """Add a face, with those that it needs, unless it is there already."""
        with self._adding:
            if (failure := self._failures.get(name)) is not None:
                # Another try would say that half of it is there already.
                raise failure
            if (face := self._waiting.get(name)) is not None:
                for needed in face.needs:
                    self.load(needed)
                try:
                    face.add(self._app)
                except Exception as error:
                    self._failures[name] = error
                    raise
                # Last: other threads with a request for it wait for the lock.
                del self._waiting[name]

    def load_all(self) -> None:
        """Add all faces, so that no request waits for an import."""
        for name in [*self._waiting]:
            self.load(name)


def init_app(app: Flask, faces: Iterable[LateFace]) -> None:
    """Put the faces in front of the app."""
    late = parts_of(app).add(LateFaces(app, faces))
    app.wsgi_app = late  # type: ignore[method-assign]
    if not hasattr(Flask, "_check_setup_finished"):
        late.load_all()


def of(app: Flask) -> LateFaces:
    return parts_of(app)[LateFaces]


def require_text_query() -> None:
    """Raises BadRequest if the query has bytes that are not UTF-8. Browsers and programs send them percent-encoded.

    Called before anything reads a parameter, where each reader would fail in its own way.
    """
    try:
        request.query_string.decode()
    except UnicodeDecodeError:
        raise BadRequest("The query of the address is not UTF-8.") from None
