"""Detects the types of objects in a data lake, and reads only as much of them as necessary."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional, Union, cast

from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

from .._library import LIBRARY_PATH, library
from . import _connect
from ._schema import DETECTION

_LISTED = "path string, size bigint, modified bigint, error string"
_LINES_PER_FILE = 10_000
_OBJECTS_PER_TASK = 10_000
CONCURRENCY = 64
"""The default number of objects that a task reads at once."""
_MOST_CONCURRENCY = 1024
# A store handles many requests at once, but a name node only a limited number.
_MOST_LISTING_THREADS = 32


def jar_path() -> str:
    """Returns the path of the JAR file that executors need: `spark-submit --jars "$(python -c ...)"`."""
    return str(_package().jar_path)


def _package() -> Any:
    try:
        import swift_mimetype_spark
    except ImportError:
        raise ImportError(
            "the classes for Spark are missing; install them on every machine: pip install 'swift-mimetype[spark]'"
        ) from None
    return swift_mimetype_spark


def configure(builder: Any) -> Any:
    """Adds the classes to a session that is being built. The package must be installed on every machine."""
    return builder.config("spark.jars", jar_path())


def scan(
    spark: SparkSession,
    paths: Union[str, Sequence[str]],
    recursive: bool = True,
    *,
    previous: Optional[DataFrame] = None,
    native_only: bool = False,
    list_folder: Optional[str] = None,
    concurrency: int = CONCURRENCY,
) -> DataFrame:
    """Detects the types of all objects below some paths: local folders, HDFS, S3, or anything else that Hadoop reads.

    Each object is one row with `path`, `size`, `modified` (milliseconds since 1970), `is_fresh` and the fields of a
    detection. An object or folder that can't be read or listed is a row with an `error`. The first 8 KiB of each object are
    read, and further parts if its format requires them.

    previous: the rows of an earlier scan. Objects whose path, size and modification time have not changed are not read again;
        `is_fresh` is false for them. Objects that had an error are tried again.
    native_only: never use the system's libmagic, so that results are the same on every machine.
    list_folder: a folder that all machines can read, where the list of objects is kept until the session stops; required
        unless Spark runs on this machine alone. Only the owner may read the list, if the store has the concept of owners.
    concurrency: the number of objects that each task reads at once. The store's client must be able to open this many
        connections per core of an executor; set `spark.hadoop.fs.s3a.connection.maximum`, for example. Local files are read
        one by one.

    The objects are listed immediately, but read each time that the DataFrame is used, so write it to Parquet first.
    """
    if not 1 <= concurrency <= _MOST_CONCURRENCY:
        raise ValueError(f"concurrency is {concurrency}; set it to a number from 1 to {_MOST_CONCURRENCY}")
    _refuse_connect(
        spark, "scan", "with_object_type(spark.read.format('binaryFile').load(path).select('path', 'length'), size='length')"
    )
    listed = _listed(spark, [paths] if isinstance(paths, str) else list(paths), recursive, list_folder)
    if previous is None:
        return _detected(spark, listed, native_only, concurrency)
    old = previous.where(F.col("error").isNull()).withColumn("is_fresh", F.lit(False))
    key = ["path", "size", "modified"]
    unchanged = old.join(listed.where(F.col("error").isNull()).select(key), key, "left_semi")
    fresh = listed.join(old.select(key), key, "left_anti")
    return _detected(spark, fresh, native_only, concurrency).unionByName(unchanged)


def _listed(spark: SparkSession, paths: list[str], recursive: bool, list_folder: Optional[str]) -> DataFrame:
    context = spark.sparkContext
    if list_folder is None:
        if not str(context.master).startswith("local"):
            raise ValueError("set list_folder to a folder that all machines can read, such as one of the lake's store")
        list_folder = Path(tempfile.gettempdir()).as_uri()
    target = f"{list_folder.rstrip('/')}/swift-mimetype-{uuid.uuid4().hex}"
    gateway: Any = context._gateway
    array = gateway.new_array(gateway.jvm.java.lang.String, len(paths))
    for index, path in enumerate(paths):
        array[index] = path
    classes = _classes(spark)
    jsc: Any = context._jsc
    threads = min(context.defaultParallelism, _MOST_LISTING_THREADS)
    count = classes.ObjectList.write(jsc.sc(), array, recursive, target, _LINES_PER_FILE, threads)
    if count == 0:
        return spark.createDataFrame([], _LISTED)
    tasks = max(2 * context.defaultParallelism, -(-count // _OBJECTS_PER_TASK))
    # If a task has to be repeated, it gets the same objects again.
    return spark.read.schema(_LISTED).json(target).repartition(min(tasks, count), "path")


def _refuse_connect(spark: SparkSession, name: str, other: str) -> None:
    if _connect.is_connect(spark):
        raise RuntimeError(f"{name} needs Spark's virtual machine, which a client of Spark Connect does not have; use {other}")


def _classes(spark: SparkSession) -> Any:
    jvm: Any = spark.sparkContext._jvm
    package = jvm.swiftmimetype.spark
    if "JavaPackage" in type(package.ObjectList).__name__:
        raise RuntimeError(
            f"this session lacks {jar_path()}; build it with swift_mimetype.spark.configure(SparkSession.builder)"
        )
    return package


def with_object_type(
    df: DataFrame,
    *,
    path: str = "path",
    size: Optional[str] = None,
    column: str = "media_type",
    native_only: bool = False,
    concurrency: int = CONCURRENCY,
) -> DataFrame:
    """Adds to each row the detection of the object that it names. The rows may come from an inventory, or from a Delta or
    Iceberg table.

    path, size: the columns with the URI of an object and, optionally, its size, which saves one request for each object.
    concurrency: the number of objects that each task reads at once. Local files are read one by one.

    The column is a struct with the fields of a detection; its `error` states why an object can't be read. With Spark
    Connect, the server needs the classes: `session.addArtifacts(jar_path())`.
    """
    if not 1 <= concurrency <= _MOST_CONCURRENCY:
        raise ValueError(f"concurrency is {concurrency}; set it to a number from 1 to {_MOST_CONCURRENCY}")
    if _connect.is_connect(df.sparkSession):
        return _connect.with_detection(df, path, size or "", column, _flags(native_only), concurrency)
    return _with_detection(df, [path, size or "", ""], column, native_only, concurrency)


def detect_objects_udf(path: Any, *, native_only: bool = False) -> Column:
    """Detects the object that a column names, one at a time. Returns a struct with the fields of a detection.

    It can be used in any expression. `with_object_type` is faster if the store is slow, since it reads many objects at once.
    """
    spark = SparkSession.active()
    _refuse_connect(spark, "detect_objects_udf", "with_object_type")
    function = _detector(spark, native_only).function(DETECTION)
    column = F.col(path) if isinstance(path, str) else path
    gateway: Any = spark.sparkContext._gateway
    array = gateway.new_array(gateway.jvm.org.apache.spark.sql.Column, 1)
    array[0] = column._jc
    result: Any = type(column)(function.apply(array))
    return cast(Column, result)


def _detected(spark: SparkSession, listed: DataFrame, native_only: bool, concurrency: int) -> DataFrame:
    rows = _with_detection(listed, ["path", "size", "error"], "detection", native_only, concurrency)
    return rows.select("path", "size", "modified", F.lit(True).alias("is_fresh"), "detection.*")


def _with_detection(df: DataFrame, names: list[str], column: str, native_only: bool, concurrency: int) -> DataFrame:
    spark: Any = df.sparkSession
    gateway: Any = spark.sparkContext._gateway
    array = gateway.new_array(gateway.jvm.java.lang.String, len(names))
    for index, name in enumerate(names):
        array[index] = name
    detector = _detector(spark, native_only)
    rows = _classes(spark).DetectObjects.add(df._jdf, array, column, DETECTION, detector, concurrency)
    return type(df)(rows, spark)


def _detector(spark: SparkSession, native_only: bool) -> Any:
    return _classes(spark).DetectObject(_package().bridge_path, LIBRARY_PATH, _flags(native_only))


def _flags(native_only: bool) -> int:
    return int(library.MIMETYPE_NATIVE_ONLY) if native_only else 0
