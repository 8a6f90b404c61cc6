/// A line of `name-counts.tsv`: in how many source packages files of an extension are what it states, and are not.
struct NameCountRow {
    let pattern: String
    /// Packages with files whose content is of one of the pattern's types.
    let agreeing: Int
    /// Packages with files that are text, or another text, instead.
    let text: Int
    /// Packages with files of another binary format.
    let binary: Int
    /// Packages with files of unknown bytes.
    let bytes: Int
    /// Packages with files whose content shows nothing about it.
    let silent: Int

    static let columns = ["pattern", "agree", "text", "binary", "bytes", "silent"]

    init(pattern: String, agreeing: Int, text: Int = 0, binary: Int = 0, bytes: Int = 0, silent: Int = 0) {
        self.pattern = pattern
        self.agreeing = agreeing
        self.text = text
        self.binary = binary
        self.bytes = bytes
        self.silent = silent
    }

    init(_ line: TSV.Line) throws {
        let numbers = try line.fields.dropFirst().map { field in
            guard let number = Int(field), number >= 0 else {
                throw line.error("'\(field)' is not a number of packages")
            }
            return number
        }
        self.init(
            pattern: line.fields[0], agreeing: numbers[0], text: numbers[1], binary: numbers[2], bytes: numbers[3],
            silent: numbers[4])
    }
}

extension NameCountRow {
    /// Whether so many files are text that text is no evidence against the name.
    ///
    /// One package may have files that are broken on purpose, as tests have; more of them show another meaning.
    var isOftenText: Bool { text == 1 ? agreeing < 6 : text * 10 > agreeing && text > 0 }

    /// Whether so many files are other bytes that these are no evidence against the name.
    ///
    /// Most tests have broken files.
    var isOftenOtherBytes: Bool { (binary + bytes) * 3 > agreeing && binary + bytes > 0 }

    /// Whether what the extension is used for otherwise is text: another binary format is hardly ever found.
    var isOtherwiseText: Bool { agreeing >= 5 && binary * 10 <= agreeing }

    /// Whether so many files with the name of text are binary that this is no evidence against the name.
    var isTextWithBytes: Bool { binary + bytes > 1 && (binary + bytes) * 20 > agreeing + silent }
}
