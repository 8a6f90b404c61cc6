"""Forms to read: sound ones as clients write them, and what becomes of them by a few changes."""
import random

NAMES = [b"a", b"name", b"\xc3\xa9t\xc3\xa9", b"a b", b"x[0]", b"a%22b", b"a&amp;b", b"a;b", b"a=b", b"\xe6\x96\x87", b"a'b", b"a%0D%0Ab"]
FILES = [b"a.txt", b"photo 1.jpg", b"\xc3\xbc.png", b"", b"a%22b.txt", b"a;b.txt", b"x.tar.gz", b".hidden", b"a&amp;b"]
CONTENTS = [b"", b"text", b"\r\n", b"\r\n\r\n", b"--", b"a\r\nb", b"\n", b"\r", b"x" * 300, b"\x00\xff\xfe", b"\xc3\xa9", b"--b", b"\r\n--", b"-"]
TYPES = [None, b"text/plain", b"application/octet-stream", b"text/plain; charset=utf-8", b"text/plain; charset=iso-8859-1", b"image/png"]
BOUNDARIES = [b"b", b"boundary", b"----WebKitFormBoundaryAbC123", b"0123456789" * 7, b"a-b", b"a'b", b"x_y.z"]


def sound(choose):
    boundary = choose.choice(BOUNDARIES)
    body = b""
    for _ in range(choose.randrange(4)):
        body += b"--" + boundary + b"\r\nContent-Disposition: form-data; name=\"" + choose.choice(NAMES) + b'"'
        is_file = choose.random() < 0.5
        if is_file:
            body += b'; filename="' + choose.choice(FILES) + b'"'
        body += b"\r\n"
        kind = choose.choice(TYPES)
        if kind and (is_file or choose.random() < 0.3):
            body += b"Content-Type: " + kind + b"\r\n"
        body += b"\r\n" + choose.choice(CONTENTS) + b"\r\n"
    body += b"--" + boundary + b"--" + choose.choice([b"\r\n", b"\r\n", b""])
    return b"multipart/form-data; boundary=" + boundary, body


def tokens(boundary):
    """Pieces that parsers look at."""
    return [
        b"\r\n", b"\n", b"\r", b"--", b"-", b" ", b"\t", b"\x00", b"\"", b"\\", b";", b":", b"=", b"*", b"%22", b"\x0b", b"\xff",
        b"--" + boundary, b"\r\n--" + boundary, b"\n--" + boundary, b"\r--" + boundary, b"\r\n--" + boundary + b"--",
        b"--" + boundary + b"--\r\n", b"--" + boundary + b"\r\n", b"--" + boundary + b"junk", b"\r\n\r\n", b"\n\n",
        b"; filename=\"x\"", b"; filename=x", b"; filename*=UTF-8''y", b"; name=\"z\"", b"; name*=UTF-8''z", b"; filename*0=\"q\"",
        b"; filename=\"a\\\"b\"", b"; name=\"a\\b\"", b"; filename=\"../x\"", b"; filename=\"c:\\x\"", b"; size=3", b";",
        b"Content-Transfer-Encoding: base64\r\n", b"Content-Transfer-Encoding: quoted-printable\r\n",
        b"Content-Transfer-Encoding: 8bit\r\n", b"Content-Disposition: form-data; name=\"w\"\r\n", b"Content-Disposition: attachment\r\n",
        b"Content-Type: multipart/mixed; boundary=c\r\n", b"X-A: b\r\n", b" folded\r\n", b"X-A : b\r\n", b"X-A\r\n", b"content-type: text/html\r\n",
        b"=41", b"QUJD", b"\xe2\x80\x8b", b"\xc2\xa0", b"FORM-DATA", b"form-data",
    ]


def headers(choose, given):
    boundary = given.split(b"=", 1)[1]
    return choose.choice([
        given + b"; boundary=other", b"multipart/form-data; boundary=other; boundary=" + boundary,
        b"multipart/form-data; boundary=\"" + boundary + b"\"", b"multipart/form-data;boundary=" + boundary,
        b"multipart/form-data; boundary=" + boundary + b"; charset=utf-8", b"multipart/form-data; charset=iso-8859-1; boundary=" + boundary,
        b"Multipart/Form-Data; Boundary=" + boundary, b"multipart/form-data; boundary=" + boundary + b" ",
        b"multipart/form-data; boundary=\"" + boundary + b"\\\"\"", b"multipart/form-data; boundary=" + boundary + b",x",
        b"multipart/form-data; boundary*=utf-8''" + boundary, b"multipart/mixed; boundary=" + boundary, b"multipart/form-data; x; boundary=" + boundary,
        given + b";", given + b"; a=b", b"multipart/form-data; boundary='" + boundary + b"'",
    ])


def mutated(choose):
    content_type, body = sound(choose)
    boundary = content_type.split(b"=", 1)[1]
    pieces = tokens(boundary)
    for _ in range(choose.choice([0, 1, 1, 1, 2, 2, 3])):
        kind, place = choose.random(), choose.randrange(len(body) + 1)
        # Places that mean something are changed more often than the inside of names and contents.
        marks = [i for mark in (b"\r\n", b"--", b"\"", b"; ", b": ") for i in range(len(body)) if body.startswith(mark, i)]
        if marks and choose.random() < 0.7:
            place = min(len(body), choose.choice(marks) + choose.choice([0, 0, 1, 2]))
        if kind < 0.5:
            body = body[:place] + choose.choice(pieces) + body[place:]
        elif kind < 0.7:
            body = body[:place] + body[place + choose.choice([1, 1, 2, 3, 8]):]
        elif kind < 0.85:
            body = body[:place] + choose.choice(pieces) + body[place + choose.choice([1, 2]):]
        elif kind < 0.9:
            body = body[:place] + bytes([choose.randrange(256)]) + body[place + 1:]
        elif kind < 0.95:
            body = body[:place]
        else:
            content_type = headers(choose, b"multipart/form-data; boundary=" + boundary)
    return content_type, body


def forms(count, seed):
    choose = random.Random(seed)
    return [mutated(choose) for _ in range(count)]
