"""Runs batches of calls in parts, so that Ctrl-C ends them quickly."""

from __future__ import annotations

import time
from collections.abc import Iterator

# Python handles signals only between calls, and people notice delays of a tenth of a second or more.
_SECONDS = 0.05
_FIRST = 256


def parts(count: int, threads: int) -> Iterator[slice]:
    """Splits a batch of `count` items into parts that take about 50 ms each if items take as long as the previous ones.

    No part but the last has fewer items than there are threads.
    """
    start, length = 0, _FIRST
    while start < count:
        end = min(count, start + length)
        began = time.perf_counter()
        yield slice(start, end)
        each = max(time.perf_counter() - began, 1e-9) / (end - start)
        length = max(1, threads, min(4 * length, int(_SECONDS / each)))
        start = end
