"""Calls the package a million times in every way, and shows that nothing grows.

usage: leaks.py [CALLS]

After each tenth of the calls there is a line with the memory of the process, all references there are (only Python's debug
build counts them: python3-dbg of Debian, with cffi built for it), the objects that the collector knows, those of the package's
own types, and the blocks of Python's allocator. The exit status is 1 if one of them grows after the second line.
"""

import collections
import gc
import io
import mmap
import os
import pathlib
import sys
import tempfile

import swift_mimetype
from swift_mimetype import Detector, filetype, magic, mimetypes

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(17) + b"\0\0\0\0IEND\xaeB`\x82<?php a(); ?>"
INPUTS = [(b"%PDF-1.7\n", "photo.png"), (PNG, None), (b"GIF89a", b"\xff"), (b"text of no kind", None), (b"", "a\0b")]


class Calls:
    """One of each kind of call, with answers, conflicts, further readings and errors among them."""

    def __init__(self, folder):
        self.detector = Detector(native_only=True, evidence=True, thorough=True)
        self.path = pathlib.Path(folder) / "photo.png"
        self.path.write_bytes(PNG)
        self.map = mmap.mmap(os.open(self.path, os.O_RDONLY), 0, access=mmap.ACCESS_READ)
        self.data = [data for data, _ in INPUTS]
        self.names = [name for _, name in INPUTS]

    def hundred(self, number):
        """Makes a hundred calls and one detector more; each member of a batch counts as a call."""
        detector = self.detector
        for data, name in INPUTS:
            detector.detect_bytes(data, name)
            detector.detect_bytes(memoryview(data), name="a.x", declared_type=f"application/x-{number}")
            detector.detect_prefix(data, size=100_000)
            detector.detect_pieces([(0, data), (50_000, data)], size=100_000)
            detector.detect(io.BytesIO(data))
            magic.from_buffer(data, mime=True)
            filetype.guess(data)
            mimetypes.guess_type(f"a{number}.tar.gz")
        for _ in range(4):
            detector.detect_many(self.data, names=self.names)
            detector.detect_many([self.path, "/nonexistent", self.path.parent], errors="return")
        for _ in range(7):
            detector.detect(self.path)
            detector.detect(self.map)
            self.fails(OSError, detector.detect, "/nonexistent/a.png")
            self.fails(TypeError, detector.detect_bytes, "text")
        Detector(native_only=True).detect_name("a.b")

    def fails(self, error, call, argument):
        try:
            call(argument)
        except error:
            return
        raise AssertionError(f"{call} took {argument!r}")


def figures():
    gc.collect()
    objects = gc.get_objects()
    kinds = collections.Counter(type(item).__module__.split(".")[0] for item in objects)
    with open("/proc/self/statm") as file:
        memory = int(file.read().split()[1]) * mmap.PAGESIZE >> 10
    references = sys.gettotalrefcount() if hasattr(sys, "gettotalrefcount") else 0
    return memory, references, len(objects), kinds[swift_mimetype.__name__], sys.getallocatedblocks()


def main():
    calls = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    # The most that chance may add: threads' heaps, and answers that are kept to be used again.
    allowed = (4 << 10, 300, 300, 300, 300)
    rows = []
    print(f"{'calls':>9} {'KiB':>8} {'references':>11} {'objects':>8} {'ours':>6} {'blocks':>8}")
    with tempfile.TemporaryDirectory() as folder:
        made = Calls(folder)
        for tenth in range(10):
            for number in range(calls // 1000):
                made.hundred(number)
            rows.append(figures())
            memory, references, objects, ours, blocks = rows[-1]
            print(f"{(tenth + 1) * calls // 10:9} {memory:8} {references or '-':>11} {objects:8} {ours:6} {blocks:8}", flush=True)
    grown = [last - first for first, last in zip(rows[1], rows[-1])]
    if any(more > most for more, most in zip(grown, allowed)):
        sys.exit(f"more after the last tenth than after the second: {grown}")


if __name__ == "__main__":
    main()
