"""Clients of Spark Connect, with a server of their own, since a process is a client or has the virtual machine."""

import pathlib
import subprocess
import sys

import pytest

pytest.importorskip("pyspark.sql.connect")
for package in ("grpc_status", "google.rpc", "zstandard"):
    pytest.importorskip(package, exc_type=ImportError)

CLIENT = pathlib.Path(__file__).with_name("connect_client.py")


def test_a_client_of_spark_connect_detects_bytes_and_objects(tmp_path):
    (tmp_path / "a.png").write_bytes(b"%PDF-1.7\n" + bytes(100))
    (tmp_path / "b.txt").write_bytes(b"words of a text\n" * 10)
    ran = subprocess.run([sys.executable, CLIENT, tmp_path], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert ran.stdout.splitlines() == [
        "bytes a.png application/pdf", "bytes b.txt text/plain",
        "object 1 a.png application/pdf application/pdf 1", "object 2 b.txt text/plain None 0",
        "object 3 missing None FileNotFoundException 0", "object 4 None None there is no path 0",
        "2500 objects, 2500 paths, 1250 PDF",
        "scan needs Spark's virtual machine", "detect_objects_udf needs Spark's virtual machine",
    ]  # fmt: skip
