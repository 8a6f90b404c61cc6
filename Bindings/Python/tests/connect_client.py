"""A client of Spark Connect, which `test_spark_connect.py` runs in a process of its own with the path of a folder."""

import sys

from pyspark.sql import SparkSession
from swift_mimetype import spark as media_types

folder = sys.argv[1]
session = SparkSession.builder.remote("local[2]").getOrCreate()
session.addArtifacts(media_types.jar_path())
try:
    files = session.read.format("binaryFile").load(f"{folder}/*")
    for row in media_types.with_media_type(files).orderBy("path").collect():
        print("bytes", row.path.rsplit("/", 1)[1], row.media_type.type)

    table = [(1, f"{folder}/a.png", 109), (2, f"file:{folder}/b.txt", None), (3, f"{folder}/missing", None), (4, None, 1)]
    objects = session.createDataFrame(table, "id int, uri string, bytes int")
    for row in media_types.with_object_type(objects, path="uri", size="bytes", native_only=True).orderBy("id").collect():
        found = row.media_type
        name = row.uri and row.uri.rsplit("/", 1)[1]
        why = found.error.split(":")[0] if found.error else found.conflicts[0].found if found.conflicts else None
        print("object", row.id, name, found.type, why, len(found.conflicts))

    many = session.range(2500).selectExpr("id", f"concat('{folder}/', if(id % 2 = 0, 'a.png', 'b.txt')) AS path")
    rows = media_types.with_object_type(many, native_only=True).select("id", "path", "media_type.type").collect()
    pdf = sum(row.type == "application/pdf" for row in rows)
    print(f"{len(rows)} objects, {len({row.id for row in rows})} paths, {pdf} PDF")
    for refused in (lambda: media_types.scan(session, folder), lambda: media_types.detect_objects_udf("uri")):
        try:
            refused()
        except RuntimeError as failure:
            print(str(failure).split(",")[0])
finally:
    session.stop()
