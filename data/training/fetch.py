#!/usr/bin/env python3
"""Fetch the training files of the language model and put them into folders by label.

usage: fetch.py FOLDER [--packages FILE] [--pygments SDIST] [--mirror URL] [--suites SUITE ...] [--jobs N]

Downloads the Debian source packages of packages.txt, keeps the start of each file that a line of labels.txt matches as
FOLDER/LABEL/PACKAGE/FILE, and deletes the archives. The packages come from the archive that apt's own sources name, or
from --mirror, and there from the suites that are named, from the first that has the version which the list asks for; a
version that is gone is replaced by the first that is there. What can't be had is said and left out. Packages that are
there already are passed over, so it can be stopped and started again. With --pygments the example files of Pygments'
source archive are added. apt is needed only without --mirror.
"""
import argparse, concurrent.futures, csv, fnmatch, hashlib, lzma, os, re, shutil, subprocess, sys, tarfile, tempfile, typing
import urllib.error, urllib.parse, urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = 16384
MOST = 40  # files of a label in a package
UNPACK = {"xz": "xz", "gz": "gzip", "bz2": "bzip2", "zst": "zstd", "lzma": "xz"}


class Labels:
    """Which label a file has, by its name and its package."""

    def __init__(self, path):
        self.suffixes, self.names, self.globs, self.labels = {}, {}, [], []
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                if not line.startswith("#") and line.strip():
                    self.add(*re.match(r'^("[^"]*"|.*?)((?: [.=]\S+)*)$', line.rstrip("\n")).groups())

    def add(self, label, patterns):
        # Without quotes, a part of the name that starts with '.' would be a pattern.
        label = label.strip('"')
        self.labels.append(label)
        for pattern in patterns.split():
            text, _, packages = pattern.partition("@")
            rule = label, packages.split(",") if packages else ["*"]
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
            wanted = [p for p in packages if not p.startswith("!")] or ["*"]
            if any(fnmatch.fnmatchcase(package, p) for p in wanted) and not any(
                    fnmatch.fnmatchcase(package, p[1:]) for p in packages if p.startswith("!")):
                return label


def is_source(data):
    """Whether a file that its name calls prose or data is a script, markup or source text all the same."""
    if re.match(rb"\s*(#!|<[?!a-zA-Z]|\{\s*\"|%!PS|%PDF|package |import |#include )", data):
        return True
    lines = [line.strip() for line in data.split(b"\n")[:120]]
    lines = [line for line in lines if line]
    ends = sum(line.endswith((b";", b"{", b"}", b");", b"},")) for line in lines)
    return len(lines) >= 8 and ends * 4 > len(lines)


# What a first line says of a file, whatever its name says: programs that run it, by the label that it may have then.
PROGRAMS = [("python", {"Python", "Cython", "SCons", "Snakemake"}), ("perl", {"Perl", "Pod", "XS"}), ("php", {"PHP"}),
            ("hhvm", set()), ("ruby", {"Ruby"}), ("node", {"JavaScript", "TypeScript"}), ("lua", {"Lua"}),
            ("awk", {"Awk"}), ("groovy", {"Groovy", "Gradle"}), ("bash", {"Shell"}), ("tclsh", {"Tcl"}), ("make", {"Makefile"})]


# What is in every text with a label, where the extension has other uses too: sections of manual pages look like the numbers of
# versions, PyInstaller's settings are in Python, Salt's states are in YAML, and PEAR has registries of its own.
NEEDED = {"Roff": rb"^[.']", "RPM Spec": rb"^(Name|Summary|%\w+)", "Scheme": rb"^\s*\(",
          "Windows Registry Entries": rb"^\s*(REGEDIT4|Windows Registry Editor|\[-?HKEY_)",
          "systemd unit": rb"^\[(?!D-BUS)"}

# Labels of texts that may start with the code of a template: those of template languages, and of languages with such braces.
TEMPLATES = {"[html]", "[prose]", "[other]", "Handlebars", "Jinja", "Liquid", "Mustache", "Nunjucks", "Smarty", "TeX", "Twig"}

