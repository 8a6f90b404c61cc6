"""Detects the types of columns of names and bytes, in Arrow batches."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F

from .. import arrow
from ._schema import DETECTION


def detect_arrow(names: pa.Array, content: pa.Array) -> pa.Array:
    """Detects the types in a batch. Without bytes, the result is based on the name; without both, there is an `error`."""
    return arrow.detect(content, names, threads=1)


def _make_udf() -> Any:
    functions: Any = F
    if hasattr(functions, "arrow_udf"):
        return functions.arrow_udf(detect_arrow, DETECTION)
    import pandas as pd

    # Before Spark 4.1, the arguments are pandas series around the same Arrow memory.
    def detect_series(names: Any, content: Any) -> Any:
        column = detect_arrow(pa.array(names, pa.string()), pa.array(content, pa.binary()))
        return pa.table(column.flatten(), [field.name for field in column.type]).to_pandas()

    # Spark evaluates the annotations; if they were strings, it could not find the names of a module imported here.
    detect_series.__annotations__ = {"names": pd.Series, "content": pd.Series, "return": pd.DataFrame}
    return functions.pandas_udf(detect_series, DETECTION)


def detect_udf(name: Any, content: Any) -> Any:
    """Detects the type from a name and bytes, each a column or its name. Returns a struct with the fields of `Detection`.

    The bytes must be complete, since they are treated as the whole content.
    """
    return _make_udf()(name, content)


def with_media_type(df: DataFrame, *, path: str = "path", content: str = "content", column: str = "media_type") -> DataFrame:
    """Adds a detection to each row of a DataFrame of paths and bytes, such as one from Spark's `binaryFile` source."""
    name = F.element_at(F.split(F.col(path), "/"), -1)
    return df.withColumn(column, detect_udf(name, F.col(content)))
