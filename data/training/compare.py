#!/usr/bin/env python3
"""Tell how often texts of packages that were never trained on are recognised, by rules, by the model, and by both.

usage: compare.py TEXTS UNSEEN [--command MIMETYPE] [--magika] [--out REPORT] [--wrong FILE]

TEXTS is the folder that fetch.py fills, UNSEEN the table that train-language-model writes with --unseen. Every text is
given to the command without its name: as a whole, cut after 512 bytes, cut after ten lines, and twenty lines from the
middle. With --magika the same
texts are given to Magika (a package of PyPI). What is right follows from the text's name and
labels.txt; near is a language that the right one builds on, or the other way round. Without guesses in UNSEEN, as for texts
that the trainer has not seen, the model is not judged alone. Texts that are
no language (prose, changes, copyright, mail, logs) are counted apart: how many of them are called a language. Texts whose
extension several languages use are asked about once more with their names.
"""
import argparse, collections, csv, glob, json, os, re, subprocess, sys, tempfile, tomllib
import xml.etree.ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
PROSE = ("[prose]", "[changelog]", "[copyright]", "[mail]", "[log]")
# Answers that name no language: plain text, and kinds of text that people write or programs report.
UNNAMED = {"text/plain", "application/octet-stream", "message/rfc822", "application/mbox", "text/x-log", "text/x-changelog",
           "text/x-authors", "text/x-readme", "text/x-copyright", "text/x-install", "text/x-credits", "text/x-news",
           "text/vnd.debian.copyright", "text/x-debian-changelog", "text/x-rpm-changes", "text/x-mail", "inode/x-empty",
           "message/news", "text/x-uuencode", "text/x-patch-notes", "text/x-tap"}
# What prose may also be written in.
MARKUP = {"text/markdown", "text/x-rst", "text/prs.fallenstein.rst", "text/asciidoc", "text/x-asciidoc", "text/org",
          "text/x-org", "text/troff", "text/html", "text/rtf"}
# What Magika's names mean here. Where it has one name for several languages, each of them counts as right.
MAGIKA = {
    "asm": ["Assembly"], "batch": ["Batchfile"], "bazel": ["Starlark"], "bib": ["BibTeX"], "c": ["C"], "cpp": ["C++"],
    "cs": ["C#"], "erb": ["HTML+ERB"], "gemfile": ["Ruby"], "gemspec": ["Ruby"], "gitmodules": ["Git Config"],
    "groovy": ["Groovy", "Gradle"], "gradle": ["Gradle", "Groovy"], "htaccess": ["ApacheConf"],
    "ignorefile": ["Ignore List"], "ini": ["INI", "desktop", "systemd unit", "EditorConfig", "Git Config", "ApacheConf"],
    "latex": ["TeX", "BibTeX Style"], "lisp": ["Common Lisp", "Emacs Lisp", "Scheme"],
    "objectivec": ["Objective-C", "Objective-C++"], "po": ["Gettext Catalog"], "properties": ["Java Properties"],
    "proto": ["Protocol Buffer"], "rst": ["reStructuredText"], "shell": ["Shell", "Tcsh", "fish"],
    "srt": ["SubRip Text"], "stltext": ["STL"], "textproto": ["Protocol Buffer Text Format"],
    "vba": ["VBA", "VBScript", "Visual Basic .NET"], "verilog": ["Verilog", "SystemVerilog"], "vtt": ["WebVTT"],
    "winregistry": ["Windows Registry Entries"], "hcl": ["HCL"], "php": ["PHP"], "css": ["CSS"], "sql": ["SQL", "PLSQL"],
}
# Magika's names for what is no language.
UNNAMED_BY_MAGIKA = {"txt", "unknown", "empty", "eml", "outlook", "sum", "undefined", "directory"}


def is_held_out(package):
    value = 0xCBF29CE484222325
    for byte in os.fsencode(package):
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return (value ^ value >> 29) % 5 == 0


def types():
    """The type of each language by its name."""
    found = {}
    for path in glob.glob(os.path.join(HERE, "..", "languages", "*.rules")):
        with open(path, encoding="utf-8") as lines:
            facts = dict(line.rstrip("\n").split(" ", 1) for line in lines if line.startswith(("name ", "type ")))
        found[facts["name"]] = facts["type"]
    return found


# Types that a language has besides its own.
ALSO = {"Roff": {"application/x-troff-man", "application/x-troff-me", "application/x-troff-ms"},
        "Gettext Catalog": {"text/x-gettext-translation-template"}, "Awk": {"text/x-gawk"}}


