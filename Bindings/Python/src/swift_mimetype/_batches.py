"""Runs batches of calls in parts, so that Ctrl-C ends them soon."""

from __future__ import annotations

import time
from collections.abc import Iterator

# Python handles signals only between calls, and a person notices a delay from a tenth of a second on.
_SECONDS = 0.05
_FIRST = 256


def parts(count: int, threads: int) -> Iterator[slice]:
    """The parts of a batch of so many items, each of which takes about 50 ms if the items are like those before.

    No part has fewer items than there are threads.
    """
    start, length = 0, _FIRST
    while start < count:
        end = min(count, start + length)
        began = time.perf_counter()
        yield slice(start, end)
        each = max(time.perf_counter() - began, 1e-9) / (end - start)
        length = max(1, threads, min(4 * length, int(_SECONDS / each)))
        start = end
