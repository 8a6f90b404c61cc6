"""The shared library, and the declarations in its header."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from cffi import FFI

_FOLDER = Path(__file__).resolve().parent
_ABI = 1
# The file name of the library on each system.
_NAME = {"darwin": "libmimetype.dylib", "win32": "mimetype.dll"}.get(sys.platform, "libmimetype.so")
LIBRARY_PATH = str(_FOLDER / _NAME)


def _declarations() -> str:
    """Returns the header in the form that cffi reads: without directives, and with `char` for bytes.

    A parameter of the type `char` accepts `bytes` without copying them.
    """
    header = (_FOLDER / "mimetype.h").read_text()
    header = re.sub(r"//[^\n]*", "", header)
    header = re.sub(r'#ifdef __cplusplus.*?#endif', "", header, flags=re.DOTALL)
    header = re.sub(r"^#[^\n]*", "", header, flags=re.MULTILINE)
    return header.replace("const void *bytes, size_t length", "const char *bytes, size_t length")


def _open() -> tuple[Any, Any]:
    ffi = FFI()
    ffi.cdef(_declarations())
    library = ffi.dlopen(LIBRARY_PATH)
    if library.mimetype_abi() != _ABI:
        raise ImportError(
            f"{LIBRARY_PATH} has interface {library.mimetype_abi()}, and this package needs {_ABI}; install it again"
        )
    return ffi, library


ffi, library = _open()
version: str = ffi.string(library.mimetype_version()).decode()
