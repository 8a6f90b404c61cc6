import os
import stat

import pytest

pytest.importorskip("pyspark")
pytest.importorskip("pyarrow")

from swift_mimetype import Detector  # noqa: E402
from swift_mimetype import spark as media_types  # noqa: E402

PDF = b"%PDF-1.7\n1 0 obj\n"


@pytest.fixture
def lake(tmp_path):
    """A folder of objects of which some lie, and one that nobody can read."""
    folder = tmp_path / "lake"
    (folder / "year=2026" / "a b%20c").mkdir(parents=True)
    (folder / "report.pdf").write_bytes(PDF)
    (folder / "photo.png").write_bytes(PDF)
    (folder / "invoice.pdf").write_bytes(b"\x7fELF\2\1\1" + bytes(9) + b"\2\0\x3e\0\1\0\0\0" + bytes(40))
    (folder / "empty").write_bytes(b"")
    (folder / "_hidden").write_bytes(b"\x80\x81\0\1" * 30)
    (folder / "year=2026" / "a b%20c" / "notes, all.txt").write_text("Some text that says nothing.\n")
    os.mkfifo(folder / "pipe")
    (folder / "circle").symlink_to(folder)
    (folder / "dangling").symlink_to("nowhere")
    return folder


def rows(frame):
    return {row.path.rsplit("/", 1)[-1]: row for row in frame.collect()}


def test_columns_of_names_and_bytes_are_detected(session):
    table = session.createDataFrame(
        [("a.png", PDF), (None, PDF), ("b.pdf", None), (None, None), ("", b"")], "name string, content binary"
    )
    found = [row.found for row in table.select(media_types.detect_udf("name", "content").alias("found")).collect()]
    assert [row.type for row in found] == ["application/pdf"] * 3 + [None, "application/x-zerosize"]

    assert (found[0].conflicts[0].claimed, found[1].conflicts, found[3].error is None) == ("image/png", [], False)


def test_binary_files_get_their_types(session, lake):
    (lake / "pipe").unlink()
    files = session.read.format("binaryFile").load(str(lake / "*.p*"))
    found = rows(media_types.with_media_type(files).select("path", "media_type.*"))
    assert found["report.pdf"].type == found["photo.png"].type == "application/pdf"
    assert len(found["photo.png"].conflicts) == 1 and not found["report.pdf"].conflicts


def test_a_scan_says_what_a_detection_of_the_path_says(session, lake):
    found = rows(media_types.scan(session, str(lake), native_only=True).where("error is null"))
    detector = Detector(native_only=True)
    for path in (lake / "report.pdf", lake / "photo.png", lake / "empty", lake / "year=2026/a b%20c/notes, all.txt"):
        expected, row = detector.detect(path), found[path.name]
        assert (row.type, row.charset, row.reason, row.size) == (
            expected.type, expected.charset, expected.reason, path.stat().st_size
        )  # fmt: skip
        assert [conflict.sentence for conflict in row.conflicts] == [str(conflict) for conflict in expected.conflicts]


def test_bad_objects_are_rows(session, lake):
    missing = "file:/nonexistent/lake"
    found = rows(media_types.scan(session, [str(lake), missing, "no such scheme:/a", "nobody://a/b"]))
    assert {name for name, row in found.items() if row.error} >= {"lake", "a", "b"}
    assert all((row.type is None) == (row.error is not None) for row in found.values())


def test_objects_that_vanish_or_change_are_rows(session, lake):
    objects = media_types.scan(session, str(lake))
    (lake / "report.pdf").unlink()
    (lake / "photo.png").write_bytes(b"")
    found = rows(objects)
    assert "FileNotFound" in found["report.pdf"].error
    assert found["photo.png"].error or found["photo.png"].type


def test_only_what_is_needed_is_read(session, tmp_path):
    with open(tmp_path / "large.pdf", "wb") as file:
        file.write(PDF + b"x" * 9000)
        file.truncate(1 << 30)
    (row,) = media_types.scan(session, str(tmp_path), native_only=True).collect()
    assert (row.type, row.bytes_read, row.reads) == ("application/pdf", 8192, 1)


def test_folders_below_are_left_out_if_asked(session, lake):
    assert "notes, all.txt" not in rows(media_types.scan(session, str(lake), recursive=False))


def test_reports_are_written(session, lake, tmp_path):
    written = media_types.write_report(media_types.scan(session, str(lake)), (tmp_path / "report").as_uri())
    assert set(written) == {"objects", *media_types.REPORTS}
    types = {row.type: row for row in written["types"].collect()}
    assert (types["application/pdf"].objects, types["application/pdf"].bytes) == (2, 2 * len(PDF))
    assert types["application/pdf"].with_conflicts == 1
    assert set(rows(written["executables"])) == {"invoice.pdf"}
    assert {"photo.png", "invoice.pdf"} <= set(rows(written["conflicts"]))
    assert [row.objects for row in written["unknown"].collect()] == [1]


def test_only_new_and_changed_objects_are_read_again(session, lake, tmp_path):
    for name in ("pipe", "circle", "dangling"):
        (lake / name).unlink()
    first = media_types.write_report(media_types.scan(session, str(lake)), (tmp_path / "first").as_uri())["objects"]
    (lake / "photo.png").write_bytes(b"GIF89a\1\0\1\0\0\0\0;")
    (lake / "new.gif").write_bytes(b"GIF89a\1\0\1\0\0\0\0;")
    (lake / "empty").unlink()
    found = rows(media_types.scan(session, str(lake), previous=first))
    assert {name for name, row in found.items() if row.is_fresh} == {"photo.png", "new.gif"}
    assert found["photo.png"].type == "image/gif" and "empty" not in found
    assert found["report.pdf"].type == "application/pdf" and len(found) == 6


def test_an_empty_lake_has_no_rows(session, tmp_path):
    assert media_types.scan(session, str(tmp_path)).collect() == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_what_may_not_be_read_is_a_row(session, lake):
    (lake / "report.pdf").chmod(0)
    assert rows(media_types.scan(session, str(lake)))["report.pdf"].error
    (lake / "report.pdf").chmod(stat.S_IRUSR)
