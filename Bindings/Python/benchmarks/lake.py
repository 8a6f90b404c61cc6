"""Types a lake of many small objects with Spark, and says how fast, how much was read, and with how much memory.

usage: lake.py make LAKE OBJECTS FOLDER...      fills a folder with hard links to the files of others
       lake.py run LAKE MASTER OUT [--kill] [--heap=2g]
                                                scans it: MASTER is local[1], local[2] or local-cluster[2,1,1024]
       lake.py peer LAKE MASTER OUT [tika]      the same job with python-magic or iscc-tika, reading each file's first 8 KiB
       lake.py same OUT OUT...                  tells whether runs have the same rows

Each object is one hard link, in folders of 1,000. --kill ends an executor of a local cluster while it works.
"""

import os
import pathlib
import signal
import sys
import threading
import time

from pyspark.sql import SparkSession
from pyspark.sql import functions as F
from swift_mimetype import spark as media_types

NATIVE = True  # answers must not depend on the machine's libmagic when runs are compared


def make(lake, count, folders):
    files = (
        os.path.join(folder, name)
        for root in folders
        for folder, _, names in os.walk(root)
        for name in names
    )
    sources = [path for path in files if os.path.isfile(path) and not os.path.islink(path)]
    for number in range(int(count)):
        source = sources[number % len(sources)]
        folder = os.path.join(lake, f"{number // 1000:05d}")
        if number % 1000 == 0:
            os.makedirs(folder)
        os.link(source, os.path.join(folder, f"{number % 1000:03d}-{os.path.basename(source)}"))
    print(f"{count} objects of {len(sources)} files")


def session(master, heap="2g"):
    builder = media_types.configure(SparkSession.builder.master(master).config("spark.ui.enabled", "false"))
    found = builder.config("spark.driver.memory", heap).config("spark.executor.memory", "1g").getOrCreate()
    found.sparkContext.setLogLevel("ERROR")
    return found


def run(lake, master, out, *options):
    heap = next((option[7:] for option in options if option.startswith("--heap=")), "2g")
    spark = session(master, heap)
    spark.range(1000).selectExpr("sum(id)").collect()
    memory = Memory(spark)
    if "--kill" in options:
        threading.Thread(target=kill_an_executor, args=(spark,), daemon=True).start()
    start, used = time.monotonic(), processor_seconds()
    objects = media_types.scan(spark, [pathlib.Path(lake).resolve().as_uri()], native_only=NATIVE)
    listed = time.monotonic() - start
    objects.write.mode("overwrite").parquet(out)
    seconds, used = time.monotonic() - start, processor_seconds() - used
    print(f"{master}: listed in {listed:.1f} s, all in {seconds:.1f} s, {used:.1f} s of processors; heap of {heap}")
    print(f"memory by quarters of the run: {memory.stop()}")
    row = spark.read.parquet(out).agg(
        F.count("*"), F.countDistinct("path"), F.sum("size"), F.sum("bytes_read"), F.sum("reads"), F.count("error")
    ).first()  # fmt: skip
    count, distinct, size, read, reads, errors = row
    print(
        f"{count} rows, {distinct} objects, {errors} errors, {count / seconds:.0f} a second "
        f"({count / (seconds - listed):.0f} without the listing); {size / count:.0f} bytes an object, "
        f"{read / count:.0f} read in {reads / count:.2f} reads"
    )
    spark.stop()


def with_magic(head):
    import magic

    return magic.from_buffer(head, mime=True)


def with_tika():
    """Apache Tika compiled to native code, from the package iscc-tika; it parses as well as it detects."""
    import iscc_tika

    extractor = iscc_tika.Extractor()

    def detect(head):
        try:
            return extractor.extract_bytes_metadata(bytearray(head))["Content-Type"][0]
        except Exception:  # most formats can't be parsed from their first bytes
            return None

    return detect


