"""Files that somebody sent: kept open, or refused."""

import gzip
import io
from typing import Any, BinaryIO

from signpost.domain.errors import Invalid


class UnclosedFile(io.RawIOBase):
    """A file that stays open when what reads it is closed."""

    def __init__(self, file: BinaryIO | gzip.GzipFile):
        self._file = file

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any, /) -> int:
        block = self._file.read(len(buffer))
        buffer[: len(block)] = block
        return len(block)


def unreadable(reason: str) -> Invalid:
    """The refusal of a file. reason: a sentence."""
    return Invalid({"file": [reason]})
