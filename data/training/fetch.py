#!/usr/bin/env python3
"""Fetch the training files of the language model and put them into folders by label.

usage: fetch.py FOLDER [--packages FILE] [--pygments SDIST]

Downloads the Debian source packages of packages.txt, keeps the start of each file that a line of labels.txt matches as
FOLDER/LABEL/PACKAGE/FILE, and deletes the archives. Packages that are there already are passed over, so that it can be
started again. With --pygments the example files of Pygments' source archive are added. Needs Debian with `deb-src` lines.
"""
import argparse, csv, fnmatch, glob, hashlib, os, re, subprocess, sys, tarfile, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = 16384
MOST = 40  # files of a label in a package
BATCH = 12
UNPACK = {"xz": "xz", "gz": "gzip", "bz2": "bzip2", "zst": "zstd", "lzma": "xz"}


class Labels:
    """Which label a file has, by its name and its package."""

    def __init__(self, path):
        self.suffixes, self.names, self.globs, self.labels = {}, {}, [], []
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                if not line.startswith("#") and line.strip():
                    self.add(*re.match(r"^(.*?)((?: [.=]\S+)*)$", line.rstrip("\n")).groups())

    def add(self, label, patterns):
        self.labels.append(label)
        for pattern in patterns.split():
            text, _, packages = pattern.partition("@")
            rule = label, [re.compile(fnmatch.translate(p)) for p in packages.split(",")] if packages else None
            if "*" in text:
                self.globs.append((text[1:], rule))
            elif text.startswith("="):
                self.names.setdefault(text[1:], []).append(rule)
            else:
                self.suffixes.setdefault(text, []).append(rule)

    def rules(self, name):
        if name in self.names:
            return self.names[name]
        place = name.find(".")
        while place >= 0:
            if name[place:] in self.suffixes:
                return self.suffixes[name[place:]]
            place = name.find(".", place + 1)
        return [rule for pattern, rule in self.globs if fnmatch.fnmatch(name, pattern)]

    def find(self, name, package):
        for label, packages in self.rules(name):
            if packages is None or any(p.match(package) for p in packages):
                return label


def keep(folder, label, package, name, path, data):
    # The hash of the path, so that the files of a package come in no order that means something.
    key = hashlib.sha256((package + path).encode(errors="replace")).hexdigest()[:10]
    target = os.path.join(folder, label, package)
    os.makedirs(target, exist_ok=True)
    with open(os.path.join(target, f"{key}-{name[-60:]}"), "wb") as out:
        out.write(data)


def unpack(archive, package, labels, folder, counts):
    is_packaging = ".debian.tar" in archive
    reader = subprocess.Popen([UNPACK[archive.rsplit(".", 1)[1]], "-dc", archive], stdout=subprocess.PIPE)
    with reader, tarfile.open(fileobj=reader.stdout, mode="r|") as entries:
        for entry in entries:
            name = os.path.basename(entry.name)
            if not entry.isreg() or entry.size < 24:
                continue
            if is_packaging and name not in ("control", "copyright", "changelog"):
                continue
            label = labels.find(name, package)
            if label and counts.get(label, 0) < 4 * MOST:
                counts[label] = counts.get(label, 0) + 1
                keep(folder, label.replace("/", "_"), package, name, entry.name, entries.extractfile(entry).read(HEAD))


def trim(folder, package, counts):
    for label in counts:
        target = os.path.join(folder, label.replace("/", "_"), package)
        for name in sorted(os.listdir(target))[MOST:]:
            os.remove(os.path.join(target, name))


def fetch(packages, labels, folder, done):
    with tempfile.TemporaryDirectory() as work:
        for package in packages:
            # One at a time in a batch that may fail: a package that is gone does not take the others with it.
            subprocess.run(["apt-get", "-q", "source", "--download-only", package], cwd=work,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        for package in packages:
            archives = [a for a in glob.glob(f"{work}/{package}_*.tar.*") if not a.endswith(".asc")]
            if not archives:
                print(f"{package}: can't be had; it is left out", file=sys.stderr)
                continue
            counts = {}
            for archive in archives:
                try:
                    unpack(archive, package, labels, folder, counts)
                except (tarfile.TarError, KeyError, OSError) as error:
                    print(f"{os.path.basename(archive)}: {error}; the rest of it is left out", file=sys.stderr)
            trim(folder, package, counts)
            with open(os.path.join(done, package), "w", encoding="utf-8"):
                pass


def examples(archive, labels, folder):
    """Adds the example files of Pygments, whose folders are called like its lexers."""
    known = {label.lower(): label for label in labels.labels}
    languages = {}
    for path in glob.glob(os.path.join(HERE, "..", "language-words.tsv")):
        with open(path, encoding="utf-8", newline="") as table:
            types = {}
            for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
                types.setdefault(row["type"], []).append(row["word"])
            for words in types.values():
                label = next((known[w.replace("-", " ")] for w in words if w.replace("-", " ") in known), None)
                languages.update({w: label for w in words if label})
    with tarfile.open(archive) as entries:
        for entry in entries:
            parts = entry.name.split("/")
            if entry.isreg() and parts[1:3] == ["tests", "examplefiles"] and not entry.name.endswith(".output"):
                lexer = parts[3]
                label = languages.get(lexer)
                package = "pygments" if label else f"pygments-{lexer}"
                keep(folder, label or "[other]", package, parts[-1], entry.name, entries.extractfile(entry).read(HEAD))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--packages", default=os.path.join(HERE, "packages.txt"))
    parser.add_argument("--pygments")
    arguments = parser.parse_args()
    labels = Labels(os.path.join(HERE, "labels.txt"))
    done = os.path.join(os.path.abspath(arguments.folder), ".done")
    os.makedirs(done, exist_ok=True)
    with open(arguments.packages, encoding="utf-8") as lines:
        wanted = [p for p in lines.read().split() if not os.path.exists(os.path.join(done, p))]
    for start in range(0, len(wanted), BATCH):
        fetch(wanted[start:start + BATCH], labels, arguments.folder, done)
    if arguments.pygments:
        examples(arguments.pygments, labels, arguments.folder)


main()
