"""Detects the type of partly known content, and reads file objects only where the library asks for it."""

from __future__ import annotations

import inspect
import io
from collections.abc import Generator, Sequence
from typing import Any, Optional

from ._library import ffi, library
from ._results import Answer, answer

# The bytes after a wanted range are often the ones that are wanted next.
_BLOCK = 8192
# Only a faulty library would ask for more rounds than this; it may make 64 reads.
_MOST_ROUNDS = 256
_UNKNOWN_SIZE = 2**64 - 1
# A stream may have no end, and the bytes read from it are kept in memory.
_MOST_OF_STREAM = 1 << 20


def detect(
    handle: Any, pieces: Sequence[tuple[int, Any]], size: Optional[int], name: Any, declared_type: Any
) -> tuple[Answer, Optional[range]]:
    """Returns the result, and the range of bytes that is wanted, or None."""
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
"""Yields the names and arguments of a file object's methods, and is sent their return values."""


def run(file: Any, steps: Steps) -> Answer:
    """Makes the calls that the steps yield."""
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
    """Makes the calls that the steps yield, and awaits awaitable results."""
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
    """Returns the steps that detect the type of a binary file object, read from its current position."""
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
                size = wanted.start + len(data)  # the file has been truncated in the meantime
            pieces.append((wanted.start, data))
            found, wanted = detect(handle, pieces, size, name, declared_type)
        return found
    finally:
        yield ("seek", start)


def _detect_stream(handle: Any, name: Any, declared_type: Any) -> Steps:
    """Reads as long as the library wants the bytes that come next, up to 1 MiB; later bytes remain in the stream."""
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
    """Reads until there are `count` bytes, since a raw file or a socket may return fewer at once."""
    parts, missing = [], count
    while missing > 0:
        data = yield ("read", missing)
        if data is None:
            raise BlockingIOError("the file has no data yet; set it to blocking, or feed a session as data comes")
        if not data:
            break
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("the file's read() gives no bytes; open it with 'rb'")
        parts.append(bytes(data))
        missing -= len(data)
    return b"".join(parts)
