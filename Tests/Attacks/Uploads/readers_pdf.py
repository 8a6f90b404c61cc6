"""PDFs that readers repair in different ways, so that an action that one reader skips runs in another."""

import base64
import hashlib
import struct
import zlib

PDF = "application/pdf"
XFA = (
    b'<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">'
    b'<subform><event activity="initialize"><script contentType="application/x-javascript">evil();</script></event></subform></template></xdp:xdp>'
)


def document(objects, catalog=b"", compressed=(), trailer=b""):
    """Returns a PDF whose first action is in object 5.

    Objects are pairs of a number and the text from the number to `endobj`. A third item means that the cross-reference table doesn't
    list the object, as that of an older revision.
    """
    action = b"5 0 R"
    out, offsets = b"%PDF-1.7\n", {}
    start = [
        (1, b"1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction %s/Names<</JavaScript<</Names[(a) %s]>>>>%s>>\nendobj" % (action, action, catalog)),
        (2, b"2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj"),
        (3, b"3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>\nendobj"),
        (4, b"4 0 obj\n<</Type/Annot/Subtype/Link/Rect[0 0 200 200]/A %s>>\nendobj" % action),
    ]
    for number, text, *is_old in start + list(objects):
        if not is_old:
            offsets[number] = len(out)
        out += text + b"\n"
    table, size = len(out), max([*offsets, *compressed]) + 2
    if not compressed:
        out += b"xref\n0 %d\n" % size
        out += b"".join(b"%010d 00000 n \n" % offsets[i] if i in offsets else b"0000000000 65535 f \n" for i in range(size))
        out += b"trailer\n<</Size %d/Root 1 0 R%s>>\n" % (size, trailer)
    else:
        offsets[size - 1] = table
        rows = b"".join(
            b"\1" + struct.pack(">IH", offsets[i], 0) if i in offsets else b"\2\0\0\0\x08\0\0" if i in compressed else bytes(7) for i in range(size))
        packed = zlib.compress(rows)
        out += b"%d 0 obj\n<</Type/XRef/W[1 4 2]/Size %d/Root 1 0 R/Filter/FlateDecode/Length %d>>\nstream\n" % (size - 1, size, len(packed))
        out += packed + b"\nendstream\nendobj\n"
    return out + b"startxref\n%d\n%%%%EOF\n" % table


def item(body, number=5):
    return number, b"%d 0 obj\n%s\nendobj" % (number, body)


def old(body, number):
    return *item(body, number), True


def with_action(body, *others, **options):
    return document([item(body), *others], **options)


def with_list(entries, data, *others, word=b"stream"):
    """Returns a PDF whose first action is in the list of compressed objects 8."""
    listing = b"8 0 obj\n<<%s>>\n%s\n%s\nendstream\nendobj" % (entries, word, data)
    return document([*others, (8, listing)], compressed=[5])


def attacks():
    for group in (_actions, _lists, _filters, _addresses, _forms, _encrypted):
        for name, data in group():
            yield f"{name} in a PDF", PDF, "a.pdf", data, None


