"""A replacement for the standard library's mimetypes: `from swift_mimetype import mimetypes`.

Names are looked up in the tables of the library; types added by `add_type` and from files take precedence.
"""

from __future__ import annotations

import os
import posixpath
import urllib.parse
from collections.abc import Sequence
from functools import lru_cache
from typing import IO, Any, Optional, Union

from ._detector import extensions
from ._library import ffi, library

_SUFFIXES = {
    ".svgz": ".svg.gz", ".tgz": ".tar.gz", ".taz": ".tar.gz", ".tz": ".tar.gz", ".tbz2": ".tar.bz2", ".txz": ".tar.xz",
}  # fmt: skip
_ENCODINGS = {".gz": "gzip", ".Z": "compress", ".bz2": "bzip2", ".xz": "xz", ".br": "br"}
suffix_map: dict[str, str] = _SUFFIXES
encodings_map: dict[str, str] = _ENCODINGS
knownfiles: list[str] = []
inited: bool = False


@lru_cache(maxsize=1)
def _built_in() -> dict[str, str]:
    """Returns all extensions in the library, with their dots, and their types."""
    length = library.mimetype_extension_types(ffi.NULL, 0)
    room = ffi.new("char[]", length + 1)
    library.mimetype_extension_types(room, length + 1)
    lines = ffi.string(room).decode().splitlines()
    return {f".{name}": type for name, _, type in (line.partition(" ") for line in lines) if f".{name}" not in _ENCODINGS}


class MimeTypes:
    """The tables of the library, together with types that are added to this object."""

    encodings_map: dict[str, str]
    suffix_map: dict[str, str]
    types_map: tuple[dict[str, str], dict[str, str]]
    """The types by extension: first those that apply only with `strict=False`, then all others."""
    types_map_inv: tuple[dict[str, list[str]], dict[str, list[str]]]
    """The extensions that were added, by type."""

    def __init__(self, filenames: Sequence[str] = (), strict: bool = True) -> None:
        self.encodings_map = dict(_ENCODINGS)
        self.suffix_map = dict(_SUFFIXES)
        self.types_map = ({}, dict(_built_in()))
        self.types_map_inv = ({}, {})
        for filename in filenames:
            self.read(filename, strict)

    def add_type(self, type: str, ext: str, strict: bool = True) -> None:
        """Adds a type for an extension, which includes its dot."""
        if ext and not ext.startswith("."):
            raise ValueError(f"the extension {ext!r} has to start with a dot")
        if not type:
            return
        self.types_map[bool(strict)][ext] = type
        names = self.types_map_inv[bool(strict)].setdefault(type, [])
        if ext not in names:
            names.append(ext)

    def guess_type(
        self, url: Union[str, "os.PathLike[str]"], strict: bool = True
    ) -> tuple[Optional[str], Optional[str]]:
        """Returns the type of a URL or a path according to its extension, and its encoding; None if unknown."""
        text = os.fspath(url)
        if ":" not in text:
            return self._guess(text, strict)
        parts = urllib.parse.urlsplit(text)
        if len(parts.scheme) < 2:
            return self._guess(text, strict)
        if parts.scheme.lower() == "data":
            return self._data_type(parts.path)
        return self._guess(urllib.parse.unquote(parts.path), strict)

    def guess_file_type(
        self, path: Union[str, bytes, "os.PathLike[Any]"], *, strict: bool = True
    ) -> tuple[Optional[str], Optional[str]]:
        """Returns the type of a path according to its extension, and its encoding; None if unknown."""
        return self._guess(os.fsdecode(path), strict)

    def _guess(self, path: str, strict: bool) -> tuple[Optional[str], Optional[str]]:
        base, extension = posixpath.splitext(path)
        suffix = self.suffix_map.get(extension)
        while suffix is not None:
            base, extension = posixpath.splitext(base + suffix)
            suffix = self.suffix_map.get(extension)
        encoding = self.encodings_map.get(extension)
        if encoding is not None:
            extension = posixpath.splitext(base)[1]
        types = self.types_map[True]
        found = types.get(extension)
        if found is None:
            found = types.get(extension.lower())
        if found is None and not strict:
            types = self.types_map[False]
            found = types.get(extension) or types.get(extension.lower())
        return found, encoding

    def guess_all_extensions(self, type: str, strict: bool = True) -> list[str]:
        """Returns all extensions of a type, each with its dot; the preferred one comes first."""
        wanted = type.lower()
        found = []
        for table in self.types_map_inv[1:] if strict else reversed(self.types_map_inv):
            found += [name for other, names in table.items() if other.lower() == wanted for name in names]
        return list(dict.fromkeys(found + [f".{name}" for name in extensions(wanted)]))

    def guess_extension(self, type: str, strict: bool = True) -> Optional[str]:
        """Returns the usual extension for files of a type, with its dot, or None."""
        return next(iter(self.guess_all_extensions(type, strict)), None)

    def read(self, filename: str, strict: bool = True) -> None:
        """Adds the types in a file such as `/etc/mime.types`."""
        with open(filename, encoding="utf-8") as file:
            self.readfp(file, strict)

    def readfp(self, fp: IO[str], strict: bool = True) -> None:
        """Adds the types in an open file."""
        for line in fp:
            words = line.split("#")[0].split()
            for extension in words[1:]:
                self.add_type(words[0], f".{extension}", strict)

    def read_windows_registry(self, strict: bool = True) -> None:
        """Adds nothing, since the tables contain more than the Windows registry."""

    @staticmethod
    def _data_type(path: str) -> tuple[Optional[str], None]:
        """Returns the type in a data URL. https://www.rfc-editor.org/rfc/rfc2397"""
        head, comma, _ = path.partition(",")
        if not comma:
            return None, None
        type = head.split(";")[0]
        return (type if "/" in type and "=" not in type else "text/plain"), None


