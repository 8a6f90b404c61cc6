#!/usr/bin/env python3
"""Makes the table of languages that `generate-tables import --linguist` reads from Linguist's languages.yml.

usage: linguist.py languages.yml > linguist.tsv

Words of a field are separated by spaces; a space within a word is written %20. The languages keep the file's order.
"""
import sys

import yaml

LISTS = ("aliases", "extensions", "filenames", "interpreters")


def rows(languages):
    for name, facts in languages.items():
        lists = [" ".join(word.replace(" ", "%20") for word in facts.get(key, [])) for key in LISTS]
        yield [name, facts["type"], *lists, facts.get("codemirror_mime_type") or ""]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        languages = yaml.load(file, yaml.BaseLoader)
    print("language", "kind", "aliases", "extensions", "file_names", "interpreters", "codemirror_type", sep="\t")
    for row in rows(languages):
        print(*row, sep="\t")


if __name__ == "__main__":
    main()
