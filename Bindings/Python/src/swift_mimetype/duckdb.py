"""Detects types in DuckDB.

>>> import duckdb, swift_mimetype.duckdb
>>> swift_mimetype.duckdb.register(connection)
>>> connection.sql("SELECT media_type(filename, content).type, count(*) FROM read_blob('lake/**') GROUP BY 1")
"""

from __future__ import annotations

import contextlib
from typing import Any

import duckdb

from . import arrow

DETECTION: str = (
    "STRUCT(type VARCHAR, description VARCHAR, charset VARCHAR, reason VARCHAR, basis VARCHAR, confidence DOUBLE, "
    "conflicts STRUCT(kind VARCHAR, claimed VARCHAR, found VARCHAR, sentence VARCHAR)[], "
    'also_readable_as STRUCT(kind VARCHAR, "type" VARCHAR, "offset" BIGINT, detail VARCHAR)[], '
    "bytes_read BIGINT, reads BIGINT, error VARCHAR)"
)
"""The type of the function's return value."""


def _detect(names: Any, content: Any) -> Any:
    # DuckDB already calls the function from all of its threads.
    return arrow.detect(content, names, threads=1)


def register(connection: Any, name: str = "media_type") -> None:
    """Registers the function `media_type(name, content)` with a connection. The function returns a struct.

    The content must be complete. If it is NULL, the result is based on the name. A function of the same name that was
    registered before is replaced.
    """
    with contextlib.suppress(duckdb.InvalidInputException):
        connection.remove_function(name)
    connection.create_function(
        name, _detect, ["VARCHAR", "BLOB"], DETECTION, type="arrow", null_handling="special", side_effects=False
    )
