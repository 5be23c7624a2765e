"""The fault campaign: what Signpost withstands, tried out. docs/reliability.md lists every row and what it promises.

Each test runs a few times, and with TEST_LONG=1 as often as the page says. Moments and choices are random; the
seed is printed when a test fails, and TEST_SEED repeats it.
"""
