"""Small ordinary files in many formats, and the payloads that attackers put into, before and after them."""

import gzip
import io
import struct
import tarfile
import zipfile
import zlib


def png(width=4, height=4, extra=b""):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + bytes(3 * width) for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    )


def png_text(text, kind=b"tEXt"):
    data = b"Comment\0" + (b"\0" + zlib.compress(text) if kind == b"zTXt" else text)
    return png(extra=struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))


def jpeg(comment=b""):
    segment = b"\xff\xfe" + struct.pack(">H", len(comment) + 2) + comment if comment else b""
    return (
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0" + segment + b"\xff\xdb\0\x43\0" + bytes([1]) * 64
        + b"\xff\xc0\0\x0b\x08\0\1\0\1\1\1\x11\0" + b"\xff\xc4\0\x14\0" + b"\1" + bytes(15) + b"\0"
        + b"\xff\xc4\0\x14\x10" + b"\1" + bytes(15) + b"\0" + b"\xff\xda\0\x08\1\1\0\0\x3f\0\x3f\xff\xd9"
    )


def gif(comment=b""):
    block = b"\x21\xfe" + bytes([len(comment)]) + comment + b"\0" if comment else b""
    return (
        b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff" + block + b"\x2c\0\0\0\0\1\0\1\0\0\2\2\x44\1\0\x3b"
    )


def bmp():
    pixels = bytes(range(48))
    return b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + struct.pack(
        "<IiiHHIIiiII", 40, 4, 4, 1, 24, 0, len(pixels), 2835, 2835, 0, 0) + pixels


def riff(kind, *chunks):
    body = kind + b"".join(name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2) for name, data in chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def webp():
    return riff(b"WEBP", (b"VP8L", b"\x2f" + struct.pack("<I", 0) + bytes(11)))


def wav():
    return riff(b"WAVE", (b"fmt ", struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)), (b"data", bytes(range(200)) * 2))


def box(kind, data=b""):
    return struct.pack(">I", 8 + len(data)) + kind + data


def mp4():
    movie = box(b"mvhd", bytes(100)) + box(b"trak", box(b"mdia", box(b"hdlr", bytes(8) + b"vide" + bytes(13))))
    return box(b"ftyp", b"isom\0\0\2\0isommp41") + box(b"moov", movie) + box(b"mdat", bytes(range(64)))


def tiff():
    fields = [(256, 4, 4), (257, 4, 4), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 122), (277, 3, 1), (278, 4, 4),
              (279, 4, 16)]
    entries = b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in fields)
    return b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", len(fields)) + entries + bytes(4) + bytes(range(16))


def ico():
    image = png()
    return struct.pack("<HHH", 0, 1, 1) + struct.pack("<BBBBHHII", 4, 4, 0, 0, 1, 24, len(image), 22) + image


def flac():
    info = struct.pack(">HH", 16, 16) + bytes(6) + bytes([0x0A, 0xC4, 0x40, 0xF0]) + bytes(20)
    head = b"\xff\xf8\x60\x08\0\x0f"
    # Sixteen samples of the same value, and a checksum that isn't compared.
    return b"fLaC\x80" + struct.pack(">I", 34)[1:] + info + head + bytes([checksum(head)]) + b"\0\0\1\xab\xcd"


def checksum(header):
    value = 0
    for byte in header:
        value ^= byte
        for _ in range(8):
            value = (value << 1 ^ 7 * (value >> 7)) & 0xFF
    return value


def jxl():
    return b"\xff\x0a\x41\6\1\x14\0\x09\x08\7\6\5"


def mp3():
    frame = b"\xff\xfb\x90\x00" + bytes(413)
    return b"ID3\3\0\0\0\0\0\x0a" + bytes(10) + frame * 6


