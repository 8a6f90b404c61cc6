"""Detects types in Arrow columns of bytes, names and declared types.

>>> from swift_mimetype import arrow
>>> table.append_column("media_type", arrow.detect(table["content"], names=table["name"]))
"""

from __future__ import annotations

import itertools
from array import array
from typing import Any, Optional, Union

import pyarrow as pa

from . import _batches
from ._detection import Detection
from ._detector import Detector, _checked_threads
from ._library import ffi, library
from ._results import Answer, answers, error

_TEXTS = pa.struct([(name, pa.string()) for name in ("kind", "claimed", "found", "sentence")])
_READINGS = pa.struct([("kind", pa.string()), ("type", pa.string()), ("offset", pa.int64()), ("detail", pa.string())])
SCHEMA: Any = pa.struct(
    [
        *[(name, pa.string()) for name in ("type", "description", "charset", "reason", "basis")],
        ("confidence", pa.float64()),
        ("conflicts", pa.list_(_TEXTS)),
        ("also_readable_as", pa.list_(_READINGS)),
        ("bytes_read", pa.int64()),
        ("reads", pa.int64()),
        ("error", pa.string()),
    ]
)
"""The Arrow type of a detection. `error` states why there is no type, and is null if there is one."""

Column = Union["pa.Array", "pa.ChunkedArray"]
_NOTHING = "there are neither bytes nor a name"
_default = Detector()


def detect(
    content: Optional[Column] = None,
    names: Optional[Column] = None,
    declared_types: Optional[Column] = None,
    *,
    detector: Optional[Detector] = None,
    threads: int = 0,
) -> Any:
    """Detects the type of each row, and returns a column of structs of the type `SCHEMA`.

    content: a column of bytes, which are not copied; each row must contain the whole content.
    names, declared_types: columns of text, with as many rows as `content`.
    detector: the detector to use; by default one with the default options.
    threads: the number of threads to use; 0 for the number of processors.

    If a row has no bytes, the result is based on its name; if it has neither, there is an `error`. Returns an array, or a
    chunked array if the first column is one.
    """
    columns = [content, names, declared_types]
    given = [column for column in columns if column is not None]
    if not given:
        raise TypeError("give a column of content or of names")
    if len({len(column) for column in given}) != 1:
        raise ValueError(f"the columns have {', '.join(str(len(column)) for column in given)} rows; give as many in each")
    worker = detector or _default
    threads = _checked_threads(threads)
    if not isinstance(given[0], pa.ChunkedArray):
        return _array([_whole(column) for column in columns], worker, threads)
    chunks, start = [], 0
    for length in map(len, given[0].chunks):
        parts = [None if column is None else _whole(column.slice(start, length)) for column in columns]
        chunks.append(_array(parts, worker, threads))
        start += length
    return pa.chunked_array(chunks, SCHEMA)


def _whole(column: Any) -> Any:
    """Returns a column as a single array."""
    if isinstance(column, pa.ChunkedArray):
        return column.combine_chunks() if column.num_chunks != 1 else column.chunk(0)
    return column


def _array(columns: list[Any], detector: Detector, threads: int) -> Any:
    content, names, types = columns
    count = next(len(column) for column in columns if column is not None)
    texts = [None if column is None else _texts(column) for column in (names, types)]
    if content is None:
        return _built(_by_name(detector, texts[0], [None] * count))
    bytes_of = _Bytes(content)
    found: list[Any] = []
    for part in _batches.parts(count, threads):
        found += bytes_of.detect(detector, part, texts, threads)
    if content.null_count:
        valid = content.is_valid().to_pylist()
        found = [item if is_valid else None for item, is_valid in zip(found, valid)]
        found = _by_name(detector, texts[0], found)
    return _built(found)


def _texts(column: Any) -> list[Optional[bytes]]:
    """Returns the texts of a column, each with a NUL at its end."""
    if pa.types.is_dictionary(column.type):
        column = column.dictionary_decode()
    if not (pa.types.is_null(column.type) or _is_text(column.type)):
        raise TypeError(f"names and declared types are columns of text, not of {column.type}")
    texts = column.cast(pa.large_binary()).to_pylist()
    return [None if text is None else text + b"\0" for text in texts]


