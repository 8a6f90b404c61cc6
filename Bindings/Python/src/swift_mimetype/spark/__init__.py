"""Detects media types in Spark: those of columns of bytes, and those of objects in a data lake.

>>> from swift_mimetype import spark as media_types
>>> session = media_types.configure(SparkSession.builder).getOrCreate()
>>> objects = media_types.scan(session, ["s3a://lake/incoming"])
>>> media_types.write_report(objects, "s3a://lake/reports/today")
"""

from ._columns import detect_udf, with_media_type
from ._report import REPORTS, reports, write_report
from ._scan import configure, detect_objects_udf, jar_path, scan, with_object_type

__all__ = [
    "REPORTS",
    "configure",
    "detect_objects_udf",
    "detect_udf",
    "jar_path",
    "reports",
    "scan",
    "with_media_type",
    "with_object_type",
    "write_report",
]
