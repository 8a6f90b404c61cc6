"""A replacement for python-magic: `from swift_mimetype import magic`.

Results are based on content alone, like those of libmagic; a description is the type in a few English words. With
`use_libmagic(True)` or `Magic(libmagic=True)`, they are exactly those of the system's libmagic.
"""

from __future__ import annotations

import builtins
import os
from typing import Any, Optional, Union

from . import _file_magic, _libmagic, _magic_engine
from ._file_magic import FileMagic, Handle

MAGIC_NONE = NONE = 0
MAGIC_DEBUG = DEBUG = 1
MAGIC_SYMLINK = SYMLINK = 2
MAGIC_COMPRESS = COMPRESS = 4
MAGIC_DEVICES = DEVICES = 8
MAGIC_MIME_TYPE = MIME_TYPE = 16
MAGIC_CONTINUE = CONTINUE = 32
MAGIC_CHECK = CHECK = 64
MAGIC_PRESERVE_ATIME = PRESERVE_ATIME = 128
MAGIC_RAW = RAW = 256
MAGIC_ERROR = ERROR = 512
MAGIC_MIME_ENCODING = MIME_ENCODING = 1024
MIME = 1040
# In python-magic, these two have other values, depending on where they are read.
MAGIC_MIME = 16
MAGIC_APPLE = APPLE = 2048
MAGIC_NO_CHECK_COMPRESS = NO_CHECK_COMPRESS = 4096
MAGIC_NO_CHECK_TAR = NO_CHECK_TAR = 8192
MAGIC_NO_CHECK_SOFT = NO_CHECK_SOFT = 16384
MAGIC_NO_CHECK_APPTYPE = NO_CHECK_APPTYPE = 32768
MAGIC_NO_CHECK_ELF = NO_CHECK_ELF = 65536
MAGIC_NO_CHECK_TEXT = MAGIC_NO_CHECK_ASCII = NO_CHECK_TEXT = 131072
MAGIC_NO_CHECK_CDF = MAGIC_NO_CHECK_TROFF = NO_CHECK_CDF = 262144
MAGIC_NO_CHECK_FORTRAN = 524288
MAGIC_NO_CHECK_TOKENS = NO_CHECK_TOKENS = 1048576
MAGIC_NO_CHECK_ENCODING = NO_CHECK_ENCODING = 2097152
MAGIC_NO_CHECK_BUILTIN = NO_CHECK_BUILTIN = 4173824
MAGIC_EXTENSION = 1 << 24
MAGIC_PARAM_INDIR_MAX = 0
MAGIC_PARAM_NAME_MAX = 1
MAGIC_PARAM_ELF_PHNUM_MAX = 2
MAGIC_PARAM_ELF_SHNUM_MAX = 3
MAGIC_PARAM_ELF_NOTES_MAX = 4
MAGIC_PARAM_REGEX_MAX = 5
MAGIC_PARAM_BYTES_MAX = 6

_uses_libmagic = False
# libmagic's limits, for programs that read them.
_PARAMETERS = {0: 50, 1: 64, 2: 2048, 3: 32768, 4: 256, 5: 8192, 6: 7340032}


class MagicException(Exception):
    """Raised if a type can't be detected."""

    def __init__(self, message: Any) -> None:
        super().__init__(message)
        self.message = message


def use_libmagic(value: bool = True) -> None:
    """Sets whether the functions of this module, and objects that are created from now on, use the system's libmagic."""
    global _uses_libmagic
    if value and _libmagic.library() is None:
        raise MagicException("libmagic is not installed; install it, as with apt-get install libmagic1")
    _uses_libmagic = value
    _instances.clear()


