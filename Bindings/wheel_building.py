"""What the packages for Python and for Spark have in common when they are built. Archives of their source have a copy."""

import os
import shutil
from pathlib import Path

from setuptools import Distribution
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

REPOSITORY = os.environ.get("SWIFT_MIMETYPE_REPOSITORY", "https://github.com/OWNER/swift-mimetype")


class SourceArchive(sdist):
    """Adds this file, and the licence, which is a link in the repository and would be one to nowhere in the archive."""

    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for name in ("LICENSE", "NOTICE.md"):
            Path(base_dir, name).unlink(missing_ok=True)
            shutil.copy(name, base_dir)
        shutil.copy(__file__, base_dir)


class PlatformWheel(bdist_wheel):
    """Tags the wheel: any Python 3, but one platform."""

    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


class PlatformDistribution(Distribution):
    def has_ext_modules(self):
        return True
