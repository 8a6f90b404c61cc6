"""What type checkers have to understand, and what they have to refuse. Not run: mypy and pyright read it."""

import mmap
import pathlib
from array import array
from typing import IO, assert_type

import swift_mimetype
from swift_mimetype import Detection, Detector, filetype, magic, mimetypes


async def use(path: pathlib.Path, file: IO[bytes], mapped: mmap.mmap) -> None:
    assert_type(swift_mimetype.detect(path), Detection)
    assert_type(swift_mimetype.detect(b"", name="a", declared_type="a/b"), Detection)
    for content in (bytearray(), memoryview(b""), array("B"), mapped, file):
        assert_type(swift_mimetype.detect(content, name=b"a"), Detection)
    assert_type(swift_mimetype.detect_many([path, "a"]), list[Detection])
    assert_type(swift_mimetype.detect_many([b"", mapped], names=["a", None]), list[Detection])
    assert_type(Detector().detect_many(["a"], errors="return"), list[Detection | OSError | ValueError])
    assert_type(await swift_mimetype.detect_async(file), Detection)
    assert_type(Detector().detect_prefix(b""), tuple[Detection, range | None])
    assert_type(magic.from_buffer(b"", mime=True), str)
    assert_type(mimetypes.guess_type("a"), tuple[str | None, str | None])
    assert_type(filetype.guess_mime(b""), str | None)


def misuse(text: IO[str]) -> None:
    swift_mimetype.detect("a", name="b")  # type: ignore[call-overload] # pyright: ignore[reportCallIssue,reportArgumentType]
    swift_mimetype.detect(text)  # type: ignore[arg-type] # pyright: ignore[reportCallIssue,reportArgumentType]
    swift_mimetype.detect(5)  # type: ignore[call-overload] # pyright: ignore[reportCallIssue,reportArgumentType]
    swift_mimetype.detect_many("a", errors="ignore")  # type: ignore[call-overload] # pyright: ignore[reportCallIssue,reportArgumentType]
