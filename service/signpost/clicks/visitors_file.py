"""The file of visitors whose clicks wait: a line for each, so that clicks that survive a killed process keep them."""

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path

FILE_NAME = "clicks.visitors"

logger = logging.getLogger("signpost.clicks")


class VisitorsFile:
    """folder: of the file; None: nothing is kept."""

    def __init__(self, folder: Path | None):
        self._path = folder / FILE_NAME if folder else None
        self._file: int | None = None

    def lines(self) -> Iterator[bytes]:
        """What an earlier process left."""
        if self._path is None:
            return
        try:
            with self._path.open("rb") as lines:
                yield from lines
        except FileNotFoundError:
            return
        except OSError as error:
            logger.warning("%s cannot be read (%s): some clicks have no visitor.", self._path, error.strerror)

    def append(self, line: bytes) -> None:
        if self._path is None:
            return
        try:
            if self._file is None:
                flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
                self._file = os.open(self._path, flags, 0o600)
            os.write(self._file, line)
        except OSError:
            pass  # a full disk: the click itself is kept elsewhere

    def clear(self) -> None:
        if self._file is not None:
            os.ftruncate(self._file, 0)

    def delete(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._path.unlink()
