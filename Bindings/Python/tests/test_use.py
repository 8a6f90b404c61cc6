"""What a program around the package relies on: errors, batches that can be stopped, coroutines, logs, and the command."""

import asyncio
import io
import json
import logging
import os
import signal
import subprocess
import sys
import zipfile

import pytest
import swift_mimetype
from swift_mimetype import Detector, _batches, _detector

PDF = b"%PDF-1.7\n1 0 obj\n"


def test_an_error_names_the_file_as_it_was_given(tmp_path):
    missing = tmp_path / "none.pdf"
    for path in (missing, str(missing)):
        with pytest.raises(FileNotFoundError) as caught:
            swift_mimetype.detect(path)
        assert (caught.value.filename, caught.value.strerror) == (str(missing), "No such file or directory")
        assert str(caught.value) == f"[Errno 2] No such file or directory: {str(missing)!r}"
    (found,) = swift_mimetype.detect_many([missing], errors="return")
    assert found.filename == str(missing)
    with pytest.raises(FileNotFoundError) as caught:
        Detector().detect_path(b"/none")
    assert caught.value.filename == b"/none"


def test_parts_of_a_batch_are_as_long_as_its_items_are_fast(monkeypatch):
    def lengths(seconds_each, threads=1):
        clock = [0.0]
        monkeypatch.setattr(_batches.time, "perf_counter", lambda: clock[0])
        found = []
        for part in _batches.parts(20_000, threads):
            found.append(part.stop - part.start)
            clock[0] += seconds_each * found[-1]
        assert sum(found) == 20_000
        return found

    assert lengths(6e-6)[:4] == [256, 1024, 4096, 8333]
    assert set(lengths(1e-3)[1:-1]) <= {49, 50}
    assert set(lengths(1)[1:]) == {1} and set(lengths(1, 64)[1:-1]) == {64}
    assert list(_batches.parts(0, 1)) == []


@pytest.mark.parametrize("make", [lambda folder: [PDF] * 5000, lambda folder: [folder / "a.pdf"] * 5000])
def test_a_signal_ends_a_batch(monkeypatch, tmp_path, make):
    (tmp_path / "a.pdf").write_bytes(PDF)
    decoded = []

    def answers(results, count, *rest):
        found = original(results, count, *rest)
        decoded.append(count)
        signal.raise_signal(signal.SIGINT)
        return found

    original = _detector.answers
    monkeypatch.setattr(_detector, "answers", answers)
    with pytest.raises(KeyboardInterrupt):
        swift_mimetype.detect_many(make(tmp_path))
    assert decoded == [256]


def test_a_batch_takes_names_and_declared_types():
    found = swift_mimetype.detect_many([PDF, b"a,b\n1,2\n"], names=["a.png", None], declared_types=[None, "text/csv"])
    assert [len(detection.conflicts) for detection in found] == [1, 0]
    assert found[1].type == "text/csv"
    with pytest.raises(ValueError, match="declared_types"):
        swift_mimetype.detect_many([PDF], declared_types=["a/b", "a/b"])
    with pytest.raises(ValueError, match="declared_types"):
        swift_mimetype.detect_many(["a.pdf"], declared_types=["a/b"])


class Asynchronous:
    """A file object all of whose methods are coroutines."""

    def __init__(self, content):
        self.file = io.BytesIO(content)

    def __getattr__(self, name):
        async def call(*arguments):
            await asyncio.sleep(0)
            return getattr(self.file, name)(*arguments)

        return call

    async def read(self, size):
        await asyncio.sleep(0)
        return self.file.read(size)


class Stream:
    def __init__(self, content, fails=False):
        self.file, self.fails = io.BytesIO(content), fails

    async def read(self, size):
        if self.fails:
            raise ConnectionResetError("gone")
        return self.file.read(size)


def test_file_objects_may_be_asynchronous(tmp_path):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as entries:
        entries.writestr("data.bin", os.urandom(100_000))
        entries.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n")
    (tmp_path / "a.pdf").write_bytes(PDF)
    seekable = Asynchronous(b"before" + archive.getvalue())
    seekable.file.seek(6)

    async def types():
        sources = [seekable, Stream(PDF), io.BytesIO(PDF), PDF, tmp_path / "a.pdf"]
        found = await asyncio.gather(*map(swift_mimetype.detect_async, sources))
        named = await swift_mimetype.detect_async(Stream(PDF), name="a.png")
        return [detection.type for detection in found], len(named.conflicts)

    assert asyncio.run(types()) == (["application/java-archive"] + ["application/pdf"] * 4, 1)
    assert seekable.file.tell() == 6


def test_errors_of_asynchronous_files_are_theirs():
    with pytest.raises(ConnectionResetError):
        asyncio.run(swift_mimetype.detect_async(Stream(b"", fails=True)))
    with pytest.raises(FileNotFoundError):
        asyncio.run(swift_mimetype.detect_async("/none"))


def test_conflicts_are_logged(caplog, tmp_path):
    (tmp_path / "a.png").write_bytes(PDF)
    swift_mimetype.detect(tmp_path / "a.png")
    assert not caplog.records
    with caplog.at_level(logging.DEBUG, "swift_mimetype"):
        swift_mimetype.detect(tmp_path / "a.png")
        swift_mimetype.detect(PDF, name="a.pdf")
    (record,) = caplog.records
    assert "a.png" in record.getMessage() and "application/pdf" in record.getMessage()


def run(*arguments, **options):
    command = [sys.executable, "-m", "swift_mimetype", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, **options)


def test_the_command_prints_types(tmp_path):
    (tmp_path / "a.png").write_bytes(PDF)
    found = run(tmp_path / "a.png", "-", input=b"text\n")
    lines = found.stdout.decode().splitlines()
    assert lines[0] == f"{tmp_path}/a.png: application/pdf" and lines[1].startswith("  ") and len(lines) == 3
    assert (lines[2], found.returncode, found.stderr) == ("-: text/plain;charset=utf-8", 0, b"")


def test_the_command_goes_on_behind_what_cannot_be_read(tmp_path):
    (tmp_path / "a.png").write_bytes(PDF)
    found = run("--json", tmp_path / "none", tmp_path / "a.png")
    error, facts = map(json.loads, found.stdout.splitlines())
    assert (found.returncode, "No such file" in error["error"], facts["type"]) == (1, True, "application/pdf")
    assert facts["conflicts"][0]["claimed"] == "image/png" and b"No such file" in found.stderr
    assert run().returncode == 2 and run("--version").stdout.decode().strip() == swift_mimetype.__version__
