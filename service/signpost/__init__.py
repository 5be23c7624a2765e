"""Signpost: short links and redirects on your own hostnames, from one process and one SQLite file, or several nodes."""

import sys
from collections.abc import Sequence
from importlib import abc
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

# peewee imports each of these where it is installed, whether it is used or not: psycopg takes 8 MB and 60 ms.
_DRIVERS = ("psycopg2cffi", "psycopg2", "psycopg")


# What imports them.
_IMPORTERS = frozenset({"peewee", "playhouse.postgres_ext"})


class _WithoutDrivers(abc.MetaPathFinder):
    """Has peewee find no driver of PostgreSQL; a program that wants one imports it, before or after."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in _IMPORTERS:
            return None
        found = PathFinder.find_spec(name, path, target)
        if found is not None and found.loader is not None:
            found.loader = _Hiding(found.loader)
        return found


class _Hiding(abc.Loader):
    def __init__(self, loader: abc.Loader):
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        hidden = [name for name in _DRIVERS if name not in sys.modules]
        sys.modules.update(dict.fromkeys(hidden))  # type: ignore[arg-type]  # None: there is no such module
        try:
            self._loader.exec_module(module)
        finally:
            for name in hidden:
                del sys.modules[name]


sys.meta_path.insert(0, _WithoutDrivers())