# Types of languages that a language adds to, or is a template of.
BASES = {"text/x-cuda": ["text/x-c++src", "text/x-csrc"], "text/x-c2hs-haskell": ["text/x-haskell"],
         "text/x-starlark": ["text/x-python"], "text/x-scss": ["text/css"], "text/x-less": ["text/css"],
         "text/swig": ["text/x-csrc", "text/x-c++src"], "application/typescript": ["text/javascript"],
         "text/x-aspectj": ["text/x-java"], "text/mdx": ["text/markdown"], "text/x-r-markdown": ["text/markdown"],
         "text/x-scons": ["text/x-python"], "text/x-gradle": ["text/x-groovy"], "text/x-xs": ["text/x-csrc"],
         "text/x-metal": ["text/x-c++src"], "text/x-ispc": ["text/x-csrc"], "text/x-svelte": ["text/html"],
         "text/x-ejs": ["text/html"], "text/x-mustache": ["text/html"], "text/x-liquid": ["text/html"],
         "application/x-smarty": ["text/html"], "text/x-handlebars-template": ["text/html"], "text/x-twig": ["text/html"],
         "text/x-jinja": ["text/html"], "text/x-jsp": ["text/html"], "text/x-html-plus-erb": ["text/html"]}


class Kinship:
    """Which types are kinds of others, and which only share most of their lines."""

    def __init__(self):
        self.parents, self.bases = {}, {}
        for name in ("types.tsv", os.path.join("own", "types.tsv")):
            with open(os.path.join(HERE, "..", name), encoding="utf-8", newline="") as table:
                for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
                    self.add(row["type"], row["parents"].split())

    def add(self, type, words):
        parents = [w for w in words if w != "text/plain"]
        self.parents.setdefault(type, []).extend(w for w in parents if not w.startswith("~"))
        self.bases.setdefault(type, list(BASES.get(type, []))).extend(w.lstrip("~") for w in parents)

    def reaches(self, answer, wanted, steps):
        seen, queue = set(), [answer]
        while queue:
            found = queue.pop()
            if found in wanted:
                return True
            if found not in seen:
                seen.add(found)
                queue += steps.get(found, ())
        return False

    def verdict(self, answer, wanted, silent):
        """Right also for a kind of what is wanted; near for what is wanted's base, or built like it."""
        if self.reaches(answer, wanted, self.parents):
            return "right"
        if answer in silent:
            return "silent"
        near = self.reaches(answer, wanted, self.bases) or any(self.reaches(w, {answer}, self.bases) for w in wanted)
        return "near" if near else "wrong"


# Extensions that several languages use.
AMBIGUOUS = "m v pl t d l y e fs gs inc as cls pro r ls cs mod cl pp sc st i g f bas frag ts ml".split()


