#!/usr/bin/env python3
"""Sends a mimetype-server input at the edge of each limit, and compares the processor time with that of plain input as long.

usage: costs.py edges COMMAND...          ends with status 1 if a request costs more than its stated multiple
       costs.py climb SECONDS COMMAND...  searches for the costliest forms, by changing the costliest so far

COMMAND is a mimetype-server with its options except the port, which is PORT or 8399. Only the server's processor time counts, so
it matters little what else the machine is doing. The limits are the default ones. The permitted multiples are at least three times
those usually measured with an unoptimised build.
"""
import base64, json, os, random, sys, time

from attack import Meter, Server, connect

KIB = 1024
PIECE = 30 * KIB


def get(target="/v1/lookup?name=a.png", *fields):
    return b"".join(field + b"\r\n" for field in [b"GET %s HTTP/1.1" % target.encode(), b"Host: x", *fields]) + b"\r\n"


def send(method, target, body, *fields):
    fields = [b"%s %s HTTP/1.1" % (method, target.encode()), b"Host: x", b"Content-Length: %d" % len(body), *fields]
    return b"".join(field + b"\r\n" for field in fields) + b"\r\n" + body


def filled(piece, length=PIECE):
    return (piece * (length // len(piece) + 1))[:length]


def field(name, piece):
    return b"%s: %s" % (name, filled(piece))


def form(head, content, count):
    part = b"--b\r\n%s\r\n\r\n%s\r\n" % (head, content)
    return send(b"POST", "/v1/detect", part * count + b"--b--\r\n", b"Content-Type: multipart/form-data; boundary=b")


def chunked(size, total, extension=b""):
    chunks = b"".join(b"%x%s\r\n%s\r\n" % (size, extension, b"a" * size) for _ in range(total // size))
    return b"PUT /v1/detect HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"


def names(list_, *fields):
    return send(b"POST", "/v1/lookup", json.dumps(list_, separators=(",", ":")).encode() if isinstance(list_, list) else list_, *fields)


def heads(lines):
    return send(b"POST", "/v1/detect", b"".join(line + b"\n" for line in lines), b"Content-Type: application/jsonl")


DISPOSITION = b'Content-Disposition: form-data; name="f"; filename="a.txt"'
TEXT = b"Some words of an ordinary text, and some more.\n"
HEADERS = get("/v1/lookup?name=a.png", field(b"X-Plain", b"plain "))
BODY = send(b"PUT", "/v1/detect?name=a.txt", filled(TEXT, 256 * KIB))
NAMES = names(["photo%d.jpg" % number for number in range(1000)])
FORM = form(DISPOSITION, filled(TEXT, 1000), 999)

# The input, the plain input that it is compared with, and how many times as much each byte may cost.
EDGES = {
    "one long header": (get("/v1/lookup?name=a.png", field(b"X-Long", b"x")), HEADERS, 3),
    "as many headers as are allowed": (get("/v1/lookup?name=a.png", *[b"X-%d: %s" % (n, b"v" * 300) for n in range(95)]), HEADERS, 5),
    "Accept with many ranges": (get("/v1/lookup?name=a.png", field(b"Accept", b"a/b;q=0.1,")), HEADERS, 15),
    "Accept with parameters": (get("/v1/lookup?name=a.png", field(b"Accept", b"text/plain;a=b;")), HEADERS, 15),
    "Accept with quotes": (get("/v1/lookup?name=a.png", field(b"Accept", b'a/b;c="\\"",')), HEADERS, 15),
    "Accept-Encoding with many codings": (get("/v1/lookup?name=a.png", field(b"Accept-Encoding", b"br;q=0,")), HEADERS, 15),
    "If-None-Match with many tags": (get("/v1/lookup?name=a.png", field(b"If-None-Match", b'"a",')), HEADERS, 15),
    "X-Forwarded-For with many clients": (get("/v1/lookup?name=a.png", field(b"X-Forwarded-For", b"127.0.0.1,")), HEADERS, 15),
    "X-Request-ID that is long": (get("/v1/lookup?name=a.png", field(b"X-Request-ID", b"a")), HEADERS, 3),
    "traceparent that is long": (get("/v1/lookup?name=a.png", field(b"traceparent", b"00-")), HEADERS, 20),
    "Authorization that is long": (get("/v1/lookup?name=a.png", b"Authorization: Bearer " + filled(b"a")), HEADERS, 5),
    "Content-Type with many parameters": (send(b"PUT", "/v1/detect", b"a", b"Content-Type: a/b" + filled(b";c=d")), HEADERS, 15),
    "Content-Disposition with many parameters": (send(b"PUT", "/v1/detect", b"a", b"Content-Disposition: a" + filled(b";c=d")), HEADERS, 15),
    "Content-Disposition with escapes": (send(b"PUT", "/v1/detect", b"a", b"Content-Disposition: a; filename=\"" + filled(b'\\"', 20 * KIB) + b'"'), HEADERS, 15),
    "Content-Disposition in another charset": (send(b"PUT", "/v1/detect", b"a", b"Content-Disposition: a; filename*=UTF-8''" + filled(b"%41")), HEADERS, 15),
    "target of slashes": (get(filled("/")), HEADERS, 20),
    "target of escapes": (get("/v1/lookup?name=" + filled("%41")), HEADERS, 40),
    "target of as many names as are allowed": (get("/v1/lookup?" + "&".join(["name=a"] * 1000), b"Accept: text/plain"), HEADERS, 120),
    "target of too many names": (get("/v1/lookup?" + filled("name=a&")[:-1]), HEADERS, 40),
    "target of unknown parameters": (send(b"PUT", "/v1/detect?" + filled("a&")[:-1], b"a"), HEADERS, 70),
    "target of many fields": (get("/v1/lookup?name=a&fields=" + filled("name,")), HEADERS, 15),
    "target of many allowed types": (send(b"PUT", "/v1/detect?allow=" + filled("image/png,")[:-1], b"a"), HEADERS, 60),
    "target of many allowed families": (send(b"PUT", "/v1/detect?allow=" + filled("image/*,")[:-1], b"a"), HEADERS, 60),
    "one long name": (names(["a" * 1023]), NAMES, 2),
    "names of dots": (names(["." * 1023] * 1000), NAMES, 2),
    "names of many extensions": (names([".tar.gz" * 146] * 1000), NAMES, 2),
    "names of escapes": (names(b"[" + b",".join([b'"%s"' % (b"\\u0061" * 1023)] * 1000) + b"]"), NAMES, 2),
    "list in lists": (names(b"[" * 1_000_000), NAMES, 1),
    "list of commas": (names(b"[" + b"," * 1_000_000), NAMES, 1),
    "list of blanks": (names(b" " * 1_000_000), NAMES, 1),
    "list of quotes": (names(b"[" + b'\\"' * 500_000), NAMES, 1),
    "heads of blank lines": (heads([b""] * 1_000_000), BODY, 20),
    "heads of nothing": (heads([b'{"head":""}'] * 1000), FORM, 450),
    "heads of text": (heads([b'{"head":"%s"}' % base64.b64encode(filled(TEXT, 750))] * 1000), FORM, 4),
    "one long head": (heads([b'{"head":"%s"}' % base64.b64encode(filled(TEXT, 1 << 20))]), BODY, 20),
    "head in lists": (heads([b'{"head":' + b"[" * 1_000_000]), BODY, 20),
    "chunks of a byte": (chunked(1, 64 * KIB), BODY, 1500),
    "chunks with extensions": (chunked(1, 16 * KIB, b";" + b"e" * 60), BODY, 180),
    "as many parts as are allowed": (form(DISPOSITION, b"a", 1000), FORM, 60),
    "parts that only libmagic may know": (form(DISPOSITION.replace(b"a.txt", b"a"), b"\x9d\x01" + os.urandom(254), 1000), FORM, 60),
    "parts of tags": (form(DISPOSITION, filled(b"ID3\3\0\0\0\0\0\0", 250), 1000), FORM, 60),
    "parts of almost boundaries": (form(DISPOSITION, filled(b"\r\n-\r\n--\r\n", 1000), 999), FORM, 20),
    "requests that follow at once": (get() * 500, HEADERS, 350),
}


class Costs(Meter):
    """Sends bytes, and measures what they cost."""

    def cost_of(self, message, times=4):
        """The mean of several requests. A thread's time is counted only when it rests, so this waits for the end of the last one."""
        before = self.spent()
        for _ in range(times):
            try:
                self.exchange(message)
            except (ConnectionError, TimeoutError):
                # The response to a request that is refused early can be lost.
                self.connection = connect()
        time.sleep(0.05)
        return max((self.spent() - before) / times, 0.001)

    def ratio_of(self, message, plain):
        """What a byte of the message costs, as a multiple of a byte of the plain input, and what the whole message costs."""
        self.cost_of(plain, 3)
        cost = self.cost_of(message)
        return (cost / len(message)) / (self.cost_of(plain) / len(plain)), cost

    def exchange(self, message):
        """Sends requests, and reads until there is a response to each or the connection ends."""
        count, answer = max(1, message.count(b"GET /")), b""
        self.connection.settimeout(20)
        try:
            self.connection.sendall(message)
        except ConnectionError:
            # The request was refused early; the response has arrived all the same.
            pass
        while count:
            head, mark, rest = answer.partition(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0] or 0) if mark else 0
            if mark and len(rest) >= length:
                answer, count = rest[length:], count - 1
                if b"connection: close" in head.lower():
                    self.connection.close()
                    self.connection = connect()
                    return
            else:
                answer += self.receive()


def edges(command):
    failed = []
    with Server(command) as server:
        meter = Costs(server)
        for name, (message, plain, limit) in EDGES.items():
            ratio, cost = meter.ratio_of(message, plain)
            for _ in range(2):
                # The times vary, because of caches and other work, so a single ratio above the limit proves little.
                if ratio > limit:
                    ratio, cost = min((ratio, cost), meter.ratio_of(message, plain))
            print(f"{ratio:7.1f} (at most {limit}) {name}: {cost:.2f} ms for {len(message) / 1024:.0f} KiB", flush=True)
            if ratio > limit:
                failed.append(name)
    if failed:
        sys.exit(f"too costly: {', '.join(failed)}")


PIECES = [b"\r\n", b"--b", b"--b--", b"\r\n--b\r\n", b"\r\n\r\n", b"Content-Disposition: form-data; ", b"name=", b"filename=", b"filename*=UTF-8''",
          b'"', b'\\"', b"%22", b"%", b";", b"; a=b", b"=", b" ", b"\t", b"-", b"\0", b"\xff", b"Content-Type: ", b"text/plain", b"a/b;c=",
          b"charset=utf-8", b"A: b\r\n", b"ID3\3\0\0\0\0\0\0", b"PK\3\4", b"%PDF-", b"<svg", b"<?xml", b"\x89PNG\r\n\x1a\n", b"{", b"[", b"@\x05"]


def mutated(body):
    """A form with other bytes at some offsets: a piece, many copies of one, or a part of the form itself."""
    body = bytearray(body)
    for _ in range(random.choice([1, 1, 3, 10])):
        place = random.randrange(len(body))
        if random.random() < 0.4:
            start = random.randrange(len(body))
            stretch = body[start:start + random.choice([16, 200, 2000, 20_000])]
        else:
            piece = random.choice(PIECES)
            stretch = piece * random.choice([1, 1, 10, 100, 1000])
        body[place:place + random.choice([0, len(stretch)])] = stretch
    return bytes(body[:256 * KIB])


def climb(command, seconds):
    random.seed(int(os.environ.get("SEED", "7")))
    head = b"POST /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: %d\r\n\r\n"
    bodies = [message.split(b"\r\n\r\n", 1)[1][-256 * KIB:] for message, _, _ in EDGES.values() if b"boundary=b" in message]
    bodies += [FORM.split(b"\r\n\r\n", 1)[1][-256 * KIB:]]
    with Server(command) as server:
        meter = Costs(server)

        def cost(body, times=1):
            return meter.cost_of(head % len(body) + body, times) / len(body) * KIB * 1000

        best = sorted(((cost(body, 3), body) for body in bodies), key=lambda entry: -entry[0])
        print(f"the forms at the start cost {best[-1][0]:.1f} to {best[0][0]:.1f} us for each KiB", flush=True)
        tries, end = 0, time.monotonic() + seconds
        while time.monotonic() < end:
            body = mutated(random.choice(best)[1])
            # The cost of a short form is that of a request, and shows nothing about the limits.
            if len(body) < 64 * KIB:
                continue
            microseconds, tries = cost(body), tries + 1
            if microseconds > best[-1][0]:
                microseconds = min(microseconds, cost(body, 3))
            if microseconds > best[-1][0]:
                best = sorted([*best, (microseconds, body)], key=lambda entry: -entry[0])[:12]
        with open("/tmp/attack-worst-form", "wb") as file:
            file.write(best[0][1])
        print(f"{tries} forms; the worst costs {best[0][0]:.1f} us for each KiB and is in /tmp/attack-worst-form")


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "edges":
        edges(sys.argv[2:])
    elif len(sys.argv) > 3 and sys.argv[1] == "climb":
        climb(sys.argv[3:], float(sys.argv[2]))
    else:
        sys.exit(__doc__)