def _actions():
    for kind in (b"JavaScript", b"Launch"):
        text = kind.decode()
        rest = b"/JS(pwn)/F(x.exe)"
        action = b"/S/" + kind + rest
        bodies = {
            "endobj as a value": b"<</X endobj%s>>", "endobj as a key": b"<<endobj%s>>", "endobj in an array": b"<</X[endobj]%s>>",
            "an end in an array": b"<</X[>>]%s>>", "an end as a value": b"<</X>>%s>>", "a string as a key": b"<<(%s>>",
            "hexadecimal as a key": b"<< <%s>>", "bad hexadecimal": b"<</A<z%s>>", "a bracket": b"<<]%s>>", "two starts": b"<<<<%s>>",
        }
        for name, body in bodies.items():
            yield f"{text} behind {name}", with_action(body % action)
        yield f"{text} with a zero", with_action(b"<</S/%s#00x%s>>" % (kind, rest))
        yield f"{text} behind a key with a zero", with_action(b"<</S#00/%s%s>>" % (kind, rest))
        yield f"{text} in o#62j", document([(5, b"5 0 o#62j\n<<%s>>\nendobj" % action)])
        target = item(b"/" + kind, 7)
        yield f"{text} by a number with zeros", with_action(b"<</S " + b"0" * 40 + b"7 0 R" + rest + b">>", old(b"/GoTo", 0), target)
        headers = {
            "zeros": b"0" * 40 + b"7 0 obj", "blanks": b"7" + b" " * 70 + b"0 obj", "a comment": b"7 %" + b"x" * 70 + b"\n0 obj",
            "digits in a comment": b"7 0 %" + b"x" * 70 + b" 9 9\nobj", "a sign": b"7 -0 obj", "zeros behind": b"7 " + b"0" * 70 + b" obj",
        }
        for name, header in headers.items():
            named = 7, header + b"\n/" + kind + b"\nendobj"
            yield f"{text} in an object with {name}", document([item(b"<</S 7 0 R" + rest + b">>"), old(b"/GoTo", 7), named])
    for name in (b"JavaScri#7Zt", b"JavaScri#7 t"):
        yield f"{name.decode()}", with_action(b"<</S/%s/JS(pwn)>>" % name)
    yield "rendition behind two starts", with_action(b"<</S/Rendition/OP 0<</JS(evil)>>")
    yield "script without a kind", document([old(b"null", 5)], catalog=b"/Names<</JavaScript<</Names[(a) <</JS(evil)>>]>>>>")


def _lists():
    for kind in (b"JavaScript", b"Launch"):
        text = kind.decode()
        action = b"<</S/%s/JS(pwn)/F(x.exe)>>" % kind
        harmless = b"<</S/GoTo/D[3 0 R/Fit]>>"
        plain = b"5 0 " + action
        data = zlib.compress(plain)
        entries = b"/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length %d" % len(data)
        for name, start in {"two starts": b"<<", "endobj": b"/X endobj", "an end in an array": b"/X[>>]", "a bracket": b"]",
                            "a bracket as a value": b"/X ]", "a string as a key": b"(", "a start in an array": b"[<<]"}.items():
            yield f"{text} in a list behind {name}", with_list(start + entries, data)
        yield f"{text} in a list with zeros in names", with_list(entries.replace(b"ObjStm", b"ObjStm#00").replace(b"First", b"First#00"), data)
        yield f"{text} in a list in stre#61m", with_list(entries, data, word=b"stre#61m")
        padded = zlib.compress(b"5 0 " + harmless.ljust(96) + action)
        numbers = {
            "zeros": b"/N 1/First " + b"0" * 32 + b"100", "entries twice": b"/N 1/N 1/First 100/First 100", "fractions": b"/N 1.0/First 100.0",
            "references": b"/N 20 0 R/First 21 0 R",
        }
        others = [old(b"1", 20), item(b"1", 20), old(b"100", 21), item(b"100", 21)]
        for name, value in numbers.items():
            yield f"{text} in a list with {name}", with_list(b"/Type/ObjStm%s/Filter/FlateDecode/Length %d" % (value, len(padded)), padded, *others)
        header = b"5 " + b"0" * 32 + b"50 "
        places = {"zeros in an offset": (header + harmless.ljust(50) + action, len(header)), "an offset beyond": (b"5 60".ljust(100) + action.ljust(60) + harmless, 100),
                  "no first": (plain, 0)}
        for name, (content, first) in places.items():
            packed = zlib.compress(content)
            yield f"{text} in a list with {name}", with_list(b"/Type/ObjStm/N 1/First %d/Filter/FlateDecode/Length %d" % (first, len(packed)), packed)


