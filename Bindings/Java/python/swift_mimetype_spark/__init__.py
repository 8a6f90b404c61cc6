"""The classes that `swift_mimetype.spark` gives to Spark, and the library that joins them to the detector's."""

from pathlib import Path

_FOLDER = Path(__file__).resolve().parent

jar_path: str = str(_FOLDER / "swift-mimetype-spark.jar")
"""The path of the classes."""

bridge_path: str = str(_FOLDER / "libmimetype-jni.so")
"""The path of the library that the classes load."""
