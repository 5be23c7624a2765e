"""What a tool does to the workspace, in the hints of the protocol."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Annotations:
    """What a tool does to the workspace: hints for clients that decide whether to ask a person first."""

    read_only: bool = False
    destructive: bool = False
    idempotent: bool = False

    def hints(self) -> dict[str, bool]:
        return {
            "readOnlyHint": self.read_only,
            "destructiveHint": self.destructive,
            "idempotentHint": self.idempotent,
            "openWorldHint": False,
        }


READ_ONLY = Annotations(read_only=True, idempotent=True)
# Reads, but answers differently each time.
SUGGESTS = Annotations(read_only=True)
ADDS = Annotations()
SETS = Annotations(idempotent=True)
REPLACES = Annotations(destructive=True, idempotent=True)
DELETES = Annotations(destructive=True, idempotent=True)
