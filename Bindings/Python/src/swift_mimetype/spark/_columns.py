"""Detection of columns of names and bytes, by Arrow's batches."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from .. import arrow
from ._schema import DETECTION


def detect_arrow(names: pa.Array, content: pa.Array) -> pa.Array:
    """The detections of a batch. Without bytes the name decides; with neither there is no detection."""
    return arrow.detect(content, names, threads=1)


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
