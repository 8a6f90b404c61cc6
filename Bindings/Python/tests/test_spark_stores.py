"""Lakes that are not on the local disk, and lakes with everything that goes wrong."""

import os
import time
import zipfile

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

from stores import Store  # noqa: E402
from swift_mimetype import Detector  # noqa: E402
from swift_mimetype import spark as media_types  # noqa: E402
from test_spark import PDF, rows  # noqa: E402

ODD_NAMES = ["a:b", "line\nbreak", "*?[x]{y}", "%41 %zz", "back\\slash", " space ", "名前", "'quote\"", "#hash", "x" * 200]


@pytest.fixture
def folder(tmp_path):
    """Objects of which one is known by its end alone."""
    (tmp_path / "one" / "two").mkdir(parents=True)
    (tmp_path / "one" / "report.pdf").write_bytes(PDF + b"x" * 300_000)
    (tmp_path / "one" / "photo.png").write_bytes(PDF)
    (tmp_path / "one" / "empty").write_bytes(b"")
    with zipfile.ZipFile(tmp_path / "one" / "two" / "letter", "w") as archive:
        archive.writestr("data.bin", os.urandom(200_000))
        archive.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n")
    return tmp_path


def types(found):
    return {name: (row.type, len(row.conflicts)) for name, row in found.items()}


def expected(folder):
    detector = Detector(native_only=True)
    files = [file for file in folder.rglob("*") if file.is_file()]
    found = {file.name: detector.detect(file) for file in files}
    return {name: (detection.type, len(detection.conflicts)) for name, detection in found.items()}


def test_webhdfs_is_read_where_a_format_asks(session, folder):
    with Store(folder) as store:
        store.forbidden.add("empty")
        found = rows(media_types.scan(session, f"webhdfs://{store.address}/one", native_only=True))
        assert types(found) == expected(folder)
        places = {offset for name, offset in store.opened if name == "letter"}
    assert found["letter"].size == (folder / "one/two/letter").stat().st_size
    assert max(places) > 100_000 and found["letter"].bytes_read < 40_000
    assert (found["report.pdf"].bytes_read, found["report.pdf"].reads) == (8192, 1)


def test_refusals_of_a_store_are_rows(session, folder):
    with Store(folder) as store:
        store.forbidden.add("photo.png")
        paths = [f"webhdfs://{store.address}/{name}" for name in ("one", "none")]
        found = rows(media_types.scan(session, paths, native_only=True))
    assert "not for you" in found["photo.png"].error and "FileNotFound" in found["none"].error
    assert found["report.pdf"].type == "application/pdf" and found["report.pdf"].error is None
    (row,) = media_types.scan(session, "webhdfs://127.0.0.1:1/one").collect()
    assert "Connection refused" in row.error or "ConnectException" in row.error


def test_http_is_read_in_order_without_a_size(session, folder):
    with Store(folder) as store:
        names = ("one/report.pdf", "one/two/letter", "one/none")
        found = rows(media_types.scan(session, [f"http://{store.address}/{name}" for name in names], native_only=True))
    assert found["report.pdf"].type == "application/pdf" and found["report.pdf"].size is None
    assert found["letter"].type == "application/zip"
    assert found["none"].error and found["none"].type is None


def test_a_mounted_lake_is_read_through_its_view(session, mounted):
    (mounted / "a").mkdir()
    (mounted / "a" / "photo.png").write_bytes(PDF)
    found = rows(media_types.scan(session, "viewfs://lake/data", native_only=True))
    assert types(found) == {"photo.png": ("application/pdf", 1)}
    assert found["photo.png"].path.startswith("viewfs://lake/data/a/")


def test_objects_with_odd_names_are_read(session, tmp_path):
    for name in ODD_NAMES:
        (tmp_path / f"{name}.pdf").write_bytes(PDF)
    found = rows(media_types.scan(session, tmp_path.as_uri(), native_only=True))
    assert {name: row.error for name, row in found.items()} == {f"{name}.pdf": None for name in ODD_NAMES}
    assert {row.type for row in found.values()} == {"application/pdf"}


def test_what_cannot_be_named_is_not_lost(session, tmp_path):
    for name in (b"\xff\xfe.pdf", b"plain.pdf"):
        with open(os.path.join(os.fsencode(tmp_path), name), "wb") as file:
            file.write(PDF)
    (tmp_path / "dangling").symlink_to("nowhere")
    os.mkfifo(tmp_path / "pipe")
    found = media_types.scan(session, str(tmp_path)).collect()
    assert sorted(row.path.rsplit("/", 1)[1] for row in found if row.error)[0:2] == ["dangling", "pipe"]
    assert sum("not text" in (row.error or "") for row in found) == 1
    assert len(found) == 4 and sum(row.type is not None for row in found) == 1


