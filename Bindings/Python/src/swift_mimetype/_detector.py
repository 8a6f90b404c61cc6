"""Detects types with the library."""

from __future__ import annotations

import asyncio
import inspect
import mmap
import os
from collections.abc import Callable, Iterable, Sequence
from typing import IO, Any, Literal, Optional, Union, overload

from . import _batches, _pieces
from ._detection import Detection
from ._library import ffi, library
from ._results import Answer, answer, answers, error
from ._types import AsyncFile, Buffer, Content, Name, Path, Source

_new, _buffer, _from_buffer = ffi.new, ffi.buffer, ffi.from_buffer
_detect_bytes = library.mimetype_detect_bytes


def _encoded(text: Name) -> Any:
    """Encodes a name for the library. There, a name ends at the first NUL, so the rest of it is ignored."""
    if text is None:
        return ffi.NULL
    try:
        return os.fsencode(text)
    except UnicodeEncodeError:
        # No file on this system can have such a name, but content from elsewhere can.
        return str(text).encode("utf-8", "surrogatepass")


def _checked_threads(threads: int) -> int:
    if not 0 <= threads < 2**32:
        raise ValueError(f"threads is {threads}; set it to 0 for as many as there are processors, or to a few")
    return threads


def _path(path: Union[str, bytes, os.PathLike[Any]]) -> bytes:
    encoded = os.fsencode(path)
    if b"\0" in encoded:
        raise ValueError(f"the path {path!r} holds a NUL")
    return encoded


