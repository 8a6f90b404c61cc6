"""Leaves out of schemathesis' requests what OpenAPI can't say is wrong.

usage: SCHEMATHESIS_HOOKS=schemathesis_hooks PYTHONPATH=Tests/Attacks st run http://127.0.0.1:8080/openapi.json
"""
import schemathesis


@schemathesis.hook
def filter_case(context, case):
    """A form is one, and has no name of its own, so one in the query or in the path is refused."""
    is_form = (case.media_type or "").startswith("multipart/") or "multipart/" in str(
        {name.lower(): value for name, value in (case.headers or {}).items()}.get("content-type", ""))
    is_named = "name" in (case.query or {}) or "name" in (case.path_parameters or {})
    return not (case.method == "POST" and "/v1/detect" in case.path and is_form
                and (is_named or not isinstance(case.body, dict)))