def _is_text(type: Any) -> bool:
    checks = ("is_string", "is_large_string", "is_string_view", "is_binary", "is_large_binary")
    return any(getattr(pa.types, check, lambda _: False)(type) for check in checks)


def _is_bytes(type: Any) -> bool:
    checks = ("is_null", "is_binary", "is_large_binary", "is_fixed_size_binary")
    return any(getattr(pa.types, check)(type) for check in checks) or "binary_view" in str(type)


def _by_name(detector: Detector, names: Optional[list[Optional[bytes]]], found: list[Any]) -> list[Any]:
    """Fills in the rows that have a name but no bytes."""
    if names is None:
        return found
    return [
        detector.detect_name(name[:-1]) if item is None and name is not None else item for item, name in zip(found, names)
    ]


class _Bytes:
    """The addresses and lengths of the bytes of each row."""

    def __init__(self, column: Any) -> None:
        kind = column.type
        if pa.types.is_dictionary(kind):
            column = column.dictionary_decode()
        if not _is_bytes(column.type):
            raise TypeError(f"content is a column of bytes, not of {kind}; encode texts, and read the files that paths name")
        if not (pa.types.is_binary(column.type) or pa.types.is_large_binary(column.type)):
            column = column.cast(pa.large_binary())
        self._column = column  # keeps the bytes at their addresses
        _, offsets, data = column.buffers()
        numbers = memoryview(offsets or b"").cast("B")
        places = (numbers.cast("q") if pa.types.is_large_binary(column.type) else numbers.cast("i"))[column.offset : column.offset + len(column) + 1]
        start = data.address if data is not None else 0
        self._addresses = array("Q", [start + place for place in places[:-1]])
        self._lengths = array("Q", map(int.__sub__, places[1:], places[:-1]))

    def detect(self, detector: Detector, part: slice, texts: list[Any], threads: int) -> list[Answer]:
        addresses, lengths = self._addresses[part], self._lengths[part]
        count = len(addresses)
        keep = [None if column is None else _pointers(column[part]) for column in texts]
        names, types = (ffi.NULL if pointers is None else ffi.cast("char **", ffi.from_buffer(pointers[0])) for pointers in keep)
        results = ffi.new("mimetype_result[]", count)
        code = library.mimetype_detect_buffers(
            detector._handle, ffi.cast("void **", ffi.from_buffer(addresses)), ffi.cast("size_t *", ffi.from_buffer(lengths)),
            names, types, count, threads, results,
        )  # fmt: skip
        if code:
            raise error(code, "the column can't be detected")
        return answers(results, count)


def _pointers(texts: list[Optional[bytes]]) -> tuple[Any, Any]:
    """Returns an array of pointers to texts, and the object that must be kept alive while they are used."""
    joined = b"".join(text for text in texts if text is not None)
    room = ffi.from_buffer(joined)
    start = int(ffi.cast("uintptr_t", room))
    lengths = [0 if text is None else len(text) for text in texts]
    places = itertools.accumulate([start, *lengths[:-1]]) if lengths else []
    return array("Q", [place if length else 0 for place, length in zip(places, lengths)]), (joined, room)


def _built(found: list[Any]) -> Any:
    """Converts the detections to structs. Equal detections are the same object, so each is converted only once."""
    numbers: dict[int, int] = {}
    some: list[Optional[Detection]] = []
    rows = array("q", bytes(8 * len(found)))
    for row, item in enumerate(found):
        number = numbers.setdefault(id(item), len(some))
        if number == len(some):
            some.append(item)
        rows[row] = number
    return _structs(some).take(pa.array(rows, pa.int64()))


def _structs(found: list[Optional[Detection]]) -> Any:
    def column(field: Any) -> Any:
        if field.name == "error":
            return pa.array([_NOTHING if item is None else None for item in found], pa.string())
        values = [None if item is None else getattr(item, field.name) for item in found]
        if pa.types.is_list(field.type):
            values = [value and [item._asdict() for item in value] for value in values]
        return pa.array(values, field.type)

    fields = [SCHEMA.field(index) for index in range(SCHEMA.num_fields)]
    return pa.StructArray.from_arrays([column(field) for field in fields], fields=fields)
