#!/usr/bin/env python3
"""Attacks a mimetype-server on this machine, and says what it cost.

usage: attack.py pipelining COMMAND...     400 connections send requests and read nothing; the process's memory is watched
       attack.py crowd COMMAND...          1,500 silent, slow and unread connections; newcomers are timed
       attack.py ebcdic COMMAND...         80 uploads that libmagic takes for EBCDIC; /readyz is timed
       attack.py climb COMMAND [SECONDS]   looks for 64 KiB that cost most to look at, by changing what cost most so far

COMMAND is a mimetype-server with its options but for the port, or for climb a mimetype.
"""
import os, random, resource, socket, subprocess, sys, threading, time, urllib.request

PORT = 8399


class Server:
    def __init__(self, command):
        self.process = subprocess.Popen([*command, "--port", str(PORT)], stderr=subprocess.DEVNULL)
        while True:
            try:
                return connect().close()
            except OSError:
                time.sleep(0.05)

    def memory(self):
        """The most memory that was in use, and what is in use now, in MiB."""
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


def cost(command, body):
    """The processor time that one file takes, in milliseconds: what 20 copies of it take above one."""
    times = []
    for copies in (1, 21):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([command, "-j", "1", *[body] * copies], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return (times[1] - times[0]) / 20 * 1000


def climb(command, seconds="60"):
    random.seed(7)
    path, size = "/dev/shm/attack-climb", 65536
    pieces = [b"@\x05", b"\x00", b"\xff", b"<", b"<!--", b"{", b"[", b'"', b"(", b"\n", b"a,b\n", b"PK\x03\x04", b"%PDF",
              b"\x1f\x8b", b"a b ", b"=", b"#", b"\\", b"\x89PNG", b"ID3", b"\x00\x00\x00\x18ftyp", b"OggS", b"RIFF",
              b"\xd0\xcf\x11\xe0", b"int main(", b"def ", b"; ", b"\x15", b"\x40\x25", b"\xef\xbb\xbf", b"&amp;"]

    def measure(body):
        with open(path, "wb") as file:
            file.write(body)
        return cost(command, path)

    best = [(measure((piece * size)[:size]), (piece * size)[:size], piece) for piece in pieces]
    best.sort(key=lambda entry: -entry[0])
    print("one piece repeated:", ", ".join(f"{piece!r} {milliseconds:.1f}" for milliseconds, _, piece in best[:5]), "ms")
    best, end, tries = best[:6], time.monotonic() + float(seconds), len(pieces)
    while time.monotonic() < end:
        body = bytearray(random.choice(best)[1])
        for _ in range(random.choice([1, 1, 4, 30])):
            piece, place = random.choice(pieces), random.randrange(size)
            stretch = (piece * 4096)[:random.choice([len(piece), 64, 1024, 4096])]
            body[place:place + len(stretch)] = stretch
        body = bytes(body[:size])
        milliseconds, tries = measure(body), tries + 1
        if milliseconds > best[-1][0]:
            milliseconds = min(milliseconds, measure(body))
            best = sorted([*best, (milliseconds, body, b"")], key=lambda entry: -entry[0])[:6]
    os.remove(path)
    print(f"{tries} inputs of 64 KiB, the worst costs {best[0][0]:.2f} ms of processor time; it begins {best[0][1][:40]!r}")


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    attacks = {"pipelining": pipelining, "crowd": crowd, "ebcdic": ebcdic}
    if len(sys.argv) > 2 and sys.argv[1] in attacks:
        attacks[sys.argv[1]](sys.argv[2:])
    elif len(sys.argv) > 2 and sys.argv[1] == "climb":
        climb(*sys.argv[2:4])
    else:
        sys.exit(__doc__)
