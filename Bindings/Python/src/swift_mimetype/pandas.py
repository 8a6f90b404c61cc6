"""Detects types in pandas: once this module is imported, series have a `mimetype` accessor.

>>> import pandas, swift_mimetype.pandas
>>> table.join(table["content"].mimetype.detect(names=table["name"]))
"""

from __future__ import annotations

from typing import Any, Optional

import pandas as pd
import pyarrow as pa

from . import arrow


def _content(series: Any) -> Any:
    found = pd.api.types.infer_dtype(series, skipna=True)
    if found not in ("bytes", "empty"):
        raise TypeError(f"content is a series of bytes, not of {found}; encode texts, and read the files that paths name")
    return pa.Array.from_pandas(series, type=pa.large_binary())


def _texts(values: Optional[Any], index: Any) -> Any:
    """Returns texts as a column. The rows of a series are those of an index, as in pandas' own functions."""
    if isinstance(values, pd.Series) and not values.index.equals(index):
        values = values.reindex(index)
    return None if values is None else pa.Array.from_pandas(values, type=pa.string())


@pd.api.extensions.register_series_accessor("mimetype")
class Accessor:
    """The accessor of a series of bytes."""

    def __init__(self, series: Any) -> None:
        self._series = series

    def detect(self, names: Optional[Any] = None, declared_types: Optional[Any] = None) -> Any:
        """Detects the types, and returns a DataFrame with the fields of `swift_mimetype.arrow.SCHEMA` and the series' index.

        names, declared_types: strings, one for each row. The rows of a series are matched by their index, those of a list by
        their order.
        """
        index = self._series.index
        found = arrow.detect(_content(self._series), _texts(names, index), _texts(declared_types, index))
        table = pa.Table.from_arrays(found.flatten(), [field.name for field in arrow.SCHEMA])
        return table.to_pandas().set_axis(index)
