"""What a detection says."""

from __future__ import annotations

from typing import NamedTuple, Optional


class Conflict(NamedTuple):
    """A disagreement between what something is said to be and what was found."""

    kind: str
    """Such as `content-contradicts-name`."""
    claimed: str
    """The type that the name stands for, or the declared one."""
    found: str
    """The type that was found instead."""
    sentence: str
    """The same for a person."""

    def __str__(self) -> str:
        return self.sentence


class OtherReading(NamedTuple):
    """Something else that the same bytes can be read as."""

    kind: str
    """Such as `script` or `trailing-data`."""
    type: str
    """What it is then."""
    offset: int
    """Where it is, in bytes from the start."""
    detail: str
    """What was seen, for a person."""


class Detection(NamedTuple):
    """The type of something, and the reason. `str()` of it is the type."""

    type: str
    """The media type without parameters; `application/octet-stream` if it is unknown."""
    description: Optional[str]
    """The type in a few English words, if somebody has written it down."""
    charset: Optional[str]
    """The encoding of a text whose bytes were looked at."""
    reason: str
    """The rule that decided, such as `agreement` or `content-alone`."""
    basis: str
    """What was looked at to find the type: `name`, `signature`, `container`, ..."""
    confidence: Optional[float]
    """How likely the type is, from 0 to 1, where a model of languages estimated it."""
    conflicts: tuple[Conflict, ...]
    """The disagreements between name, declared type and content."""
    also_readable_as: tuple[OtherReading, ...]
    """What else the bytes can be read as."""
    evidence: Optional[str]
    """What was seen, if the detector was made with `evidence=True`."""
    is_exhausted: bool
    """Whether a limit kept the detection from reading more."""
    bytes_read: int
    """How many bytes of a file were read; 0 for bytes in memory."""
    reads: int
    """In how many reads."""

    @property
    def is_unknown(self) -> bool:
        """Whether nothing is known but that there are bytes."""
        return self.type == "application/octet-stream"

    @property
    def content_type(self) -> str:
        """The type with its charset, for a `Content-Type` header."""
        if self.charset is None or self.charset == "unknown-8bit":
            return self.type
        # ASCII is UTF-8, and the part that was not read may hold other characters.
        return f"{self.type};charset={'utf-8' if self.charset == 'us-ascii' else self.charset}"

    def __str__(self) -> str:
        return self.type
