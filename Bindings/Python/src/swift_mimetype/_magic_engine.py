"""The results of this package in the form that libmagic's flags ask for."""

from __future__ import annotations

import bz2
import lzma
import os
import stat
import zlib
from typing import IO, Any, Callable, Optional, Union

from ._detection import Detection
from ._detector import Detector, extensions

SYMLINK, COMPRESS, MIME_TYPE, CONTINUE = 2, 4, 16, 32
MIME_ENCODING, EXTENSION = 1024, 1 << 24

# The maximum number of bytes to decompress, and the maximum memory that decompression may take in addition.
_MOST_UNPACKED = 1 << 20
_MOST_MEMORY = 64 << 20
_SEPARATOR = "\\012- "
_detector = Detector()

_UNPACK: dict[str, Callable[[bytes], bytes]] = {
    "application/gzip": lambda data: zlib.decompressobj(31).decompress(data, _MOST_UNPACKED),
    "application/zlib": lambda data: zlib.decompressobj().decompress(data, _MOST_UNPACKED),
    "application/x-bzip2": lambda data: bz2.BZ2Decompressor().decompress(data, _MOST_UNPACKED),
    "application/x-xz": lambda data: lzma.LZMADecompressor(memlimit=_MOST_MEMORY).decompress(data, _MOST_UNPACKED),
    "application/x-lzma": lambda data: lzma.LZMADecompressor(memlimit=_MOST_MEMORY).decompress(data, _MOST_UNPACKED),
}


def of_path(path: Union[str, bytes, "os.PathLike[Any]"], flags: int) -> str:
    """Describes a file: a link, a device or a folder by its kind, and anything else only by its content."""
    facts = os.stat(path) if flags & SYMLINK else os.lstat(path)
    if not stat.S_ISREG(facts.st_mode):
        return _special(path, facts, flags)
    with open(path, "rb") as file:
        return of_file(file, flags, "inode/x-empty")


def of_file(file: IO[bytes], flags: int, empty: str = "application/x-empty") -> str:
    """Describes a binary file object, read from its current position."""
    found = _detector.detect(file)
    inside = None
    if flags & COMPRESS and found.type in _UNPACK:
        start = file.tell()
        inside = _unpacked(found.type, file.read(_MOST_UNPACKED))
        file.seek(start)
    return _text(found, inside, flags, empty)


def of_bytes(data: Any, flags: int) -> str:
    """Describes bytes."""
    found = _detector.detect_bytes(data)
    inside = None
    if flags & COMPRESS and found.type in _UNPACK:
        inside = _unpacked(found.type, bytes(memoryview(data)[:_MOST_UNPACKED]))
    return _text(found, inside, flags, "application/x-empty")


def _unpacked(type: str, data: bytes) -> Optional[Detection]:
    """Detects the type of the contents of compressed bytes, or returns None if they can't be decompressed."""
    try:
        content = _UNPACK[type](data)
        return _detector.detect_bytes(content) if content else None
    except (OSError, EOFError, zlib.error, lzma.LZMAError, MemoryError):
        return None


def _text(found: Detection, inside: Optional[Detection], flags: int, empty: str) -> str:
    if found.type == "application/x-zerosize":
        return _form(flags, empty, "binary", "empty")
    if inside is None:
        return _one(found, flags)
    inner, outer = _one(inside, flags), _one(found, flags)
    if flags & MIME_TYPE:
        return f"{inner} compressed-encoding={outer}" if flags & MIME_ENCODING else inner
    return inner if flags & MIME_ENCODING else f"{inner} ({outer})"


def _one(found: Detection, flags: int) -> str:
    if flags & EXTENSION:
        return "/".join(extensions(found.type)) or "???"
    types, words = [found.type], [found.description or found.type]
    if flags & CONTINUE:
        types += [reading.type for reading in found.also_readable_as]
        words += [f"{reading.type}, {reading.detail}" for reading in found.also_readable_as]
    return _form(flags, _SEPARATOR.join(types), found.charset or "binary", _SEPARATOR.join(words))


def _form(flags: int, type: str, encoding: str, words: str) -> str:
    if flags & EXTENSION:
        return "???"
    if flags & MIME_TYPE:
        return f"{type}; charset={encoding}" if flags & MIME_ENCODING else type
    return encoding if flags & MIME_ENCODING else words


def _special(path: Union[str, bytes, "os.PathLike[Any]"], facts: os.stat_result, flags: int) -> str:
    numbers = f"({os.major(facts.st_rdev)}/{os.minor(facts.st_rdev)})"
    if stat.S_ISLNK(facts.st_mode):
        return _form(flags, "inode/symlink", "binary", f"symbolic link to {os.fsdecode(os.readlink(os.fsencode(path)))}")
    for is_kind, type, words in (
        (stat.S_ISDIR, "inode/directory", "directory"),
        (stat.S_ISCHR, "inode/chardevice", f"character special {numbers}"),
        (stat.S_ISBLK, "inode/blockdevice", f"block special {numbers}"),
        (stat.S_ISFIFO, "inode/fifo", "fifo (named pipe)"),
    ):
        if is_kind(facts.st_mode):
            return _form(flags, type, "binary", words)
    return _form(flags, "inode/socket", "binary", "socket")
