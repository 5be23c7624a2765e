"""The fixture that installs generators, as in tests/mcp_clients."""

from tests.mcp_clients.conftest import need as need
