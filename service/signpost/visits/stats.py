"""Counts of visits by answer and by duration. Each visit is counted before it ends, so only by additions.

There is no lock: the interpreter does not switch threads within an addition, and a count that is one too low does no
harm.
"""

from bisect import bisect_left

# Upper bounds, in seconds; most visits take some ten microseconds.
BOUNDS_S = (0.00002, 0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.25, 1.0)


class VisitStats:
    """statuses: visits by the first digit of their answer. buckets: visits by BOUNDS_S; the last is for slower ones."""

    def __init__(self) -> None:
        self.statuses = [0] * 10
        self.buckets = [0] * (len(BOUNDS_S) + 1)
        self.seconds = 0.0

    def observe(self, status: int, seconds: float) -> None:
        self.statuses[status // 100] += 1
        self.buckets[bisect_left(BOUNDS_S, seconds)] += 1
        self.seconds += seconds
