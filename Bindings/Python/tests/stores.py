"""A store that speaks WebHDFS and plain HTTP, and counts what it is asked for."""

import contextlib
import json
import os
import pathlib
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, unquote, urlsplit

API = "/webhdfs/v1"


class Store(ThreadingHTTPServer):
    """https://hadoop.apache.org/docs/stable/hadoop-project-dist/hadoop-hdfs/WebHDFS.html, as far as a reader needs it."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = pathlib.Path(folder)
        self.forbidden = set()
        self.opened = []
        self.seconds = 0
        self.late = set()
        self.most_open = 0
        self._open = 0
        self._lock = threading.Lock()

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *failure):
        self.shutdown()
        self.server_close()

    @contextlib.contextmanager
    def counted(self):
        """Takes its time, and counts how many do so at once."""
        with self._lock:
            self._open += 1
            self.most_open = max(self.most_open, self._open)
        try:
            time.sleep(self.seconds)
            yield
        finally:
            with self._lock:
                self._open -= 1

    @property
    def address(self):
        return f"127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        with self.server.counted():
            self.respond()

    def respond(self):
        url = urlsplit(self.path)
        path = unquote(url.path)
        options = {name.lower(): values[0] for name, values in parse_qs(url.query).items()}
        if path.startswith(API):
            self.answer(self.file(path.removeprefix(API)), options)
        else:
            self.send_file(self.file(path), int(options.get("offset", 0)))

    def file(self, path):
        return self.server.folder / path.strip("/")

    def answer(self, file, options):
        operation = options["op"].upper()
        if not file.exists():
            self.refuse(404, "java.io.FileNotFoundException", f"there is no {file.name}")
        elif operation == "GETFILESTATUS":
            self.send_json({"FileStatus": status(file, "")})
        elif operation.startswith("LISTSTATUS"):
            listing = {"FileStatuses": {"FileStatus": [status(entry, entry.name) for entry in sorted(file.iterdir())]}}
            if operation == "LISTSTATUS_BATCH":
                listing = {"DirectoryListing": {"partialListing": listing, "remainingEntries": 0}}
            self.send_json(listing)
        elif operation == "OPEN":
            self.open(file, options)
        else:
            self.refuse(400, "java.lang.UnsupportedOperationException", operation)

    def open(self, file, options):
        if file.name in self.server.forbidden:
            self.refuse(403, "org.apache.hadoop.security.AccessControlException", f"{file.name} is not for you")
            return
        offset = int(options.get("offset", 0))
        place = quote(str(file.relative_to(self.server.folder)))
        self.send_response(307)
        self.send_header("Location", f"http://{self.server.address}/{place}?op=OPEN&offset={offset}")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def send_file(self, file, offset):
        if not file.is_file():
            self.send_error(404)
            return
        if file.name in self.server.late:
            time.sleep(1)
        self.server.opened.append((file.name, offset))
        with open(file, "rb") as source:
            source.seek(offset)
            self.send_response(200)
            self.send_header("Content-Length", str(max(0, file.stat().st_size - offset)))
            self.end_headers()
            try:
                while data := source.read(65536):
                    self.wfile.write(data)
            except (BrokenPipeError, ConnectionResetError):
                pass  # who has what is needed hangs up

    def send_json(self, value, code=200):
        data = json.dumps(value).encode()
        # Without a Content-Type, since the Hadoop classes that come with pyspark 4.3 lack the one that parses it.
        self.send_response(code)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def refuse(self, code, java_class, message):
        name = java_class.rsplit(".", 1)[1]
        self.send_json({"RemoteException": {"exception": name, "javaClassName": java_class, "message": message}}, code)

    def log_message(self, *values):
        pass


def status(file, suffix):
    facts = os.stat(file)
    return {
        "accessTime": 0, "blockSize": 1 << 20, "childrenNum": 0, "fileId": facts.st_ino, "group": "lake",
        "length": 0 if file.is_dir() else facts.st_size, "modificationTime": int(facts.st_mtime * 1000), "owner": "lake",
        "pathSuffix": suffix, "permission": "755", "replication": 1, "storagePolicy": 0,
        "type": "DIRECTORY" if file.is_dir() else "FILE",
    }  # fmt: skip
