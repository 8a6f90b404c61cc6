"""The functions of file-magic, libmagic's own Python module, which python-magic also provides."""

from __future__ import annotations

import builtins
import errno
import os
from typing import Any, NamedTuple, Optional, Union

from . import _libmagic, _magic_engine
from ._magic_engine import MIME_ENCODING, MIME_TYPE


class FileMagic(NamedTuple):
    """The description of a file."""

    mime_type: str
    """The media type."""
    encoding: str
    """The encoding of text, or `binary`."""
    name: str
    """A description in a few words."""


class Handle:
    """The object that `open` returns. Its methods return None or -1 on failure; `error` and `errno` return the reason."""

    def __init__(self, flags: int, *, libmagic: bool = False) -> None:
        self._flags = flags
        self._failure: Optional[Exception] = None
        self._cookie = _libmagic.Cookie(flags) if libmagic else None

    def close(self) -> None:
        """Does nothing, since there is nothing to close."""

    def file(self, filename: Union[str, bytes, "os.PathLike[Any]"]) -> Optional[str]:
        """Describes a file. If it can't be read, returns the reason, or None if the flag `ERROR` is set."""
        if self._cookie is not None:
            return _decoded(self._cookie.file(os.fsencode(filename)))
        try:
            return self._done(_magic_engine.of_path(filename, self._flags))
        except OSError as failure:
            return self._failed(filename, failure)

    def descriptor(self, fd: int) -> Optional[str]:
        """Describes an open file, read from its current position."""
        if self._cookie is not None:
            return _decoded(self._cookie.descriptor(fd))
        try:
            with builtins.open(os.dup(fd), "rb", buffering=0) as file:
                return self._done(_magic_engine.of_file(file, self._flags))
        except OSError as failure:
            self._failure = failure
            return None

    def buffer(self, buf: Any) -> Optional[str]:
        """Describes bytes."""
        if self._cookie is not None:
            return _decoded(self._cookie.buffer(buf))
        return self._done(_magic_engine.of_bytes(buf, self._flags))

    def error(self) -> Optional[str]:
        """Returns the reason why the last call failed, or None."""
        if self._cookie is not None:
            return _decoded(self._cookie.error())
        return None if self._failure is None else str(self._failure)

    def errno(self) -> int:
        """Returns the operating system's error number for the last call, or 0."""
        if self._cookie is not None:
            return self._cookie.number("magic_errno")
        number = self._failure.errno if isinstance(self._failure, OSError) else None
        return number or 0

    def setflags(self, flags: int) -> int:
        """Sets the flags, which determine what is returned."""
        self._flags = flags
        return 0 if self._cookie is None else self._cookie.number("magic_setflags", flags)

    def load(self, filename: Union[str, bytes, None] = None) -> int:
        """Loads the default database, which only libmagic needs, or another one, which only libmagic can read."""
        return 0 if self._cookie is None and filename is None else self._database("magic_load", filename)

    def compile(self, dbs: Union[str, bytes, None]) -> int:
        """Compiles databases for libmagic."""
        return self._database("magic_compile", dbs)

    def check(self, dbs: Union[str, bytes, None]) -> int:
        """Checks libmagic databases."""
        return self._database("magic_check", dbs)

    def list(self, dbs: Union[str, bytes, None]) -> int:
        """Prints the contents of libmagic databases."""
        return self._database("magic_list", dbs)

    def _database(self, function: str, path: Union[str, bytes, None]) -> int:
        if self._cookie is None:
            self._failure = OSError(errno.ENOTSUP, "databases are libmagic's; open with libmagic=True")
            return -1
        return self._cookie.number(function, None if path is None else os.fsencode(path))

    def _done(self, text: str) -> str:
        self._failure = None
        return text

    def _failed(self, filename: Any, failure: OSError) -> Optional[str]:
        self._failure = failure
        is_error = self._flags & 512
        return None if is_error else f"cannot open `{os.fsdecode(filename)}' ({failure.strerror})"


def _decoded(text: Optional[bytes]) -> Optional[str]:
    return None if text is None else text.decode("utf-8", "backslashreplace")


def described(call: str, source: Any, libmagic: bool) -> FileMagic:
    """Calls a method of `Handle` with each of the flags that `FileMagic` needs, and combines the results."""
    texts = []
    for flags in (MIME_TYPE | MIME_ENCODING, 0):
        handle = Handle(flags, libmagic=libmagic)
        handle.load()
        text = getattr(handle, call)(source)
        if text is None:
            raise OSError(handle.errno() or errno.EIO, handle.error() or "it can't be read")
        texts.append(text)
    type, _, encoding = texts[0].partition("; ")
    return FileMagic(type, encoding.replace("charset=", ""), texts[1])


