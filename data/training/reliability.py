#!/usr/bin/env python3
"""Compare the confidence of alarms with how often they are right.

usage: reliability.py MIMETYPE JUDGED SET FOLDER...

JUDGED is judged-alarms.tsv, SET one of its sets, and the folders contain a folder for each unpacked package. A package counts
once for each claimed type, found type and extension. Prints, for each tenth of the confidence, how many alarms there are, their
mean confidence, and how many of them are right; then the same for the alarms that are shown by default, and what was not judged.
"""
import csv, json, os, subprocess, sys

UNCERTAIN = ("misleading-name", "declared-type-contradicts")


def alarms(command, folders):
    """The confidence of each kind of alarm: package, pattern, claimed and found type."""
    run = subprocess.Popen([command, "--jsonl", "--hidden", "-r", *folders], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
    kinds = {}
    for line in run.stdout:
        answer = json.loads(line)
        folder = next(f for f in folders if answer["path"].startswith(f.rstrip("/") + "/"))
        package = os.path.relpath(answer["path"], folder).split(os.sep)[0]
        names = [c["evidence"]["detail"] for c in answer.get("candidates", []) if c["evidence"]["basis"] == "name"]
        for conflict in answer.get("conflicts", []) + answer.get("doubtfulConflicts", []):
            if conflict["kind"] not in UNCERTAIN:
                pattern = names[0].split()[1] if names else "-"
                kinds[package, pattern, conflict["claimed"], conflict["found"]] = conflict["confidence"]
    return kinds


def row(name, judged):
    mean = sum(c for c, _ in judged) / len(judged) if judged else 0
    right = sum(is_right for _, is_right in judged)
    print(f"| {name} | {len(judged)} | {mean:.2f} | {right} | {right / max(1, len(judged)):.2f} |")


def main():
    command, path, chosen, *folders = sys.argv[1:]
    with open(path, encoding="utf-8", newline="") as file:
        verdicts = {(r["package"], r["pattern"], r["claimed"], r["found"]): r["judgement"] == "right"
                    for r in csv.DictReader(file, delimiter="\t") if r["set"] == chosen}
    kinds = alarms(command, folders)
    judged = [(confidence, verdicts[kind]) for kind, confidence in kinds.items() if kind in verdicts]
    print("| confidence | alarms | mean | right | share |\n|---|---|---|---|---|")
    for tenth in range(10):
        row(f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", [j for j in judged if tenth / 10 <= j[0] < (tenth + 1) / 10])
    row("0.9 or more", [j for j in judged if j[0] >= 0.9])
    for kind in sorted(kinds.keys() - verdicts.keys()):
        print("not judged:", *kind, kinds[kind], sep="\t")


if __name__ == "__main__":
    sys.exit(main())
