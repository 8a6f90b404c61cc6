"""Columns in the memory of Arrow, and of what is built on it."""

import pytest
import swift_mimetype
from swift_mimetype import Detector

pa = pytest.importorskip("pyarrow")

from swift_mimetype import arrow  # noqa: E402

PDF = b"%PDF-1.7\n1 0 obj\n"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(30)
ROWS = [("a.png", PDF), (None, PDF), ("b.pdf", None), (None, None), ("", b""), ("c.png", PNG), ("名前.png", PNG)]
NAMES, CONTENT = ([row[column] for row in ROWS] for column in (0, 1))
TYPES = ["application/pdf"] * 3 + [None, "application/x-zerosize", "image/png", "image/png"]


def types(found):
    return [row["type"] for row in found.to_pylist()]


KINDS = [pa.binary(), pa.large_binary()] + ([pa.binary_view()] if hasattr(pa, "binary_view") else [])


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("text", [pa.string(), pa.large_string(), pa.dictionary(pa.int8(), pa.string())], ids=str)
def test_columns_are_detected(kind, text):
    found = arrow.detect(pa.array(CONTENT, kind), pa.array(NAMES, text))
    assert found.type == arrow.SCHEMA and types(found) == TYPES
    rows = found.to_pylist()
    assert rows[0]["conflicts"][0]["claimed"] == "image/png" and rows[1]["conflicts"] == []
    assert [row["error"] is None for row in rows] == [True] * 3 + [False] + [True] * 3


def test_rows_say_what_single_calls_say():
    found = arrow.detect(pa.array([PDF, PNG, b"text\n"]), pa.array(["a.png", "b.png", "c.py"])).to_pylist()
    for row, (content, name) in zip(found, ((PDF, "a.png"), (PNG, "b.png"), (b"text\n", "c.py"))):
        expected = swift_mimetype.detect(content, name=name)
        facts = {**expected._asdict(), "error": None}
        facts["conflicts"] = [conflict._asdict() for conflict in expected.conflicts]
        facts["also_readable_as"] = [reading._asdict() for reading in expected.also_readable_as]
        assert row == {name: facts[name] for name in row}


def test_slices_and_chunks_are_detected():
    content, names = pa.array(CONTENT * 3), pa.array(NAMES * 3)
    assert types(arrow.detect(content.slice(5, 9), names.slice(5, 9))) == (TYPES * 3)[5:14]
    chunked = pa.chunked_array([content.slice(0, 4), content.slice(4, 0), content.slice(4)])
    found = arrow.detect(chunked, pa.chunked_array([names.slice(0, 10), names.slice(10)]))
    assert types(found) == TYPES * 3 and [len(chunk) for chunk in found.chunks] == [4, 0, 17]
    assert types(arrow.detect(content, pa.chunked_array([names.slice(0, 10), names.slice(10)]))) == TYPES * 3


def test_names_and_declared_types_alone_are_columns():
    assert types(arrow.detect(names=pa.array(["a.png", None]))) == ["image/png", None]
    assert types(arrow.detect(pa.array([b"a,b\n"]), None, pa.array(["text/csv"]))) == ["text/csv"]
    assert types(arrow.detect(pa.array([b"a,b\n"]), declared_types=pa.array([None], pa.string()))) == ["text/plain"]
    assert types(arrow.detect(pa.array([], pa.binary()))) == []
    assert types(arrow.detect(pa.nulls(2), pa.array(["a.png", None]))) == ["image/png", None]
    assert types(arrow.detect(pa.array([b"abc"], pa.binary(3)))) == ["text/plain"]


def test_a_large_column_is_detected_by_several_threads():
    found = arrow.detect(pa.array([PDF, PNG] * 20_000), detector=Detector(native_only=True), threads=3)
    assert types(found) == ["application/pdf", "image/png"] * 20_000


@pytest.mark.parametrize("columns", [{}, {"content": pa.array([1])}, {"content": pa.array(["a.png"])}, {"content": pa.array([b""]), "names": pa.array([1])}])
def test_columns_have_their_types(columns):
    with pytest.raises(TypeError):
        arrow.detect(**columns)


def test_columns_are_equally_long():
    with pytest.raises(ValueError, match="1, 2 rows"):
        arrow.detect(pa.array([b""]), pa.array(["a", "b"]))


