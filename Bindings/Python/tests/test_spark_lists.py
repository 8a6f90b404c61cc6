"""A list of objects names everything in a lake: nobody else may read it, and it must not outlive its session."""

import os
import subprocess
import sys
import time

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

SCRIPT = """
import os, pathlib, sys
from pyspark.sql import SparkSession
from swift_mimetype import spark as media_types

builder = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false")
session = media_types.configure(builder).getOrCreate()
objects = media_types.scan(session, sys.argv[1])
media_types.scan(session, sys.argv[2])
(listed,) = pathlib.Path(os.environ["TMPDIR"]).glob("swift-mimetype-*")
print(oct(listed.stat().st_mode & 0o777), objects.count())
if sys.argv[3] == "stop":
    session.stop()
    print(listed.exists())
elif sys.argv[3] == "fail":
    os.chmod(listed.parent, 0o500)
    media_types.scan(session, sys.argv[1], list_folder="file:/dev/null/folder")
"""


def left(folder):
    return [path.name for path in folder.iterdir() if path.name.startswith(("swift-mimetype", "libmimetype"))]


@pytest.mark.parametrize("end", ["stop", "exit", "fail"])
def test_lists_are_private_and_go_with_their_session(tmp_path, end):
    for name in ("lake", "nothing", "temporary"):
        (tmp_path / name).mkdir()
    (tmp_path / "lake" / "a.pdf").write_bytes(b"%PDF-1.7\n")
    folder = tmp_path / "temporary"
    environment = {**os.environ, "TMPDIR": str(folder), "PYSPARK_PYTHON": sys.executable}
    command = [sys.executable, "-c", SCRIPT, str(tmp_path / "lake"), str(tmp_path / "nothing"), end]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, umask=0o022)
    expected = "0o700 1\nFalse\n" if end == "stop" else "0o700 1\n"
    assert run.stdout == expected, run.stderr
    assert (run.returncode == 0) == (end != "fail")
    # The virtual machine ends after Python does.
    deadline = time.monotonic() + 60
    while left(folder) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert left(folder) == []
