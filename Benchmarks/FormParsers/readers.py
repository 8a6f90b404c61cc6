"""Forms as Python's libraries read them: a list of (name, file name or None, content) in bytes, or None."""
import io
import logging

import django.conf
import django.http.multipartparser as django_parser
import python_multipart
import werkzeug.formparser
from django.core.files.uploadhandler import MemoryFileUploadHandler
from django.http import QueryDict

# It says why it refuses each form.
logging.disable(logging.CRITICAL)

django.conf.settings.configure(DATA_UPLOAD_MAX_MEMORY_SIZE=1 << 30, DATA_UPLOAD_MAX_NUMBER_FIELDS=10000)


def text(value):
    return value.encode("utf-8", "surrogateescape") if isinstance(value, str) else value


def werkzeug_parts(content_type, body):
    environ = {
        "REQUEST_METHOD": "POST", "CONTENT_TYPE": content_type, "CONTENT_LENGTH": str(len(body)),
        "wsgi.input": io.BytesIO(body),
    }
    try:
        stream, form, files = werkzeug.formparser.FormDataParser(silent=False).parse_from_environ(environ)
    except Exception:
        return None
    # Fields and files come apart; each keeps its order.
    fields = [(text(name), None, text(value)) for name, values in form.lists() for value in values]
    uploads = [
        (text(name), text(file.filename or ""), file.stream.read()) for name, values in files.lists() for file in values
    ]
    return fields + uploads


class KeepAll(MemoryFileUploadHandler):
    def handle_raw_input(self, *arguments, **options):
        self.activated = True


def django_parts(content_type, body):
    meta = {"CONTENT_TYPE": content_type, "CONTENT_LENGTH": str(len(body))}
    handler = KeepAll()
    handler.chunk_size = 64 << 10
    try:
        parser = django_parser.MultiPartParser(meta, io.BytesIO(body), [handler], "utf-8")
        form, files = parser.parse()
    except Exception:
        return None
    fields = [(text(name), None, text(value)) for name, values in form.lists() for value in values]
    uploads = [(text(name), text(file.name), file.read()) for name, values in files.lists() for file in values]
    return fields + uploads


def starlette_parts(content_type, body):
    """python-multipart as Starlette uses it."""
    kind, parameters = python_multipart.multipart.parse_options_header(content_type)
    if kind != b"multipart/form-data" or not parameters.get(b"boundary"):
        return None
    parts, state = [], {}

    def begin():
        state.update(headers=[], name=b"", value=b"", data=b"")

    def header_end():
        state["headers"].append((state["name"].lower(), state["value"]))
        state.update(name=b"", value=b"")

    def add(key):
        def callback(data, start, end):
            state[key] += data[start:end]
        return callback

    def end():
        state["done"] = True

    def part_end():
        disposition = dict(state["headers"]).get(b"content-disposition", b"")
        _, options = python_multipart.multipart.parse_options_header(disposition)
        if b"name" not in options:
            raise ValueError("a part has no name")
        parts.append((options[b"name"], options.get(b"filename"), state["data"]))

    callbacks = {
        "on_part_begin": begin, "on_part_data": add("data"), "on_part_end": part_end,
        "on_header_field": add("name"), "on_header_value": add("value"), "on_header_end": header_end,
        "on_headers_finished": lambda: None, "on_end": end,
    }
    try:
        parser = python_multipart.MultipartParser(parameters[b"boundary"], callbacks)
        parser.write(body)
        parser.finalize()
    except Exception:
        return None
    return parts if state.get("done") else None


READERS = {"Werkzeug": werkzeug_parts, "Django": django_parts, "python-multipart": starlette_parts}
