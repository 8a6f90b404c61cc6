"""A replacement for filetype: `from swift_mimetype import filetype`.

Results are based on content alone. The kinds that filetype knows have its types and extensions; other kinds, except for
text, have those of this package.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Optional

from ._detection import Detection
from ._detector import Detector, extensions
from ._filetype_kinds import KINDS

version: str = "1.2.0"
_detector = Detector()
_HEAD = 8192


class Type:
    """A kind of file. A custom class with a `match` method can be added with `add_type`."""

    def __init__(self, mime: str, extension: str) -> None:
        self._mime, self._extension = mime, extension

    @property
    def mime(self) -> str:
        """The media type."""
        return self._mime

    @property
    def extension(self) -> str:
        """The usual extension for such a file, without a dot; empty if none is known."""
        return self._extension

    def is_mime(self, mime: str) -> bool:
        """Returns whether the kind has this media type."""
        return self._mime == mime

    def is_extension(self, extension: str) -> bool:
        """Returns whether the kind has this extension."""
        return self._extension == extension

    def match(self, buf: Any) -> bool:
        """Returns whether the start of a file is of this kind."""
        raise NotImplementedError


class Kind(Type):
    """A kind that the package recognises itself."""

    def match(self, buf: Any) -> bool:
        return _kind(_detector.detect_bytes(bytes(buf))) is self

    def __repr__(self) -> str:
        return f"<filetype.Kind {self.mime} {self.extension}>"


TYPES: list[Type] = []
_families: dict[str, list[Type]] = {}
_by_type: dict[str, Kind] = {}
for _line in KINDS.split("\n")[1:-1]:
    _family, _mime, _extension, *_names = _line.split(" ")
    _new = Kind(_mime, _extension)
    TYPES.append(_new)
    _families.setdefault(_family, []).append(_new)
    # The kind that filetype calls application/octet-stream is a font.
    for _name in _names if _mime == "application/octet-stream" else [_mime, *_names]:
        _by_type.setdefault(_name, _new)

image_matchers: list[Type] = _families["image"]
audio_matchers: list[Type] = _families["audio"]
video_matchers: list[Type] = _families["video"]
font_matchers: list[Type] = _families["font"]
document_matchers: list[Type] = _families["document"]
archive_matchers: list[Type] = _families["archive"]
application_matchers: list[Type] = _families["application"]


def _kind(found: Detection) -> Optional[Kind]:
    kind = _by_type.get(found.type)
    if kind is not None or found.is_unknown or found.charset is not None or found.type.startswith(("text/", "inode/")):
        return kind
    if found.type == "application/x-zerosize":
        return None
    return _by_type.setdefault(found.type, Kind(found.type, next(iter(extensions(found.type)), "")))


def get_bytes(obj: Any) -> bytearray:
    """Returns the first 8 KiB of a file at a path, of bytes, or of a binary file object, whose position is restored."""
    if isinstance(obj, (str, os.PathLike)):
        with open(obj, "rb") as file:
            return bytearray(file.read(_HEAD))
    if isinstance(obj, (bytes, bytearray, memoryview)):
        return bytearray(memoryview(obj).cast("B")[:_HEAD])
    if hasattr(obj, "read"):
        if not (hasattr(obj, "tell") and hasattr(obj, "seek")):
            return get_bytes(obj.read(_HEAD))
        start = obj.tell()
        obj.seek(0)
        head = obj.read(_HEAD)
        obj.seek(start)
        return get_bytes(head)
    raise TypeError(f"a path, bytes or a binary file object is needed, not {type(obj).__name__}")


def _detection(obj: Any) -> Detection:
    """Detects the type of the whole content, which gives better results than its start."""
    if isinstance(obj, (str, os.PathLike)):
        with open(obj, "rb") as file:
            return _detector.detect(file)
    if isinstance(obj, (bytes, bytearray, memoryview)):
        return _detector.detect_bytes(obj)
    if hasattr(obj, "seek") and hasattr(obj, "tell") and hasattr(obj, "read"):
        start = obj.tell()
        obj.seek(0)
        try:
            return _detector.detect(obj)
        finally:
            obj.seek(start)
    return _detector.detect_bytes(get_bytes(obj))


def match(obj: Any, matchers: Optional[Iterable[Type]] = None) -> Optional[Type]:
    """Returns the kind of a file, of bytes, or of a binary file object if it is one of `matchers`, otherwise None."""
    wanted = TYPES if matchers is None else list(matchers)
    if not wanted:
        return None
    if any(not isinstance(kind, Kind) for kind in wanted):
        obj = get_bytes(obj) if not isinstance(obj, (str, os.PathLike)) and not hasattr(obj, "seek") else obj
        head = get_bytes(obj)
        for kind in wanted:
            if not isinstance(kind, Kind) and kind.match(head):
                return kind
    found = _kind(_detection(obj))
    if found is None or matchers is None or found in wanted:
        return found
    # A format based on an archive format is treated as an archive if only archives are asked for.
    archive = _by_type["application/zip"]
    return archive if archive in wanted and get_bytes(obj)[:4] == b"PK\3\4" else None


def guess(obj: Any) -> Optional[Type]:
    """Returns the kind of a file, of bytes, or of a binary file object; None if it is unknown, empty or text."""
    return match(obj) if obj else None


def guess_mime(obj: Any) -> Optional[str]:
    """Returns the media type, or None if it is unknown or text."""
    kind = guess(obj)
    return None if kind is None else kind.mime


def guess_extension(obj: Any) -> Optional[str]:
    """Returns the usual extension for the kind that `guess` finds, or None if it finds none."""
    kind = guess(obj)
    return None if kind is None else kind.extension


def get_type(mime: Optional[str] = None, ext: Optional[str] = None) -> Optional[Type]:
    """Returns the first kind with a media type or an extension, or None."""
    return next((kind for kind in TYPES if kind.extension == ext or kind.mime == mime), None)


def add_type(instance: Type) -> None:
    """Adds a kind, which takes precedence over all others."""
    if not isinstance(instance, Type):
        raise TypeError(f"a filetype.Type is needed, not {type(instance).__name__}")
    TYPES.insert(0, instance)


def is_extension_supported(ext: str) -> bool:
    """Returns whether there is a kind with this extension."""
    return any(kind.extension == ext for kind in TYPES)


def is_mime_supported(mime: str) -> bool:
    """Returns whether there is a kind with this media type."""
    return any(kind.mime == mime for kind in TYPES)


def image_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is an image, otherwise None."""
    return match(obj, image_matchers)


