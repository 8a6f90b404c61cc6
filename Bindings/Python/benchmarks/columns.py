#!/usr/bin/env python3
"""Processor time of one detection in each way that takes many: lists, and columns of Arrow, polars, pandas, DuckDB, Dask and Ray.

usage: columns.py FOLDER [FILES [ROUNDS]]

Takes the first 8 KiB and the names of some files of a folder (default 2000), and the best of some rounds (default 5). Dask and
Ray work in four parts, if they are installed; Ray's time is that in its workers, without its own. The peers python-magic and
magika are asked once for the first 200, if they are installed.
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


def dask(frame, ways):
    import dask
    import dask.dataframe

    def types(part):
        return part["content"].mimetype.detect(names=part["name"])["type"]

    dask.config.set({"dataframe.convert-string": False})
    rows = dask.dataframe.from_pandas(frame, npartitions=4)
    found = rows.map_partitions(types, meta=("type", "object"))
    ways["Dask"] = lambda: found.compute(scheduler="synchronous")


def ray(source, rounds):
    """The processor time in Ray's workers for one detection, and how many a second all of Ray gave."""
    import ray
    import ray.data

    def detect(table):
        # A worker has an interpreter of its own, and is kept; its first batch has no detector yet.
        from swift_mimetype import Detector, arrow

        if not arrow._default._options["native_only"]:
            arrow._default = Detector(native_only=True)
        start = time.process_time()
        found = arrow.detect(table["content"], table["name"], threads=1)
        return pa.table({"seconds": [time.process_time() - start], "found": [len(found)]})

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        rows, best = ray.data.from_arrow(source).repartition(4).materialize(), (1e9, 1e9)
        for _ in range(rounds):
            start = time.perf_counter()
            parts = rows.map_batches(detect, batch_size=None, batch_format="pyarrow").take_all()
            seconds = sum(part["seconds"] for part in parts), time.perf_counter() - start
            best = tuple(map(min, best, seconds))
            assert sum(part["found"] for part in parts) == len(source)
        return best[0] / len(source) * 1e6, len(source) / best[1]
    finally:
        ray.shutdown()


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
    try:
        dask(frame, ways)
    except ImportError as missing:
        print(f"(no {missing.name})")
    print(f"{len(files)} files\n\n| way | µs of a processor | calls a second |\n|---|---|---|")
    for name, call in ways.items():
        each, rate = best(rounds, len(files), call)
        print(f"| {name} | {each:.1f} | {rate:,.0f} |", flush=True)
    try:
        each, rate = ray(source, rounds)
        print(f"| Ray | {each:.1f} | {rate:,.0f} |", flush=True)
    except ImportError as missing:
        print(f"(no {missing.name})")
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
