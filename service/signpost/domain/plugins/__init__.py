"""What a record can do besides redirecting: one plugin per file, each file's `PLUGIN` discovered automatically.

`GET /shared/plugins` lists them, a record's `plugins` names them, and visits apply them.
"""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto


class Intercept(Enum):
    """What a visitor gets instead of the destination."""

    FORBIDDEN = auto()
    PREVIEW = auto()


@dataclass(frozen=True)
class Plugin:
    """id: the key in a record's `plugins`. headers: added to each answer of the record.

    intercept: the hook. Called with whether a known crawler visits; returns what the visitor gets instead, or None.
    """

    id: str
    label: str
    description: str
    headers: tuple[tuple[str, str], ...] = ()
    intercept: Callable[[bool], Intercept | None] | None = None


def _discover() -> dict[str, Plugin]:
    modules = (importlib.import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    return {module.PLUGIN.id: module.PLUGIN for module in modules}


PLUGINS: dict[str, Plugin] = _discover()
