"""Reports for the owner of a data lake."""

from __future__ import annotations

from pyspark.sql import DataFrame
from pyspark.sql import functions as F

REPORTS = ("types", "conflicts", "executables", "unknown", "errors")

_EXECUTABLE = (
    "application/x-executable", "application/x-pie-executable", "application/x-sharedlib", "application/x-mach-binary",
    "application/vnd.microsoft.portable-executable", "application/x-msdownload", "application/x-dosexec",
    "application/x-msi", "application/x-ms-shortcut", "application/java-archive", "application/vnd.android.package-archive",
    "application/x-shellscript", "application/x-sh", "application/x-bat", "application/x-powershell",
)  # fmt: skip
_DOCUMENT_NAME = r"(?i)\.(pdf|docx?|xlsx?|pptx?|odt|ods|odp|rtf|txt|csv|jpe?g|png|gif|tiff?|bmp|webp|mp[34]|mov|avi|wav)$"


def reports(objects: DataFrame) -> dict[str, DataFrame]:
    """Returns the reports about the rows of a scan, by name.

    types: the number of objects and bytes of each type, and the number of objects with conflicts.
    conflicts: the objects whose name or declared type contradicts their content, one row for each.
    executables: programs and scripts with the names of documents, images, audio or video, and objects that contain
        something executable.
    unknown: the objects of unknown type, counted by extension.
    errors: the folders and objects that could not be listed or read.
    """
    known = objects.where(F.col("error").isNull())
    has_script = F.exists("also_readable_as", lambda reading: reading["kind"].isin("script", "server-script"))
    is_disguised = F.col("type").isin(*_EXECUTABLE) & F.col("path").rlike(_DOCUMENT_NAME)
    extension = F.lower(F.regexp_extract("path", r"\.([^./]{1,16})$", 1))
    return {
        "types": known.groupBy("type")
        .agg(
            F.count("*").alias("objects"), F.sum("size").alias("bytes"), F.sum("bytes_read").alias("bytes_read"),
            F.sum((F.size("conflicts") > 0).cast("bigint")).alias("with_conflicts"),
        ),  # fmt: skip
        "conflicts": known.where(F.size("conflicts") > 0).select("path", "size", "type", "conflicts"),
        "executables": known.where(is_disguised | has_script).select("path", "size", "type", "also_readable_as"),
        "unknown": known.where(F.col("type") == "application/octet-stream")
        .groupBy(extension.alias("extension"))
        .agg(F.count("*").alias("objects"), F.sum("size").alias("bytes"), F.min("path").alias("example")),
        "errors": objects.where(F.col("error").isNotNull()).select("path", "error"),
    }  # fmt: skip


def write_report(objects: DataFrame, path: str) -> dict[str, DataFrame]:
    """Writes the rows of a scan and the reports about them to Parquet files below a path, and returns what was written.

    The rows are written to `objects`, where `scan(previous=...)` can read them, and each report to a folder with its name.
    The objects are read once.
    """
    session = objects.sparkSession
    objects.write.mode("overwrite").parquet(f"{path}/objects")
    written = {"objects": session.read.parquet(f"{path}/objects")}
    for name, report in reports(written["objects"]).items():
        report.write.mode("overwrite").parquet(f"{path}/{name}")
        written[name] = session.read.parquet(f"{path}/{name}")
    return written
