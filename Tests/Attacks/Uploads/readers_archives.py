"""Archives that programs unpack in different ways."""

import binascii
import gzip
import struct
import zlib

TAR, ZIP = "application/x-tar", "application/zip"


def attacks():
    for name, data in _tars():
        yield f"tar with {name}", TAR, "a.tar", data, None
    for name, data in _zips():
        yield f"ZIP with {name}", ZIP, "a.zip", data, None
    for name in (b"../../evil", b"a/../../evil", b"..\\evil"):
        yield f"gzip with the name {name.decode()}", "application/gzip", "a.gz", _gzip(name), None


def _gzip(name):
    return b"\x1f\x8b\x08\x08" + bytes(6) + name + b"\0" + gzip.compress(b"words", mtime=0)[10:]


def header(name, size=0, kind=b"0", link=b"", magic=b"ustar\x0000", prefix=b"", number=None, sum_as=lambda total: b"%06o\0 " % total, **places):
    """Returns the header of an entry; `number` replaces the digits of its size, and `at482=b"x"` writes bytes at an offset."""
    fields = {
        0: name, 100: b"0000644\0", 108: b"0000000\0", 116: b"0000000\0", 124: number or b"%011o\0" % size, 136: b"00000000000\0", 148: b" " * 8, 156: kind, 157: link,
        257: magic, 345: prefix, **{int(place[2:]): value for place, value in places.items()},
    }
    block = bytearray(512)
    for place, value in fields.items():
        block[place:place + len(value)] = value
    block[148:156] = sum_as(sum(block))[:8].ljust(8, b"\0")
    return bytes(block)


def entry(name, data=b"", **fields):
    return header(name, len(data), **fields) + data + bytes(-len(data) % 512)


def record(key, value):
    rest = len(key) + len(value) + 3
    length = rest + len(str(rest))
    return b"%d %s=%s\n" % (rest + len(str(length)), key, value)


def extended(data, kind=b"x"):
    return entry(b"PaxHeaders/x", data, kind=kind)


def long_name(name, kind=b"L"):
    return entry(b"././@LongLink", name + b"\0", kind=kind, magic=b"ustar  \0")


def _tars():
    first, last, evil = entry(b"a.txt", b"hello\n"), entry(b"b.txt", b"b\n") + bytes(1024), entry(b"../evil", b"x\n") + bytes(1024)
    sizes = {"digits after a zero": b"000000\0 2000", "a leading zero": b"\x000000002000\0", "a blank in the size": b"0 0000002000", "the digit 8": b"00000008200\0",
             "high bits": b"\x80\1\0\0" + bytes(6) + b"\4\0"}
    for name, number in sizes.items():
        yield name, first + header(b"c.txt", number=number) + evil
    for name, fields in {"folder": {"kind": b"5"}, "hard link": {"kind": b"1", "link": b"a.txt"}, "link": {"kind": b"2", "link": b"a.txt"}, "pipe": {"kind": b"6"},
                         "old folder": {"kind": b"\0", "magic": b""}, "label": {"kind": b"V"}}.items():
        yield f"a {name} of two blocks", first + header(b"d/", 1024, **fields) + evil
    yield "a folder that hides a link", first + header(b"d", 512, kind=b"5") + header(b"l", kind=b"2", link=b"../../etc") + last
    for name, magic in {"no magic": b"", "the magic of GNU": b"ustar  \0", "half a magic": b"ustar00"}.items():
        yield f"a prefix and {name}", first + header(b"evil", 2, magic=magic, prefix=b"..") + b"x\n" + bytes(510) + bytes(1024)
    out, safe = record(b"path", b"../evil"), record(b"path", b"ok")
    names = {
        "path, then long name": extended(out) + long_name(b"safe"), "long name, then path": long_name(b"../evil") + extended(safe), "two long names": long_name(b"../evil") + long_name(b"safe"),
        "two paths": extended(out) + extended(safe), "path of all, then long name": extended(out, b"g") + long_name(b"ok"), "record beyond the end": extended(b"9999 path=../evil\n"),
        "damaged record first": extended(b"30 mtime=0\n" + out), "record with a tab": extended(b"16\tpath=../evil\n"),
    }
    for name, headers in names.items():
        yield name, first + headers + last
    yield "two targets", first + extended(record(b"linkpath", b"../../evil")) + long_name(b"a.txt", b"K") + header(b"l", kind=b"2", link=b"a.txt") + bytes(1024)
    sparse = header(b"s", 1024, kind=b"S", magic=b"ustar  \0", at482=b"\1", at483=b"00000002000\0")
    yield "more holes", first + sparse + bytes(1024) + header(b"d.txt", 1024) + evil
    for name, sum_as in {"a sum with more behind": lambda total: b"%05o\x0077" % total, "a binary sum": lambda total: b"\x80\0\0\0" + struct.pack(">I", total)}.items():
        yield name, first + header(b"../evil", 2, sum_as=sum_as) + b"x\n" + bytes(510) + last


