"""What the originals answer and what their stand-ins do, probe by probe."""

import io
import mimetypes
import os
import pathlib

import pytest
from samples import PNG, SAMPLES, TEXT
from swift_mimetype import filetype as our_filetype
from swift_mimetype import magic as our_magic
from swift_mimetype import mimetypes as our_mimetypes

magic = pytest.importorskip("magic")
filetype = pytest.importorskip("filetype")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    for name in ("pdf", "png", "gzip", "text", "empty", "sh"):
        (folder / name).write_bytes(SAMPLES[name])
    (folder / "link").symlink_to(folder / "pdf")
    (folder / "dangling").symlink_to("nowhere")
    (folder / "folder").mkdir()
    return folder


def said(probe, module, folder):
    """What a probe returns, or the kind of its exception."""
    try:
        return probe(module, folder)
    except Exception as failure:
        return type(failure).__name__


def descriptor(module, path, start=0, **options):
    with open(path, "rb") as file:
        file.seek(start)
        return module.Magic(**options).from_descriptor(file.fileno())


def handle(module, flags):
    found = module.open(flags)
    found.load()
    return found


def fobj(module, path):
    with open(path, "rb") as file:
        return module.detect_from_fobj(file)[:2]


# Others come from ctypes.
CONSTANTS = [name for name in dir(magic) if name.startswith("MAGIC_") or f"MAGIC_{name}" in dir(magic)]
SAME_TYPE = [
    "png", "jpeg", "gif", "bmp", "webp", "tiff", "ico", "psd", "pdf", "zip", "docx", "xlsx", "pptx", "odt", "ods", "epub",
    "gzip", "bzip2", "xz", "7z", "zstd", "lz4", "tar", "deb", "rpm", "elf", "wasm", "sqlite", "flac", "midi",
]  # fmt: skip
MAGIC = {
    **{f"type of {name}": lambda m, f, n=name: m.from_buffer(SAMPLES[n], mime=True) for name in SAME_TYPE},
    "constants": lambda m, f: {name: getattr(m, name) for name in CONSTANTS},
    "flags": lambda m, f: [m.Magic(**{name: True}).flags for name in
                           ("mime", "mime_encoding", "keep_going", "uncompress", "raw", "extension")],
    "flags together": lambda m, f: m.Magic(mime=True, mime_encoding=True, uncompress=True).flags,
    "encoding of ascii": lambda m, f: m.Magic(mime_encoding=True).from_buffer(TEXT),
    "encoding of utf-8": lambda m, f: m.Magic(mime_encoding=True).from_buffer(SAMPLES["utf8"]),
    "encoding of latin-1": lambda m, f: m.Magic(mime_encoding=True).from_buffer(SAMPLES["latin1"]),
    "encoding of binary": lambda m, f: m.Magic(mime_encoding=True).from_buffer(PNG),
    "type and encoding": lambda m, f: m.Magic(mime=True, mime_encoding=True).from_buffer(TEXT),
    "type and encoding of a shell script": lambda m, f: m.Magic(True, None, True).from_buffer(SAMPLES["sh"]),
    "uncompress, type": lambda m, f: m.Magic(mime=True, uncompress=True).from_buffer(SAMPLES["gzip"]),
    "uncompress, encoding": lambda m, f: m.Magic(mime_encoding=True, uncompress=True).from_buffer(SAMPLES["gzip"]),
    "uncompress, both": lambda m, f: m.Magic(mime=True, mime_encoding=True, uncompress=True).from_buffer(SAMPLES["gzip"]),
    "uncompress a file": lambda m, f: m.Magic(mime=True, uncompress=True).from_file(f / "gzip"),
    "uncompress what is not compressed": lambda m, f: m.Magic(mime=True, uncompress=True).from_buffer(PNG),
    "keep going": lambda m, f: m.Magic(mime=True, keep_going=True).from_buffer(SAMPLES["sh"]),
    "empty bytes": lambda m, f: m.from_buffer(b"", mime=True),
    "empty bytes in words": lambda m, f: m.from_buffer(b""),
    "an empty file": lambda m, f: m.from_file(f / "empty", mime=True),
    "text as str": lambda m, f: m.from_buffer("hello", mime=True),
    "a path as bytes": lambda m, f: m.from_file(os.fsencode(f / "png"), mime=True),
    "a symbolic link": lambda m, f: m.from_file(f / "link", mime=True),
    "a symbolic link in words": lambda m, f: m.from_file(str(f / "link")),
    "a dangling link": lambda m, f: m.from_file(f / "dangling"),
    "a missing file": lambda m, f: m.from_file("/nonexistent"),
    "a folder": lambda m, f: m.from_file(f / "folder"),
    "a descriptor": lambda m, f: descriptor(m, f / "png", mime=True),
    "a descriptor in the middle": lambda m, f: descriptor(m, f / "text", 6, mime=True),
    "a closed descriptor": lambda m, f: m.from_descriptor(987, mime=True),
    "a limit": lambda m, f: m.Magic().getparam(m.MAGIC_PARAM_NAME_MAX),
    "setting a limit": lambda m, f: (lambda a: (a.setparam(m.MAGIC_PARAM_INDIR_MAX, 7), a.getparam(m.MAGIC_PARAM_INDIR_MAX)))(m.Magic()),
    "a wrong limit": lambda m, f: m.Magic().setparam(99, 1),
    "version": lambda m, f: m.version(),
    "the fields of a description": lambda m, f: type(m.detect_from_content(PNG))._fields,
    "detect_from_content": lambda m, f: m.detect_from_content(PNG)[:2],
    "detect_from_filename": lambda m, f: m.detect_from_filename(f / "text" if m is our_magic else str(f / "text"))[:2],
    "detect_from_filename, missing": lambda m, f: m.detect_from_filename("/nonexistent")[0],
    "detect_from_fobj": lambda m, f: fobj(m, f / "png"),
    "open, type": lambda m, f: handle(m, m.MIME_TYPE).file(str(f / "png")),
    "open, both": lambda m, f: handle(m, m.MIME).buffer(TEXT),
    "open, links": lambda m, f: handle(m, m.MIME_TYPE).file(str(f / "link")),
    "open, links followed": lambda m, f: handle(m, m.MIME_TYPE | m.SYMLINK).file(str(f / "link")),
    "open, a folder": lambda m, f: handle(m, m.MIME_TYPE).file(str(f / "folder")),
    "open, a device": lambda m, f: handle(m, m.NONE).file("/dev/null"),
    "open, errors": lambda m, f: handle(m, m.ERROR).file("/nonexistent"),
    "open, setflags": lambda m, f: (lambda h: (h.setflags(m.MIME_ENCODING), h.buffer(PNG)))(handle(m, m.MIME_TYPE)),
    "a database": lambda m, f: m.Magic(mime=True, magic_file="/usr/share/misc/magic.mgc").from_buffer(PNG),
    "a database that is missing": lambda m, f: m.Magic(magic_file="/nonexistent.mgc"),
    "a magic exception's message": lambda m, f: m.MagicException("a").message,
}
# Further probes, of which the stand-in's own answers differ: spelled as registered, more precise, or right.
MAGIC_OWN = {
    "rar": "application/vnd.rar", "cab": "application/vnd.ms-cab-compressed", "wav": "audio/wav", "m4a": "audio/mp4",
    "mkv": "video/matroska", "ttf": "font/ttf", "otf": "font/otf", "rtf": "application/rtf",
    "swf": "application/vnd.adobe.flash.movie", "xml": "application/xml", "utf8": "text/plain", "latin1": "text/plain",
}  # fmt: skip


