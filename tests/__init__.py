"""Tests. pytest shows what was compared in the helpers named here; they are named before anything imports them."""

import pytest

pytest.register_assert_rewrite("tests.wire", "tests.isolation.hostile")
