#!/usr/bin/env python3
"""Times one client's requests while others do their worst, and prints the 99th percentile of their times.

usage: fairness.py [--seconds 20] [--limit 50] [--load uploads|forms|bodies|none]... COMMAND...

  uploads  one client has 1,100 uploads of 530 KB that never end
  forms    100 clients send forms of 20 parts that only libmagic may recognise, one form after another
  bodies   one client sends bodies of 4 KiB that only libmagic may recognise, over 512 connections
  none     no other client sends anything, for comparison

COMMAND is a mimetype-server with its options except the port, which is PORT or 8396. The probes come from another address and a
separate process, ten per second of each kind, each on a new connection: a name, an image of 64 KiB, a body of 4 KiB that only
libmagic may recognise, a form of three files, and an image that is judged with ?allow=. The exit status is 1 if any probe fails, or
if the 99th percentile of a kind is above the limit in milliseconds. The clients, the probes and the service share the processors of
this machine, so run it on a machine that does nothing else.
"""
import argparse, multiprocessing, os, random, resource, selectors, socket, subprocess, sys, time

PORT = int(os.environ.get("PORT", "8396"))
LOADS = ["none", "uploads", "forms", "bodies"]
PROBE = "127.0.0.9"


def png(size):
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0" + random.randbytes(size)


def unknown(size=4096):
    """Bytes that are not text and don't begin like any format."""
    return b"\x9d\x01" + random.randbytes(size - 2)


def request(method, path, body=b"", headers=""):
    length = f"Content-Length: {len(body)}\r\n" if method != "GET" else ""
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\n{length}{headers}\r\n".encode() + body


def form(files):
    parts = (b'--b\r\nContent-Disposition: form-data; name="f"; filename="%s"\r\n\r\n%s\r\n' % file for file in files)
    return request("POST", "/v1/detect", b"".join(parts) + b"--b--\r\n", "Content-Type: multipart/form-data; boundary=b\r\n")


PROBES = {
    "name": lambda: request("GET", "/v1/lookup?name=photo.jpg"),
    "image": lambda: request("PUT", "/v1/detect?name=photo.png", png(65_536)),
    "unknown": lambda: request("PUT", "/v1/detect", unknown()),
    "form": lambda: form([(b"a.png", png(2000)), (b"b.txt", b"Some words.\n" * 50), (b"c", unknown())]),
    "kept?": lambda: request("PUT", "/v1/detect?name=photo.png&allow=image/*", png(65_536)),
}


def connect(address):
    return socket.create_connection(("127.0.0.1", PORT), timeout=20, source_address=(address, 0))


class Client:
    """A connection that sends a request again after each response."""

    def __init__(self, address, message, repeats):
        self.address, self.message, self.repeats = address, message, repeats
        self.answered = 0
        self.open()

    def open(self):
        self.socket = connect(self.address)
        self.socket.setblocking(False)
        self.left, self.answer = self.message, b""

    def events(self):
        return selectors.EVENT_READ | (selectors.EVENT_WRITE if self.left else 0)

    def write(self):
        self.left = self.left[self.socket.send(self.left[:65_536]):]

    def read(self):
        """Reads the bytes that have arrived; false if the connection has ended."""
        piece = self.socket.recv(65_536)
        self.answer += piece
        head, mark, rest = self.answer.partition(b"\r\n\r\n")
        if mark and len(rest) >= int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0] or 0):
            self.answered += 1
            if b"connection: close" in head.lower():
                return False
            self.answer = b""
            self.left = self.message if self.repeats else b""
        return bool(piece)


def clients(load):
    if load == "uploads":
        head = b"PUT /v1/detect?name=a&allow=image/png HTTP/1.1\r\nHost: x\r\nContent-Length: 1048000\r\n\r\n"
        return [("127.0.0.2", head + random.randbytes(530_000), False)] * 1100
    if load == "forms":
        return [(f"127.0.1.{number}", form([(b"%d" % part, unknown()) for part in range(20)]), True) for number in range(1, 101)]
    return [("127.0.0.2", request("PUT", "/v1/detect", unknown()), True)] * (512 if load == "bodies" else 0)


