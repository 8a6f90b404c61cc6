"""Gives the wheel its tag: any Python 3, but one platform, since the shared library is part of it."""

import re
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel


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
    source = Path(__file__).parent / "../../Sources/MIMETypes/PackageVersion.swift"
    return re.search(r'current = "([^"]+)"', source.read_text()).group(1)


setup(version=version(), cmdclass={"bdist_wheel": PlatformWheel}, distclass=PlatformDistribution)
