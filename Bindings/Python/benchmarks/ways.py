"""Compares ways to call the shared library: cffi in ABI mode, which the package uses, and ctypes.

usage: ways.py FOLDER [ROUNDS]

Both make the same calls on the first 8 KiB of each file, and read the type of each answer. Each figure is the processor time
of the best round.
"""

import ctypes
import pathlib
import sys
import time

from swift_mimetype._library import ffi, library

FOLDER = pathlib.Path(sys.modules["swift_mimetype"].__file__).parent


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    heads = [path.open("rb").read(8192) for path in sorted(pathlib.Path(sys.argv[1]).rglob("*")) if path.is_file()]
    ways = {**with_cffi(heads), **with_ctypes(heads)}
    for name, way in ways.items():
        best = min(timed(way) for _ in range(rounds)) / len(heads)
        print(f"{name:24}{best * 1e6:8.2f} µs a call")


def timed(way):
    start = time.process_time()
    way()
    return time.process_time() - start


def with_cffi(heads):
    options = ffi.new("mimetype_options *", {"size": ffi.sizeof("mimetype_options"), "flags": 1})
    place = ffi.new("mimetype_detector **")
    library.mimetype_detector_create(options, place, ffi.NULL, 0)
    detector, count = place[0], len(heads)

    def each():
        for head in heads:
            result = ffi.new("mimetype_result *")
            library.mimetype_detect_bytes(detector, head, len(head), ffi.NULL, ffi.NULL, result)
            ffi.string(result.type)
            library.mimetype_results_free(result, 1)

    def batch():
        buffers = ffi.new("void *[]", list(map(ffi.from_buffer, heads)))
        results = ffi.new("mimetype_result[]", count)
        lengths = ffi.new("size_t[]", list(map(len, heads)))
        library.mimetype_detect_buffers(detector, buffers, lengths, ffi.NULL, ffi.NULL, count, 1, results)
        for index in range(count):
            ffi.string(results[index].type)
        library.mimetype_results_free(results, count)

    return {"cffi, one call each": each, "cffi, one batch": batch}


class Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t), ("flags", ctypes.c_uint32), ("confidence", ctypes.c_double),
        ("head_length", ctypes.c_size_t), ("reads", ctypes.c_size_t), ("bytes", ctypes.c_size_t),
        ("types_file", ctypes.c_char_p),
    ]  # fmt: skip


class Result(ctypes.Structure):
    _fields_ = [("code", ctypes.c_int32), ("flags", ctypes.c_uint32), ("type", ctypes.c_char_p)] + [
        (f"rest{index}", ctypes.c_uint64) for index in range(ffi.sizeof("mimetype_result") // 8 - 2)
    ]


def with_ctypes(heads):
    other = ctypes.CDLL(str(FOLDER / "libmimetype.so"))
    detect, release = other.mimetype_detect_bytes, other.mimetype_results_free
    detect.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_void_p]
    release.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    many = other.mimetype_detect_buffers
    many.argtypes = [ctypes.c_void_p] * 5 + [ctypes.c_size_t, ctypes.c_uint32, ctypes.c_void_p]
    detector, count = ctypes.c_void_p(), len(heads)
    options = Options(ctypes.sizeof(Options), 1)
    other.mimetype_detector_create(ctypes.byref(options), ctypes.byref(detector), None, ctypes.c_size_t(0))

    def each():
        for head in heads:
            result = Result()
            detect(detector, head, len(head), None, None, ctypes.byref(result))
            result.type
            release(ctypes.byref(result), 1)

    def batch():
        buffers = (ctypes.c_char_p * count)(*heads)
        lengths = (ctypes.c_size_t * count)(*map(len, heads))
        results = (Result * count)()
        many(detector, buffers, lengths, None, None, count, 1, results)
        for result in results:
            result.type
        release(results, count)

    return {"ctypes, one call each": each, "ctypes, one batch": batch}


if __name__ == "__main__":
    main()
