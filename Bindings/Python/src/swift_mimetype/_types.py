"""The types of arguments."""

from __future__ import annotations

import os
from collections.abc import Awaitable
from typing import IO, TYPE_CHECKING, Any, Protocol, Union

if TYPE_CHECKING:
    # Type checkers know this protocol even without the package.
    from typing_extensions import Buffer as Buffer
else:
    Buffer = Any

Path = Union[str, "os.PathLike[str]", "os.PathLike[bytes]"]
"""The path of a file. `bytes` are treated as content; `Detector.detect_path` also accepts `bytes` as a path."""
Content = Union[Buffer, IO[bytes]]
"""`bytes` or anything else with a contiguous buffer of bytes, such as `bytearray`, `memoryview`, `mmap`, or an array;
or a binary file object."""
Source = Union[Path, Content]
Name = Union[str, bytes, None]
"""The name of some content; only the part after the last slash is used."""


class AsyncFile(Protocol):
    """A binary file object whose methods are coroutines, such as those of aiofiles and anyio."""

    def read(self, size: int, /) -> Awaitable[bytes]:
        """Reads up to `size` bytes."""