# Labels of texts that may start like XML or HTML.
MARKED = {"[xml]", "[html]", "[prose]", "[other]", "[mail]", "[log]", "Csound Document", "EJS", "FreeMarker", "Go Template",
          "Handlebars", "HTML+ERB", "Java Server Pages", "Jinja", "Liquid", "Mako", "Markdown", "MDX", "Mustache", "Nunjucks",
          "PHP", "Perl", "Smarty", "StringTemplate", "Svelte", "Terraform Template", "Twig", "Velocity Template Language",
          "Vue", "XQuery", "Blade", "DTD", "Wikitext"}


def is_mislabelled(label, data):
    """Whether a file is not what its name says: its first line names another language, or its bytes are not text."""
    if b"\0" in data or label in ("[prose]", "[other]") and is_source(data):
        return True
    if label in NEEDED and not re.search(NEEDED[label], data, re.M):
        return True
    if label not in MARKED and re.match(rb"\s*<(\?xml|!DOCTYPE|html)", data):
        return True
    # Templates have the extension of what they make.
    if label not in TEMPLATES and re.match(rb"\s*\{%-? *(extends|from|import|if|for|set|macro|block) ", data):
        return True
    # Programs of IDL have the extension of qmake's projects.
    if label == "QMake" and re.search(rb"^(;|\s*(pro|function)\s+\w+\s*,)", data, re.M | re.I):
        return True
    line = data.split(b"\n", 1)[0][:80].decode(errors="replace")
    if not line.startswith("#!"):
        return False
    if label == "Diff":
        return True
    return any(program in line and label not in labels for program, labels in PROGRAMS)


def keep(folder, label, package, name, path, data):
    if is_mislabelled(label, data):
        return False
    # The hash of the path, so that the files of a package come in no order that means something.
    key = hashlib.sha256((package + path).encode(errors="replace")).hexdigest()[:10]
    target = os.path.join(folder, label.replace("/", "_"), package)
    os.makedirs(target, exist_ok=True)
    with open(os.path.join(target, f"{key}-{name[-60:]}"), "wb") as out:
        out.write(data)
    return True


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
                kept = keep(folder, label, package, name, entry.name, entries.extractfile(entry).read(HEAD))
                counts[label] = counts.get(label, 0) + kept


def trim(folder, package, counts):
    for label in counts:
        target = os.path.join(folder, label.replace("/", "_"), package)
        for name in sorted(os.listdir(target))[MOST:] if os.path.isdir(target) else []:
            os.remove(os.path.join(target, name))


def archive_of_apt():
    """The archive of Debian that the system's own sources name."""
    form = "$(ORIGIN)\t$(CODENAME)\t$(REPO_URI)"
    targets = subprocess.run(["apt-get", "indextargets", "--format", form, "Created-By: Packages"],
                             capture_output=True, text=True)
    for line in targets.stdout.splitlines():
        origin, codename, address = line.split("\t")
        # Others are of updates alone, such as bookworm-security.
        if origin == "Debian" and "-" not in codename:
            return address
    sys.exit("fetch.py: apt's sources name no archive of Debian, or were never read; "
             "run apt-get update, or name an archive with --mirror URL")


