"""Prints the types of files: `python -m swift_mimetype FILE ...`."""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
from typing import Optional, Union

from . import Detection, Detector, __version__
from ._results import Answer

_USAGE = "python -m swift_mimetype [--json] [--native-only] [--thorough] [--verbose] FILE ..."


def _arguments(arguments: Optional[list[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("swift_mimetype", _USAGE, "Prints the type of each file, and what contradicts it.")
    parser.add_argument("file", nargs="+", help="a path; - is the standard input")
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each file")
    parser.add_argument("--native-only", action="store_true", help="never ask the system's libmagic")
    parser.add_argument("--thorough", action="store_true", help="search thoroughly for what else a file can be read as")
    parser.add_argument("--verbose", action="store_true", help="log each conflict to the standard error")
    parser.add_argument("--version", action="version", version=__version__)
    return parser.parse_args(arguments)


def _answers(detector: Detector, files: list[str]) -> list[Answer]:
    found = iter(detector.detect_many([file for file in files if file != "-"], errors="return"))
    return [detector.detect(sys.stdin.buffer) if file == "-" else next(found) for file in files]


def _line(file: str, detection: Detection) -> str:
    conflicts = "".join(f"\n  {conflict}" for conflict in detection.conflicts)
    return f"{file}: {detection.content_type}{conflicts}"


def _json(file: str, answer: Answer) -> str:
    facts: dict[str, Union[object, str]] = {"file": os.fsencode(file).decode("utf-8", "replace")}
    if isinstance(answer, Detection):
        facts.update(answer._asdict())
        facts["conflicts"] = [conflict._asdict() for conflict in answer.conflicts]
        facts["also_readable_as"] = [reading._asdict() for reading in answer.also_readable_as]
    else:
        facts["error"] = str(answer)
    return json.dumps(facts)


def main(arguments: Optional[list[str]] = None) -> int:
    """Prints the types of the files. Returns 1 if a file can't be read, otherwise 0."""
    options = _arguments(arguments)
    logging.basicConfig(level=logging.DEBUG if options.verbose else logging.WARNING, format="%(message)s")
    sys.stdout.reconfigure(errors="surrogateescape")  # type: ignore[union-attr]
    answers = _answers(Detector(native_only=options.native_only, thorough=options.thorough), options.file)
    status = 0
    for file, answer in zip(options.file, answers):
        if not isinstance(answer, Detection):
            status = 1
            print(answer, file=sys.stderr)
        if options.json:
            print(_json(file, answer))
        elif isinstance(answer, Detection):
            print(_line(file, answer))
    return status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        # The reader needs no more output; this prevents Python from writing any when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except KeyboardInterrupt:
        sys.exit(130)
