#!/usr/bin/env python3
"""Keeps a mimetype-server busy with all kinds of connections, stops it meanwhile, and checks how it ended.

usage: exercise.py [--seconds 20] [--port 8487] COMMAND...

COMMAND is a mimetype-server with its options except the port, preferably one that was built with --sanitize=thread. It must give
the right responses, end with status 0 after SIGTERM, and print no warning. The exit status shows whether it did.
"""
import argparse, os, random, signal, socket, subprocess, sys, tempfile, threading, time

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--seconds", type=float, default=20)
parser.add_argument("--port", type=int, default=8487)
parser.add_argument("command", nargs=argparse.REMAINDER)
options = parser.parse_args()

PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0" + os.urandom(100_000)
# No native resolver recognises this, so libmagic is asked on a separate thread.
UNKNOWN = b"\xfd\xfe\x01\x02" * 4000
LOOKUP = b"GET /v1/lookup?name=photo.jpg HTTP/1.1\r\nHost: x\r\n\r\n"
MANY = b"GET /v1/lookup?" + b"&".join(b"name=%d.txt" % number for number in range(50)) + b" HTTP/1.1\r\nHost: x\r\n"
wrong, counts, ended, stopping = [], {}, threading.Event(), threading.Event()


def connect():
    connection = socket.create_connection(("127.0.0.1", options.port), timeout=30)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def put(body, head=b""):
    return b"PUT /v1/detect/a.png HTTP/1.1\r\nHost: x\r\n%sContent-Length: %d\r\n\r\n" % (head, len(body)) + body


def answers(connection, count):
    """Reads this many responses, and returns their statuses."""
    file, statuses = connection.makefile("rb"), []
    while len(statuses) < count:
        line = file.readline()
        if not line:
            break
        status, length = int(line.split()[1]), 0
        while (field := file.readline()) not in (b"\r\n", b""):
            if field.lower().startswith(b"content-length:"):
                length = int(field.split(b":")[1])
        if status != 100:
            file.read(length)
            statuses.append(status)
    return statuses


def lasting(connection):
    for _ in range(20):
        connection.sendall(LOOKUP)
        yield answers(connection, 1) == [200]


def pipelined(connection):
    connection.sendall(LOOKUP * 30 + put(PICTURE) * 3 + LOOKUP)
    yield answers(connection, 34) == [200] * 34


def uploading(connection):
    connection.sendall(put(PICTURE))
    yield answers(connection, 1) == [200]
    connection.sendall(put(UNKNOWN))
    yield answers(connection, 1) == [200]
    connection.sendall(put(b"%PDF-1.7\n", b"Expect: 100-continue\r\n"))
    yield answers(connection, 1) == [200]


def chunked(connection):
    connection.sendall(b"PUT /v1/detect HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    for start in range(0, len(PICTURE), 9000):
        piece = PICTURE[start : start + 9000]
        connection.sendall(b"%x;a=b\r\n%s\r\n" % (len(piece), piece))
    connection.sendall(b"0\r\nTrailer: x\r\n\r\n")
    yield answers(connection, 1) == [200]


def form(connection):
    part = b'--b\r\nContent-Disposition: form-data; name="f"; filename="%d.png"\r\n\r\n' + UNKNOWN + b"\r\n"
    body = b"".join(part % number for number in range(5)) + b"--b--\r\n"
    head = b"POST /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n"
    connection.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
    yield answers(connection, 1) == [200]


def compressed(connection):
    connection.sendall(MANY + b"Accept-Encoding: gzip\r\nX-Request-ID: a-b\r\n\r\n")
    yield answers(connection, 1) == [200]
    connection.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n")
    yield answers(connection, 1) == [200]


def half_closed(connection):
    connection.sendall(LOOKUP + put(PICTURE))
    connection.shutdown(socket.SHUT_WR)
    yield answers(connection, 3) == [200, 200]


def refused(connection):
    request = random.choice(
        [b"GET / HTTP/1.1\r\n\r\n", b"\0\1\r\n\r\n", b"GET /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
         b"PUT /v1/detect HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999\r\n\r\nabc"])
    connection.sendall(request)
    yield answers(connection, 1) in ([400], [404], [413])


def unread(connection):
    connection.settimeout(0.2)
    try:
        connection.sendall(MANY + b"\r\n" + b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 3000)
    except TimeoutError:
        pass
    yield True


def cut_off(connection):
    connection.sendall(put(PICTURE)[:50_000])
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    yield True


WAYS = [lasting, pipelined, uploading, chunked, form, compressed, half_closed, refused, unread, cut_off]


def work(way):
    while not ended.is_set():
        is_right = True
        try:
            with connect() as connection:
                for is_right in way(connection):
                    if not is_right:
                        break
        except OSError:
            is_right = False
        # While it stops, it may refuse connections.
        if not is_right and not stopping.is_set():
            wrong.append(way.__name__)
        counts[way.__name__] = counts.get(way.__name__, 0) + 1
        # The others get a chance too.
        if stopping.is_set() or way in (unread, cut_off):
            time.sleep(0.05)


with tempfile.TemporaryFile() as errors:
    server = subprocess.Popen([*options.command, "--port", str(options.port)], stderr=errors)
    while server.poll() is None:
        try:
            connect().close()
            break
        except OSError:
            time.sleep(0.05)
    threads = [threading.Thread(target=work, args=(way,), daemon=True) for way in WAYS * 2]
    for thread in threads:
        thread.start()
    time.sleep(options.seconds)
    stopping.set()
    server.send_signal(signal.SIGTERM)
    try:
        status = server.wait(timeout=60)
    except subprocess.TimeoutExpired:
        server.kill()
        status = "none within a minute"
    ended.set()
    errors.seek(0)
    text = errors.read().decode(errors="replace")

done = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
print(f"{done}; {len(wrong)} wrong ({', '.join(sorted(set(wrong)))}), ended with status {status}")
if "Sanitizer" in text:
    print(text[text.index("WARNING") if "WARNING" in text else 0 :][:8000])
sys.exit(1 if wrong or status != 0 or "Sanitizer" in text or len(counts) < len(WAYS) else 0)
