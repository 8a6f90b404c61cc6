#!/usr/bin/env python3
"""Attacks a mimetype-server on this machine, and prints what the attack cost.

usage: attack.py pipelining COMMAND...     400 connections send requests and read nothing; the process's memory is watched
       attack.py crowd COMMAND...          1,500 silent, slow and unread connections; new connections are timed
       attack.py uploads COMMAND...        1,100 uploads of 530 KB that never end, from one address and from 250; ends with status 1
                                           if the process takes more than 384 MiB, or serves no other client meanwhile
       attack.py ebcdic COMMAND...         80 uploads that libmagic detects as EBCDIC; /readyz is timed
       attack.py climb SECONDS COMMAND...  searches for the 64 KiB that cost most to detect, by changing the costliest so far

COMMAND is a mimetype-server with its options except the port, which is PORT or 8399.
"""
import os, random, resource, socket, subprocess, sys, threading, time, urllib.request

PORT = int(os.environ.get("PORT", "8399"))


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen([*command, "--port", str(PORT)], stderr=subprocess.DEVNULL)
        while self.process.poll() is None:
            try:
                connect().close()
                time.sleep(0.2)
                if self.process.poll() is None:
                    return
            except OSError:
                time.sleep(0.05)
        sys.exit(f"{command[0]} ended with status {self.process.returncode}; is port {PORT} free?")

    def memory(self):
        """The peak memory use and the current one, in MiB."""
        lines = dict(line.split(":", 1) for line in open(f"/proc/{self.process.pid}/status") if ":" in line)
        return [int(lines[name].split()[0]) // 1024 for name in ("VmHWM", "VmRSS")]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def connect(host="127.0.0.1"):
    connection = socket.create_connection(("127.0.0.1", PORT), timeout=5, source_address=(host, 0))
    return connection


def ask(path="/healthz", timeout=5):
    start = time.monotonic()
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=timeout) as answer:
            answer.read()
            status = answer.status
    except urllib.error.HTTPError as error:
        status = error.code
    except OSError:
        status = 0
    return status, (time.monotonic() - start) * 1000


def pipelining(command):
    request = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with Server(command) as server:
        before = server.memory()[1]
        connections = [connect() for _ in range(400)]
        for connection in connections:
            connection.setblocking(False)
        sent, end = 0, time.monotonic() + 20
        block = request * 1600
        while time.monotonic() < end:
            for connection in connections:
                try:
                    sent += connection.send(block)
                except (BlockingIOError, OSError):
                    pass
            time.sleep(0.05)
        status, milliseconds = ask()
        most, now = server.memory()
        print(f"before {before} MiB, sent {sent >> 20} MiB, at most {most} MiB, now {now} MiB,"
              f" /healthz {status} in {milliseconds:.0f} ms")


def crowd(command):
    with Server(command) as server:
        kinds = [b"", b"GET / HTTP/1.1\r\nHo", b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200]
        connections = []
        for number in range(1500):
            connection = connect()
            connection.setblocking(False)
            try:
                connection.send(kinds[number % 3])
            except OSError:
                pass
            connections.append(connection)
        times = []
        for _ in range(100):
            status, milliseconds = ask("/v1/lookup?name=photo.jpg")
            times.append((milliseconds, status))
            time.sleep(0.02)
        times.sort()
        bad = sum(status != 200 for _, status in times)
        print(f"newcomers beside 1,500: median {times[50][0]:.1f} ms, worst {times[-1][0]:.1f} ms, not served {bad},"
              f" memory at most {server.memory()[0]} MiB")


def uploads(command):
    head = b"PUT /v1/detect?name=a&allow=image/png HTTP/1.1\r\nHost: x\r\nContent-Length: 1048000\r\n\r\n"
    body, failed = os.urandom(530_000), False
    for clients in [1, 250]:
        with Server(command) as server:
            connections = {connect(f"127.1.{number % clients}.1"): head + body for number in range(1100)}
            for connection in connections:
                connection.setblocking(False)
            end = time.monotonic() + 20
            while any(connections.values()) and time.monotonic() < end:
                for connection, left in connections.items():
                    try:
                        connections[connection] = left[connection.send(left[:16384]):] if left else left
                    except BlockingIOError:
                        pass
                    except OSError:
                        connections[connection] = b""
            time.sleep(1)
            status, milliseconds = ask("/v1/lookup?name=photo.jpg")
            most = server.memory()[0]
            print(f"1,100 uploads of {clients} clients: at most {most} MiB, /v1/lookup {status} in {milliseconds:.0f} ms")
            failed = failed or most > 384 or status != 200
            for connection in connections:
                connection.close()
    sys.exit(1 if failed else 0)


def ebcdic(command):
    body = b"@\x05" * 32768
    with Server(command) as server:
        def put():
            request = urllib.request.Request(f"http://127.0.0.1:{PORT}/v1/detect", data=body, method="PUT")
            try:
                urllib.request.urlopen(request, timeout=60).read()
            except OSError:
                pass
        start = time.monotonic()
        threads = [threading.Thread(target=put) for _ in range(80)]
        for thread in threads:
            thread.start()
        probes = []
        while any(thread.is_alive() for thread in threads):
            probes.append(ask("/readyz"))
            time.sleep(0.05)
        print(f"80 uploads in {time.monotonic() - start:.2f} s; /readyz {len(probes)} times,"
              f" not ready {sum(status != 200 for status, _ in probes)}")