def test_folders_and_files_may_change_places(session, tmp_path):
    (tmp_path / "folder.pdf").mkdir()
    (tmp_path / "folder.pdf" / "in.pdf").write_bytes(PDF)
    (tmp_path / "file.pdf").write_bytes(PDF)
    objects = media_types.scan(session, str(tmp_path), native_only=True)
    (tmp_path / "file.pdf").unlink()
    (tmp_path / "file.pdf").mkdir()
    found = rows(objects)
    assert set(found) == {"in.pdf", "file.pdf"}
    assert found["file.pdf"].error and found["in.pdf"].type == "application/pdf"


def test_each_object_of_many_folders_is_listed_once(session, tmp_path):
    for number in range(400):
        folder = tmp_path / str(number % 20) / str(number % 7)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{number}.pdf").write_bytes(PDF)
    found = media_types.scan(session, [str(tmp_path / str(number)) for number in range(20)], native_only=True).collect()
    assert sorted(int(row.path.rsplit("/", 1)[1][:-4]) for row in found) == list(range(400))


def test_a_store_that_takes_its_time_is_read_ahead(session, tmp_path):
    for number in range(40):
        (tmp_path / f"{number}.pdf").write_bytes(PDF)
    with Store(tmp_path) as store:
        store.seconds = 0.02
        scans = {
            count: media_types.scan(session, f"webhdfs://{store.address}/", native_only=True, concurrency=count)
            for count in (1, 8)
        }
        most = {}
        for count, objects in scans.items():
            store.most_open = 0
            found = objects.collect()
            assert sorted(int(row.path.rsplit("/", 1)[1][:-4]) for row in found) == list(range(40))
            assert {row.type for row in found} == {"application/pdf"}
            most[count] = store.most_open
    # The session has two cores, each with a task; the store may still end an answer that was read.
    assert most[1] < 8 < most[8]


def test_a_late_object_does_not_hold_up_those_after_it(session, tmp_path):
    names = [f"{number}.pdf" for number in range(8)]
    for name in names:
        (tmp_path / name).write_bytes(PDF)
    with Store(tmp_path) as store:
        store.late.add(names[0])
        table = session.createDataFrame([(f"webhdfs://{store.address}/{name}",) for name in names], "path string").coalesce(1)
        found = media_types.with_object_type(table, native_only=True, concurrency=2).collect()
        opened = [name for name, _ in store.opened]
    # The rows keep their order, although the first object arrives last.
    assert [row.path.rsplit("/", 1)[1] for row in found] == names
    assert [row.media_type.type for row in found] == ["application/pdf"] * 8
    assert opened[-1] == names[0]


KNOWN = ["application/pdf", "application/x-zerosize", "application/java-archive"]


def test_objects_that_a_table_names_are_detected(session, folder):
    with Store(folder) as store:
        store.forbidden.add("photo.png")
        names = ["one/report.pdf", "one/empty", "one/two/letter", "one/none", "one", "one/photo.png", None]
        paths = [name and f"webhdfs://{store.address}/{name}" for name in names]
        sizes = [(folder / "one/report.pdf").stat().st_size, *[None] * 6]
        table = session.createDataFrame(list(zip(range(7), paths, sizes)), "id int, uri string, bytes bigint")
        wide = media_types.with_object_type(table, path="uri", size="bytes", native_only=True)
        alone = table.select("id", media_types.detect_objects_udf("uri", native_only=True).alias("media_type"))
        for frame in (wide, alone):
            found = [row.media_type for row in frame.orderBy("id").collect()]
            assert [row.type for row in found] == [*KNOWN, None, None, None, None]
            assert [row.error is None for row in found] == [True] * 3 + [False] * 4
            assert "none" in found[3].error and "folder" in found[4].error and found[6].error == "there is no path"
        assert wide.columns == ["id", "uri", "bytes", "media_type"]


@pytest.mark.parametrize("concurrency", [0, -1, 1025])
def test_a_number_of_objects_at_once_is_checked(session, tmp_path, concurrency):
    with pytest.raises(ValueError, match="concurrency"):
        media_types.scan(session, str(tmp_path), concurrency=concurrency)


def test_a_task_that_stops_early_leaves_no_threads(session, tmp_path):
    for number in range(200):
        (tmp_path / f"{number}.pdf").write_bytes(PDF)
    threads = session.sparkContext._jvm.java.lang.Thread
    with Store(tmp_path) as store:
        objects = media_types.scan(session, f"webhdfs://{store.address}/", native_only=True, concurrency=16)
        assert len(objects.take(3)) == 3
    deadline = time.monotonic() + 60
    while names(threads) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert names(threads) == []


def names(threads):
    return [thread.getName() for thread in threads.getAllStackTraces().keySet() if thread.getName() == "swift-mimetype"]
