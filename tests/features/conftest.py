"""The person with a browser, whom the pages of every feature need."""

from tests.features.dashboard.conftest import make_person as make_person
from tests.features.dashboard.conftest import person as person
from tests.features.dashboard.conftest import stranger as stranger
