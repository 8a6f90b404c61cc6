import io
import mmap
import os
import pathlib

import pytest
import swift_mimetype
from swift_mimetype import Detector

PDF = b"%PDF-1.7\n1 0 obj\n"
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\x06\0\0\0\x1f\x15\xc4\x89"


def zip_archive(padding=0):
    import zipfile

    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("word/document.xml", "<document/>")
        archive.writestr("word/media/image1.bin", bytes(padding))
    return buffer.getvalue()


@pytest.mark.parametrize("make", [bytes, bytearray, memoryview, lambda data: memoryview(bytearray(data))])
def test_bytes_of_every_kind_are_detected(make):
    assert swift_mimetype.detect(make(PDF)).type == "application/pdf"


def test_a_mapped_file_is_memory(tmp_path):
    path = tmp_path / "mapped"
    path.write_bytes(PDF)
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        assert swift_mimetype.detect(mapped).type == "application/pdf"


def test_paths_of_every_kind_are_detected(tmp_path):
    path = tmp_path / "名前.pdf"
    path.write_bytes(PDF)
    assert swift_mimetype.detect(str(path)).reason == "agreement"
    assert swift_mimetype.detect(path).type == "application/pdf"
    assert Detector().detect_path(os.fsencode(path)).type == "application/pdf"
    assert swift_mimetype.detect(tmp_path).type == "inode/directory"


def test_names_that_are_not_utf_8_are_detected(tmp_path):
    path = os.path.join(os.fsencode(tmp_path), b"\xff\xfe.pdf")
    with open(path, "wb") as file:
        file.write(PDF)
    assert swift_mimetype.detect(os.fsdecode(path)).type == "application/pdf"


def test_a_name_that_lies_is_a_conflict():
    detection = swift_mimetype.detect(PDF, name="photo.png")
    assert detection.type == "application/pdf"
    (conflict,) = detection.conflicts
    assert (conflict.claimed, conflict.found) == ("image/png", "application/pdf")
    assert "image/png" in str(conflict)


def test_what_follows_a_picture_is_told():
    detection = swift_mimetype.detect(PNG + b"\0\0\0\0IEND\xaeB`\x82<?php system($_GET[0]); ?>")
    assert {reading.kind for reading in detection.also_readable_as} & {"server-script", "trailing-data"}
    assert all(reading.offset >= 0 and reading.detail for reading in detection.also_readable_as)


def test_text_has_a_charset():
    detection = swift_mimetype.detect("Grüße an alle, die das lesen\n".encode())
    assert (detection.type, detection.charset) == ("text/plain", "utf-8")
    assert detection.content_type == "text/plain;charset=utf-8"
    assert str(detection) == "text/plain"


def test_unknown_is_an_answer():
    assert swift_mimetype.detect(bytes(range(128, 256)) * 3 + b"\0\1\2").is_unknown
    assert swift_mimetype.detect_name("nothing").is_unknown


@pytest.mark.parametrize("padding", [0, 20_000, 300_000])
def test_a_file_object_is_read_where_its_format_asks_and_put_back(padding):
    data = b"before" + zip_archive(padding)
    file = io.BytesIO(data)
    file.seek(6)
    assert swift_mimetype.detect(file).type == swift_mimetype.detect(data[6:]).type
    assert file.tell() == 6


def test_a_stream_that_cannot_seek_is_read_as_far_as_needed():
    read_end, write_end = os.pipe()
    with open(write_end, "wb") as writer:
        writer.write(zip_archive(30_000))
    with open(read_end, "rb", buffering=0) as reader:
        assert swift_mimetype.detect(reader).type == swift_mimetype.detect(zip_archive(30_000)).type


def test_a_long_stream_is_not_read_to_its_end():
    class Endless(io.RawIOBase):
        count = 0

        def readable(self):
            return True

        def readinto(self, buffer):
            data = (b"PK\3\4" if self.count == 0 else b"").ljust(len(buffer), b"\1")
            buffer[:] = data
            self.count += len(data)
            return len(data)

    stream = Endless()
    assert swift_mimetype.detect(stream).type == "application/zip"
    assert stream.count < 4 << 20


def test_a_file_object_of_text_is_refused():
    with pytest.raises(TypeError, match="'rb'"):
        swift_mimetype.detect(io.StringIO("text"))


def test_a_prefix_says_what_is_missing():
    data = zip_archive(500_000)
    detector = Detector()
    detection, wanted = detector.detect_prefix(data[:8192], size=len(data))
    assert wanted is not None and wanted.start >= 8192 and wanted.stop <= len(data)
    pieces = [(0, data[:8192])]
    while wanted is not None:
        pieces.append((wanted.start, data[wanted.start : wanted.stop]))
        detection, wanted = detector.detect_pieces(pieces, size=len(data))
    assert detection.type == detector.detect(data).type
    assert sum(len(piece) for _, piece in pieces) < len(data)