def attack(load, pipe):
    """Keeps all clients of a load busy until it is asked to end."""
    selector, everyone = selectors.DefaultSelector(), [Client(*each) for each in clients(load)]
    for client in everyone:
        selector.register(client.socket, client.events(), client)
    pipe.send("ready")
    while not pipe.poll():
        for key, events in selector.select(0.1):
            client = key.data
            try:
                if events & selectors.EVENT_WRITE:
                    client.write()
                goes_on = client.read() if events & selectors.EVENT_READ else True
            except BlockingIOError:
                goes_on = True
            except OSError:
                goes_on = False
            if goes_on:
                if selector.get_key(client.socket).events != client.events():
                    selector.modify(client.socket, client.events(), client)
                continue
            selector.unregister(client.socket)
            client.socket.close()
            if client.repeats:
                client.open()
                selector.register(client.socket, client.events(), client)
    pipe.send(sum(client.answered for client in everyone))


def probe(message):
    """The status of the response, and the milliseconds until it arrived."""
    start, answer = time.monotonic(), b""
    try:
        with connect(PROBE) as connection:
            connection.sendall(message)
            while b"\r\n\r\n" not in answer:
                piece = connection.recv(65_536)
                if not piece:
                    break
                answer += piece
    except OSError as error:
        return repr(error), (time.monotonic() - start) * 1000
    return answer[9:12].decode(), (time.monotonic() - start) * 1000


def probes(seconds):
    """The responses to each kind of probe."""
    answers, end, number = {kind: [] for kind in PROBES}, time.monotonic() + seconds, 0
    kinds = list(PROBES)
    while time.monotonic() < end:
        start = time.monotonic()
        kind = kinds[number % len(kinds)]
        number += 1
        answers[kind].append(probe(PROBES[kind]()))
        time.sleep(max(0, 0.1 / len(kinds) - (time.monotonic() - start)))
    return answers


def measure(load, command, seconds):
    """Measures the probes under one load, and returns whether all of them succeeded."""
    server = subprocess.Popen([*command, "--port", str(PORT)], stderr=subprocess.DEVNULL)
    try:
        while probe(PROBES["name"]())[0] != "200":
            if server.poll() is not None:
                sys.exit(f"{command[0]} ended with status {server.returncode}; is port {PORT} free?")
            time.sleep(0.05)
        ours, theirs = multiprocessing.Pipe()
        attacker = multiprocessing.Process(target=attack, args=(load, theirs))
        attacker.start()
        ours.recv()
        time.sleep(3)
        answers = probes(seconds)
        ours.send("end")
        served = ours.recv()
        attacker.join()
    finally:
        server.kill()
        server.wait()
    is_fair = True
    for kind, times in answers.items():
        if not times:
            print(f"{load:8} {kind:8} no probe in time", flush=True)
            is_fair = False
            continue
        sorted_times = sorted(milliseconds for _, milliseconds in times)
        median, late = (sorted_times[int(len(times) * part)] for part in (0.5, 0.99))
        failed = sorted({status for status, _ in times if status != "200"})
        is_fair = is_fair and not failed and late <= options.limit
        print(f"{load:8} {kind:8} {len(times):4} probes, half within {median:6.1f} ms, 99 of 100 within {late:6.1f} ms,"
              f" the slowest {sorted_times[-1]:6.1f} ms{', failed: ' + ', '.join(failed) if failed else ''}", flush=True)
    print(f"{load:8} {served} requests of the others were answered in the meantime", flush=True)
    return is_fair


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--limit", type=float, default=50)
    parser.add_argument("--load", action="append", choices=LOADS)
    parser.add_argument("command", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    multiprocessing.set_start_method("fork")
    results = [measure(load, options.command, options.seconds) for load in options.load or LOADS]
    sys.exit(0 if all(results) else 1)
