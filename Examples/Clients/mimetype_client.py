"""A client of mimetype-server for Python, with nothing but its standard library.

    client = Client("http://localhost:8080")
    client.types(["photo.jpg", "Makefile"])                 # by their names: ["image/jpeg", "text/x-makefile"]
    client.detect("photo.jpg")["type"]                      # by name and content
    client.may_keep("photo.jpg", ["image/jpeg", "image/png"])

Copy this file into your program. On the command line: python3 mimetype_client.py http://localhost:8080 FILE...
"""

import http.client
import json
import os
import pathlib
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any


class MimetypeError(Exception):
    """A refusal of the service: `status`, and a sentence that says what to do."""

    def __init__(self, status: int, detail: str):
        super().__init__(detail)
        self.status = status


class Client:
    """Asks one service. It keeps no connection, so threads may share it."""

    prefix_length = 1 << 20
    """How much of a file is sent for its type. The service keeps no more of one."""

    judged_length = 16 << 20
    """How much of a file is sent for a verdict. The service judges no longer file."""

    # Without a type, urllib would call every body a form.
    _headers = {"Accept": "application/json", "Content-Type": "application/octet-stream"}

    def __init__(self, url: str, timeout: float = 10, attempts: int = 4):
        self.url = url.rstrip("/")
        self.timeout = timeout
        self.attempts = attempts

    def types(self, names: list[str]) -> list[str]:
        """The types of files by their names alone."""
        body = json.dumps(names).encode()
        answers = self._ask("POST", "/v1/lookup?fields=type", body, {"Content-Type": "application/json"})
        return [answer["type"] for answer in answers]

    def detect(self, path: str | os.PathLike[str], **query: str) -> dict[str, Any]:
        """What a file is, by its name and its content, with the reason and the conflicts."""
        return self._detect(pathlib.Path(path), self.prefix_length, query)

    def may_keep(self, path: str | os.PathLike[str], allowed: list[str]) -> tuple[bool, str]:
        """Whether an upload may be kept, and a sentence that says why or why not."""
        verdict = self._detect(pathlib.Path(path), self.judged_length, {"allow": ",".join(allowed)})["upload"]
        return verdict["accepted"], verdict["detail"]

    def _detect(self, path: pathlib.Path, length: int, query: dict[str, str]) -> dict[str, Any]:
        with path.open("rb") as file:
            head = file.read(length)
            is_part = bool(file.read(1))
        if is_part:
            query["partial"] = "true"
        return self._ask("PUT", "/v1/detect?" + urllib.parse.urlencode({"name": path.name, **query}), head)

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str] = {}) -> Any:
        for attempt in range(1, self.attempts + 1):
            request = urllib.request.Request(self.url + path, body, {**self._headers, **headers}, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                pause = error.headers.get("Retry-After", "")
                if error.code in (429, 503) and pause.isdigit() and attempt < self.attempts:
                    time.sleep(min(int(pause), 30))
                    continue
                try:
                    detail = json.load(error).get("detail", error.reason)
                except (ValueError, AttributeError):
                    detail = f"Something in front of the service answered {error.code}."
                raise MimetypeError(error.code, detail) from None
            except http.client.HTTPException as error:
                raise MimetypeError(0, f"The answer is broken: {error!r}") from error
        raise AssertionError("unreachable")


if __name__ == "__main__":
    import sys

    client = Client(sys.argv[1])
    status = 0
    for file in sys.argv[2:]:
        try:
            result = client.detect(file)
        except (OSError, MimetypeError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            status = 1
            continue
        conflicts = "".join(f"; {conflict['message']}" for conflict in result["conflicts"])
        print(f"{file}: {result['type']} ({result['reason']}{conflicts})")
    sys.exit(status)
