#!/usr/bin/env python3
"""Times a Python package over the first 8 KiB of files: prints for each the nanoseconds of a call that is repeated, and of one in a
pass over all files.

usage: heads.py PACKAGE LIST
"""

import importlib
import sys
import time

LENGTH, ROUNDS = 8192, 5


def detector(package):
    module = importlib.import_module(package)
    if package == "magic":
        return module.Magic(mime=True).from_buffer
    if package == "filetype":
        return module.guess_mime
    return lambda head: module.from_string(head, mime=True)


def nanoseconds(detect, head, calls):
    start = time.perf_counter_ns()
    for _ in range(calls):
        try:
            detect(head)
        except Exception:  # puremagic raises an error of its own for what it does not know.
            pass
    return (time.perf_counter_ns() - start) / calls


def main():
    detect = detector(sys.argv[1])
    heads = []
    with open(sys.argv[2], encoding="utf-8") as names:
        for name in names:
            with open(name.rstrip("\n"), "rb") as file:
                heads.append(file.read(LENGTH))
    for calls in (3, 1):
        rounds = [[nanoseconds(detect, head, calls) for head in heads] for _ in range(ROUNDS)]
        print(*(min(times) for times in zip(*rounds)))


main()