def ogg():
    head = b"\1vorbis" + struct.pack("<IBIIIIBB", 0, 2, 44100, 0, 128000, 0, 0xB8, 1)
    page = b"OggS\0\2" + bytes(8) + b"\1\2\3\4" + bytes(4) + bytes(4) + bytes([1, len(head)]) + head
    return page + b"OggS\0\4" + bytes(8) + b"\1\2\3\4" + b"\1\0\0\0" + bytes(4) + bytes([1, 20]) + bytes(20)


def webm():
    def element(name, data):
        return name + struct.pack(">B", 0x80 | len(data)) + data

    header = element(b"\x42\x82", b"webm") + element(b"\x42\x87", b"\4") + element(b"\x42\x85", b"\2")
    info = element(b"\x15\x49\xa9\x66", element(b"\x2a\xd7\xb1", b"\x0f\x42\x40"))
    return element(b"\x1a\x45\xdf\xa3", header) + element(b"\x18\x53\x80\x67", info)


def psd():
    return b"8BPS\0\1" + bytes(6) + struct.pack(">HIIHH", 3, 4, 4, 8, 3) + bytes(12) + b"\0\0" + bytes(48)


def pdf(objects=(), tail=b"", start=b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", trailer=b""):
    out, offsets = start, []
    all_objects = [
        b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>", *objects,
    ]
    for number, content in enumerate(all_objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n" % number + content + b"\nendobj\n"
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    out += b"trailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (len(offsets) + 1, trailer, table)
    return out + tail


def stream(data, entries=b""):
    return b"<<%s/Length %d>>\nstream\n" % (entries, len(data)) + data + b"\nendstream"


def svg(inside=b"", before=b"", attributes=b""):
    return (before + b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" '
            b'height="9" ' + attributes + b">" + inside + b'<rect width="9" height="9"/></svg>')


def archive(*entries, compression=zipfile.ZIP_DEFLATED, comment=b""):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as out:
        for name, data in entries:
            out.writestr(zipfile.ZipInfo(name), data, compression)
        out.comment = comment
    return buffer.getvalue()


W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml"
SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml"


def content_types(*overrides, main=f"{WORD}.document.main+xml", part="/word/document.xml"):
    rows = "".join(f'<Override PartName="{name}" ContentType="{kind}"/>' for name, kind in overrides)
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" '
        f'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" '
        f'ContentType="application/xml"/><Override PartName="{part}" ContentType="{main}"/>{rows}</Types>'
    )


def relations(*rows):
    items = "".join(
        f'<Relationship Id="r{index}" Type="{OFFICE}/{kind}" Target="{target}"' + (' TargetMode="External"' if far else "")
        + "/>" for index, (kind, target, far) in enumerate(rows))
    return f'<?xml version="1.0"?><Relationships xmlns="{PACKAGE}/relationships">{items}</Relationships>'


def docx(body="<w:p/>", types=None, links=None, extra=(), part="word/document.xml"):
    entries = [
        ("[Content_Types].xml", types if types is not None else content_types(part="/" + part)),
        ("_rels/.rels", relations(("officeDocument", part, False))),
        (part, f'<?xml version="1.0"?><w:document xmlns:w="{W}"><w:body>{body}</w:body></w:document>'),
    ]
    folder, name = part.rsplit("/", 1) if "/" in part else ("", part)
    if links:
        entries.append((f"{folder}/_rels/{name}.rels".lstrip("/"), relations(*links)))
    return archive(*entries, *extra)


def xlsx(extra=(), types=(), links=None, sheet="<sheetData/>"):
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    kinds = content_types(
        ("/xl/worksheets/sheet1.xml", f"{SHEET}.worksheet+xml"), *types, main=f"{SHEET}.sheet.main+xml",
        part="/xl/workbook.xml")
    entries = [
        ("[Content_Types].xml", kinds), ("_rels/.rels", relations(("officeDocument", "xl/workbook.xml", False))),
        ("xl/workbook.xml", f'<workbook xmlns="{main}" xmlns:r="{OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r0"/>'
         "</sheets></workbook>"),
        ("xl/_rels/workbook.xml.rels", relations(("worksheet", "worksheets/sheet1.xml", False), *(links or ()))),
        ("xl/worksheets/sheet1.xml", f'<worksheet xmlns="{main}">{sheet}</worksheet>'),
    ]
    return archive(*entries, *extra)


def odt(body="<office:text/>", extra=(), manifest=""):
    office = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr(zipfile.ZipInfo("mimetype"), "application/vnd.oasis.opendocument.text", zipfile.ZIP_STORED)
        out.writestr("content.xml", f'<?xml version="1.0"?><office:document-content xmlns:office="{office}" '
                     f'xmlns:xlink="http://www.w3.org/1999/xlink"><office:body>{body}</office:body></office:document-content>')
        out.writestr("META-INF/manifest.xml", '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:'
                     f'manifest:1.0">{manifest}</manifest:manifest>')
        for name, data in extra:
            out.writestr(name, data)
    return buffer.getvalue()


def tar(*entries, kind=tarfile.USTAR_FORMAT):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=kind) as out:
        for name, data, changes in entries:
            info = tarfile.TarInfo(name)
            info.size = len(data)
            for key, value in changes.items():
                setattr(info, key, value)
            out.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def rtf(inside=b""):
    return b"{\\rtf1\\ansi{\\fonttbl\\f0 Times;}\\f0 Hello" + inside + b"\\par}"


