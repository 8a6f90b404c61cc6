"""Makes thousands of ordinary files with many programs and libraries, and counts how many of them the upload policy refuses.

    honest.py make FOLDER [PRODUCER...]     make the files, with the producers that are installed
    honest.py judge LIBRARY FOLDER          judge each with its type allowed; list the refused ones
"""

import os
import pathlib
import sys

from producers import MAKERS, Job

TYPES = {
    "pdf": "application/pdf", "png": "image/png", "jpg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "tiff": "image/tiff", "bmp": "image/bmp", "ico": "image/vnd.microsoft.icon", "avif": "image/avif", "heic": "image/heic",
    "svg": "image/svg+xml", "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "odt": "application/vnd.oasis.opendocument.text", "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "odp": "application/vnd.oasis.opendocument.presentation", "odg": "application/vnd.oasis.opendocument.graphics",
    "doc": "application/msword", "xls": "application/vnd.ms-excel", "ppt": "application/vnd.ms-powerpoint", "rtf": "application/rtf",
    "csv": "text/csv", "txt": "text/plain", "json": "application/json", "zip": "application/zip", "tar": "application/x-tar",
    "gz": "application/gzip", "wav": "audio/vnd.wave", "flac": "audio/flac", "ogg": "audio/ogg", "mp3": "audio/mpeg", "opus": "audio/ogg",
    "mp4": "video/mp4", "webm": "video/webm", "mov": "video/quicktime", "mka": "audio/matroska", "avi": "video/x-msvideo", "mkv": "video/matroska",
    "m4a": "audio/mp4", "ics": "text/calendar", "vcf": "text/vcard", "kml": "application/vnd.google-earth.kml+xml",
    "gpx": "application/gpx+xml", "epub": "application/epub+zip", "parquet": "application/vnd.apache.parquet", "md": "text/markdown",
    "ttf": "font/ttf", "woff2": "font/woff2", "woff": "font/woff", "otf": "font/otf", "jxl": "image/jxl", "aiff": "audio/x-aiff", "tsv": "text/tab-separated-values",
    "7z": "application/x-7z-compressed", "psd": "image/vnd.adobe.photoshop", "wv": "audio/x-wavpack",
}


def make(folder, wanted):
    folder.mkdir(parents=True, exist_ok=True)
    for name, (function, count) in MAKERS.items():
        if wanted and name not in wanted:
            continue
        failures = 0
        for number in range(count):
            try:
                function(Job(folder, name, number))
            except Exception as error:  # noqa: BLE001 - a producer that is not installed makes nothing
                failures += 1
                if failures > 5:
                    print(f"{name}: {type(error).__name__}: {str(error)[:100]}")
                    break
        for left in folder.glob("*.src.*"):
            left.unlink()
        print(name, len(list(folder.glob(name + "[-_]*"))), flush=True)


def judge(library, folder):
    import collections
    os.environ["MIMETYPE_LIBRARY"] = library
    from judging import Policy
    policies, counts, refused, producers = {}, collections.Counter(), [], set()
    for path in sorted(folder.iterdir()):
        suffix = path.name.rsplit(".", 1)[-1]
        if suffix not in TYPES or ".src." in path.name:
            continue
        policy = policies.setdefault(suffix, Policy([TYPES[suffix]]))
        verdict = policy.path(str(path))
        counts[suffix] += 1
        producers.add(path.name.split("-")[0])
        if not verdict["ok"]:
            refused.append((suffix, path.name, verdict["details"]))
    by_type = collections.Counter(item[0] for item in refused)
    for suffix, count in sorted(counts.items()):
        print(f"{suffix}\t{count}\t{by_type[suffix]} refused")
    for suffix, name, details in refused:
        print(name, os.path.getsize(folder / name), details[:2])
    print(f"{sum(counts.values())} files of {len(producers)} producers, {len(refused)} refused")


if __name__ == "__main__":
    if sys.argv[1:2] == ["make"]:
        make(pathlib.Path(sys.argv[2]), sys.argv[3:])
    elif sys.argv[1:2] == ["judge"] and len(sys.argv) == 4:
        judge(sys.argv[2], pathlib.Path(sys.argv[3]))
    else:
        sys.exit(__doc__)
