"""Judges random data in containers of many kinds, none of which may be refused.

    noise.py LIBRARY [MEBIBYTES]     the amount of each kind; 1,024 by default
"""

import os
import struct
import sys
import zlib

import numpy

from carriers import box, jpeg, mp4, pdf, png, riff, stream

PIECE = 16 << 20


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def large_png(noise):
    start = png()[:33]
    parts = b"".join(chunk(b"IDAT", noise[at:at + 65536]) for at in range(0, len(noise), 65536))
    return start + parts + chunk(b"IEND", b"")


def ascii85(noise):
    digits = (numpy.frombuffer(noise, numpy.uint8) % 85 + 33).astype(numpy.uint8).tobytes()
    return pdf([stream(digits + b"~>", b"/Filter[/ASCII85Decode/FlateDecode]")])


def smooth(noise):
    steps = numpy.frombuffer(noise, numpy.int8).astype(numpy.int16) // 40
    return numpy.cumsum(steps).astype(numpy.uint8).tobytes()


def samples(noise):
    return numpy.cumsum(numpy.frombuffer(noise, numpy.int16).astype(numpy.int32) // 300).astype(numpy.int16).tobytes()


def bitmap(pixels):
    width, height = 4096, len(pixels) // 12288
    return b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + struct.pack(
        "<IiiHHIIiiII", 40, width, height, 1, 24, 0, len(pixels), 2835, 2835, 0, 0) + pixels


FORMAT = (b"fmt ", struct.pack("<HHIIHH", 1, 1, 8000, 16000, 2, 16))
KINDS = {
    "ASCII85 in PDF": ("application/pdf", ascii85), "Flate in PDF": ("application/pdf", lambda noise: pdf([stream(noise, b"/Filter/FlateDecode")])),
    "PNG": ("image/png", large_png), "JPEG": ("image/jpeg", lambda noise: jpeg()[:-2] + noise.replace(b"\xff", b"\xfe") + b"\xff\xd9"),
    "pixels in BMP": ("image/bmp", bitmap), "smooth pixels in BMP": ("image/bmp", lambda noise: bitmap(smooth(noise))),
    "WAV": ("audio/vnd.wave", lambda noise: riff(b"WAVE", FORMAT, (b"data", samples(noise)))),
    "noise in WAV": ("audio/vnd.wave", lambda noise: riff(b"WAVE", FORMAT, (b"data", noise))),
    "MP4": ("video/mp4", lambda noise: mp4() + box(b"mdat", noise)),
}


def main(library, amount):
    os.environ["MIMETYPE_LIBRARY"] = library
    from judging import Policy
    failures = 0
    for name, (kind, make) in KINDS.items():
        policy, refused = Policy([kind]), []
        for _ in range(max(1, (amount << 20) // PIECE)):
            verdict = policy.bytes(make(os.urandom(PIECE)), None)
            if not verdict["ok"]:
                refused.append(verdict["details"][:1])
        failures += len(refused)
        print(f"{name}: {amount} MiB, {len(refused)} refused {refused[:2]}", flush=True)
    for name, kind, start in (("palettes", "image/bmp", None), ("data behind an image", "image/png", png()), ("data behind padding", "image/jpeg", jpeg() + bytes(5))):
        policy, refused = Policy([kind]), []
        for _ in range(50_000):
            noise = os.urandom(1024)
            data = start + noise if start else b"BM" + struct.pack("<IHHI", 1078 + 16, 0, 0, 1078) + struct.pack("<IiiHHIIiiII", 40, 4, 4, 1, 8, 0, 16, 0, 0, 256, 0) + noise + bytes(16)
            verdict = policy.bytes(data, None)
            if not verdict["ok"]:
                refused.append(verdict["details"][:1])
        failures += len(refused)
        print(f"{name}: 50000 files, {len(refused)} refused {refused[:2]}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1024) if len(sys.argv) in (2, 3) else __doc__)
