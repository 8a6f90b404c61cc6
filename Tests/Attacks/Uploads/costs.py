"""Measures the processor time that the upload policy takes for files of 1 MiB that make each of its searches as long as possible.

    costs.py LIBRARY [MILLISECONDS]

Lists the costliest files. With a limit, the exit status is 1 if a file takes longer.
"""

import hashlib
import io
import os
import random
import struct
import sys
import time
import zipfile
import zlib

from carriers import *  # noqa: F403

SIZE = 1 << 20
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ODT = "application/vnd.oasis.opendocument.text"


def fill(piece, size=SIZE):
    return (piece * (size // len(piece) + 1))[:size]


def pieces():
    """The pieces that searches look for; each occurrence makes a search look further."""
    return [b"<%", b"<?", b"<?=", b"<% ", b"<%=a", b"<%a", b"<%@", b"<%=(", b"<%=((((((((", b"<?=(((", b"<?=\"", b"<?='a", b"<%=a.b", b"<?php", b"<?PHP ", b"<script",
            b"<scrip", b"<scr\0ipt", b"<!--", b"<html", b"<a on", b"<a b='", b"<a b=\"<", b"PK\3\4", b"PK\3\4" + bytes(26), b"PK\3\4\x14\0\0\0\0\0" + bytes(16) + b"\xff\3\0\0a",
            b"PK\5\6", b"PK\5\6" + bytes(18), b"PK\1\2", b"MZ", b"MZ" + bytes(58) + b"\x40\0\0\0", b"\x7fELF", b"\x7fELF\1\1\1", b"%PDF-1.", b"%PDF-1.1 obj", b"*/", b"*/ ", b"/*", b"=", b"`",
            b"__HALT_COMPILER();", b"__HALT", b"%%EOF", b"%%EOF\1", b"%%EOF\n%!", b"%%EOF\n1 ", b"/S", b"/S ", b"/S/", b"/S%\n", b"/S%", b"/S\0", b"/S/JavaScript", b"/S/JavaScript/JS(",
            b"/S/JavaScript/JS(AFNumber_Format\\(", b"/S/Rendition ", b"/JavaScript", b" obj/JavaScript", b"/URI(", b"/URI(java", b"/URI<6a", b"/URI(\\\n", b"/Subtype%\n", b"/S#", b"/#4fbjStm",
            b"/ObjStm", b"/ObjStm>>stream\n", b"<</ObjStm/Filter/FlateDecode>>stream\n", b"/First", b"/First 1>>stream\n", b"<</First 1/Filter[/Fl/Fl/Fl]>>stream\nx\x9c", b"/Encrypt", b"<<", b">>", b"<<>>",
            b"(", b")", b"\\", b"[", b"{", b"stream\n", b"endstream", b"\xff\xd8\xff", b"\xff\xd9", b"\xff", b"Rar!\x1a\7", b"7z\xbc\xaf", b"MSCF\0\0\0", b"&#x61;", b"&a;", b"&", b";", b" ", b"\n", b"\0", b"a=\"", b"a=b ",
            b"<a ", b"<a>", b"<a/>", b"</a>", b"<![CDATA[", b"]]>", b"<?a?>", b"<!ENTITY a 'b'>", b"<a b='c'/>", b"<a xlink:href='javas", b"<foreignObject>", b"<use href='data:", b"<image href=\"&", b"<a href=\"&#", b"<g onload=a>", b"<controlPr a='b'", b"<set to='", b"<style>@import", b"url(",
            b",", b"\"", b"a,b\n", b"a\tb\n", b"\"a\"\"", b"a:b\n", b"BEGIN:VCARD\n", b"\x1b%-12345X", b"@PJL\n", b"ID;P\n", b"+ADw-", b"-----BEGIN A-----\n", b"\\u0041", b"[1,", b"{\"a\":", b"0", b"1e1", b"{\\a", b"{\\*\\a", b"\\'41",
            b"\\objdata 01", b"{\\object", b"{\\field{\\*\\fldinst D", b"\\bin9 ", b"\\u100?", b"function(", b"def a():\n", b"#include <a>\n", b"import a\n", b"public class A {\n", b"$a = 1;\n"]


def with_chunk(data):
    return png(extra=struct.pack(">I", len(data)) + b"tEXt" + data + struct.pack(">I", zlib.crc32(b"tEXt" + data)))


def files():
    for piece in pieces():
        data = fill(piece)
        yield "image/png", "a.png", with_chunk(data), piece
        yield "image/bmp", "a.bmp", bmp() + data, piece
        yield "image/gif", "a.gif", gif() + data, piece
        yield "image/gif", "a.gif", b"GIF89a/*" + data, piece
        yield "image/jpeg", "a.jpg", jpeg()[:-2] + data + b"\xff\xd9", piece
        yield "application/pdf", "a.pdf", pdf([data]), piece
        yield "application/pdf", "a.pdf", pdf([], tail=data), piece
        yield "image/svg+xml", "a.svg", svg(data), piece
        yield "image/svg+xml", "a.svg", svg(before=b"<!DOCTYPE svg [" + data + b"]>"), piece
        yield "image/svg+xml", "a.svg", svg(attributes=b"a='" + data + b"'"), piece
        yield "text/plain", "a.txt", data, piece
        yield "text/plain", "a.txt", b"<a " + data, piece
        yield "text/csv", "a.csv", data, piece
        yield "application/json", "a.json", b"[" + data, piece
        yield "application/json", "a.json", b"[\"" + data + b"\"]", piece
        yield "application/rtf", "a.rtf", b"{\\rtf1 " + data + b"}", piece
        yield "application/zip", "a.zip", data + archive(("a", "b")), piece
        yield "application/zip", "a.zip", archive(("a", "b")) + data, piece
        yield "application/zip", "a.zip", archive(("a", data), compression=zipfile.ZIP_STORED), piece
        yield "text/calendar", "a.ics", b"BEGIN:VCALENDAR\r\n" + data, piece
        yield "text/plain", "a.pem", b"-----BEGIN CERTIFICATE-----\n" + data, piece
        yield "video/mp4", "a.mp4", mp4() + data, piece
        yield "audio/vnd.wave", "a.wav", wav() + data, piece
        yield "audio/ogg", "a.ogg", ogg() + data, piece
        yield "audio/mpeg", "a.mp3", mp3() + data, piece
        yield "image/tiff", "a.tiff", tiff() + data, piece
        yield "audio/flac", "a.flac", flac() + data, piece
        yield "image/jxl", "a.jxl", jxl() + data, piece
        yield "image/png", "a.png", png() + tiff() + gif() + mp3() + jpeg() + data, piece
    yield from packed()
    yield from full()
    yield from sheets()
    yield from chained()
    yield from pages()
    yield from encrypted()


def encrypted():
    """Documents that an empty password opens, in which strings and streams are decrypted."""
    padding = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")
    first = hashlib.md5(padding + bytes(32) + b"\xff" * 4).digest()
    key, test = first, hashlib.md5(padding).digest()
    for _ in range(50):
        key = hashlib.md5(key).digest()
    for number in range(20):
        test = _rc4(test, bytes(byte ^ number for byte in key))
    common = "<</Filter/Standard/P -1/O<" + bytes(48).hex() + ">"
    filters = "/CF<</StdCF<</CFM/%s>>>>/StmF/StdCF/StrF/StdCF>>"
    descriptions = {
        "RC4": common + "/V 1/R 2/U<" + _rc4(padding, first[:5]).hex() + ">>>",
        "AES-128": common + "/V 4/R 4/U<" + test.hex().ljust(64, "0") + ">" + filters % "AESV2",
        "AES-256": common + "/V 5/R 6/U<" + USER + ">/UE<" + USER_KEY + ">" + filters % "AESV3",
    }
    pieces = (b"/URI(" + b"a" * 32 + b")", b"/URI<" + b"61" * 32 + b">", b"/URI(" + b"a" * 1024 + b")", b"/F(" + b"a" * 32 + b")",
              b"/S/JavaScript/JS(" + b"a" * 40 + b")", b"<</S/JavaScript/JS(" + b"a" * 1024 + b")>>")
    for name, description in descriptions.items():
        tail = b"\ntrailer<</Encrypt" + description.encode() + b">>\n"
        for piece in pieces:
            yield "application/pdf", "a.pdf", pdf([b"<<" + fill(piece) + b">>"], tail=tail), (name, piece[:24])
        for size in (96, 4800, 480_000):
            one = stream(random.Random(size).randbytes(size), b"/Type/ObjStm/N 1/First 4/Filter/FlateDecode")
            yield "application/pdf", "a.pdf", pdf([one] * (SIZE // (len(one) + 20)), tail=tail), (name, "streams", size)


# The entries U and UE of a document that pikepdf encrypted with an empty password.
USER = "7a0b57e9dd691056fcefbe3f93bc517cd67f7af081cbb5a5b829f8b8ea5dae33ba9aa73f4a54aee6be0f0fb89e954f8d"
USER_KEY = "d671a353852b74ba696cf0d800e5df14c69ccb0d503de4a579acac86142558fe"


def _rc4(data, key):
    state, second, result = list(range(256)), 0, []
    for first in range(256):
        second = (second + state[first] + key[first % len(key)]) % 256
        state[first], state[second] = state[second], state[first]
    second = 0
    for number, byte in enumerate(data, 1):
        second = (second + state[number % 256]) % 256
        state[number % 256], state[second] = state[second], state[number % 256]
        result.append(byte ^ state[(state[number % 256] + state[second]) % 256])
    return bytes(result)


def pages():
    """Texts that browsers take for pages, each tag of which is read."""
    for piece in (b"<", b"<b>", b"</b>", b"<b/>", b"<s>", b"<small>", b"<a id>", b"<a vspace>", b"<p data-a>", b"<p style=a>", b"<a href='a'>", b"<a href='https://a'>",
                  b"<a alt='a>b'>", b"<!---->", b"<!----!", b"<a:>", b"<https://a.b>", b"id ", b"id='' ", b"a", b"%", b"?"):
        for kind, name in (("text/markdown", "a.md"), ("text/csv", "a.csv")):
            yield kind, name, b"<p align='center'>\n\n" + fill(piece), ("page", piece)
            yield kind, name, b"<p align='center' " + fill(piece) + b">\n", ("tag", piece)


def chained():
    """Formats whose ends take a walk over lists that the file makes up."""
    many = struct.pack("<I", 8) + b"".join(
        struct.pack("<HHHIIHHIII", 2, 273, 4, 250, SIZE // 2, 279, 4, 250, SIZE // 2, 8 + 30 * (i + 1)) for i in range(SIZE // 90))
    yield "image/tiff", "a.tiff", (b"II*\0" + many).ljust(SIZE, b"\1"), "many directories"
    whole = tiff()[:8] + struct.pack("<HHHIIHHII", 4, 256, 4, 1, 4, 257, 4, 1, 4) + struct.pack(
        "<HHIIHHII", 273, 4, SIZE // 5, 200, 279, 4, SIZE // 5, 200) + bytes(4)
    yield "image/tiff", "a.tiff", whole.ljust(SIZE, b"\1"), "long lists"
    for carrier, kind, name in ((png, "image/png", "a.png"), (gif, "image/gif", "a.gif")):
        yield kind, name, carrier() + (whole.ljust(SIZE // 8, b"\1")) * 8, "images behind each other"
    header = flac()[:49]
    for frame in (b"\xff", b"\xff\xf8", header[42:49], flac()[42:]):
        yield "audio/flac", "a.flac", flac() + fill(frame), ("frames", frame)
    yield "audio/flac", "a.flac", flac()[:42] + b"".join(_frame(i) for i in range(SIZE // 16)), "many frames"
    yield "audio/mpeg", "a.mp3", mp3() + fill(b"\xff\xfb\x10\xc4" + bytes(100)), "frames"
    yield "image/jxl", "a.jxl", jxl()[:5] + fill(b"\0"), "zeros"
    yield "image/vnd.adobe.photoshop", "a.psd", psd()[:26] + bytes(12) + b"\0\1" + bytes(SIZE), "rows"


def _frame(number):
    coded = chr(number).encode("utf-8", "surrogatepass")
    head = b"\xff\xf8\x60\x08" + coded + b"\x0f"
    return head + bytes([checksum(head)]) + b"\0\0\1\xab\xcd"


def packed():
    """Archives and documents that unpack to much, or have many parts."""
    for piece in (b"<a b='c'/>", b"<w:instrText>D</w:instrText>", b"<", b"&#x61;", b"<Override PartName='/a' ContentType='a'/>", b"<Relationship Type='a/b' Target='c'/>",
                  b"<Override PartName='/%d' ContentType='application/vnd.ms-word.a+xml'/>", b"D", b" ", b"<w:p>"):
        large = fill(piece, 200 << 20) if len(zlib.compress(fill(piece, 20 << 20))) < SIZE // 10 else fill(piece, 20 << 20)
        yield DOCX, "a.docx", docx(large.decode()), (b"document", piece)
        yield DOCX, "a.docx", docx(types=content_types()[:-8] + large.decode() + "</Types>"), (b"types", piece)
        yield DOCX, "a.docx", docx(extra=[("word/_rels/document.xml.rels", large)]), (b"relations", piece)
        yield ODT, "a.odt", odt(large.decode()), (b"content", piece)
    yield DOCX, "a.docx", docx(extra=[(f"word/_rels/{i}.rels", relations(("a", "b", True))) for i in range(3500)]), "many parts"
    yield DOCX, "a.docx", docx(extra=[(f"word/{i}.xml", b"") for i in range(9000)]), "more parts"
    yield DOCX, "a.docx", _many("word/_rels/%d.rels"), "parts without sizes"
    yield "application/zip", "a.zip", archive(*((str(i), b"") for i in range(9500))), "many entries"
    yield "application/zip", "a.zip", _many("%d"), "overlapping entries"
    yield "application/x-tar", "a.tar", tar(*(("a" * 90, b"", {}) for _ in range(2000))), "many entries"
    long = {"pax_headers": {"path": "a/" * 2000}}
    yield "application/x-tar", "a.tar", tar(*(("a", b"", long) for _ in range(180)), kind=tarfile.PAX_FORMAT), "long names"
    yield "application/x-tar", "a.tar", tar(("a", b"", {})) + fill(b"\1", SIZE), "damage"
    for inner in (b"", b"/S/JavaScript", b"/S/", b"/S%\n", b"/S/Rendition "):
        data = zlib.compress(fill(inner or b"\0", 2 << 20))
        one = stream(data, b"/Type/ObjStm/N 1/First 4/Filter/FlateDecode")
        yield "application/pdf", "a.pdf", pdf([one] * (SIZE // (len(one) + 20))), ("object streams", inner)
        small = stream(zlib.compress(fill(inner or b"a", 2000)), b"/Type/ObjStm/N 1/First 4/Filter/FlateDecode")
        yield "application/pdf", "a.pdf", pdf([small] * (SIZE // (len(small) + 20))), ("small object streams", inner)
    for seed in range(3):
        noise = random.Random(seed).randbytes(SIZE)
        for kind, name, data in (("image/png", "a.png", with_chunk(noise)), ("application/pdf", "a.pdf", pdf([stream(noise)])), ("image/jpeg", "a.jpg", jpeg()[:-2] + noise),
                                 ("application/msword", "a.doc", _compound(noise)), ("application/vnd.ms-excel", "a.xls", _compound(noise, "Workbook"))):
            yield kind, name, data, "noise"
    for name in ("WordDocument", "Workbook"):
        for piece in (b"\x13", b"\x13 ", b"\x13" + bytes(50), b"\x85\0\0\0", bytes(4), b"\x2f\0\1\0\0"):
            yield "application/msword", "a.doc", _compound(fill(piece), name), (name, piece)


# The parts of office documents that are read, and pieces of mark-up that take the search of such parts much time.
PARTS = {
    "word/document.xml": (
        b"<w:p>", b"<p ", b"<w:fldSimple w:instr='a'/>", b"<fldSimple instr='LINK a \"b\"'>", b"<w:fldChar w:fldCharType='begin'/>",
        b"<fldChar a='b'/>", b"<w:fldChar w:fldCharType='separate'/><w:fldChar w:fldCharType='end'/>", b"<w:instrText>D</w:instrText>",
        b"<w:instrText>D</w:instrText><w:p>", b"<instrText>&#x61;", b"<instrText>include", b"<instrText><![CDATA[a]]>", b"<instrText><!---->",
        b"<fldChar fldCharType='begin'/><instrText>LINK \"a\"<fldChar fldCharType='end'/>"),
    "ppt/slides/slide1.xml": (b"<a:hlinkClick action='x'/>", b"<hlink action='ppaction://'>", b"<hlink a='' action='&#x61;&#x61;'>"),
    "xl/drawings/drawing1.xml": (b"<a macro='a'/>", b"<a macro='[0]!a'/>", b"<a macro='!'/>", b"<a macro='&amp;:a!'/>"),
    "xl/drawings/a.vml": (b"<x:FmlaMacro>a</x:FmlaMacro>", b"<Fmla>!", b"<Fmla>a|", b"<Fmla>&amp;", b"<Fmla>"),
    "customUI/customUI.xml": (b"<a on='a'/>", b"<a get='!'/>", b"<a on='&#x61;!'/>", b"<a onAction='a:b!c'/>"),
    "xl/externalLinks/externalLink1.xml": (b"d", b"dd", b"ddeLin"),
    "xl/externalLinks/externalLink1.bin": (b"\0\0", b"\xff", b"\1\1a"),
    "content.xml": (
        b"<a href='x'/>", b"<a href=''/>", b"<a href='x.y'/>", b"<a href='&#x61;:'/>", b"<object href='http:'/>", b"<template href='file://'>",
        b"<a h=''>", b"<a formula='=a()'/>", b"<a formula='((((('/>", b"<a formula='a&b|c'/>", b"<a condition='=a|a'/>", b"<a expression='     ('/>",
        b"<script language='x'>", b"<script language='&#x61;basic'/>", b"<event-listener action='e'/>", b"<library link='t'/>", b"<table-source href=''/>",
        b"<module language=''>", b"<dde-sourc>", b"<section-source href='&#x20;'>", b"<a b=''/>", b"<a b>", b"<a b c d e f g>", b"<a b='>'"),
    "Configurations2/menubar/menubar.xml": (b"<a href='x'/>", b"<a id=''/>", b"<a id='&#x61;'/>", b"<a id='macro'>"),
    "word/_rels/document.xml.rels": (
        b"<Relationship Type='a/b' Target='c' TargetMode='External'/>", b"<Relationship Type='/hyperlink' Target='a.b' TargetMode='External'/>",
        b"<Relationship TargetMode=''>", b"<Relationship Type='/frame' Target='%5c' TargetMode='External'>", b"<Relationship>", b"<Relationship ////"),
    "[Content_Types].xml": (b"<a ContentType=''/>", b"<Default Extension='a' ContentType='xml'/>", b"<Override PartName='' ContentType='+xml'/>"),
    "META-INF/manifest.xml": (b"encryption-dat",),
}
# Parts that the list of types gives a second meaning.
TWICE = {
    "xl/drawings/drawing1.xml": "ms-word.document",
    "ppt/slides/slide1.xml": "ms-word.document",
    "word/document.xml": "ms-powerpoint.slide",
    "customUI/customUI.xml": "ms-word.document",
    "Configurations2/menubar/menubar.xml": "ms-word.document",
    "content.xml": "ms-word.document",
}


def sheet_pieces():
    """Pieces of sheets."""
    return (b"<c r='A1'><v>1</v></c>", b"<c/>", b"<a>", b"<", b"<controlPr macro='a'/>", b"<controlPr macro='[0]!a'/>", b"<controlPr a='b' ", b"<controlPr a=",
            b"<controlPr macro='&amp;:a!'/>", b"<!--", b"<![CDATA[", b"<?a", b"controlPr")


def sheets():
    """Workbooks with controls, in whose sheets every tag is read."""
    for piece in sheet_pieces():
        sheet = b"<worksheet><controlPr/>" + fill(piece, 10 << 20)
        yield XLSX, "a.xlsx", filled(xlsx(extra=[("xl/ctrlProps/a.xml", b"<a/>"), ("xl/worksheets/sheet2.xml", sheet)])), ("sheet", piece)


def full():
    """Documents of exactly the size that unpack to more than is read."""
    common = (b"<", b"<a:", b"<a>", b"<a b='c'/>", b"&", b"'", b"<!", b"<!--", b"=")
    for name, own in PARTS.items():
        for piece in (*own, *common):
            part = fill(piece, 24 << 20)
            data = docx(types=part.decode("latin-1")) if name.startswith("[") else docx(extra=[(name, part)])
            yield DOCX, "a.docx", filled(data), ("full", name, piece)
    for name, kind in TWICE.items():
        types = content_types((f"/{name}", f"application/vnd.{kind}+xml"))
        second = PARTS["ppt/slides/slide1.xml" if "powerpoint" in kind else "word/document.xml"]
        for piece in dict.fromkeys((*PARTS[name], *second, *common)):
            yield DOCX, "a.docx", filled(docx(types=types, extra=[(name, fill(piece, 24 << 20))])), ("twice", name, piece)


def filled(document):
    """The document with a picture of noise that makes it as long as the others."""
    with zipfile.ZipFile(buffer := io.BytesIO(document), "a") as package:
        package.writestr(zipfile.ZipInfo("word/media/a.png"), random.Random(0).randbytes(max(0, SIZE - len(document) - 300)))
    return buffer.getvalue()


def _many(pattern):
    """An archive whose entries share one header, and state no size."""
    name = (pattern % 0).encode()
    local = b"PK\3\4" + struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 0, 0, 0, 0, len(name), 0) + name + zlib.compress(fill(b"<a ", 500_000))[2:-4]
    local += bytes(SIZE // 3)
    records = b"".join(
        b"PK\1\2" + struct.pack("<HHHHHHIIIHHHHHII", 20, 20, 0, 8, 0, 0, 0, 0, 0, len(pattern % i), 0, 0, 0, 0, 0, 0) + (pattern % i).encode() for i in range(4000))
    types = docx()[: docx().index(b"PK\1\2")] if "rels" in pattern else b""
    return types + local + records + b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, 4000, 4000, len(records), len(types) + len(local), 0)


def _compound(data, name="WordDocument"):
    """A compound file with one stream."""
    sectors = (len(data) + 511) // 512
    tables = (sectors + 200) // 127 + 1
    chain = [0xFFFFFFFD] * tables + [0xFFFFFFFE] + [tables + 2 + i for i in range(sectors - 1)] + [0xFFFFFFFE]
    chain += [0xFFFFFFFF] * (tables * 128 - len(chain))
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6) + struct.pack(
        "<IIIIIIIIII", 0, tables, tables, 0, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0, 0)[:36]
    header = header[:76] + b"".join(struct.pack("<I", i) for i in range(tables)) + b"\xff" * 4 * (109 - tables)

    def entry(title, kind, child, start, size):
        raw = title.encode("utf-16-le")
        return raw.ljust(64, b"\0") + struct.pack("<HBBIII", len(raw) + 2, kind, 1, 0xFFFFFFFF, 0xFFFFFFFF, child) + bytes(36) + struct.pack("<III", start, size, 0)

    directory = entry("Root Entry", 5, 1, 0xFFFFFFFE, 0) + entry(name, 2, 0xFFFFFFFF, tables + 1, len(data)) + bytes(256)
    return header[:512] + struct.pack(f"<{len(chain)}I", *chain) + directory + data + bytes(-len(data) % 512)


def main(library, limit):
    os.environ["MIMETYPE_LIBRARY"] = library
    from judging import Policy
    policies, found = {}, []
    for kind, name, data, label in files():
        if kind not in policies:
            policies[kind] = Policy([kind])
        policy = policies[kind]
        best = 1e9
        for _ in range(5):
            start = time.process_time()
            verdict = policy.bytes(data, name)
            best = min(best, (time.process_time() - start) * 1000)
            if best < 60:
                break
        found.append((best, len(data), kind, str(label)[:70], verdict["ok"], verdict["codes"][:2]))
    found.sort(reverse=True)
    print(f"{len(found)} files, at most {found[0][0]:.0f} ms")
    for cost, length, kind, label, accepted, codes in found[:25]:
        print(f"{cost:7.1f} ms  {length:8} {kind[-30:]}  {label}  {'accepted' if accepted else codes}")
    return 1 if limit and found[0][0] > limit else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 0))
