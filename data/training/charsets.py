#!/usr/bin/env python3
"""Count how texts in the encodings of eight bits look, and write data/charset-model.tsv.

usage: charsets.py FOLDER... [--without DOMAIN,...] --out data/charset-model.tsv

The folders hold translations as gettext compiles them (LANGUAGE/LC_MESSAGES/DOMAIN.mo, as below /usr/share/locale). How the
counts are used is told in CharsetModel.swift.
"""
import argparse, math, os, re, struct, unicodedata
from collections import Counter, defaultdict

DIGITS = "".join(chr(0x30 + n) for n in range(64))
MIXED = 30                   # least cost of a word that goes on in another script
LETTER = 13                  # what it costs to say which letter of ASCII, where all are one class
STEP = 3                     # costs are stored in thirds of a bit
# Letters beyond ASCII, and the languages that are counted, most of them by how much is written in them.
ALPHABETS = {
    "western": ("àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþßœšžªº", "fr de es pt pt_BR it nl sv da nb nn fi is ca gl eu ast ga oc fo wa"),
    "central": ("áâăäąćčçďđéęëěíîĺľłńňóôőöŕřśšşťţúůűüýźžżß", "cs pl sk hu hr sl ro bs sq de"),
    "turkish": ("çğıiîöşüâû", "tr"),
    "baltic": ("āąčćęēėģīįķļłńņōóõöšśūųüžźżåäé", "lt lv et"),
    "cyrillic": ("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћђџѓќѕ", "ru ru ru uk bg be sr mk"),
    "greek": ("αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ", "el"),
    "hebrew": ("אבגדהוזחטיךכלםמןנסעףפץצקרשת", "he"),
    "arabic": ("ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيـ", "ar"),
    "thai": ("".join(chr(c) for c in [*range(0xE01, 0xE3B), *range(0xE40, 0xE4F)]), "th"),
}
LATIN = ("western", "central", "turkish", "baltic")
# Of several encodings in which a text reads the same, the first is the answer.
NARROW = [
    ("iso-8859-1", "latin-1", "western"), ("windows-1252", "cp1252", "western"), ("iso-8859-15", "iso8859-15", "western"),
    ("iso-8859-2", "iso8859-2", "central"), ("windows-1250", "cp1250", "central"),
    ("iso-8859-9", "iso8859-9", "turkish"), ("windows-1254", "cp1254", "turkish"),
    ("iso-8859-13", "iso8859-13", "baltic"), ("windows-1257", "cp1257", "baltic"), ("iso-8859-4", "iso8859-4", "baltic"),
    ("windows-1251", "cp1251", "cyrillic"), ("koi8-r", "koi8-r", "cyrillic"), ("koi8-u", "koi8-u", "cyrillic"),
    ("iso-8859-5", "iso8859-5", "cyrillic"), ("ibm866", "cp866", "cyrillic"),
    ("iso-8859-7", "iso8859-7", "greek"), ("windows-1253", "cp1253", "greek"),
    ("iso-8859-8", "iso8859-8", "hebrew"), ("windows-1255", "cp1255", "hebrew"),
    ("iso-8859-6", "iso8859-6", "arabic"), ("windows-1256", "cp1256", "arabic"), ("tis-620", "tis-620", "thai"),
]
# What is never answered, since it is rare: where one of these fits best, nothing is said.
RIVALS = [("ibm850", "cp850", "western"), ("macintosh", "mac-roman", "western"), ("ibm852", "cp852", "central")]
WIDE = [("shift_jis", "cp932", "ja"), ("euc-jp", "euc-jp", "ja"), ("euc-kr", "cp949", "ko"), ("gb18030", "gbk", "zh_CN"),
        ("big5", "cp950", "zh_TW zh_HK")]
# Characters that are no letters and common in texts of all languages.
SYMBOLS = "\u00a0«»“”„‚‘’‹›–—…•·°©®§№€£±×÷²³½¼¾¡¿´™¦µ\u2015\u0387"
SPACE, MARK, ASCII, SYMBOL, ODD, FIRST = 0, 1, 2, 3, 4, 5
COMMON = 400                 # characters of a wide encoding that have a cost of their own