def audio_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is audio, otherwise None."""
    return match(obj, audio_matchers)


def video_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is a video, otherwise None."""
    return match(obj, video_matchers)


def font_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is a font, otherwise None."""
    return match(obj, font_matchers)


def document_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is an office document, otherwise None."""
    return match(obj, document_matchers)


def archive_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is an archive, a compressed file, or one that filetype treats as an archive, such as PDF."""
    return match(obj, archive_matchers)


def application_match(obj: Any) -> Optional[Type]:
    """Returns the kind if it is a program for a virtual machine, otherwise None."""
    return match(obj, application_matchers)


def is_image(obj: Any) -> bool:
    """Returns whether `image_match` finds a kind."""
    return image_match(obj) is not None


def is_audio(obj: Any) -> bool:
    """Returns whether `audio_match` finds a kind."""
    return audio_match(obj) is not None


def is_video(obj: Any) -> bool:
    """Returns whether `video_match` finds a kind."""
    return video_match(obj) is not None


def is_font(obj: Any) -> bool:
    """Returns whether `font_match` finds a kind."""
    return font_match(obj) is not None


def is_document(obj: Any) -> bool:
    """Returns whether `document_match` finds a kind."""
    return document_match(obj) is not None


def is_archive(obj: Any) -> bool:
    """Returns whether `archive_match` finds a kind."""
    return archive_match(obj) is not None


def is_application(obj: Any) -> bool:
    """Returns whether `application_match` finds a kind."""
    return application_match(obj) is not None
