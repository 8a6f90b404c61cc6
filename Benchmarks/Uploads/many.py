#!/usr/bin/env python3
"""Uploads many small files with mimetype-upload and with `curl -F` in one process, in turn, and compares the time.

usage: many.py COMMAND [--files N] [--size BYTES] [--runs N]

COMMAND is a release build: `swift build -c release --product mimetype-upload --traits Upload`. Each file is a form of its own, sent
one after the other and eight at a time, to an nginx on the same machine that throws it away. Needs curl and nginx.
"""
import argparse
import os
import pathlib
import socket
import statistics
import subprocess
import sys
import tempfile
import time

NGINX = """
worker_processes 1; pid {folder}/pid; error_log {folder}/errors; daemon off;
events {{ worker_connections 256; }}
http {{
  access_log off; keepalive_requests 1000000;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port}; location / {{ return 200 "ok\\n"; }} }}
}}
"""


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]


def start_nginx(folder, port):
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, port=port))
    server = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-e", folder / "errors"])
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return server
        except OSError:
            time.sleep(0.05)
    sys.exit("nginx does not answer")


def seconds(command):
    """How long a command takes, which has to succeed, and how much time of a processor."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{command[0]}: status {status}, {errors.decode(errors='replace')[-500:]}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        files = folder / "files"
        files.mkdir()
        for number in range(options.files):
            (files / f"{number}.txt").write_bytes(b"0123456789abcde\n" * (options.size // 16))
        port = free_port()
        server, url = start_nginx(folder, port), f"http://127.0.0.1:{port}/"
        transfers = (f'url = "{url}"\nform = "file=@{files}/{number}.txt"\noutput = "/dev/null"\n' for number in range(options.files))
        (folder / "curl.conf").write_text("next\n".join(transfers))
        commands = {
            "ours, one at a time": [options.command, "-r", files, "--jobs", "1", "--to", url],
            "ours, eight": [options.command, "-r", files, "--jobs", "8", "--to", url],
            "curl, one at a time": ["curl", "-s", "-K", folder / "curl.conf"],
            "curl, eight": ["curl", "-s", "-Z", "--parallel-max", "8", "-K", folder / "curl.conf"],
        }
        try:
            turns = [{what: seconds(command) for what, command in commands.items()} for _ in range(options.runs)]
        finally:
            server.terminate()
            server.wait()
        for what in commands:
            times, spent = zip(*(turn[what] for turn in turns))
            print(f"{what}: {statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}), processor"
                  f" {statistics.median(spent):.2f} s, {options.files / statistics.median(times):.0f} a second")


if __name__ == "__main__":
    main()