class Detector:
    """Detects media types. A detector does not change, and many threads may use the same one."""

    def __init__(
        self,
        *,
        native_only: bool = False,
        thorough: bool = False,
        evidence: bool = False,
        follow_links: bool = True,
        declared_type_decides: bool = False,
        minimum_text_confidence: float = 0,
        head_length: int = 0,
        reads: int = 0,
        max_bytes: int = 0,
        types_file: Union[str, "os.PathLike[str]", None] = None,
    ) -> None:
        """Creates a detector.

        native_only: never use the system's libmagic, so that results are the same on every machine.
        thorough: search thoroughly for what else the bytes can be read as, and compare texts with the language that
            their name suggests.
        evidence: describe what was found.
        follow_links: detect the target of a symbolic link instead of the link itself.
        declared_type_decides: use a declared type as the result instead of as a hint.
        minimum_text_confidence: the minimum confidence, from 0 to 1, at which a language becomes the type of a text; 0
            for the default of each language.
        head_length, reads, max_bytes: the number of bytes read from the start of each file, the maximum number of further
            reads, and the maximum number of bytes in those reads; 0 for 8 KiB, 64 reads and 1 MiB.
        types_file: a file of custom types, one per line: `application/vnd.acme+json acme`. Alternatively, an XML file of
            the shared MIME-info database, with signatures and parents, or the folder of such a database.

        Raises ValueError if an option is out of range or the file of types is not valid.
        """
        self._options = {name: value for name, value in locals().items() if name != "self"}
        flags = (
            native_only * library.MIMETYPE_NATIVE_ONLY
            | thorough * library.MIMETYPE_THOROUGH
            | evidence * library.MIMETYPE_WITH_EVIDENCE
            | (not follow_links) * library.MIMETYPE_KEEP_LINKS
            | declared_type_decides * library.MIMETYPE_DECLARED_TYPE_DECIDES
        )
        path = None if types_file is None else ffi.new("char[]", _path(types_file))
        try:
            options = {
                "size": ffi.sizeof("mimetype_options"), "flags": flags, "head_length": head_length, "reads": reads,
                "bytes": max_bytes, "minimum_text_confidence": minimum_text_confidence,
                "types_file": path or ffi.NULL,
            }  # fmt: skip
            pointer = ffi.new("mimetype_options *", options)
        except OverflowError as failure:
            raise ValueError(f"a limit is out of its range: {failure}") from None
        place, message = ffi.new("mimetype_detector **"), ffi.new("char[512]")
        code = library.mimetype_detector_create(pointer, place, message, 512)
        if code:
            raise ValueError(ffi.string(message).decode("utf-8", "replace"))
        self._handle = ffi.gc(place[0], library.mimetype_detector_free)

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes another process create its own detector with the same options."""
        return _made, (self._options,)

    @overload
    def detect(self, source: Path) -> Detection: ...
    @overload
    def detect(self, source: Content, *, name: Name = None, declared_type: Optional[str] = None) -> Detection: ...
    def detect(self, source: Source, *, name: Name = None, declared_type: Optional[str] = None) -> Detection:
        """Detects the type of the file at a path, of bytes, or of a binary file object.

        A `str` or a `PathLike` is a path. Bytes are not copied. A file object is read from its current position, and only
        as much as necessary. Its position is restored if it can seek; otherwise, the bytes that were read are consumed.

        name, declared_type: the name and the declared type of bytes or a file object.

        Raises OSError if the source can't be read.
        """
        if isinstance(source, (str, os.PathLike)):
            if name is not None or declared_type is not None:
                raise ValueError("name and declared_type are for bytes and file objects; a file has its name")
            return self.detect_path(source)
        if _is_file(source):
            return self.detect_file(source, name=name, declared_type=declared_type)  # type: ignore[arg-type]
        return self.detect_bytes(source, name, declared_type)  # type: ignore[arg-type]

    async def detect_async(
        self, source: Union[Source, AsyncFile], *, name: Name = None, declared_type: Optional[str] = None
    ) -> Detection:
        """Detects a type like `detect`, and lets other tasks run in the meantime.

        The methods of a file object may be coroutines, such as those of aiofiles and anyio. Other file objects, paths and
        buffers are processed on a thread.
        """
        if _is_file(source) and inspect.iscoroutinefunction(getattr(source, "read", None)):
            steps = _pieces.detect_file(self._handle, source, _encoded(name), _encoded(declared_type))
            return _raised(await _pieces.run_async(source, steps))
        # A thread can't be stopped, but its work is limited.
        return await asyncio.to_thread(self.detect, source, name=name, declared_type=declared_type)  # type: ignore[arg-type]

    def detect_bytes(self, data: Buffer, name: Name = None, declared_type: Optional[str] = None) -> Detection:
        """Detects the type of content from all of its bytes, without copying them."""
        result = _new("mimetype_result *")
        content: Any = data if type(data) is bytes else _from_buffer(data)
        if name is None and declared_type is None:
            _detect_bytes(self._handle, content, len(content), ffi.NULL, ffi.NULL, result)
        else:
            _detect_bytes(self._handle, content, len(content), _encoded(name), _encoded(declared_type), result)
        return _raised(answer(_buffer(result)[:], result))

    def detect_path(self, path: Union[str, bytes, "os.PathLike[Any]"]) -> Detection:
        """Detects the type of a file; for a folder or a device, the type is its kind."""
        result = _new("mimetype_result *")
        library.mimetype_detect_path(self._handle, _path(path), result)
        return _raised(answer(_buffer(result)[:], result, path))

    def detect_name(self, name: Union[str, bytes]) -> Detection:
        """Looks up the type that a name suggests, without reading any file."""
        result = _new("mimetype_result *")
        library.mimetype_detect_name(self._handle, _encoded(name), result)
        return _raised(answer(_buffer(result)[:], result))

    def detect_file(self, file: IO[bytes], *, name: Name = None, declared_type: Optional[str] = None) -> Detection:
        """Detects the type of a binary file object, read from its current position."""
        steps = _pieces.detect_file(self._handle, file, _encoded(name), _encoded(declared_type))
        return _raised(_pieces.run(file, steps))

    def detect_prefix(
        self, prefix: Buffer, *, size: Optional[int] = None, name: Name = None, declared_type: Optional[str] = None
    ) -> tuple[Detection, Optional[range]]:
        """Detects the type of content from its first bytes, and determines which other bytes could change the result.

        size: the size of the whole content, or None if it is not known.

        Returns the detection and the range of the bytes that are wanted next. The range is None if the result is final.
        """
        return self.detect_pieces([(0, prefix)], size=size, name=name, declared_type=declared_type)

    def detect_pieces(
        self,
        pieces: Sequence[tuple[int, Buffer]],
        *,
        size: Optional[int] = None,
        name: Name = None,
        declared_type: Optional[str] = None,
    ) -> tuple[Detection, Optional[range]]:
        """Detects the type of content from known pieces of it, each of which is an offset and bytes.

        The other parameters and the returned values are those of `detect_prefix`.
        """
        result, wanted = _pieces.detect(self._handle, pieces, size, _encoded(name), _encoded(declared_type))
        return _raised(result), wanted

    @overload
    def detect_many(
        self, sources: Iterable[Union[Path, Buffer]], *, names: Optional[Sequence[Name]] = None,
        declared_types: Optional[Sequence[Optional[str]]] = None, threads: int = 0, errors: Literal["raise"] = "raise",
    ) -> list[Detection]: ...  # fmt: skip
    @overload
    def detect_many(
        self, sources: Iterable[Union[Path, Buffer]], *, names: Optional[Sequence[Name]] = None,
        declared_types: Optional[Sequence[Optional[str]]] = None, threads: int = 0, errors: Literal["return"],
    ) -> list[Answer]: ...  # fmt: skip
    def detect_many(
        self,
        sources: Iterable[Union[Path, Buffer]],
        *,
        names: Optional[Sequence[Name]] = None,
        declared_types: Optional[Sequence[Optional[str]]] = None,
        threads: int = 0,
        errors: Literal["raise", "return"] = "raise",
    ) -> Union[list[Detection], list[Answer]]:
        """Detects the types of many files or of many buffers, and returns the results in the same order.

        names, declared_types: the names and the declared types of the buffers, one for each.
        threads: the number of threads to use; 0 for the number of processors.
        errors: "raise" to raise the first error, or "return" to return each error in place of a result.

        Ctrl-C ends a batch within a tenth of a second, unless a single file takes longer.
        """
        if isinstance(sources, (str, bytes, bytearray, memoryview, os.PathLike)):
            raise TypeError("detect_many takes a list of paths or of buffers; use detect for one of them")
        if errors not in ("raise", "return"):
            raise ValueError(f"errors is {errors!r}; set it to 'raise' or 'return'")
        threads = _checked_threads(threads)
        items: Sequence[Any] = sources if isinstance(sources, (list, tuple)) else list(sources)
        if not items:
            return []
        if isinstance(items[0], (str, os.PathLike)):
            if names is not None or declared_types is not None:
                raise ValueError("names and declared_types are for buffers; a file has its name")
            call = self._many_paths(items, threads)
        else:
            call = self._many_buffers(items, names, declared_types, threads)
        found: list[Answer] = []
        for part in _batches.parts(len(items), threads):
            some = call(part)
            failure = next((item for item in some if isinstance(item, Exception)), None) if errors == "raise" else None
            if failure is not None:
                raise failure
            found += some
        return found

    def _many_paths(self, paths: Sequence[Any], threads: int) -> Callable[[slice], list[Answer]]:
        """Returns a function that detects the types of a part of the files."""
        for path in paths:
            if not isinstance(path, (str, os.PathLike)):
                raise TypeError(f"there are paths and a {type(path).__name__} in one batch; use a batch for each kind")

        def call(part: slice) -> list[Answer]:
            texts = [ffi.from_buffer(_path(path) + b"\0") for path in paths[part]]
            results = _room(len(texts))
            code = library.mimetype_detect_paths(self._handle, _new("char *[]", texts), len(texts), threads, results)
            if code:
                raise error(code, "the files can't be detected")
            return answers(results, len(texts), paths[part])

        return call

    def _many_buffers(
        self, items: Sequence[Any], names: Optional[Sequence[Name]], types: Optional[Sequence[Optional[str]]], threads: int
    ) -> Callable[[slice], list[Answer]]:
        """Returns a function that detects the types of a part of the buffers, all of which are checked first."""
        buffers = list(map(_from_buffer, items))
        lengths = list(map(len, buffers))
        texts, kinds = _texts("names", names, len(items)), _texts("declared_types", types, len(items))

        def call(part: slice) -> list[Answer]:
            some = buffers[part]
            results = _room(len(some))
            code = library.mimetype_detect_buffers(
                self._handle, _new("void *[]", some), _new("size_t[]", lengths[part]), _array(texts, part),
                _array(kinds, part), len(some), threads, results,
            )  # fmt: skip
            if code:
                raise error(code, "the buffers can't be detected")
            return answers(results, len(some))

        return call


def _texts(what: str, texts: Optional[Sequence[Name]], count: int) -> Optional[list[Any]]:
    """Encodes the texts for the library, one for each buffer."""
    if texts is None:
        return None
    if isinstance(texts, (str, bytes)):
        raise TypeError(f"{what} is one text; give a list of one for each buffer")
    if len(texts) != count:
        raise ValueError(f"there are {count} buffers and {len(texts)} {what}")
    return [ffi.NULL if text is None else _new("char[]", _encoded(text)) for text in texts]


def _array(texts: Optional[list[Any]], part: slice) -> Any:
    return ffi.NULL if texts is None else _new("char *[]", texts[part])


def _is_file(source: Any) -> bool:
    # An mmap can be read like a file, but is treated as memory.
    return hasattr(source, "read") and not isinstance(source, mmap.mmap)


_room_for_results = ffi.new_allocator(should_clear_after_alloc=False)


def _room(count: int) -> Any:
    # The library fills each result before it returns.
    return _room_for_results("mimetype_result[]", count)


def _raised(found: Answer) -> Detection:
    if isinstance(found, Exception):
        raise found
    return found


def _made(options: dict[str, Any]) -> Detector:
    return Detector(**options)


_default = Detector()


@overload
def detect(source: Path) -> Detection: ...
@overload
def detect(source: Content, *, name: Name = None, declared_type: Optional[str] = None) -> Detection: ...
def detect(source: Any, *, name: Name = None, declared_type: Optional[str] = None) -> Detection:
    """Detects a type with the default options; see `Detector.detect`."""
    return _default.detect(source, name=name, declared_type=declared_type)


async def detect_async(
    source: Union[Source, AsyncFile], *, name: Name = None, declared_type: Optional[str] = None
) -> Detection:
    """Detects a type with the default options; see `Detector.detect_async`."""
    return await _default.detect_async(source, name=name, declared_type=declared_type)


@overload
def detect_many(
    sources: Iterable[Union[Path, Buffer]], *, names: Optional[Sequence[Name]] = None,
    declared_types: Optional[Sequence[Optional[str]]] = None, threads: int = 0, errors: Literal["raise"] = "raise",
) -> list[Detection]: ...  # fmt: skip
@overload
def detect_many(
    sources: Iterable[Union[Path, Buffer]], *, names: Optional[Sequence[Name]] = None,
    declared_types: Optional[Sequence[Optional[str]]] = None, threads: int = 0, errors: Literal["return"],
) -> list[Answer]: ...  # fmt: skip
def detect_many(sources: Any, **options: Any) -> Any:
    """Detects types with the default options; see `Detector.detect_many`."""
    return _default.detect_many(sources, **options)


def detect_name(name: Union[str, bytes]) -> Detection:
    """Looks up a type with the default options; see `Detector.detect_name`."""
    return _default.detect_name(name)


def extensions(type: str) -> list[str]:
    """Returns the file name extensions of a type or an alias, without dots, with the preferred one first."""
    encoded = type.encode("utf-8", "replace")
    length = library.mimetype_extensions(encoded, ffi.NULL, 0)
    room = ffi.new("char[]", length + 1)
    library.mimetype_extensions(encoded, room, length + 1)
    return ffi.string(room).decode().split()  # type: ignore[no-any-return]
