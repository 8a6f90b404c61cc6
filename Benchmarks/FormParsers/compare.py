#!/usr/bin/env python3
"""Compares how forms are read: of those that a strict parser accepts, all that others accept must be read alike.

usage: compare.py [--count N] [--seed N] [--lenient] [--show N] [--install]

`--install` installs what it compares with, from PyPI and Debian; what is not there is left out, and said so. The exit status is
1 if a difference is left that `known` does not explain.
"""
import argparse
import collections
import html
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def install():
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--break-system-packages", "werkzeug", "django", "python-multipart"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-q", "golang-go", "nodejs", "node-busboy"], check=True)


def lines(command, data, **options):
    result = subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True, **options)
    return [json.loads(line) for line in result.stdout.decode().splitlines()]


def decoded(parts):
    if parts is None:
        return None
    return [(bytes.fromhex(n), None if f is None else bytes.fromhex(f), bytes.fromhex(c)) for n, f, c in parts]


def programs(folder):
    """The commands that read forms on standard input, by name."""
    # Debian keeps modules where a node from elsewhere does not look.
    os.environ["NODE_PATH"] = "/usr/share/nodejs"
    found = {}
    if shutil.which("go"):
        target = folder / "read-forms-go"
        subprocess.run(["go", "build", "-o", target, HERE / "read-forms.go"], check=True, env={**os.environ, "GOFLAGS": "-mod=mod", "GO111MODULE": "off"})
        found["Go"] = [str(target)]
    busboy = next((p for p in ("/usr/share/nodejs/busboy", "/usr/lib/node_modules/busboy") if os.path.exists(p)), None)
    if shutil.which("node") and busboy:
        os.environ["BUSBOY"] = busboy
        found["busboy"] = ["node", str(HERE / "read-forms.js")]
    for name in {"Go", "busboy"} - set(found):
        print(f"{name} is not installed and left out")
    return found


def split(parts):
    """Fields and files apart, each by name: some libraries give them so."""
    groups = collections.defaultdict(list)
    for name, file_name, content in parts:
        groups[name, file_name is not None].append((file_name, content))
    return groups


def replaced(content):
    return content.decode("utf-8", "replace").encode()


def known(reader, parts):
    """The form as a reader gives it that is known to change what it has read, with the reason in the comment."""
    result = []
    for name, file_name, content in parts:
        # Text is decoded by all but Go and python-multipart, which leave that to the caller.
        if file_name is None and reader in ("Werkzeug", "Django", "busboy"):
            content = replaced(content)
        # Werkzeug undoes one of the escapes of browsers, which leave it open whether a name had the quote or the escape.
        if reader == "Werkzeug":
            name, file_name = name.replace(b"%22", b'"'), file_name and file_name.replace(b"%22", b'"')
        # A field in which no file was chosen: an empty name, and nothing in it. Django has a text then, busboy a file without
        # a name.
        if reader in ("Django", "busboy") and file_name == b"" and content == b"":
            file_name = None
        if reader == "Django" and file_name is not None:
            # Django undoes HTML's escapes in names of files and takes out what can't be printed.
            text = html.unescape(file_name.decode("utf-8", "replace")).strip()
            text = text.replace("\\", "/").rsplit("/", 1)[-1]
            file_name = "".join(c for c in text if c.isprintable()).strip().encode()
            if not file_name or file_name in (b".", b".."):
                continue
        result.append((name, file_name, content))
    return result


def alike(reader, ours, theirs):
    ours = known(reader, ours)
    theirs = [(n, f, replaced(c) if f is None and reader in ("Werkzeug", "Django", "busboy") else c) for n, f, c in theirs]
    return split(ours) == split(theirs)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--count", type=int, default=20000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--lenient", action="store_true")
    options.add_argument("--show", type=int, default=5)
    options.add_argument("--install", action="store_true")
    options = options.parse_args()
    if options.install:
        install()
    sys.path.insert(0, str(HERE))
    from mutations import forms
    from readers import READERS

    all_forms = forms(options.count, options.seed)
    data = "".join(f"{t.hex()}\n{b.hex()}\n" for t, b in all_forms).encode()
    package = HERE.parent
    subprocess.run(["swift", "build", "-q", "-c", "release", "--product", "ReadForms"], cwd=package, check=True)
    ours = lines([package / ".build/release/ReadForms"] + (["--lenient"] if options.lenient else []), data)
    ours = [decoded(parts) for parts in ours]
    with tempfile.TemporaryDirectory() as folder:
        theirs = {name: [decoded(p) for p in lines(command, data)] for name, command in programs(pathlib.Path(folder)).items()}
    for name, reader in READERS.items():
        theirs[name] = [reader(t.decode("latin-1"), b) for t, b in all_forms]

    print(f"{len(all_forms)} forms, {sum(p is not None for p in ours)} accepted by ours")
    failures = 0
    for name, results in theirs.items():
        both = [i for i, p in enumerate(results) if p is not None and ours[i] is not None]
        different = [i for i in both if not alike(name, ours[i], results[i])]
        failures += len(different)
        only = sum(p is None and ours[i] is not None for i, p in enumerate(results))
        print(f"{name}: {sum(p is not None for p in results)} accepted, {len(both)} by both, {len(different)} read differently, {only} only by ours")
        for i in different[: options.show]:
            print("   ", *all_forms[i], sep="\n      ")
            print("      ours:  ", ours[i], "\n      theirs:", results[i])
    agreed = [i for i, p in enumerate(ours) if p is not None and all(r[i] is not None for r in theirs.values())]
    print(f"{len(agreed)} accepted by all")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
