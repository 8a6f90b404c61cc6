"""In place of the standard library's mimetypes: `from swift_mimetype import mimetypes`.

Names are looked up in the tables of the library; what `add_type` and files of types add comes before them.
"""

from __future__ import annotations

import os
import posixpath
import urllib.parse
from collections.abc import Sequence
from typing import IO, Any, Optional, Union

from ._detector import Detector, extensions

_detector = Detector(native_only=True)

suffix_map = {".svgz": ".svg.gz", ".tgz": ".tar.gz", ".taz": ".tar.gz", ".tz": ".tar.gz", ".tbz2": ".tar.bz2",
              ".txz": ".tar.xz"}  # fmt: skip
encodings_map = {".gz": "gzip", ".Z": "compress", ".bz2": "bzip2", ".xz": "xz", ".br": "br"}
knownfiles: list[str] = []
inited = True


class MimeTypes:
    """The tables, with additions of its own."""

    def __init__(self, filenames: Sequence[str] = (), strict: bool = True) -> None:
        self.encodings_map = dict(encodings_map)
        self.suffix_map = dict(suffix_map)
        self._added: dict[str, str] = {}
        for filename in filenames:
            self.read(filename, strict)

    def add_type(self, type: str, ext: str, strict: bool = True) -> None:
        """Gives an extension, with its dot, a type."""
        if ext and not ext.startswith("."):
            raise ValueError(f"the extension {ext!r} has to start with a dot")
        self._added[ext] = type

    def guess_type(
        self, url: Union[str, "os.PathLike[str]"], strict: bool = True
    ) -> tuple[Optional[str], Optional[str]]:
        """The type of a URL or a path by its extension, and how it is encoded; None for what is unknown."""
        text = os.fspath(url)
        parts = urllib.parse.urlsplit(text) if ":" in text else None
        if parts is None or len(parts.scheme) < 2:
            return self.guess_file_type(text, strict=strict)
        if parts.scheme.lower() == "data":
            return self._data_type(parts.path)
        return self.guess_file_type(urllib.parse.unquote(parts.path), strict=strict)

    def guess_file_type(
        self, path: Union[str, bytes, "os.PathLike[Any]"], *, strict: bool = True
    ) -> tuple[Optional[str], Optional[str]]:
        """The type of a path by its extension, and how it is encoded."""
        base, extension = posixpath.splitext(os.fsdecode(path))
        while extension in self.suffix_map:
            base, extension = posixpath.splitext(base + self.suffix_map[extension])
        encoding = self.encodings_map.get(extension)
        if encoding is not None:
            base, extension = posixpath.splitext(base)
        return self._look_up(base + extension, extension), encoding

    def guess_all_extensions(self, type: str, strict: bool = True) -> list[str]:
        """All extensions of a type, with their dots, the preferred one first."""
        added = [extension for extension, other in self._added.items() if other.lower() == type.lower()]
        return added + [f".{extension}" for extension in extensions(type) if f".{extension}" not in added]

    def guess_extension(self, type: str, strict: bool = True) -> Optional[str]:
        """The extension to give to a file of a type, with its dot, or None."""
        return next(iter(self.guess_all_extensions(type, strict)), None)

    def read(self, filename: str, strict: bool = True) -> None:
        """Adds the types of a file such as `/etc/mime.types`."""
        with open(filename, encoding="utf-8") as file:
            self.readfp(file, strict)

    def readfp(self, fp: IO[str], strict: bool = True) -> None:
        """Adds the types of an open file."""
        for line in fp:
            words = line.split("#")[0].split()
            for extension in words[1:]:
                self.add_type(words[0], f".{extension}", strict)

    def _look_up(self, name: str, extension: str) -> Optional[str]:
        if not extension:
            return None
        added = self._added.get(extension) or self._added.get(extension.lower())
        if added:
            return added
        detection = _detector.detect_name(name)
        return detection.type if detection.basis == "name" else None

    @staticmethod
    def _data_type(path: str) -> tuple[Optional[str], None]:
        """The type that a data URL states. https://www.rfc-editor.org/rfc/rfc2397"""
        head, comma, _ = path.partition(",")
        if not comma:
            return None, None
        type = head.split(";")[0]
        return (type if "/" in type and "=" not in type else "text/plain"), None


_database = MimeTypes()


def init(files: Optional[Sequence[str]] = None) -> None:
    """Forgets what was added, and reads files of types; the tables need none."""
    global _database
    _database = MimeTypes(files or ())


def guess_type(url: Union[str, "os.PathLike[str]"], strict: bool = True) -> tuple[Optional[str], Optional[str]]:
    """`MimeTypes.guess_type`"""
    return _database.guess_type(url, strict)


def guess_file_type(
    path: Union[str, bytes, "os.PathLike[Any]"], *, strict: bool = True
) -> tuple[Optional[str], Optional[str]]:
    """`MimeTypes.guess_file_type`"""
    return _database.guess_file_type(path, strict=strict)


def guess_all_extensions(type: str, strict: bool = True) -> list[str]:
    """`MimeTypes.guess_all_extensions`"""
    return _database.guess_all_extensions(type, strict)


def guess_extension(type: str, strict: bool = True) -> Optional[str]:
    """`MimeTypes.guess_extension`"""
    return _database.guess_extension(type, strict)


def add_type(type: str, ext: str, strict: bool = True) -> None:
    """`MimeTypes.add_type`"""
    _database.add_type(type, ext, strict)


def read_mime_types(file: str) -> Optional[dict[str, str]]:
    """The types of a file by extension, or None if it can't be read."""
    database = MimeTypes()
    try:
        database.read(file)
    except OSError:
        return None
    return database._added
