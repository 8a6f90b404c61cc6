"""Puts the shared library into the package, and gives the wheel its tag: any Python 3, but one platform.

The library is built with Swift, or taken from where Bindings/C/install has put it: set SWIFT_MIMETYPE_PREFIX to that.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE if (HERE / "wheel_building.py").exists() else HERE.parent))
from wheel_building import REPOSITORY, PlatformDistribution, PlatformWheel, SourceArchive  # noqa: E402

LIBRARY = {"darwin": "lib/libmimetype.dylib", "win32": "bin/mimetype.dll"}.get(sys.platform, "lib/libmimetype.so")
HEADER = "Sources/CMIMETypeHeader/include/mimetype.h"
# An archive of the source has the Swift sources in a folder of its own.
ROOT = next(folder for folder in (HERE / "swift", HERE.parent.parent) if (folder / HEADER).exists())
SOURCES = (
    "Bindings/C",
    "Sources/AsyncIteration",
    "Sources/CByteScan",
    "Sources/CDetectionTables",
    "Sources/CMIMEType",
    "Sources/CMIMETypeHeader",
    "Sources/MIMEDetection",
    "Sources/MIMENames",
    "Sources/MIMETypes",
)


class BuildWithLibrary(build_py):
    """Adds the library and its header to the package."""

    def run(self):
        super().run()
        target = HERE / "src" if self.editable_mode else Path(self.build_lib)
        with tempfile.TemporaryDirectory() as folder:
            prefix = os.environ.get("SWIFT_MIMETYPE_PREFIX") or install_library(folder)
            for name in (LIBRARY, "include/mimetype.h"):
                source = Path(prefix, name)
                if not source.exists():
                    raise SystemExit(f"swift-mimetype: there is no {source}; run Bindings/C/install {prefix}")
                shutil.copy(source, target / "swift_mimetype" / source.name)


def install_library(prefix):
    if shutil.which("swiftc") is None:
        raise SystemExit(
            "swift-mimetype: building from source needs Swift 6.2 or newer (https://www.swift.org/install) on the PATH; "
            "install a wheel instead: pip install --only-binary swift-mimetype swift-mimetype"
        )
    try:
        subprocess.run([ROOT / "Bindings/C/install", prefix], check=True)
    except (OSError, subprocess.CalledProcessError) as failure:
        raise SystemExit(f"swift-mimetype: the shared library can't be built: {failure}") from None
    return prefix


class CompleteArchive(SourceArchive):
    """Adds the sources of the library, so that the archive builds wherever Swift is."""

    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        target = Path(base_dir, "swift")
        for source in SOURCES:
            shutil.copytree(ROOT / source, target / source, ignore=shutil.ignore_patterns("*.docc"))
        manifest = HERE / "library/Package.swift"
        shutil.copy(manifest if manifest.exists() else ROOT / "Package.swift", target)
        # They are installed beside the library.
        for name in ("LICENSE", "NOTICE.md"):
            shutil.copy(ROOT / name, target)


def version():
    source = ROOT / "Sources/MIMETypes/Support/PackageVersion.swift"
    return re.search(r'current = "([^"]+)"', source.read_text()).group(1)


def description():
    """The readme, whose links lead to the repository from wherever it is shown."""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    text = re.sub(r"\]\(\.\./\.\./", f"]({REPOSITORY}/blob/main/", text)
    return re.sub(r"\]\((?!https?:|#)", f"]({REPOSITORY}/blob/main/Bindings/Python/", text)


spark = [f"swift-mimetype-spark=={version()}", "pyspark>=3.5", "pyarrow>=14", "pandas>=2"]
setup(
    version=version(),
    long_description=description(),
    long_description_content_type="text/markdown",
    project_urls={
        "Homepage": REPOSITORY,
        "Documentation": f"{REPOSITORY}/blob/main/Bindings/Python/README.md",
        "Changelog": f"{REPOSITORY}/blob/main/CHANGELOG.md",
        "Issues": f"{REPOSITORY}/issues",
    },
    extras_require={
        "arrow": ["pyarrow>=14"],
        "pandas": ["pandas>=2", "pyarrow>=14"],
        "polars": ["polars>=1", "pyarrow>=14"],
        "spark": spark,
        "test": ["pytest"],
    },
    cmdclass={"bdist_wheel": PlatformWheel, "build_py": BuildWithLibrary, "sdist": CompleteArchive},
    distclass=PlatformDistribution,
)