_database: Optional[MimeTypes] = None
# These are set by `init`, which is called when one of them is first accessed.
types_map: dict[str, str]
common_types: dict[str, str]


def init(files: Optional[Sequence[str]] = None) -> None:
    """Resets the tables to those of the library, and adds the types in these files and in `knownfiles`, if any."""
    global _database, inited, types_map, common_types, encodings_map, suffix_map
    database = MimeTypes()
    for file in [*knownfiles, *(files or ())]:
        if os.path.isfile(file):
            database.read(file)
    common_types, types_map = database.types_map
    encodings_map, suffix_map = database.encodings_map, database.suffix_map
    inited, _database = True, database


def _initialised() -> MimeTypes:
    if _database is None:
        init()
    assert _database is not None
    return _database


def __getattr__(name: str) -> Any:
    # Building the tables takes some milliseconds, for which a program that never accesses them need not wait.
    if name in ("types_map", "common_types") and _database is None:
        init()
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def guess_type(url: Union[str, "os.PathLike[str]"], strict: bool = True) -> tuple[Optional[str], Optional[str]]:
    """Calls `MimeTypes.guess_type` on the shared tables."""
    return (_database or _initialised()).guess_type(url, strict)


def guess_file_type(
    path: Union[str, bytes, "os.PathLike[Any]"], *, strict: bool = True
) -> tuple[Optional[str], Optional[str]]:
    """Calls `MimeTypes.guess_file_type` on the shared tables."""
    return _initialised().guess_file_type(path, strict=strict)


def guess_all_extensions(type: str, strict: bool = True) -> list[str]:
    """Calls `MimeTypes.guess_all_extensions` on the shared tables."""
    return _initialised().guess_all_extensions(type, strict)


def guess_extension(type: str, strict: bool = True) -> Optional[str]:
    """Calls `MimeTypes.guess_extension` on the shared tables."""
    return _initialised().guess_extension(type, strict)


def add_type(type: str, ext: str, strict: bool = True) -> None:
    """Calls `MimeTypes.add_type` on the shared tables."""
    _initialised().add_type(type, ext, strict)


def read_mime_types(file: str) -> Optional[dict[str, str]]:
    """Returns the types in a file by extension, or None if the file can't be read."""
    try:
        with open(file, encoding="utf-8") as lines:
            database = MimeTypes()
            database.types_map = ({}, {})
            database.readfp(lines)
    except OSError:
        return None
    return database.types_map[True]
