"""Turns results of the library into detections."""

from __future__ import annotations

import errno
import logging
import os
import struct
from collections.abc import Sequence
from typing import Any, Optional, Union

from ._detection import Conflict, Detection, OtherReading
from ._library import ffi, library

_log = logging.getLogger("swift_mimetype")

SIZE: int = ffi.sizeof("mimetype_result")

_CONSTANT_TYPE = library.MIMETYPE_CONSTANT_TYPE
_LIMIT_REACHED = library.MIMETYPE_LIMIT_REACHED
# The reserved fields at the end are left out.
_unpack = struct.Struct("=iIQQQQQQdQQIIQQQQQQ56x").unpack
assert struct.calcsize("=iIQQQQQQdQQIIQQQQQQ56x") == SIZE

# Results without memory of their own are equal if their bytes are equal, so most results need no new object. The cache is
# emptied when it is full. Threads may fill it at the same time, since all of them would insert equal objects.
_known: dict[bytes, Detection] = {}
_MOST_KNOWN = 16384

_NUMBERS = {
    library.MIMETYPE_NOT_FOUND: errno.ENOENT,
    library.MIMETYPE_PERMISSION_DENIED: errno.EACCES,
    library.MIMETYPE_TOO_MANY_LINKS: errno.ELOOP,
    library.MIMETYPE_UNREADABLE: errno.EIO,
}

Answer = Union[Detection, OSError, ValueError]


def answer(raw: bytes, result: Any, path: Any = None) -> Answer:
    """Converts a result, passed as its bytes and as a pointer, and frees its memory.

    path: the path of the file that was examined, or None.
    """
    found = _known.get(raw)
    if found is not None:
        return found
    try:
        return _decode(raw, result, path)
    finally:
        library.mimetype_results_free(result, 1)


def answers(results: Any, count: int, paths: Optional[Sequence[Any]] = None) -> list[Answer]:
    """Converts an array of results, and frees their memory."""
    buffer = bytes(ffi.buffer(results, count * SIZE))
    known = _known.get
    found: list[Any] = [known(buffer[start : start + SIZE]) for start in range(0, count * SIZE, SIZE)]
    try:
        for index, detection in enumerate(found):
            if detection is None:
                path = None if paths is None else paths[index]
                found[index] = _decode(buffer[index * SIZE : (index + 1) * SIZE], results + index, path)
    finally:
        library.mimetype_results_free(results, count)
    return found


def _text(address: int) -> Optional[str]:
    if not address:
        return None
    return ffi.string(ffi.cast("const char *", address)).decode("utf-8", "replace")  # type: ignore[no-any-return]


def _required(pointer: Any) -> str:
    return "" if pointer == ffi.NULL else ffi.string(pointer).decode("utf-8", "replace")


def _decode(raw: bytes, result: Any, path: Any) -> Answer:
    (code, flags, type_, description, charset, reason, basis, evidence, confidence, _, _, conflicts, readings,
     bytes_read, reads, _, _, message, memory) = _unpack(raw)  # fmt: skip
    if code:
        return error(code, _text(message) or "", path)
    detection = Detection(
        type=_text(type_) or "application/octet-stream",
        description=_text(description),
        charset=_text(charset),
        reason=_text(reason) or "",
        basis=_text(basis) or "",
        confidence=None if confidence < 0 else confidence,
        conflicts=tuple(_conflict(result.conflicts[index]) for index in range(conflicts)),
        also_readable_as=tuple(_reading(result.readings[index]) for index in range(readings)),
        evidence=_text(evidence),
        is_exhausted=bool(flags & _LIMIT_REACHED),
        bytes_read=bytes_read,
        reads=reads,
    )
    if conflicts and _log.isEnabledFor(logging.DEBUG):
        for conflict in detection.conflicts:
            _log.debug("%s%s", "" if path is None else f"{os.fspath(path)!r}: ", conflict)
    if flags & _CONSTANT_TYPE and not memory:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[raw] = detection
    return detection


def _conflict(conflict: Any) -> Conflict:
    return Conflict(
        _required(conflict.kind), _required(conflict.claimed), _required(conflict.found), _required(conflict.sentence)
    )


def _reading(reading: Any) -> OtherReading:
    return OtherReading(_required(reading.kind), _required(reading.type), reading.offset, _required(reading.detail))


def error(code: int, message: str, path: Any = None) -> Union[OSError, ValueError]:
    """Returns the exception for a code of the library: `OSError` or a subclass if something can't be read."""
    number = _NUMBERS.get(code)
    if number is None:
        return ValueError(message)
    if path is None:
        return OSError(number, message)
    # The library's sentence adds information only if the code is not specific.
    return OSError(number, message if number == errno.EIO else os.strerror(number), os.fspath(path))
