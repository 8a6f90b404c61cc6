"""In place of filetype: `from swift_mimetype import filetype`.

Answers come from content alone. Text has types as well, where filetype says None.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from ._detector import Detector, extensions

_detector = Detector()


class Type(NamedTuple):
    """A kind of file."""

    mime: str
    """Its media type."""
    extension: str
    """The extension to give to such a file, without a dot; empty if none is known."""


def guess(obj: Any) -> Optional[Type]:
    """The kind of a file at a path, of bytes, or of a binary file object; None if it is unknown."""
    if obj is None or isinstance(obj, int):
        raise TypeError(f"a path, bytes or a binary file object is needed, not {type(obj).__name__}")
    if isinstance(obj, str) or hasattr(obj, "__fspath__"):
        with open(obj, "rb") as file:
            detection = _detector.detect(file)
    else:
        detection = _detector.detect(bytes(obj) if isinstance(obj, list) else obj)
    if detection.is_unknown:
        return None
    return Type(detection.type, next(iter(extensions(detection.type)), ""))


def guess_mime(obj: Any) -> Optional[str]:
    """The media type, or None if it is unknown."""
    kind = guess(obj)
    return kind and kind.mime


def guess_extension(obj: Any) -> Optional[str]:
    """The extension to give to such a file, or None if it is unknown."""
    kind = guess(obj)
    return kind and kind.extension


def _is(obj: Any, *families: str) -> bool:
    kind = guess(obj)
    return kind is not None and kind.mime.startswith(families)


def is_image(obj: Any) -> bool:
    """Whether it is a picture."""
    return _is(obj, "image/")


def is_video(obj: Any) -> bool:
    """Whether it is a video."""
    return _is(obj, "video/")


def is_audio(obj: Any) -> bool:
    """Whether it is audio."""
    return _is(obj, "audio/")


def is_font(obj: Any) -> bool:
    """Whether it is a font."""
    return _is(obj, "font/")


def is_archive(obj: Any) -> bool:
    """Whether it is an archive or compressed."""
    archives = "zip", "gzip", "x-tar", "x-bzip2", "x-xz", "x-7z-compressed", "vnd.rar", "zstd", "x-lz4", "x-lzip"
    others = "x-compress", "vnd.ms-cab-compressed", "vnd.debian.binary-package", "x-rpm", "x-archive", "x-cpio"
    kind = guess(obj)
    return kind is not None and kind.mime.removeprefix("application/") in archives + others
