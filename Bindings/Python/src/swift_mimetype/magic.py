"""In place of python-magic: `from swift_mimetype import magic`.

Answers come from content alone, as libmagic's do; a description is the type in a few English words.
"""

from __future__ import annotations

import os
from typing import Any, Union

from ._detection import Detection
from ._detector import Detector, extensions

_detector = Detector()


class MagicException(Exception):
    """Something can't be detected."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Magic:
    """Answers as its options say. One may be used by many threads."""

    def __init__(
        self,
        mime: bool = False,
        magic_file: Union[str, None] = None,
        mime_encoding: bool = False,
        keep_going: bool = False,
        uncompress: bool = False,
        raw: bool = False,
        extension: bool = False,
    ) -> None:
        """mime, mime_encoding, extension: what to answer instead of a description.

        keep_going, uncompress and raw change nothing. A magic_file is refused, since there is nothing to load it.
        """
        if magic_file is not None:
            raise MagicException("magic_file is not supported; use swift_mimetype.Detector(types_file=...)")
        self.mime = mime
        self.mime_encoding = mime_encoding
        self.extension = extension

    def from_file(self, filename: Union[str, bytes, "os.PathLike[Any]"]) -> str:
        """The type of a file. Raises OSError if it can't be read."""
        with open(filename, "rb") as file:
            return self._text(_detector.detect(file))

    def from_buffer(self, buf: Union[bytes, str, Any]) -> str:
        """The type of bytes; of text, that of its UTF-8."""
        return self._text(_detector.detect_bytes(buf.encode("utf-8", "replace") if isinstance(buf, str) else buf))

    def from_descriptor(self, fd: int) -> str:
        """The type of an open file, from its current position on."""
        with open(os.dup(fd), "rb", buffering=0) as file:
            return self._text(_detector.detect(file))

    def setparam(self, param: int, val: int) -> None:
        """There are no such limits."""

    def getparam(self, param: int) -> int:
        """There are no such limits."""
        return 0

    def _text(self, detection: Detection) -> str:
        encoding = detection.charset or "binary"
        if self.extension:
            return "/".join(extensions(detection.type)) or "???"
        if self.mime:
            return f"{detection.type}; charset={encoding}" if self.mime_encoding else detection.type
        return encoding if self.mime_encoding else detection.description or detection.type


_answers = {mime: Magic(mime=mime) for mime in (False, True)}


def from_file(filename: Union[str, bytes, "os.PathLike[Any]"], mime: bool = False) -> str:
    """The description of a file's type, or with `mime` the type itself."""
    return _answers[bool(mime)].from_file(filename)


def from_buffer(buffer: Union[bytes, str, Any], mime: bool = False) -> str:
    """The description of the type of bytes, or with `mime` the type itself."""
    return _answers[bool(mime)].from_buffer(buffer)


def from_descriptor(fd: int, mime: bool = False) -> str:
    """The description of an open file's type, or with `mime` the type itself."""
    return _answers[bool(mime)].from_descriptor(fd)


def version() -> int:
    """The version of libmagic whose functions these are like."""
    return 545
