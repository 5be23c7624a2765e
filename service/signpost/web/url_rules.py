"""Rules of the URL map that prepare the building of URLs when the first one is built.

Werkzeug compiles two functions for each rule when it is added. That takes longer than all else that `create_app` does,
and most of them are never called.
"""

from collections.abc import Callable
from typing import Any

from werkzeug.routing import Rule

Builder = Callable[..., tuple[str, str]]


class UrlRule(Rule):
    """A rule as Werkzeug's own, apart from when its builders are compiled.

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
