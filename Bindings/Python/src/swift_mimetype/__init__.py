"""Detects the media type of a file, of bytes, or of a name, and explains the result.

>>> import swift_mimetype
>>> swift_mimetype.detect(b"%PDF-1.7\\n").type
'application/pdf'
"""

from ._detection import Conflict, Detection, OtherReading
from ._detector import Detector, detect, detect_async, detect_many, detect_name, extensions
from ._library import version as __version__

__all__ = [
    "Conflict",
    "Detection",
    "Detector",
    "OtherReading",
    "__version__",
    "detect",
    "detect_async",
    "detect_many",
    "detect_name",
    "extensions",
]
