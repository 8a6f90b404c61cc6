"""Gives schemathesis the rules that OpenAPI can't express.

usage: SCHEMATHESIS_HOOKS=schemathesis_hooks PYTHONPATH=Tests/Attacks st --config-file Tests/Attacks/schemathesis.toml \\
           run http://127.0.0.1:8080/openapi.json
"""
import base64
import json
from urllib.parse import unquote

import schemathesis
from hypothesis import strategies


def listed(values):
    """The items of a parameter, which is a list or a string, depending on the stage of the case."""
    return unquote(",".join(values) if isinstance(values, list) else values or "image").split(",")


@schemathesis.hook
def filter_case(context, case):
    """Leaves out cases that the service has to refuse."""
    query = case.query or {}
    # A status needs a list of allowed types, only known types can be allowed, and JSON Lines state themselves what is partial.
    if query.get("status") == "422" and "allow" not in query:
        return False
    if any(not item.endswith(("/*", "/pdf", "png", "image")) for item in listed(query.get("allow"))):
        return False
    if case.media_type == "application/jsonl" and query.get("partial") == "true":
        return False
    # The body must be a form whose names have no spaces at the ends and no controls; the generator does not ensure this.
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
