"""Detects what is known in part, and reads file objects only where the library asks for it."""

from __future__ import annotations

import inspect
import io
from collections.abc import Generator, Sequence
from typing import Any, Optional

from ._library import ffi, library
from ._results import Answer, answer

# What is wanted is often followed by what is wanted next.
_BLOCK = 8192
# A library that kept asking would have a fault; it may read 64 times.
_MOST_ROUNDS = 256
_UNKNOWN_SIZE = 2**64 - 1
# A stream may have no end, and what is read of it is held in memory.
_MOST_OF_STREAM = 1 << 20


def detect(
    handle: Any, pieces: Sequence[tuple[int, Any]], size: Optional[int], name: Any, declared_type: Any
) -> tuple[Answer, Optional[range]]:
    """The answer, and the range that is wanted, or None."""
    if size is not None and not 0 <= size < _UNKNOWN_SIZE:
        raise ValueError(f"the size is {size}; set it to the number of bytes, or to None if that is not known")
    if any(not 0 <= offset < _UNKNOWN_SIZE for offset, _ in pieces):
        raise ValueError("the offset of a piece is out of its range; count it from the start of the whole")
    buffers = [ffi.from_buffer(data) for _, data in pieces]
    known = ffi.new(
        "mimetype_piece[]",
        [(offset, buffer, len(buffer)) for (offset, _), buffer in zip(pieces, buffers)],
    )
    result = ffi.new("mimetype_result *")
    whole = _UNKNOWN_SIZE if size is None else size
    library.mimetype_detect_pieces(handle, known, len(buffers), whole, name, declared_type, result)
    wanted = None
    if result.flags & library.MIMETYPE_WANTS_MORE:
        wanted = range(result.wanted_offset, result.wanted_offset + result.wanted_length)
    return answer(ffi.buffer(result)[:], result), wanted


Steps = Generator["tuple[Any, ...]", Any, Answer]
"""Yields names of a file object's methods with their arguments, and is sent what they return."""


def run(file: Any, steps: Steps) -> Answer:
    """Makes the calls of steps."""
    value, failure = None, None
    while True:
        try:
            name, *arguments = steps.send(value) if failure is None else steps.throw(failure)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        try:
            value, failure = getattr(file, name)(*arguments), None
        except BaseException as error:
            value, failure = None, error


async def run_async(file: Any, steps: Steps) -> Answer:
    """Makes the calls of steps, and waits for what has to be waited for."""
    value, failure = None, None
    while True:
        try:
            name, *arguments = steps.send(value) if failure is None else steps.throw(failure)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        try:
            value, failure = getattr(file, name)(*arguments), None
            if inspect.isawaitable(value):
                value = await value
        except BaseException as error:
            value, failure = None, error


def detect_file(handle: Any, file: Any, name: Any, declared_type: Any) -> Steps:
    """The steps that detect a binary file object from its current position on."""
    if isinstance(file, io.TextIOBase):
        raise TypeError("the file is open for text; open it with 'rb'")
    if not (hasattr(file, "seekable") and (yield ("seekable",))):
        return (yield from _detect_stream(handle, name, declared_type))
    start = yield ("tell",)
    try:
        yield ("seek", 0, io.SEEK_END)
        size = max(0, (yield ("tell",)) - start)
        pieces: list[tuple[int, bytes]] = []
        found, wanted = detect(handle, pieces, size, name, declared_type)
        for _ in range(_MOST_ROUNDS):
            if wanted is None:
                break
            yield ("seek", start + wanted.start)
            data = yield from _read(max(len(wanted), _BLOCK))
            if len(data) < min(len(wanted), size - wanted.start):
                size = wanted.start + len(data)  # it has become shorter meanwhile
            pieces.append((wanted.start, data))
            found, wanted = detect(handle, pieces, size, name, declared_type)
        return found
    finally:
        yield ("seek", start)


def _detect_stream(handle: Any, name: Any, declared_type: Any) -> Steps:
    """Reads on as long as the library wants bytes that come next, up to 1 MiB; what comes later stays in the stream."""
    seen, size = b"", None
    found, wanted = detect(handle, [(0, seen)], size, name, declared_type)
    for _ in range(_MOST_ROUNDS):
        room = _MOST_OF_STREAM - len(seen)
        if wanted is None or wanted.start != len(seen) or room == 0:
            break
        count = min(len(wanted), room)
        data = yield from _read(count)
        seen += data
        if len(data) < count:
            size = len(seen)
        found, wanted = detect(handle, [(0, seen)], size, name, declared_type)
    return found


def _read(count: int) -> Generator[tuple[Any, ...], Any, bytes]:
    """Reads until there are so many bytes, since a raw file or a socket may give fewer at once."""
    parts, missing = [], count
    while missing > 0:
        data = yield ("read", missing)
        if not data:
            break
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("the file's read() gives no bytes; open it with 'rb'")
        parts.append(bytes(data))
        missing -= len(data)
    return b"".join(parts)