def packed(data):
    packer = zlib.compressobj(9, 8, -15)
    return packer.compress(data) + packer.flush()


def local(name, data, content, method=8, flags=0, extra=b""):
    """Returns an entry: its header, its packed data, and a descriptor if the flags say so."""
    check = binascii.crc32(content)
    sizes = struct.pack("<III", check, len(data), len(content))
    start = b"PK\3\4" + struct.pack("<HHHHH", 20, flags, method, 0, 33) + (bytes(12) if flags & 8 else sizes) + struct.pack("<HH", len(name), len(extra))
    return start + name + extra + data + (b"PK\7\x08" + sizes if flags & 8 else b"")


def listed(name, size, content, offset=0, method=8, flags=0, extra=b""):
    return b"PK\1\2" + struct.pack("<HHHHHHIIIHHHHHII", 0x314, 20, flags, method, 0, 33, binascii.crc32(content), size, len(content), len(name), len(extra),
                                   0, 0, 0, 0, offset) + name + extra


def end(count, length, offset, comment=b""):
    return b"PK\5\6" + struct.pack("<HHHHIIH", 0, 0, count, count, length, offset, len(comment)) + comment


def zipped(*entries, comment=b""):
    """Returns an archive of triples: a name, the content, and the extra field of both headers."""
    body, directory = b"", b""
    for name, content, extra in entries:
        directory += listed(name, len(packed(content)), content, len(body), extra=extra)
        body += local(name, packed(content), content, extra=extra)
    return body + directory + end(len(entries), len(directory), len(body), comment)


def _unicode(name, original):
    return struct.pack("<HHBI", 0x7075, 5 + len(name), 1, binascii.crc32(original)) + name


def _zips():
    pair, empty = [(b"a.txt", b"first", b""), (b"a.txt", b"second", b"")], end(0, 0, 0)
    yield "an empty directory behind", zipped(*pair) + empty + b"\n"
    yield "an empty directory in the comment", zipped(*pair, comment=empty)
    yield "PHP and an empty directory", b"PK\3\4<?php echo 'RAN'; ?>\n" + empty
    yield "a program and an empty directory", b"PK\3\4" + bytes(26) + b"\x7fELF\2\1\1" + bytes(200) + empty
    content, hidden = b"hello" * 9, local(b"evil.txt", packed(b"evil"), b"evil")
    data = packed(content)
    descriptor = b"PK\7\x08" + struct.pack("<III", binascii.crc32(content), len(data), len(content))
    long = data + descriptor + hidden
    for name, body, row in (
        ("an entry in the data of a streamed one", local(b"a.txt", long, content, flags=8), listed(b"a.txt", len(long), content, flags=8)),
        ("a stored entry with two sizes", local(b"a.txt", b"hello" + hidden, b"hello", method=0), listed(b"a.txt", 5 + len(hidden), b"hello", method=0)),
        ("an unlisted entry behind bytes", local(b"a.txt", data, content) + b"xyz" + hidden, listed(b"a.txt", len(data), content)),
        ("bytes behind the directory", local(b"a.txt", data, content), listed(b"a.txt", len(data), content) + b"JUNK"),
    ):
        yield name, body + row + end(1, len(row), len(body))
    yield "two Unicode names", zipped((b"a.txt", content, _unicode(b"a.txt", b"a.txt") + _unicode(b"evil.txt", b"a.txt")))
    yield "another Unicode name", zipped((b"\x82.txt", content, _unicode("évil.php".encode(), b"\x82.txt")))
    yield "a name with a dot folder", zipped((b"a.txt", b"first", b""), (b"./a.txt", b"second", b""))
    yield "a name with two slashes", zipped((b"a/b", b"first", b""), (b"a//b", b"second", b""))
