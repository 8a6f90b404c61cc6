"""Compiles the classes and the library that joins them to the detector's into the package.

SWIFT_MIMETYPE_SPARK_JARS is the jars/ folder of a Spark distribution; without it, that of the installed pyspark is taken.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE if (HERE / "wheel_building.py").exists() else HERE.parent))
from wheel_building import REPOSITORY, PlatformDistribution, PlatformWheel, SourceArchive  # noqa: E402

FROM_REPOSITORY = ("Sources/CMIMETypeHeader/include/mimetype.h", "Sources/MIMETypes/Support/PackageVersion.swift")


def source(path):
    """A file of the repository, of which an archive of the source has a copy."""
    copy = HERE / "swift" / Path(path).name
    return copy if copy.exists() else HERE.parent.parent / path


class BuildWithClasses(build_py):
    def run(self):
        super().run()
        for tool in ("javac", os.environ.get("CC", "cc")):
            if shutil.which(tool) is None:
                raise SystemExit(f"swift-mimetype-spark: building from source needs {tool}; install a JDK from 17 on and a C compiler")
        target = HERE / "python" if self.editable_mode else Path(self.build_lib)
        header = source(FROM_REPOSITORY[0]).parent
        try:
            subprocess.run([HERE / "compile", target / "swift_mimetype_spark", spark_jars(), header], check=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            raise SystemExit(f"swift-mimetype-spark: the classes can't be built: {failure}") from None


def spark_jars():
    folder = os.environ.get("SWIFT_MIMETYPE_SPARK_JARS")
    if folder:
        return folder
    import pyspark

    return Path(pyspark.__file__).parent / "jars"


class CompleteArchive(SourceArchive):
    """Adds what comes from the rest of the repository."""

    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        Path(base_dir, "swift").mkdir()
        for path in FROM_REPOSITORY:
            shutil.copy(source(path), Path(base_dir, "swift"))


setup(
    version=re.search(r'current = "([^"]+)"', source(FROM_REPOSITORY[1]).read_text()).group(1),
    project_urls={"Homepage": REPOSITORY, "Issues": f"{REPOSITORY}/issues"},
    cmdclass={"bdist_wheel": PlatformWheel, "build_py": BuildWithClasses, "sdist": CompleteArchive},
    distclass=PlatformDistribution,
)
