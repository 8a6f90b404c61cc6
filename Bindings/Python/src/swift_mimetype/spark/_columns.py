"""Detection of columns of names and bytes, by Arrow's batches."""

from __future__ import annotations

from typing import Any, Optional

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from .._detection import Detection
from .._detector import Detector
from ._schema import DETECTION

_TEXTS = pa.struct([(name, pa.string()) for name in ("kind", "claimed", "found", "sentence")])
_READINGS = pa.struct([("kind", pa.string()), ("type", pa.string()), ("offset", pa.int64()), ("detail", pa.string())])
_detector: Optional[Detector] = None


def _shared_detector() -> Detector:
    """One for each worker, made there: a detector can't be sent to it."""
    global _detector
    if _detector is None:
        _detector = Detector()
    return _detector


def _buffers(content: pa.Array) -> list[Any]:
    """The bytes of each row, in Arrow's own memory; None where there are none."""
    return [value.as_buffer() if value.is_valid else None for value in content]


def detect_arrow(names: pa.Array, content: pa.Array) -> pa.Array:
    """The detections of a batch. Without bytes the name decides; with neither there is no detection."""
    detector = _shared_detector()
    buffers, texts = _buffers(content), names.to_pylist()
    found: list[Optional[Detection]] = [None] * len(buffers)
    rows = [row for row, buffer in enumerate(buffers) if buffer is not None]
    some = detector.detect_many([buffers[row] for row in rows], names=[texts[row] for row in rows], threads=1)
    for row, detection in zip(rows, some):
        found[row] = detection
    for row, text in enumerate(texts):
        if found[row] is None and text is not None:
            found[row] = detector.detect_name(text)
    return _column(found)


def _column(found: list[Optional[Detection]]) -> pa.Array:
    known = [detection is not None for detection in found]
    some = [detection for detection in found if detection is not None]
    rows = iter(some)
    values = [next(rows) if is_known else None for is_known in known]

    def column(name: str, type: pa.DataType) -> pa.Array:
        return pa.array([value and getattr(value, name) for value in values], type)

    def lists(name: str, type: pa.DataType) -> pa.Array:
        return pa.array([value and [item._asdict() for item in getattr(value, name)] for value in values], type)

    names = ["type", "description", "charset", "reason", "basis"]
    columns = [column(name, pa.string()) for name in names]
    columns.append(column("confidence", pa.float64()))
    columns.append(lists("conflicts", pa.list_(_TEXTS)))
    columns.append(lists("also_readable_as", pa.list_(_READINGS)))
    columns += [column(name, pa.int64()) for name in ("bytes_read", "reads")]
    columns.append(pa.array([None if is_known else "there are neither bytes nor a name" for is_known in known], pa.string()))
    fields = [*names, "confidence", "conflicts", "also_readable_as", "bytes_read", "reads", "error"]
    return pa.StructArray.from_arrays(columns, fields)


def _make_udf() -> Any:
    functions: Any = F
    if hasattr(functions, "arrow_udf"):
        return functions.arrow_udf(detect_arrow, DETECTION)
    import pandas as pd

    # Before Spark 4.1 there are pandas' series around the same Arrow memory.
    def detect_series(names: Any, content: Any) -> Any:
        column = detect_arrow(pa.array(names, pa.string()), pa.array(content, pa.binary()))
        return pa.table(column.flatten(), [field.name for field in column.type]).to_pandas()

    # Spark goes by the annotations themselves; as texts, it could not find the names of a module imported here.
    detect_series.__annotations__ = {"names": pd.Series, "content": pd.Series, "return": pd.DataFrame}
    return functions.pandas_udf(detect_series, DETECTION)


def detect_udf(name: Any, content: Any) -> Any:
    """The detection of a name and of bytes, each a column or a column's name; a struct with the fields of `Detection`.

    The bytes have to be all there are, since they count as the whole.
    """
    return _make_udf()(name, content)


def with_media_type(df: DataFrame, *, path: str = "path", content: str = "content", column: str = "media_type") -> DataFrame:
    """Adds the detection of each row of Spark's `binaryFile` source, or of another DataFrame of paths and bytes."""
    name = F.element_at(F.split(F.col(path), "/"), -1)
    return df.withColumn(column, detect_udf(name, F.col(content)))
