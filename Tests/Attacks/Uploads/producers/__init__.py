"""Programs and libraries that write the files of `honest.py`."""

from . import data, documents, images, languages, programs
from .job import MAKERS, Job

__all__ = ["MAKERS", "Job", "data", "documents", "images", "languages", "programs"]