def test_pandas_has_an_accessor():
    pd = pytest.importorskip("pandas")
    import swift_mimetype.pandas  # noqa: F401

    table = pd.DataFrame({"name": NAMES, "content": CONTENT}, index=range(10, 17))
    found = table["content"].mimetype.detect(names=table["name"])
    assert list(found.index) == list(table.index)
    assert [None if pd.isna(type) else type for type in found["type"]] == TYPES
    assert found["conflicts"][10][0]["claimed"] == "image/png"
    assert list(pd.Series([b"a,b\n"]).mimetype.detect(declared_types=["text/csv"])["type"]) == ["text/csv"]
    reordered = table["content"].mimetype.detect(names=table["name"].sort_values())
    assert reordered["type"].equals(found["type"])
    assert pd.Series([], dtype=object).mimetype.detect().empty
    for texts in (pd.Series(["a.png"]), pd.Series(["a.png", None], dtype="string"), pd.Series([1])):
        with pytest.raises(TypeError, match="bytes"):
            texts.mimetype.detect()


def test_polars_has_namespaces():
    pl = pytest.importorskip("polars")
    import swift_mimetype.polars  # noqa: F401

    table = pl.DataFrame({"name": NAMES, "content": CONTENT}, schema={"name": pl.String, "content": pl.Binary})
    eager = table.with_columns(found=pl.col("content").mimetype.detect(names="name"))
    lazy = table.lazy().with_columns(found=pl.col("content").mimetype.detect(names=pl.col("name"))).collect()
    for found in (eager["found"], lazy["found"], table["content"].mimetype.detect(table["name"])):
        assert found.dtype == swift_mimetype.polars.SCHEMA
        assert found.struct.field("type").to_list() == TYPES
    assert eager["found"][0]["conflicts"][0]["claimed"] == "image/png"
    assert pl.Series([b"a,b\n"]).mimetype.detect(declared_types=pl.Series(["text/csv"]))[0]["type"] == "text/csv"
    assert pl.Series([None]).mimetype.detect(pl.Series(["a.png"]))[0]["type"] == "image/png"
    with pytest.raises(TypeError, match="bytes"):
        pl.Series(["a.png"]).mimetype.detect()


def test_duckdb_has_a_function(tmp_path):
    duckdb = pytest.importorskip("duckdb")
    import swift_mimetype.duckdb

    (tmp_path / "a.png").write_bytes(PDF)
    (tmp_path / "b.png").write_bytes(PNG)
    with duckdb.connect() as connection:
        swift_mimetype.duckdb.register(connection)
        swift_mimetype.duckdb.register(connection)
        rows = connection.execute(
            "SELECT found.type, found.conflicts[1].claimed FROM "
            "(SELECT media_type(filename, content) AS found FROM read_blob(?)) ORDER BY ALL", [f"{tmp_path}/*"],
        ).fetchall()  # fmt: skip
        assert rows == [("application/pdf", "image/png"), ("image/png", None)]
        assert connection.execute("SELECT media_type('a.png', NULL).type").fetchone() == ("image/png",)
        assert connection.execute("SELECT media_type(NULL, NULL).error").fetchone()[0]


def test_dask_maps_partitions():
    dataframe = pytest.importorskip("dask.dataframe")
    import dask
    pd = pytest.importorskip("pandas")
    import swift_mimetype.pandas  # noqa: F401

    def types(part):
        return part["content"].mimetype.detect(names=part["name"])["type"]

    # Otherwise Dask takes bytes for text.
    with dask.config.set({"dataframe.convert-string": False}):
        rows = pd.DataFrame({"name": ["a.png", "b"] * 9, "content": [PDF, PNG] * 9})
        table = dataframe.from_pandas(rows, npartitions=3)
        found = table.map_partitions(types, meta=("type", "object")).compute(scheduler="threads")
    assert list(found) == ["application/pdf", "image/png"] * 9


def test_ray_maps_batches():
    ray = pytest.importorskip("ray")
    import ray.data

    def detect(table):
        # Imported in the worker, which has its own interpreter.
        from swift_mimetype import arrow

        return table.append_column("found", arrow.detect(table["content"], table["name"], threads=1))

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        rows = ray.data.from_arrow(pa.table({"name": ["a.png", "b"] * 9, "content": [PDF, PNG] * 9}))
        found = rows.map_batches(detect, batch_format="pyarrow").take_all()
        assert sorted(row["found"]["type"] for row in found) == ["application/pdf"] * 9 + ["image/png"] * 9
    finally:
        ray.shutdown()
