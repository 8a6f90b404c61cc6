/// Packs `data/charsets.tsv` and `data/charset-model.tsv` into `CharsetTable`.
struct CharsetTableWriter {
    private struct Narrow {
        let label: String
        let alphabet: Int
        let isRival: Bool
        let points: String
        let classes: String
    }

    private var names: [String] = []
    private var alphabets: [(name: String, size: Int, cases: String, pairs: String)] = []
    private var narrow: [Narrow] = []
    private var wide: [(label: String, kinds: String, leads: String, codes: String)] = []

    /// Reads the lines of both files; the first line of `names` is a header.
    init(names: [Substring], model: [Substring]) throws {
        self.names = names.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return fields.joined(separator: " ")
        }
        for (index, line) in model.enumerated() {
            guard read(line.split(separator: "\t").map(String.init)) else {
                throw TableError(
                    file: "charset-model.tsv", line: index + 1,
                    reason: "a line is an alphabet, one of its rows, or an encoding of an alphabet that stands before")
            }
        }
    }

    private mutating func read(_ fields: [String]) -> Bool {
        let alphabet = fields.count > 2 ? alphabets.firstIndex { [fields[1], fields[2]].contains($0.name) } : nil
        switch (fields.first, fields.count) {
        case ("alphabet", 4):
            alphabets.append((fields[1], Int(fields[2]) ?? 0, fields[3], ""))
        case ("pairs", 3):
            guard let alphabet, fields[2].utf8.count == alphabets[alphabet].size else { return false }
            alphabets[alphabet].pairs += fields[2]
        case ("narrow", 5), ("rival", 5):
            guard let alphabet, fields[3].utf8.count == 384, fields[4].utf8.count == 256 else { return false }
            narrow.append(
                Narrow(
                    label: fields[1], alphabet: alphabet, isRival: fields[0] == "rival", points: fields[3],
                    classes: fields[4]))
        case ("wide", 5):
            wide.append((fields[1], fields[2], fields[3], fields[4]))
        default: return false
        }
        return true
    }

    func source() -> SwiftSource {
        var source = SwiftSource(
            type: "CharsetTable", summary: "Names of encodings, and how texts in them look; `PackedCharsets` reads it.")
        source.member(
            "names", names.joined(separator: ";") + ";",
            summary: "Each encoding and its other names, up to a semicolon.")
        source.member(
            "narrow", narrow.map(\.label).joined(separator: " "), summary: "The encodings of one byte a character.")
        source.array("alphabets", narrow.map { UInt8($0.alphabet) }, summary: "The alphabet of each.")
        source.array("rivals", narrow.map { UInt8($0.isRival ? 1 : 0) }, summary: "1 for one that is never the answer.")
        source.member("points", narrow.map(\.points).joined(), summary: "The character of each byte from 0x80 on.")
        source.member("classes", narrow.map(\.classes).joined(), summary: "The class and the case of each.")
        source.array("sizes", alphabets.map { UInt8($0.size) }, summary: "How many classes each alphabet has.")
        source.array("pairOffsets", positions, summary: "The offset of the costs of its pairs.")
        source.member("pairs", alphabets.map(\.pairs).joined(), summary: "What a class costs behind another.")
        source.member("cases", alphabets.map(\.cases).joined(), summary: "What a case costs behind another.")
        addWide(to: &source)
        return source
    }

    private func addWide(to source: inout SwiftSource) {
        source.member(
            "wide", wide.map(\.label).joined(separator: " "), summary: "The encodings of several bytes a character.")
        source.member("kinds", wide.map(\.kinds).joined(), summary: "What a kind of character costs behind another.")
        source.member("leads", wide.map(\.leads).joined(), summary: "What a first byte costs, from 0x80 on.")
        source.member("codes", wide.map(\.codes).joined(), summary: "Common characters and what they cost.")
        var ends: [UInt16] = []
        for encoding in wide { ends.append((ends.last ?? 0) + UInt16(encoding.codes.utf8.count / 4)) }
        source.array("ends", ends, summary: "Where the common characters of each encoding end.")
    }

    private var positions: [UInt16] {
        var position = 0
        return alphabets.map { alphabet in
            defer { position += alphabet.pairs.utf8.count }
            return UInt16(position)
        }
    }
}
