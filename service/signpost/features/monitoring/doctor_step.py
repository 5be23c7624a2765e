"""What `signpost doctor` finds, step by step."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DoctorStep:
    """name: dns, certificate, tls or answer. text: what was found. todo: what to do where it is not fine."""

    name: str
    is_fine: bool
    text: str
    todo: str = ""
