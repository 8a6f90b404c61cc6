"""Puts the shared library into the package, and gives the wheel its tag: any Python 3, but one platform.

The library is built with Swift, or taken from where Bindings/C/install has put it: set SWIFT_MIMETYPE_PREFIX to that.
"""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
HEADER = "Sources/CMIMETypeHeader/include/mimetype.h"
# An archive of the source has the Swift sources in a folder of its own.
ROOT = next(folder for folder in (HERE / "swift", HERE.parent.parent) if (folder / HEADER).exists())
SOURCES = ("Sources/CMIMEType", "Sources/CMIMETypeHeader", "Sources/MIMEDetection", "Sources/MIMETypes", "Bindings/C")
REPOSITORY = os.environ.get("SWIFT_MIMETYPE_REPOSITORY", "https://github.com/OWNER/swift-mimetype")


class BuildWithLibrary(build_py):
    """Adds the library and its header to the package."""

    def run(self):
        super().run()
        target = HERE / "src" if self.editable_mode else Path(self.build_lib)
        with tempfile.TemporaryDirectory() as folder:
            prefix = os.environ.get("SWIFT_MIMETYPE_PREFIX") or install_library(folder)
            for name in ("lib/libmimetype.so", "include/mimetype.h"):
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


class SourceArchive(sdist):
    """Adds the sources of the library, so that the archive builds wherever Swift is."""

    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        target = Path(base_dir, "swift")
        for source in SOURCES:
            shutil.copytree(ROOT / source, target / source, ignore=shutil.ignore_patterns("*.docc"))
        manifest = HERE / "library/Package.swift"
        shutil.copy(manifest if manifest.exists() else ROOT / "Package.swift", target)
        for name in ("LICENSE", "NOTICE.md"):
            # They are links in the repository, and would be links to nowhere in the archive.
            Path(base_dir, name).unlink(missing_ok=True)
            shutil.copy(HERE / name, base_dir)


class PlatformWheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


class PlatformDistribution(Distribution):
    def has_ext_modules(self):
        return True


def version():
    source = ROOT / "Sources/MIMETypes/PackageVersion.swift"
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
    cmdclass={"bdist_wheel": PlatformWheel, "build_py": BuildWithLibrary, "sdist": SourceArchive},
    distclass=PlatformDistribution,
)
