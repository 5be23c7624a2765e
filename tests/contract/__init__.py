"""A black box for any implementation of the interface: HTTP alone. How to run it: README.md beside this file."""

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{name}" for name in ("client", "errors", "hosts", "records")))
