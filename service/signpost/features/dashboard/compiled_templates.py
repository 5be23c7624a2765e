"""Templates of pages, compiled once for all apps of a process."""

from types import CodeType

from jinja2.bccache import Bucket, BytecodeCache


class CompiledTemplates(BytecodeCache):
    """What Jinja compiled, by template and checksum of its source: as many entries as the package has templates.

    Every app has a Jinja environment of its own, which would compile them again.
    """

    def __init__(self) -> None:
        self._code: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with what is there."""
        bucket.code = self._code.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        if bucket.code is not None:
            self._code[bucket.key, bucket.checksum] = bucket.code


COMPILED = CompiledTemplates()
