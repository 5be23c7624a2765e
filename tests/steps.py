"""How many steps a function takes: the lines of Python that it executes. They are the same on each machine."""

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from types import FrameType
from typing import Any

# More than anything that is linear needs for the inputs of these tests.
MOST = 1_000_000


class _TooMany(BaseException):
    """Passes whatever catches errors."""


def steps_of(call: Callable[[], object], refusals: tuple[type[Exception], ...] = ()) -> int:
    """The steps of a call, which may end with one of these refusals; ten times MOST where it takes more than MOST."""
    count = 0

    def count_line(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if event == "line":
            count += 1
            if count > MOST:
                raise _TooMany
        return count_line

    before = sys.gettrace()
    sys.settrace(count_line)
    try:
        call()
    except _TooMany:
        return 10 * MOST
    except refusals:
        pass
    finally:
        sys.settrace(before)
    return count


def why_not_linear(
    make: Callable[[int], str],
    read: Callable[[str], object],
    sizes: Sequence[int],
    refusals: tuple[type[Exception], ...] = (),
) -> str:
    """What is wrong with the steps for inputs of three sizes, each twice the one before; "" where they grow in line.

    A bound may end the growth, at any size.
    """
    small, middle, large = (steps_of(partial(read, make(size)), refusals) for size in sizes)
    if max(small, middle, large) > MOST:
        return f"more than {MOST} steps"
    # Bytes that are the same in each input cost something too, and some lines are read in pairs.
    if large - middle <= 2.5 * max(middle - small, 0) + 500 or large <= 4 * small:
        return ""
    return f"{small} steps at {sizes[0]}, {middle} at {sizes[1]}, {large} at {sizes[2]}"


def read_all(rows: Iterable[object]) -> None:
    for _ in rows:
        pass