def messages(path):
    """The translations of a compiled catalogue, without its header."""
    data = open(path, "rb").read()
    order = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}.get(data[:4])
    if not order:
        return ""
    count, _, table = struct.unpack(order + "III", data[8:20])
    texts = []
    for i in range(count):
        length, place = struct.unpack(order + "II", data[table + 8 * i:table + 8 * i + 8])
        texts.append(data[place:place + length])
    header = texts[0].decode("ascii", "replace") if texts else ""
    if "utf-8" not in header.lower():
        return ""
    return "\n".join(t.decode("utf-8", "replace").replace("\0", "\n") for t in texts[1:])


def classes(alphabet):
    letters = ALPHABETS[alphabet][0]
    table = {}
    if alphabet in LATIN:
        letters = "abcdefghijklmnopqrstuvwxyz" + letters.replace("i", "")
    for letter in letters:
        table.setdefault(letter, FIRST + len(table))
    return table


def fold(char):
    """A letter in lower case, and its case: 0 none, 1 lower, 2 upper."""
    if char == "İ":
        return "i", 2
    lower = char.lower()
    if len(lower) == 1 and lower != char:
        return lower, 2
    return char, 1 if char.upper() != char and len(char.upper()) == 1 else 0


def kind(char, table):
    if char in " \n\t\r":
        return SPACE, 0
    lower, case = fold(char)
    if lower in table:
        return table[lower], case
    if char < "\x80":
        return (ASCII, case) if char.isalpha() else (MARK, 0)
    return (SYMBOL, 0) if char in SYMBOLS else (ODD, case)


def cost(share):
    return min(63, max(0, round(-math.log2(share) * STEP)))


def narrow_model(alphabet, texts):
    table = classes(alphabet)
    size = FIRST + len(table)
    pairs, cases = Counter(), Counter()
    known = {}
    for text, weight in texts:
        counted = Counter(zip(" " + text, text))
        for (before, char), n in counted.items():
            for c in (before, char):
                if c not in known:
                    known[c] = kind(c, table)
            (a, ca), (b, cb) = known[before], known[char]
            pairs[a, b] += n * weight
            if before >= "\x80" or char >= "\x80":
                cases[ca, cb] += n * weight
    rows = []
    total = sum(pairs.values())
    share = Counter()
    for (_, b), n in pairs.items():
        share[b] += n / total
    for a in range(size):
        seen = sum(pairs[a, b] for b in range(size))
        # What was never seen is as likely as the share of the letter makes it, but for a little.
        row = [(pairs[a, b] + 8 * max(share[b], 1e-5)) / (seen + 8) for b in range(size)]
        costs = [cost(max(p, 1e-6)) for p in row]
        if alphabet not in LATIN:
            # Names of programs and options within translations are noise: words are hardly ever of two scripts.
            costs[ASCII] = min(63, costs[ASCII] + LETTER)
            for b in range(size):
                if a == ASCII and b >= SYMBOL or a >= SYMBOL and b == ASCII:
                    costs[b] = max(costs[b], MIXED)
        rows.append("".join(DIGITS[c] for c in costs))
    case_rows = []
    for a in range(3):
        seen = sum(cases[a, b] for b in range(3)) + 3
        case_rows.append("".join(DIGITS[cost((cases[a, b] + 1) / seen)] for b in range(3)))
    return size, rows, case_rows


