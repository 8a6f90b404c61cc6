#!/usr/bin/env python3
"""Count how often the files of an extension are what their extension says.

usage: names.py observe COMMAND FOLDER... > OBSERVATIONS
       names.py count [--add COUNTS] OBSERVATIONS... > NEW_COUNTS

observe runs the command over folders of unpacked source packages, one folder a package, and prints a line for each package
and extension: package, pattern, how the content stands to the types of the pattern, files. count adds such lists up; a
package that is in several of them counts once. With --add it adds them to a table of counts, none of whose packages may be
in the lists. The content stands to the name in one of these ways:

    agree   a signature, a container or a grammar tells one of the pattern's types, or a kind of it
    text    text, though the heaviest type is none or is always marked up; or text that is proven to be of another type
    binary  a signature or a container proves a binary format that the pattern does not stand for
    bytes   bytes that text does not have and that no format is known for
    silent  anything else: text under the name of text, or nothing to prove

An extension that no table knows has no types; its files are text, binary or bytes.
"""
import collections, csv, json, os, re, subprocess, sys

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
KINDS = ["agree", "text", "binary", "bytes", "silent"]
# The packages that an extension needs of whose files nothing is proven.
ENOUGH = 4


class Types:
    """What types are kinds of, and which are text."""

    def __init__(self):
        self.parents, self.text, self.marked = collections.defaultdict(set), set(), set()
        for table in ("types.tsv", "own/types.tsv"):
            with open(os.path.join(DATA, table), encoding="utf-8", newline="") as lines:
                for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                    self.add(row["type"], row["parents"].split(), (row.get("flags") or "").split())
        with open(os.path.join(DATA, "corrections.tsv"), encoding="utf-8") as lines:
            for kind, subject, value, _ in (line.rstrip("\n").split("\t") for line in lines):
                if (kind, value) == ("flag", "+signature"):
                    self.marked.add(subject)

    def add(self, name, parents, flags):
        self.parents[name] |= {p.lstrip("~") for p in parents}
        for suffix, parent in (("+xml", "application/xml"), ("+json", "application/json")):
            if name.endswith(suffix):
                self.parents[name].add(parent)
        if "text" in flags or name.startswith("text/") or "text/plain" in parents:
            self.text.add(name)

    def ancestors(self, name):
        found, left = {name}, [name]
        while left:
            for parent in self.parents[left.pop()] - found:
                found.add(parent)
                left.append(parent)
        return found

    def related(self, one, other):
        return one in self.ancestors(other) or other in self.ancestors(one)

    def is_text(self, name):
        """Types that only the files of languages declare are text as well."""
        return name in self.text or name.startswith("text/")

    def has_mark(self, name):
        """Whether text alone is no sign of it."""
        return not self.is_text(name) or name in self.marked or not self.ancestors(name).isdisjoint({"application/xml", "application/json"})


def standing(answer, names, types):
    """How the content stands to the types of the name."""
    told = [c for c in answer["candidates"] if c["evidence"]["basis"] not in ("name", "declared-type", "fallback", "libmagic")]
    encoding = next((c["type"] for c in told if c["evidence"]["basis"] == "text"
                     and c["type"] in ("text/plain", "application/octet-stream")), None)
    proven = [c["type"] for c in told if c["evidence"]["tier"] in ("structural", "signature")]
    guessed = [c["type"] for c in told if c["type"] not in ("text/plain", "application/octet-stream")]
    if not names and encoding == "text/plain":
        return "text"
    if any(types.related(p, n) for p in proven or guessed for n in names):
        return "agree"
    if proven:
        return "text" if types.is_text(proven[0]) else "binary"
    if encoding == "text/plain":
        return "text" if types.has_mark(names[0]) else "silent"
    return "bytes" if encoding else "silent"


def unlisted(answer):
    """The pattern of an extension that no table knows; None if there is none, or if any part of the name is known."""
    extension = re.search(r"[^/]\.([A-Za-z0-9_+-]*[A-Za-z_][A-Za-z0-9_+-]*)$", answer["path"])
    known = any(c["evidence"]["basis"] == "name" for c in answer.get("candidates", []))
    return "*." + extension[1] if extension and len(extension[1]) <= 20 and not known else None


def observe(command, *folders):
    types, counts = Types(), collections.Counter()
    for folder in folders:
        run = subprocess.Popen([command, "-r", "-j1", "--hidden", "--jsonl", folder], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)
        for line in run.stdout:
            answer = json.loads(line)
            named = [c for c in answer.get("candidates", []) if c["evidence"]["basis"] == "name"
                     and c["evidence"]["detail"].startswith("glob *.")]
            pattern = named[0]["evidence"]["detail"][5:].split(" ")[0] if named else unlisted(answer)
            if not pattern or any(c["evidence"]["basis"] == "file-kind" for c in answer["candidates"]):
                continue
            package = os.path.relpath(answer["path"], folder).split(os.sep)[0]
            counts[package, pattern, standing(answer, [c["type"] for c in named], types)] += 1
    for (package, pattern, kind), files in sorted(counts.items()):
        print(package, pattern, kind, files, sep="\t")


def count(*lists):
    files, packages = {}, collections.defaultdict(collections.Counter)
    if lists[0] == "--add":
        with open(lists[1], encoding="utf-8") as lines:
            kinds = next(lines).rstrip("\n").split("\t")[1:]
            for pattern, *counts in (line.rstrip("\n").split("\t") for line in lines):
                packages[pattern].update(dict(zip(kinds, map(int, counts))))
        lists = lists[2:]
    for path in lists:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                package, pattern, kind, number = line.rstrip("\n").split("\t")
                files[pattern, kind, package] = int(number)
    for pattern, kind, _ in files:
        packages[pattern][kind] += 1
    print("pattern", *KINDS, sep="\t")
    for pattern, counts in sorted(packages.items()):
        if any(counts[kind] for kind in KINDS[:4]) or counts["silent"] >= ENOUGH:
            print(pattern, *(counts[kind] for kind in KINDS), sep="\t")


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in ("observe", "count"):
        sys.exit(__doc__.split("\n\n")[1])
    {"observe": observe, "count": count}[sys.argv[1]](*sys.argv[2:])
