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
"""Where a file is. Bytes are content; `Detector.detect_path` takes paths of bytes too."""
Content = Union[Buffer, IO[bytes]]
"""`bytes` or anything else with a buffer of bytes in one piece, such as `bytearray`, `memoryview`, `mmap`, or an array;
or a binary file object."""
Source = Union[Path, Content]
Name = Union[str, bytes, None]
"""What something is called; only the part after the last slash is used."""


class AsyncFile(Protocol):
    """A binary file object whose methods are coroutines, such as those of aiofiles and anyio."""

    def read(self, size: int, /) -> Awaitable[bytes]:
        """Reads up to `size` bytes."""