def wide_model(codec, texts):
    codes, kinds = Counter(), Counter()
    for text, weight in texts:
        before = 0
        for char in text:
            now = 2 if char >= "\x80" else 1 if char.isalpha() else 0
            kinds[before, now] += weight
            before = now
            if now == 2:
                try:
                    codes[char.encode(codec)] += weight
                except UnicodeEncodeError:
                    pass
    total = sum(codes.values())
    common = sorted(codes.items(), key=lambda item: (-item[1], item[0]))
    common = [(code, n) for code, n in common if len(code) == 2][:COMMON]
    chosen = {code for code, _ in common}
    leads = Counter()
    for code, n in codes.items():
        if code not in chosen:
            leads[code[0]] += n
    entries = sorted((code[0] << 8 | code[1], cost(n / total)) for code, n in common)
    packed = "".join(digits(code, 3) + DIGITS[c] for code, c in entries)
    # A character that is not common has the share of its first byte, spread over the second.
    lead = "".join(DIGITS[cost(max((leads[b] + 0.05) / total / 94, 1e-6))] for b in range(0x80, 0x100))
    kind_rows = []
    for a in range(3):
        seen = sum(kinds[a, b] for b in range(3)) + 3
        costs = [cost((kinds[a, b] + 1) / seen) for b in range(3)]
        kind_rows.append("".join(DIGITS[min(63, c + (LETTER if b == 1 else 0))] for b, c in enumerate(costs)))
    return packed, lead, kind_rows


def digits(value, count):
    return "".join(DIGITS[value >> 6 * i & 63] for i in reversed(range(count)))


def decode(codec, byte):
    try:
        char = bytes([byte]).decode(codec)
    except UnicodeDecodeError:
        return None
    return None if unicodedata.category(char) == "Cc" else char


def load(folders, without):
    """The translations of each language, each domain once."""
    texts, seen = defaultdict(list), set()
    for folder in folders:
        for base, inner, names in os.walk(folder):
            inner.sort()
            parts = base.split(os.sep)
            if parts[-1] != "LC_MESSAGES":
                continue
            for name in sorted(names):
                if not name.endswith(".mo") or name[:-3] in without:
                    continue
                text = messages(os.path.join(base, name))
                if len(text) > 200 and text not in seen:
                    seen.add(text)
                    texts[parts[-2]].append(text)
    return texts


def typographic(text):
    """The text with the quotes, dashes and dots that word processors set."""
    text = re.sub(r'"([^"\n]{1,80})"', "“\\1”", text)
    return text.replace("'", "’").replace(" - ", " – ").replace(" -- ", " — ").replace("...", "…")


def weighted(texts, languages):
    """The texts of the languages, each language with the weight of its mentions, a third of it as word processors write."""
    languages = languages.split()
    result = []
    for language in sorted(set(languages)):
        size = sum(len(t) for t in texts[language]) or 1
        weight = 1e6 * languages.count(language) / size
        result += [(t, weight * 2 / 3) for t in texts[language]]
        result += [(typographic(t), weight / 3) for t in texts[language]]
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--without", default="", help="domains to leave out, separated by commas")
    options = parser.parse_args()
    texts = load(options.folders, options.without.split(","))
    with open(options.out, "w", encoding="ascii") as out:
        for name, (_, languages) in ALPHABETS.items():
            size, rows, cases = narrow_model(name, weighted(texts, languages))
            out.write(f"alphabet\t{name}\t{size}\t{''.join(cases)}\n")
            for row in rows:
                out.write(f"pairs\t{name}\t{row}\n")
        for label, codec, alphabet in NARROW + RIVALS:
            table = classes(alphabet)
            points, kinds = "", ""
            for byte in range(0x80, 0x100):
                char = decode(codec, byte)
                points += digits(ord(char) if char else 0, 3)
                number, case = kind(char, table) if char else (0, 0)
                kinds += digits(number << 2 | case, 2) if char else digits(0, 2)
            word = "narrow" if (label, codec, alphabet) in NARROW else "rival"
            out.write(f"{word}\t{label}\t{alphabet}\t{points}\t{kinds}\n")
        for label, codec, languages in WIDE:
            packed, lead, kinds = wide_model(codec, weighted(texts, languages))
            out.write(f"wide\t{label}\t{''.join(kinds)}\t{lead}\t{packed}\n")


if __name__ == "__main__":
    main()