def peer(lake, master, out, name="magic"):
    spark = session(master)
    spark.range(1000).selectExpr("sum(id)").collect()
    start, used = time.monotonic(), processor_seconds()
    listed = media_types.scan(spark, [pathlib.Path(lake).resolve().as_uri()]).select("path", "size")
    listing = time.monotonic() - start

    def detect(batches):
        import pyarrow as pa

        detect_head = with_magic if name == "magic" else with_tika()
        for batch in batches:
            types = []
            for path in batch.column("path").to_pylist():
                with open(path.removeprefix("file:"), "rb") as file:
                    types.append(detect_head(file.read(8192)))
            yield pa.record_batch([batch.column("path"), pa.array(types, pa.string())], ["path", "type"])

    listed.mapInArrow(detect, "path string, type string").write.mode("overwrite").parquet(out)
    seconds, used = time.monotonic() - start, processor_seconds() - used
    rows = spark.read.parquet(out)
    count, typed = rows.count(), rows.where("type is not null").count()
    print(
        f"{name}, {master}: {count} rows, {typed} with a type, listed in {listing:.1f} s, all in {seconds:.1f} s, {used:.1f} s "
        f"of processors; {count / seconds:.0f} a second"
    )
    spark.stop()


def same(*outs):
    spark = session("local[2]")
    columns = ["path", "size", "type", "charset", "reason", "conflicts", "also_readable_as", "bytes_read", "error"]
    rows = [spark.read.parquet(out).select(columns) for out in outs]
    for out, other in zip(outs[1:], rows[1:]):
        missing, extra = rows[0].exceptAll(other).count(), other.exceptAll(rows[0]).count()
        print(f"{out}: {other.count()} rows, {missing} missing and {extra} more than in {outs[0]}")
    spark.stop()


def kill_an_executor(spark):
    while not executors():
        time.sleep(0.2)
    tracker = spark.sparkContext.statusTracker()
    while True:
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(stage and stage.numTasks >= 4 and 4 * stage.numCompletedTasks >= stage.numTasks for stage in stages):
            break
        time.sleep(0.1)
    victim = executors()[0]
    os.kill(victim, signal.SIGKILL)
    print(f"killed executor {victim} while it worked", flush=True)


def executors():
    """Executors that this process has started, directly or not."""
    return [process for process in children(os.getpid()) if "CoarseGrainedExecutorBackend" in command(process)]


def processor_seconds():
    """What the processes that this one has started have used of the processor."""
    ticks = 0
    for process in children(os.getpid()):
        try:
            fields = pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
        except OSError:
            continue
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def children(process):
    found = []
    for entry in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = entry.read_text().split(" (", 1)
        except OSError:
            continue
        if int(rest.rsplit(") ", 1)[1].split()[1]) == process:
            found += [int(pid), *children(int(pid))]
    return found


def command(process):
    try:
        return pathlib.Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


class Memory:
    """Samples what the Java processes have in memory, and how much of the driver's heap is in use."""

    def __init__(self, spark):
        self.samples = []
        self.is_over = threading.Event()
        self.beans = spark.sparkContext._jvm.java.lang.management.ManagementFactory
        threading.Thread(target=self.sample, daemon=True).start()

    def sample(self):
        heap = self.beans.getMemoryMXBean()
        while not self.is_over.wait(1):
            java = [process for process in children(os.getpid()) if "java" in command(process)[:200]]
            executors = [self.size(process) for process in java if "CoarseGrained" in command(process)]
            driver = max((self.size(process) for process in java if "CoarseGrained" not in command(process)), default=0)
            usage = heap.getHeapMemoryUsage()
            self.samples.append((driver, usage.getUsed() >> 20, usage.getCommitted() >> 20, max(executors, default=0)))

    def size(self, process):
        try:
            return int(pathlib.Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 >> 20
        except OSError:
            return 0

    def stop(self):
        self.is_over.set()
        count = len(self.samples)
        quarters = [self.samples[count * part // 4 : count * (part + 1) // 4] for part in range(4)]
        names = ("driver", "heap used", "heap taken", "largest executor")
        most = [[max((sample[index] for sample in quarter), default=0) for quarter in quarters] for index in range(4)]
        return "; ".join(f"{name} {' '.join(map(str, sizes))} MiB" for name, sizes in zip(names, most) if any(sizes))


if __name__ == "__main__":
    commands = {"make": lambda lake, count, *folders: make(lake, count, folders), "run": run, "peer": peer, "same": same}
    if len(sys.argv) < 3 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](*sys.argv[2:])
