#!/usr/bin/env python3
"""Makes files of a few common kinds, the same each time, to measure on.

usage: fixtures.py FOLDER
"""

import gzip
import io
import random
import struct
import sys
import zipfile
import zlib
from pathlib import Path

WORDS = "the quick brown fox jumps over a lazy dog while seven wizards box five dozen liquor jugs".split()
MOMENT = (2024, 1, 1, 0, 0, 0)


def prose(count, seed=1):
    source = random.Random(seed)
    lines = [" ".join(source.choice(WORDS) for _ in range(11)).capitalize() + "." for _ in range(count)]
    return "\n".join(lines) + "\n"


def noise(length, seed=2):
    return random.Random(seed).randbytes(length)


def png():
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    pixels = zlib.compress(noise(64 * 193), 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def jpeg():
    start = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
    frame = b"\xff\xc0\x00\x0b\x08\x00\x40\x00\x40\x01\x01\x11\x00"
    scan = b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00" + noise(20000).replace(b"\xff", b"\xfe")
    return start + frame + scan + b"\xff\xd9"


def elf():
    header = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0x400000, 64, 0, 0, 64, 56, 1, 0, 0, 0)
    segment = struct.pack("<IIQQQQQQ", 1, 5, 0, 0x400000, 0x400000, 20000, 20000, 4096)
    return header + segment + noise(20000)


def document():
    types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
    body = f'<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:t>{prose(200)}</w:t></w:document>'
    return archive({"[Content_Types].xml": types, "word/document.xml": body})


def archive(entries):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as packed:
        for name, content in entries.items():
            packed.writestr(zipfile.ZipInfo(name, MOMENT), content)
    return file.getvalue()


def pdf():
    objects = "1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n"
    stream = f"3 0 obj\n<< /Length 12000 >>\nstream\n{prose(200)[:12000]}\nendstream\nendobj\n"
    return f"%PDF-1.7\n{objects}{stream}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n".encode()


def source(count):
    body = "\n".join(f"static int value_{i}(int x) {{\n    return x * {i} + {i % 7};\n}}\n" for i in range(count))
    return f"#include <stdio.h>\n#include <stdlib.h>\n\n{body}\nint main(void) {{\n    return value_1(2);\n}}\n"


def files():
    rows = "\n".join(f"{i},name {i},{i * 3 % 11}.5,2024-01-{i % 28 + 1:02}" for i in range(400))
    items = ",\n".join(f'  {{"id": {i}, "name": "item {i}", "tags": ["a", "b"], "price": {i}.25}}' for i in range(300))
    entries = "".join(f"<entry id='{i}'><title>Item {i}</title></entry>\n" for i in range(300))
    paragraphs = "".join(f"<p class='p{i}'>{prose(2, i)}</p>\n" for i in range(60))
    return {
        "document.docx": document(),
        "empty.txt": b"",
        "letter.txt": prose(6).encode(),
        "list.json": f"[\n{items}\n]\n".encode(),
        "list.xml": f"<?xml version='1.0' encoding='UTF-8'?>\n<catalog>\n{entries}</catalog>\n".encode(),
        "noise": noise(20000),
        "page.html": f"<!DOCTYPE html>\n<html><head><title>A page</title></head><body>\n{paragraphs}</body></html>\n".encode(),
        "paper.pdf": pdf(),
        "photo.jpg": jpeg(),
        "picture.png": png(),
        "program": elf(),
        "program.c": source(200).encode(),
        "prose": prose(200).encode(),
        "script.sh": b"#!/bin/sh\nset -e\n" + b"".join(b'echo "step %d" && run_step %d || exit 1\n' % (i, i) for i in range(150)),
        "table.csv": f"id,name,value,day\n{rows}\n".encode(),
        "text.gz": gzip.compress(prose(400).encode(), mtime=0),
    }


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: fixtures.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
