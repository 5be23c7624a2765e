"""The server of this checkout, except that a password takes no time, for tests that send hundreds of them.

It takes a tenth of a second or more otherwise, to make guessing slow, and a process hashes one at a time.
"""

from signpost.features.sign_in.operations import sessions
from signpost.runtime import link_passwords

METHOD = "scrypt:1024:8:1"


def hash_cheaply() -> None:
    """Let a password take no time in this process."""
    sessions.METHOD = link_passwords.METHOD = METHOD


if __name__ == "__main__":
    from signpost.server.process import main

    hash_cheaply()
    main()
