#!/usr/bin/env python3
"""Measure alarms on folders of unpacked source packages: which names raise one, and how many swapped names do.

usage: alarms.py COMMAND FOLDER... [--swaps N] [--missed KIND]

Prints each kind of alarm: claimed type, found type, pattern, how many files and packages, and an example to be judged by eye.
Then it puts N files (400) of each kind under the names of other files and prints the share that raises an alarm:

    binary          binary content under the name of any unrelated type
    text-as-binary  text under the name of a binary format
    text            text under the name of another kind of text

The files are those whose names and contents agree, at most eight of a type, and the choice is the same each time.
Names that stand for any data, such as `.bin`, are left out: nothing contradicts them.
With --missed the swaps of a kind that raised no alarm are listed.
"""
import argparse, collections, json, os, random, shutil, subprocess, sys, tempfile

from names import Types

MOST, SMALLEST, LARGEST = 8, 64, 2_000_000
ANY = ("application/octet-stream", "application/x-trash")


def answers(command, paths, *options):
    run = subprocess.Popen([command, "--jsonl", "--hidden", *options, *paths], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
    for line in run.stdout:
        yield json.loads(line)


def names(answer):
    return [c for c in answer.get("candidates", []) if c["evidence"]["basis"] == "name"]


def extension(answer):
    """The extension that the best pattern is about, with its dot; None if it is of another kind."""
    found = names(answer)
    pattern = found[0]["evidence"]["detail"] if found else ""
    is_plain = pattern.startswith("glob *.") and not set(" *?[") & set(pattern[6:])
    return pattern[6:] if is_plain else None


def package(path, folders):
    return next(os.path.relpath(path, f).split(os.sep)[0] for f in folders if path.startswith(f.rstrip("/") + "/"))


def show_alarms(command, folders):
    kinds, files = collections.defaultdict(list), 0
    for answer in answers(command, folders, "-r", "--check"):
        for conflict in answer.get("conflicts", []):
            kinds[conflict["claimed"], conflict["found"], extension(answer) or "-"].append(answer["path"])
    print("claimed", "found", "name", "files", "packages", "example", sep="\t")
    for kind, paths in sorted(kinds.items(), key=lambda item: -len(item[1])):
        files += len(paths)
        print(*kind, len(paths), len({package(p, folders) for p in paths}), paths[0], sep="\t")
    print(f"{files} alarms of {len(kinds)} kinds")


def has_controls(path):
    """Whether a file has bytes that no text has, near its start."""
    with open(path, "rb") as file:
        return any(byte < 7 or 13 < byte < 27 or byte == 255 for byte in file.read(4096))


def pools(command, folders, types):
    """Files whose names and contents agree: path, type and extension of binary files and of texts."""
    found = {"binary": collections.defaultdict(list), "text": collections.defaultdict(list)}
    for answer in answers(command, folders, "-r"):
        name, suffix = names(answer), extension(answer)
        if not suffix or answer.get("conflicts") or not os.path.isfile(answer["path"]):
            continue
        if not SMALLEST <= os.path.getsize(answer["path"]) <= LARGEST or answer["type"] in ("text/plain", "application/x-trash"):
            continue
        if not any(types.related(c["type"], answer["type"]) for c in name) or any(c["type"] in ANY for c in name):
            continue
        content = [c for c in answer["candidates"] if c["evidence"]["basis"] in ("signature", "container", "text", "xml-root")]
        is_text = any(c["type"] == "text/plain" for c in content)
        is_proven = any(c["evidence"]["tier"] in ("signature", "structural") for c in content)
        is_binary = is_proven and not is_text and has_controls(answer["path"])
        kind = "text" if is_text and types.is_text(answer["type"]) else "binary" if is_binary else None
        if kind:
            found[kind][answer["type"]].append((answer["path"], answer["type"], suffix))
    chance = random.Random(1)
    return {kind: [f for files in sorted(by_type.values()) for f in chance.sample(files, min(MOST, len(files)))]
            for kind, by_type in found.items()}


def show_swaps(command, folders, number, missed):
    types, chance = Types(), random.Random(2)
    files = pools(command, folders, types)
    for kind, contents, claims in (("binary", files["binary"], files["binary"] + files["text"]),
                                   ("text-as-binary", files["text"], files["binary"]),
                                   ("text", files["text"], files["text"])):
        with tempfile.TemporaryDirectory() as folder:
            swaps = {}
            for place in range(number if contents and claims else 0):
                path, content, suffix = chance.choice(contents)
                claim = next(((t, s) for _, t, s in (chance.choice(claims) for _ in range(50))
                              if not types.related(t, content) and s.lower() != suffix.lower()), None)
                if claim:
                    copy = os.path.join(folder, f"{place}{claim[1]}")
                    shutil.copyfile(path, copy)
                    swaps[copy] = content, *claim
            noticed = {a["path"] for a in answers(command, [folder], "-r") if a.get("conflicts")}
            print(f"{kind}: {len(noticed)} of {len(swaps)} noticed, {100 * len(noticed) / max(1, len(swaps)):.1f} %")
            if kind == missed:
                for copy in sorted(swaps.keys() - noticed):
                    print(*swaps[copy], sep="\t")


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1][7:])
    parser.add_argument("command")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--swaps", type=int, default=400)
    parser.add_argument("--missed", choices=["binary", "text-as-binary", "text"])
    options = parser.parse_args()
    show_alarms(options.command, options.folders)
    show_swaps(options.command, options.folders, options.swaps, options.missed)


if __name__ == "__main__":
    sys.exit(main())
