#!/usr/bin/env python3
"""Makes the table of lexers that `generate-tables import --pygments` reads from the Pygments that Python finds.

usage: [PYTHONPATH=pygments] pygments_lexers.py > pygments.tsv

Words of a field are separated by spaces; a space within a word is written %20. The rows are sorted by name.
"""
from pygments.lexers import get_all_lexers


def main():
    rows = []
    for name, *lists in get_all_lexers(plugins=False):
        rows.append([name, *(" ".join(word.replace(" ", "%20") for word in words) for words in lists)])
    print("language", "aliases", "file_patterns", "types", sep="\t")
    for row in sorted(rows, key=lambda row: row[0].lower()):
        print(*row, sep="\t")


if __name__ == "__main__":
    main()