@pytest.mark.parametrize("name", MAGIC)
def test_magic_answers_as_python_magic_does(name, folder):
    expected = said(MAGIC[name], magic, folder)
    assert said(MAGIC[name], our_magic, folder) == expected


@pytest.mark.parametrize("name", MAGIC)
def test_magic_answers_as_libmagic_does_if_asked(name, folder):
    our_magic.use_libmagic()
    try:
        assert said(MAGIC[name], our_magic, folder) == said(MAGIC[name], magic, folder)
    finally:
        our_magic.use_libmagic(False)


@pytest.mark.parametrize("name", SAMPLES)
def test_descriptions_are_libmagics_if_asked(name):
    data = SAMPLES[name]
    for options in ({}, {"mime": True}, {"extension": True}, {"keep_going": True}, {"uncompress": True}):
        assert our_magic.Magic(**options, libmagic=True).from_buffer(data) == magic.Magic(**options).from_buffer(data)
    ours, theirs = our_magic.from_buffer(data, mime=True), magic.from_buffer(data, mime=True)
    assert ours == MAGIC_OWN.get(name, theirs) and (name in MAGIC_OWN) == (ours != theirs)


class Custom:
    """Made of the module's own Type."""

    def __new__(cls, module):
        class Elk(module.Type):
            def __init__(self):
                super().__init__("image/x-elk", "elk")

            def match(self, buf):
                return buf[:3] == b"ELK"

        return Elk()


