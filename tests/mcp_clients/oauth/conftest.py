"""The browser, as in tests/browser."""

from tests.browser.conftest import browser as browser
from tests.browser.conftest import visit as visit