def _filters():
    for kind in (b"JavaScript", b"Launch"):
        text = kind.decode()
        action = b"/S/%s/JS(pwn)/F(x.exe)>>" % kind
        start = b"5 0 <</A(" + b"a" * 23
        packed = zlib.compress(start + b")" + action + b"      ")
        parameters = b"<</Predictor 2/Colors 32/Columns 999>>"
        listed = b"/Type/ObjStm/N 1/First 4"
        for name, entry in {"parameters in an array": b"/Filter/FlateDecode/DecodeParms[%s]", "filters in an array": b"/Filter[/FlateDecode]/DecodeParms%s",
                            "short names": b"/Filter/FlateDecode/DP%s"}.items():
            yield f"{text} behind {name}", with_list(listed + b"/Length %d" % len(packed) + entry % parameters, packed)
        plain = b"5 0 <</A(\nendstream\n)" + action
        lengths = {"two lengths": b"/Length %d/Length %d" % (len(plain), len(plain)), "a length with zeros": b"/Length " + b"0" * 32 + b"%d" % len(plain),
                   "a fractional length": b"/Length %d.0" % len(plain), "a length of two revisions": b"/Length 20 0 R"}
        for name, length in lengths.items():
            yield f"{text} behind endstream and {name}", with_list(listed + length, plain, old(b"1", 20), item(b"%d" % len(plain), 20))
        digits = b"5 0 <</A(".hex().encode() + b"2z" + (b")" + action + b"    ").hex().encode() + b">"
        yield f"{text} behind a bad digit", with_list(listed + b"/Filter/ASCIIHexDecode/Length %d" % len(digits), digits)
        runs = bytes([8]) + b"5 0 <</A(" + b"\x80" + bytes([len(action)]) + b")" + action
        yield f"{text} behind the end of runs", with_list(listed + b"/Filter/RunLengthDecode/Length %d" % len(runs), runs)
        cut = zlib.compress(b"5 0 <<" + action)[:-9]
        yield f"{text} in damaged Flate", with_list(listed + b"/Filter/FlateDecode/Length %d" % len(cut), cut)
        coded = base64.a85encode(b"5 0 <</A(xxxxxxx    )" + action + b"   ").replace(b"z", b"!!!!!") + b"~>"
        yield f"{text} behind a digit beyond the last", with_list(listed + b"/Filter/ASCII85Decode/Length %d" % len(coded), coded[:12] + b"v" + coded[13:])


def _addresses():
    script = b"(javascript:evil\\(1\\))"
    yield "base of addresses", with_action(b"<</S/URI/URI(evil\\(1\\))>>", catalog=b"/URI<</Base(javascript:)>>")
    values = {"name": b"/javascript:evil#281#29", "fraction": b"7.0 0 R", "minus": b"7- 0 R", "negative number": b"-4294967289 0 R", "#52": b"7 0 #52",
              "zeros": b"0" * 40 + b"7 0 R", "language": b"<feff001b656e001b006a006100760061007300630072006900700074003a006500760069006c>"}
    for name, value in values.items():
        yield f"address by a {name}", with_action(b"<</S/URI/URI %s>>" % value, item(script, 7))
    chain = [item(b"%d 0 R" % (11 + step), 10 + step) for step in range(8)]
    yield "address by many references", with_action(b"<</S/URI/URI 10 0 R>>", *chain, item(script, 18))
    for name, header in {"blanks": b"7" + b" " * 70 + b"0 obj", "a sign": b"7 -0 obj", "a fraction": b"7.0 0 obj"}.items():
        yield f"address in an object with {name}", document([item(b"<</S/URI/URI 7 0 R>>"), (7, header + b"\n" + script + b"\nendobj")])
    yield "address behind a key with a zero", with_action(b"<</S/URI/URI#00" + script + b">>")
    far = b"(\\\\\\\\evil\\\\x.pdf)"
    yield "file elsewhere by two references", with_action(b"<</S/GoToR/D[0/Fit]/F 7 0 R>>", item(b"<</Type/Filespec/F 8 0 R>>", 7), item(far, 8))
    yield "file system by two references", with_action(b"<</S/GoToR/D[0/Fit]/F 7 0 R>>", item(b"<</FS 8 0 R/F(evil/x.pdf)>>", 7), item(b"/URL", 8))
    yield "file elsewhere behind two starts", with_action(b"<</S/GoToR/D[0/Fit]<</F" + far + b">>")
    yield "file elsewhere by a fraction", with_action(b"<</S/GoToR/D[0/Fit]/F 7.0 0 R>>", item(far, 7))
    yield "file elsewhere with a zero", with_action(b"<</S/GoToR#00/D[0/Fit]/F " + far + b">>")


