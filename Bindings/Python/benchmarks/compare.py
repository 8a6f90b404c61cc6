"""Times detections of bytes in memory, beside those of the packages that are installed of python-magic, magika, filetype
and puremagic.

usage: compare.py FOLDER [ROUNDS [BENCHMARKS]]

The first 8 KiB of each file in the folder are read before anything is timed. Each figure is the processor time of the best
round, all threads together, so that other programs on the machine disturb it little. BENCHMARKS is the built program of
Benchmarks/, which does the same in Swift; it and the package take turns.
"""

import importlib
import pathlib
import subprocess
import sys
import time

import swift_mimetype


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    heads = [path.open("rb").read(8192) for path in sorted(pathlib.Path(sys.argv[1]).rglob("*")) if path.is_file()]
    heads = [head for head in heads if head]
    detector = swift_mimetype.Detector(native_only=True)
    ways = {
        "swift-mimetype, one call each": lambda: [detector.detect_bytes(head) for head in heads],
        "swift-mimetype, one batch": lambda: detector.detect_many(heads, threads=1),
        **peers(heads),
    }
    print(f"{len(heads)} heads, {sum(map(len, heads))} bytes\n\n{'':44}µs a call   calls a second")
    swift = []
    for name, way in ways.items():
        if name.startswith("swift"):
            swift.append(swift_itself(rounds))
        best = min(timed(way) for _ in range(rounds if name.startswith("swift") else 1)) / len(heads)
        show(name, best)
    if any(swift):
        show("Swift itself", min(swift))


def show(name, seconds):
    print(f"{name:44}{seconds * 1e6:9.2f} {1 / seconds:16,.0f}", flush=True)


def swift_itself(rounds):
    """The time of one detection in Swift, or 0 if there is no program to ask."""
    if len(sys.argv) < 4:
        return 0
    output = subprocess.run([sys.argv[3], "--heads", sys.argv[1], str(rounds)], check=True, capture_output=True, text=True)
    return float(output.stdout.split()[1]) / 1e6


def timed(way):
    start = time.process_time()
    way()
    return time.process_time() - start


def peers(heads):
    def each(call):
        def run():
            for head in heads:
                try:
                    call(head)
                except Exception:  # puremagic raises for what it does not know
                    pass

        return run

    found = {}
    if magic := optional("magic"):
        found["python-magic"] = each(lambda head: magic.from_buffer(head, mime=True))
    if filetype := optional("filetype"):
        found["filetype"] = each(filetype.guess)
    if puremagic := optional("puremagic"):
        found["puremagic"] = each(lambda head: puremagic.from_string(head, mime=True))
    if magika := optional("magika"):
        model = magika.Magika()
        found["magika"] = each(model.identify_bytes)
    return found


def optional(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


if __name__ == "__main__":
    main()