def ask(command, paths, options=("--magic-only",)):
    given = b"".join(os.fsencode(path) + b"\0" for path in paths)
    run = subprocess.run([command, *options, "--jsonl", "--files0-from", "-"], input=given, capture_output=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(paths):
        sys.exit(f"compare.py: {command} answered {len(answers)} of {len(paths)}: {run.stderr.decode()[:200]}")
    return [(a["type"] or "", "words of" in json.dumps(a.get("evidence", ""))) for a in answers]


def ask_magika(paths):
    from magika import Magika
    asked, answers = Magika(), []
    for start in range(0, len(paths), 256):
        for result in asked.identify_paths(paths[start:start + 256]):
            answers.append(str(result.output.label) if result.ok else "txt")
    return answers


VERDICTS = ("right", "near", "wrong", "silent")


class Tally:
    def __init__(self):
        self.counts = collections.defaultdict(collections.Counter)

    def add(self, label, verdict):
        self.counts[label][verdict] += 1

    def shares(self, labels=None):
        total = sum((c for label, c in self.counts.items() if labels is None or label in labels), collections.Counter())
        count = max(1, sum(total.values()))
        return tuple(100 * total[v] / count for v in VERDICTS) + (sum(total.values()),)


def cut(paths, folder, how):
    """Copies of texts, cut; numbered, so that no name tells anything."""
    copies = []
    for number, path in enumerate(paths):
        with open(path, "rb") as text:
            data = text.read(16384)
        copies.append(os.path.join(folder, str(number)))
        with open(copies[-1], "wb") as out:
            out.write(how(data))
    return copies


def middle(data):
    """Twenty lines from the middle, as somebody pastes them."""
    lines = data.splitlines(keepends=True)
    return b"".join(lines[len(lines) // 2:][:20])


CUTS = {"whole": lambda data: data, "512 bytes": lambda data: data[:512],
        "ten lines": lambda data: b"".join(data.splitlines(keepends=True)[:10]), "twenty from the middle": middle}


def compare(arguments):
    known, kinship = types(), Kinship()
    with open(arguments.unseen, encoding="utf-8", newline="") as table:
        rows = [r for r in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
                if not r["path"].startswith("[")]
    labels = [row["path"].split("/")[0] for row in rows]
    wanted = [{known.get(label, label)} | ALSO.get(label, set()) for label in labels]
    wanted_by = dict(zip(labels, wanted))
    paths = [os.path.join(arguments.texts, row["path"]) for row in rows]
    tallies, wrong = {}, []

    def tally(way, part):
        return tallies.setdefault((way, part), Tally())

    for row, label in zip(rows, labels) if any(row["guess"] for row in rows) else ():
        answer = known.get(row["guess"], "") if row["answered"] == "1" else "text/plain"
        tally("model", "whole").add(label, kinship.verdict(answer, wanted_by[label], UNNAMED))
    languages = {name.lower(): name for name in known}
    for part, how in CUTS.items():
        with tempfile.TemporaryDirectory() as folder:
            copies = cut(paths, folder, how)
            for path, label, right, (answer, is_model) in zip(paths, labels, wanted, ask(arguments.command, copies)):
                verdict = kinship.verdict(answer, right, UNNAMED)
                tally("both", part).add(label, verdict)
                tally("rules", part).add(label, "silent" if is_model else verdict)
                if verdict == "wrong":
                    wrong.append((part, label, answer, "model" if is_model else "rules", path))
            for label, answer in zip(labels, ask_magika(copies)) if arguments.magika else ():
                names = MAGIKA.get(answer) or [languages.get(answer, answer)]
                verdict = "right" if label in names else "silent" if answer in UNNAMED_BY_MAGIKA else kinship.verdict(
                    known.get(names[0], answer), wanted_by[label], set())
                tally("Magika", part).add(label, verdict)
    return tallies, wrong, languages


def ambiguous(arguments):
    """What texts are called that keep their name, where several languages use its extension: verdicts by extension."""
    known, kinship, tallies = types(), Kinship(), Tally()
    with open(arguments.unseen, encoding="utf-8", newline="") as table:
        paths = [row["path"] for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)]
    paths = [path for path in paths if not path.startswith("[") and path.rsplit(".", 1)[-1].lower() in AMBIGUOUS]
    with tempfile.TemporaryDirectory() as folder:
        copies = []
        for number, path in enumerate(paths):
            # Behind the hash that fetch.py puts before it.
            os.mkdir(os.path.join(folder, str(number)))
            copies.append(os.path.join(folder, str(number), os.path.basename(path)[11:]))
            with open(os.path.join(arguments.texts, path), "rb") as text, open(copies[-1], "wb") as out:
                out.write(text.read())
        for path, (answer, _) in zip(paths, ask(arguments.command, copies, ())):
            label = path.split("/")[0]
            wanted = {known.get(label, label)} | ALSO.get(label, set())
            tallies.add("." + path.rsplit(".", 1)[-1].lower(), kinship.verdict(answer, wanted, UNNAMED))
    return tallies


def is_prose(name):
    """Whether a name promises prose: what ends in .txt may be anything."""
    return not name.endswith(".txt") or name.startswith("README")


# A line of YAML: a key, or an item of a list.
YAML_LINE = re.compile(rb"\s*(- .*|(- )?[\w.\"'/-]+:( .*)?)")


def is_formatted(path):
    """Whether the whole text is well-formed TOML or XML, tab-separated values, Pod, or YAML with keys on two levels."""
    with open(path, "rb") as text:
        data = text.read()
    lines = [line.rstrip() for line in data.splitlines() if line.strip()]
    if len(lines) > 2 and len({line.count(b"\t") for line in lines}) == 1 and lines[0].count(b"\t") > 1:
        return True
    if re.search(rb"^=head1 .*\n\n(.*\n)*?=(head|over|item|cut|back)", data, re.M):
        return True
    if re.match(rb"[\w.\"'-]+:\n +[\w.\"'-]+: ", data) and all(map(YAML_LINE.fullmatch, lines)):
        return True
    try:
        return bool(tomllib.loads(data.decode()))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        pass
    try:
        return xml.etree.ElementTree.fromstring(data) is not None
    except xml.etree.ElementTree.ParseError:
        return False


def prose(arguments):
    """How many texts that are no language are called one, by label."""
    counts, called = collections.Counter(), collections.defaultdict(list)
    for label in PROSE:
        paths = [path for path in sorted(glob.glob(f"{glob.escape(arguments.texts)}/{glob.escape(label)}/*/*"))
                 if is_held_out(os.path.basename(os.path.dirname(path))) and is_prose(os.path.basename(path)[11:])
                 and not is_formatted(path)]
        for part, how in list(CUTS.items())[:2]:
            with tempfile.TemporaryDirectory() as folder:
                for path, (answer, is_model) in zip(paths, ask(arguments.command, cut(paths, folder, how))):
                    counts[label, part] += 1
                    if answer not in UNNAMED | MARKUP:
                        called[label, part].append((answer, "model" if is_model else "rules", path))
    return counts, called


def shares(values):
    return "| " + " | ".join(f"{value:.1f} %" for value in values[:-1]) + f" | {values[-1]} |"


INTRODUCTION = """\
# Results of rules and model, and of rules alone

The texts are from packages that were not used for training. An answer is *near* if it is not right, but closely related to the
right language: one of the two extends the other, one is a template language for the other, or the two share most of their syntax. A
text without an answer is *silent*. The rows *both* show the results of the rules and the model together; in the rows *rules*, an
answer by the model counts as no answer.

""".splitlines()


def report(tallies, languages, counts, called, named):
    lines = [*INTRODUCTION, "| texts | by | right | near | wrong | silent | of |", "|---|---|---|---|---|---|---|"]
    for part in CUTS:
        for way in ("rules", "model", "both", "Magika"):
            if (way, part) in tallies:
                lines.append(f"| {part} | {way} " + shares(tallies[way, part].shares()))
    if ("Magika", "whole") in tallies:
        ours = {label for label, c in tallies["Magika", "whole"].counts.items() if c["right"]}
        for way in ("both", "Magika"):
            lines.append(f"| whole, the {len(ours)} languages that Magika names | {way} "
                         + shares(tallies[way, "whole"].shares(ours)))
    lines += ["", "| texts in no language | mistaken for a language | of |", "|---|---|---|"]
    for label, part in counts:
        lines.append(f"| {label.strip('[]')}, {part} | {len(called[label, part])} | {counts[label, part]} |")
    for part in list(CUTS)[:2]:
        number = sum(len(v) for (_, p), v in called.items() if p == part)
        count = sum(v for (_, p), v in counts.items() if p == part)
        lines.append(f"| all, {part} | {number} ({100 * number / max(1, count):.2f} %) | {count} |")
    lines += ["", "The following texts have an extension that several languages use, and were detected with their names:", "",
              "| extension | right | near | wrong | silent | of |", "|---|---|---|---|---|---|"]
    lines += [f"| {extension} " + shares(named.shares({extension})) for extension in sorted(named.counts)]
    lines.append("| all " + shares(named.shares()))
    ways = [way for way in ("rules", "model", "both", "Magika") if (way, "whole") in tallies]
    lines += ["", "For each language, this table shows the numbers of whole texts that are right / near / wrong / silent:", "",
              "| language | " + " | ".join(ways) + " |",
              "|---" * (len(ways) + 1) + "|"]
    for label in sorted(tallies["both", "whole"].counts, key=str.lower):
        cells = [tallies[way, "whole"].counts[label] for way in ways]
        lines.append(f"| {label} | " + " | ".join(" / ".join(str(c[v]) for v in VERDICTS) for c in cells) + " |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("texts")
    parser.add_argument("unseen")
    parser.add_argument("--command", default="mimetype")
    parser.add_argument("--magika", action="store_true")
    parser.add_argument("--out")
    parser.add_argument("--wrong")
    arguments = parser.parse_args()
    tallies, wrong, languages = compare(arguments)
    counts, called = prose(arguments)
    text = report(tallies, languages, counts, called, ambiguous(arguments))
    if arguments.wrong:
        with open(arguments.wrong, "w", encoding="utf-8") as out:
            out.writelines("\t".join(row) + "\n" for row in wrong)
            out.writelines(f"{part}\t{label}\t" + "\t".join(row) + "\n"
                           for (label, part), rows in called.items() for row in rows)
    if arguments.out:
        with open(arguments.out, "w", encoding="utf-8") as out:
            out.write(text)
    else:
        print(text, end="")


main()