def pair(kind):
    return kind and (kind.mime, kind.extension)


def added(module):
    kind = Custom(module)
    types = module.types if module is filetype else module.TYPES
    before = list(types)
    try:
        module.add_type(kind)
        return pair(module.guess(b"ELK and more")), pair(module.get_type(ext="elk")), pair(module.guess(PNG))
    finally:
        types[:] = before


def at_end(module, data):
    file = io.BytesIO(data)
    file.seek(0, 2)
    return pair(module.guess(file)), file.tell()


FILETYPE = {
    **{f"kind of {name}": lambda m, f, n=name: pair(m.guess(SAMPLES[n])) for name in SAMPLES},
    **{f"{family} kinds": lambda m, f, n=family: [name for name in SAMPLES if getattr(m, f"is_{n}")(SAMPLES[name])]
       for family in ("image", "audio", "font", "document", "archive")},
    "videos": lambda m, f: [name for name in SAMPLES if name != "m4a" and m.is_video(SAMPLES[name])],
    "an audio file that video players play": lambda m, f: m.is_video(SAMPLES["m4a"]),
    "a path": lambda m, f: pair(m.guess(f / "png")),
    "a path as str": lambda m, f: pair(m.guess(str(f / "pdf"))),
    "a missing path": lambda m, f: m.guess("/nonexistent"),
    "a bytearray": lambda m, f: m.guess_mime(bytearray(PNG)),
    "a memoryview": lambda m, f: m.guess_extension(memoryview(PNG)),
    "a file object at its end": lambda m, f: at_end(m, PNG),
    "None": lambda m, f: m.guess(None),
    "a number": lambda m, f: m.guess(5),
    "a list": lambda m, f: m.guess([137, 80]),
    "get_type by type": lambda m, f: pair(m.get_type(mime="image/jpeg")),
    "get_type by extension": lambda m, f: pair(m.get_type(ext="mp3")),
    "get_type of nothing": lambda m, f: m.get_type(ext="no such"),
    "every type by extension": lambda m, f: [pair(m.get_type(ext=kind.extension)) for kind in filetype.TYPES],
    "every type in order": lambda m, f: sorted(map(pair, m.TYPES)),
    "match some": lambda m, f: pair(m.match(PNG, m.image_matchers)),
    "match others": lambda m, f: m.match(PNG, m.audio_matchers),
    "match none": lambda m, f: m.match(PNG, []),
    "image_match": lambda m, f: pair(m.image_match(PNG)),
    "archive_match of a document": lambda m, f: pair(m.archive_match(SAMPLES["docx"])),
    "is_extension": lambda m, f: m.guess(PNG).is_extension("png"),
    "is_mime": lambda m, f: m.guess(PNG).is_mime("image/png"),
    "is_extension_supported": lambda m, f: (m.is_extension_supported("jpg"), m.is_extension_supported("no such")),
    "is_mime_supported": lambda m, f: (m.is_mime_supported("image/jpeg"), m.is_mime_supported("no/such")),
    "add_type": lambda m, f: added(m),
    "add_type of something else": lambda m, f: m.add_type("image/png"),
    "get_bytes": lambda m, f: m.get_bytes(bytes(9000)),
    "version": lambda m, f: m.version,
}
# The original compares texts by identity, so a text that was read or put together never has its type.
FILETYPE_DIFFERENCES = {"an audio file that video players play": False, "is_mime": True}


