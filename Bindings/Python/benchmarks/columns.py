#!/usr/bin/env python3
"""Processor time of one detection in each way that takes many: lists, and columns of Arrow, polars, pandas and DuckDB.

usage: columns.py FOLDER [FILES [ROUNDS]]

Takes the first 8 KiB and the names of some files of a folder (default 2000), and the best of some rounds (default 5). The
peers python-magic and magika are asked once for the first 200, if they are installed.
"""

import pathlib
import resource
import sys
import time

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import swift_mimetype
import swift_mimetype.duckdb
import swift_mimetype.pandas
import swift_mimetype.polars
from swift_mimetype import arrow

detector = swift_mimetype.Detector(native_only=True)
arrow._default = detector


def best(rounds, count, call):
    times = []
    for _ in range(rounds):
        start = time.process_time(), time.perf_counter()
        call()
        times.append((time.process_time() - start[0], time.perf_counter() - start[1]))
    return min(time for time, _ in times) / count * 1e6, count / min(time for _, time in times)


def main():
    folder, most, rounds = pathlib.Path(sys.argv[1]), int((sys.argv[2:3] or [2000])[0]), int((sys.argv[3:4] or [5])[0])
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()][::7][:most]
    names, heads = [path.name for path in files], [path.open("rb").read(8192) for path in files]
    content, texts = pa.array(heads, pa.binary()), pa.array(names)
    frame, table = pd.DataFrame({"name": names, "content": heads}), pl.DataFrame({"name": names, "content": heads})
    connection = duckdb.connect()
    swift_mimetype.duckdb.register(connection)
    connection.execute("SET threads = 1")
    source = pa.table({"name": texts, "content": content})
    connection.register("heads", source)
    ways = {
        "single calls": lambda: [detector.detect_bytes(head, name) for head, name in zip(heads, names)],
        "batch": lambda: detector.detect_many(heads, names=names, threads=1),
        "batch, 4 threads": lambda: detector.detect_many(heads, names=names, threads=4),
        "Arrow": lambda: arrow.detect(content, texts, threads=1),
        "Arrow, 4 threads": lambda: arrow.detect(content, texts, threads=4),
        "pandas": lambda: frame["content"].mimetype.detect(names=frame["name"]),
        "polars": lambda: table.select(pl.col("content").mimetype.detect(names="name")),
        "DuckDB": lambda: connection.sql("SELECT count(media_type(name, content).type) FROM heads").fetchall(),
    }
    print(f"{len(files)} files\n\n| way | µs of a processor | calls a second |\n|---|---|---|")
    for name, call in ways.items():
        each, rate = best(rounds, len(files), call)
        print(f"| {name} | {each:.1f} | {rate:,.0f} |", flush=True)
    try:
        import magic

        each, rate = best(1, 200, lambda: [magic.from_buffer(head, mime=True) for head in heads[:200]])
        print(f"| python-magic | {each:.1f} | {rate:,.0f} |")
        import magika

        model = magika.Magika()
        each, rate = best(1, 200, lambda: [model.identify_bytes(head) for head in heads[:200]])
        print(f"| magika | {each:.1f} | {rate:,.0f} |")
    except ImportError as missing:
        print(f"(no {missing.name})")
    print(f"\npeak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB")


main()
