"""Objects of S3 by fsspec, asked of a server that others wrote."""

import io
import os
import zipfile

import pytest
import swift_mimetype

s3fs = pytest.importorskip("s3fs")
servers = pytest.importorskip("moto.server")


@pytest.fixture(scope="module")
def store():
    server = servers.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    store = s3fs.S3FileSystem(key="a", secret="b", endpoint_url=f"http://{host}:{port}", skip_instance_cache=True)
    store.mkdir("lake")
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as entries:
        entries.writestr("data.bin", os.urandom(7 << 20))
        entries.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n")
    store.pipe("lake/library.bin", archive.getvalue())
    store.pipe("lake/report.png", b"%PDF-1.7\n" + bytes(9 << 20))
    yield store
    server.stop()


@pytest.mark.parametrize(
    ("options", "most"), [({"cache_type": "none"}, 32 << 10), ({"block_size": 8192}, 64 << 10), ({}, 32 << 20)]
)
def test_only_what_is_asked_for_is_fetched(store, monkeypatch, options, most):
    fetched = []
    fetch = s3fs.core.S3File._fetch_range

    def counted(file, start, end):
        fetched.append(end - start)
        return fetch(file, start, end)

    monkeypatch.setattr(s3fs.core.S3File, "_fetch_range", counted)
    with store.open("lake/library.bin", "rb", **options) as file:
        assert swift_mimetype.detect(file).type == "application/java-archive"
    with store.open("lake/report.png", "rb", **options) as file:
        found = swift_mimetype.detect(file, name="report.png")
    assert found.type == "application/pdf" and len(found.conflicts) == 1
    print(options, len(fetched), sum(fetched))
    assert sum(fetched) <= most
