"""Tells schemathesis what OpenAPI can't say.

usage: SCHEMATHESIS_HOOKS=schemathesis_hooks PYTHONPATH=Tests/Attacks st --config-file Tests/Attacks/schemathesis.toml \\
           run http://127.0.0.1:8080/openapi.json
"""
import base64
import json
from urllib.parse import unquote

import schemathesis
from hypothesis import strategies


@schemathesis.hook
def filter_case(context, case):
    """Leaves out what the service has to refuse."""
    query = case.query or {}
    # A status is for files that are not allowed, only known types can be, and a list says itself what is partial.
    if query.get("status") == "422" and "allow" not in query:
        return False
    if any("/" in item and not item.endswith(("/*", "/pdf")) for item in unquote(str(query.get("allow", ""))).split(",")):
        return False
    if case.media_type == "application/jsonl" and query.get("partial") == "true":
        return False
    # A form is one, and its names have no spaces at the ends or controls, which the generator does not always keep to.
    content_type = {name.lower(): str(value) for name, value in (case.headers or {}).items()}.get("content-type", "")
    is_form = (case.media_type or "").startswith("multipart/") or "multipart/" in content_type
    if not is_form or case.method != "POST":
        return True
    return isinstance(case.body, dict) and all(name.isprintable() and name == name.strip() for name in case.body)


def line(head, name):
    return json.dumps({"head": base64.b64encode(head).decode(), "size": len(head)} | ({"name": name} if name else {}))


def lines(heads):
    return "".join(line(*each) + "\n" for each in heads).encode()


names = strategies.none() | strategies.text(strategies.characters(exclude_categories=["Cs"]), max_size=40)
heads = strategies.lists(strategies.tuples(strategies.binary(max_size=200), names), min_size=1, max_size=20)
schemathesis.openapi.media_type("application/jsonl", heads.map(lines))
