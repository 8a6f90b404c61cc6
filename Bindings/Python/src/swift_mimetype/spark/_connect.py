"""Detects the types of objects through Spark Connect, whose clients have no Java virtual machine to call.

The class is called by its name, and gets lists of objects, so that it can read many at once. The lists are made in Python on
the executors, which also know where their libraries are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Callable

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql import functions as F
from pyspark.sql.types import ArrayType, StringType, StructField, StructType

from ._schema import DETECTION

_FUNCTION = "swift_mimetype_detect_list"
_CLASS = "swiftmimetype.spark.DetectList"
# The number of objects in a list, large enough that waiting for the last one costs little.
_ROWS_PER_LIST = 1024


def is_connect(spark: Any) -> bool:
    """Returns whether a session is that of a Spark Connect client."""
    return "connect" in type(spark).__module__.split(".")


def with_detection(df: DataFrame, path: str, size: str, column: str, flags: int, concurrency: int) -> DataFrame:
    """Returns the rows with an additional column, the detection of the object at a path; `size` may be empty."""
    df.sparkSession.udf.registerJavaFunction(_FUNCTION, _CLASS, f"array<{DETECTION}>")
    schema = StructType([
        StructField("rows", ArrayType(df.schema)), StructField("bridge", StringType()), StructField("library", StringType())
    ])  # fmt: skip
    lists = df.mapInArrow(_pack(), schema)
    paths = F.col("rows").getField(path)
    sizes = F.col("rows").getField(size).cast("array<bigint>") if size else F.transform(paths, lambda _: F.lit(None).cast("bigint"))
    detect: Any = F.call_function
    found = detect(_FUNCTION, paths, sizes, F.col("bridge"), F.col("library"), F.lit(flags), F.lit(concurrency))
    both = lists.select("rows", found.alias("found")).select(F.explode(F.arrays_zip("rows", "found")).alias("both"))
    return both.select("both.rows.*", F.col("both.found").alias(column))


def _pack() -> Callable[[Iterable[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    """Returns a function that makes lists of rows; it is a separate function, which executors get by value."""
    count = _ROWS_PER_LIST

    def pack(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        import pyarrow as pa
        import swift_mimetype_spark
        from swift_mimetype._library import LIBRARY_PATH

        for batch in batches:
            starts = range(0, batch.num_rows, count)
            offsets = pa.array([*starts, batch.num_rows], pa.int32())
            rows = pa.ListArray.from_arrays(offsets, batch.to_struct_array())
            paths = [[path] * len(starts) for path in (swift_mimetype_spark.bridge_path, LIBRARY_PATH)]
            yield pa.RecordBatch.from_arrays([rows, *map(pa.array, paths)], names=["rows", "bridge", "library"])

    return pack
