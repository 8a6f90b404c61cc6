"""Detects the types of objects in a store that takes time for each request, and prints the objects per second.

usage: latency.py FOLDER [--objects 10000] [--latency 0.04] [--master local[2]] [--concurrency 1,64] [--turns 1]

The store speaks WebHDFS. It has as many objects as --objects states, which have the contents of the files in FOLDER in turn,
and it answers each request --latency seconds after the request arrives. Reading an object takes two requests: the first is
redirected, the second returns the data. The store runs in a process of its own on the same processors; its share of a
processor is printed. With a concurrency of 1, only 200 objects are scanned.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import pathlib
import statistics
import time
from urllib.parse import parse_qs, urlsplit

API = "/webhdfs/v1/"
FEW = 200


class Store(asyncio.Protocol):
    """https://hadoop.apache.org/docs/stable/hadoop-project-dist/hadoop-hdfs/WebHDFS.html, as far as a scan needs it."""

    def __init__(self, files, address, latency):
        self.files, self.address, self.latency = files, address, latency
        self.request = b""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.request += data
        while b"\r\n\r\n" in self.request:
            head, self.request = self.request.split(b"\r\n\r\n", 1)
            asyncio.get_running_loop().call_later(self.latency, self.answer, head.split(b" ", 2)[1].decode())

    def answer(self, target):
        url = urlsplit(target)
        options = {name.lower(): values[0] for name, values in parse_qs(url.query).items()}
        path = url.path.removeprefix(API)
        if not url.path.startswith(API):
            data = self.content(path.rsplit("/", 1)[1])[int(options["offset"]) :]
            self.send("200 OK", data[: int(options.get("length", len(data)))])
        elif options["op"].upper() == "OPEN":
            place = f"http://{self.address}/data/{path}?offset={options.get('offset', 0)}&length={options.get('length', 1 << 40)}"
            self.send("307 Temporary Redirect", b"", f"Location: {place}\r\n")
        elif options["op"].upper() == "GETFILESTATUS":
            self.send_json({"FileStatus": self.status("" if "/" in path else path)})
        else:
            entries = {"FileStatus": [self.status(f"{path}/{number}.bin") for number in range(int(path))]}
            self.send_json({"DirectoryListing": {"partialListing": {"FileStatuses": entries}, "remainingEntries": 0}})

    def content(self, name):
        return self.files[int(name.removesuffix(".bin")) % len(self.files)]

    def status(self, path):
        """The status of the folder of so many objects, or of one of its objects."""
        folder, _, name = path.partition("/")
        return {
            "accessTime": 0, "blockSize": 1 << 27, "childrenNum": 0, "fileId": 1, "group": "lake", "modificationTime": 0,
            "length": len(self.content(name)) if name else 0, "owner": "lake", "pathSuffix": name, "permission": "755",
            "replication": 1, "storagePolicy": 0, "type": "FILE" if name else "DIRECTORY",
        }  # fmt: skip

    def send_json(self, value):
        self.send("200 OK", json.dumps(value).encode())

    def send(self, status, data, fields=""):
        self.transport.write(f"HTTP/1.1 {status}\r\n{fields}Content-Length: {len(data)}\r\n\r\n".encode() + data)


def serve(files, latency, pipe):
    async def run():
        loop = asyncio.get_running_loop()
        address = []
        server = await loop.create_server(lambda: Store(files, address[0], latency), "127.0.0.1", 0, backlog=1024)
        address.append(f"127.0.0.1:{server.sockets[0].getsockname()[1]}")
        pipe.send(address[0])
        await server.serve_forever()

    asyncio.run(run())


def files_of(folder, count=500, largest=1 << 20):
    paths = (path for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file() and path.stat().st_size <= largest)
    return [path.read_bytes() for path, _ in zip(paths, range(count))]


def processor_seconds(process):
    fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--objects", type=int, default=10_000)
    parser.add_argument("--latency", type=float, default=0.04)
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--concurrency", default="1,64")
    parser.add_argument("--turns", type=int, default=1)
    options = parser.parse_args()

    files = files_of(options.folder)
    ours, theirs = multiprocessing.Pipe()
    store = multiprocessing.Process(target=serve, args=(files, options.latency, theirs), daemon=True)
    store.start()
    address = ours.recv()

    from pyspark.sql import SparkSession
    from swift_mimetype import spark as media_types

    builder = SparkSession.builder.master(options.master).config("spark.ui.enabled", "false")
    spark = media_types.configure(builder).getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")

    def scan(count, concurrency):
        objects = media_types.scan(spark, f"webhdfs://{address}/{count}", native_only=True, concurrency=concurrency)
        start, used = time.monotonic(), processor_seconds(store.pid)
        rows = objects.select("type", "error").collect()
        seconds, used = time.monotonic() - start, processor_seconds(store.pid) - used
        assert len(rows) == count and not any(row.error for row in rows), [row.error for row in rows if row.error][:1]
        return count / seconds, used / seconds

    scan(FEW, 64)
    for concurrency in map(int, options.concurrency.split(",")):
        count = FEW if concurrency == 1 else options.objects
        rates, shares = zip(*(scan(count, concurrency) for _ in range(options.turns)))
        print(
            f"{options.master}, {options.latency * 1000:.0f} ms a request, {concurrency} at once: {statistics.median(rates):.0f} "
            f"objects a second (from {min(rates):.0f} to {max(rates):.0f}, {count} objects, {options.turns} turns), the store took "
            f"{statistics.median(shares):.2f} of a processor",
            flush=True,
        )
    spark.stop()


if __name__ == "__main__":
    main()
