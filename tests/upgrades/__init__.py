"""Databases of former versions: those that somebody may have.

make.py makes them, tests/storage/test_upgrades.py upgrades them.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
# Each released version, and the last migration that it has. What is between two releases is nobody's database.
RELEASED = {
    "0.1.0": "0010",
    "0.2.0": "0012",
    "0.3.0": "0034",
    "0.4.0": "0043",
    "0.5.0": "0043",
    "0.6.0": "0044",
    "0.7.0": "0045",
}