def _stream(data, entries=b"", start=b"<<"):
    return start + b"/Length %d%s>>\nstream\n" % (len(data), entries) + data + b"\nendstream"


def _form(*objects, reference=b"7 0 R"):
    return document([item(b"null"), *objects], catalog=b"/AcroForm<</Fields[]/XFA %s>>" % reference)


def _forms():
    early = XFA.replace(b"<subform>", b"<subform><desc><text>endstream</text></desc>")
    length = b"/Length %d" % len(early)
    yield "form with two lengths", _form(item(b"<<" + length * 2 + b">>\nstream\n" + early + b"\nendstream", 7))
    yield "form with a length of two revisions", _form(
        item(b"<</Length 9 0 R>>\nstream\n" + early + b"\nendstream", 7), old(b"1", 9), item(b"%d" % len(early), 9))
    packed = zlib.compress(XFA)
    parameters = b"/Filter/FlateDecode/DecodeParms[<</Predictor 2/Colors 32/Columns 999>>]"
    yield "form with parameters in an array", _form(item(_stream(packed, parameters), 7))
    yield "form by a number with zeros", _form(item(_stream(XFA), 7), reference=b"0" * 40 + b"7 0 R")
    yield "form in an object with blanks", _form((7, b"7" + b" " * 70 + b"0 obj\n" + _stream(XFA) + b"\nendobj"))
    yield "form behind an end in an array", _form(item(_stream(XFA, start=b"<</X[>>]"), 7))
    yield "form in stre#61m", _form(item(_stream(XFA).replace(b"\nstream", b"\nstre#61m"), 7))
    yield "form behind a bracket", _form(item(_stream(packed, b"/Filter/FlateDecode", start=b"<</X ]"), 7))
    for place in (XFA.index(b"<script") + 4, XFA.index(b"<event") + 2, XFA.index(b"evil")):
        parts = item(_stream(XFA[:place]), 8), item(_stream(XFA[place:]), 9)
        yield f"form in two parts, cut at {place}", _form(*parts, reference=b"[(a) 8 0 R(b) 9 0 R]")


def _rc4(key, data):
    state, j = list(range(256)), 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) % 256
        state[i], state[j] = state[j], state[i]
    i = j = 0
    out = bytearray()
    for byte in data:
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) % 256])
    return bytes(out)


def _encrypted():
    """An address that only readers see that find the key, for which no password is needed."""
    padding = bytes.fromhex("28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A")
    owner, number = bytes(range(32)), b"0123456789abcdef"
    key = hashlib.md5(padding + owner + struct.pack("<i", -4) + number).digest()[:5]
    address = _rc4(hashlib.md5(key + bytes([5, 0, 0, 0, 0])).digest()[:10], b"javascript:evil(1)")
    description = item(b"<</Filter/Standard/V 1/R 2/P -4/O<%s>/U<%s>>>" % (owner.hex().encode(), _rc4(key, padding).hex().encode()), 9)
    identifier = b"/ID[<%s><%s>]" % (number.hex().encode(), number.hex().encode())
    for name, entry in {"encryption": b"/Encrypt 9 0 R", "a key with a zero": b"/Encrypt#00 9 0 R", "a fraction": b"/Encrypt 9.0 0 R", "a minus": b"/Encrypt 9- 0 R",
                        "two starts": b"<</Encrypt 9 0 R", "endobj": b"/X endobj/Encrypt 9 0 R", "an end in an array": b"/X[>>]/Encrypt 9 0 R"}.items():
        yield f"address behind {name}", with_action(b"<</S/URI/URI<%s>>>" % address.hex().encode(), description, trailer=identifier + entry)
