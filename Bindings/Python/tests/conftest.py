import pytest


@pytest.fixture(scope="session")
def mounted(tmp_path_factory):
    """A folder that the session knows as viewfs://lake/data."""
    return tmp_path_factory.mktemp("mounted")


@pytest.fixture(scope="session")
def session(mounted):
    pytest.importorskip("pyarrow")
    sql = pytest.importorskip("pyspark.sql")
    from swift_mimetype import spark as media_types

    builder = sql.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    builder = builder.config("spark.sql.shuffle.partitions", "4")
    builder = builder.config("spark.hadoop.fs.viewfs.mounttable.lake.link./data", mounted.as_uri())
    session = media_types.configure(builder).getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()
