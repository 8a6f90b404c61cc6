"""Detects types in polars: once this module is imported, columns have a `mimetype` namespace.

>>> import polars, swift_mimetype.polars
>>> table.with_columns(found=polars.col("content").mimetype.detect(names="name"))
"""

from __future__ import annotations

from typing import Any, Optional, Union

import polars as pl
import pyarrow as pa

from . import arrow

_texts = pl.List(pl.Struct({name: pl.String for name in ("kind", "claimed", "found", "sentence")}))
_readings = pl.List(pl.Struct({"kind": pl.String, "type": pl.String, "offset": pl.Int64, "detail": pl.String}))
SCHEMA: pl.Struct = pl.Struct(
    {
        **{name: pl.String for name in ("type", "description", "charset", "reason", "basis")}, "confidence": pl.Float64,
        "conflicts": _texts, "also_readable_as": _readings, "bytes_read": pl.Int64, "reads": pl.Int64, "error": pl.String,
    }
)  # fmt: skip
"""The polars type of a detection."""


def _column(series: Optional[pl.Series], is_content: bool = False) -> Any:
    if series is None or not is_content:
        return None if series is None else series.to_arrow()
    # A column without any value has no type; Arrow refuses other columns than those of bytes.
    content = series.cast(pl.Binary) if series.dtype == pl.Null else series
    # Some of Arrow's functions don't support polars' own layout yet.
    return content.to_arrow(compat_level=pl.CompatLevel.oldest())


def _detected(content: pl.Series, names: Optional[pl.Series], declared_types: Optional[pl.Series]) -> pl.Series:
    found = arrow.detect(_column(content, True), _column(names), _column(declared_types))
    if isinstance(found, pa.ChunkedArray):
        found = found.combine_chunks()
    return pl.Series(content.name, pl.from_arrow(found), SCHEMA)


@pl.api.register_series_namespace("mimetype")
class SeriesNamespace:
    """The namespace of a series of bytes."""

    def __init__(self, series: pl.Series) -> None:
        self._series = series

    def detect(self, names: Optional[pl.Series] = None, declared_types: Optional[pl.Series] = None) -> pl.Series:
        """Detects the types, as described in `swift_mimetype.arrow.detect`."""
        return _detected(self._series, names, declared_types)


@pl.api.register_expr_namespace("mimetype")
class ExpressionNamespace:
    """The namespace of an expression for a column of bytes."""

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def detect(
        self, names: Union[pl.Expr, str, None] = None, declared_types: Union[pl.Expr, str, None] = None
    ) -> pl.Expr:
        """Detects the types, as described in `swift_mimetype.arrow.detect`; strings are names of columns."""
        others = [pl.col(other) if isinstance(other, str) else other for other in (names, declared_types)]

        def call(columns: Any) -> pl.Series:
            rest = iter(columns[1:])
            return _detected(columns[0], *[None if other is None else next(rest) for other in others])

        wanted = [self._expression, *(other for other in others if other is not None)]
        return pl.map_batches(wanted, call, return_dtype=SCHEMA)