@pytest.mark.parametrize("name", FILETYPE)
def test_filetype_answers_as_the_original_does(name, folder):
    expected = said(FILETYPE[name], filetype, folder)
    assert said(FILETYPE[name], our_filetype, folder) == FILETYPE_DIFFERENCES.get(name, expected)


NAMES = [
    "a.html", "a.htm", "a.txt", "a.css", "a.csv", "a.json", "a.xml", "a.pdf", "a.png", "a.jpg", "a.jpeg", "a.gif", "a.bmp",
    "a.svg", "a.tiff", "a.ico", "a.mp3", "a.mp4", "a.mpeg", "a.mov", "a.webm", "a.zip", "a.tar", "a.tar.gz", "a.tgz",
    "a.csv.xz", "a.svgz", "a.gz", "a.bz2", ".gz", "a.doc", "a.docx", "a.xlsx", "a.pptx", "a.ps", "a.rtf", "a.tex", "a.latex",
    "a.eml", "a.ics", "A.PDF", "a.b/c", "nothing", "", ".", "a.", "a b.png", "/a/b.json", "https://a.example/b.png",
    "data:text/html,<p>", "data:,a", "data:a", "C:\\a.txt", pathlib.PurePath("a.png"),
]  # fmt: skip


def adding(module):
    types = module.MimeTypes()
    types.add_type("text/x-elk", ".elk")
    types.add_type("text/x-elk", ".elks")
    types.add_type("text/x-moose", ".moose", strict=False)
    return (
        types.guess_type("a.elk"), types.guess_all_extensions("text/x-elk"), types.guess_extension("TEXT/X-ELK"),
        types.guess_type("a.moose"), types.guess_type("a.moose", strict=False), types.types_map[True][".elk"],
        types.types_map_inv[True]["text/x-elk"], types.types_map[False][".moose"],
    )  # fmt: skip


MIMETYPES = {
    **{f"type of {str(name)!r}": lambda m, f, n=name: m.guess_type(n) for name in NAMES},
    "adding": lambda m, f: adding(m),
    "types_map": lambda m, f: {name: m.types_map[name] for name in (".html", ".png", ".pdf", ".json", ".mp4")},
    "encodings_map": lambda m, f: m.encodings_map,
    "suffix_map": lambda m, f: m.suffix_map,
    "extension of a type": lambda m, f: [m.guess_extension(type) for type in
                                         ("text/html", "image/jpeg", "image/png", "application/pdf", "no/type")],
    "a file of types": lambda m, f: m.read_mime_types("/nonexistent"),
    "None": lambda m, f: m.guess_type(None),
}
# The standard library types more names on every system that has a file of types, so only what is built in is compared.
OFFICE = "application/vnd.openxmlformats-officedocument"
MIMETYPES_DIFFERENCES = {
    f"type of 'a.{extension}'": (type, None)
    for extension, type in (
        ("xml", "application/xml"), ("docx", f"{OFFICE}.wordprocessingml.document"),
        ("xlsx", f"{OFFICE}.spreadsheetml.sheet"), ("pptx", f"{OFFICE}.presentationml.presentation"),
        ("rtf", "application/rtf"), ("tex", "text/x-tex"), ("ics", "text/calendar"),
        ("ico", "image/vnd.microsoft.icon"),
    )
}  # fmt: skip


@pytest.fixture
def built_in(monkeypatch):
    monkeypatch.setattr(mimetypes, "knownfiles", [])
    mimetypes.init()
    our_mimetypes.init()
    yield
    monkeypatch.undo()
    mimetypes.init()


@pytest.mark.parametrize("name", MIMETYPES)
def test_mimetypes_answers_as_the_standard_library_does(name, folder, built_in):
    expected = said(MIMETYPES[name], mimetypes, folder)
    assert said(MIMETYPES[name], our_mimetypes, folder) == MIMETYPES_DIFFERENCES.get(name, expected)


def test_there_are_enough_probes():
    assert min(map(len, (MAGIC, FILETYPE, MIMETYPES))) >= 60