class Magic:
    """Describes files in the form that its options ask for. Many threads may use the same object."""

    def __init__(
        self,
        mime: bool = False,
        magic_file: Union[str, bytes, "os.PathLike[Any]", None] = None,
        mime_encoding: bool = False,
        keep_going: bool = False,
        uncompress: bool = False,
        raw: bool = False,
        extension: bool = False,
        *,
        libmagic: Optional[bool] = None,
    ) -> None:
        """mime, mime_encoding, extension: what to return instead of a description.

        keep_going: also return what else the bytes can be read as.
        uncompress: detect the contents of compressed files.
        raw: don't escape unprintable characters, which only libmagic's results contain.
        libmagic: use the system's libmagic; None for the setting of `use_libmagic`. A magic_file always requires libmagic.

        Raises MagicException if libmagic is needed but not installed, or if it can't read the file.
        """
        self.flags: int = (
            bool(mime) * MAGIC_MIME_TYPE | bool(mime_encoding) * MAGIC_MIME_ENCODING | bool(keep_going) * MAGIC_CONTINUE
            | bool(uncompress) * MAGIC_COMPRESS | bool(raw) * MAGIC_RAW | bool(extension) * MAGIC_EXTENSION
        )  # fmt: skip
        self._parameters = dict(_PARAMETERS)
        self._cookie = None
        if magic_file is not None or (_uses_libmagic if libmagic is None else libmagic):
            try:
                self._cookie = _libmagic.loaded(self.flags, None if magic_file is None else os.fsencode(magic_file))
            except OSError as failure:
                raise MagicException(str(failure)) from None

    def from_file(self, filename: Union[str, bytes, "os.PathLike[Any]"]) -> str:
        """Describes a file; a symbolic link is described as such. Raises OSError if the file can't be read."""
        with builtins.open(filename, "rb"):
            pass
        if self._cookie is None:
            return _magic_engine.of_path(filename, self.flags)
        return self._text(self._cookie.file(os.fsencode(filename)))

    def from_buffer(self, buf: Union[bytes, str, Any]) -> str:
        """Describes bytes; text is encoded in UTF-8 first."""
        data = buf.encode("utf-8", "replace") if isinstance(buf, str) else buf
        return _magic_engine.of_bytes(data, self.flags) if self._cookie is None else self._text(self._cookie.buffer(data))

    def from_descriptor(self, fd: int) -> str:
        """Describes an open file, read from its current position. Raises MagicException if it can't be read."""
        if self._cookie is not None:
            return self._text(self._cookie.descriptor(fd))
        try:
            with builtins.open(os.dup(fd), "rb", buffering=0) as file:
                return _magic_engine.of_file(file, self.flags)
        except OSError as failure:
            raise MagicException(str(failure)) from None

    def setparam(self, param: int, val: int) -> int:
        """Sets a limit of libmagic, which affects only libmagic's results. Returns 0."""
        if param not in self._parameters or self._cookie is not None and self._cookie.setparam(param, val) != 0:
            raise MagicException(f"there is no limit of the number {param}")
        self._parameters[param] = val
        return 0

    def getparam(self, param: int) -> int:
        """Returns a limit of libmagic."""
        value = self._parameters.get(param) if self._cookie is None else self._cookie.getparam(param)
        if value is None:
            raise MagicException(f"there is no limit of the number {param}")
        return value

    def _text(self, text: Optional[bytes]) -> str:
        if text is None:
            assert self._cookie is not None
            raise MagicException(self._cookie.error())
        return text.decode("utf-8", "backslashreplace")


_instances: dict[bool, Magic] = {}


def _instance(mime: bool) -> Magic:
    found = _instances.get(mime)
    if found is None:
        found = _instances[mime] = Magic(mime=mime)
    return found


def from_file(filename: Union[str, bytes, "os.PathLike[Any]"], mime: bool = False) -> str:
    """Returns the description of a file's type, or with `mime` the type itself."""
    return _instance(bool(mime)).from_file(filename)


def from_buffer(buffer: Union[bytes, str, Any], mime: bool = False) -> str:
    """Returns the description of the type of bytes, or with `mime` the type itself."""
    return _instance(bool(mime)).from_buffer(buffer)


def from_descriptor(fd: int, mime: bool = False) -> str:
    """Returns the description of an open file's type, or with `mime` the type itself."""
    return _instance(bool(mime)).from_descriptor(fd)


def open(flags: int, *, libmagic: Optional[bool] = None) -> Handle:
    """Returns a handle like those of file-magic, with these flags."""
    return Handle(flags, libmagic=_uses_libmagic if libmagic is None else libmagic)


def detect_from_filename(filename: Union[str, bytes, "os.PathLike[Any]"]) -> FileMagic:
    """Returns the type, encoding and description of a file."""
    return _file_magic.described("file", filename, _uses_libmagic)


def detect_from_fobj(fobj: Any) -> FileMagic:
    """Returns the type, encoding and description of a file object that has a descriptor."""
    return _file_magic.described("descriptor", fobj.fileno(), _uses_libmagic)


def detect_from_content(byte_content: Any) -> FileMagic:
    """Returns the type, encoding and description of bytes."""
    return _file_magic.described("buffer", byte_content, _uses_libmagic)


def version() -> int:
    """Returns the version of the system's libmagic, or if there is none, of the libmagic that this module imitates."""
    library = _libmagic.library()
    return 545 if library is None else int(library.magic_version())