def elf():
    return b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0x400000, 64, 0, 0, 64, 56, 1, 0, 0, 0) + bytes(200)


def pe():
    return b"MZ" + bytes(58) + struct.pack("<I", 128) + bytes(64) + b"PE\0\0\x64\x86\1\0" + bytes(16) + b"\x0b\x02" + bytes(240)


def java_class():
    return b"\xca\xfe\xba\xbe\0\0\0\x37\0\x0f" + b"\x0a\0\3\0\x0c\7\0\x0d" * 8


def dex():
    return b"dex\n035\0" + bytes(100)


def wasm():
    return b"\0asm\1\0\0\0\1\4\1\x60\0\0\3\2\1\0\x0a\4\1\2\0\x0b"


def sqlite():
    return b"SQLite format 3\0\x10\0\1\1\0\x40\x20\x20" + bytes(80) + bytes(400)


IMAGES = {
    "image/png": ("a.png", png), "image/jpeg": ("a.jpg", jpeg), "image/gif": ("a.gif", gif), "image/bmp": ("a.bmp", bmp),
    "image/webp": ("a.webp", webp), "image/tiff": ("a.tiff", tiff), "image/vnd.microsoft.icon": ("a.ico", ico),
    "image/vnd.adobe.photoshop": ("a.psd", psd), "image/jxl": ("a.jxl", jxl),
}
MEDIA = {
    "audio/vnd.wave": ("a.wav", wav), "video/mp4": ("a.mp4", mp4), "audio/flac": ("a.flac", flac),
    "audio/mpeg": ("a.mp3", mp3), "audio/ogg": ("a.ogg", ogg), "video/webm": ("a.webm", webm),
}
PAYLOADS = {
    "zip": lambda: archive(("a.txt", b"words " * 9)),
    "jar": lambda: archive(("META-INF/MANIFEST.MF", b"Manifest-Version: 1.0\n"), ("A.class", java_class())),
    "pdf": pdf, "php": lambda: b"<?php system($_GET['c']); ?>", "php tag": lambda: b"<?=`$_GET[0]`?>",
    "asp": lambda: b"<% eval request(\"c\") %>", "jsp": lambda: b"<%@ page import=\"java.util.*\" %><% out.print(1); %>",
    "html": lambda: b"<html><script>alert(1)</script></html>", "script": lambda: b"<script>alert(1)</script>",
    "svg": lambda: svg(b"<script>alert(1)</script>"), "rar": lambda: b"Rar!\x1a\7\1\0\x33\x92\xb5\xe5\x0a\1\5\6\0" + bytes(40),
    "rar 4": lambda: b"Rar!\x1a\7\0\xcf\x90\x73\0\0\x0d" + bytes(40),
    "7z": lambda: b"7z\xbc\xaf\x27\x1c\0\4" + bytes(60), "cab": lambda: b"MSCF\0\0\0\0" + struct.pack("<I", 90) + bytes(80),
    "gzip": lambda: gzip.compress(b"words " * 50), "tar": lambda: tar(("a.txt", b"words", {})),
    "xz": lambda: b"\xfd7zXZ\0\0\4\xe6\xd6\xb4\x46" + bytes(40), "bzip2": lambda: b"BZh91AY&SY" + bytes(range(60)),
    "zstd": lambda: b"\x28\xb5\x2f\xfd\x04\x58" + bytes(range(40)), "elf": elf, "pe": pe, "class": java_class, "dex": dex,
    "wasm": wasm, "sqlite": sqlite, "mach-o": lambda: b"\xcf\xfa\xed\xfe\7\0\0\1\3\0\0\0\2\0\0\0" + bytes(200),
    "ole": lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + b"\x3e\0\3\0\xfe\xff\x09\0" + bytes(600),
    "postscript": lambda: b"%!PS-Adobe-3.0\n(/etc/passwd) (r) file pop\nshowpage\n",
    "eps": lambda: b"\xc5\xd0\xd3\xc6" + struct.pack("<II", 30, 40) + bytes(18) + b"%!PS-Adobe-3.0 EPSF-3.0\nshowpage\n",
    "shell": lambda: b"#!/bin/sh\nrm -rf ~\n", "rtf": lambda: rtf(b"{\\object\\objocx{\\*\\objdata 0105}}"),
    "xml": lambda: b'<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://e.example/x.dtd"><a/>',
    "phar": lambda: b"<?php __HALT_COMPILER(); ?>\r\n" + bytes(60), "lnk": lambda: b"L\0\0\0\1\x14\2\0\0\0\0\0\xc0\0\0\0\0\0\0\x46" + bytes(60),
    "chm": lambda: b"ITSF\3\0\0\0\x60\0\0\0\1\0\0\0" + bytes(80), "swf": lambda: b"FWS\x09" + struct.pack("<I", 60) + bytes(52),
    "pyc": lambda: b"\xa7\x0d\x0d\x0a" + bytes(12) + b"\xe3" + bytes(60), "lua": lambda: b"\x1bLua\x54\0\x19\x93\r\n\x1a\n" + bytes(40),
    "iso": lambda: bytes(32768) + b"\1CD001\1\0" + bytes(2100), "deb": lambda: b"!<arch>\ndebian-binary   1410122664  0     0     100644  4         `\n2.0\n",
    "rpm": lambda: b"\xed\xab\xee\xdb\3\0\0\0\0\1" + bytes(90), "cpio": lambda: b"070701" + b"0" * 104 + b"a\0",
    "arj": lambda: b"\x60\xea\x29\0\x22\x0b\1\x0b\x10\0\2" + bytes(40), "lzh": lambda: b"\x25\x60-lh5-" + bytes(30),
    "ace": lambda: b"\0\0\x31\0\0\0\x90**ACE**" + bytes(40), "lzip": lambda: b"LZIP\1\x0c" + bytes(range(40)),
    "crx": lambda: b"Cr24\3\0\0\0" + bytes(40), "wim": lambda: b"MSWIM\0\0\0\xd0\0\0\0" + bytes(200),
    "vhdx": lambda: b"vhdxfile" + bytes(600), "qcow": lambda: b"QFI\xfb\0\0\0\3" + bytes(100), "mht": lambda: b"MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=a\r\n\r\n--a\r\nContent-Type: text/html\r\n\r\n<script>1</script>",
}
