"""The examples that python-magic, the standard library's mimetypes and filetype give for themselves, the import replaced."""

import bz2
import gzip
import lzma
import mimetypes as standard
import os

import pytest
from swift_mimetype import _magic_engine, filetype, magic, mimetypes

PDF = b"%PDF-1.2\n1 0 obj\n"
JPEG = b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1"


@pytest.fixture
def pdf(tmp_path):
    path = tmp_path / "test.pdf"
    path.write_bytes(PDF)
    return str(path)


def test_magic_tells_files_and_buffers(pdf):
    assert magic.from_file(pdf).startswith("PDF document")
    with open(pdf, "rb") as file:
        assert magic.from_buffer(file.read(2048)).startswith("PDF document")
    assert magic.from_file(pdf, mime=True) == "application/pdf"
    assert magic.from_buffer(JPEG, mime=True) == "image/jpeg"
    with open(pdf, "rb") as file:
        assert magic.from_descriptor(file.fileno(), mime=True) == "application/pdf"
        assert file.read() == PDF


def test_magic_goes_by_content_alone(tmp_path):
    path = tmp_path / "photo.png"
    path.write_bytes(PDF)
    assert magic.from_file(path, mime=True) == "application/pdf"


def test_magic_objects_answer_as_they_are_made(pdf):
    assert magic.Magic(mime=True).from_file(pdf) == "application/pdf"
    assert magic.Magic(uncompress=True).from_file(pdf).startswith("PDF document")
    assert magic.Magic(mime_encoding=True).from_buffer("Grüße") == "utf-8"
    assert magic.Magic(mime=True, mime_encoding=True).from_buffer(b"text") == "text/plain; charset=us-ascii"
    assert magic.Magic(extension=True).from_buffer(JPEG).startswith("jpg/")
    with pytest.raises(magic.MagicException, match="magic files|not installed"):
        magic.Magic(magic_file="tests/magic_file.mgc")


def test_magic_raises_for_what_is_no_file(tmp_path):
    with pytest.raises(FileNotFoundError):
        magic.from_file("nonexistent")
    with pytest.raises(IsADirectoryError):
        magic.from_file(tmp_path)


@pytest.mark.parametrize(
    "name",
    ["a.html", "a.tar.gz", "a.tgz", "a.svgz", "https://a.example/b.png", "a.css.gz", "nothing", ".gz", "a.b/c",
     "data:text/html,<p>", "data:,a", "A.PDF", "/a/b.json", "a.csv.xz"],
)  # fmt: skip
def test_types_of_names_are_those_of_the_standard_library(name):
    assert mimetypes.guess_type(name) == standard.guess_type(name)


def test_queries_and_escapes_of_urls_are_no_part_of_the_name():
    assert mimetypes.guess_type("https://a.example/b.png?c=d.pdf#e.txt") == ("image/png", None)
    assert mimetypes.guess_type("file:///a%2Ejpg") == ("image/jpeg", None)


def test_extensions_have_dots():
    assert mimetypes.guess_extension("text/html") == standard.guess_extension("text/html")
    assert set(standard.guess_all_extensions("image/jpeg")) <= set(mimetypes.guess_all_extensions("image/jpeg"))
    assert mimetypes.guess_extension("no/type") is None


def test_types_can_be_added(tmp_path):
    types = tmp_path / "mime.types"
    types.write_text("application/x-one one uno # comment\n")
    assert mimetypes.read_mime_types(str(types)) == {".one": "application/x-one", ".uno": "application/x-one"}
    assert mimetypes.read_mime_types("nonexistent") is None
    mimetypes.add_type("application/x-two", ".two")
    assert mimetypes.guess_type("a.two") == ("application/x-two", None)
    mimetypes.init([str(types)])
    assert mimetypes.guess_type("a.one.gz") == ("application/x-one", "gzip")
    assert mimetypes.guess_all_extensions("application/x-one") == [".one", ".uno"]
    mimetypes.init()
    assert mimetypes.guess_type("a.two")[0] is None
    assert mimetypes.MimeTypes().guess_type("a.png") == ("image/png", None)


def test_filetype_guesses(tmp_path):
    path = tmp_path / "sample.jpg"
    path.write_bytes(JPEG)
    for source in (str(path), path, JPEG, bytearray(JPEG), memoryview(JPEG)):
        kind = filetype.guess(source)
        assert (kind.extension, kind.mime) == ("jpg", "image/jpeg")
    with open(path, "rb") as file:
        assert filetype.guess(file).mime == "image/jpeg"
    assert filetype.guess(os.urandom(3) and b"\x80\x81\x00\x01" * 9) is None
    assert filetype.guess_mime(str(path)) == "image/jpeg"
    assert filetype.guess_extension(str(path)) == "jpg"
    assert filetype.is_image(JPEG) and not filetype.is_video(JPEG) and filetype.is_archive(b"\x1f\x8b\x08\0" + bytes(6))
    with pytest.raises(TypeError):
        filetype.guess(5)


@pytest.mark.parametrize("pack", [gzip.compress, bz2.compress, lzma.compress])
def test_compressed_bytes_are_unpacked_only_in_part(monkeypatch, pack):
    sizes = []
    detect = _magic_engine._detector.detect_bytes

    def counted(data):
        sizes.append(len(data))
        return detect(data)

    monkeypatch.setattr(_magic_engine, "_detector", type("Counted", (), {"detect_bytes": staticmethod(counted)}))
    bomb = pack(bytes(50 << 20))
    assert magic.Magic(mime=True, uncompress=True).from_buffer(bomb) == "application/octet-stream"
    assert sizes == [len(bomb), 1 << 20]
    assert magic.Magic(mime=True, uncompress=True).from_buffer(bomb[:20]) in ("application/gzip", "application/x-bzip2", "application/x-xz")