class Meter:
    """Sends files to a server over one connection, and measures the time that its threads spend on them."""

    def __init__(self, server):
        self.process = server.process.pid
        self.connection = connect()

    def spent(self):
        """The processor time of the process so far, in milliseconds."""
        # https://man7.org/linux/man-pages/man3/clock_getcpuclockid.3.html
        return time.clock_gettime_ns(~self.process << 3 | 2) / 1e6

    def send(self, query, body):
        self.connection.sendall(b"PUT /v1/detect?%s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % (query, len(body)) + body)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.receive()
        head, rest = answer.split(b"\r\n\r\n", 1)
        left = int(head.lower().split(b"content-length:")[1].split()[0]) - len(rest)
        while left > 0:
            left -= len(self.receive())
        if b"200" not in head[:13]:
            raise OSError(head)

    def receive(self):
        piece = self.connection.recv(65536)
        if not piece:
            raise ConnectionResetError("the server has closed the connection")
        return piece

    def cost(self, query, body, times=1):
        """The minimum time that one of a few requests took."""
        costs = []
        for _ in range(times):
            before = self.spent()
            try:
                self.send(query, body)
            except (ConnectionError, socket.timeout):
                # This process did not get to run for longer than the server waits.
                self.connection = connect()
                continue
            costs.append(self.spent() - before)
        return min(costs, default=0)


def seeds(size):
    """The first files: pieces that represent formats, repeated, and the starts of real files of all kinds."""
    pieces = [b"@\x05", b"\x00", b"\xff", b"<", b"<!--", b"<a ", b"{", b"[", b'"', b"(", b"\n", b"a,b\n", b"PK\x03\x04", b"PK\x01\x02",
              b"%PDF", b"\x1f\x8b", b"a b ", b"=", b"#", b"\\", b"\x89PNG", b"ID3", b"\x00\x00\x00\x18ftyp", b"OggS", b"RIFF",
              b"\xd0\xcf\x11\xe0", b"int main(", b"def ", b"; ", b"\x15", b"\x40\x25", b"\xef\xbb\xbf", b"&amp;", b"--", b"- ", b": ",
              b"\x7fELF", b"MZ", b"\xca\xfe\xba\xbe", b"begin ", b"/* ", b"<?php ", b"From: ", b"\r\n", b"\t", b"a\n", b"A" * 63 + b"\n"]
    made = [(piece * size)[:size] for piece in pieces]
    made += [(start + piece * size)[:size] for start in pieces for piece in random.sample(pieces, 4)]
    kinds = {}
    for folder, _, names in os.walk("/usr/share"):
        for name in names:
            kind = os.path.splitext(name)[1]
            path = f"{folder}/{name}"
            if len(kinds) < 400 and kind not in kinds and os.path.isfile(path) and os.path.getsize(path) >= size // 16:
                kinds[kind] = path
    for path in kinds.values():
        with open(path, "rb") as file:
            start = file.read(size)
        made.append((start * (size // len(start) + 1))[:size])
    return pieces, made


def climb(command, seconds):
    random.seed(int(os.environ.get("SEED", "7")))
    size = 65536
    pieces, made = seeds(size)
    queries = [b"", b"name=a.txt", b"name=a.bin", b"partial=true", b"allow=image/png,text/plain,application/pdf"]
    with Server(command) as server:
        meter = Meter(server)
        plain = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + os.urandom(size - 16)
        for _ in range(50):
            meter.cost(b"", plain)
        print(f"a picture costs {meter.cost(b'', plain, 20):.2f} ms, transport included", flush=True)
        best = sorted(((meter.cost(query, body), query, body) for body in made for query in queries), key=lambda e: -e[0])
        best = sorted(((meter.cost(q, b, 3), q, b) for _, q, b in best[:40]), key=lambda e: -e[0])
        for milliseconds, query, body in best[:8]:
            print(f"seed {milliseconds:.2f} ms {query.decode()} {body[:24]!r}", flush=True)
        best, end, tries = best[:12], time.monotonic() + seconds, len(made) * len(queries)
        while time.monotonic() < end:
            _, query, body = random.choice(best)
            body, query = mutated(body, pieces, made), random.choice([query, query, random.choice(queries)])
            milliseconds, tries = meter.cost(query, body), tries + 1
            if milliseconds > best[-1][0]:
                milliseconds = min(milliseconds, meter.cost(query, body, 3))
            if milliseconds > best[-1][0]:
                best = sorted([*best, (milliseconds, query, body)], key=lambda entry: -entry[0])[:12]
        worst = best[0]
        with open("/tmp/attack-worst", "wb") as file:
            file.write(worst[2])
        print(f"{tries} inputs of 64 KiB; the worst costs {worst[0]:.2f} ms of processor time with"
              f" {worst[1].decode() or 'no query'}; it begins {worst[2][:40]!r} and is in /tmp/attack-worst")


def mutated(body, pieces, made):
    """A file with other bytes at some offsets: a piece, many copies of one, or a part of another file."""
    body = bytearray(body)
    size = len(body)
    for _ in range(random.choice([1, 1, 4, 30])):
        place = random.choice([random.randrange(size), random.randrange(64)])
        if random.random() < 0.3:
            other, length = random.choice(made), random.choice([16, 512, 8192, 32768])
            start = random.choice([0, random.randrange(size)])
            stretch = other[start:start + length]
        else:
            piece = random.choice([random.choice(pieces), bytes([random.randrange(256)])])
            stretch = (piece * 8192)[:random.choice([len(piece), 64, 1024, 8192])]
        body[place:place + len(stretch)] = stretch
    return bytes(body[:size])


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    attacks = {"pipelining": pipelining, "crowd": crowd, "uploads": uploads, "ebcdic": ebcdic}
    if len(sys.argv) > 2 and sys.argv[1] in attacks:
        attacks[sys.argv[1]](sys.argv[2:])
    elif len(sys.argv) > 3 and sys.argv[1] == "climb":
        climb(sys.argv[3:], float(sys.argv[2]))
    else:
        sys.exit(__doc__)
