"""Small files of many formats, built here."""

import bz2
import gzip
import io
import lzma
import struct
import tarfile
import zipfile
import zlib


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _zip(**entries):
    room = io.BytesIO()
    with zipfile.ZipFile(room, "w") as archive:
        for name, content in entries.items():
            archive.writestr(zipfile.ZipInfo(name), content)
    return room.getvalue()


def _office(part, kind):
    types = f'<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/{part}" ContentType="application/vnd.openxmlformats-officedocument.{kind}.main+xml"/></Types>'
    relations = f'<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="{part}"/></Relationships>'
    return _zip(**{"[Content_Types].xml": types, "_rels/.rels": relations, part: "<a/>"})


def _tar():
    room = io.BytesIO()
    with tarfile.open(fileobj=room, mode="w") as archive:
        entry = tarfile.TarInfo("a.txt")
        entry.size = 5
        archive.addfile(entry, io.BytesIO(b"hello"))
    return room.getvalue()


def _box(kind, data):
    return struct.pack(">I", 8 + len(data)) + kind + data


TEXT = b"Hello world! This is a text.\n" * 8
PNG = (
    b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
    + _chunk(b"IDAT", zlib.compress(b"\0\0\0\0")) + _chunk(b"IEND", b"")
)  # fmt: skip
SAMPLES = {
    "png": PNG,
    "jpeg": b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0H\0H\0\0\xff\xdb\0\x43\0" + bytes(64) + b"\xff\xd9",
    "gif": b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\1\0\1\0\0\2\2D\1\0;",
    "bmp": b"BM" + struct.pack("<IHHI", 58, 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 1, 1, 1, 24, 0, 4, 2835, 2835, 0, 0) + bytes(4),
    "webp": b"RIFF" + struct.pack("<I", 36) + b"WEBPVP8 " + struct.pack("<I", 24) + b"\x30\1\0\x9d\x01\x2a\1\0\1\0" + bytes(14),
    "tiff": b"II*\0\x08\0\0\0" + struct.pack("<H", 1) + struct.pack("<HHII", 256, 3, 1, 1) + bytes(4),
    "ico": struct.pack("<HHH", 0, 1, 1) + struct.pack("<BBBBHHII", 16, 16, 0, 0, 1, 32, 40, 22) + struct.pack("<I", 40) + bytes(36),
    "psd": b"8BPS\0\1" + bytes(6) + struct.pack(">HIIHH", 3, 1, 1, 8, 3) + bytes(14),
    "pdf": b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
    "zip": _zip(**{"a.txt": "hello"}),
    "docx": _office("word/document.xml", "wordprocessingml.document"),
    "xlsx": _office("xl/workbook.xml", "spreadsheetml.sheet"),
    "pptx": _office("ppt/presentation.xml", "presentationml.presentation"),
    "odt": _zip(mimetype="application/vnd.oasis.opendocument.text", **{"content.xml": "<a/>"}),
    "ods": _zip(mimetype="application/vnd.oasis.opendocument.spreadsheet", **{"content.xml": "<a/>"}),
    "epub": _zip(mimetype="application/epub+zip", **{"META-INF/container.xml": "<container/>"}),
    "gzip": gzip.compress(TEXT, mtime=0),
    "bzip2": bz2.compress(TEXT),
    "xz": lzma.compress(TEXT),
    "7z": b"7z\xbc\xaf\x27\x1c\0\4" + bytes(24),
    "rar": b"Rar!\x1a\7\1\0" + b"\x33\x92\xb5\xe5\x0a\1\5\6\0\5\1\1\x80\x80\0" + bytes(16),
    "zstd": b"\x28\xb5\x2f\xfd\x20\x05\x29\0\0hello",
    "lz4": b"\x04\x22\x4d\x18\x64\x40\xa7" + bytes(16),
    "tar": _tar(),
    "deb": b"!<arch>\ndebian-binary   1700000000  0     0     100644  4         `\n2.0\n",
    "rpm": b"\xed\xab\xee\xdb\3\0\0\0\0\1" + b"name-1-1".ljust(66, b"\0") + b"\0\1\0\5" + bytes(16) + b"\x8e\xad\xe8\1" + bytes(12),
    "cab": b"MSCF" + bytes(4) + struct.pack("<I", 64) + bytes(4) + struct.pack("<I", 44) + bytes(4) + b"\3\1\1\0\1\0" + bytes(30),
    "elf": b"\x7fELF\2\1\1" + bytes(9) + b"\2\0\x3e\0\1\0\0\0" + bytes(40),
    "exe": b"MZ" + bytes(58) + struct.pack("<I", 64) + b"PE\0\0\x64\x86" + bytes(14) + b"\xf0\0\x22\0\x0b\2" + bytes(250),
    "wasm": b"\0asm\1\0\0\0\1\4\1\x60\0\0",
    "sqlite": b"SQLite format 3\0\x10\0\1\1\0\x40\x20\x20" + bytes(76),
    "mp3": b"ID3\3\0\0\0\0\0\n" + bytes(10) + b"\xff\xfb\x90\x64" + bytes(413) + b"\xff\xfb\x90\x64" + bytes(413),
    "ogg": b"OggS\0\2" + bytes(8) + b"\1\0\0\0\0\0\0\0\0\0\0\0\1\x1e\x01vorbis\0\0\0\0\2\x44\xac\0\0" + bytes(12) + b"\xb8\1",
    "flac": b"fLaC\0\0\0\x22\x10\0\x10\0" + bytes(6) + b"\x0a\xc4\x42\xf0" + bytes(20),
    "wav": b"RIFF" + struct.pack("<I", 36) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 8000, 1, 8) + b"data\0\0\0\0",
    "aiff": b"FORM\0\0\0\x2eAIFFCOMM\0\0\0\x12\0\1\0\0\0\0\0\x08\x40\x0e\xac\x44" + bytes(6) + b"SSND\0\0\0\x08" + bytes(8),
    "midi": b"MThd\0\0\0\6\0\0\0\1\0\x60MTrk\0\0\0\4\0\xff\x2f\0",
    "amr": b"#!AMR\n\x3c" + bytes(31),
    "mp4": _box(b"ftyp", b"isom\0\0\2\0isomiso2avc1mp41") + _box(b"mdat", bytes(8)),
    "m4a": _box(b"ftyp", b"M4A \0\0\2\0M4A mp42isom") + _box(b"mdat", bytes(8)),
    "mov": _box(b"ftyp", b"qt  \0\0\2\0qt  ") + _box(b"mdat", bytes(8)),
    "heic": _box(b"ftyp", b"heic\0\0\0\0mif1heic") + _box(b"meta", bytes(8)),
    "avif": _box(b"ftyp", b"avif\0\0\0\0avifmif1miaf") + _box(b"meta", bytes(8)),
    "avi": b"RIFF" + struct.pack("<I", 256) + b"AVI LIST" + struct.pack("<I", 192) + b"hdrlavih" + struct.pack("<I", 56) + bytes(184),
    "mkv": b"\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska\x42\x87\x81\4\x42\x85\x81\2\x18\x53\x80\x67\x80",
    "webm": b"\x1a\x45\xdf\xa3\x8f\x42\x82\x84webm\x42\x87\x81\4\x42\x85\x81\2\x18\x53\x80\x67\x80",
    "flv": b"FLV\1\5\0\0\0\x09\0\0\0\0",
    "mpg": b"\0\0\1\xba\x44\0\4\0\4\1\0\0\3\xf8\0\0\1\xbb\0\6\x80\0\1\4\xe1\xff",
    "woff": b"wOFF\0\1\0\0\0\0\0\x2c\0\1\0\0" + bytes(32),
    "woff2": b"wOF2\0\1\0\0\0\0\0\x30\0\1\0\0" + bytes(36),
    "ttf": b"\0\1\0\0\0\4\0\x40\0\2\0\0cmap" + bytes(12) + b"glyf" + bytes(12) + b"head" + bytes(12) + b"maxp" + bytes(12),
    "otf": b"OTTO\0\4\0\x40\0\2\0\0CFF " + bytes(12) + b"cmap" + bytes(12) + b"head" + bytes(12) + b"maxp" + bytes(12),
    "rtf": b"{\\rtf1\\ansi hello}\n",
    "ps": b"%!PS-Adobe-3.0\n%%EOF\n",
    "swf": b"CWS\x08\x20\0\0\0\x78\x9c" + bytes(16),
    "sh": b"#!/bin/sh\necho hello\n",
    "html": b"<!DOCTYPE html>\n<html><head><title>a</title></head></html>\n",
    "json": b'{"a": [1, 2, 3], "b": "text"}\n',
    "xml": b'<?xml version="1.0"?>\n<a><b/></a>\n',
    "text": TEXT,
    "utf8": "Grüße an alle, schöne Tage\n".encode() * 4,
    "latin1": "Grüße an alle, schöne Tage\n".encode("latin-1") * 4,
    "data": bytes(range(128, 256)) * 2 + b"\0\1\2",
    "empty": b"",
}
