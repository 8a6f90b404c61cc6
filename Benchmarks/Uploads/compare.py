#!/usr/bin/env python3
"""Uploads a file with mimetype-upload and with `curl -F` in turn, and compares time, processor time and memory.

usage: compare.py COMMAND [--size MIB] [--runs N] [--content zeros|random]

COMMAND is a release build: `swift build -c release --product mimetype-upload --traits Upload`. It sends to a server on the same
machine that throws the file away, without encryption and with it. Needs curl and openssl.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent


def run(command):
    """Runs a command to its end; gives its seconds, its seconds of a processor, and its largest memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    answer, errors = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    elapsed = time.perf_counter() - start
    if status or answer != b"ok\n":
        sys.exit(f"{command[0]}: status {status}, {answer!r}, {errors.decode(errors='replace')}")
    return elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def start_sink(arguments=()):
    process = subprocess.Popen([sys.executable, HERE / "sink.py", *arguments], stdout=subprocess.PIPE)
    return process, int(process.stdout.readline())


def make_file(path, size, content):
    with open(path, "wb") as file:
        if content == "zeros":
            file.truncate(size << 20)
        for _ in range(size if content == "random" else 0):
            file.write(os.urandom(1 << 20))
    # Both read it from memory.
    with open(path, "rb") as file:
        while file.read(1 << 20):
            pass


def compare(command, url, trust, large, small, options):
    ours = [command, "--quiet", "--to", url] + (["--cacert", trust] if trust else [])
    # Only what is asked for is compared: HTTP/1.1, and the body without waiting for consent.
    curl = ["curl", "-sS", "--http1.1", "-H", "Expect:"] + (["--cacert", trust] if trust else [])
    samples = {"ours": [], "curl": [], "small": [], "small curl": []}
    for turn in range(options.runs + 1):
        # Who goes first changes, since the second finds the machine warmer.
        sides = ["ours", "curl"] if turn % 2 else ["curl", "ours"]
        measured = {side: run(ours + [f"file=@{large}"] if side == "ours" else curl + ["-F", f"file=@{large}", url]) for side in sides}
        measured["small"] = run(ours + [f"file=@{small}"])
        measured["small curl"] = run(curl + ["-F", f"file=@{small}", url])
        # The first turn warms everything.
        if turn:
            for side, values in measured.items():
                samples[side].append(values)
    return samples


def report(name, samples, size):
    columns = {side: list(zip(*values)) for side, values in samples.items()}
    (ours, ours_cpu, ours_memory), (curl, curl_cpu, curl_memory) = columns["ours"], columns["curl"]
    ratios = [theirs / own for own, theirs in zip(ours, curl)]
    small = statistics.median(columns["small"][2])
    print(f"{name}: ours {statistics.median(ours):.3f} s ({min(ours):.3f} to {max(ours):.3f}), "
          f"curl {statistics.median(curl):.3f} s ({min(curl):.3f} to {max(curl):.3f})")
    print(f"    throughput: {statistics.median(curl) / statistics.median(ours):.0%} of curl's by the medians, "
          f"{statistics.median(ratios):.0%} by turns; {size / statistics.median(ours):.0f} MiB/s")
    print(f"    processor: ours {statistics.median(ours_cpu):.2f} s, curl {statistics.median(curl_cpu):.2f} s")
    print(f"    memory: ours {max(ours_memory):.1f} MiB at most, {small:.1f} with 6 bytes, so {max(ours_memory) - small:.1f} more; "
          f"curl {max(curl_memory):.1f}, {statistics.median(columns['small curl'][2]):.1f} with 6 bytes")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--size", type=int, default=1024)
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("--content", choices=["zeros", "random"], default="zeros")
    options = parser.parse_args()
    command = os.path.abspath(options.command)
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        large, small = folder / "large.bin", folder / "small.bin"
        make_file(large, options.size, options.content)
        # The same kind of content, so that the same is asked for its type.
        small.write_bytes(large.open("rb").read(6))
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=sink", "-addext",
                        "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate], check=True, stderr=subprocess.DEVNULL)
        for name, scheme, arguments in [("plain", "http", []), ("TLS", "https", ["--certificate", certificate, "--key", key])]:
            sink, port = start_sink(arguments)
            try:
                trust = str(certificate) if arguments else None
                samples = compare(command, f"{scheme}://127.0.0.1:{port}/", trust, large, small, options)
            finally:
                sink.kill()
            report(name, samples, options.size)


main()
