"""Faults of the contract, one at a time: does tests/contract notice? `python -m tests.mutants --help`."""
