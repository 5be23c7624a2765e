"""Write what the servers answer, for those who have none: `python -m tests.features.transfer.engines.record`."""

from random import Random

from tests.features.transfer.engines.cases import ANSWERS, MAKERS, made
from tests.features.transfer.engines.servers import ask

# Files of each server, and visits of each file.
FILES, VISITS = 24, 18


def main() -> None:
    lines = []
    for engine in MAKERS:
        cases = made(engine, 0, FILES)
        ask(engine, cases)
        for case in cases:
            case.only(VISITS, Random(case.text))
            lines.append(case.to_json())
    ANSWERS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