class Archive:
    """An archive of Debian, and the source packages that its suites list."""

    def __init__(self, mirror, suites):
        self.mirror = mirror.rstrip("/")
        self.suites = [self.read(suite) for suite in suites]

    def read(self, suite):
        """The files of each version of each package of a suite: their paths, sizes and hashes."""
        packages = {}
        with urllib.request.urlopen(f"{self.mirror}/dists/{suite}/main/source/Sources.xz", timeout=60) as answer:
            lists = lzma.decompress(answer.read()).decode()
        for entry in lists.split("\n\n"):
            fields = dict(re.findall(r"^(Package|Version|Directory): (\S+)", entry, re.M))
            hashes = re.search(r"^Checksums-Sha256:\n((?: .*\n?)+)", entry, re.M)
            if hashes and len(fields) == 3:
                files = re.findall(r"^ ([0-9a-f]{64}) (\d+) (\S+\.tar\.\w+)$", hashes[1], re.M)
                packages.setdefault(fields["Package"], {})[fields["Version"]] = [
                    (f"{fields['Directory']}/{name}", int(size), digest) for digest, size, name in files
                    if name.rsplit(".", 1)[1] in UNPACK]
        return packages

    def versions(self, package, wanted):
        """The versions that the suites have, and their files: the wanted one first, then the first one of each suite."""
        found = [(v, files) for suite in self.suites for v, files in suite.get(package, {}).items()]
        return sorted(found, key=lambda version: version[0] != wanted)

    def download(self, path, size, digest, folder):
        """The path of a file that was downloaded, or None if the archive doesn't have it as its list says."""
        target = os.path.join(folder, os.path.basename(path))
        for _ in range(3):
            try:
                with urllib.request.urlopen(f"{self.mirror}/{urllib.parse.quote(path)}", timeout=60) as answer, open(target, "wb") as out:
                    shutil.copyfileobj(answer, out)
            except urllib.error.HTTPError:
                return None
            except OSError:
                continue
            with open(target, "rb") as file:
                if os.path.getsize(target) == size and hashlib.file_digest(file, "sha256").hexdigest() == digest:
                    return target
        return None

    def archives(self, wanted, folder):
        """The archives of a package: none if only Debian's changes to the program can be had."""
        for version, files in self.versions(wanted.name, wanted.version):
            # Those of a package without Debian's own files are the program's.
            files = [f for f in files if not (wanted.is_upstream and ".debian.tar" in f[0])]
            found = [self.download(*file, folder) for file in sorted(files, key=lambda f: ".debian.tar" in f[0])]
            if not found or not all(found):
                continue
            if wanted.version and version != wanted.version:
                print(f"{wanted.name}: {wanted.version} can't be had; {version} is taken", file=sys.stderr)
            return sorted(found)
        return []


class Package(typing.NamedTuple):
    name: str
    version: str | None = None
    # Whether Debian's own files are left out.
    is_upstream: bool = False


def fetch(archive, package, labels, folder, done):
    with tempfile.TemporaryDirectory() as work:
        found = archive.archives(package, work)
        if not found:
            print(f"{package.name}: can't be had; it is left out", file=sys.stderr)
            return
        counts = {}
        for path in found:
            try:
                unpack(path, package.name, labels, folder, counts)
            except (tarfile.TarError, KeyError, EOFError, ValueError) as error:
                print(f"{os.path.basename(path)}: {error}; the rest of it is left out", file=sys.stderr)
        trim(folder, package.name, counts)
        with open(os.path.join(done, package.name), "w", encoding="utf-8") as out:
            out.write("".join(f"{os.path.basename(path)}\n" for path in found))


def examples(archive, labels, folder):
    """Adds the example files of Pygments, whose folders are called like its lexers."""
    known = {label.lower(): label for label in labels.labels}
    languages = {}
    with open(os.path.join(HERE, "..", "language-words.tsv"), encoding="utf-8", newline="") as table:
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


def read_packages(path):
    with open(path, encoding="utf-8") as lines:
        rows = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    return [Package(row[0], row[1] if len(row) > 1 else None, "upstream" in row[2:]) for row in rows]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--packages", default=os.path.join(HERE, "packages.txt"))
    parser.add_argument("--pygments")
    parser.add_argument("--mirror")
    parser.add_argument("--suites", nargs="+", default=["bookworm", "trixie", "sid"])
    parser.add_argument("--jobs", type=int, default=4)
    arguments = parser.parse_args()
    labels = Labels(os.path.join(HERE, "labels.txt"))
    folder = os.path.abspath(arguments.folder)
    done = os.path.join(folder, ".done")
    os.makedirs(done, exist_ok=True)
    wanted = [p for p in read_packages(arguments.packages) if not os.path.exists(os.path.join(done, p.name))]
    if wanted:
        archive = Archive(arguments.mirror or archive_of_apt(), arguments.suites)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for part in [pool.submit(fetch, archive, package, labels, folder, done) for package in wanted]:
                part.result()
    if arguments.pygments:
        examples(arguments.pygments, labels, folder)
    missing = [p for p in wanted if not os.path.exists(os.path.join(done, p.name))]
    print(f"{len(wanted) - len(missing)} packages fetched, {len(missing)} left out")


main()
