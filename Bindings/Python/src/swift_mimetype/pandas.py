"""Detects types in pandas: once this module is imported, series have a `mimetype` accessor.

>>> import pandas, swift_mimetype.pandas
>>> table.join(table["content"].mimetype.detect(names=table["name"]))
"""

from __future__ import annotations

from typing import Any, Optional

import pandas as pd
import pyarrow as pa

from . import arrow


def _column(series: Optional[Any], type: Any) -> Any:
    return None if series is None else pa.Array.from_pandas(series, type=type)


@pd.api.extensions.register_series_accessor("mimetype")
class Accessor:
    """The accessor of a series of bytes."""

    def __init__(self, series: Any) -> None:
        self._series = series

    def detect(self, names: Optional[Any] = None, declared_types: Optional[Any] = None) -> Any:
        """Detects the types, and returns a DataFrame with the fields of `swift_mimetype.arrow.SCHEMA` and the series' index.

        names, declared_types: series or lists of strings, one for each row.
        """
        content = _column(self._series, pa.large_binary())
        found = arrow.detect(content, _column(names, pa.string()), _column(declared_types, pa.string()))
        table = pa.Table.from_arrays(found.flatten(), [field.name for field in arrow.SCHEMA])
        return table.to_pandas().set_axis(self._series.index)
