"""What a stranger does: wrong arguments, forks, processes, closed files, names of all kinds."""

import concurrent.futures
import io
import multiprocessing
import os
import pathlib
import pickle
import socket
import threading

import pytest
import swift_mimetype
from swift_mimetype import Detector

PDF = b"%PDF-1.7\n1 0 obj\n"
ACME = b"""<?xml version="1.0"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/vnd.acme"><comment>Acme project</comment>
    <magic><match type="string" value="ACME!" offset="0"/></magic><glob pattern="*.acme"/></mime-type>
</mime-info>"""


@pytest.mark.parametrize("sources", ["report.pdf", PDF, bytearray(PDF), memoryview(PDF), pathlib.Path("a"), 5, None])
def test_one_source_is_no_batch(sources):
    with pytest.raises(TypeError):
        swift_mimetype.detect_many(sources)


@pytest.mark.parametrize("sources", [["a.pdf", PDF], [PDF, "a.pdf"], [PDF, None], ["a.pdf", 3], [[PDF]]])
def test_a_batch_is_of_one_kind(sources):
    with pytest.raises(TypeError):
        swift_mimetype.detect_many(sources)


@pytest.mark.parametrize(
    "options", [{"threads": -1}, {"threads": 2**32}, {"errors": "ignore"}, {"names": []}, {"names": [None] * 3}]
)
def test_options_of_batches_are_checked(options):
    with pytest.raises(ValueError):
        swift_mimetype.detect_many([PDF, PDF], **options)


@pytest.mark.parametrize("options", [{"threads": "two"}, {"names": "ab"}, {"names": [1, 2]}, {"names": b"ab"}])
def test_options_of_batches_have_their_types(options):
    with pytest.raises(TypeError):
        swift_mimetype.detect_many([PDF, PDF], **options)


@pytest.mark.parametrize("name", [5, 2.5, ["a"], object(), bytearray(b"a")])
def test_a_name_is_text_or_bytes(name):
    with pytest.raises(TypeError):
        swift_mimetype.detect(PDF, name=name)
    with pytest.raises(TypeError):
        swift_mimetype.detect_name(name)


def test_a_path_has_its_own_name():
    for options in ({"name": "a.png"}, {"declared_type": "image/png"}):
        with pytest.raises(ValueError, match="file objects"):
            swift_mimetype.detect("report.pdf", **options)


@pytest.mark.parametrize("name", ["\ud83d.pdf", "\udcff.pdf", "名前.pdf", b"\xff\xfe.pdf", "a\0b.png"])
def test_names_of_all_kinds_have_answers(name):
    assert swift_mimetype.detect(PDF, name=name).type == "application/pdf"
    assert swift_mimetype.detect_many([PDF], names=[name])[0].type == "application/pdf"
    assert swift_mimetype.detect_name(name).type


def test_numbers_out_of_range_are_refused():
    detector = Detector()
    for size in (-1, 2**64):
        with pytest.raises(ValueError, match="size"):
            detector.detect_prefix(PDF, size=size)
    for offset in (-1, 2**64):
        with pytest.raises(ValueError, match="offset"):
            detector.detect_pieces([(offset, PDF)], size=100)
    assert detector.detect_pieces([], size=0)[0].type
    assert detector.detect_pieces([(5, b"x"), (0, PDF), (2, b"yy")])[0].type == "application/pdf"


def test_closed_files_are_refused(tmp_path):
    (tmp_path / "a.pdf").write_bytes(PDF)
    with open(tmp_path / "a.pdf", "rb") as file:
        pass
    for source in (file, io.BytesIO(PDF)):
        source.close()
        with pytest.raises(ValueError, match="closed"):
            swift_mimetype.detect(source)


def test_a_file_that_fails_to_read_raises_its_own_error():
    class Broken(io.RawIOBase):
        def readable(self):
            return True

        def readinto(self, buffer):
            raise OSError(5, "the cable is out")

    with pytest.raises(OSError, match="cable"):
        swift_mimetype.detect(Broken())


def test_a_socket_that_sends_bit_by_bit_is_read():
    ours, theirs = socket.socketpair()

    def send():
        for byte in PDF:
            theirs.send(bytes([byte]))
        theirs.close()

    threading.Thread(target=send).start()
    with ours, ours.makefile("rb", buffering=0) as stream:
        assert swift_mimetype.detect(stream).type == "application/pdf"


def test_what_is_no_regular_file_is_told_and_not_waited_for(tmp_path):
    (tmp_path / "folder.pdf").mkdir()
    os.mkfifo(tmp_path / "pipe.pdf")
    assert swift_mimetype.detect(tmp_path / "folder.pdf").type == "inode/directory"
    assert swift_mimetype.detect(tmp_path / "pipe.pdf").type == "inode/fifo"
    with pytest.raises(ValueError, match="no file"):
        Detector(types_file=tmp_path / "pipe.pdf")


def test_a_process_that_was_forked_goes_on():
    detector = Detector()
    sources = [PDF, b"GIF89a", b"text of no kind\n"] * 500
    expected = detector.detect_many(sources, threads=4)
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        same = detector.detect_many(sources, threads=4) == expected and detector.detect(PDF) == expected[0]
        os.write(write_end, b"same" if same else b"other")
        os._exit(0)
    os.close(write_end)
    with open(read_end, "rb") as answer:
        assert answer.read() == b"same"
    assert os.waitpid(child, 0)[1] == 0


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_detectors_can_be_sent_to_other_processes(tmp_path, method):
    types = tmp_path / "types"
    types.write_text("application/vnd.acme acme\n")
    detector = Detector(native_only=True, types_file=types)
    context = multiprocessing.get_context(method)
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        found = list(pool.map(detector.detect_name, ["a.acme", "b.pdf"], timeout=120))
    assert [detection.type for detection in found] == ["application/vnd.acme", "application/pdf"]
    assert pickle.loads(pickle.dumps(detector)).detect(PDF) == detector.detect(PDF)


def test_a_huge_batch_is_answered():
    found = swift_mimetype.detect_many([PDF, b""] * 250_000)
    assert len(found) == 500_000 and {detection.type for detection in found[1::2]} == {"application/x-zerosize"}


def test_own_types_come_from_a_description_in_xml(tmp_path):
    types = tmp_path / "acme.xml"
    types.write_bytes(ACME)
    detector = Detector(native_only=True, types_file=types)
    found = detector.detect(b"ACME! and more")
    assert (found.type, found.description) == ("application/vnd.acme", "Acme project")
    assert detector.detect_name("b.acme").type == "application/vnd.acme"
    assert detector.detect(PDF, name="b.acme").type == "application/pdf"
    types.write_bytes(ACME[:200])
    with pytest.raises(ValueError, match="acme.xml.*no element mime-type"):
        Detector(types_file=types)


def test_own_types_come_from_a_database(tmp_path):
    (tmp_path / "globs2").write_text("50:application/vnd.acme:*.acme\n")
    assert Detector(types_file=tmp_path).detect_name("a.acme").type == "application/vnd.acme"
    (tmp_path / "globs2").unlink()
    with pytest.raises(ValueError, match="globs2"):
        Detector(types_file=tmp_path)


@pytest.mark.parametrize("content", [b"\0\xff", b"application/ok\xff ok", b"<", b"a/b c\n/ d", b"image/png;a=b png"])
def test_files_of_types_that_are_damaged_are_refused(tmp_path, content):
    (tmp_path / "types").write_bytes(content)
    with pytest.raises(ValueError, match="types"):
        Detector(types_file=tmp_path / "types")
