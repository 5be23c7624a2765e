"""How the interpreter, its garbage collector and the C library's memory are set for a process that serves visitors."""

import contextlib
import ctypes
import gc
import sys

# Python lets a thread that counts clicks or deletes records run for 5 ms while visitors wait, which they notice.
SWITCH_INTERVAL_S = 0.0005
# The collector scans new objects, which takes less than a millisecond, and almost never all of them: with 100,000
# cached records that would take 50 ms, and none of them is garbage.
GC_THRESHOLDS = (5_000, 10, 5_000)
# Blocks of memory from this size on are given back to the system once they are freed. By default the C library of Linux
# learns to keep them, up to 32 MiB for each thread: the memory of a password's hash, or of a file that was received.
LARGE_BLOCK_BYTES = 1024 * 1024
# Heaps for threads: by default eight for each processor, each with room that only its own threads use again. A thread
# that allocates here holds the interpreter's lock anyway.
ARENAS = 1
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8  # malloc.h


def tune_process() -> None:
    """Call it before the app is created."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    with contextlib.suppress(OSError, AttributeError):  # another C library
        library = ctypes.CDLL(None)
        library.mallopt(_M_MMAP_THRESHOLD, LARGE_BLOCK_BYTES)
        library.mallopt(_M_ARENA_MAX, ARENAS)


def freeze_startup_objects() -> None:
    """Call it after the start: the collector then skips modules and their objects, which take 50 ms each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
