"""Leaves out of schemathesis' requests what OpenAPI can't say is wrong.

usage: SCHEMATHESIS_HOOKS=schemathesis_hooks PYTHONPATH=Tests/Attacks st run http://127.0.0.1:8080/openapi.json
"""
import schemathesis


@schemathesis.hook
def filter_case(context, case):
    """A form is one, which its schema says and schemathesis' generator of bodies does not always keep to."""
    content_type = {name.lower(): str(value) for name, value in (case.headers or {}).items()}.get("content-type", "")
    is_form = (case.media_type or "").startswith("multipart/") or "multipart/" in content_type
    return not (case.method == "POST" and "/v1/detect" in case.path and is_form and not isinstance(case.body, dict))
