"""The system's libmagic, for programs that need exactly its results."""

from __future__ import annotations

import os
import threading
from functools import lru_cache
from typing import Any, Optional

from cffi import FFI

_NAMES = ("libmagic.so.1", "libmagic.dylib", "magic1.dll")
_MAGIC_PARAM_NAME_MAX = 1
_ffi = FFI()
_ffi.cdef(
    """
    typedef struct magic_set *magic_t;
    magic_t magic_open(int);
    void magic_close(magic_t);
    const char *magic_file(magic_t, const char *);
    const char *magic_descriptor(magic_t, int);
    const char *magic_buffer(magic_t, const char *, size_t);
    const char *magic_error(magic_t);
    int magic_errno(magic_t);
    int magic_setflags(magic_t, int);
    int magic_load(magic_t, const char *);
    int magic_compile(magic_t, const char *);
    int magic_check(magic_t, const char *);
    int magic_list(magic_t, const char *);
    int magic_getparam(magic_t, int, void *);
    int magic_setparam(magic_t, int, const void *);
    int magic_version(void);
    """
)


@lru_cache(maxsize=1)
def library() -> Any:
    """Returns the library, or None if there is none. The environment variable `LIBMAGIC` may name it."""
    for name in (os.environ["LIBMAGIC"],) if os.environ.get("LIBMAGIC") else _NAMES:
        try:
            return _ffi.dlopen(name)
        except OSError:
            continue
    return None


class Cookie:
    """A handle of libmagic, used by one thread at a time. Calls that fail return None or -1, like those of libmagic."""

    def __init__(self, flags: int) -> None:
        self._library = library()
        if self._library is None:
            raise OSError("libmagic is not installed; install it, as with apt-get install libmagic1")
        self._cookie = _ffi.gc(self._library.magic_open(flags), self._library.magic_close)
        self._lock = threading.Lock()

    def file(self, path: bytes) -> Optional[bytes]:
        """Describes a file."""
        return self._text("magic_file", path)

    def descriptor(self, number: int) -> Optional[bytes]:
        """Describes an open file."""
        return self._text("magic_descriptor", number)

    def buffer(self, data: Any) -> Optional[bytes]:
        """Describes bytes."""
        room = _ffi.from_buffer(data)
        return self._text("magic_buffer", room, len(room))

    def error(self) -> Optional[bytes]:
        """Returns the reason why the last call failed."""
        return self._text("magic_error")

    def number(self, function: str, *arguments: Any) -> int:
        """Calls a function that returns a number, and returns the number."""
        values = [_ffi.NULL if argument is None else argument for argument in arguments]
        with self._lock:
            return int(getattr(self._library, function)(self._cookie, *values))

    def getparam(self, parameter: int) -> Optional[int]:
        """Returns a limit, or None if there is no such limit."""
        room = _ffi.new("size_t *")
        return int(room[0]) if self.number("magic_getparam", parameter, room) == 0 else None

    def setparam(self, parameter: int, value: int) -> int:
        """Sets a limit."""
        return self.number("magic_setparam", parameter, _ffi.new("size_t *", value))

    def _text(self, function: str, *arguments: Any) -> Optional[bytes]:
        # The returned text belongs to the handle, and is valid until the next call.
        with self._lock:
            text = getattr(self._library, function)(self._cookie, *arguments)
            return None if text == _ffi.NULL else bytes(_ffi.string(text))


def loaded(flags: int, database: Optional[bytes]) -> Cookie:
    """Returns a handle that has loaded the default database, or the one at a path."""
    cookie = Cookie(flags)
    if cookie.number("magic_load", database) != 0:
        raise OSError((cookie.error() or b"the database can't be read").decode("utf-8", "backslashreplace"))
    cookie.setparam(_MAGIC_PARAM_NAME_MAX, 64)
    return cookie