def test_no_bytes_yet_is_not_an_empty_file():
    detection, wanted = Detector().detect_prefix(b"", size=100, name="a.png")
    assert (detection.type, wanted) == ("image/png", range(0, 100))
    detection, wanted = Detector().detect_pieces([(50, b"abc")], size=100, name="a.png")
    assert (detection.type, wanted) == ("image/png", range(0, 100))
    detection, wanted = Detector().detect_prefix(b"", size=0, name="a.png")
    assert (detection.type, wanted) == ("application/x-zerosize", None)


def test_a_file_without_data_yet_is_not_empty():
    read_end, write_end = os.pipe()
    os.set_blocking(read_end, False)
    with open(write_end, "wb"), open(read_end, "rb", buffering=0) as reader:
        with pytest.raises(BlockingIOError):
            swift_mimetype.detect(reader)


def test_a_prefix_of_a_pdf_is_enough():
    detection, wanted = Detector().detect_prefix(PDF.ljust(8192, b"x"), size=10**9)
    assert (detection.type, wanted) == ("application/pdf", None)
    detection, wanted = Detector().detect_prefix(PDF.ljust(8192, b"x"))
    assert (detection.type, wanted) == ("application/pdf", None)


def test_batches_keep_their_order():
    sources = [PDF, PNG, b"", b"plain text, that is all\n"] * 1000
    single = [swift_mimetype.detect(source).type for source in sources[:4]]
    assert [detection.type for detection in swift_mimetype.detect_many(sources)] == single * 1000
    names = ["a.pdf", None, "c", b"\xff.txt"] * 1000
    many = swift_mimetype.detect_many(sources, names=names, threads=4)
    assert many[:4] == [swift_mimetype.detect(source, name=name) for source, name in zip(sources[:4], names)]
    assert swift_mimetype.detect_many([]) == []


def test_a_batch_of_paths_goes_on_behind_an_error(tmp_path):
    path = tmp_path / "a.pdf"
    path.write_bytes(PDF)
    found = swift_mimetype.detect_many([path, tmp_path / "none", str(path)], errors="return")
    assert [type(item).__name__ for item in found] == ["Detection", "FileNotFoundError", "Detection"]
    assert found[0].reads >= 1 and found[0].bytes_read == len(PDF)
    with pytest.raises(FileNotFoundError, match="none"):
        swift_mimetype.detect_many([path, tmp_path / "none"])


def test_options_are_checked():
    for options in ({"minimum_text_confidence": 2}, {"head_length": -1}, {"reads": 2**63}, {"max_bytes": 2**70}):
        with pytest.raises(ValueError):
            Detector(**options)
    with pytest.raises(ValueError, match="/nonexistent"):
        Detector(types_file="/nonexistent")


def test_own_types_come_from_a_file(tmp_path):
    types = tmp_path / "types"
    types.write_text("# ours\napplication/vnd.acme+json acme tar.acme  # two\n")
    detector = Detector(types_file=types)
    assert detector.detect(b'{"a": [1, 2]}', name="A.ACME").type == "application/vnd.acme+json"
    assert detector.detect_name("b.tar.acme").type == "application/vnd.acme+json"
    assert swift_mimetype.detect_name("a.acme").type != "application/vnd.acme+json"
    types.write_text("application/ok ok\nno-type x\n")
    with pytest.raises(ValueError, match="line 2 'no-type"):
        Detector(types_file=types)


def test_evidence_is_told_if_it_is_asked_for():
    assert Detector(evidence=True).detect(PDF).evidence
    assert Detector().detect(PDF).evidence is None


def test_a_declared_type_may_decide():
    declared = Detector(declared_type_decides=True).detect(b"a,b\n1,2\n", declared_type="application/vnd.x")
    assert declared.type == "application/vnd.x"
    assert swift_mimetype.detect(b"a,b\n1,2\n", declared_type="\0 no type at all").type.startswith("text/")


def test_a_link_can_be_looked_at(tmp_path):
    (tmp_path / "link").symlink_to("nowhere")
    assert Detector(follow_links=False).detect(tmp_path / "link").type == "inode/symlink"
    with pytest.raises(FileNotFoundError):
        swift_mimetype.detect(tmp_path / "link")


@pytest.mark.parametrize("source", ["a\0b", pathlib.Path("a\0b")])
def test_a_path_with_a_nul_is_refused(source):
    with pytest.raises(ValueError, match="NUL"):
        swift_mimetype.detect(source)


@pytest.mark.parametrize("source", [None, 5, ["a"], object()])
def test_what_is_no_source_is_refused(source):
    with pytest.raises(TypeError):
        swift_mimetype.detect(source)


def test_a_view_with_gaps_is_refused():
    with pytest.raises((TypeError, ValueError, BufferError)):
        swift_mimetype.detect(memoryview(PDF)[::2])


def test_extensions_have_no_dots():
    assert swift_mimetype.extensions("image/jpeg")[0] == "jpg"
    assert swift_mimetype.extensions("no type") == []


def test_the_version_is_one():
    assert swift_mimetype.__version__.count(".") == 2
