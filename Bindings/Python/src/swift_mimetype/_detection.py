"""The results of detections."""

from __future__ import annotations

from typing import NamedTuple, Optional


class Conflict(NamedTuple):
    """A conflict between the claimed type and the type that was found."""

    kind: str
    """The kind of conflict, such as `content-contradicts-name`."""
    claimed: str
    """The type that the name suggests, or the declared one."""
    found: str
    """The type that was found instead."""
    sentence: str
    """A description in one sentence, for people."""

    def __str__(self) -> str:
        return self.sentence


class OtherReading(NamedTuple):
    """Something else that the same bytes can be read as."""

    kind: str
    """The kind of reading, such as `script` or `trailing-data`."""
    type: str
    """The type in this reading."""
    offset: int
    """The offset in bytes from the start."""
    detail: str
    """A description of what was found, for people."""


class Detection(NamedTuple):
    """The result of a detection: the type, and the reason for it. Its `str()` is the type."""

    type: str
    """The media type without parameters; `application/octet-stream` if it is unknown."""
    description: Optional[str]
    """A description of the type in a few English words, or None if there is none."""
    charset: Optional[str]
    """The encoding of the text, or None if the content is not text or was not examined."""
    reason: str
    """The rule that determined the type, such as `agreement` or `content-alone`."""
    basis: str
    """What the type is based on: `name`, `signature`, `container`, ..."""
    confidence: Optional[float]
    """The probability of the type, from 0 to 1, if a language model estimated it; otherwise None."""
    conflicts: tuple[Conflict, ...]
    """The conflicts between name, declared type and content."""
    also_readable_as: tuple[OtherReading, ...]
    """The other readings of the bytes."""
    evidence: Optional[str]
    """A description of what was found, if the detector was made with `evidence=True`; otherwise None."""
    is_exhausted: bool
    """Whether a limit prevented the detection from reading more."""
    bytes_read: int
    """The number of bytes that were read from a file; 0 for bytes in memory."""
    reads: int
    """The number of reads from a file; 0 for bytes in memory."""

    @property
    def is_unknown(self) -> bool:
        """Whether the type is unknown."""
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
