import Testing

@testable import generate_tables

struct LanguageModelWriterTests {
    /// A feature in the first of two buckets: its fingerprint is 66, its scale 10, and its vector 1 and -7.
    private static let lines = [
        "label\tElk\t70\t-3", "label\t[prose]\t101\t4", "label\tNotes\t60\t0", "scales\t1234 5",
        "factors\t900 1000", "steps\t88 66", "buckets\t0000", "buckets\t01001", "entries\t0120", "entries\t0:QI",
        "outputs\tPPPQQo",
    ]

    private static func source(_ lines: [String]) throws -> SwiftSource {
        let languages = [
            try LanguageFile(file: "elk", text: "name Elk\ntype text/x-elk\ncategory source\n"),
            try LanguageFile(file: "notes", text: "name Notes\ntype text/x-notes\ncategory prose\n"),
        ]
        return try LanguageModelWriter(lines: lines.map { $0[...] }, languages: languages).source()
    }

    @Test func numbersOfTheModelAreWritten() throws {
        let source = try Self.source(Self.lines)
        #expect(source.text.contains("text/x-elk"))
        for numbers in [
            "1234, 5,", "900, 1000,", "88, 66,", "0, 1, 1,", "66,", "25,", "10,", "0, 0,\n    0, 1,\n    1, 31,",
        ] {
            #expect(source.numbers.source.contains("{\n    \(numbers)\n}"), "\(numbers)")
        }
    }

    @Test func proseTakesMoreCertainty() throws {
        #expect(try Self.source(Self.lines).numbers.source.contains("70, 101, 85"))
    }

    @Test(arguments: [3, 4, 5, 6, 7, 8, 9, 10])
    func missingLineIsRefused(_ line: Int) {
        var lines = Self.lines
        lines.remove(at: line)
        #expect(throws: TableError.self) { try Self.source(lines) }
    }

    /// A hash chooses its bucket by some of its bits, so any other number would be read beyond its end.
    @Test(arguments: ["001", "000001001001", "001001001"])
    func oddNumberOfBucketsIsRefused(_ buckets: String) {
        let lines = Self.lines.filter { !$0.hasPrefix("buckets") } + ["buckets\t\(buckets)"]
        #expect(throws: TableError.self) { try Self.source(lines) }
    }

    /// The numbers of a feature's vector have four bits, and its scale has eight.
    @Test(arguments: ["01200:", "01200:QX", "012040QI", "01200:Q"])
    func oddFeatureIsRefused(_ entry: String) {
        let lines = Self.lines.filter { !$0.hasPrefix("entries") } + ["entries\t\(entry)"]
        #expect(throws: TableError.self) { try Self.source(lines) }
    }

    @Test func otherDigitsAreRefused() {
        #expect(throws: TableError.self) { try Self.source(Self.lines.map { $0.replacing("PPP", with: "PP!") }) }
    }

    @Test func unknownLineIsNamed() {
        #expect {
            try Self.source(Self.lines + ["words\t1"])
        } throws: {
            "\($0)" == "language-model.tsv:12: a line is a label, numbers, or digits"
        }
    }
}
