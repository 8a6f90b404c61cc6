import gc
import os
import random
import sys
import threading

import pytest
import swift_mimetype
from swift_mimetype import Detector

STARTS = [
    b"%PDF-1.7\n", b"GIF89a", b"PK\3\4\x14\0\0\0\x08\0", b"PK\5\6", b"RIFF\xff\xffWAVEfmt ", b"OggS\0\2", b"ID3\4",
    b"\x7fELF\2\1\1", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"#!/usr/bin/env -S python3\n", b'{"a": [1, {"b":',
    b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;', b"<html><!--", b"From a@b\nTo: c\n\n",
    b'a,b\n1,"', b"\x1f\x8b\x08", b"\x89PNG\r\n\x1a\n", b"\0\0\0\x18ftypmp42", b"MZ", b"BM", b"", b"0\x82\xff\xff",
]  # fmt: skip
NAMES = [None, "", ".", "...", "a.docx", "\u202egpj.exe", "a." * 2000, "*" * 300, "[a-", b"\xff\xfe.p", "\0", "a\0b.png"]


def hostile(seed):
    numbers = random.Random(seed)
    for round in range(3000):
        data = bytearray(numbers.choice(STARTS) + numbers.randbytes(numbers.choice([0, 1, 7, 100, 700, 9000])))
        for _ in range(numbers.randrange(5)):
            if data:
                data[numbers.randrange(len(data))] = numbers.choice([0, 255, 127, 128])
        yield bytes(data[: numbers.randrange(len(data) + 1)]) if round % 3 else bytes(data), numbers.choice(NAMES)
    for piece in (b"\0", b"<", b"[", b"{", b"<a>", b'{"a":', b"- ", b"\xfe\xff", b"&b;"):
        yield piece * 9000, None


@pytest.mark.parametrize("options", [{"native_only": True}, {"native_only": True, "thorough": True, "evidence": True}])
def test_every_input_has_an_answer_that_is_the_same_in_a_batch(options):
    detector = Detector(**options)
    inputs = list(hostile(19))
    single = [detector.detect_bytes(data, name) for data, name in inputs]
    assert all("/" in detection.type and detection.reason for detection in single)
    assert detector.detect_many([d for d, _ in inputs], names=[n for _, n in inputs], threads=4) == single


def test_eight_threads_get_what_one_gets():
    detector = Detector(native_only=True)
    inputs = list(hostile(7))[:600]
    expected = [detector.detect_bytes(*item) for item in inputs]
    found = [None] * 8

    def work(number):
        found[number] = [detector.detect_bytes(*item) for item in inputs]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8


def test_other_threads_run_while_a_batch_does():
    """A batch that held the lock of the interpreter would keep the other thread from counting."""
    data = [b'{"a": [' * 1000] * 4000
    count, is_done = 0, threading.Event()

    def detect():
        Detector(native_only=True).detect_many(data, threads=1)
        is_done.set()

    thread = threading.Thread(target=detect)
    thread.start()
    while not is_done.is_set():
        count += 1
        is_done.wait(0.001)
    thread.join()
    assert count > 10


def test_bytes_are_not_copied():
    data = bytearray(64 << 20)
    before = memory()
    swift_mimetype.detect(data)
    swift_mimetype.detect_many([data] * 50)
    assert memory() - before < 16 << 20


def test_a_buffer_in_use_is_let_go():
    data = bytearray(b"%PDF-1.7\n")
    swift_mimetype.detect(data)
    swift_mimetype.detect_many([data, data])
    gc.collect()
    data.append(0)


def test_nothing_leaks_over_many_calls(tmp_path):
    """10^6 calls, in which every kind of answer occurs; SWIFT_MIMETYPE_CALLS makes it fewer."""
    calls = int(os.environ.get("SWIFT_MIMETYPE_CALLS", 1_000_000))
    detector = Detector(native_only=True)
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(17) + b"\0\0\0\0IEND\xaeB`\x82<?php a(); ?>"
    inputs = [(b"%PDF-1.7\n", "photo.png"), (png, None), (b"GIF89a", b"\xff"), (b"text of no kind", None)]
    kept = [item for pair in inputs for item in pair if item is not None]

    def run(count):
        for number in range(count // 8):
            detector.detect_bytes(*inputs[number % 4])
            detector.detect_bytes(inputs[number % 4][0], name="a.x", declared_type=f"application/x-{number}")
        for _ in range(count // 4 // 1000):
            detector.detect_many([data for data, _ in inputs] * 250, names=[name for _, name in inputs] * 250)
            detector.detect_many([tmp_path, "/nonexistent"] * 250, errors="return")
        for number in range(count // 4):
            detector.detect_prefix(inputs[number % 4][0], size=100_000)

    run(calls // 5)
    gc.collect()
    before, references = memory(), [sys.getrefcount(item) for item in kept]
    run(calls)
    gc.collect()
    assert [sys.getrefcount(item) for item in kept] == references
    assert memory() - before < 4 << 20


def memory():
    """What this process has in memory, in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")
